"""Early ends: a player resigns, a table is stopped, a channel or a guild vanishes."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.computer_level import ComputerLevel
from bot.store import Entry, FormerRow, LogRow, Status
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.transitions import cancel_lobby
from bot.tables.motions import needs_agreement_to_stop
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.seat_history import Player
from bot.tables.table import Ending, Table, TableTurn
from bot.tables.table_without_person import without_person


class EarlyEnds:
    """Lets people leave tables, and ends tables before their game does."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def resign(self, table_id: int, user: int, computer: str) -> TableTurn:
        """Hand a user's seat in a running game to a computer of this name.

        A new host is chosen if needed; a game without people is stopped.

        Raises:
            TableError: NOT_SEATED, NOT_RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            return await self.hand_over(cached, user, computer)

    async def stop(self, table_id: int, user: int, may_manage: bool = False) -> Table:
        """End a table for its host, or for a user who manages the channel; a lobby is cancelled.

        A rated game is ended only by a manager of the channel who never had a seat there: the others must agree with
        its host, see `SeatTransfers.ask_to_stop`.

        Raises:
            TableError: NOT_ALLOWED_STOP, RATED_STOP, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not table.status.live:
                raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
            if table.host != user and not may_manage:
                raise TableError(Reason.NOT_ALLOWED_STOP)
            if needs_agreement_to_stop(table, user, may_manage):
                raise TableError(Reason.RATED_STOP)
            return await self.stop_locked(cached, Ending.HOST if table.host == user else Ending.MODERATOR)

    async def close_place(self, channel: int) -> Table | None:
        """End the table of a channel that is gone; return it, or None if there was none.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.live_in_channel(channel)
        return None if found is None else await self._close(found)

    async def close_guild(self, guild: int) -> tuple[Table, ...]:
        """End all tables of a guild that is gone, and return them.

        Raises:
            TableError: STORE.
        """
        found = await self._repository.store.live_in_guild(guild)
        return tuple([await self._close(table_id) for table_id in found])

    async def hand_over(self, cached: CachedTable, user: int, name: str, *, erasing: bool = False) -> TableTurn:
        """Hand a user's seat at a locked table to a computer.

        Args:
            cached: the locked table.
            user: the user who leaves.
            name: the name of the computer.
            erasing: whether to keep nothing of the user, also beside the game.
        """
        table = without_person(cached.loaded, user) if erasing else cached.loaded
        if table.status is Status.LOBBY:
            raise TableError(Reason.NOT_RUNNING)
        if not table.status.live:
            raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
        seat = table.seat_of(user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        players = list(table.players)
        left, players[seat] = players[seat], Player(seat, None, name, ComputerLevel.MERCHANT)
        number = table.version + 1
        row = LogRow(number, number, Entry.HAND, seat, "", self._repository.now)
        after = replace(
            table,
            version=number,
            seat_history=replace(table.seat_history, players=tuple(players)),
            _game_session=table._game_session.with_row(row) if table._game_session else None,
        )
        people = after.people
        after = replace(after, host=table.host if table.host in people else next(iter(people), None))
        if not people:
            after = replace(after, status=Status.STOPPED, ending=Ending.DESERTED)
        former = FormerRow(seat, table.version, *((None, "") if erasing else (left.user, left.name)))
        after = await self._repository.commit(cached, after, CommitDetails(log=(row,), formers=(former,), unseen=True))
        return TableTurn(after, Entry.HAND, seat, table.version, after.version)

    async def stop_locked(self, cached: CachedTable, ending: Ending) -> Table:
        """End a locked table; a lobby is cancelled."""
        table = cached.loaded
        if table.status is Status.LOBBY:
            return await cancel_lobby(self._repository, cached, ending)
        # Nobody can be added to a thread that is gone.
        shown = replace(table.shown, invite=()) if ending is Ending.GONE else table.shown
        stopped = replace(table, version=table.version + 1, status=Status.STOPPED, ending=ending, shown=shown)
        return await self._repository.commit(cached, stopped)

    async def _close(self, table_id: int) -> Table:
        async with self._repository.lock(table_id) as cached:
            return await self.stop_locked(cached, Ending.GONE) if cached.loaded.status.live else cached.loaded
