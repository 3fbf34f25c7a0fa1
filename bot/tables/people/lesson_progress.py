"""The progress of people in the lessons: apart from all tables, and deleted when it is not continued."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import LessonProgress
from bot.tables.repository import Repository


class LessonTracker:
    """Stores the furthest step of each user in each lesson, and to whom lessons were offered."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, user: int) -> Mapping[str, LessonProgress]:
        """Return a user's progress in the lessons offered or begun, by the codes of their games.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.lessons.of(user, self._repository.now)

    async def reach(self, user: int, game: str, step: int, codes: Sequence[str]) -> None:
        """Store that a user has reached a step, unless they have been further.

        Args:
            user: the user's id.
            game: the code of the lesson's game.
            step: the number of the step, from 0; the number of steps once the user has finished.
            codes: the codes under which the steps up to this one are counted, without the user's id.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.lessons.reach(user, game, step, codes, self._repository.now)

    async def offer(self, user: int, game: str) -> bool:
        """Note that a lesson is offered to a user; return False if it was before, or if the user has played.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.lessons.offer(user, game, self._repository.now)

    async def expire(self) -> int:
        """Delete lesson progress and practice games that were not continued for long; return how many.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.lessons.expire(self._repository.now)

    async def counts(self) -> Mapping[tuple[str, str], int]:
        """Return the number of people who have reached each step, by the codes of the game and the step.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.lessons.counts()
