"""What people noted for themselves: one text for each person and table, that nobody else reads."""

from __future__ import annotations

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import notes


class Notes:
    """Remembers notes. Every method is one transaction and raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, game: int, user: int) -> str | None:
        """Return what somebody noted about a table, None if he did not."""
        wanted = select(notes.c.text).where(notes.c.game == game, notes.c.user == user)
        async with self._database.reading() as connection:
            found: str | None = await connection.scalar(wanted)
        return found

    async def write(self, game: int, user: int, text: str, at: int) -> None:
        """Remember a note in the place of the one that is there; empty text deletes it."""
        async with self._database.writing() as connection:
            await connection.execute(delete(notes).where(notes.c.game == game, notes.c.user == user))
            if text:
                await connection.execute(insert(notes).values(game=game, user=user, text=text, at=at))
