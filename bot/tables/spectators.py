"""Spectators: users without a seat who are told when a round ends, or just have the table in their list."""

from __future__ import annotations

from collections.abc import Awaitable
from dataclasses import replace
from typing import Any, Final

from bot.store import Spectator, Status
from bot.tables.errors import Reason, TableError
from bot.tables.game.turn_boundaries import round_end_index
from bot.tables.repository import CachedTable, Repository
from bot.tables.table import Table

MAX_SPECTATORS: Final = 50
"""Most spectators of one table."""


class Spectators:
    """Adds and removes spectators. The table does not change: nothing that it shows depends on them."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the live tables that a user watches, in their present state.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.spectators.of(user)
        tables = [await self._repository.get(number) for number in found]
        return tuple(table for table in tables if table.status.live and watch_of(table, user) is not None)

    async def watch(self, table_id: int, user: int, *, letters: bool) -> Table:
        """Let a user watch a running game from now on, or change how they are told.

        The user knows all that has happened so far. If direct messages were refused before, they are tried again.

        Raises:
            TableError: WATCH_SEATED, WATCH_FULL, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            require_may_watch(table, user)
            before = watch_of(table, user)
            if before is None and len(table.watches) >= MAX_SPECTATORS:
                raise TableError(Reason.WATCH_FULL)
            if before is not None and before.letters == letters and not before.closed:
                return table
            at = self._repository.now if before is None else before.at
            watch = Spectator(user, letters, rounds_known=update_count(table), writing=None, closed=False, at=at)
            others = tuple(one for one in table.watches if one.user != user)
            return await self._store_watches(
                cached, (*others, watch), self._repository.store.spectators.put(table.id, watch)
            )

    async def stop(self, table_id: int, *users: int) -> Table:
        """Remove spectators; users who do not watch are ignored.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            left = tuple(one for one in cached.loaded.watches if one.user not in users)
            if len(left) == len(cached.loaded.watches):
                return cached.loaded
            return await self._store_watches(cached, left, self._repository.store.spectators.drop(table_id, users))

    async def note_message(self, table_id: int, user: int, **known: Any) -> Table:
        """Store the state of the direct message to a spectator.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            watches = tuple(replace(one, **known) if one.user == user else one for one in cached.loaded.watches)
            return await self._store_watches(
                cached, watches, self._repository.store.spectators.note(table_id, user, known)
            )

    def is_update_due(self, table_id: int, user: int, count: int) -> bool:
        """Whether a spectator is still to be told of the update with this count, as far as is known in memory."""
        table = self._repository.peek(table_id)
        watch = None if table is None else watch_of(table, user)
        return table is None or (watch is not None and watch.letters and watch.rounds_known < count)

    async def _store_watches(
        self, cached: CachedTable, watches: tuple[Spectator, ...], storing: Awaitable[None]
    ) -> Table:
        try:
            await storing
        except BaseException:
            cached.table = None
            raise
        cached.table = replace(cached.loaded, watches=watches)
        return cached.table


def watch_of(table: Table, user: int) -> Spectator | None:
    """Return the watch of a user, None if they do not watch."""
    return next((watch for watch in table.watches if watch.user == user), None)


def scored_rounds(table: Table) -> int:
    """Return the number of scored rounds of a game."""
    steps = () if table._game_session is None else table._game_session.steps
    return sum(1 for step in steps if round_end_index(step.events) is not None)


def update_count(table: Table) -> int:
    """Return the number of updates for spectators so far: the scored rounds, and the end."""
    return scored_rounds(table) + (not table.status.live)


def require_may_watch(table: Table, user: int) -> None:
    """Require that a user may watch a table.

    Raises:
        TableError: WATCH_SEATED, NOT_RUNNING, GAME_OVER.
    """
    if table.status is not Status.RUNNING:
        raise TableError(Reason.NOT_RUNNING if table.status is Status.LOBBY else Reason.GAME_OVER)
    if table.seat_of(user) is not None:
        raise TableError(Reason.WATCH_SEATED)
