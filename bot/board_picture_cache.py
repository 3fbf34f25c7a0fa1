"""A cache of each table's board picture: drawn once for a state, if possible while the state is being committed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from bot.deadlines.stand_ins import Standings
from bot.helpers.bounded_dict import BoundedDict
from bot.tables import Table
from render.presentation import Picture

_CAPACITY: Final = 128

Draw: TypeAlias = Callable[[], Coroutine[Any, Any, Picture]]


class BoardPictureCache:
    """Holds each table's latest picture; a picture that was drawn for a failed commit is never asked for."""

    def __init__(self) -> None:
        self._pictures: BoundedDict[int, tuple[Table, Standings, asyncio.Task[Picture]]] = BoundedDict(_CAPACITY)

    def begin(self, table: Table, standings: Standings, draw: Draw) -> None:
        """Begin to draw a table as it will be, if that state will be shown."""
        if table.dealt and not table.computer_due:
            self._task(table, standings, draw)

    async def of(self, table: Table, standings: Standings, draw: Draw) -> Picture:
        """Return the public picture of a table, with those who act for its seats now."""
        try:
            return await asyncio.shield(self._task(table, standings, draw))
        except Exception:
            self._pictures.pop(table.id, None)
            raise

    def _task(self, table: Table, standings: Standings, draw: Draw) -> asyncio.Task[Picture]:
        known = self._pictures.get(table.id)
        if known is None or not known[0].has_same_board(table) or known[1] != standings:
            known = (table, standings, asyncio.create_task(draw()))
        self._pictures[table.id] = known
        return known[2]
