"""Judges what a seat of Sobek can do: plays on to the round's end in positions that it cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.comparing import Compared
from engine.comparing import compare as comparing
from engine.game import Event
from engine.halving import asked_seat, judge
from engine.lean.luck import Seeded
from engine.search import Evaluation
from engine.sobek.actions import SobekAction
from engine.sobek.candidates import candidates
from engine.sobek.computer import choose
from engine.sobek.lean.mapping import from_game, move_of
from engine.sobek.lean.outlook import outlook
from engine.sobek.lean.playing import apply
from engine.sobek.lean.playouts import fast_round
from engine.sobek.lean.state import Lean
from engine.sobek.memory import SobekMemory
from engine.sobek.views import SobekView
from engine.sobek.worlds import SobekWorlds
from engine.worlds import Memory

_SEED_BITS: Final = 64


class _Playing:
    """The position in which a seat's moves are tried."""

    __slots__ = ("_luck", "_moves", "_random", "_seat", "_worlds")

    def __init__(self, worlds: SobekWorlds, seat: int, moves: Sequence[int], random: Random) -> None:
        self._worlds = worlds
        self._seat = seat
        self._moves = moves
        self._random = random
        self._luck = Seeded(random.getrandbits(_SEED_BITS))

    def draw(self) -> Lean:
        """Return a position that the seat holds possible, in which it is asked before others who choose as well."""
        world = from_game(self._worlds.draw(self._random), self._luck)
        world.seat = self._seat
        return world

    def play(self, world: Lean, candidate: int) -> float:
        """Return how far ahead the seat can expect to end, by what all have when the round is over."""
        lean = world.copy(self._luck)
        lean.pausing = True
        apply(lean, self._moves[candidate])
        fast_round(lean)
        return outlook(lean, self._seat)


def search(
    view: SobekView,
    memory: Memory[SobekAction, SobekView, Event],
    legal: Sequence[SobekAction],
    budget: int,
    seed: str,
    *,
    deadline: float | None = None,
) -> Evaluation[SobekAction]:
    """Return what the possible actions are worth; see `engine.search.Search` for the contract it keeps.

    Of `legal` it judges the candidates, what the merchant would do before all others: that is the answer where there
    is no time. Where there is one alone, nothing is played: its error is infinite.

    Raises:
        ValueError: there is nothing to choose from, no playout to be done, or the view is not a seat's.
        TypeError: the memory is another game's.
    """
    seat = asked_seat(view, legal, budget)
    if not isinstance(memory, SobekMemory):
        raise TypeError("a memory of another game")
    first = choose(view, legal)
    tried = [first, *(action for action in candidates(legal, view.tokens_left) if action != first)]

    def playing() -> _Playing:
        return _Playing(memory.worlds(view), seat, [move_of(action) for action in tried], Random(seed))

    return judge(tried, playing, budget, deadline)


def compare(
    view: SobekView,
    memory: Memory[SobekAction, SobekView, Event],
    made: SobekAction,
    other: SobekAction,
    worlds: int,
    seed: str,
    *,
    deadline: float | None = None,
) -> Compared:
    """Return how another action does beside the one that was made; see `engine.comparing.Comparison`.

    Raises:
        ValueError: no world is to be played, or the view is not a seat's.
        TypeError: the memory is another game's.
    """
    seat = asked_seat(view, [made, other], worlds)
    if not isinstance(memory, SobekMemory):
        raise TypeError("a memory of another game")
    moves = [move_of(made), move_of(other)]
    return comparing(_Playing(memory.worlds(view), seat, moves, Random(seed)), worlds, deadline)
