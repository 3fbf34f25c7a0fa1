"""How fast the simulations play games on, on one core, in Python and compiled by mypyc, in the same run."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, Self, TypeVar

from bench.report import show
from engine.duel.expansion_state import TREASURES
from engine.duel.game import Duel
from engine.duel.market import SQUARES
from engine.duel.simulation import conversion as duel_conversion
from engine.duel.simulation import playout_policy as duel_policy
from engine.duel.simulation.playouts import fast_game, random_game
from engine.duel.simulation.state import SimulationState as DuelLean
from engine.duel.state import EMPTY
from engine.simulation.rng import Rng, SeededRng
from engine.sobek import Version
from engine.sobek.game import Sobek
from engine.sobek.simulation import playout_policy as sobek_policy
from engine.sobek.simulation.conversion import action_of, from_game
from engine.sobek.simulation.endgame_solver import EndgameSolver
from engine.sobek.simulation.playouts import fast_round, random_round
from engine.sobek.simulation.state import SimulationState
from engine.sobek.simulation.transitions import apply
from engine.sobek.state import Laying
from wheels.compile_simulations import compile_simulations, lacking, verify
from wheels.compile_simulations import run as run_module

PROMISED = {
    "pure_fast_s": 5_000,
    "compiled_fast_s": 10_000,
    "pure_duel_fast_s": 2_500,
    "compiled_duel_fast_s": 5_000,
}

# Measured by turns, and the best slice counts: what else the machine does then slows neither more than the other.
_SLICES = 3
_PLAYOUTS = 1_000
_POSITIONS = 40
_NODES = 60
# A round is half over when so many cards of those that are dealt out in it are left, by seats; and a duel when so many
# tiles are, without the expansion and with it.
_HALF = {2: 22, 3: 27, 4: 27}
_HALF_OF_DUEL = (30, 34)

_LEAN = {"sobek": sobek_policy, "duel": duel_policy}
_FIGURES = ("fast_s", "random_s", "fast_4_seats_s", "duel_fast_s", "duel_random_s", "treasures_fast_s")


class Position(Protocol):
    """A position of a simulation."""

    def copy(self, rng: Rng) -> Self:
        """Return an independent position that is the same and draws from `rng`."""


L = TypeVar("L", bound=Position)


def games(seats: int) -> list[Sobek]:
    """Return games whose first rounds are half over, as the fast policy comes to them."""
    found: list[Sobek] = []
    number = 0
    while len(found) < _POSITIONS:
        game = Sobek.new(seats, {}, f"playouts/{number}", Version.SECOND)
        while len(game.deck) + len(game.row) > _HALF[seats]:
            game.apply(game.waiting[0], action_of(sobek_policy.choose(from_game(game, SeededRng(0)))))
        if game.round == 1 and not isinstance(game.pending, Laying):
            found.append(game)
        number += 1
    return found


def duels(treasures: bool) -> list[Duel]:
    """Return duels that are half over, as the fast policy comes to them."""
    found: list[Duel] = []
    options = {"expansion": TREASURES} if treasures else {}
    number = 0
    while len(found) < _POSITIONS:
        game = Duel.new(2, options, f"playouts/{number}")
        while game.outcome is None and _left(game) > _HALF_OF_DUEL[treasures]:
            game.apply(game.waiting[0], duel_conversion.action_of(duel_policy.choose(_of_duel(game))))
        if game.outcome is None:
            found.append(game)
        number += 1
    return found


def _left(game: Duel) -> int:
    return len(game.pile) + len(SQUARES) - game.market.count(EMPTY)


def positions(seats: int) -> list[SimulationState]:
    """Return the games as positions of the simulation."""
    return [from_game(game, SeededRng(0)) for game in games(seats)]


def duel_positions(treasures: bool) -> list[DuelLean]:
    """Return the duels as positions of the simulation."""
    return [_of_duel(game) for game in duels(treasures)]


def _of_duel(game: Duel) -> DuelLean:
    return duel_conversion.from_game(game, SeededRng(0))


def rate(begun: Sequence[L], policy: Callable[[L], list[int]]) -> float:
    """Return playouts a second of processor time, each with the copy that it is played on."""
    rng = SeededRng(1)
    start = time.process_time()
    for number in range(_PLAYOUTS):
        policy(begun[number % len(begun)].copy(rng))
    return _PLAYOUTS / (time.process_time() - start)


def engine_rate(begun: Sequence[Sobek] | Sequence[Duel]) -> float:
    """Return random playouts a second of processor time, done by the engine itself; of Sobek to the round's end."""
    rng, count = SeededRng(1), _PLAYOUTS // 5
    start = time.process_time()
    for number in range(count):
        game = begun[number % len(begun)].copy()
        while game.outcome is None and (isinstance(game, Duel) or game.round == 1):
            _play_any(game, rng)
    return count / (time.process_time() - start)


def _play_any(game: Sobek | Duel, rng: Rng) -> None:
    seat = game.waiting[0]
    if isinstance(game, Duel):
        actions = game.legal(seat)
        game.apply(seat, actions[rng.below(len(actions))])
    else:
        legal = game.legal(seat)
        game.apply(seat, legal[rng.below(len(legal))])


def results(count: int) -> str:
    """Return a digest of the scores of playouts of both games by both policies, `count` of each.

    Sobek is played at all numbers of seats, and its rounds' ends are reckoned out as well; the duel is played with its
    expansion and without.
    """
    digest = hashlib.sha256()
    for seats in (2, 3, 4):
        for policy in (fast_round, random_round, reckoned):
            digest.update(_scores(positions(seats), policy, count))
    for treasures in (False, True):
        for play in (fast_game, random_game):
            digest.update(_scores(duel_positions(treasures), play, count))
    return digest.hexdigest()


def reckoned(sim: SimulationState) -> list[float]:
    """Play by the fast policy until nothing is left to be delivered; return what that is worth to each seat."""
    sim.pausing = True
    while sim.deck:
        apply(sim, sobek_policy.choose(sim))
    return [EndgameSolver(seat).worth(sim.copy(sim.rng), _NODES) for seat in range(sim.seats)]


def _scores(begun: Sequence[L], policy: Callable[[L], Sequence[float]], count: int) -> bytes:
    rng = SeededRng(count)
    scores = [policy(begun[number % len(begun)].copy(rng)) for number in range(count)]
    return f"{scores}".encode("ascii")


def compiled_here() -> list[str]:
    """Return the games whose simulations are compiled in this process."""
    return [game for game, path in _LEAN.items() if not str(path.__file__).endswith(".py")]


def slice_of() -> dict[str, Any]:
    """Return one slice: playouts a second."""
    begun, duel = positions(2), duel_positions(treasures=False)
    return {
        "fast_s": rate(begun, fast_round),
        "random_s": rate(begun, random_round),
        "fast_4_seats_s": rate(positions(4), fast_round),
        "engine_random_s": engine_rate(games(2)),
        "duel_fast_s": rate(duel, fast_game),
        "duel_random_s": rate(duel, random_game),
        "treasures_fast_s": rate(duel_positions(treasures=True), fast_game),
        "engine_duel_random_s": engine_rate(duels(treasures=False)),
    }


def run() -> dict[str, Any]:
    """Return playouts a second, pure and compiled, None of the latter where something is missing to compile.

    `engine_random_s` is the engine's own rate of the playouts behind `pure_random_s`, and so is that of the duel.

    Raises:
        RuntimeError: the two do not come to the same scores.
    """
    figures: dict[str, Any] = {"benchmark": "playouts"}
    missing = lacking()
    with tempfile.TemporaryDirectory() as name:
        folders: dict[str, Path | None] = {"pure": None}
        if missing is None:
            folders["compiled"] = Path(name)
            compile_simulations(Path(name))
            verify(Path(name))
        slices: dict[str, list[dict[str, Any]]] = {kind: [] for kind in folders}
        for _ in range(_SLICES):
            for kind, folder in folders.items():
                slices[kind].append(json.loads(run_module("bench.playouts", "--slice", folder=folder)))
    for figure in ("engine_random_s", "engine_duel_random_s"):
        figures[figure] = round(max(one[figure] for one in slices["pure"]))
    for kind in ("pure", "compiled"):
        for figure in _FIGURES:
            figures[f"{kind}_{figure}"] = round(max(one[figure] for one in slices[kind])) if kind in slices else None
    return figures


def main(arguments: Sequence[str]) -> None:
    """Measure and print all, or with --slice one slice as a line of JSON, with --results a digest."""
    parser = argparse.ArgumentParser(prog="bench.playouts", description=__doc__)
    parser.add_argument("--slice", action="store_true", help="measure what is imported here")
    parser.add_argument("--kind", action="store_true", help="print the games whose simulations are compiled")
    parser.add_argument("--results", type=int, help="print a digest of the scores of so many playouts of each kind")
    given = parser.parse_args(arguments)
    if given.results is not None:
        print(results(given.results))
    elif given.kind:
        print(*compiled_here())
    elif given.slice:
        print(json.dumps(slice_of()))
    else:
        show(run(), PROMISED)


if __name__ == "__main__":
    main(sys.argv[1:])
