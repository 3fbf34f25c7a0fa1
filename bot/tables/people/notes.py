"""Private notes about a table: bound to the person, not to the seat, and read by nobody else."""

from __future__ import annotations

from typing import Final

from bot.store import EditConflict, Note
from bot.tables.errors import Reason, TableError
from bot.tables.repository import Repository

MAX_LENGTH: Final = 1000


class TableNotes:
    """Reads and writes notes, which appear in no picture, record, history or direct message."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, table_id: int, user: int) -> str:
        """Return a user's note about a table, empty text if there is none.

        Raises:
            TableError: STORE.
        """
        return (await self.revised(table_id, user))[0]

    async def revised(self, table_id: int, user: int) -> tuple[str, int]:
        """Return a user's note about a table and its revision; empty text and 0 if there is none.

        Raises:
            TableError: STORE.
        """
        note = await self._repository.store.notes.of(table_id, user)
        return ("", 0) if note is None else (note.text, note.at)

    async def write(self, table_id: int, user: int, text: str, revision: int | None = None) -> str:
        """Replace a user's note, and return it as it is stored; empty text deletes it.

        A user who has given up the seat may still change and delete their note.

        Args:
            table_id: the table.
            user: the writer.
            text: the note.
            revision: the revision of the note that the user has seen, 0 for none; None overwrites any.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING (there is no game yet), NO_TABLE, STORE.
            EditConflict: the stored note is one that the user has not seen, with another text.
        """
        normalised, store = normalise_note(text), self._repository.store.notes
        async with self._repository.lock(table_id) as cached:
            while True:
                stored = await store.of(table_id, user)
                if cached.loaded.seat_of(user) is None and stored is None:
                    raise TableError(Reason.NOT_SEATED)
                if not cached.loaded.dealt:
                    raise TableError(Reason.NOT_RUNNING)
                if normalised == ("" if stored is None else stored.text):
                    return normalised
                if stored is not None and revision is not None and stored.at != revision:
                    raise EditConflict
                # The time is the revision, so the later of two notes within a second gets the next second.
                at = self._repository.now if stored is None else max(self._repository.now, stored.at + 1)
                # The lock is of this process; another process may have stored the user's note from a direct message.
                if await store.write(table_id, user, Note(normalised, at), stored):
                    return normalised


def normalise_note(text: str) -> str:
    """Return a text as it is stored: of limited length, stripped, without what databases refuse."""
    return _storable(text)[:MAX_LENGTH].strip()


def _storable(text: str) -> str:
    """Return a text without zero bytes, lone surrogates and carriage returns."""
    return text.replace("\0", "").encode("utf-8", "ignore").decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
