"""Ends of all sorts: people resign, tables are stopped, channels vanish, finished games are written down."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from bot.store import Entry, Kept, LogRow, Status
from bot.tables.errors import Reason, TableError
from bot.tables.held import Held
from bot.tables.lobby import Lobby
from bot.tables.play import Play
from bot.tables.values import Player, Table, Turn


class Tables(Lobby, Play):
    """All tables: opened, played and ended, each change committed before it is told."""

    async def resign(self, table_id: int, user: int, computer: str) -> Turn:
        """Hand somebody's seat in a running game to a computer of that name.

        The host passes the table on; a game without people is stopped.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            return await self._hand_over(held, user, computer)

    async def stop(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """Let the host, or somebody who manages the channel, end a table; one in its lobby is cancelled.

        Raises:
            TableError: NOT_ALLOWED_STOP, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._hold(table_id) as held:
            table = held.loaded
            if not table.status.live:
                raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
            if table.host != user and not may_manage:
                raise TableError(Reason.NOT_ALLOWED_STOP)
            return await self._stop(held)

    async def close_place(self, channel: int) -> Table | None:
        """End the table of a channel that is gone; return it, or None if there was none.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            found = await self._store.live_in_channel(channel)
        return None if found is None else await self._close(found)

    async def close_guild(self, guild: int) -> tuple[Table, ...]:
        """End all tables of a server that is gone, and return them.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            found = await self._store.live_in_guild(guild)
        return tuple([await self._close(table_id) for table_id in found])

    async def record(self, table_id: int) -> dict[str, Any]:
        """Return the record of a finished game: what was taken back is not in it.

        Raises:
            TableError: NO_RECORD, NO_TABLE, STORE.
        """
        table = await self.get(table_id)
        if table.status is not Status.FINISHED or table.rules is None or table.course is None or table.seed is None:
            raise TableError(Reason.NO_RECORD)
        moves = [(step.seat, step.code) for step in table.course.steps]
        return table.rules.record(table.size, table.options, table.seed, moves)

    async def kept(self, user: int) -> Kept:
        """Return what is kept about somebody.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            return await self._store.kept(user)

    async def forget(self, user: int, computer: Callable[[str], str]) -> tuple[Table, ...]:
        """Delete what is kept about somebody: seats in running games become computers, finished games lose the name.

        Args:
            user: who it is.
            computer: gives the name of a computer in a table's language.

        Returns:
            The live tables that changed, so that their boards can be drawn again.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            found = await self._store.live_of(user)
        changed = [after for after in [await self._forget_in(table, user, computer) for table in found] if after]
        with self._weather():
            await self._store.forget(user)
        for held in list(self._all.values()):
            if held.table is not None and not held.table.status.live:
                held.table = None
        return tuple(changed)

    async def language_of(self, user: int) -> str | None:
        """Return the language that somebody has chosen, or None.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            return await self._store.language(user)

    async def choose_language(self, user: int, language: str | None) -> None:
        """Remember the language that somebody has chosen; None forgets it.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            await self._store.choose_language(user, language)

    async def language_of_guild(self, guild: int) -> str | None:
        """Return the language that was chosen for a server, or None.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            return await self._store.guild_language(guild)

    async def choose_guild_language(self, guild: int, language: str | None) -> None:
        """Remember the language chosen for a server; None forgets it.

        Raises:
            TableError: STORE.
        """
        with self._weather():
            await self._store.choose_guild_language(guild, language)

    async def _forget_in(self, table_id: int, user: int, computer: Callable[[str], str]) -> Table | None:
        async with self._hold(table_id) as held:
            table = held.loaded
            if not table.status.live or table.seat_of(user) is None:
                return None
            if table.status is Status.LOBBY:
                return await self._leave(held, user)
            return (await self._hand_over(held, user, computer(table.language))).table

    async def _hand_over(self, held: Held, user: int, name: str) -> Turn:
        table = held.loaded
        if table.status is Status.LOBBY:
            raise TableError(Reason.NOT_RUNNING)
        if not table.status.live:
            raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
        seat = table.seat_of(user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        players = list(table.players)
        players[seat] = Player(seat, None, name, computer=True)
        people = [player.user for player in players if player.user is not None]
        after = replace(
            table,
            version=table.version + 1,
            players=tuple(players),
            host=table.host if table.host in people else next(iter(people), None),
            status=Status.RUNNING if people else Status.STOPPED,
            course=table.course.hand_over() if table.course else None,
        )
        row = LogRow(after.version, after.version, Entry.HAND, seat, "", self._now)
        return Turn(await self._commit(held, after, log=(row,)), Entry.HAND, seat, (), table.waiting)

    async def _close(self, table_id: int) -> Table:
        async with self._hold(table_id) as held:
            return await self._stop(held) if held.loaded.status.live else held.loaded

    async def _stop(self, held: Held) -> Table:
        table = held.loaded
        status = Status.CANCELLED if table.status is Status.LOBBY else Status.STOPPED
        return await self._commit(held, replace(table, version=table.version + 1, status=status))
