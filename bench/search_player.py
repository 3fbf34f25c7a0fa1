"""A player who searches, with a fixed number of playouts for each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeAlias

from bench.play import Witness
from engine.ai.search_contract import search_seed
from engine.game import AnyGame
from engine.rules import AnyRules

# Finds the best action by a view, a memory, what is legal, a number of playouts, and a seed.
Best: TypeAlias = Callable[[Any, Any, Sequence[Any], int, str], Any]


class Searcher(Witness):
    """Does what a search finds best.

    Args:
        rules: the game's.
        playouts: for each move.
        best: another search than the game's own: what it finds best by view, memory, what is legal, playouts and seed.

    Raises:
        ValueError: nothing searches in this game.
    """

    def __init__(self, rules: AnyRules, playouts: int, best: Best | None = None) -> None:
        best = best or _best(rules)
        if best is None or rules.memory is None:
            raise ValueError(f"nothing searches in {rules.code}")
        self._best = best
        self._remember = rules.memory
        self._playouts = playouts
        self._memories: dict[int, Any] = {}
        self._events = 0

    def __call__(self, view: Any, legal: Sequence[Any], random: Random) -> Any:
        """Return the action that the search judges best."""
        seed = search_seed(view, self._events)
        return self._best(view, self._memories[view.viewer], legal, self._playouts, seed)

    def begin(self, game: AnyGame, seat: int) -> None:
        """Remember what a seat sees when the game begins."""
        self._memories[seat] = self._remember(game.view(seat))
        self._events = 0

    def learn(self, seat: int, events: Sequence[Any]) -> None:
        """Learn what a seat was told."""
        self._memories[seat].learn(events)
        self._events += len(events)


def _best(rules: AnyRules) -> Best | None:
    search = rules.search
    if search is None:
        return None
    return lambda *asked: search(*asked).best.action
