"""Spectators, row by row: they are read with their table, and change without it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from sqlalchemy import delete, insert, select, update

from bot.store.child_rows import COLUMNS, columns_of
from bot.store.database import Database
from bot.store.rows import LIVE, Spectator
from bot.store.schema import games, watches


class SpectatorStore:
    """Stores spectators.

    Every method is one transaction and raises StoreUnavailable if the database fails.

    Each changes single rows, so that a spectator stays away who has stopped watching in another process, as by a button
    of a direct message.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> tuple[int, ...]:
        """Return the numbers of the live tables that a user watches, in order."""
        live = games.c.status.in_([status.value for status in LIVE])
        query = select(games.c.id).join(watches, watches.c.game == games.c.id).where(watches.c.user == user, live)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(query.order_by(games.c.id)))

    async def put(self, game: int, watch: Spectator) -> None:
        """Store a spectator of a table."""
        async with self._database.writing() as connection:
            await connection.execute(delete(watches).where(watches.c.game == game, watches.c.user == watch.user))
            await connection.execute(insert(watches).values(game=game, **columns_of(watch)))

    async def note(self, game: int, user: int, known: Mapping[str, Any]) -> None:
        """Change some fields of a table's spectator.

        A spectator who has stopped watching meanwhile stays away.
        """
        mine = update(watches).where(watches.c.game == game, watches.c.user == user)
        async with self._database.writing() as connection:
            await connection.execute(mine.values({COLUMNS[Spectator][name]: value for name, value in known.items()}))

    async def drop(self, game: int, users: Collection[int]) -> None:
        """Delete spectators of a table."""
        async with self._database.writing() as connection:
            await connection.execute(delete(watches).where(watches.c.game == game, watches.c.user.in_(users)))
