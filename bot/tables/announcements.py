"""Announcements: which of a server's tables and results are announced, and how far each announcement is."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.store import Announcement, AnnouncementKind, Status
from bot.tables.repository import Repository
from bot.tables.table import Table

_FEWEST: Final = 2
"""So many people must have begun a game for its result to be announced."""


class Announcements:
    """Stores how far announcements are. Nothing is kept in memory, because every process may owe one."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def due(self, among: Collection[int] | None = None) -> Mapping[int, int]:
        """Return the tables to whose announcements something may be due, each with its server.

        Args:
            among: only these tables are looked for; None for all.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.announcements.due(among)

    async def of(self, game: int) -> Mapping[AnnouncementKind, Announcement]:
        """Return the announcements of a game.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.announcements.of(game)

    async def keep(self, game: int, kind: AnnouncementKind, announcement: Announcement) -> None:
        """Store how far an announcement is.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.announcements.keep(game, kind, announcement)

    async def settle(self, game: int, kind: AnnouncementKind, owed: int) -> None:
        """Store that what was `owed` to an announcement is done, unless more is owed by now.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.announcements.settle(game, kind, owed)

    async def forget(self, game: int, kind: AnnouncementKind) -> None:
        """Delete an announcement whose message is gone, or that is never posted.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.announcements.forget(game, kind)

    async def drop_from_memory(self, game: int) -> None:
        """Drop a table from memory, so that its next use reads it.

        Raises:
            TableError: STORE.
        """
        await self._repository.evict([game])

    async def hidden(self, table: Table) -> frozenset[int]:
        """Return the users at a table who are named in no announcement.

        Raises:
            TableError: STORE.
        """
        users = {*table.people, *((table.host,) if table.host is not None else ())}
        return await self._repository.store.people.hidden(users)


def has_announced_result(table: Table) -> bool:
    """Whether the result of a table is announced: a game of several people that was played to its end.

    Who gave a seat up counts as well; a game of one person against computers is their own.
    """
    people = [player for player in table.seat_history.at(0) if not player.computer]
    return table.status is Status.FINISHED and table.dealt and len(people) >= _FEWEST
