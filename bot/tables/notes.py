"""What people note for themselves about a table: bound to the person and not to the seat, read by nobody else."""

from __future__ import annotations

from typing import Final

from bot.store import Note, Superseded
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
        return (await self.revised(table_id, user))[0]

    async def revised(self, table_id: int, user: int) -> tuple[str, int]:
        """Return what the user noted about a table and its revision; empty text and 0 if nothing.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            note = await self._shelf.store.notes.of(table_id, user)
        return ("", 0) if note is None else (note.text, note.at)

    async def write(self, table_id: int, user: int, text: str, revision: int | None = None) -> str:
        """Keep a note in the place of the one that is there, and return it as it is kept; empty text deletes it.

        Whoever has given his seat up may still change what he has written, and delete it.

        Args:
            table_id: the table.
            user: who writes it.
            text: the note.
            revision: that of the note which the user has seen, 0 where they saw none; None overwrites any.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING (there is no game yet), NO_TABLE, STORE.
            Superseded: a note is stored that the user has not seen, with another text.
        """
        kept, store = as_kept(text), self._shelf.store.notes
        async with self._shelf.hold(table_id) as held:
            while True:
                there = await store.of(table_id, user)
                if held.loaded.seat_of(user) is None and there is None:
                    raise TableError(Reason.NOT_SEATED)
                if not held.loaded.dealt:
                    raise TableError(Reason.NOT_RUNNING)
                if kept == ("" if there is None else there.text):
                    return kept
                if there is not None and revision is not None and there.at != revision:
                    raise Superseded
                # The time is the revision, so of two notes within a second the later has the next second.
                at = self._shelf.now if there is None else max(self._shelf.now, there.at + 1)
                # The lock is of this process; another process may have written the user's note from a direct message.
                if await store.write(table_id, user, Note(kept, at), there):
                    return kept


def as_kept(text: str) -> str:
    """Return a text as it is kept: not too long, without blanks around it and what no database takes."""
    return _storable(text)[:LONGEST].strip()


def _storable(text: str) -> str:
    """Return a text without what no database takes: zeros, and halves of signs."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
