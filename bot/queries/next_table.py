"""Find the next table that waits for a user who has just acted, in memory or in the store."""

from __future__ import annotations

import logging
from typing import Final

from bot.helpers.bounded_dict import BoundedDict
from bot.queries.my_tables import longest_first, must_decide
from bot.tables import Table, TableError, Tables

log = logging.getLogger(__name__)

_REMEMBERED: Final = 4096
_MOST_READ: Final = 3
"""At most so many tables are read for one offer, if none of those in memory waits."""


class NextTableFinder:
    """Finds the table that a user may go to next."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._offered: BoundedDict[tuple[int, int, int], None] = BoundedDict(_REMEMBERED)

    def remembered(self, user: int, but: Table) -> Table | None:
        """Return the table in memory that has waited longest for the user, without asking the store.

        Args:
            user: who it is.
            but: the table at which the user is.
        """
        remembered = self._tables.people.cached_tables(user)
        return self._first(remembered[0], user, but) if remembered is not None else None

    async def find(self, user: int, but: Table) -> Table | None:
        """Return a table that waits for the user; ask the store if the user's tables are not in memory."""
        people = self._tables.people
        try:
            if people.cached_tables(user) is None:
                await people.preload_seats(user)
            held, others = people.cached_tables(user) or ((), ())
            if (first := self._first(held, user, but)) is not None:
                return first
            for number in [one for one in others if one != but.id][:_MOST_READ]:
                table = await self._tables.get(number)
                if must_decide(table, user):
                    return table
        except TableError as error:
            log.info("the next table of somebody could not be found (%s)", error.reason)
        return None

    def note_offer(self, user: int, table: Table) -> bool:
        """Note that the decision of a table was offered to the user; return whether for the first time."""
        seat = table.seat_of(user)
        key = (user, table.id, table.asked.get(seat, 0) if seat is not None else 0)
        if key in self._offered:
            return False
        self._offered[key] = None
        return True

    @staticmethod
    def _first(tables: tuple[Table, ...], user: int, but: Table) -> Table | None:
        waiting = (table for table in tables if table.id != but.id and must_decide(table, user))
        return next(iter(longest_first(waiting, user)), None)
