"""Tables over days: the store, the reconciler and a Discord of few lines on a clock that goes from moment to moment."""

from __future__ import annotations

from collections.abc import Awaitable, Mapping
from dataclasses import dataclass
from datetime import datetime
from types import SimpleNamespace
from typing import Any, cast
from zoneinfo import ZoneInfo

from bot.deadlines.outage_tracker import OutageTracker
from bot.deadlines.table_deadlines import TableContexts
from bot.domain.pace import DAY, HOUR, Fallback, Pace, VoteChoice
from bot.domain.ping_recipient import Recipient
from bot.interactions.response import PlainText, Screen
from bot.reconciler import BackgroundJobs, Executor, Reconciler
from bot.reconciler.due_actions import next_due_at
from bot.screens.direct_messages import letter_mark
from bot.screens.spectators import spectator_letter_mark
from bot.store import LogRow, Store
from bot.tables import ChannelRef, Slot, Table, Tables, TableSpec, TableTurn
from bot.tables import Spectator as Watcher
from engine.rules import AnyRules
from tests.bot.at_table import plan
from tests.bot.faults.clock import VirtualClock
from tests.bot.faults.discord import FakeDiscord, Message
from tests.bot.toy import GAMES

PLACE = ChannelRef(1, 77)


class Blank:
    """Screens with nothing on them; it remembers of which table the last one was, and who was told as a watcher."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.watched: list[tuple[int, str]] = []

    def begin(self, table: Table) -> None:
        """Draw nothing."""

    async def of(self, table: Table, slot: Slot) -> Screen:
        """Return a table's message."""
        self.table = table
        return _blank()

    def letter_mark(self, table: Table, decision: int, count: int) -> str:
        """Return the custom id by which a direct message is known again."""
        return letter_mark(table, decision, count)

    def watch_mark(self, table: Table, count: int) -> str:
        """Return the custom id by which a direct message to a spectator is known again."""
        return spectator_letter_mark(table, count)

    async def letter(self, table: Table, seat: int, count: int, mark: str) -> Screen:
        """Return a direct message."""
        return _blank()

    async def watch_letter(self, table: Table, watch: Watcher, mark: str) -> Screen:
        """Return a direct message to a spectator."""
        self.watched.append((watch.user, mark))
        return _blank()

    def ping(
        self, table: Table, slot: Slot, called: Mapping[Recipient, int], messages: Mapping[Recipient, int]
    ) -> PlainText:
        """Return the words of a message that pings."""
        return _plain()

    async def letter_ping(
        self, table: Table, seat: int, count: int, mark: str, names: tuple[str, str] | None
    ) -> PlainText:
        """Return the words of a direct message."""
        return _plain()

    async def watch_ping(self, table: Table, watch: Watcher, mark: str, names: tuple[str, str] | None) -> PlainText:
        """Return the words of a direct message to a spectator."""
        return _plain()

    def title(self, table: Table) -> str:
        """Return a title without names."""
        return ""

    def computer(self, table: Table) -> str:
        """Return a name for one more computer."""
        return f"merchant {len(table.players)}"


def _plain() -> PlainText:
    return PlainText("", cast(Any, SimpleNamespace(to_components=list)))


def _blank() -> Screen:
    return Screen(cast(Any, SimpleNamespace(to_components=list)))


@dataclass
class Told:
    """What was said to people: who was called at the table, and who was written to, each with the moment."""

    calls: list[tuple[int, int]]
    letters: list[tuple[int, int]]

    def of(self, user: int) -> list[int]:
        """Return when somebody was called at the table."""
        return [at for who, at in self.calls if who == user]


class Evening:
    """One table, and a bot that sees to it."""

    def __init__(self, store: Store, games: Mapping[str, AnyRules] = GAMES) -> None:
        self.store = store
        self.clock = VirtualClock()
        self.tables = Tables(store, games, clock=self.clock.now)
        self.games = games
        self.discord = FakeDiscord(self.clock)
        self.told = Told([], [])
        self.discord.on_notify = self._called
        self.discord.on_letter = lambda user, message: self.told.letters.append((user, self.now))
        self.screens = Blank()
        self._open(None)
        self.number = 0

    def _open(self, heartbeat: OutageTracker | None) -> None:
        self.contexts = TableContexts(self.tables, self.clock, heartbeat)
        steps = Executor(self.tables, self.discord, self.screens, self.clock, self.contexts)
        self.reconciler = Reconciler(self.tables, steps, self.clock)
        self.watch = BackgroundJobs(self.tables, self.reconciler, self.clock)

    async def with_heartbeat(self) -> OutageTracker:
        """Let there be signs of life from now on."""
        heartbeat = OutageTracker(self.tables, self.clock)
        await heartbeat.load()
        self._open(heartbeat)
        return heartbeat

    @property
    def now(self) -> int:
        """This moment."""
        return int(self.clock.now())

    async def table(self) -> Table:
        """Return the table."""
        return await self.tables.get(self.number)

    async def begin(
        self,
        people: tuple[int, ...],
        computers: int = 0,
        *,
        pace: Pace = Pace.RELAXED,
        fallback: Fallback = Fallback.ASK,
        kind: str = "toy",
        show: bool = True,
        **options: str,
    ) -> Table:
        """Open a table, start it, and show it, unless it cannot be shown."""
        lobbies = self.tables.lobbies
        table = await lobbies.create(
            TableSpec(PLACE, kind, len(people) + computers, options, "en", pace=pace), people[0], f"n{people[0]}"
        )
        await self.tables.pace_changes.propose(table.id, people[0], pace, fallback)
        for user in people[1:]:
            await lobbies.join(table.id, user, f"n{user}")
        for _ in range(computers):
            await lobbies.add_computer(table.id, people[0], "merchant")
        self.number = (await lobbies.start(table.id, people[0])).id
        return await self.follow() if show else await self.table()

    async def follow(self) -> Table:
        """Do what is to be done now, and expect that nothing is left."""
        await self.reconciler.reconcile(self.number)
        await self.clock.quiet()
        table = await self.table()
        assert plan(table, self.clock.now(), self.contexts.of(table)) is None
        return table

    async def act(self, user: int, *codes: str) -> TableTurn:
        """Let somebody act."""
        self.contexts.press(user)
        turn = await self.tables.play.act(self.number, user, None, codes)
        await self.follow()
        return turn

    async def until(self, moment: int) -> Table:
        """Let time pass, seeing to the table whenever it wants to be."""
        while (wake := await self.tables.outbox.next_wake()) is not None and wake <= moment:
            self.clock.leap(max(wake - self.clock.now(), 0))
            await self.watch.wake_due()
            await self.clock.quiet()
        self.clock.leap(max(moment - self.clock.now(), 0))
        table = await self.table()
        assert plan(table, self.clock.now(), self.contexts.of(table)) is None, (
            "something is due that nobody was woken for"
        )
        return table

    async def later(self, seconds: int) -> Table:
        """Let so much time pass."""
        return await self.until(self.now + seconds)

    async def wakes(self) -> int | None:
        """Return when the table wants to be looked at next."""
        table = await self.table()
        return next_due_at(table, self.clock.now(), self.contexts.of(table))

    async def log(self) -> list[LogRow]:
        """Return what is in the log."""
        stored = await self.store.load(self.number)
        assert stored is not None
        return list(stored.log)

    async def replayed(self) -> Table:
        """Return the table as another process would read it."""
        return await Tables(self.store, self.games, clock=self.clock.now).get(self.number)

    def _called(self, message: Message) -> None:
        self.told.calls += [(user, self.now) for user in message.notified]


LONG = "900"
"""A toy game that does not end in a test."""


def votes(evening: Evening, user: int, ballot: VoteChoice, about: int = 0) -> Awaitable[Table]:
    """Return what lets somebody vote."""
    return evening.tables.overdue_players.vote(evening.number, user, about, ballot)


async def voted(evening: Evening, user: int, ballot: VoteChoice, about: int = 0) -> Table:
    """Let somebody vote, and do what follows."""
    await votes(evening, user, ballot, about)
    return await evening.follow()


async def asked_about(evening: Evening, people: tuple[int, ...]) -> Table:
    """Return a table at which the first of these people is late, and the others are asked about him."""
    await evening.begin(people, left=LONG)
    table = await evening.later(48 * HOUR)
    assert table.votes.keys() == {0}
    return table


def berlin(evening: Evening, hour: int, minute: int = 0) -> int:
    """Return the next moment at which the clocks of Berlin read so."""
    here = datetime.fromtimestamp(evening.now, ZoneInfo("Europe/Berlin"))
    at = int(here.replace(hour=hour, minute=minute, second=0).timestamp())
    return at if at > evening.now else at + DAY
