"""OpenSpiel's information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2011) on our engine.

Its bot asks a state what OpenSpiel's states tell, and gets it from a game of ours. What a player knows is what they saw
when the search began and what they learned since. A state is over when the round is, as it is for our own search; what
then was scored is theirs, less the best of the others'.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from types import SimpleNamespace
from typing import Any, Final

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

_EXPLORATION: Final = 1.0
_POINTS: Final = 50
"""How many points are as much as 1 to the bot: about the deviation of a game's margin."""
_TYPE: Final = SimpleNamespace(
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL, information=pyspiel.GameType.Information.IMPERFECT_INFORMATION
)


class _State:
    """A position as OpenSpiel's algorithms ask for one; actions are places in the engine's list, chance is inside.

    Args:
        game: is played on.
        seats: how many there are.
        first: the seat that is asked first where several choose at once.
    """

    def __init__(self, game: Any, seats: int, first: int) -> None:
        self._game = game
        self._seats = seats
        self._first = first
        self._round = _round_of(game)
        self._known: dict[int, list[object]] = {}
        self._legal: list[Any] | None = None

    def get_game(self) -> _State:
        """Return itself, for what is asked of the game is its type alone."""
        return self

    def get_type(self) -> SimpleNamespace:
        """Return what kind of game it is."""
        return _TYPE

    def clone(self) -> _State:
        """Return an independent position to play on at random, in which nobody remembers anything."""
        other = _State(self._game.copy(), self._seats, self._first)
        other._round = self._round
        return other

    def current_player(self) -> int:
        """Return the seat that is asked."""
        waiting = self._game.waiting
        return self._first if self._first in waiting else int(waiting[0])

    def is_chance_node(self) -> bool:
        """Whether chance is asked; the engine never asks it so."""
        return False

    def is_terminal(self) -> bool:
        """Whether the round is over."""
        return self._game.outcome is not None or _round_of(self._game) != self._round

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return the places of what can be done in the engine's list."""
        return list(range(len(self._actions())))

    def apply_action(self, place: int) -> None:
        """Do what stands at a place of that list; who is followed is told of it."""
        events = self._game.apply(self.current_player(), self._actions()[place])
        self._legal = None
        for seat, known in self._known.items():
            known.extend(hash(event.seen(seat)) for event in events)

    def returns(self) -> list[float]:
        """Return how far each seat is ahead of the best of the others."""
        scores = [seat.score for seat in self._game.view(None).seats] if self._game.outcome is None else None
        scores = list(self._game.outcome.scores) if scores is None else scores
        return [
            (score - max(other for place, other in enumerate(scores) if place != seat)) / _POINTS
            for seat, score in enumerate(scores)
        ]

    def information_state_string(self) -> tuple[object, ...]:
        """Return what the seat that is asked knows: any key does."""
        return tuple(self._known[self.current_player()])

    def follow(self) -> _State:
        """Let all seats remember from here on; return itself."""
        self._known = {seat: [hash(self._game.view(seat))] for seat in range(self._seats)}
        return self

    def _actions(self) -> list[Any]:
        if self._legal is None:
            self._legal = list(self._game.legal(self.current_player()))
        return self._legal


def best(view: Any, memory: Any, legal: Sequence[Any], simulations: int, seed: str) -> Any:
    """Return the action that the bot visits most, after so many simulations, each in a world of its own.

    The worlds are those of our own search: all that a seat holds possible are equally likely.
    """
    if len(legal) == 1:
        return legal[0]
    random, worlds = Random(seed), memory.worlds(view)
    chance = np.random.RandomState(random.getrandbits(32))

    def drawn(*_: object) -> _State:
        return _State(worlds.draw(random), len(view.seats), view.viewer).follow()

    bot = ISMCTSBot(None, RandomRolloutEvaluator(1, chance), _EXPLORATION, simulations, random_state=chance)
    bot.set_resampler(drawn)
    return legal[int(bot.step(drawn()))]


def _round_of(game: Any) -> int:
    return int(getattr(game, "round", 0))
