"""Which other table waits for somebody who has just acted: at once where it is remembered, and never waited for."""

from __future__ import annotations

import logging
from typing import Final

from bot.lru import Latest
from bot.queries.my_tables import decides, longest_first
from bot.tables import Table, TableError, Tables

log = logging.getLogger(__name__)

_REMEMBERED: Final = 4096
_MOST_READ: Final = 3
"""How many tables are read for one offer at most, where none of those in memory waits."""


class NextTable:
    """Finds the table to which somebody may go on."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._offered: Latest[tuple[int, int, int], None] = Latest(_REMEMBERED)

    def known(self, user: int, but: Table) -> Table | None:
        """Return the table that has waited longest for somebody, as far as it is remembered; the store is not asked.

        Args:
            user: who it is.
            but: the table he is at.
        """
        remembered = self._tables.people.cached_tables(user)
        return self._first(remembered[0], user, but) if remembered is not None else None

    async def found(self, user: int, but: Table) -> Table | None:
        """Return a table that waits for somebody; the store is asked where it is not remembered at which he sits."""
        people = self._tables.people
        try:
            if people.cached_tables(user) is None:
                await people.preload_seats(user)
            held, others = people.cached_tables(user) or ((), ())
            if (first := self._first(held, user, but)) is not None:
                return first
            for number in [one for one in others if one != but.id][:_MOST_READ]:
                table = await self._tables.get(number)
                if decides(table, user):
                    return table
        except TableError as error:
            log.info("the next table of somebody could not be found (%s)", error.reason)
        return None

    def anew(self, user: int, table: Table) -> bool:
        """Whether somebody is told for the first time that this decision waits for him; he is now."""
        seat = table.seat_of(user)
        key = (user, table.id, table.asked.get(seat, 0) if seat is not None else 0)
        if key in self._offered:
            return False
        self._offered[key] = None
        return True

    @staticmethod
    def _first(tables: tuple[Table, ...], user: int, but: Table) -> Table | None:
        waiting = (table for table in tables if table.id != but.id and decides(table, user))
        return next(iter(longest_first(waiting, user)), None)
