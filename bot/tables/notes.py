"""What people note for themselves about a table: bound to the person and not to the seat, read by nobody else."""

from __future__ import annotations

from typing import Final

from bot.tables.errors import Reason, TableError
from bot.tables.repository import Shelf

LONGEST: Final = 1000


class Notes:
    """People's notes. They are no part of a table: no picture, record, history or letter has them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, table_id: int, user: int) -> str:
        """Return what somebody noted about a table, empty text if nothing.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.notes.of(table_id, user) or ""

    async def write(self, table_id: int, user: int, text: str) -> str:
        """Keep a note in the place of the one that is there, and return it as it is kept; empty text deletes it.

        Whoever has given his seat up may still change what he has written, and delete it.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING (there is no game yet), NO_TABLE, STORE.
        """
        kept = _storable(text)[:LONGEST].strip()
        async with self._shelf.hold(table_id) as held:
            if held.loaded.seat_of(user) is None and await self._shelf.store.notes.of(table_id, user) is None:
                raise TableError(Reason.NOT_SEATED)
            if not held.loaded.dealt:
                raise TableError(Reason.NOT_RUNNING)
            await self._shelf.store.notes.write(table_id, user, kept, self._shelf.now)
        return kept


def _storable(text: str) -> str:
    """Return a text without what no database takes: zeros, and halves of signs."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
