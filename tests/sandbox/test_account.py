"""The bot's account and its application: what is told, and what the bot may change."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.emojis import PNG, uri
from tests.sandbox.rest import Rest


async def test_the_bot_gives_itself_a_name(sandbox: Sandbox, client: Client) -> None:
    """A picture is taken too."""
    assert client.user is not None
    await client.user.edit(username="Crocodile", avatar=PNG)
    assert (await client.fetch_user(client.user.id)).name == "Crocodile"
    assert sandbox.world.bot.name == "Crocodile"
    await client.user.edit(avatar=PNG)


async def test_the_application_is_told_and_changed(sandbox: Sandbox, client: Client) -> None:
    """What is not named stays."""
    told = await client.application_info()
    assert (told.description, told.approximate_guild_count) == ("", 1)
    changed = await told.edit(description="Plays Sobek", tags=["games"])
    assert (changed.description, changed.tags) == ("Plays Sobek", ["games"])
    await told.edit(custom_install_url="https://example.org")
    assert (await client.application_info()).description == "Plays Sobek"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/users/@me", {"username": "x"}),
        ("/users/@me", {"avatar": uri(b"no picture")}),
        ("/applications/@me", {"description": "x" * 401}),
        ("/applications/@me", {"tags": ["x" * 21]}),
        ("/applications/@me", {"icon": "x"}),
    ],
)
async def test_a_bad_change_is_a_bad_form(rest: Rest, path: str, body: dict[str, Any]) -> None:
    """And changes nothing."""
    before = await rest("GET", path)
    assert await rest.code("PATCH", path, body) == (400, 50035)
    assert await rest("GET", path) == before


async def test_what_bots_ask_at_their_start_has_an_answer(rest: Rest, sandbox: Sandbox) -> None:
    """There is no shop, and there are no linked roles."""
    for what in ("entitlements", "skus", "role-connections/metadata"):
        assert await rest("GET", f"/applications/{sandbox.world.application_id}/{what}") == (200, [])
    assert await rest.code("GET", "/applications/1/skus") == (404, 10002)
