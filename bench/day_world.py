"""A thousand tables on a day whose clock is turned: games go on, end and are stopped, and others take their places."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, cast

from bench.games import options_of
from bench.month_bot import StillBot
from bench.month_people import Person, Seating, people, seatings
from bench.month_surroundings import StillChannels, StillClock
from bot.domain.pace import HOUR, MINUTE, Pace
from bot.games import GAMES
from bot.reconciler import Executor
from bot.screens.hand import hand_screen
from bot.tables import ChannelRef, Status, Table, TableSpec

BUSY: Final = 0.025
"""At this share of the tables people play in one go; at the others they look in from time to time."""
PAUSES: Final = {True: 3 * MINUTE, False: 6 * HOUR}
"""Seconds between two actions at a table, on average, at busy ones and at others."""
STOPS: Final = {True: 0.002, False: 0.3}
"""How likely a host stops a game instead of going on with it."""
_OPENING: Final = HOUR // 2
"""Within so many seconds all tables are opened at first."""
_AT_ONCE: Final = 16
"""So many tables act within the same minute, if there are as many."""
_GUILDS: Final = 40


@dataclass(frozen=True, slots=True)
class Size:
    """How many tables there are at any time, for how many hours, how many stay in memory.

    Of `every` messages one is built with its picture, and as seldom a player looks at their hand.
    """

    tables: int
    hours: int
    held: int
    every: int


class DayChannels(StillChannels):
    """Channels that do not remember nonces: the day's own memory must be flat as well."""

    def _once(self, request: str, nonce: str) -> None:
        self.requests[request] += 1


class DayWorld:
    """A bot, its people and their tables; `hours` lets time pass."""

    def __init__(self, seed: str, size: Size, folder: Path, start: int) -> None:
        self._seed, self._size = seed, size
        self._url = f"sqlite:///{folder}/day.sqlite3"
        self._clock = StillClock(start)
        crowd = people(seed, 2 * size.tables + 4, start, 2)
        self._persons: tuple[Person, ...] = crowd
        closed = {one.user for one in crowd if one.closed}
        self.channels = DayChannels(self._clock, closed, lambda users, nonce, *, direct: None)
        self.bot = StillBot(self._clock, self.channels, GAMES, held=size.held, every=size.every)
        self._at: dict[int, int] = {}
        """The table in each place, if there is one."""
        self.begun = self.ended = self.acted = 0
        chance = Random(f"{seed} opening")
        self._events = [(start + chance.randrange(_OPENING), place) for place in range(size.tables)]
        heapq.heapify(self._events)

    async def open(self) -> None:
        """Start the bot."""
        await self.bot.open(self._url, Executor)

    async def close(self) -> None:
        """End the bot."""
        await self.bot.close()

    async def hours(self) -> AsyncIterator[int]:
        """Let hour after hour pass, and yield the number of each when it is over and nothing is under way."""
        for hour in range(1, self._size.hours + 1):
            until = int(self._clock.now()) // HOUR * HOUR + HOUR
            await self._run(until)
            await self.bot.reconciler.sweep()
            await self.bot.tables.lesson_progress.expire()
            await self._quiet()
            yield hour

    async def _run(self, until: int) -> None:
        wake = await self.bot.tables.outbox.next_wake()
        while True:
            first = min(until, self._events[0][0], until if wake is None else max(wake, int(self._clock.now())))
            self._clock.turn(first)
            if first >= until:
                return
            if first == wake:
                await self.bot.watch.wake_due()
            else:
                await asyncio.gather(*map(self._happen, self._next(min(first + MINUTE, until))))
            await self.bot.settled()
            wake = await self.bot.tables.outbox.next_wake()

    def _next(self, until: int) -> list[int]:
        """Take out of the events where something happens now, or until a moment at the same time."""
        places: list[int] = []
        while self._events and self._events[0][0] < until and len(places) < _AT_ONCE:
            places.append(heapq.heappop(self._events)[1])
        return places

    async def _quiet(self) -> None:
        """Wait until every picture that was begun is drawn, and all tasks have ended."""
        await self.bot.settled()
        await asyncio.gather(*(drawn for *_, drawn in self.bot.app.pictures._pictures.values()), return_exceptions=True)
        for _ in range(3):
            await asyncio.sleep(0)

    async def _happen(self, place: int) -> None:
        """Let a player act at a table, or open the next one there."""
        busy = place < self._size.tables * BUSY
        chance = Random(f"{self._seed} {place} {self._clock.now()}")
        heapq.heappush(self._events, (self._later(chance, PAUSES[busy]), place))
        table = await self.bot.tables.get(self._at[place]) if place in self._at else None
        if table is None or table.status is not Status.RUNNING:
            self.ended += table is not None
            self._at[place] = await self._open(place)
        elif table.host is not None and chance.random() < STOPS[busy]:
            await self.bot.tables.early_ends.stop(table.id, table.host)
            await self.bot.reconciler.reconcile(table.id)
        else:
            await self._act(table, chance)

    def _later(self, chance: Random, pause: int) -> int:
        return int(self._clock.now()) + 1 + int(chance.expovariate(1 / pause))

    async def _open(self, place: int) -> int:
        """Open a table where none is, and begin."""
        self.begun += 1
        (seating,) = seatings(f"{self._seed} {self.begun}", 1, self._persons, 0, 1)
        lobbies, where = self.bot.tables.lobbies, ChannelRef(1 + place % _GUILDS, 10_000 + self.begun)
        host, *others = seating.people
        # No person comes as often as a live game wants; reminders would be most of what happens in the day.
        pace = Pace.RELAXED if seating.pace is Pace.LIVE else seating.pace
        table = await lobbies.create(_spec(seating, where, pace), host, _name(host))
        await self.bot.reconciler.reconcile(table.id)
        await self.bot.tables.pace_changes.propose(table.id, host, pace, seating.fallback)
        for user in others:
            await lobbies.join(table.id, user, _name(user))
        for number in range(seating.computers):
            await lobbies.add_computer(table.id, host, f"computer {number}")
        await lobbies.start(table.id, host)
        await self.bot.reconciler.reconcile(table.id)
        return table.id

    async def _act(self, table: Table, chance: Random) -> None:
        """Let one of the asked players act, and now and then look at their hand."""
        if not table.asked:
            await self.bot.reconciler.play_computers(table)
            return
        seat = chance.choice(sorted(table.asked))
        user = table.players[seat].user
        await self.bot.table_actions.note_presence(
            cast(Any, SimpleNamespace(user=user, interaction=SimpleNamespace(guild_id=None))), table
        )
        await self.bot.settled()
        table = await self.bot.tables.get(table.id)
        seen = table.seen_by(seat)
        if user is None or seen is None or seat not in table.asked:
            return
        self.acted += 1
        if chance.random() < 1 / self._size.every:
            await hand_screen(self.bot.app, table, seat, table.language)
        code = chance.choice(seen.legal).code
        turn = await self.bot.tables.play.act(table.id, user, table.version, [code])
        await self.bot.reconciler.play_computers(turn.table)
        await self.bot.reconciler.reconcile(table.id)


def _spec(seating: Seating, where: ChannelRef, pace: Pace) -> TableSpec:
    """Return what a table is opened with, people aside."""
    size = len(seating.people) + seating.computers
    return TableSpec(where, seating.game, size, options_of(seating.variant), seating.language, pace=pace)


def _name(user: int) -> str:
    return f"person {user}"
