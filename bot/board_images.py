"""The boards' pictures: drawn once a state, already while it is being committed, and kept while it is the latest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from bot.lru import Latest
from bot.scheduling.stand_ins import Standings
from bot.tables import Table
from render.face import Picture

_KEPT: Final = 128

Draw: TypeAlias = Callable[[], Coroutine[Any, Any, Picture]]


class Pictures:
    """Keeps each table's latest picture; what is drawn ahead for a commit that fails is never asked for."""

    def __init__(self) -> None:
        self._kept: Latest[int, tuple[Table, Standings, asyncio.Task[Picture]]] = Latest(_KEPT)

    def begin(self, table: Table, standings: Standings, draw: Draw) -> None:
        """Begin to draw a table as it is going to be, if that is a state that will be shown."""
        if table.dealt and not table.computer_due:
            self._task(table, standings, draw)

    async def of(self, table: Table, standings: Standings, draw: Draw) -> Picture:
        """Return the picture of a table as everybody sees it, with who acts for its seats just now."""
        try:
            return await asyncio.shield(self._task(table, standings, draw))
        except Exception:
            self._kept.pop(table.id, None)
            raise

    def _task(self, table: Table, standings: Standings, draw: Draw) -> asyncio.Task[Picture]:
        known = self._kept.get(table.id)
        if known is None or not known[0].has_same_board(table) or known[1] != standings:
            known = (table, standings, asyncio.create_task(draw()))
        self._kept[table.id] = known
        return known[2]
