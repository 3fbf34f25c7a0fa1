"""A player who searches, with a fixed number of playouts for each move."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from bench.play import Witness
from engine.game import AnyGame
from engine.rules import AnyRules
from engine.search import search_seed


class Searcher(Witness):
    """Does what the search of a game finds best.

    Args:
        rules: the game's.
        playouts: for each move.

    Raises:
        ValueError: nothing searches in this game.
    """

    def __init__(self, rules: AnyRules, playouts: int) -> None:
        if rules.search is None or rules.memory is None:
            raise ValueError(f"nothing searches in {rules.code}")
        self._search = rules.search
        self._remember = rules.memory
        self._playouts = playouts
        self._memories: dict[int, Any] = {}
        self._events = 0

    def __call__(self, view: Any, legal: Sequence[Any], random: Random) -> Any:
        """Return the action that the search judges best."""
        seed = search_seed(view, self._events)
        return self._search(view, self._memories[view.viewer], legal, self._playouts, seed).best.action

    def begin(self, game: AnyGame, seat: int) -> None:
        """Remember what a seat sees when the game begins."""
        self._memories[seat] = self._remember(game.view(seat))
        self._events = 0

    def learn(self, seat: int, events: Sequence[Any]) -> None:
        """Learn what a seat was told."""
        self._memories[seat].learn(events)
        self._events += len(events)
