"""The gateway as a client meets it that writes every payload itself: heartbeats, members, and how it is left."""

from __future__ import annotations

import asyncio
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.server import Sandbox
from tests.sandbox.conftest import point
from tests.sandbox.gateway_wire import ACK, HEARTBEAT, IDENTIFY, MEMBERS, Json, wire


async def test_a_heartbeat_is_acknowledged_after_a_moment(sandbox: Sandbox) -> None:
    """What is asked right after a heartbeat is answered before it: nothing comes back at once from Discord."""
    sandbox.gateway.ack_delay = 1.0
    async with wire(sandbox) as one:
        await one.send(HEARTBEAT, None)
        await one.identify()
        await one.until(ACK)
        assert [told["t"] for told in one.seen] == [None, "READY", "GUILD_CREATE", None]


async def test_heartbeats_are_late_unless_a_test_says_otherwise(sandbox: Sandbox) -> None:
    """The usual sandbox has a way to Discord, too."""
    assert sandbox.gateway.ack_delay > 0


@pytest.mark.parametrize(
    ("payload", "code"),
    [
        ("no JSON", 4002),
        ("[]", 4002),
        ('{"d": {}}', 4002),
        ('{"op": "2"}', 4002),
        ('{"op": 2, "d": []}', 4002),
        ('{"op": 6, "d": null}', 4002),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 8, "d": {}}', 4003),
        ('{"op": 99}', 4003),
        ('{"op": 2, "d": {"token": "bad", "intents": 1}}', 4004),
        ('{"op": 6, "d": {"token": "bad", "session_id": "x", "seq": 1}}', 4004),
        ('{"op": 2, "d": {"token": "x"}}', 4013),
        ('{"op": 2, "d": {"token": "x", "intents": 131072}}', 4013),
    ],
)
async def test_what_cannot_be_understood_closes_a_new_connection(sandbox: Sandbox, payload: str, code: int) -> None:
    """Each fault has Discord's code."""
    async with wire(sandbox) as one:
        await one.socket.send_str(payload)
        assert await one.closed() == code
    assert not sandbox.gateway.online


@pytest.mark.parametrize(
    ("op", "code"), [(IDENTIFY, 4005), (6, 4005), (99, 4001), (0, 4001), (10, 4001), (MEMBERS, 4001)]
)
async def test_what_does_not_fit_closes_a_connection_that_is_known(sandbox: Sandbox, op: int, code: int) -> None:
    """Nobody identifies twice, and what Discord alone may send is not taken back."""
    async with wire(sandbox) as one:
        await one.identify()
        await one.until(0, "READY")
        await one.send(op, {})
        assert await one.closed() == code


async def test_status_voice_and_sounds_are_let_be(sandbox: Sandbox) -> None:
    """A bot may tell what it does, though nobody looks."""
    async with wire(sandbox) as one:
        await one.identify()
        for op in (3, 4, 31):
            await one.send(op, {})
        await one.send(HEARTBEAT)
        await one.until(ACK)


async def test_intents_that_the_bot_may_not_have_are_refused(sandbox: Sandbox) -> None:
    """By default a bot may have all of them, as if its owner had switched them on."""
    everything = (1 << 17) - 1 | 0b11 << 20 | 0b11 << 24
    async with wire(sandbox) as one:
        await one.identify(intents=everything)
        await one.until(0, "READY")
    sandbox.gateway.entry.privileged = 0
    async with wire(sandbox) as one:
        await one.identify(intents=everything)
        assert await one.closed() == 4014
    async with wire(sandbox) as one:
        await one.identify(intents=everything & ~0b1000_0001_0000_0010)
        await one.until(0, "READY")


async def asked(sandbox: Sandbox, intents: int = 1, **form: Any) -> list[Json]:
    """Ask for members, and give what comes before the next heartbeat is acknowledged."""
    async with wire(sandbox) as one:
        await one.identify(intents=intents)
        await one.send(MEMBERS, {"guild_id": str(sandbox.world.guild_id), **form})
        await one.send(HEARTBEAT)
        await one.until(ACK)
    return [told["d"] for told in one.seen if told["t"] == "GUILD_MEMBERS_CHUNK"]


def names(chunk: Json) -> list[str]:
    """Give the names of the members in a chunk."""
    return sorted(member["user"]["username"] for member in chunk["members"])


async def test_members_are_found_by_the_beginning_of_their_names(sandbox: Sandbox) -> None:
    """The nonce tells to which question an answer belongs."""
    [chunk] = await asked(sandbox, query="AL", limit=5, nonce="n1")
    assert (names(chunk), chunk["nonce"], chunk["chunk_count"]) == (["alice"], "n1", 1)
    [chunk] = await asked(sandbox, query="nobody", limit=5)
    assert (chunk["members"], "nonce" in chunk) == ([], False)
    [chunk] = await asked(sandbox, query="", limit=2)
    assert len(chunk["members"]) == 2


async def test_members_are_found_by_their_ids(sandbox: Sandbox) -> None:
    """Ids of nobody are named; one id needs no list."""
    alice = sandbox.person("alice")
    [chunk] = await asked(sandbox, user_ids=[str(alice.id), 7])
    assert (names(chunk), chunk["not_found"]) == (["alice"], ["7"])
    [chunk] = await asked(sandbox, user_ids=str(alice.id))
    assert (names(chunk), "not_found" in chunk) == (["alice"], False)


async def test_all_members_are_told_to_whom_the_intent_is_given(sandbox: Sandbox) -> None:
    """They come a thousand at a time; without the intent nothing comes, and of another's guild neither."""
    for number in range(1200):
        sandbox.person(f"guest{number}")
    first, second = await asked(sandbox, 1 | 1 << 1, query="", limit=0)
    assert (first["chunk_index"], second["chunk_index"], second["chunk_count"]) == (0, 1, 2)
    assert len(first["members"]) + len(second["members"]) == len(sandbox.world.users)
    assert await asked(sandbox, query="", limit=0) == []
    assert await asked(sandbox, 1 | 1 << 1, query="", limit=0, guild_id="7") == []


async def test_discord_py_finds_all_members(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client with the intent asks for everybody at its start."""
    point(monkeypatch, sandbox)
    async with discord.Client(intents=discord.Intents(guilds=True, members=True), guild_ready_timeout=0.05) as client:
        running = asyncio.create_task(client.start("sandbox"))
        await sandbox.wait_for(lambda: client.get_guild(sandbox.world.guild_id))
        await asyncio.wait_for(client.wait_until_ready(), 60)
        [guild] = client.guilds
        assert guild.chunked
        assert {member.id for member in guild.members} == set(sandbox.world.users)
        assert [member.name for member in await guild.query_members("car")] == ["carol"]
        await client.close()
        await running


async def test_the_gateways_demands_are_set_over_http(sandbox: Sandbox) -> None:
    """A test in another process can do the same."""
    async with aiohttp.ClientSession(f"{sandbox.url}/control/") as session:
        body = {"do": "demand", "shards": 2, "window": 1}
        async with session.post("gateway", json=body) as response:
            assert response.status == 200
        async with session.post("gateway", json={"do": "demand", "privileged": None}) as response:
            assert response.status == 400
    assert (sandbox.gateway.entry.shards, sandbox.gateway.entry.window) == (2, 1.0)
