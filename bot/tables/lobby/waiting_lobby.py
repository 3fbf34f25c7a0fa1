"""Lobbies that are open for days: standby players, users who want to be told of the start, and what ends a lobby."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from bot.domain.computer_level import ComputerLevel
from bot.domain.lobby_expiry_choices import FEWEST_PLAYERS, LobbyExpiryAction
from bot.store import Guest, GuestKind
from bot.tables.blocklist import require_not_avoided
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.transitions import (
    cancel_lobby,
    next_version,
    require_host,
    require_lobby,
    start_game,
    with_players,
    with_standby_players,
    without_avoided_standby,
)
from bot.tables.lobby.waitlist import MAX_GUESTS, guests_of_kind, informed_guests, is_guest, without_guest
from bot.tables.repository import Repository
from bot.tables.seat_history import Player
from bot.tables.table import Ending, Table


class WaitingLobbies:
    """Signs up standby players and users to notify, and closes a lobby when its time has come."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def toggle_standby(self, table_id: int, user: int, name: str, *, invite: bool = False) -> Table:
        """Add a standby player, or remove them if they are one; `invite` adds them to the table's thread.

        Raises:
            TableError: ALREADY_SEATED, NOT_AT_THIS_TABLE, MANY_GUESTS, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_lobby(cached.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            if not is_guest(table, user, GuestKind.SPARE):
                await require_not_avoided(self._repository, table, user)
                if invite and user not in table.shown.invite:
                    table = replace(table, shown=replace(table.shown, invite=(*table.shown.invite, user)))
            return await self._repository.commit(
                cached, next_version(self._toggled(table, user, name, GuestKind.SPARE))
            )

    async def toggle_notified(self, table_id: int, user: int, name: str) -> bool:
        """Add a user to notify of the start, or remove them if they are one; return whether they are one now.

        The lobby does not show it, so the version stays.

        Raises:
            TableError: MANY_GUESTS, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = self._toggled(require_lobby(cached.loaded), user, name, GuestKind.NOTIFIED)
            return is_guest(await self._repository.commit(cached, table), user, GuestKind.NOTIFIED)

    async def set_expiry(
        self, table_id: int, user: int, *, seconds: int | None = None, then: LobbyExpiryAction | None = None
    ) -> Table:
        """Set for the host in how many seconds the lobby closes, and what happens then; None changes nothing.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            closes = table.closes if seconds is None else self._repository.now + seconds
            table = replace(next_version(table), closes=closes, closing=then or table.closing)
            return await self._repository.commit(cached, table, closing=table.closing.value)

    async def expire(self, table_id: int, computer: Callable[[Table], str]) -> Table:
        """Do what the host has chosen with a lobby whose time has come; leave any other table as it is.

        Standby players sit down first. If the game cannot begin, the lobby is closed.

        Args:
            table_id: the table.
            computer: returns the name of one more computer for a table, in its language.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if table.closes is None or table.closes > self._repository.now:
                return table
            ready = _startable(await without_avoided_standby(self._repository, table), computer)
            if ready is None:
                return await cancel_lobby(self._repository, cached, Ending.TIME)
            return await start_game(self._repository, cached, ready)

    async def drop_informed_guests(self, table_id: int) -> Table:
        """Remove the users who wanted to be told of the start and need it no longer.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            for guest in informed_guests(table):
                table = without_guest(table, guest.user, GuestKind.NOTIFIED)
            return table if table is cached.loaded else await self._repository.commit(cached, table)

    def _toggled(self, table: Table, user: int, name: str, kind: GuestKind) -> Table:
        """Return a table with a user added to the guests of a kind, or removed if they are one."""
        if is_guest(table, user, kind):
            return without_guest(table, user, kind)
        if len(guests_of_kind(table, kind)) >= MAX_GUESTS[kind]:
            raise TableError(Reason.MANY_GUESTS)
        guest = Guest(user, kind, name, None, self._repository.now, None, table.version)
        return replace(table, guests=(*table.guests, guest))


def _startable(table: Table, computer: Callable[[Table], str]) -> Table | None:
    """Return an expired lobby as its game can begin, None if it cannot or must not."""
    if table.rules is None:
        return None
    # Held seats are free again.
    table = with_standby_players(
        replace(table, guests=tuple(one for one in table.guests if one.kind is not GuestKind.HELD))
    )
    match table.closing:
        case LobbyExpiryAction.START:
            table = replace(table, size=len(table.players))
        case LobbyExpiryAction.FILL:
            while len(table.players) < table.size:
                table = with_players(table, *table.players, Player(0, None, computer(table), ComputerLevel.MERCHANT))
        case LobbyExpiryAction.CLOSE:
            return None
        case _:
            assert_never(table.closing)
    fits = table.rules is not None and table.size in table.rules.seats and table.size >= FEWEST_PLAYERS
    return table if fits and table.people else None
