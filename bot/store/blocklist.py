"""Private avoid lists in rows: with whom somebody wants no table."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from bot.store.database import Database
from bot.store.errors import ListFull, StoreUnavailable
from bot.store.schema import avoids


@dataclass(frozen=True, slots=True)
class Avoided:
    """Somebody on an avoid list, with the name that he had then."""

    user: int
    name: str
    at: int


class Avoids:
    """Remembers avoid lists. Every method is one transaction and raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, user: int) -> tuple[Avoided, ...]:
        """Return whom somebody avoids, in the order in which they came."""
        wanted = select(avoids.c.other, avoids.c.name, avoids.c.at).where(avoids.c.user == user)
        async with self._database.reading() as connection:
            rows = await connection.execute(wanted.order_by(avoids.c.at, avoids.c.other))
            return tuple(Avoided(*row) for row in rows)

    async def has(self, user: int, other: int) -> bool:
        """Whether one person avoids another."""
        wanted = select(avoids.c.at).where(avoids.c.user == user, avoids.c.other == other)
        async with self._database.reading() as connection:
            return (await connection.scalar(wanted)) is not None

    async def add(self, user: int, others: Mapping[int, str], at: int, most: int) -> None:
        """Put people on somebody's list, each with the name to be shown there; who is there already stays.

        Raises:
            ListFull: there would be more than `most`; nobody was added.
        """
        try:
            await self._add(user, others, at, most)
        except IntegrityError:
            raise StoreUnavailable("another process was about the same list") from None

    async def remove(self, user: int, others: Collection[int]) -> None:
        """Take people off somebody's list; nobody else is touched."""
        async with self._database.writing() as connection:
            await connection.execute(delete(avoids).where(avoids.c.user == user, avoids.c.other.in_(others)))

    async def _add(self, user: int, others: Mapping[int, str], at: int, most: int) -> None:
        async with self._database.writing() as connection:
            # Deletes nothing: a transaction that writes has to begin with it.
            await connection.execute(delete(avoids).where(avoids.c.user == user, avoids.c.other == user))
            mine = select(avoids.c.other).where(avoids.c.user == user)
            known = set(await connection.scalars(mine.where(avoids.c.other.in_(others))))
            new = [other for other in others if other not in known]
            count = await connection.scalar(select(func.count()).select_from(mine.subquery())) or 0
            if new and count + len(new) > most:
                raise ListFull
            if new:
                rows = [{"user": user, "other": other, "name": others[other], "at": at} for other in new]
                await connection.execute(insert(avoids), rows)
