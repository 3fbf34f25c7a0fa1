"""Each server that is joined is welcomed once: after kills, lost answers, repeated events and removals too."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.helpers.base36 import base36
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.reconciler import JoinedServer, ServerWelcomes
from bot.reconciler.welcomes import LOOK_EVERY, SETTLED
from bot.screens.components import button, notice
from bot.store import Store
from bot.tables import Tables, Welcome
from tests.bot.faults.clock import START, VirtualClock
from tests.bot.faults.discord import Crash, FakeDiscord, Fault, Message
from tests.bot.reconciler.killed import Mortal
from tests.bot.toy import GAMES

GUILD = 2**63 - 1
HALL, GARDEN = 501, 502
JOINED = JoinedServer(GUILD, int(START) - 10, HALL, (), "de")
DAY = 24 * 3600


class Screens:
    """Builds a welcome of one button."""

    def mark(self, server: JoinedServer) -> str:
        return str(PressId(0, 0, Verb.WELCOME, base36(server.joined)))

    async def welcome(self, server: JoinedServer) -> Screen:
        press = PressId.parse(self.mark(server))
        assert press is not None
        return notice(f"Hello, {server.locale}", button("In my language", press))


@dataclass
class Servers:
    """The servers that Discord tells of."""

    there: list[JoinedServer] = field(default_factory=list)

    def joined_since(self, moment: int) -> Sequence[JoinedServer]:
        return [one for one in self.there if one.joined > moment]

    def is_joined(self, server: JoinedServer) -> bool:
        return any((one.guild, one.joined) == (server.guild, server.joined) for one in self.there)


class World:
    """A bot that welcomes servers, and can be killed."""

    def __init__(self, store: Store) -> None:
        self.clock = VirtualClock()
        self.discord = FakeDiscord(self.clock)
        self.servers = Servers([JOINED])
        self.store = store
        self.calls: list[str] = []
        self.dies_at: tuple[int, str] | None = None
        self.start()

    def start(self) -> None:
        """Start the bot, again if it was killed."""
        self.tables = Tables(self.store, GAMES, clock=self.clock.now)
        mortal: Any = type("SomeTables", (), {"welcomes": Mortal(self.tables.welcomes, self)})
        channel: Any = Mortal(self.discord, self)
        self.welcomes: ServerWelcomes[Any, Any] = ServerWelcomes(mortal, channel, Screens(), self.servers, self.clock)

    async def look(self) -> None:
        """Look at the servers; the bot may be killed."""
        with suppress(Crash):
            await self.welcomes.look()

    @property
    def sent(self) -> list[Message]:
        """The messages that are or were in any channel."""
        return list(self.discord.state.messages.values())

    async def stored(self) -> Welcome | None:
        return await self.store.welcomes.of(GUILD)


@pytest.fixture
def world(store: Store) -> World:
    """Give a bot that has just joined a server."""
    return World(store)


async def test_a_server_is_welcomed_once_in_its_system_channel_without_a_ping(world: World) -> None:
    for _ in range(3):
        await world.look()
    (message,) = world.sent
    assert (message.channel, message.notified, message.roles) == (HALL, (), ())
    assert "Hello, de" in message.text
    assert await world.stored() == Welcome(JOINED.joined, HALL, int(START), done=True)


async def test_a_welcome_that_is_done_is_not_even_read_again(world: World) -> None:
    await world.look()
    world.calls.clear()
    await world.look()
    assert world.calls == []


async def test_an_old_server_is_not_welcomed(world: World) -> None:
    """Nor does an outage of an hour lead to a welcome."""
    world.servers.there = [replace(JOINED, joined=int(START) - 3600)]
    await world.look()
    assert world.sent == []
    assert world.calls == []
    world.servers.there = [replace(JOINED, joined=int(START) - 3599)]
    await world.look()
    assert len(world.sent) == 1


async def test_where_the_bot_may_not_post_nothing_is_sent_until_it_may(world: World) -> None:
    world.servers.there = [replace(JOINED, channel=None)]
    await world.look()
    assert await world.stored() is None
    world.servers.there = [JOINED]
    await world.look()
    assert len(world.sent) == 1


@pytest.mark.parametrize("later", [10, 600], ids=["soon", "late"])
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("step", [1, 2, 3, 4])
async def test_a_bot_that_is_killed_at_any_step_has_welcomed_once_in_the_end(
    world: World, step: int, when: str, later: int
) -> None:
    """The steps are: read, store that it may be sent, send, store that it is done."""
    world.dies_at = (step, when)
    await world.look()
    assert world.calls == ["of", "begin", "send", "finish"][:step]
    world.dies_at = None
    world.clock.leap(later)
    world.start()
    for _ in range(3):
        await world.look()
    (message,) = world.sent
    assert not message.deleted
    found = await world.stored()
    assert found is not None
    assert found.done


@pytest.mark.parametrize(("step", "messages"), [(2, 0), (3, 1)])
async def test_without_the_history_rather_none_is_sent_than_two(world: World, step: int, messages: int) -> None:
    """Whether the first one arrived can only be looked up there; the nonce is good for some minutes."""
    world.dies_at = (step, "after")
    await world.look()
    world.dies_at = None
    world.servers.there = [replace(JOINED, missing=("read_message_history",))]
    world.clock.leap(600)
    world.start()
    await world.look()
    assert len(world.sent) == messages


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.UNANSWERED, Fault.SLOW])
async def test_what_fails_for_a_while_is_tried_again(world: World, fault: Fault) -> None:
    world.discord.fault = lambda call: fault
    for _ in range(4):
        await world.look()
        world.clock.leap(LOOK_EVERY)
    world.discord.fault = lambda call: None
    await world.look()
    await world.look()
    assert len(world.sent) == 1


@pytest.mark.parametrize("fault", [Fault.FORBIDDEN, Fault.BLOCKED, Fault.REJECTED])
async def test_what_is_refused_is_not_tried_again_nor_elsewhere(world: World, fault: Fault) -> None:
    world.discord.fault = lambda call: fault
    await world.look()
    world.discord.fault = lambda call: None
    world.servers.there = [replace(JOINED, channel=GARDEN)]
    world.start()
    await world.look()
    assert world.sent == []


async def test_a_welcome_that_was_deleted_stays_so(world: World) -> None:
    world.dies_at = (3, "after")
    await world.look()
    world.dies_at = None
    world.sent[0].deleted = True
    world.start()
    await world.look()
    assert len(world.sent) == 1


async def test_a_channel_that_is_gone_gives_way_to_the_next_system_channel(world: World) -> None:
    world.discord.state.gone.add(HALL)
    await world.look()
    world.servers.there = [replace(JOINED, channel=GARDEN)]
    await world.look()
    assert [one.channel for one in world.sent] == [GARDEN]


async def test_another_system_channel_gets_no_second_welcome(world: World) -> None:
    """Of the first it is unknown whether it has arrived."""
    world.discord.fault = lambda call: Fault.UNANSWERED if call == "send" else None
    await world.look()
    world.discord.fault = lambda call: None
    world.servers.there = [replace(JOINED, channel=GARDEN)]
    for _ in range(3):
        await world.look()
        world.clock.leap(200)
    assert [one.channel for one in world.sent] == [HALL]


async def test_a_server_that_is_left_is_forgotten_and_welcomed_when_it_is_joined_anew(world: World) -> None:
    await world.look()
    await world.welcomes.forget(GUILD)
    world.servers.there = []
    await world.look()
    assert await world.stored() is None
    world.servers.there = [replace(JOINED, joined=JOINED.joined + 5)]
    await world.look()
    assert len(world.sent) == 2


async def test_who_joins_anew_is_welcomed_though_nobody_heard_of_the_removal(world: World) -> None:
    await world.look()
    world.servers.there = [replace(JOINED, joined=JOINED.joined + 5)]
    await world.look()
    await world.look()
    assert len(world.sent) == 2


async def test_nothing_is_left_of_a_server_that_is_left_while_the_welcome_is_sent(world: World) -> None:
    """Whether it is refused then or has arrived."""
    for fault in (Fault.FORBIDDEN, None):

        def leave(call: str, fault: Fault | None = fault) -> Fault | None:
            world.servers.there = []
            return fault

        world.servers.there = [JOINED]
        world.discord.fault = leave
        await world.look()
        assert await world.stored() is None


async def test_a_welcome_is_not_sent_any_more_to_a_server_that_is_left_while_it_waits(world: World) -> None:
    world.discord.throttled["send"] = 5.0
    looking = asyncio.create_task(world.look())
    await world.clock.advance(1)
    world.servers.there = []
    await world.clock.advance(10)
    await looking
    assert world.sent == []
    assert await world.stored() is None


async def test_what_is_stored_is_forgotten_after_a_day(world: World) -> None:
    await world.look()
    world.clock.leap(DAY - 60)
    await world.tables.welcomes.expire()
    assert await world.stored() is not None
    world.clock.leap(120)
    await world.tables.welcomes.expire()
    assert await world.stored() is None


async def test_a_server_that_cannot_be_welcomed_now_keeps_no_other_from_it(world: World) -> None:
    other = replace(JOINED, guild=7, channel=GARDEN)
    world.servers.there = [JOINED, other]
    world.discord.fault = lambda call: Fault.LOST if world.calls.count("send") == 1 else None
    await world.look()
    assert [one.channel for one in world.sent] == [GARDEN]
    assert await world.store.welcomes.of(7) is not None


async def test_a_server_is_looked_at_when_it_has_settled(world: World) -> None:
    """At the start, after each joining, and once a minute; several events at once lead to one look."""
    looks: list[float] = []

    async def looking() -> None:
        while True:
            await world.welcomes.next_look()
            looks.append(world.clock.now() - START)

    task = asyncio.create_task(looking())
    await world.clock.advance(10)
    assert looks == [SETTLED]
    for _ in range(3):
        world.welcomes.wake()
    await world.clock.advance(10)
    assert looks == [SETTLED, 10 + SETTLED]
    await world.clock.advance(LOOK_EVERY + SETTLED)
    assert looks == [SETTLED, 10 + SETTLED, 10 + 2 * SETTLED + LOOK_EVERY]
    task.cancel()
