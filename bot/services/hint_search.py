"""Hints: what a master would do in a position, by what its seat knows and nothing else."""

from __future__ import annotations

import asyncio
from typing import Any, Final, TypeAlias

from bot.app_context import App
from bot.helpers.bounded_dict import BoundedDict
from bot.tables import Table, VisibleGame
from engine.ai.search_contract import Evaluation
from engine.game import Action

BUDGET: Final = 6_000
"""The playouts of a hint."""
PATIENCE: Final = 2.0
"""For so many seconds a search may go on; what it has found by then counts."""
LEAST: Final = 2
"""The moves that are compared at least, if more than one makes sense."""
_KEPT: Final = 512

Position: TypeAlias = tuple[int, int, int]
"""A table, a seat, and the number of the last action that counts there."""


class HintSearch:
    """Has each position searched once, also if several requests come at the same time."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._found: BoundedDict[Position, Evaluation[Action]] = BoundedDict(_KEPT)
        self._sought: dict[Position, asyncio.Task[Evaluation[Action] | None]] = {}

    def known(self, table: Table, seen: VisibleGame) -> Evaluation[Action] | None:
        """Return what was found for a position; None if it was not searched lately."""
        return self._found.get(_position(table, seen))

    async def of(self, table: Table, seen: VisibleGame) -> Evaluation[Action] | None:
        """Return what a search finds for the present decision of a seat; None if no worker is free.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        position = _position(table, seen)
        found = self._found.get(position)
        if found is not None:
            return found
        task = self._sought.get(position)
        if task is None:
            task = self._sought[position] = asyncio.create_task(self._search(table, seen))
            task.add_done_callback(lambda done: self._keep(position, done))
        # A request that is cancelled must not end the search for the others.
        return await asyncio.shield(task)

    async def _search(self, table: Table, seen: VisibleGame) -> Evaluation[Action] | None:
        own = None if seen.viewer is None else await self._app.tables.memory(table.id, seen.viewer)
        if own is None or not own.legal:
            return None
        version = self._app.rules(table).version
        found = await self._app.searching.evaluate(
            table.kind, version, own.view, own.memory, own.legal, own.number, budget=BUDGET, patience=PATIENCE
        )
        # What was cut short before a second move was tried says nothing of the first.
        return None if found is not None and found.playouts and len(found.judged) < LEAST else found

    def _keep(self, position: Position, done: asyncio.Task[Any]) -> None:
        del self._sought[position]
        if not done.cancelled() and done.exception() is None and done.result() is not None:
            self._found[position] = done.result()


def _position(table: Table, seen: VisibleGame) -> Position:
    return table.id, -1 if seen.viewer is None else seen.viewer, seen.mark
