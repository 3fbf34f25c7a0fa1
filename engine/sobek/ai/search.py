"""Search of Sobek: judge actions by playouts to the round's end in positions that the seat cannot tell apart.

Where nothing is left to be delivered in them, that is reckoned out instead.
"""

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
from engine.game import Event
from engine.simulation.rng import SeededRng
from engine.sobek.actions import SobekAction
from engine.sobek.ai.candidates import candidates
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.ai.memory import SobekMemory
from engine.sobek.ai.worlds import SobekWorlds
from engine.sobek.simulation.conversion import from_game, move_of
from engine.sobek.simulation.endgame_solver import EndgameSolver
from engine.sobek.simulation.state import SimulationState
from engine.sobek.simulation.transitions import apply
from engine.sobek.views import SobekView

_SEED_BITS: Final = 64
# When nothing is left to be delivered, so many positions of a world are looked at beyond a move at most: in a search,
# where no more are than let every move be tried in so many worlds, and in a comparison. So many count as one playout,
# for they take about as long.
_NODES: Final = 200
_WORLDS: Final = 4
_NODES_COMPARING: Final = 50
_NODES_A_PLAYOUT: Final = 5


class _CandidatePlayouts:
    """The position in which a seat's moves are tried."""

    __slots__ = ("_luck", "_moves", "_nodes", "_random", "_seat", "_worlds")

    def __init__(self, worlds: SobekWorlds, seat: int, moves: Sequence[int], random: Random, nodes: int) -> None:
        self._worlds = worlds
        self._seat = seat
        self._moves = moves
        self._random = random
        self._luck = SeededRng(random.getrandbits(_SEED_BITS))
        self._nodes = nodes

    def draw(self) -> SimulationState:
        """Return a position that the seat holds possible, in which it is asked before others who choose as well."""
        world = from_game(self._worlds.draw(self._random), self._luck)
        world.seat = self._seat
        return world

    def play(self, world: SimulationState, candidate: int) -> tuple[float, int]:
        """Return how far ahead the seat can expect to end, by what all have when the round is over."""
        sim = world.copy(self._luck)
        sim.pausing = True
        apply(sim, self._moves[candidate])
        ending = EndgameSolver(self._seat)
        worth = ending.worth(sim, 1 if world.deck else self._nodes)
        return worth, 1 + ending.nodes // _NODES_A_PLAYOUT


def search(
    view: SobekView,
    memory: Memory[SobekAction, SobekView, Event],
    legal: Sequence[SobekAction],
    budget: int,
    seed: str,
    *,
    deadline: Deadline | None = None,
) -> Evaluation[SobekAction]:
    """Return what the possible actions are worth; see `engine.ai.search_contract.Search` for the contract it keeps.

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

    nodes = max(1, min(_NODES, budget * _NODES_A_PLAYOUT // (_WORLDS * len(tried))))

    def playing() -> _CandidatePlayouts:
        return _CandidatePlayouts(memory.worlds(view), seat, [move_of(action) for action in tried], Random(seed), nodes)

    return judge(tried, playing, budget, deadline)


def compare(
    view: SobekView,
    memory: Memory[SobekAction, SobekView, Event],
    made: SobekAction,
    other: SobekAction,
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
    if not isinstance(memory, SobekMemory):
        raise TypeError("a memory of another game")
    moves = [move_of(made), move_of(other)]
    playing = _CandidatePlayouts(memory.worlds(view), seat, moves, Random(seed), _NODES_COMPARING)
    return comparing(playing, worlds, deadline)
