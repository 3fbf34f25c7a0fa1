"""Private notes: one text for each person and table that only its author reads."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import notes


@dataclass(frozen=True, slots=True)
class Note:
    """A stored note, and when it was written, in seconds: always later than the note that it replaced."""

    text: str
    at: int


class NoteStore:
    """Stores notes.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: int, user: int) -> Note | None:
        """Return a user's note about a table, None if there is none."""
        query = select(notes.c.text, notes.c.at).where(notes.c.game == game, notes.c.user == user)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Note(row.text, row.at)

    async def write(self, game: int, user: int, new: Note, over: Note | None) -> bool:
        """Replace the note that is there; empty text deletes it.

        Args:
            game: the table.
            user: who writes it.
            new: the note.
            over: the note that it replaces, None for none.

        Returns:
            Whether the note to replace was there; if not, nothing is changed.
        """
        mine = notes.c.game == game, notes.c.user == user
        async with self._database.writing() as connection:
            gone = await connection.execute(delete(notes).where(*mine, notes.c.at == (-1 if over is None else over.at)))
            if over is None and await connection.scalar(select(notes.c.at).where(*mine)) is not None:
                return False
            if over is not None and not gone.rowcount:
                return False
            if new.text:
                await connection.execute(insert(notes).values(game=game, user=user, text=new.text, at=new.at))
        return True
