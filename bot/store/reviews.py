"""Results of reviews of finished games: one body for each game and seat, made of the game alone."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import reviews


class ReviewStore:
    """Stores reviews.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: int, seat: int) -> Any | None:
        """Return the review of a seat, as plain data; None if there is none yet."""
        query = select(reviews.c.body).where(reviews.c.game == game, reviews.c.seat == seat)
        async with self._database.reading() as connection:
            return await connection.scalar(query)

    async def keep(self, game: int, seat: int, body: Any, at: int) -> None:
        """Store a review, which replaces the one that is there."""
        async with self._database.writing() as connection:
            await connection.execute(delete(reviews).where(reviews.c.game == game, reviews.c.seat == seat))
            await connection.execute(insert(reviews).values(game=game, seat=seat, body=body, at=at))
