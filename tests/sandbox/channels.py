"""Channels that are opened, and what is posted there."""

from __future__ import annotations

from typing import Any

import discord

from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.rest import Rest

HELLO = {"content": "Hello"}


def path(sandbox: Sandbox, name: str) -> str:
    return f"/channels/{sandbox.channel(name).id}"


async def opened(rest: Rest, place: str, body: dict[str, Any]) -> dict[str, Any]:
    status, thread = await rest("POST", f"{place}/threads", {"name": "A table", **body})
    assert status == 201, thread
    assert isinstance(thread, dict)
    return thread


def channel_of(client: Client, name: str = "table-one") -> discord.TextChannel:
    channel = client.get_channel(named("channel", name))
    assert isinstance(channel, discord.TextChannel)
    return channel
