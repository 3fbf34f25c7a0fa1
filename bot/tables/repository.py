"""Tables in memory: one object with one lock for each table, loaded by replay, dropped when others are used more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, Final
from weakref import WeakValueDictionary

from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import Fallback, Pace, proposal_of, proposal_row
from bot.domain.rated_tables import obstacle_rows, obstacles_of
from bot.helpers.bounded_dict import BoundedDict
from bot.helpers.read_through_cache import ReadThroughCache, one_by_one
from bot.store import (
    UNSEEN,
    FormerRow,
    Guest,
    LogRow,
    SeatedTable,
    Settled,
    ShownState,
    Status,
    Store,
    StoredTable,
    TableChange,
)
from bot.tables.errors import Reason, TableError
from bot.tables.game.seat_memory import SeatMemories
from bot.tables.game.session import replay_log
from bot.tables.plan_validity import evaluate_plans
from bot.tables.pruning import (
    remaining_guests,
    remaining_motions,
    remaining_plans,
    remaining_proposal,
    remaining_wanted,
    remaining_watches,
)
from bot.tables.rated_tables import rated_places, rated_start, with_obstacles
from bot.tables.results import result_of
from bot.tables.seat_history import ChannelRef, Player, SeatHistory, level_of, seat_rows
from bot.tables.setup import setup_of, setup_row, wanted_of, wanted_row
from bot.tables.store_errors import as_table_error, with_table_errors
from bot.tables.table import Ending, Table, hints_from_row
from engine.chance import seed_digest
from engine.game import IllegalAction
from engine.rules import AnyRules

CAPACITY = 256
"""Number of tables that stay in memory; others are loaded by replay."""
_USER_SEATS_GOOD_FOR: Final = 60
"""Seconds for which the seats of a user stay cached if other processes may change them."""


class CachedTable:
    """A table in memory with its lock: the table, if it is loaded, and its secrets."""

    __slots__ = ("__weakref__", "lock", "memories", "names", "owed", "salts", "secret", "seed", "table", "wakes")

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.secret: str | None = None
        self.salts: tuple[str, ...] = ()
        self.seed: str | None = None
        self.owed = True
        self.wakes: int | None = None
        self.memories = SeatMemories()
        self.names: dict[int, str] = {}
        """The names of users that differ from those of their seats; the next commit stores them."""

    @property
    def loaded(self) -> Table:
        """The table; it is loaded inside `Repository.lock`."""
        if self.table is None:
            raise RuntimeError("the table is not loaded")
        return self.table


@dataclass(frozen=True, slots=True)
class CommitDetails:
    """What is committed beside a table.

    Args:
        log: the rows to append to its log.
        formers: the former players of seats.
        invited: the guests who are invited by it.
        unseen: whether its messages must be edited, even if they show this version.
    """

    log: tuple[LogRow, ...] = ()
    formers: tuple[FormerRow, ...] = ()
    invited: tuple[Guest, ...] = ()
    unseen: bool = False


NO_DETAILS: Final = CommitDetails()


@dataclass(frozen=True, slots=True)
class PendingCommit:
    """The next state of a table, and the change of the store that makes it so."""

    table: Table
    change: TableChange


class Repository:
    """Loads, locks and commits tables; the features that share it decide what changes."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        *,
        capacity: int = CAPACITY,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = with_table_errors(store)
        self.games = games
        self.user_seats: ReadThroughCache[int, tuple[SeatedTable, ...]] = ReadThroughCache(
            one_by_one(lambda user: self.store.people.sittings_of(user)),
            lambda user: store.shards.whole,
            good_for=_USER_SEATS_GOOD_FOR,
            now=lambda: self.now,
        )
        """The seats of each user, so that a press needs no question to the store. A host always has a seat."""
        self.on_owed: Callable[[int], None] = lambda table_id: None
        """Learns of each table to which something is owed since another one was changed."""
        self._clock = clock
        # A user of a table keeps it alive, so that there are never two objects, and two locks, for one table.
        self._all: WeakValueDictionary[int, CachedTable] = WeakValueDictionary()
        self._lately: BoundedDict[int, CachedTable] = BoundedDict(capacity)

    @property
    def now(self) -> int:
        """The present moment, in seconds since 1970."""
        return int(self._clock())

    def version(self, table_id: int) -> int | None:
        """Return the version of a table that is in memory, None for any other."""
        cached = self._all.get(table_id)
        return cached.table.version if cached is not None and cached.table is not None else None

    def peek(self, table_id: int) -> Table | None:
        """Return a table that is in memory and up to date, None for any other."""
        cached = self._all.get(table_id)
        return cached.table if cached is not None and self._current(cached) else None

    async def get(self, table_id: int) -> Table:
        """Return a table of any status.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        cached, table = self._all.get(table_id), self.peek(table_id)
        if cached is not None and table is not None:
            self._lately[table_id] = cached
            return table
        async with self.lock(table_id) as cached:
            return cached.loaded

    def note_name(self, table: Table, user: int, name: str) -> None:
        """Note a user's present name; if their seat at the live table has another, the next commit stores it."""
        cached = self._all.get(table.id)
        if cached is None:
            return
        if table.name_differs(user, name):
            cached.names[user] = name
        else:
            cached.names.pop(user, None)

    async def store_names(self, table_id: int) -> Table | None:
        """Store the noted names of a table if no commit has done so; return the table if it was changed.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        cached = self._all.get(table_id)
        if cached is None or not cached.names:
            return None
        async with self.lock(table_id) as cached:
            if not cached.names or not cached.loaded.status.live:
                return None
            # A lobby is a list of names; a board shows them when it changes next.
            unseen = cached.loaded.status is Status.LOBBY
            return await self.commit(cached, cached.loaded, CommitDetails(unseen=unseen))

    def __len__(self) -> int:
        """Return the number of tables in memory."""
        return len(self._all)

    @asynccontextmanager
    async def lock(self, table_id: int) -> AsyncIterator[CachedTable]:
        """Lock and load a table; errors of the store become TableError."""
        cached = self._all.get(table_id)
        if cached is None:
            cached = self._all[table_id] = CachedTable()
        with as_table_error():
            async with cached.lock:
                if not self._current(cached):
                    stored = await self.store.load(table_id)
                    if stored is None:
                        raise TableError(Reason.NO_TABLE)
                    cached.table = table_of(stored, self.games)
                    cached.secret, cached.seed, cached.owed = stored.game.secret, stored.game.seed, stored.game.owed
                    cached.salts, cached.wakes = tuple(stored.game.salts or ()), stored.game.wakes
                self._lately[table_id] = cached
                yield cached

    async def commit(
        self, cached: CachedTable, table: Table, details: CommitDetails = NO_DETAILS, **values: Any
    ) -> Table:
        """Commit `table` in place of the cached one; the arguments are those of `prepare`.

        A lobby gets what keeps its game from being rated now. After a failure the cached table is the stored one.
        """
        if cached.loaded.status is Status.LOBBY:
            table = await with_obstacles(self.store, table, self.now)
        return await self.commit_prepared(cached, self.prepare(cached, table, details, **values))

    def prepare(
        self, cached: CachedTable, table: Table, details: CommitDetails = NO_DETAILS, **values: Any
    ) -> PendingCommit:
        """Return what has to be committed, with the table as it will be then.

        Args:
            cached: the locked table.
            table: its next state.
            details: what else is committed.
            values: further columns.
        """
        before = cached.loaded
        now = self.now
        if cached.names:
            table = replace(table, seat_history=table.seat_history.renamed(cached.names))
        # This tells two states of one version apart, so that no writer goes on from the older one: guests, motions and
        # the like change without a new version, and another process may have changed them.
        updated = now if table.version != before.version else max(now, before.updated + 1)
        table = replace(table, updated=updated, proposal=remaining_proposal(table), watches=remaining_watches(table))
        table = replace(table, wanted=remaining_wanted(before, table))
        if not table.status.live:
            table = replace(table, finished=now, seed=cached.seed, secret=cached.secret)
        if table.status is not Status.LOBBY:
            table = replace(table, closes=None, guests=remaining_guests(table))
            if before.status is Status.LOBBY:
                # With its salt, a hash could be matched with a word.
                values["salts"] = None
        if details.formers:
            formers = (*table.seat_history.formers, *details.formers)
            table = replace(table, seat_history=replace(table.seat_history, formers=formers))
        plans = remaining_plans(table._plans, before.players, table.players, live=table.status.live)
        if table._game_session is not before._game_session or plans != before._plans:
            table = replace(table, _evaluated_plans=evaluate_plans(table.rules, table._game_session, plans))
        table = replace(table, _plans=plans)
        shown = table.shown
        if details.unseen:
            shown = replace(shown, note_version=UNSEEN, board_version=UNSEEN)
        if table.motions:
            table = replace(table, motions=remaining_motions(before, table))
        if table.host != before.host:
            table = replace(table, host_seen=now)
            # The title of a thread has the name of the host.
            shown = replace(shown, rename=True)
        table = replace(table, shown=shown)
        result = result_of(table) if before.status.live else None
        change = TableChange(
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
                **_changed_columns(before, table),
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
            result=result,
            rated_start=rated_start(before, table, now),
            rated_places=rated_places(before, table, result),
            known=before.updated,
        )
        return PendingCommit(table, change)

    async def commit_prepared(self, cached: CachedTable, pending: PendingCommit) -> Table:
        """Commit a prepared change; after a failure the table is read again."""
        before, table = cached.loaded, pending.table
        try:
            others = await self.store.change(pending.change)
        except BaseException:
            # The stored state is the truth, also after a lost connection or a cancelled task.
            cached.table = None
            raise
        finally:
            if (table.status, table.people) != (before.status, before.people):
                self.user_seats.changed({*before.people, *table.people})
        cached.table, cached.owed = table, True
        self.mark_due(others)
        for other in others:
            self.on_owed(other)
        # A name may have been noted while the commit ran, and a user may have left the table.
        cached.names = {user: name for user, name in cached.names.items() if table.name_differs(user, name)}
        return table

    async def show(
        self, cached: CachedTable, shown: ShownState, *, settled: Settled | None = None, owed: bool = False
    ) -> Table:
        """Store what the channel shows; the cached table gets it only after that."""
        try:
            table = cached.loaded
            await self.store.outbox.show(
                table.id, table.version, table.shown, shown, settled=settled, owed=owed, updated=table.updated
            )
        except BaseException:
            cached.table = None
            raise
        if settled is not None and settled.version == cached.loaded.version:
            cached.owed, cached.wakes = owed, settled.wakes
        cached.owed = cached.owed or owed
        cached.table = replace(cached.loaded, shown=shown)
        return cached.table

    def nothing_due(self, table_ids: Iterable[int]) -> tuple[int, ...]:
        """Return which of these tables are in memory as tables to which nothing is due."""
        found = ((table_id, self._all.get(table_id)) for table_id in table_ids)
        return tuple(
            table_id
            for table_id, cached in found
            if cached is not None and cached.table is not None and not cached.owed
        )

    def mark_due(self, table_ids: Iterable[int]) -> None:
        """Mark these tables in memory as due, as they are in the store."""
        for table_id in table_ids:
            cached = self._all.get(table_id)
            if cached is not None:
                cached.owed = True

    async def evict(self, table_ids: Iterable[int]) -> None:
        """Drop these tables from memory, so that their next use reads them."""
        for table_id in table_ids:
            cached = self._all.get(table_id)
            if cached is not None:
                async with cached.lock:
                    cached.table = None

    def is_responsible_for(self, table: Table) -> bool:
        """Whether this process is responsible for a table: its guild belongs to one of its shards."""
        return self.store.shards.owns(table.channel_ref.guild)

    def _current(self, cached: CachedTable) -> bool:
        """Whether a cached table is up to date; another process may have changed its own tables."""
        return cached.table is not None and self.is_responsible_for(cached.table)


def table_of(stored: StoredTable, games: Mapping[str, AnyRules]) -> Table:
    """Return a stored table with its game replayed; a game without rules among `games` is not replayed."""
    game = stored.game
    rules = games.get(game.kind)
    if rules is not None and game.seed is not None:
        # A game that has begun keeps its rules; a lobby will begin under the newest.
        rules = rules.of(game.rules)
    game_session = None
    if rules is not None and game.seed is not None:
        # A game that was stopped before its first move has one version more than at the deal.
        dealt = game.version - (game.status is Status.STOPPED)
        start = stored.log[0].first - 1 if stored.log else dealt
        try:
            game_session = replay_log(rules, rules.new(game.size, game.options, game.seed), start, stored.log)
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
        channel_ref=ChannelRef(game.guild, game.channel),
        host=game.host,
        language=game.language,
        pace=Pace(game.pace),
        fallback=Fallback(game.fallback),
        proposal=proposal_of(game.proposal),
        changed_from=setup_of(game.changed_from),
        wanted=wanted_of(game.wanted),
        seat_history=SeatHistory(players, stored.formers),
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
        closing=LobbyExpiryAction(game.closing),
        role=game.role,
        host_seen=game.host_seen,
        hints=game.hints,
        hinted=hints_from_row(game.hinted),
        rated=game.rated,
        unrated=obstacles_of(game.unrated),
        guests=stored.guests,
        motions=stored.motions,
        watches=stored.watches,
        _plans=stored.plans,
        _evaluated_plans=evaluate_plans(rules, game_session, stored.plans),
        ending=Ending(game.ending) if game.ending else None,
        actor=None,
        _begun=game.seed is not None,
        _game_session=game_session,
    )


def _changed_columns(before: Table, table: Table) -> dict[str, Any]:
    """Return the columns of the setup, and of what is proposed, that a change touches."""
    columns: dict[str, Any] = {}
    if table.setup != before.setup and table.rules is not None:
        columns |= {"kind": table.kind, "rules": table.rules.version, "size": table.size, "options": table.options}
    if table.proposal != before.proposal:
        columns["proposal"] = proposal_row(table.proposal)
    if table.changed_from != before.changed_from:
        columns["changed_from"] = setup_row(table.changed_from)
    if table.wanted != before.wanted:
        columns["wanted"] = wanted_row(table.wanted)
    if table.hints != before.hints:
        columns["hints"] = table.hints
    if (table.rated, table.unrated) != (before.rated, before.unrated):
        columns |= {"rated": table.rated, "unrated": obstacle_rows(table.unrated)}
    return columns
