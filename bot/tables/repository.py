"""Tables in memory: at most one live object a table with one lock, loaded by replay, let go when others are busier."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.domain.lobby_expiry import Then
from bot.domain.pace import Fallback, Pace
from bot.lru import Latest
from bot.store import (
    UNSEEN,
    Change,
    FormerRow,
    Guest,
    LogRow,
    Rest,
    Shown,
    Sitting,
    Stale,
    Status,
    Store,
    Stored,
    StoreUnavailable,
)
from bot.tables.errors import Reason, TableError
from bot.tables.guest_rules import staying
from bot.tables.hints_codec import read as read_hinted
from bot.tables.motions import those_left
from bot.tables.pace_proposals import kept, of_those_there, read
from bot.tables.plan_evaluation import kept as kept_plans
from bot.tables.plan_evaluation import outlooks
from bot.tables.players import Place, Player, Sitters, level_of, seat_rows
from bot.tables.read_through import ReadThrough, one_by_one
from bot.tables.seat_memory import Memories
from bot.tables.session import replay
from bot.tables.spectator_updates import who_go_on
from bot.tables.table import Ending, Table
from engine.chance import seed_digest
from engine.game import IllegalAction
from engine.rules import AnyRules

HELD = 256
"""How many tables stay in memory; the others come back by replay."""
_SITTINGS_GOOD_FOR: Final = 60
"""Seconds for which it is known where people sit where other processes may seat them as well."""


class Held:
    """One table's place in memory: its lock, and the table if it is loaded, with what nobody may see yet."""

    __slots__ = ("__weakref__", "lock", "memories", "owed", "salts", "secret", "seed", "table", "wakes")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.secret: str | None = None
        self.salts: tuple[str, ...] = ()
        self.seed: str | None = None
        self.owed = True
        self.wakes: int | None = None
        self.memories = Memories()

    @property
    def loaded(self) -> Table:
        """The table; there is one inside `Shelf.hold`."""
        if self.table is None:
            raise RuntimeError("the table is not loaded")
        return self.table


@dataclass(frozen=True, slots=True)
class CommitDetails:
    """What is committed beside a table itself.

    Args:
        log: what is appended to its log.
        formers: who gave a seat up.
        invited: those of its guests who are invited by it.
        unseen: whether its messages look different from now on, whatever version they show.
    """

    log: tuple[LogRow, ...] = ()
    formers: tuple[FormerRow, ...] = ()
    invited: tuple[Guest, ...] = ()
    unseen: bool = False


NO_DETAILS: Final = CommitDetails()


@dataclass(frozen=True, slots=True)
class Coming:
    """A table as it is going to be, and the change that makes it so when it is committed."""

    table: Table
    change: Change


class Shelf:
    """Holds tables and commits their changes; what may be done with them is said by the parts that share it."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        *,
        held: int = HELD,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.games = games
        self.sittings: ReadThrough[int, tuple[Sitting, ...]] = ReadThrough(
            one_by_one(lambda user: store.people.sittings_of(user)),
            lambda user: store.shards.whole,
            good_for=_SITTINGS_GOOD_FOR,
            now=lambda: self.now,
        )
        """Where people sit, so that a press costs no question to the store. A host always has a seat."""
        self._clock = clock
        # Whoever uses a table keeps it alive, so that there are never two objects, and two locks, for one table.
        self._all: WeakValueDictionary[int, Held] = WeakValueDictionary()
        self._lately: Latest[int, Held] = Latest(held)

    @property
    def now(self) -> int:
        """This moment, in seconds since 1970."""
        return int(self._clock())

    def version(self, table_id: int) -> int | None:
        """Return the version of a table that is in memory, None of any other."""
        held = self._all.get(table_id)
        return held.table.version if held is not None and held.table is not None else None

    def peek(self, table_id: int) -> Table | None:
        """Return a table that is in memory and can be relied on, None of any other."""
        held = self._all.get(table_id)
        return held.table if held is not None and self._current(held) else None

    async def get(self, table_id: int) -> Table:
        """Return a table of any status.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        held, table = self._all.get(table_id), self.peek(table_id)
        if held is not None and table is not None:
            self._lately[table_id] = held
            return table
        async with self.hold(table_id) as held:
            return held.loaded

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._all)

    @asynccontextmanager
    async def hold(self, table_id: int) -> AsyncIterator[Held]:
        """Give the one object of a table, locked and loaded; errors of the store come out as TableError."""
        held = self._all.get(table_id)
        if held is None:
            held = self._all[table_id] = Held()
        with self.as_table_error():
            async with held.lock:
                if not self._current(held):
                    stored = await self.store.load(table_id)
                    if stored is None:
                        raise TableError(Reason.NO_TABLE)
                    held.table = self._restored(stored)
                    held.secret, held.seed, held.owed = stored.game.secret, stored.game.seed, stored.game.owed
                    held.salts, held.wakes = tuple(stored.game.salts or ()), stored.game.wakes
                self._lately[table_id] = held
                yield held

    async def commit(self, held: Held, table: Table, details: CommitDetails = NO_DETAILS, **values: Any) -> Table:
        """Commit `table` in place of the one that is held; the arguments are those of `coming`.

        Anything that fails leaves the one that is held as it is stored.
        """
        return await self.store_coming(held, self.coming(held, table, details, **values))

    def coming(self, held: Held, table: Table, details: CommitDetails = NO_DETAILS, **values: Any) -> Coming:
        """Return what is to be committed, with the table as it is going to be by that.

        Args:
            held: where the table is.
            table: as it is to be.
            details: what else is committed.
            values: further columns.
        """
        before = held.loaded
        now = self.now
        # Two states of one version differ in this, so that nobody goes on from the older one: what stands beside a game
        # changes without a new version, and another process may have changed it.
        updated = now if table.version != before.version else max(now, before.updated + 1)
        table = replace(table, updated=updated, proposal=of_those_there(table), watches=who_go_on(table))
        if not table.status.live:
            table = replace(table, finished=now, seed=held.seed, secret=held.secret)
        if table.status is not Status.LOBBY:
            table = replace(table, closes=None, guests=staying(table))
            if before.status is Status.LOBBY:
                # With its salt, a hash could be told to be that of a word.
                values["salts"] = None
        if details.formers:
            formers = (*table.sitters.formers, *details.formers)
            table = replace(table, sitters=replace(table.sitters, formers=formers))
        plans = kept_plans(table._plans, before.players, table.players, live=table.status.live)
        if table._course is not before._course or plans != before._plans:
            table = replace(table, _outlooks=outlooks(table.rules, table._course, plans))
        table = replace(table, _plans=plans)
        shown = table.shown
        if details.unseen:
            shown = replace(shown, note_version=UNSEEN, board_version=UNSEEN)
        if table.motions:
            table = replace(table, motions=those_left(before, table))
        if table.host != before.host:
            table = replace(table, host_seen=now)
            # A thread's title has the name of whoever opened the table.
            shown = replace(shown, rename=True)
        table = replace(table, shown=shown)
        change = Change(
            before.id,
            before.version,
            {
                "status": table.status.value,
                "version": table.version,
                "host": table.host,
                "ending": table.ending.value if table.ending else None,
                "updated": table.updated,
                "finished": table.finished,
                "closes": table.closes,
                "host_seen": table.host_seen,
                **({"proposal": kept(table.proposal)} if table.proposal != before.proposal else {}),
                **values,
            },
            seats=seat_rows(table.players) if table.players != before.players else None,
            log=details.log,
            formers=details.formers,
            shown=shown if shown != before.shown else None,
            guests=table.guests if table.guests != before.guests else None,
            motions=table.motions if table.motions != before.motions else None,
            plans=table._plans if table._plans != before._plans else None,
            watches=table.watches if table.watches != before.watches else None,
            invited=details.invited,
            known=before.updated,
        )
        return Coming(table, change)

    async def store_coming(self, held: Held, coming: Coming) -> Table:
        """Commit what is coming; anything that fails leaves the table as it is stored."""
        before, table = held.loaded, coming.table
        try:
            await self.store.change(coming.change)
        except BaseException:
            # What is stored is the truth, also after a lost connection or a cancelled task: it is read again.
            held.table = None
            raise
        finally:
            if (table.status, table.people) != (before.status, before.people):
                self.sittings.changed({*before.people, *table.people})
        held.table, held.owed = table, True
        return table

    async def show(self, held: Held, shown: Shown, *, settled: Rest | None = None, owed: bool = False) -> Table:
        """Remember what the channel shows, in memory only after it is stored."""
        try:
            table = held.loaded
            await self.store.duties.show(
                table.id, table.version, table.shown, shown, settled=settled, owed=owed, updated=table.updated
            )
        except BaseException:
            held.table = None
            raise
        if settled is not None and settled.version == held.loaded.version:
            held.owed, held.wakes = owed, settled.wakes
        held.owed = held.owed or owed
        held.table = replace(held.loaded, shown=shown)
        return held.table

    def settled(self, table_ids: Iterable[int]) -> tuple[int, ...]:
        """Return those of these tables that are in memory as ones to which nothing is owed."""
        found = ((table_id, self._all.get(table_id)) for table_id in table_ids)
        return tuple(
            table_id for table_id, held in found if held is not None and held.table is not None and not held.owed
        )

    def owe(self, table_ids: Iterable[int]) -> None:
        """Know that something is owed to these tables, as it is stored."""
        for table_id in table_ids:
            held = self._all.get(table_id)
            if held is not None:
                held.owed = True

    async def let_go(self, table_ids: Iterable[int]) -> None:
        """Read these tables anew when they are wanted next."""
        for table_id in table_ids:
            held = self._all.get(table_id)
            if held is not None:
                async with held.lock:
                    held.table = None

    @contextmanager
    def as_table_error(self) -> Iterator[None]:
        """Turn errors of the store into TableError."""
        try:
            yield
        except StoreUnavailable as error:
            raise TableError(Reason.STORE) from error
        except Stale as error:
            raise TableError(Reason.STALE) from error

    def cares_for(self, table: Table) -> bool:
        """Whether this process looks after a table, as it does after all those of its own shards' servers."""
        return self.store.shards.owns(table.place.guild)

    def _current(self, held: Held) -> bool:
        """Whether what is held can be relied on; what another process looks after may have gone on there."""
        return held.table is not None and self.cares_for(held.table)

    def _restored(self, stored: Stored) -> Table:
        game = stored.game
        rules = self.games.get(game.kind)
        if rules is not None and game.seed is not None:
            # A game that has begun goes on under its rules; one that has not will begin under the newest.
            rules = rules.of(game.rules)
        course = None
        if rules is not None and game.seed is not None:
            # A game that was stopped before its first move has one version more than it was dealt with.
            dealt = game.version - (game.status is Status.STOPPED)
            start = stored.log[0].first - 1 if stored.log else dealt
            try:
                course = replay(rules, rules.new(game.size, game.options, game.seed), start, stored.log)
            except IllegalAction:
                rules = None
        published = game.secret or game.seed
        players = tuple(Player(row.seat, row.user, row.name, level_of(row), row.word, row.salt) for row in stored.seats)
        return Table(
            id=game.id,
            kind=game.kind,
            rules=rules,
            size=game.size,
            options=game.options,
            status=game.status,
            version=game.version,
            place=Place(game.guild, game.channel),
            host=game.host,
            language=game.language,
            pace=Pace(game.pace),
            fallback=Fallback(game.fallback),
            proposal=read(game.proposal),
            sitters=Sitters(players, stored.formers),
            shown=stored.shown,
            digest=seed_digest(published) if published else None,
            words=tuple(game.words or ()),
            salts=tuple(game.salts_sha256 or ()),
            salts_given=game.salts_given or 0,
            secret=None if game.status.live else game.secret,
            seed=None if game.status.live else game.seed,
            created=game.created,
            updated=game.updated,
            finished=game.finished,
            closes=game.closes,
            closing=Then(game.closing),
            role=game.role,
            host_seen=game.host_seen,
            hints=game.hints,
            hinted=read_hinted(game.hinted),
            guests=stored.guests,
            motions=stored.motions,
            watches=stored.watches,
            _plans=stored.plans,
            _outlooks=outlooks(rules, course, stored.plans),
            ending=Ending(game.ending) if game.ending else None,
            actor=None,
            _begun=game.seed is not None,
            _course=course,
        )
