"""A bot that is timed out in a guild: it may see and read, and answer interactions, until it is over."""

from __future__ import annotations

import aiohttp
import discord

from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.error_codes import refusal
from tests.sandbox.interactions import board_of, with_press

MINUTE = 60.0


async def own_member(client: Client) -> discord.Member:
    assert client.user is not None
    return await client.guilds[0].fetch_member(client.user.id)


async def test_a_bot_that_is_timed_out_reads_and_answers_and_posts_nothing(sandbox: Sandbox, client: Client) -> None:
    board = await board_of(sandbox)
    with_press(client, lambda interaction: interaction.response.send_message("Here."))
    sandbox.time_out(10 * MINUTE)
    assert await refusal(channel_of(client).send("x")) == 50013
    assert [one.id async for one in channel_of(client).history()] == [int(board["id"])]
    answer = await sandbox.person("alice").press(board, "More")
    assert answer.text == "Here."


async def test_its_member_tells_until_when_and_the_end_comes_by_itself(sandbox: Sandbox, client: Client) -> None:
    assert (await own_member(client)).timed_out_until is None
    sandbox.time_out(10 * MINUTE)
    until = (await own_member(client)).timed_out_until
    assert until is not None
    assert abs(until.timestamp() - sandbox.clock.now() - 10 * MINUTE) < MINUTE
    sandbox.move_clock(10 * MINUTE)
    await channel_of(client).send("x")


async def test_it_hears_of_its_own_timeout_without_the_intent_for_members(sandbox: Sandbox, client: Client) -> None:
    me = client.guilds[0].me
    async with aiohttp.ClientSession() as session:
        await session.post(f"{sandbox.url}/control/time_out", json={"seconds": 10 * MINUTE})
    await sandbox.wait_for(lambda: me.timed_out_until)
    sandbox.time_out(0)
    await sandbox.wait_for(lambda: me.timed_out_until is None)
    await channel_of(client).send("x")


async def test_it_is_timed_out_in_one_guild_and_never_as_an_administrator(sandbox: Sandbox, client: Client) -> None:
    other = sandbox.add_guild("Second", "cellar")
    sandbox.time_out(10 * MINUTE, other)
    await channel_of(client).send("x")
    sandbox.time_out(10 * MINUTE)
    sandbox.permit("table-one", administrator=True)
    await channel_of(client).send("y")
