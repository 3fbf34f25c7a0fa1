"""Search of the duel: judge actions by playouts to the game's end in positions that the seat cannot tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from engine.ai.action_comparison import ComparisonResult
from engine.ai.action_comparison import compare as comparing
from engine.ai.deadline import Deadline
from engine.ai.halving import asked_seat, judge
from engine.ai.search_contract import Evaluation
from engine.ai.worlds_contract import Memory
from engine.duel.actions import PlannedAction
from engine.duel.ai.candidates import candidates
from engine.duel.ai.greedy_merchant import choose, weighing
from engine.duel.ai.memory import DuelMemory
from engine.duel.ai.worlds import DuelWorlds
from engine.duel.simulation.conversion import from_game, move_of
from engine.duel.simulation.playouts import fast_game
from engine.duel.simulation.state import SimulationState
from engine.duel.simulation.transitions import apply
from engine.duel.views import DuelView
from engine.game import Event
from engine.simulation.rng import SeededRng

_SEED_BITS: Final = 64


class _CandidatePlayouts:
    """The position in which a seat's moves are tried."""

    __slots__ = ("_luck", "_moves", "_random", "_seat", "_worlds")

    def __init__(self, worlds: DuelWorlds, seat: int, moves: Sequence[int], random: Random) -> None:
        self._worlds = worlds
        self._seat = seat
        self._moves = moves
        self._random = random
        self._luck = SeededRng(random.getrandbits(_SEED_BITS))

    def draw(self) -> SimulationState:
        """Return a position that the seat holds possible."""
        return from_game(self._worlds.draw(self._random), self._luck)

    def play(self, world: SimulationState, candidate: int) -> tuple[float, int]:
        """Return how far ahead the seat ends."""
        sim = world.copy(self._luck)
        apply(sim, self._moves[candidate])
        scores = fast_game(sim)
        return float(scores[self._seat] - scores[1 - self._seat]), 1


def search(
    view: DuelView,
    memory: Memory[PlannedAction, DuelView, Event],
    legal: Sequence[PlannedAction],
    budget: int,
    seed: str,
    *,
    deadline: Deadline | None = None,
) -> Evaluation[PlannedAction]:
    """Return what the possible actions are worth; see `engine.ai.search_contract.Search` for the contract it keeps.

    Of `legal` it judges the candidates, what the merchant would do before all others: that is the answer where there
    is no time. Where there is one alone, nothing is played: its error is infinite.

    Raises:
        ValueError: there is nothing to choose from, no playout to be done, or the view is not a seat's.
        TypeError: the memory is another game's.
    """
    seat = asked_seat(view, legal, budget)
    if not isinstance(memory, DuelMemory):
        raise TypeError("a memory of another game")
    first = choose(view, legal)
    others = candidates(legal, weighing(view), view.pirogues_left)
    tried = [first, *(action for action in others if action != first)]

    def playing() -> _CandidatePlayouts:
        return _CandidatePlayouts(memory.worlds(view), seat, [move_of(action) for action in tried], Random(seed))

    return judge(tried, playing, budget, deadline)


def compare(
    view: DuelView,
    memory: Memory[PlannedAction, DuelView, Event],
    made: PlannedAction,
    other: PlannedAction,
    worlds: int,
    seed: str,
    *,
    deadline: Deadline | None = None,
) -> ComparisonResult:
    """Return how another action does beside the one that was made; see `engine.ai.action_comparison.Comparison`.

    Raises:
        ValueError: there is no world to play, or the view is not a seat's.
        TypeError: the memory is another game's.
    """
    seat = asked_seat(view, [made, other], worlds)
    if not isinstance(memory, DuelMemory):
        raise TypeError("a memory of another game")
    moves = [move_of(made), move_of(other)]
    return comparing(_CandidatePlayouts(memory.worlds(view), seat, moves, Random(seed)), worlds, deadline)
