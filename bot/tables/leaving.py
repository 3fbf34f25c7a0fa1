"""Ends of all sorts: people resign, tables are stopped, channels and servers vanish."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.computer_level import Level
from bot.store import Entry, FormerRow, LogRow, Status
from bot.tables.anonymise import without
from bot.tables.errors import Reason, TableError
from bot.tables.players import Player
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.seating import call_off
from bot.tables.table import Ending, Table, Turn


class Leaving:
    """How people leave tables, and tables end before their game does."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def resign(self, table_id: int, user: int, computer: str) -> Turn:
        """Hand somebody's seat in a running game to a computer of that name.

        The host passes the table on; a game without people is stopped.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            return await self.hand_over(held, user, computer)

    async def stop(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """Let the host, or somebody who manages the channel, end a table; one in its lobby is called off.

        Raises:
            TableError: NOT_ALLOWED_STOP, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not table.status.live:
                raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
            if table.host != user and not may_manage:
                raise TableError(Reason.NOT_ALLOWED_STOP)
            return await self.stop_held(held, Ending.HOST if table.host == user else Ending.MODERATOR)

    async def close_place(self, channel: int) -> Table | None:
        """End the table of a channel that is gone; return it, or None if there was none.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.live_in_channel(channel)
        return None if found is None else await self._close(found)

    async def close_guild(self, guild: int) -> tuple[Table, ...]:
        """End all tables of a server that is gone, and return them.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.live_in_guild(guild)
        return tuple([await self._close(table_id) for table_id in found])

    async def hand_over(self, held: Held, user: int, name: str, *, forgotten: bool = False) -> Turn:
        """Hand somebody's seat to a computer at a table that is held already.

        Args:
            held: where the table is.
            user: who leaves.
            name: the computer's.
            forgotten: whether nothing is to be kept of who sat there, be it beside the game.
        """
        table = without(held.loaded, user) if forgotten else held.loaded
        if table.status is Status.LOBBY:
            raise TableError(Reason.NOT_RUNNING)
        if not table.status.live:
            raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
        seat = table.seat_of(user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        players = list(table.players)
        left, players[seat] = players[seat], Player(seat, None, name, Level.MERCHANT)
        number = table.version + 1
        row = LogRow(number, number, Entry.HAND, seat, "", self._shelf.now)
        after = replace(
            table,
            version=number,
            sitters=replace(table.sitters, players=tuple(players)),
            _course=table._course.noted(row) if table._course else None,
        )
        people = after.people
        after = replace(after, host=table.host if table.host in people else next(iter(people), None))
        if not people:
            after = replace(after, status=Status.STOPPED, ending=Ending.DESERTED)
        former = FormerRow(seat, table.version, *((None, "") if forgotten else (left.user, left.name)))
        after = await self._shelf.commit(held, after, CommitDetails(log=(row,), formers=(former,), unseen=True))
        return Turn(after, Entry.HAND, seat, table.version, after.version)

    async def stop_held(self, held: Held, ending: Ending) -> Table:
        """End a table that is held already; one in its lobby is called off."""
        table = held.loaded
        if table.status is Status.LOBBY:
            return await call_off(self._shelf, held, ending)
        # Nobody is added any more to a thread that is gone.
        shown = replace(table.shown, invite=()) if ending is Ending.GONE else table.shown
        stopped = replace(table, version=table.version + 1, status=Status.STOPPED, ending=ending, shown=shown)
        return await self._shelf.commit(held, stopped)

    async def _close(self, table_id: int) -> Table:
        async with self._shelf.hold(table_id) as held:
            return await self.stop_held(held, Ending.GONE) if held.loaded.status.live else held.loaded
