"""Who is away from a running table, and whether a computer stands in, as pictures and texts show it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from bot.deadlines.table_deadlines import TableContext
from bot.tables import Status, Table
from render.presentation import Standing

Standings: TypeAlias = Mapping[int, Standing]
"""By seat; seats of present players and of computers are left out."""

ALL_PRESENT: Final[Standings] = {}


def standings(table: Table, context: TableContext, now: float) -> Standings:
    """Return the seats with a stand-in, and those whose absent player the table waits for."""
    if table.status is not Status.RUNNING:
        return ALL_PRESENT
    found: dict[int, Standing] = {}
    for player in table.players:
        seat = player.seat
        if seat in table.absent or context.stands_in(table, seat, now):
            found[seat] = Standing.STOOD_IN
        elif context.away(table, seat, now) is not None:
            found[seat] = Standing.AWAY
    return found
