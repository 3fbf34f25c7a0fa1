"""Reading a channel's messages back: order, places, limits and permissions."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.ids import named
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client, Press, view


async def read(sandbox: Sandbox, **query: Any) -> Any:
    """Ask as Discord's documentation says, without a library between."""
    url = f"{sandbox.url}/api/v10/channels/{named('channel', 'table-one')}/messages"
    async with aiohttp.request("GET", url, params=query, headers={"Authorization": "Bot x"}) as response:
        body = await response.json()
        return [message["content"] for message in body] if response.status == 200 else body["code"]


def say(sandbox: Sandbox, words: str) -> dict[str, int]:
    alice = sandbox.person("alice")
    return {word: int(alice.say("table-one", word)["id"]) for word in words}


async def test_the_newest_come_first_and_fifty_of_them(sandbox: Sandbox) -> None:
    for number in range(60):
        sandbox.person("alice").say("table-one", str(number))
    assert await read(sandbox) == [str(number) for number in range(59, 9, -1)]
    assert await read(sandbox, limit=1) == ["59"]
    assert len(await read(sandbox, limit=100)) == 60


@pytest.mark.parametrize(
    ("place", "limit", "expected"),
    [
        ("before", 2, "cb"),
        ("after", 2, "fe"),
        ("around", 3, "edc"),
        ("around", 4, "fedcb"),  # Discord gives half of an even limit on either side, and the message between
        ("around", 1, "d"),
        ("around", 100, "gfedcba"),
    ],
)
async def test_a_place_is_read_before_after_and_around(sandbox: Sandbox, place: str, limit: int, expected: str) -> None:
    ids = say(sandbox, "abcdefg")
    assert await read(sandbox, limit=limit, **{place: ids["d"]}) == list(expected)


async def test_after_the_beginning_of_time_come_the_oldest(sandbox: Sandbox) -> None:
    say(sandbox, "abc")
    assert await read(sandbox, after=0, limit=2) == ["b", "a"]


@pytest.mark.parametrize(
    "query",
    [{"limit": 0}, {"limit": 101}, {"limit": "x"}, {"before": "x"}, {"around": "-1"}, {"before": 1, "after": 2}],
)
async def test_what_cannot_be_asked_is_a_bad_form(sandbox: Sandbox, query: dict[str, Any]) -> None:
    assert await read(sandbox, **query) == 50035


async def test_a_channel_that_is_hidden_is_refused_and_one_without_history_is_empty(sandbox: Sandbox) -> None:
    say(sandbox, "abc")
    sandbox.permit("table-one", read_message_history=False)
    assert await read(sandbox) == []
    sandbox.permit("table-one", view_channel=False)
    assert await read(sandbox) == 50001


async def test_private_answers_are_in_nobodys_history(sandbox: Sandbox, client: Client) -> None:
    await sandbox.person("alice").command("table-one", "toy whisper", word="psst")
    assert len(sandbox.person("alice").sees("table-one")) == 1
    assert await read(sandbox) == []


async def test_the_client_finds_its_own_messages_and_buttons_after_a_place(sandbox: Sandbox, client: Client) -> None:
    channel = channel_of(client)
    start = await channel.send("start")
    say(sandbox, "x")
    board = await channel.send(view=view("more", "own"))
    answer = (await sandbox.person("alice").command("table-one", "toy new")).message
    found = [message async for message in channel.history(after=start, limit=100)]
    assert [message.id for message in found][1:] == [board.id, int(answer["id"])]
    assert client.user is not None
    assert [message.author.id == client.user.id for message in found] == [False, True, True]
    assert found[1].channel.id == channel.id
    assert found[2].interaction_metadata is not None
    for message in found[1:]:
        [row] = [part for part in message.components if isinstance(part, discord.ActionRow)]
        pressed = [part.custom_id for part in row.children if isinstance(part, discord.Button)]
        assert pressed[0] == Press("more").item.custom_id


async def test_the_client_pages_through_a_long_history(sandbox: Sandbox, client: Client) -> None:
    first, *others = [int(sandbox.person("alice").say("table-one", "x")["id"]) for _ in range(203)]
    channel, place = channel_of(client), discord.Object(first)
    assert [one.id async for one in channel.history(after=place, limit=None)] == others
    assert [one.id async for one in channel.history(after=place, limit=150)] == others[:150]
    assert [one.id async for one in channel.history(limit=None, oldest_first=True)] == [first, *others]
    assert [one.id async for one in channel.history(limit=None)] == [*reversed(others), first]
    assert [one.id async for one in channel.history(around=discord.Object(others[9]), limit=3)] == others[10:7:-1]
