"""What a bot may change of itself and of its application."""

from __future__ import annotations

from typing import Any

from sandbox.errors import Form, Json
from sandbox.pictures import read_picture
from sandbox.things import User
from sandbox.world import World

_MOST_BYTES = 10 * 1024 * 1024
_KEPT = ("description", "tags", "custom_install_url", "interactions_endpoint_url", "role_connections_verification_url")
_KEPT_TOO = ("install_params", "integration_types_config", "event_webhooks_url", "event_webhooks_types")


def edit_bot(world: World, body: Any) -> User:
    """Change the bot's name; a picture is looked at and not kept.

    Raises:
        Refusal: 50035.
    """
    given: Json = body if isinstance(body, dict) else {}
    form = Form()
    form.text(given.get("username"), ("username",), 2, 32)
    _pictures(given, ("avatar", "banner"), form)
    form.close()
    if given.get("username"):
        world.bot.name = world.bot.global_name = given["username"].strip()
        world.tell("people")
    return world.bot


def edit_application(world: World, body: Any) -> None:
    """Change what is told of the application; pictures are looked at and not kept.

    Raises:
        Refusal: 50035.
    """
    given: Json = body if isinstance(body, dict) else {}
    form = Form()
    form.text(given.get("description"), ("description",), 0, 400)
    for index, tag in enumerate(form.listing(given.get("tags"), ("tags",), 0, 5)):
        form.text(tag, ("tags", index), 1, 20)
    _pictures(given, ("icon", "cover_image"), form)
    form.close()
    world.application |= {key: given[key] for key in (*_KEPT, *_KEPT_TOO) if key in given}


def _pictures(body: Json, keys: tuple[str, ...], form: Form) -> None:
    for key in keys:
        read_picture(body.get(key), (key,), form, _MOST_BYTES)
