"""What is kept about people and servers, and its deletion."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import Kept, Status
from bot.tables.errors import Reason, TableError
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobbies
from bot.tables.shelf import Shelf

_TRIES = 5  # at a table where others act meanwhile


class People:
    """People's data: shown, changed, deleted."""

    def __init__(self, shelf: Shelf, lobbies: Lobbies, leaving: Leaving) -> None:
        self._shelf = shelf
        self._lobbies = lobbies
        self._leaving = leaving

    async def kept(self, user: int) -> Kept:
        """Return what is kept about somebody.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            return await self._shelf.store.people.kept(user)

    async def forget(self, user: int, computer: Callable[[str], str]) -> tuple[int, ...]:
        """Delete what is kept about somebody: seats in running games become computers, finished games lose the name.

        Args:
            user: who it is.
            computer: gives the name of a computer in a table's language.

        Tables of servers that another process looks after are changed as well; it sees to them at its next sweep.

        Returns:
            The own tables that changed, so that what is owed to them can be done at once.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            found = await self._shelf.store.people.live_of(user)
            others = set(found).difference(await self._shelf.store.duties.own(found))
        for table_id in found:
            if table_id in others:
                await self._forget_elsewhere(table_id, user, computer)
            else:
                await self._forget_in(table_id, user, computer)
        with self._shelf.weather():
            touched = await self._shelf.store.people.forget(user)
        await self._shelf.let_go(touched)
        with self._shelf.weather():
            return await self._shelf.store.duties.own({*found, *touched})

    async def language(self, user: int) -> str | None:
        """Return the language that somebody has chosen, or None.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            return await self._shelf.store.people.language(user)

    async def choose_language(self, user: int, language: str | None) -> None:
        """Remember the language that somebody has chosen; None forgets it.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            await self._shelf.store.people.choose_language(user, language)

    async def guild_language(self, guild: int) -> str | None:
        """Return the language that was chosen for a server, or None.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            return await self._shelf.store.people.guild_language(guild)

    async def choose_guild_language(self, guild: int, language: str | None) -> None:
        """Remember the language chosen for a server; None forgets it.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            await self._shelf.store.people.choose_guild_language(guild, language)

    async def _forget_elsewhere(self, table_id: int, user: int, computer: Callable[[str], str]) -> None:
        """Do so in a table that another process plays on; what is known of it here may be old."""
        for _ in range(_TRIES):
            await self._shelf.let_go([table_id])
            try:
                return await self._forget_in(table_id, user, computer)
            except TableError as error:
                if error.reason is not Reason.STALE:
                    raise
        raise TableError(Reason.STORE)

    async def _forget_in(self, table_id: int, user: int, computer: Callable[[str], str]) -> None:
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not table.status.live or table.seat_of(user) is None:
                return
            if table.status is Status.LOBBY:
                await self._lobbies.leave_held(held, user)
            else:
                await self._leaving.hand_over(held, user, computer(table.language), forgotten=True)
