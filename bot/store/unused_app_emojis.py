"""App emojis that are not used any more, and since when: they are deleted late, since another bot may use them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import delete, insert, select

from bot.store.database import Database
from bot.store.schema import unwanted


class UnusedAppEmojiStore:
    """Stores unused app emojis by name.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def unwanted(self, names: Collection[str], at: int) -> Mapping[str, int]:
        """Note which emojis are there and unused, forget all others, and return since when each is unused."""
        async with self._database.writing() as connection:
            await connection.execute(delete(unwanted).where(unwanted.c.name.not_in(names)))
            known = {row.name: int(row.since) for row in await connection.execute(select(unwanted))}
            fresh = {name: at for name in names if name not in known}
            if fresh:
                rows = [{"name": name, "since": since} for name, since in fresh.items()]
                await connection.execute(insert(unwanted), rows)
        return known | fresh
