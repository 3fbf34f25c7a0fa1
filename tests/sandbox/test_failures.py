"""Failures: failing requests and a gateway that closes, seen from the real client."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.person import Answer
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client


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


async def test_a_late_answer_comes_long_after_the_work(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail("late", method="POST", path="/messages$", seconds=0.2)
    sending = asyncio.create_task(channel_of(client).send("x"))
    [message] = await sandbox.wait_for(lambda: sandbox.person("alice").sees("table-one"))
    assert not sending.done()
    assert (await sending).id == int(message["id"])


@pytest.mark.parametrize(("kind", "done"), [("drop", False), ("cut", True)])
@pytest.mark.parametrize(
    ("method", "before", "after"), [("POST", ["x"], ["x", "y"]), ("PATCH", ["x"], ["y"]), ("DELETE", ["x"], [])]
)
async def test_a_connection_is_torn_before_or_after_the_work(
    sandbox: Sandbox, client: Client, kind: str, done: bool, method: str, before: list[str], after: list[str]
) -> None:
    channel = channel_of(client)
    message = await channel.send("x")
    acts = {"POST": lambda: channel.send("y"), "PATCH": lambda: message.edit(content="y"), "DELETE": message.delete}
    # aiohttp sends a DELETE a second time by itself.
    sandbox.fail(kind, method=method, path=r"/messages(/\d+)?$", times=2 if method == "DELETE" else 1)
    with pytest.raises((aiohttp.ClientError, ConnectionError)):
        await acts[method]()
    assert [one["content"] for one in sandbox.person("alice").sees("table-one")] == (after if done else before)
    assert sandbox.requests[-1].status == 0


async def failing_press(sandbox: Sandbox, client: Client, kind: str, **rest: float) -> tuple[Answer, list[Any]]:
    """Press a button while a fault lies on the bot's answer; gives what alice and the bot were told."""
    heard: list[Any] = []

    async def on_press(what: str, interaction: discord.Interaction[Any]) -> None:
        try:
            await interaction.response.send_message("done")
            heard.append("sent")
        except (discord.HTTPException, aiohttp.ClientError, ConnectionError) as error:
            heard.append(getattr(error, "code", "lost"))

    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    client.on_press = on_press  # type: ignore[method-assign]
    sandbox.interactions.first_answer = 0.5
    sandbox.fail(kind, method="POST", path="/callback$", **rest)
    answer = await alice.press(board, "More")
    early = list(heard)
    await sandbox.wait_for(lambda: heard)
    return answer, [*early, "then", *heard]


async def test_an_answer_that_is_slow_meets_an_unknown_interaction(sandbox: Sandbox, client: Client) -> None:
    answer, heard = await failing_press(sandbox, client, "slow", seconds=0.8)
    assert (answer.state, answer.messages) == ("failed", [])
    assert heard == ["then", 10062]
    assert len(sandbox.person("alice").sees("table-one")) == 1


async def test_an_answer_to_a_press_is_lost_before_it_is_heard(sandbox: Sandbox, client: Client) -> None:
    answer, heard = await failing_press(sandbox, client, "drop")
    assert (answer.state, heard[-1]) == ("failed", "lost")


async def test_an_answer_to_a_press_is_heard_and_its_receipt_is_lost(sandbox: Sandbox, client: Client) -> None:
    answer, heard = await failing_press(sandbox, client, "cut")
    assert (answer.text, heard[-1]) == ("done", "lost")


async def test_an_answer_to_a_press_is_heard_long_before_its_receipt(sandbox: Sandbox, client: Client) -> None:
    answer, heard = await failing_press(sandbox, client, "late", seconds=0.5)
    assert (answer.text, heard) == ("done", ["then", "sent"])


def test_a_fault_of_no_known_kind_is_refused() -> None:
    with pytest.raises(ValueError, match="thunder"):
        Sandbox().fail("thunder")


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
    await sandbox.wait_for(lambda: sandbox.gateway.resumed)
    assert sandbox.gateway.identified == 1


async def test_a_reconnect_is_followed(sandbox: Sandbox, client: Client) -> None:
    sandbox.gateway.reconnect()
    await sandbox.wait_for(lambda: sandbox.gateway.resumed)


@pytest.mark.parametrize("how", ["close", "invalidate"])
async def test_a_session_that_is_lost_begins_anew(sandbox: Sandbox, client: Client, how: str) -> None:
    if how == "close":
        await sandbox.gateway.close(4007, resumable=False)
    else:
        sandbox.gateway.invalidate()
    await sandbox.wait_for(lambda: sandbox.gateway.identified == 2 and sandbox.gateway.online)
    assert sandbox.gateway.resumed == 0


async def test_a_bot_that_is_away_answers_nobody(sandbox: Sandbox, client: Client) -> None:
    await client.close()
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    sandbox.interactions.first_answer = 0.1
    assert (await sandbox.person("alice").command("table-one", "toy new")).state == "failed"


async def test_what_is_refused_with_a_code_of_discords_tells_it(sandbox: Sandbox, client: Client) -> None:
    """As what the guild's AutoMod blocks."""
    sandbox.fail(status=400, code=200000, method="POST", path="/messages$")
    with pytest.raises(discord.HTTPException) as refused:
        await channel_of(client).send("x")
    assert (refused.value.status, refused.value.code) == (400, 200000)
    await channel_of(client).send("x")
