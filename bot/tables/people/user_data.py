"""The data stored about people: their tables, preferences and first games, data export, erasure."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping
from typing import Any, Final

from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.helpers.read_through_cache import ReadThroughCache, one_by_one
from bot.store import DeletionLog, GuestKind, PersonalData, Status
from bot.tables.early_end import EarlyEnds
from bot.tables.lobby.actions import Lobbies
from bot.tables.lobby.waitlist import is_guest
from bot.tables.people.data_export import export_data
from bot.tables.people.erasure import Erasure
from bot.tables.people.secure_deletion import SecureDeletionDuty
from bot.tables.rated_results import RatedResults
from bot.tables.repository import Repository
from bot.tables.table import Table

FIRST_GAMES: Final = 2
"""Number of a person's games of a kind that count as first games."""


class UserData:
    """Reads, changes, exports and erases the data of people."""

    def __init__(
        self,
        repository: Repository,
        lobbies: Lobbies,
        early_ends: EarlyEnds,
        cleanup: SecureDeletionDuty,
        rated_results: RatedResults,
        deletions: DeletionLog | None = None,
    ) -> None:
        self._repository = repository
        self._erasure = Erasure(repository, lobbies, early_ends, cleanup, rated_results, deletions)
        store = repository.store
        # A person may choose and play in any guild, also in those of another process.
        self._preferences: ReadThroughCache[int, Preferences] = ReadThroughCache(
            lambda users: store.preferences.of(users), lambda user: store.shards.whole
        )
        self._first_games: ReadThroughCache[tuple[int, str], tuple[int, ...]] = ReadThroughCache(
            one_by_one(lambda one: store.people.first_games(*one, FIRST_GAMES)), lambda one: store.shards.whole
        )

    async def about(self, user: int) -> PersonalData:
        """Return what is stored about a user, without the log rows.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.personal_data.of(user)

    async def export(self, user: int) -> dict[str, Any]:
        """Return the data export of a user as JSON (docs/privacy-export.md).

        Raises:
            TableError: STORE.
        """
        about = await self._repository.store.personal_data.of(user, log=True)
        return export_data(user, about, self._repository.now)

    async def tables_of(self, user: int) -> tuple[Table, ...]:
        """Return the live tables at which a user sits, in their present state.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.user_seats.of(user)
        tables = [await self._repository.get(one.game) for one in found]
        return tuple(table for table in tables if table.status.live and table.seat_of(user) is not None)

    async def standby_lobbies(self, user: int) -> tuple[Table, ...]:
        """Return the lobbies in which a user is a standby player, in their present state.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.joinable_tables.guest_at(user, GuestKind.SPARE)
        tables = [await self._repository.get(number) for number in found]
        return tuple(one for one in tables if one.status is Status.LOBBY and is_guest(one, user, GuestKind.SPARE))

    async def preload_seats(self, user: int) -> None:
        """Read from the store at which tables a user sits, so that it is cached.

        Raises:
            TableError: STORE.
        """
        await self._repository.user_seats.of(user)

    def cached_tables(self, user: int) -> tuple[tuple[Table, ...], tuple[int, ...]] | None:
        """Return those of a user's tables that are in memory, and the numbers of the others; ask no store.

        Only tables of this process count. None if it is not cached at which tables the user sits.
        """
        noted = self._repository.user_seats.known(user)
        if noted is None:
            return None
        own = [one.game for one in noted if self._repository.store.shards.owns(one.guild)]
        cached = {number: self._repository.peek(number) for number in own}
        return (
            tuple(table for table in cached.values() if table is not None and table.seat_of(user) is not None),
            tuple(number for number, table in cached.items() if table is None),
        )

    async def erase(self, user: int, computer: Callable[[str], str]) -> tuple[int, ...]:
        """Erase a user's data: seats in running games become computers, finished games lose the name.

        Nothing that names the user stays: not as a guest, spectator or candidate, nor on the lists of others. If it
        fails in the middle, each table is either unchanged or without the user, and another call does the rest.

        Args:
            user: the user's id.
            computer: returns the name of a computer in a table's language.

        Tables of another process are changed as well; that process handles them at its next sweep.

        Returns:
            The changed tables of this process, so that what is due to them can be done at once.

        Raises:
            TableError: STORE.
        """
        try:
            return await self._erasure.erase(user, computer)
        finally:
            self._preferences.changed([user])
            self._first_games.forget(lambda one: one[0] == user)

    async def gets_help_lines(self, table: Table, user: int) -> bool | None:
        """Return whether a user gets lines of help at a table; None if it is not one of their first games.

        Raises:
            TableError: STORE.
        """
        if not table.dealt or table.seat_of(user) is None:
            return None
        first = await self._is_first(table, user)
        return not (await self.preferences([user]))[user].unaided if first else None

    async def _is_first(self, table: Table, user: int) -> bool:
        """Return whether a dealt table is one of the first games of its kind of a user who sits there.

        The first games are the tables with the lowest numbers, so nothing is stored for them. Once there are enough,
        they stay the same until the user's data are erased; before that, the store is asked about each other table.
        """
        one = user, table.kind
        known = self._first_games.known(one) or ()
        if table.id not in known and len(known) < FIRST_GAMES:
            known = await self._first_games.read(one)
        return table.id in known

    async def reading(self, user: int) -> tuple[str | None, bool]:
        """Return the language that a user has chosen, or None, and whether they want no icons in their texts.

        Raises:
            TableError: STORE.
        """
        return await self._repository.store.people.reading(user)

    async def choose_language(self, user: int, language: str | None) -> None:
        """Store the language that a user has chosen; None removes it.

        Raises:
            TableError: STORE.
        """
        await self._repository.store.people.choose_language(user, language)

    async def choose_icons(self, user: int, no_icons: bool) -> None:
        """Store whether a user wants no icons in the texts that only they see.

        Raises:
            TableError: STORE.
        """
        try:
            await self._repository.store.people.choose_icons(user, no_icons)
        finally:
            self._preferences.changed([user])

    async def choose_hidden(self, user: int, hidden: bool) -> None:
        """Store whether a user is shown on no ladder and named in no result; older boards are drawn again.

        Raises:
            TableError: STORE.
        """
        people = self._repository.store.people
        await self._repository.evict(await people.choose_hidden(user, hidden, at=self._repository.now))

    async def preferences(self, users: Iterable[int]) -> Mapping[int, Preferences]:
        """Return the preferences of all these users, including those who have chosen nothing.

        Raises:
            TableError: STORE.
        """
        return await self._preferences.of_all(users)

    async def choose_reminders(self, user: int, interval: int | None, where: ReminderTarget) -> tuple[int, ...]:
        """Store how often and where a user wants to be reminded.

        Args:
            user: the user's id.
            interval: the seconds between reminders, None for the table's own, 0 for none after the first ping.
            where: where the user is reminded.

        Returns:
            The tables of this process to look at now; the caller must not hold the lock of any of them. Other processes
            handle their tables at their next sweep.

        Raises:
            TableError: STORE.
        """
        return await self._changed(user, self._repository.store.preferences.choose_reminders(user, interval, where))

    async def choose_quiet(self, user: int, quiet: QuietHours | None) -> tuple[int, ...]:
        """Store a user's quiet hours with their zone, None for none; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._repository.store.preferences.choose_quiet(user, quiet))

    async def choose_zone(self, user: int, zone: str) -> tuple[int, ...]:
        """Store the name of a user's time zone; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._repository.store.preferences.choose_zone(user, zone))

    async def choose_invitations(self, user: int, uninvited: bool) -> tuple[int, ...]:
        """Store whether a user refuses invitations; returns and raises as `choose_reminders`."""
        return await self._changed(user, self._repository.store.preferences.choose_invitations(user, uninvited))

    async def choose_help_lines(self, user: int, unaided: bool) -> tuple[int, ...]:
        """Store whether a user wants no lines of help in their first games; as `choose_reminders`."""
        return await self._changed(user, self._repository.store.preferences.choose_aid(user, unaided))

    async def go_away(self, user: int, until: int, *, stand_in: bool, revision: int | None = None) -> tuple[int, ...]:
        """Store an absence of a user from now on, in place of the former one; as `choose_reminders`.

        Raises:
            TableError: STORE.
            EditConflict: another absence than this one or the `revision`'s has begun.
        """
        away = Absence(self._repository.now, until, stand_in)
        return await self._changed(user, self._repository.store.preferences.go_away(user, away, revision))

    async def come_back(self, user: int, at: int) -> tuple[int, ...]:
        """End the present absence at a moment; as `choose_reminders`."""
        return await self._changed(user, self._repository.store.preferences.come_back(user, at))

    async def _changed(self, user: int, change: Awaitable[tuple[int, ...]]) -> tuple[int, ...]:
        try:
            found = await change
        finally:
            # A change whose answer was lost may have been made.
            self._preferences.changed([user])
        await self._repository.evict(found)
        return await self._repository.store.outbox.own(found)
