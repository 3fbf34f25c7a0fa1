"""What is stored about people: their languages and the tables where they sit; and its erasure."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import func, select

from bot.store.announcements import owe_again
from bot.store.database import Database
from bot.store.erasure import NO_RATINGS, erase, tables_naming
from bot.store.ladder_rows import ErasedRatings
from bot.store.preferences import choose
from bot.store.rows import DEALT, LIVE, SeatedTable, Status
from bot.store.schema import games, people, rated_games, rated_players, seats
from bot.store.shown_state import owe_redraw

_LIVE = games.c.status.in_([status.value for status in LIVE])


class UserTableStore:
    """Stores people.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def tables_naming(self, user: int) -> tuple[int, ...]:
        """Return the tables from which a user must be removed under their locks; see `bot.store.erasure`."""
        async with self._database.reading() as connection:
            return await tables_naming(connection, user)

    async def sittings_of(self, user: int) -> tuple[SeatedTable, ...]:
        """Return the live tables in which a user has a seat, in order."""
        sat = select(games.c.id, games.c.guild).join(seats, seats.c.game == games.c.id)
        query = sat.where(seats.c.user == user, _LIVE).order_by(games.c.id)
        async with self._database.reading() as connection:
            return tuple(SeatedTable(*row) for row in await connection.execute(query))

    async def first_games(self, user: int, kind: str, most: int) -> tuple[int, ...]:
        """Return the first games of a kind that were dealt to a user, in order, at most so many."""
        sat = select(games.c.id).join(seats, seats.c.game == games.c.id)
        dealt = games.c.status.in_([status.value for status in DEALT])
        query = sat.where(seats.c.user == user, games.c.kind == kind, dealt).order_by(games.c.id).limit(most)
        async with self._database.reading() as connection:
            return tuple(await connection.scalars(query))

    async def lobbies_of(self, user: int, guild: int) -> tuple[int, int]:
        """Return how many open lobbies a server has from a host, and how many in all."""
        here = games.c.guild == guild
        open_ = games.c.status == Status.LOBBY
        own = select(func.count()).select_from(games).where(games.c.host == user, open_, here)
        every = select(func.count()).select_from(games).where(_LIVE, open_, here)
        async with self._database.reading() as connection:
            return int(await connection.scalar(own) or 0), int(await connection.scalar(every) or 0)

    async def forget(self, user: int, ratings: ErasedRatings = NO_RATINGS, *, at: int = 0) -> tuple[int, ...]:
        """Remove a user from all that belongs to no live table; see `bot.store.erasure`.

        Args:
            user: the user's id.
            ratings: what stays of their rated games.
            at: this moment, from which on messages are drawn again.

        Returns:
            The numbers of the tables in which there was something to remove.
        """
        async with self._database.writing() as connection:
            return await erase(connection, user, ratings, at)

    async def reading(self, user: int) -> tuple[str | None, bool]:
        """Return the language that a user has chosen, and whether they want no icons in their texts."""
        query = select(people.c.language, people.c.no_icons).where(people.c.user == user)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return (None, False) if row is None else (row.language, bool(row.no_icons))

    async def choose_language(self, user: int, language: str | None) -> None:
        """Store the language that a user has chosen; None deletes it."""
        async with self._database.writing() as connection:
            await choose(connection, user, language=language)

    async def hidden(self, users: Collection[int]) -> frozenset[int]:
        """Return which of these users are shown on no ladder and named in no result."""
        query = select(people.c.user).where(people.c.user.in_(users), people.c.hidden)
        async with self._database.reading() as connection:
            return frozenset(await connection.scalars(query))

    async def choose_hidden(self, user: int, hidden: bool, *, at: int = 0) -> tuple[int, ...]:
        """Store whether a user is shown on no ladder and named in no result; what is posted is to be edited.

        Args:
            user: the user's id.
            hidden: whether they are hidden from now on.
            at: this moment, from which on the boards of their rated games are drawn again.

        Returns:
            The numbers of these games.
        """
        standing = rated_games.c.settled.is_not(None), games.c.status.not_in(LIVE)
        rated = (
            select(rated_players.c.game)
            .join(rated_games, rated_games.c.game == rated_players.c.game)
            .join(games, games.c.id == rated_players.c.game)
            .where(rated_players.c.user == user, *standing)
        )
        async with self._database.writing() as connection:
            await choose(connection, user, hidden=hidden or None)
            await owe_again(connection, select(seats.c.game).where(seats.c.user == user))
            found = tuple(await connection.scalars(rated))
            await owe_redraw(connection, found, at)
        return found

    async def choose_icons(self, user: int, no_icons: bool) -> None:
        """Store whether a user wants no icons in their texts."""
        async with self._database.writing() as connection:
            await choose(connection, user, no_icons=no_icons or None)
