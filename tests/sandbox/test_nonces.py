"""Nonces: what is sent again within a few minutes is posted once."""

from __future__ import annotations

from typing import Any

import aiohttp
import discord
import pytest

from sandbox.checks import Way, check_body
from sandbox.errors import Refusal
from sandbox.nonces import WINDOW
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client
from tests.sandbox.interactions import board_of, with_press


async def raw(client: Client, path: str, **body: Any) -> Any:
    """Send a body as it is, for discord.py always enforces its nonces."""
    return await client.http.request(discord.http.Route("POST", path), json=body)


async def test_the_same_nonce_gives_the_message_as_it_is_now_and_posts_nothing(
    sandbox: Sandbox, client: Client
) -> None:
    alice, told = sandbox.person("alice"), []
    first = await channel_of(client).send(alice.mention, nonce="turn-7")
    await first.edit(content="taken")
    sandbox.world.listen(lambda event: told.append(event.kind))
    again = await channel_of(client).send(f"{alice.mention}, again", nonce="turn-7")
    assert (again.id, again.content, again.nonce) == (first.id, "taken", "turn-7")
    assert [message["content"] for message in alice.sees("table-one")] == ["taken"]
    assert len(alice.pings("table-one")) == 1
    assert told == []


async def test_an_answer_that_was_lost_is_fetched_by_sending_again(sandbox: Sandbox, client: Client) -> None:
    sandbox.fail("cut", method="POST", path="/messages$")
    with pytest.raises((aiohttp.ClientError, ConnectionError)):
        await channel_of(client).send("x", nonce="lost")
    message = await channel_of(client).send("x", nonce="lost")
    assert [one["id"] for one in sandbox.person("alice").sees("table-one")] == [str(message.id)]


async def test_a_nonce_is_forgotten_after_a_few_minutes(sandbox: Sandbox, client: Client) -> None:
    first = await channel_of(client).send("x", nonce="n")
    sandbox.clock.advance(WINDOW - 1)
    assert (await channel_of(client).send("x", nonce="n")).id == first.id
    sandbox.clock.advance(2)
    second = await channel_of(client).send("x", nonce="n")
    assert second.id != first.id
    assert (await channel_of(client).send("x", nonce="n")).id == second.id


async def test_a_nonce_counts_in_its_own_channel(sandbox: Sandbox, client: Client) -> None:
    await channel_of(client).send("x", nonce="n")
    await channel_of(client, "table-two").send("y", nonce="n")
    await channel_of(client).send("z", nonce="m")
    alice = sandbox.person("alice")
    assert [message["content"] for message in alice.sees("table-one")] == ["x", "z"]
    assert [message["content"] for message in alice.sees("table-two")] == ["y"]


async def test_a_nonce_whose_message_was_deleted_is_an_unknown_message(sandbox: Sandbox, client: Client) -> None:
    await (await channel_of(client).send("x", nonce="n")).delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel_of(client).send("x", nonce="n")
    assert gone.value.code == 10008
    assert sandbox.person("alice").sees("table-one") == []
    sandbox.clock.advance(WINDOW + 1)
    await channel_of(client).send("x", nonce="n")
    assert len(sandbox.person("alice").sees("table-one")) == 1


async def test_a_nonce_that_is_not_enforced_is_only_echoed(sandbox: Sandbox, client: Client) -> None:
    path = f"/channels/{channel_of(client).id}/messages"
    first = await raw(client, path, content="x", nonce=5)
    second = await raw(client, path, content="y", nonce=5)
    assert (first["nonce"], second["nonce"]) == (5, 5)
    assert first["id"] != second["id"]
    third = await raw(client, path, content="z", nonce=5, enforce_nonce=True)
    assert (third["id"], third["nonce"]) == (second["id"], 5)
    assert "nonce" not in await raw(client, path, content="x", enforce_nonce=True)


async def test_interactions_ignore_nonces(sandbox: Sandbox, client: Client) -> None:
    twice = {"content": "x", "nonce": "n", "enforce_nonce": True}

    async def act(interaction: discord.Interaction[Any]) -> None:
        await raw(client, f"/interactions/{interaction.id}/{interaction.token}/callback", type=4, data=twice)
        hook = f"/webhooks/{interaction.application_id}/{interaction.token}"
        assert "nonce" not in await raw(client, hook, **twice)
        await raw(client, hook, **twice)
        client.heard.append("done")

    board = await board_of(sandbox)
    with_press(client, act)
    await sandbox.person("alice").press(board, "More")
    await sandbox.wait_for(lambda: "done" in client.heard)
    assert len(sandbox.person("alice").sees("table-one")) == 4


async def test_an_edit_ignores_a_nonce(sandbox: Sandbox, client: Client) -> None:
    message = await channel_of(client).send("x")
    route = discord.http.Route("PATCH", f"/channels/{message.channel.id}/messages/{message.id}")
    body = {"content": "y", "nonce": "n", "enforce_nonce": True}
    assert (await client.http.request(route, json=body))["content"] == "y"


@pytest.mark.parametrize("nonce", ["", "x" * 25, 0, 2**63 - 1, -(2**63), None])
def test_good_nonces_are_taken(nonce: Any) -> None:
    assert check_body({"content": "x", "nonce": nonce}, Way.CREATE, {}).nonce == nonce


@pytest.mark.parametrize(
    "body", [{"nonce": one} for one in ("x" * 26, 2**63, 1.5, True, ["n"])] + [{"enforce_nonce": 1}]
)
def test_bad_nonces_are_refused(body: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refused:
        check_body({"content": "x", **body}, Way.CREATE, {})
    assert refused.value.code == 50035
    assert list(refused.value.errors or {}) == list(body)
