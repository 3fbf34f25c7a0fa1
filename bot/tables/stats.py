"""How many tables and learners there are, for whoever runs the bot."""

from __future__ import annotations

from collections.abc import Mapping

from bot.tables.repository import Shelf


class Figures:
    """Counts what the store has."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def tables(self) -> Mapping[tuple[str, str], int]:
        """Return how many tables there are, by the code of their game and their status.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.figures.tables()

    async def lessons(self) -> Mapping[tuple[str, str], int]:
        """Return how many people have reached each step of a lesson, by the code of its game and that of the step.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.learning.counts()
