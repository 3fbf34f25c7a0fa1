"""Lessons: how far a user is in each, whether they were told of them, and how many people reached each step."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.errors import StoreUnavailable
from bot.store.rows import Status
from bot.store.schema import formers, games, learned, learning, practices, seats

STORED_FOR: Final = 30 * 24 * 3600
"""For so many seconds after its last change a lesson or a practice game is stored."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """How far a user is in a game's lesson.

    `step` is the furthest that they have reached, from 0: the number of steps if they have finished it, None if they
    were only told of it. `at` is when they went on with it last.
    """

    game: str
    step: int | None
    at: int


class LessonStore:
    """Stores lessons.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int, now: int) -> Mapping[str, LessonProgress]:
        """Return how far a user is in the lessons that they know of or have begun, by game."""
        query = select(learning.c.game, learning.c.step, learning.c.at)
        mine = query.where(learning.c.user == user, learning.c.at > now - STORED_FOR)
        async with self._database.reading() as connection:
            return {row.game: LessonProgress(*row) for row in await connection.execute(mine.order_by(learning.c.game))}

    async def reach(self, user: int, game: str, step: int, codes: Sequence[str], now: int) -> None:
        """Store that a user has reached a step, unless they have been further.

        Args:
            user: who it is.
            game: the code of the lesson's game.
            step: the number of the step, from 0.
            codes: what the steps up to and including this one are counted under; each that the user has not reached
                before counts one more.
            now: this moment.
        """
        mine = (learning.c.user == user, learning.c.game == game)
        try:
            async with self._database.writing() as connection:
                await connection.execute(delete(learning).where(*mine, learning.c.at <= now - STORED_FOR))
                before = await connection.scalar(select(learning.c.step).where(*mine))
                furthest = step if before is None else max(step, before)
                changed = await connection.execute(update(learning).where(*mine).values(step=furthest, at=now))
                if not changed.rowcount:
                    await connection.execute(insert(learning).values(user=user, game=game, step=step, at=now))
                for code in codes[0 if before is None else before + 1 :]:
                    await _count(connection, game, code)
        except IntegrityError:
            raise StoreUnavailable("another process was about the same step") from None

    async def offer(self, user: int, game: str, now: int) -> bool:
        """Note that a user is told of a lesson, if they never were and never played; return whether so.

        Users with a seat in a game that was dealt have played, and so have those who gave one up.
        """
        played = exists().where(seats.c.user == user, games.c.id == seats.c.game, games.c.status != Status.LOBBY)
        dealt = select(played.where(games.c.status != Status.CANCELLED))
        left = select(exists().where(formers.c.user == user))
        knows = select(exists().where(learning.c.user == user))
        try:
            async with self._database.writing() as connection:
                await connection.execute(
                    delete(learning).where(learning.c.user == user, learning.c.at <= now - STORED_FOR)
                )
                for known in (knows, dealt, left):
                    if await connection.scalar(known):
                        return False
                await connection.execute(insert(learning).values(user=user, game=game, step=None, at=now))
        except IntegrityError:
            return False  # another process has told the user at this very moment
        return True

    async def counts(self) -> Mapping[tuple[str, str], int]:
        """Return how many people have reached each step, by the codes of game and step."""
        query = select(learned.c.game, learned.c.step, learned.c.count)
        async with self._database.reading() as connection:
            return {(row.game, row.step): row[2] for row in await connection.execute(query)}

    async def expire(self, now: int) -> int:
        """Delete lessons and practice games that nobody has gone on with for long; return how many."""
        async with self._database.writing() as connection:
            gone = [
                await connection.execute(delete(table).where(table.c.at <= now - STORED_FOR))
                for table in (learning, practices)
            ]
        return sum(one.rowcount for one in gone)


async def _count(connection: AsyncConnection, game: str, code: str) -> None:
    this = (learned.c.game == game, learned.c.step == code)
    counted = await connection.execute(update(learned).where(*this).values(count=learned.c.count + 1))
    if not counted.rowcount:
        await connection.execute(insert(learned).values(game=game, step=code, count=1))
