"""The host of a table: noted when he is there, and followed by somebody else when he has not been for long."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.pace import DAY
from bot.store import Status
from bot.tables.repository import CommitDetails, Shelf
from bot.tables.table import Table

SEEN_AGAIN: Final = DAY
"""A host who is there is noted at most once in so many seconds."""


class Hosting:
    """Keeps when a table's host was there last, and passes the table on."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def see(self, table_id: int, user: int) -> Table:
        """Note that the host is there, unless that is known.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not is_news(table, user, self._shelf.now):
                return table
            return await self._shelf.commit(held, replace(table, host_seen=self._shelf.now))

    async def pass_on(self, table_id: int, host: int, seen: int | None) -> Table:
        """Let somebody else who is there be the host, if the one who was has not been seen since.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            seat = table.seat_of(host)
            if not table.status.live or (table.host, table.host_seen) != (host, seen) or seat is None:
                return table
            following = heir(table, seat)
            if following in (None, host):
                return table
            # A board does not show who the host is, a lobby does.
            unseen = table.status is Status.LOBBY
            return await self._shelf.commit(held, replace(table, host=following), CommitDetails(unseen=unseen))


def is_news(table: Table, user: int, now: int) -> bool:
    """Whether it is to be noted that somebody is there now: he is the host and was not seen lately."""
    seen = table.host_seen
    return table.status.live and table.host == user and (seen is None or now - seen >= SEEN_AGAIN)


def heir(table: Table, seat: int) -> int | None:
    """Return who follows the host of a seat: the first one after it who plays himself, None if that is nobody."""
    order = [*table.players[seat + 1 :], *table.players[: seat + 1]]
    return next((player.user for player in order if table.plays(player.seat)), None)
