"""Lobbies that wait for days: who joins if nobody else does, who wants to hear of the start, and what ends the wait."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import assert_never

from bot.domain.computer_level import Level
from bot.domain.lobby_expiry import FEWEST, Then
from bot.store import Guest, GuestKind
from bot.tables.blocklist import let_in, wanted_spares
from bot.tables.errors import Reason, TableError
from bot.tables.players import Player
from bot.tables.repository import Shelf
from bot.tables.seating import begin_game, call_off, changed, filled, hosted, in_lobby, seated
from bot.tables.standby import MOST, heard, is_guest, no_guest, of_kind
from bot.tables.table import Ending, Table


class Closing:
    """What lets a lobby wait for days, and ends that."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def spare(self, table_id: int, user: int, name: str, *, invite: bool = False) -> Table:
        """Note that somebody joins if nobody else does, or not any more; `invite` adds him to the table's thread.

        Raises:
            TableError: ALREADY_SEATED, NOT_AT_THIS_TABLE, MANY_GUESTS, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = in_lobby(held.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            if not is_guest(table, user, GuestKind.SPARE):
                await let_in(self._shelf, table, user)
                if invite and user not in table.shown.invite:
                    table = replace(table, shown=replace(table.shown, invite=(*table.shown.invite, user)))
            return await self._shelf.commit(held, changed(self._turned(table, user, name, GuestKind.SPARE)))

    async def set_notified(self, table_id: int, user: int, name: str) -> bool:
        """Note that somebody wants to hear when the game begins, or not any more; return whether he does.

        It does not show in the lobby, so its version stays.

        Raises:
            TableError: MANY_GUESTS, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = self._turned(in_lobby(held.loaded), user, name, GuestKind.NOTIFIED)
            return is_guest(await self._shelf.commit(held, table), user, GuestKind.NOTIFIED)

    async def choose(self, table_id: int, user: int, *, seconds: int | None = None, then: Then | None = None) -> Table:
        """Let the host say in how many seconds from now the lobby closes, and what happens then; None leaves it.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = hosted(in_lobby(held.loaded), user)
            closes = table.closes if seconds is None else self._shelf.now + seconds
            table = replace(changed(table), closes=closes, closing=then or table.closing)
            return await self._shelf.commit(held, table, closing=table.closing.value)

    async def expire(self, table_id: int, computer: Callable[[Table], str]) -> Table:
        """Do with a lobby whose time has come what its host has chosen; leave anything else alone.

        Those who join if nobody else does sit down first. Where the game cannot begin, the table is closed.

        Args:
            table_id: the table.
            computer: gives the name of one more computer for a table, in its language.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if table.closes is None or table.closes > self._shelf.now:
                return table
            ready = _ready(await wanted_spares(self._shelf, table), computer)
            if ready is None:
                return await call_off(self._shelf, held, Ending.TIME)
            return await begin_game(self._shelf, held, ready)

    async def let_go(self, table_id: int) -> Table:
        """Forget those who wanted to hear that the game begins and need not be told any more.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            for guest in heard(table):
                table = no_guest(table, guest.user, GuestKind.NOTIFIED)
            return table if table is held.loaded else await self._shelf.commit(held, table)

    def _turned(self, table: Table, user: int, name: str, kind: GuestKind) -> Table:
        """Return a table at which somebody is a guest of a kind if he was not, and the other way round."""
        if is_guest(table, user, kind):
            return no_guest(table, user, kind)
        if len(of_kind(table, kind)) >= MOST[kind]:
            raise TableError(Reason.MANY_GUESTS)
        guest = Guest(user, kind, name, None, self._shelf.now, None, table.version)
        return replace(table, guests=(*table.guests, guest))


def _ready(table: Table, computer: Callable[[Table], str]) -> Table | None:
    """Return a table whose time has come as its game can begin, None if it cannot or is not to."""
    if table.rules is None:
        return None
    # Seats that were held for somebody are so no longer.
    table = filled(replace(table, guests=tuple(one for one in table.guests if one.kind is not GuestKind.HELD)))
    match table.closing:
        case Then.START:
            table = replace(table, size=len(table.players))
        case Then.FILL:
            while len(table.players) < table.size:
                table = seated(table, *table.players, Player(0, None, computer(table), Level.MERCHANT))
        case Then.CLOSE:
            return None
        case _:
            assert_never(table.closing)
    fits = table.rules is not None and table.size in table.rules.seats and table.size >= FEWEST
    return table if fits and table.people else None
