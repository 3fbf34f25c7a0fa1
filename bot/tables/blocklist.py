"""Private avoid lists: with whom somebody wants no table; nobody but he ever reads his list."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from bot.store import Avoided, GuestKind, ListFull
from bot.tables.errors import Reason, TableError
from bot.tables.repository import Shelf
from bot.tables.standby import no_guest, of_kind
from bot.tables.table import Table

MOST_AVOIDED: Final = 25
"""How many people one list can have."""


class Avoiding:
    """Keeps people's lists. Whoever is put on one is told nothing, and nothing happens where both sit already."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, user: int) -> tuple[Avoided, ...]:
        """Return whom somebody avoids.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            return await self._shelf.store.avoids.of(user)

    async def add(self, user: int, others: Mapping[int, str]) -> None:
        """Put people on somebody's list, each with the name that he has now.

        Raises:
            TableError: AVOIDS_FULL, STORE.
        """
        try:
            with self._shelf.as_table_error():
                await self._shelf.store.avoids.add(user, others, self._shelf.now, MOST_AVOIDED)
        except ListFull:
            raise TableError(Reason.AVOIDS_FULL) from None

    async def remove(self, user: int, others: Collection[int]) -> None:
        """Take people off somebody's list.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            await self._shelf.store.avoids.remove(user, others)


async def wanted_spares(shelf: Shelf, table: Table) -> Table:
    """Return a lobby without those who would join if nobody else does, and whom its host avoids by now.

    Raises:
        TableError: STORE.
    """
    if table.host is None or not of_kind(table, GuestKind.SPARE):
        return table
    with shelf.as_table_error():
        avoided = await shelf.store.avoids.of(table.host)
    for one in avoided:
        table = no_guest(table, one.user, GuestKind.SPARE)
    return table


async def let_in(shelf: Shelf, table: Table, user: int) -> None:
    """Do nothing if somebody may sit down at a table, in its lobby or on an open seat: its host does not avoid him.

    Raises:
        TableError: NOT_AT_THIS_TABLE, STORE.
    """
    if table.host is not None and table.host != user:
        with shelf.as_table_error():
            avoided = await shelf.store.avoids.has(table.host, user)
        if avoided:
            raise TableError(Reason.NOT_AT_THIS_TABLE)
