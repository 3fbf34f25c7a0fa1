"""How much there is of what: counted without a word of anybody's."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.schema import games


class Figures:
    """Counts. Every method is one transaction and raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> Mapping[tuple[str, str], int]:
        """Return how many tables there are of each game in each status."""
        wanted = select(games.c.kind, games.c.status, func.count()).group_by(games.c.kind, games.c.status)
        async with self._database.reading() as connection:
            return {(kind, status): count for kind, status, count in await connection.execute(wanted)}
