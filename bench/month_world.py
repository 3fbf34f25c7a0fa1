"""The bot in the simulated month, all of it but for discord.py, and what people do there."""

from __future__ import annotations

import heapq
import logging
from collections.abc import Collection, Mapping
from enum import IntEnum
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, Final, assert_never, cast

from bench.games import options_of
from bench.month_bot import StillBot
from bench.month_invariants import Warnings, WatchedSteps, Witness, calls_of, endless
from bench.month_people import BALLOTS, Person, Seating
from bench.month_surroundings import UNDRAWN, StillChannels, StillClock
from bot.domain.pace import DAY, HOUR, Pace, vote_choices
from bot.domain.ping_recipient import Seat
from bot.domain.preferences import ReminderTarget
from bot.tables import ChannelRef, Status, Table, TableSpec

_BUILT: Final = 25
"""Of so many messages one is built; building them is what takes longest."""
_LONGEST_TURN: Final = 30
_LIVE: Final = (0.97, 40.0)
"""The probability that a ping at a live table brings a person, and after how many seconds."""
_LOOKS_IN: Final = 0.03
"""The probability that a person on holiday looks all the same."""
_VOTES: Final = 0.8


class Kind(IntEnum):
    """What happens in the month."""

    OPEN = 0
    AWAY = 1
    LOOK = 2
    COME = 3


class MonthWorld:
    """A bot, its people and their tables; `run` lets time pass."""

    def __init__(
        self, seed: str, folder: Path, persons: Collection[Person], seatings: Collection[Seating], start: int
    ) -> None:
        self._seed = seed
        self._url = f"sqlite:///{folder}/month.sqlite3"
        self._clock = StillClock(start)
        self._persons: Mapping[int, Person] = {one.user: one for one in persons}
        self._seatings = {one.number: one for one in seatings}
        self.witness = Witness(self._clock, self._persons)
        closed = {one.user for one in persons if one.closed}
        self.channels = self.witness.channels = StillChannels(self._clock, closed, self._heard)
        self._tables_of: dict[int, list[int]] = {one.user: [] for one in persons}
        self._events: list[tuple[int, Kind, int, int]] = []
        self._coming: set[tuple[int, int]] = set()
        self.running: set[int] = set()
        self.ended: list[Table] = []
        for one in seatings:
            self._plan(one.at, Kind.OPEN, one.number)
        for person in persons:
            for number, holiday in enumerate(person.holidays):
                self._plan(person.up(holiday.start), Kind.AWAY, person.user, number)
            self._look_again(person)

    async def open(self) -> None:
        """Start the bot, and let all people choose their settings."""
        self._bot = bot = StillBot(self._clock, self.channels, UNDRAWN, held=len(self._seatings) + 1, every=_BUILT)
        steps = await bot.open(self._url, WatchedSteps)
        steps.witness = self.witness
        self.store, self.tables, self._reconciler = bot.store, bot.tables, bot.reconciler
        tables = bot.tables
        self._warnings = Warnings(self.witness)
        logging.getLogger("bot").addHandler(self._warnings)
        for person in self._persons.values():
            if (person.interval, person.where) != (None, ReminderTarget.TABLE):
                await tables.people.choose_reminders(person.user, person.interval, person.where)
            if person.quiet is not None:
                await tables.people.choose_quiet(person.user, person.quiet)

    async def close(self) -> None:
        """End the bot."""
        logging.getLogger("bot").removeHandler(self._warnings)
        await self._bot.close()

    async def run(self, until: int) -> None:
        """Let people do what they do until a moment; tables are woken at their own, and looked at once an hour."""
        now = int(self._clock.now())
        hour = now - now % HOUR + HOUR
        wake = await self.tables.outbox.next_wake()
        while True:
            first = min(hour, until, self._events[0][0], until if wake is None else wake)
            self._clock.turn(first)
            if first >= until:
                return
            if first == wake:
                await self._bot.watch.wake_due()
            elif first == hour:
                await self._look_at_all()
                hour += HOUR
                continue
            elif not await self._happen(*heapq.heappop(self._events)[1:]):
                continue
            await self._bot.settled()
            wake = await self.tables.outbox.next_wake()

    def promised(self) -> list[Table]:
        """Return the tables whose games go on at a relaxed pace and must end."""
        held = map(self._held, sorted(self.running))
        return [one for one in held if one.status.live and one.pace is Pace.RELAXED and not endless(one)]

    async def _look_at_all(self) -> None:
        """Expect that nothing is owed to any table, and of each that it is as it should be."""
        now = self.witness.now
        if now % DAY < HOUR and (owed := await self.tables.outbox.owed()):
            self.witness.wrong.append(f"something is owed to the tables {owed} at {now}")
        for table_id in sorted(self.running):
            table = self._held(table_id)
            if not self.tables._repository.nothing_due([table_id]):
                self.witness.wrong.append(f"something is owed to table {table_id} at {now}")
            self.witness.look(table)
            if not table.status.live:
                self.running.discard(table_id)
                self.ended.append(table)

    def _held(self, table_id: int) -> Table:
        table = self.tables._repository._all[table_id].table
        if table is None:
            raise RuntimeError(f"table {table_id} is not in memory")
        return table

    # What happens.

    def _plan(self, at: int, kind: Kind, who: int, what: int = 0) -> None:
        heapq.heappush(self._events, (at, kind, who, what))

    async def _happen(self, kind: Kind, who: int, what: int) -> bool:
        """Let something happen, and tell whether anybody has pressed anything."""
        before = self.witness.counts["presses"]
        match kind:
            case Kind.OPEN:
                await self._open(self._seatings[who])
            case Kind.AWAY:
                await self._leave(self._persons[who], what)
            case Kind.LOOK:
                await self._look(self._persons[who])
            case Kind.COME:
                self._coming.discard((who, what))
                if self._persons[who].there(self.witness.now):
                    await self._visit(self._persons[who], what)
            case _:
                assert_never(kind)
        return self.witness.counts["presses"] > before

    def _chance(self, *key: int) -> Random:
        """Return chance that depends on whom and what it is for and on the moment, not on what happened before."""
        return Random(f"{self._seed} {key} {self.witness.now}")

    def _look_again(self, person: Person) -> None:
        pause = self._chance(person.user).expovariate(person.manner.looks / DAY)
        moment = person.up(self.witness.now + 1 + int(pause))
        if not person.vanished(moment):
            self._plan(moment, Kind.LOOK, person.user)

    def _heard(self, users: Collection[int], nonce: str, *, direct: bool) -> None:
        """Note whom the bot calls, and let them come in their time."""
        table = self._held(int(nonce.partition(".")[0], 36))  # a nonce begins with the table
        seats = [seat for user in users if (seat := table.seat_of(user)) is not None]
        letters = {own: table.shown.waits[own].decision for own in map(Seat, seats) if direct}
        for recipient, decision in (letters if direct else calls_of(table, users)).items():
            self.witness.called(table, recipient, decision, direct=direct)
        for user in users:
            self._may_come(self._persons[user], table)

    def _may_come(self, person: Person, table: Table) -> None:
        live, chance = table.pace is Pace.LIVE and table.timed, self._chance(person.user, table.id)
        comes, delay = _LIVE if live else (person.manner.comes, person.manner.delay)
        if (person.user, table.id) in self._coming or chance.random() >= comes:
            return
        at = self.witness.now + 5 + int(chance.expovariate(1 / delay))
        self._coming.add((person.user, table.id))
        # Who sits at a live table stays up for it.
        self._plan(at if live else person.up(at), Kind.COME, person.user, table.id)

    # What people do.

    async def _open(self, seating: Seating) -> None:
        for user in seating.people:
            await self._back(user)
        host, *others = seating.people
        lobbies, place = self.tables.lobbies, ChannelRef(1 + seating.number % 7, 10_000 + seating.number)
        size, options = len(seating.people) + seating.computers, options_of(seating.variant)
        table = await lobbies.create(
            TableSpec(place, seating.game, size, options, seating.language, pace=seating.pace), host, f"person {host}"
        )
        await self._reconciler.reconcile(table.id)
        await self.tables.pace_changes.propose(table.id, host, seating.pace, seating.fallback)
        for user in others:
            await lobbies.join(table.id, user, f"person {user}")
        for number in range(seating.computers):
            await lobbies.add_computer(table.id, host, f"computer {number}")
        for user in seating.people:
            self._tables_of[user].append(table.id)
        self.running.add(table.id)
        await lobbies.start(table.id, host)
        await self._reconciler.reconcile(table.id)

    async def _back(self, user: int) -> None:
        """Let a person press something that belongs to no table."""
        self.witness.pressed(user)
        await self._bot.table_actions.note_user_presence(user)
        await self._bot.settled()

    async def _leave(self, person: Person, number: int) -> None:
        """Let a person say that they are away, if they think of it."""
        holiday, now = person.holidays[number], self.witness.now
        if holiday.stand_in is None or person.vanished(now) or now >= holiday.until:
            return
        await self._back(person.user)
        self.witness.leaves(person.user, holiday.until, stand_in=holiday.stand_in)
        for table_id in await self.tables.people.go_away(person.user, holiday.until, stand_in=holiday.stand_in):
            self._reconciler.wake(table_id)

    async def _look(self, person: Person) -> None:
        """Let a person look at their tables."""
        self._look_again(person)
        if person.there(self.witness.now) or self._chance(person.user).random() < _LOOKS_IN:
            for table_id in self._tables_of[person.user]:
                await self._visit(person, table_id)

    async def _visit(self, person: Person, table_id: int) -> None:
        """Let a person decide about a late player, and do what they are asked; or forget it all."""
        table, chance = self._held(table_id), self._chance(person.user, table_id)
        seat = table.seat_of(person.user)
        if table.status is not Status.RUNNING or seat is None or chance.random() < person.manner.forgets:
            return
        for about in sorted(table.votes):
            if about != seat and seat not in table.votes[about].ballots and chance.random() < _VOTES:
                await self._welcome(person, table)
                if about in self._held(table_id).votes:
                    offered = vote_choices(table.pace)
                    ballot = chance.choices(offered, [BALLOTS[one] for one in offered])[0]
                    await self.tables.overdue_players.vote(table_id, person.user, about, ballot)
                    await self._followed(table_id)
        if seat in self._held(table_id).absent:
            self.witness.counts["returns"] += 1
            await self._welcome(person, self._held(table_id))
        for _ in range(_LONGEST_TURN):
            if seat not in self._held(table_id).asked:
                return
            await self._welcome(person, self._held(table_id))
            await self._act(person.user, seat, table_id, chance)

    async def _welcome(self, person: Person, table: Table) -> None:
        """Let a person press something at a table."""
        self.witness.pressed(person.user, table.id)
        await self._bot.table_actions.note_presence(
            cast(Any, SimpleNamespace(user=person.user, interaction=SimpleNamespace(guild_id=None))), table
        )
        await self._bot.settled()

    async def _act(self, user: int, seat: int, table_id: int, chance: Random) -> None:
        table = self._held(table_id)
        seen = table.seen_by(seat)
        if seen is not None and seat in table.asked:
            code = chance.choice(seen.legal).code
            turn = await self.tables.play.act(table_id, user, table.version, [code])
            await self._reconciler.play_computers(turn.table)
            await self._followed(table_id)

    async def _followed(self, table_id: int) -> None:
        await self._reconciler.reconcile(table_id)
        await self._bot.settled()
