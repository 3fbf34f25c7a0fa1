"""Blocklists: which people a user avoids at tables. They are private."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.errors import BlocklistFull, StoreUnavailable
from bot.store.schema import avoids


@dataclass(frozen=True, slots=True)
class BlockedUser:
    """A person on a blocklist, with their name when they were put there."""

    user: int
    name: str
    at: int


class BlocklistStore:
    """Stores blocklists.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> tuple[BlockedUser, ...]:
        """Return the people on a user's blocklist, in the order in which they were added."""
        query = select(avoids.c.other, avoids.c.name, avoids.c.at).where(avoids.c.user == user)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(avoids.c.at, avoids.c.other))
            return tuple(BlockedUser(*row) for row in rows)

    async def has(self, user: int, other: int) -> bool:
        """Return whether one person avoids another."""
        query = select(avoids.c.at).where(avoids.c.user == user, avoids.c.other == other)
        async with self._database.reading() as connection:
            return (await connection.scalar(query)) is not None

    async def add(self, user: int, others: Mapping[int, str], at: int, most: int) -> None:
        """Add people to a user's blocklist, each with the name that is shown there; entries stay as they are.

        Raises:
            BlocklistFull: there would be more than `most`; nobody was added.
        """
        try:
            await self._add(user, others, at, most)
        except IntegrityError:
            raise StoreUnavailable("another process was about the same list") from None

    async def remove(self, user: int, others: Collection[int]) -> None:
        """Remove people from a user's blocklist, and no others."""
        async with self._database.writing() as connection:
            await connection.execute(delete(avoids).where(avoids.c.user == user, avoids.c.other.in_(others)))

    async def _add(self, user: int, others: Mapping[int, str], at: int, most: int) -> None:
        async with self._database.writing() as connection:
            # Deletes nothing: a transaction that writes has to begin with a statement that writes.
            await connection.execute(delete(avoids).where(avoids.c.user == user, avoids.c.other == user))
            mine = select(avoids.c.other).where(avoids.c.user == user)
            known = set(await connection.scalars(mine.where(avoids.c.other.in_(others))))
            new = [other for other in others if other not in known]
            count = await connection.scalar(select(func.count()).select_from(mine.subquery())) or 0
            if new and count + len(new) > most:
                raise BlocklistFull
            if new:
                rows = [{"user": user, "other": other, "name": others[other], "at": at} for other in new]
                await connection.execute(insert(avoids), rows)
