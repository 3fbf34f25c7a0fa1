"""Figures for operators: counts of tables, and finished games; nothing about people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.rows import Status
from bot.store.schema import games


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game: its table's number, its game's code, its seats, its end in seconds since 1970."""

    id: int
    kind: str
    size: int
    ended: int


class TableCountStore:
    """Counts tables.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables(self) -> Mapping[tuple[str, str], int]:
        """Return how many tables there are of each game in each status."""
        query = select(games.c.kind, games.c.status, func.count()).group_by(games.c.kind, games.c.status)
        async with self._database.reading() as connection:
            return {(kind, status): count for kind, status, count in await connection.execute(query)}


async def finished_games(connection: AsyncConnection, most: int | None) -> Sequence[FinishedGame]:
    """Return the latest finished games, the last first: so many at most, or all."""
    # Older rows have no such moment: they were changed last when they ended.
    ended = func.coalesce(games.c.finished, games.c.updated)
    query = select(games.c.id, games.c.kind, games.c.size, ended).where(games.c.status == Status.FINISHED.value)
    rows = await connection.execute(query.order_by(ended.desc(), games.c.id.desc()).limit(most))
    return [FinishedGame(*row) for row in rows]
