"""What is kept about people, and its deletion."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final

from bot.domain.preferences import Away, Habits, Quiet, Where
from bot.store import About, Deletions, GuestKind, Status
from bot.tables.data_export import exported
from bot.tables.disk_cleanup import DiskCleanup
from bot.tables.erasure import Forgetting
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobbies
from bot.tables.read_through import ReadThrough, one_by_one
from bot.tables.repository import Shelf
from bot.tables.standby import is_guest
from bot.tables.table import Table

FIRST_GAMES: Final = 2
"""So many games of a kind are a person's first ones."""


class People:
    """People's data: shown, changed, deleted."""

    def __init__(
        self, shelf: Shelf, lobbies: Lobbies, leaving: Leaving, cleanup: DiskCleanup, deletions: Deletions | None = None
    ) -> None:
        self._shelf = shelf
        self._forgetting = Forgetting(shelf, lobbies, leaving, cleanup, deletions)
        store = shelf.store
        # A person may choose and play in any server, so also where another process looks after it.
        self._habits: ReadThrough[int, Habits] = ReadThrough(
            lambda users: store.customs.of(users), lambda user: store.shards.whole
        )
        self._firsts: ReadThrough[tuple[int, str], tuple[int, ...]] = ReadThrough(
            one_by_one(lambda one: store.people.first_games(*one, FIRST_GAMES)), lambda one: store.shards.whole
        )

    async def about(self, user: int) -> About:
        """Return what is kept about somebody, without the rows of logs themselves.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.abouts.of(user)

    async def export(self, user: int) -> dict[str, Any]:
        """Return all that is kept about somebody, as JSON has it (docs/privacy-export.md): nothing hidden from him.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            about = await self._shelf.store.abouts.of(user, log=True)
        return exported(user, about, self._shelf.now)

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the live tables at which somebody sits, as they are now.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.sittings.of(user)
        tables = [await self._shelf.get(one.game) for one in found]
        return tuple(table for table in tables if table.status.live and table.seat_of(user) is not None)

    async def spare_at(self, user: int) -> tuple[Table, ...]:
        """Return the lobbies in which somebody sits down if nobody else does, as they are now.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.finding.guest_at(user, GuestKind.SPARE)
        tables = [await self._shelf.get(number) for number in found]
        return tuple(one for one in tables if one.status is Status.LOBBY and is_guest(one, user, GuestKind.SPARE))

    async def look(self, user: int) -> None:
        """Ask the store at which tables somebody sits, so that it is remembered.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.sittings.of(user)

    def remembered(self, user: int) -> tuple[tuple[Table, ...], tuple[int, ...]] | None:
        """Return which of somebody's tables are in memory, and the numbers of the others, without asking the store.

        Only tables that this process looks after count. None if it is not remembered at which tables he sits.
        """
        noted = self._shelf.sittings.known(user)
        if noted is None:
            return None
        own = [one.game for one in noted if self._shelf.store.shards.owns(one.guild)]
        held = {number: self._shelf.peek(number) for number in own}
        return (
            tuple(table for table in held.values() if table is not None and table.seat_of(user) is not None),
            tuple(number for number, table in held.items() if table is None),
        )

    async def forget(self, user: int, computer: Callable[[str], str]) -> tuple[int, ...]:
        """Delete what is kept about somebody: seats in running games become computers, finished games lose the name.

        Nothing that names him stays: not as a guest, watcher or candidate, nor on the lists of others. If it fails in
        the middle, each table is as it was or without him, and the rest is done by asking again.

        Args:
            user: who it is.
            computer: gives the name of a computer in a table's language.

        Tables of servers that another process looks after are changed as well; it sees to them at its next sweep.

        Returns:
            The own tables that changed, so that what is owed to them can be done at once.

        Raises:
            TableError: STORE.
        """
        try:
            return await self._forgetting.forget(user, computer)
        finally:
            self._habits.changed([user])
            self._firsts.forget(lambda one: one[0] == user)

    async def aided(self, table: Table, user: int) -> bool | None:
        """Return whether somebody has lines of help at a table; None where it is none of his first games.

        Raises:
            TableError: STORE.
        """
        if not table.dealt or table.seat_of(user) is None:
            return None
        with self._shelf.as_table_error():
            first = await self._is_first(table, user)
        return not (await self.habits([user]))[user].unaided if first else None

    async def _is_first(self, table: Table, user: int) -> bool:
        """Return whether a dealt table is one of the first of its kind of a user who sits there.

        Those are the tables with the lowest numbers, so nothing is stored for that. Once there are as many as count
        they stay the same until the user's data are deleted; before that, the store is asked about each other table.
        """
        one = user, table.kind
        known = self._firsts.known(one) or ()
        if table.id not in known and len(known) < FIRST_GAMES:
            known = await self._firsts.read(one)
        return table.id in known

    async def language(self, user: int) -> str | None:
        """Return the language that somebody has chosen, or None.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.people.language(user)

    async def choose_language(self, user: int, language: str | None) -> None:
        """Remember the language that somebody has chosen; None forgets it.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.store.people.choose_language(user, language)

    async def habits(self, users: Iterable[int]) -> Mapping[int, Habits]:
        """Return the habits of all these people; of those who have chosen nothing too.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._habits.of_all(users)

    async def choose_reminders(self, user: int, interval: int | None, where: Where) -> tuple[int, ...]:
        """Remember how often and where somebody wants to be reminded.

        Args:
            user: who it is.
            interval: the seconds between reminders, None for the table's own, 0 for no more than the one call.
            where: where he is reminded.

        Returns:
            The own tables that are to be looked at now; nobody may hold one meanwhile. Those of servers that another
            process looks after are seen to at its next sweep.

        Raises:
            TableError: STORE.
        """
        return await self._changed(user, self._shelf.store.customs.choose_reminders(user, interval, where))

    async def choose_quiet(self, user: int, quiet: Quiet | None) -> tuple[int, ...]:
        """Remember somebody's quiet hours with their zone, None for none; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._shelf.store.customs.choose_quiet(user, quiet))

    async def choose_zone(self, user: int, zone: str) -> tuple[int, ...]:
        """Remember the name of somebody's time zone; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._shelf.store.customs.choose_zone(user, zone))

    async def choose_invitations(self, user: int, uninvited: bool) -> tuple[int, ...]:
        """Remember whether somebody takes no invitations; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._shelf.store.customs.choose_invitations(user, uninvited))

    async def choose_aid(self, user: int, unaided: bool) -> tuple[int, ...]:
        """Remember whether somebody wants no lines of help in his first games; as `choose_reminders`."""
        return await self._changed(user, self._shelf.store.customs.choose_aid(user, unaided))

    async def go_away(self, user: int, until: int, *, stand_in: bool, revision: int | None = None) -> tuple[int, ...]:
        """Remember that somebody is away from now on, instead of what he had said; as `choose_reminders`.

        Raises:
            TableError: STORE.
            Superseded: an absence is under way that is neither this one nor that of the `revision`.
        """
        away = Away(self._shelf.now, until, stand_in)
        return await self._changed(user, self._shelf.store.customs.go_away(user, away, revision))

    async def come_back(self, user: int, at: int) -> tuple[int, ...]:
        """End the absence that is under way at a moment; as `choose_reminders`."""
        return await self._changed(user, self._shelf.store.customs.come_back(user, at))

    async def _changed(self, user: int, change: Awaitable[tuple[int, ...]]) -> tuple[int, ...]:
        try:
            with self._shelf.as_table_error():
                found = await change
        finally:
            # A change whose answer was lost may have been made.
            self._habits.changed([user])
        await self._shelf.let_go(found)
        with self._shelf.as_table_error():
            return await self._shelf.store.duties.own(found)
