"""Discord is waited for at the start; a client that is closed meanwhile does not go on."""

from __future__ import annotations

import asyncio
import logging

import aiohttp
import discord
import pytest

from bot.discord_api import sharded_client
from bot.discord_api.sharded_client import ShardedClient


@pytest.fixture
def tries(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Give what comes of each try to reach Discord: a status, or an error."""
    left: list[object] = []

    class Session:
        def __init__(self, **_: object) -> None: ...

        async def __aenter__(self) -> Session:
            return self

        async def __aexit__(self, *_: object) -> None: ...

        def get(self, address: str) -> Session:
            assert address == f"{discord.http.Route.BASE}/gateway"
            self.status = left.pop(0)
            if isinstance(self.status, Exception):
                raise self.status
            return self

    monkeypatch.setattr(aiohttp, "ClientSession", Session)
    monkeypatch.setattr(sharded_client, "AGAIN", 0.0)
    return left


@pytest.fixture
def logins(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Give the tokens of all logins."""
    tokens: list[str] = []

    async def login(_: object, token: str) -> None:
        tokens.append(token)

    monkeypatch.setattr(discord.Client, "login", login)
    return tokens


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the bot has told of its connection; discord.py tells things of its own, some once in a process."""
    return [record.message for record in caplog.records if record.name == "bot.discord_api.sharded_client"]


async def test_a_discord_that_is_away_is_waited_for(
    tries: list[object], logins: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    """Said when it begins and when it is over; a try is no line."""
    caplog.set_level(logging.INFO, "bot")
    tries += [aiohttp.ClientConnectionError(), OSError(), TimeoutError(), 503, 401]
    await ShardedClient(intents=discord.Intents(guilds=True)).login("token")
    assert (tries, logins) == ([], ["token"])
    first, last = told(caplog)
    assert first == "Discord cannot be reached (ClientConnectionError)"
    assert last.startswith("Discord can be reached, after ")


async def test_a_discord_that_is_there_is_no_line(
    tries: list[object], logins: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    tries.append(200)
    await ShardedClient(intents=discord.Intents(guilds=True)).login("token")
    assert (logins, told(caplog)) == (["token"], [])


async def test_a_client_that_is_closed_waits_no_longer(
    tries: list[object], logins: list[str], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither does it log in, nor does it connect."""
    monkeypatch.setattr(sharded_client, "AGAIN", 600.0)
    tries.append(OSError())
    client = ShardedClient(intents=discord.Intents(guilds=True))
    await client._async_setup_hook()
    running = asyncio.create_task(client.start("token"))
    while not told(caplog):  # noqa: ASYNC110 (nobody tells)
        await asyncio.sleep(0)
    await client.close()
    await asyncio.wait_for(running, 20)
    assert logins == []
