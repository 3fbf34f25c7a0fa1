"""How far people are in the lessons: their own, apart from all tables, and forgotten when they do not go on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.store import Learnt
from bot.tables.repository import Shelf


class Learning:
    """Remembers the furthest step that somebody has reached of each lesson, and whether he was told of any."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, user: int) -> Mapping[str, Learnt]:
        """Return how far somebody is in the lessons that he was told of or has begun, by the codes of their games.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.learning.of(user, self._shelf.now)

    async def reach(self, user: int, game: str, step: int, codes: Sequence[str]) -> None:
        """Remember that somebody has reached a step, unless he has been further.

        Args:
            user: who it is.
            game: the code of the lesson's game.
            step: the number of the step, from 0; as many as there are once he has finished.
            codes: what the steps up to and including this one are counted under, without his number.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.store.learning.reach(user, game, step, codes, self._shelf.now)

    async def offer(self, user: int, game: str) -> bool:
        """Note that somebody is told of a lesson; return False where he was told before, or has played.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.learning.offer(user, game, self._shelf.now)

    async def expire(self) -> int:
        """Forget lessons and games to practise in that nobody has gone on with for long; return how many.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.learning.expire(self._shelf.now)
