"""What is kept about people and servers, and its deletion."""

from __future__ import annotations

from collections.abc import Callable

from bot.store import Kept, Status
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobbies
from bot.tables.shelf import Shelf


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

        Returns:
            The tables that changed, so that what is owed to them can be done at once.

        Raises:
            TableError: STORE.
        """
        with self._shelf.weather():
            found = await self._shelf.store.people.live_of(user)
        for table_id in found:
            await self._forget_in(table_id, user, computer)
        with self._shelf.weather():
            touched = await self._shelf.store.people.forget(user)
        await self._shelf.let_go(touched)
        return tuple(sorted({*found, *touched}))

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

    async def _forget_in(self, table_id: int, user: int, computer: Callable[[str], str]) -> None:
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not table.status.live or table.seat_of(user) is None:
                return
            if table.status is Status.LOBBY:
                await self._lobbies.leave_held(held, user)
            else:
                await self._leaving.hand_over(held, user, computer(table.language), forgotten=True)
