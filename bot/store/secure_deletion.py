"""What was deleted from rows and may still be in the files of the database, noted until it is overwritten."""

from __future__ import annotations

import secrets
from collections.abc import Collection

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.database import Database
from bot.store.schema import cleanups, games

_VACUUMED = 1
"""The `user_version` of a SQLite file that was rewritten since its deleted content is overwritten at once."""


async def note_cleanup(connection: AsyncConnection) -> None:
    """Note that this transaction deletes something, so that a cleanup is owed until the disk is clean."""
    # Each has another token: what is deleted during a cleanup is not settled by that cleanup.
    await connection.execute(insert(cleanups), {"token": secrets.token_hex(16)})


class SecureDeletionStore:
    """Has deleted content overwritten. Every method raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    @property
    def quick(self) -> bool:
        """Whether `clean` takes no longer than a commit."""
        return self._database.on_sqlite

    async def owed(self) -> frozenset[str]:
        """Return the tokens of deletions after which nothing was cleaned."""
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(select(cleanups.c.token)))

    async def clean(self) -> bool:
        """Empty SQLite's write-ahead log, or have PostgreSQL remove dead rows.

        Returns:
            Whether it is done: a reader of SQLite keeps the log from being emptied.
        """
        if self._database.on_sqlite:
            return await self._database.truncate_log()
        await self._database.vacuum()
        return True

    async def settle(self, tokens: Collection[str]) -> None:
        """Note that the disk was cleaned after these deletions."""
        async with self._database.writing() as connection:
            await connection.execute(delete(cleanups).where(cleanups.c.token.in_(tokens)))

    async def wants_vacuum(self) -> bool:
        """Return whether a SQLite file may hold data deleted before they were overwritten at once."""
        if not self._database.on_sqlite:
            return False
        async with self._database.reading() as connection:
            return int((await connection.exec_driver_sql("PRAGMA user_version")).scalar_one()) < _VACUUMED

    async def vacuum(self) -> None:
        """Rewrite a SQLite file without what is free in it, once; nothing can be written meanwhile."""
        await self._database.vacuum()
        async with self._database.writing() as connection:
            # The log has the pages of before until it is emptied.
            await note_cleanup(connection)
            await connection.exec_driver_sql(f"PRAGMA user_version={_VACUUMED}")

    async def size(self) -> int:
        """Return how many bytes a SQLite file has."""
        async with self._database.reading() as connection:
            pages = (await connection.exec_driver_sql("PRAGMA page_count")).scalar_one()
            return int(pages) * int((await connection.exec_driver_sql("PRAGMA page_size")).scalar_one())

    async def last_played(self) -> int | None:
        """Return when any table was changed last, in seconds since 1970; None if there is none."""
        async with self._database.reading() as connection:
            last: int | None = await connection.scalar(select(func.max(games.c.updated)))
        return last
