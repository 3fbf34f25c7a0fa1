"""Bad weather: failing requests and a gateway that closes, seen from the real client."""

from __future__ import annotations

import asyncio

import aiohttp
import discord
import pytest

from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.test_rest import channel_of


async def test_a_429_with_via_is_tried_again(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail(status=429, method="POST", path="/messages$", seconds=0.05)
    await channel_of(client).send("x")
    assert [one.status for one in sandbox.requests if one.path.endswith("/messages")] == [429, 200]


async def test_a_429_without_via_is_not(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail(status=429, method="POST", path="/messages$", seconds=0.05, via=False)
    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(client).send("x")
    assert refused.value.status == 429


async def test_a_500_is_tried_again_and_a_503_is_not(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail(status=500, path="/messages$")
    await channel_of(client).send("x")
    sandbox.fail(status=503, path="/messages$")
    with pytest.raises(discord.DiscordServerError):
        await channel_of(client).send("y")


async def test_a_slow_request_comes_through_in_the_end(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail("slow", path="/messages$", seconds=0.1)
    sending = asyncio.create_task(channel_of(client).send("x"))
    await asyncio.sleep(0.03)
    assert sandbox.person("alice").sees("table-one") == []
    await sending
    assert len(sandbox.person("alice").sees("table-one")) == 1


@pytest.mark.parametrize(("kind", "done"), [("drop", 0), ("cut", 1)])
async def test_a_connection_is_torn_before_or_after_the_work(
    sandbox: Sandbox, client: Client, kind: str, done: int
) -> None:
    sandbox.fail(kind, path="/messages$")
    with pytest.raises((aiohttp.ClientError, ConnectionError)):
        await channel_of(client).send("x")
    assert len(sandbox.person("alice").sees("table-one")) == done


async def test_after_a_cut_the_session_is_resumed_and_nothing_is_lost(sandbox: Sandbox, client: Client) -> None:
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    sandbox.gateway.cut()
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    sandbox.interactions.first_answer = 20
    pressed = asyncio.create_task(alice.press(board, "More"))
    assert (await pressed).text == "more"
    assert sandbox.gateway.resumed == 1
    assert sandbox.gateway.identified == 1


async def test_a_close_that_can_be_resumed_is_resumed(sandbox: Sandbox, client: Client) -> None:
    await sandbox.gateway.close(4000)
    await sandbox.wait_for(lambda: sandbox.gateway.resumed, 20)
    assert sandbox.gateway.identified == 1


async def test_a_reconnect_is_followed(sandbox: Sandbox, client: Client) -> None:
    sandbox.gateway.reconnect()
    await sandbox.wait_for(lambda: sandbox.gateway.resumed, 20)


@pytest.mark.parametrize("how", ["close", "invalidate"])
async def test_a_session_that_is_lost_begins_anew(sandbox: Sandbox, client: Client, how: str) -> None:
    if how == "close":
        await sandbox.gateway.close(4007, resumable=False)
    else:
        sandbox.gateway.invalidate()
    await sandbox.wait_for(lambda: sandbox.gateway.identified == 2 and sandbox.gateway.online, 30)
    assert sandbox.gateway.resumed == 0


async def test_a_bot_that_is_away_answers_nobody(sandbox: Sandbox, client: Client) -> None:
    await client.close()
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    sandbox.interactions.first_answer = 0.1
    assert (await sandbox.person("alice").command("table-one", "toy new")).state == "failed"
