"""The application's own emojis: made, renamed and removed, within Discord's limits."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from typing import Any

from sandbox.components import TEXT, custom_emojis, walk
from sandbox.errors import Form, Json, Refusal, unknown
from sandbox.payloads import Payloads
from sandbox.pictures import Picture, read_picture
from sandbox.world import World

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
_NAME = re.compile(r"[A-Za-z0-9_]+")
_IN_TEXT = re.compile(r"<a?:(\w+):\d+>")


@dataclass(frozen=True, slots=True)
class Emoji:
    """One of the application's own emojis."""

    id: int
    name: str
    picture: Picture


def find(world: World, emoji_id: int) -> Emoji:
    """Find an emoji.

    Raises:
        Refusal: 10014, there is none.
    """
    emoji = world.emojis.get(emoji_id)
    if not isinstance(emoji, Emoji):
        raise unknown("Emoji")
    return emoji


def add(world: World, body: Any) -> Emoji:
    """Make an emoji.

    Raises:
        Refusal: 50035 for a bad name, one that is taken, no picture or too large a one; 30008 for too many.
    """
    given: Json = body if isinstance(body, dict) else {}
    form = Form()
    form.required(given, (), "name", "image")
    _name(world, given.get("name"), form)
    picture = read_picture(given.get("image"), ("image",), form, MOST_BYTES)
    form.close()
    if len(world.emojis) >= MOST_EMOJIS:
        raise Refusal(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
    if picture is None:
        raise AssertionError("a form without faults has a picture")
    emoji = Emoji(world.clock.fresh(), given["name"], picture)
    world.emojis[emoji.id] = emoji
    return emoji


def rename(world: World, emoji_id: int, body: Any) -> Emoji:
    """Return an emoji another name.

    Raises:
        Refusal: 10014, 50035.
    """
    emoji = find(world, emoji_id)
    given: Json = body if isinstance(body, dict) else {}
    form = Form()
    form.required(given, (), "name")
    if given.get("name") != emoji.name:
        _name(world, given.get("name"), form)
    form.close()
    world.emojis[emoji_id] = replace(emoji, name=given["name"])
    return find(world, emoji_id)


def remove(world: World, emoji_id: int) -> None:
    """Remove an emoji.

    Raises:
        Refusal: 10014.
    """
    del world.emojis[find(world, emoji_id).id]


def name_in(world: World, components: list[Json]) -> None:
    """Fill in what Discord knows of an emoji in a component, for it may have been sent with its id alone."""
    for given in custom_emojis(components):
        emoji = world.emojis.get(int(given["id"]))
        if isinstance(emoji, Emoji):
            given["name"] = given.get("name") or emoji.name
            if emoji.picture.animated:
                given["animated"] = True


def lose(components: list[Json]) -> None:
    """Leave of the custom emojis in texts their names alone, as Discord does with those that a bot may not use."""
    for part in walk(components):
        if part["type"] == TEXT:
            part["content"] = _IN_TEXT.sub(r":\1:", part["content"])


def told(emoji: Emoji, world: World, payloads: Payloads) -> Json:
    """Write an emoji as Discord tells of it."""
    return {
        "id": str(emoji.id),
        "name": emoji.name,
        "roles": [],
        "user": payloads.user(world.bot),
        "require_colons": True,
        "managed": False,
        "animated": emoji.picture.animated,
        "available": True,
    }


def _name(world: World, name: Any, form: Form) -> None:
    if not form.text(name, ("name",), 2, 32):
        return
    if not _NAME.fullmatch(name):
        form.add(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    elif any(isinstance(other, Emoji) and other.name == name for other in world.emojis.values()):
        form.add(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists")
