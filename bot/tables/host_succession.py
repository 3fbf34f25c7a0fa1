"""The host of a table: note when they were last active, and pass the table on when that was long ago."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.pace import DAY
from bot.tables.game.session import HOST_PASSED
from bot.tables.motions import log_motion
from bot.tables.repository import CommitDetails, Repository
from bot.tables.table import Table

SIGN_INTERVAL: Final = DAY
"""Seconds between two notes that the host is active."""


class HostSuccession:
    """Notes when a table's host was last active, and passes the table on."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def note_sign(self, table_id: int, user: int) -> Table:
        """Note that the host is active, unless that was noted lately.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not is_sign_due(table, user, self._repository.now):
                return table
            return await self._repository.commit(cached, replace(table, host_seen=self._repository.now))

    async def pass_on(self, table_id: int, host: int, seen: int | None) -> Table:
        """Make the next active person the host, if the present host has not been active since `seen`; the news tell it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            seat = table.seat_of(host)
            if not table.status.live or (table.host, table.host_seen) != (host, seen) or seat is None:
                return table
            following = next_host(table, seat)
            if following is None or following == host:
                return table
            table = replace(table, host=following)
            if not table.dealt:
                # A lobby shows its host.
                return await self._repository.commit(cached, table, CommitDetails(unseen=True))
            (seat,) = table.seats_of([following])
            table, rows = log_motion(table, seat, HOST_PASSED.replace("-", "."), self._repository.now)
            return await self._repository.commit(cached, table, CommitDetails(log=rows, unseen=True))


def is_sign_due(table: Table, user: int, now: int) -> bool:
    """Whether to note that the user is active now: they are the host and have not been noted lately."""
    seen = table.host_seen
    return table.status.live and table.host == user and (seen is None or now - seen >= SIGN_INTERVAL)


def next_host(table: Table, seat: int) -> int | None:
    """Return the user who follows the host of a seat: the next person who plays, None if there is none."""
    order = [*table.players[seat + 1 :], *table.players[: seat + 1]]
    return next((player.user for player in order if table.plays(player.seat)), None)
