"""Hints of a table: whether it gives them, and who was given some. A hint is no action: no clock notes it."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.lobby.transitions import next_version, require_host, require_lobby
from bot.tables.repository import Repository
from bot.tables.table import Hinted, Table, hints_to_row


class HintUsage:
    """Sets whether a table gives hints, and counts those that were given."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def choose(self, table_id: int, user: int, *, on: bool) -> Table:
        """Set whether the table gives hints; only its host may.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = require_host(require_lobby(cached.loaded), user)
            return await self._repository.commit(cached, replace(next_version(table), hints=on))

    async def note(self, table_id: int, seat: int, mark: int) -> Table:
        """Count a hint of a seat; several requests in one position count once.

        Args:
            table_id: the table.
            seat: whose hint it is.
            mark: the number of the last action that counts (`VisibleGame.mark`), by which positions are told apart.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            before = table.hinted.get(seat, Hinted(0, -1))
            if before.mark == mark:
                return table
            hinted = {**table.hinted, seat: Hinted(before.count + 1, mark)}
            return await self._repository.commit(cached, replace(table, hinted=hinted), hinted=hints_to_row(hinted))
