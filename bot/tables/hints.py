"""Hints: whether a table gives them, and who has been given some. To ask for one is no move: no clock knows of it."""

from __future__ import annotations

from dataclasses import replace

from bot.tables.hints_codec import Hinted, kept
from bot.tables.repository import Shelf
from bot.tables.seating import changed, hosted, in_lobby
from bot.tables.table import Table


class Hints:
    """Chooses whether a table gives hints, and marks who was given one."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def choose(self, table_id: int, user: int, *, on: bool) -> Table:
        """Let the host say whether the table gives hints.

        Raises:
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = hosted(in_lobby(held.loaded), user)
            return await self._shelf.commit(held, replace(changed(table), hints=on), hints=on)

    async def note(self, table_id: int, seat: int, mark: int) -> Table:
        """Note that a seat is given a hint, unless that is known: for one position it is one hint, however often asked.

        Args:
            table_id: the table.
            seat: whose hint it is.
            mark: the number of the last action that counts (`Seen.mark`), by which positions are told apart.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            before = table.hinted.get(seat, Hinted(0, -1))
            if before.mark == mark:
                return table
            hinted = {**table.hinted, seat: Hinted(before.count + 1, mark)}
            return await self._shelf.commit(held, replace(table, hinted=hinted), hinted=kept(hinted))
