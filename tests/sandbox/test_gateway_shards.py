"""Shards: who may identify as what, and which session hears of which guild."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import discord
import pytest

from sandbox.guilds import Guild
from sandbox.server import Sandbox
from tests.sandbox.conftest import point
from tests.sandbox.gateway_wire import Wire, wire

INVALID_SESSION = 9
GUILDS, MEMBERS, MESSAGES, DIRECT, CONTENT = 1, 1 << 1, 1 << 9, 1 << 12, 1 << 15


def guild_on(sandbox: Sandbox, shard: int, count: int, *channels: str) -> Guild:
    """Found a guild that belongs to a shard."""
    names = (f"Guild {number}" for number in range(1000))
    name = next(name for name in names if Sandbox().add_guild(name).shard(count) == shard)
    return sandbox.add_guild(name, *channels)


def guilds_of(told: Wire) -> list[int]:
    """Give the guilds that READY has named."""
    ready = next(one["d"] for one in told.seen if one["t"] == "READY")
    return [int(guild["id"]) for guild in ready["guilds"]]


async def test_ready_names_the_guilds_of_the_shard_alone(sandbox: Sandbox) -> None:
    """Every guild is on one shard, by its number without the last 22 bits."""
    guilds = [guild_on(sandbox, shard, 3) for shard in (0, 1, 2)]
    told: list[int] = []
    for shard, guild in enumerate(guilds):
        async with wire(sandbox) as one:
            await one.identify(shard=[shard, 3])
            ready = await one.until(0, "READY")
            assert ready["d"]["shard"] == [shard, 3]
            assert guild.id in guilds_of(one)
            assert (await one.until(0, "GUILD_CREATE"))["d"]["id"] in map(str, guilds_of(one))
            told += guilds_of(one)
    assert sorted(told) == sorted(sandbox.world.guilds)


async def test_what_happens_in_a_guild_is_told_to_its_shard_alone(sandbox: Sandbox) -> None:
    """Of the other shard's guild nothing is heard; direct messages are shard 0's."""
    left, right = guild_on(sandbox, 0, 2, "left"), guild_on(sandbox, 1, 2, "right")
    alice = sandbox.person("alice")
    async with wire(sandbox) as zero, wire(sandbox) as one:
        for shard, session in enumerate((zero, one)):
            await session.identify(shard=[shard, 2], intents=GUILDS | MESSAGES | DIRECT)
            await session.until(0, "READY")
        for name in ("left", "right"):
            sandbox.world.add_channel(f"below {name}", {"left": left, "right": right}[name])
            alice.say(name, "hello")
        alice.say(sandbox.world.direct(alice.user), "between us")
        sandbox.remove_bot(left)
        sandbox.remove_bot(right)
        for session, guild in ((zero, left), (one, right)):
            assert (await session.until(0, "GUILD_DELETE"))["d"]["id"] == str(guild.id)
            heard = [told for told in session.seen if told["t"] not in (None, "READY", "GUILD_CREATE", "GUILD_DELETE")]
            wanted = ["CHANNEL_CREATE", "MESSAGE_CREATE", *(["MESSAGE_CREATE"] if guild is left else [])]
            assert [told["t"] for told in heard] == wanted
            assert {told["d"].get("guild_id") for told in heard} - {None} == {str(guild.id)}


async def test_an_interaction_goes_to_the_shard_of_its_guild_and_fails_where_that_is_away(sandbox: Sandbox) -> None:
    """A bot of which half is connected answers in half of its guilds."""
    sandbox.interactions.first_answer = 0.2
    guild_on(sandbox, 0, 2, "left")
    guild_on(sandbox, 1, 2, "right")
    alice = sandbox.person("alice")
    async with wire(sandbox) as one:
        await one.identify(shard=[1, 2])
        await one.until(0, "READY")
        sandbox.world.commands[7] = {"id": "7", "name": "look", "type": 1}
        delivered = sandbox.interactions.delivered
        for channel in ("left", sandbox.world.direct(alice.user), "right"):
            assert (await alice.command(channel, "look")).state == "failed"
        assert sandbox.interactions.delivered == delivered + 1
        told = await one.until(0, "INTERACTION_CREATE")
        assert told["d"]["channel_id"] == str(sandbox.channel("right").id)


@pytest.mark.parametrize("shard", [[2, 2], [-1, 2], [0, 0], [1], "0", [0, 2, 3], [True, 2], ["0", "2"]])
async def test_a_shard_that_cannot_be_is_refused(sandbox: Sandbox, shard: object) -> None:
    """A shard is a number below the number of all."""
    async with wire(sandbox) as one:
        await one.identify(shard=shard)
        assert await one.closed() == 4010
    assert not sandbox.gateway.online


async def test_too_few_shards_are_refused_where_more_are_demanded(sandbox: Sandbox) -> None:
    """Discord demands shards of a bot in many guilds, and says how many."""
    sandbox.gateway.entry.required_shards = 2
    headers = {"Authorization": "Bot sandbox"}
    async with aiohttp.request("GET", f"{sandbox.url}/api/v10/gateway/bot", headers=headers) as response:
        assert (await response.json())["shards"] == 2
    for shard in ({}, {"shard": [0, 1]}):
        async with wire(sandbox) as one:
            await one.identify(**shard)
            assert await one.closed() == 4011
    async with wire(sandbox) as one:
        await one.identify(shard=[0, 2])
        await one.until(0, "READY")


async def test_who_identifies_too_fast_is_sent_away_until_later(sandbox: Sandbox) -> None:
    """As many come in at once as Discord allows, by the rest of the shard's number; the others five seconds later."""
    entry = sandbox.gateway.entry
    entry.window, entry.max_concurrency = 5.0, 2
    async with wire(sandbox) as zero, wire(sandbox) as one, wire(sandbox) as two:
        for shard, session in enumerate((zero, one)):
            await session.identify(shard=[shard, 4])
            await session.until(0, "READY")
        await two.identify(shard=[2, 4])
        assert (await two.until(INVALID_SESSION))["d"] is False
        sandbox.steady.advance(5.1)
        await two.identify(shard=[2, 4])
        await two.until(0, "READY")


async def test_two_sessions_of_one_shard_hear_the_same(sandbox: Sandbox) -> None:
    """A second bot with the same token keeps nothing from the first."""
    async with wire(sandbox) as one, wire(sandbox) as two:
        for session in (one, two):
            await session.identify(intents=MESSAGES)
            await session.until(0, "READY")
        sandbox.person("alice").say("table-one", "hello")
        for session in (one, two):
            await session.until(0, "MESSAGE_CREATE")


async def test_a_shard_resumes_its_session_though_another_identified_meanwhile(sandbox: Sandbox) -> None:
    """What one shard lost is not lost because another begins anew."""
    async with wire(sandbox) as zero:
        await zero.identify(shard=[0, 2])
        session = (await zero.until(0, "READY"))["d"]["session_id"]
        sandbox.gateway.cut(shard=0)
    await sandbox.wait_for(lambda: not sandbox.gateway.online)
    async with wire(sandbox) as one, wire(sandbox) as zero:
        await one.identify(shard=[1, 2])
        await one.until(0, "READY")
        await zero.send(6, {"token": "sandbox", "session_id": session, "seq": 1})
        await zero.until(0, "RESUMED")
        assert sandbox.gateway.shards == {(0, 2), (1, 2)}


class Sharded(discord.AutoShardedClient):
    """A client on several shards that does not wait between them."""

    def __init__(self, **options: int) -> None:
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05, **options)  # type: ignore[arg-type]
        self.heard: list[tuple[str, int]] = []

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def on_shard_ready(self, shard: int) -> None:
        self.heard.append(("ready", shard))

    async def on_shard_resumed(self, shard: int) -> None:
        self.heard.append(("resumed", shard))


@asynccontextmanager
async def sharded(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sharded]:
    """Run a client on as many shards as Discord recommends."""
    point(monkeypatch, sandbox)
    client = Sharded()
    running = asyncio.create_task(client.start("sandbox"))
    await asyncio.wait_for(client.wait_until_ready(), 60)
    yield client
    await client.close()
    await running


async def test_a_client_of_several_shards_has_every_guild_once(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """discord.py asks how many shards there should be, and finds each guild on the one to which it belongs."""
    sandbox.gateway.entry.shards = 3
    guilds = [guild_on(sandbox, shard, 3, f"on {shard}") for shard in (0, 1, 2)]
    async with sharded(sandbox, monkeypatch) as client:
        assert sandbox.gateway.shards == {(0, 3), (1, 3), (2, 3)}
        found = [client.get_guild(guild.id) for guild in guilds]
        assert [guild and guild.shard_id for guild in found] == [0, 1, 2]
        await sandbox.gateway.close(4000, shard=1)
        await sandbox.wait_for(lambda: ("resumed", 1) in client.heard)
        sandbox.gateway.invalidate(shard=2)
        await sandbox.wait_for(lambda: client.heard.count(("ready", 2)) == 2)
        assert client.heard.count(("ready", 0)) == client.heard.count(("ready", 1)) == 1


async def test_a_client_that_is_sent_away_comes_again(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """discord.py identifies once more where it was too fast."""
    sandbox.gateway.entry.shards, sandbox.gateway.entry.window = 2, 0.5
    async with sharded(sandbox, monkeypatch) as client:
        assert sandbox.gateway.shards == {(0, 2), (1, 2)}
        assert len(client.shards) == 2
