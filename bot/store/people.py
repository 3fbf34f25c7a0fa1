"""What is kept about people: their languages, in which tables somebody sits; and its deletion."""

from __future__ import annotations

from sqlalchemy import func, select

from bot.store.database import Database
from bot.store.erasure import forget, tables_naming
from bot.store.preferences import choose
from bot.store.rows import DEALT, LIVE, Sitting, Status
from bot.store.schema import games, people, seats

_LIVE = games.c.status.in_([status.value for status in LIVE])


class People:
    """Remembers people. Every method is one transaction and raises StoreUnavailable if the database fails."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_naming(self, user: int) -> tuple[int, ...]:
        """Return the tables out of which somebody has to be taken under their locks; see `bot.store.erasure`."""
        async with self._database.reading() as connection:
            return await tables_naming(connection, user)

    async def sittings_of(self, user: int) -> tuple[Sitting, ...]:
        """Return the live tables in which somebody has a seat, in order."""
        sat = select(games.c.id, games.c.guild).join(seats, seats.c.game == games.c.id)
        wanted = sat.where(seats.c.user == user, _LIVE).order_by(games.c.id)
        async with self._database.reading() as connection:
            return tuple(Sitting(*row) for row in await connection.execute(wanted))

    async def first_games(self, user: int, kind: str, most: int) -> tuple[int, ...]:
        """Return the first games of a kind that were dealt to somebody, in order, at most so many."""
        sat = select(games.c.id).join(seats, seats.c.game == games.c.id)
        dealt = games.c.status.in_([status.value for status in DEALT])
        wanted = sat.where(seats.c.user == user, games.c.kind == kind, dealt).order_by(games.c.id).limit(most)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(wanted))

    async def lobbies_of(self, user: int, guild: int) -> tuple[int, int]:
        """Return how many open lobbies a server has from one host, and how many in all."""
        here = games.c.guild == guild
        open_ = games.c.status == Status.LOBBY
        own = select(func.count()).select_from(games).where(games.c.host == user, open_, here)
        every = select(func.count()).select_from(games).where(_LIVE, open_, here)
        async with self._database.reading() as connection:
            return int(await connection.scalar(own) or 0), int(await connection.scalar(every) or 0)

    async def forget(self, user: int) -> tuple[int, ...]:
        """Remove somebody from all that is no live table's; see `bot.store.erasure`.

        Returns:
            The numbers of the tables in which there was something to remove.
        """
        async with self._database.writing() as connection:
            return await forget(connection, user)

    async def language(self, user: int) -> str | None:
        """Return the language somebody has chosen."""
        async with self._database.reading() as connection:
            return await connection.scalar(select(people.c.language).where(people.c.user == user))

    async def choose_language(self, user: int, language: str | None) -> None:
        """Remember the language somebody has chosen; None forgets it."""
        async with self._database.writing() as connection:
            await choose(connection, user, language=language)
