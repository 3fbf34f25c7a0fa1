"""How fast Sobek is played on by the lean path on one core, in Python and compiled by mypyc, in the same run."""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from bench.compiled import ROOT, compile_lean, lacking, run_in
from bench.report import show
from engine.lean.luck import Seeded
from engine.sobek import Version
from engine.sobek.game import Sobek
from engine.sobek.lean import state
from engine.sobek.lean.fast import choose
from engine.sobek.lean.mapping import action_of, from_game
from engine.sobek.lean.playouts import fast_round, random_round
from engine.sobek.lean.state import Lean
from engine.sobek.state import Laying

PROMISED = 5_000
PROMISED_COMPILED = 10_000

# Measured by turns, and the best slice counts: what else the machine does then slows neither more than the other.
_SLICES = 3
_PLAYOUTS = 1_000
_POSITIONS = 40
# A round is half over when so many cards of those that are dealt out in it are left.
_HALF = {2: 22, 3: 27, 4: 27}

Policy = Callable[[Lean], list[int]]


def games(seats: int) -> list[Sobek]:
    """Return games whose first rounds are half over, as the fast policy comes to them."""
    found: list[Sobek] = []
    number = 0
    while len(found) < _POSITIONS:
        game = Sobek.new(seats, {}, f"playouts/{number}", Version.SECOND)
        while len(game.deck) + len(game.row) > _HALF[seats]:
            game.apply(game.waiting[0], action_of(choose(from_game(game, Seeded(0)))))
        if game.round == 1 and not isinstance(game.pending, Laying):
            found.append(game)
        number += 1
    return found


def positions(seats: int) -> list[Lean]:
    """Return the same as positions of the lean path."""
    return [from_game(game, Seeded(0)) for game in games(seats)]


def rate(begun: Sequence[Lean], policy: Policy) -> float:
    """Return playouts to the round's end a second of processor time, each with the copy that it is played on."""
    luck = Seeded(1)
    start = time.process_time()
    for number in range(_PLAYOUTS):
        policy(begun[number % len(begun)].copy(luck))
    return _PLAYOUTS / (time.process_time() - start)


def engine_rate(begun: Sequence[Sobek]) -> float:
    """Return what `random_round` does, done by the engine itself, so often a second of processor time."""
    luck, count = Seeded(1), _PLAYOUTS // 5
    start = time.process_time()
    for number in range(count):
        game = begun[number % len(begun)].copy()
        while game.round == 1:
            seat = game.waiting[0]
            legal = game.legal(seat)
            game.apply(seat, legal[luck.below(len(legal))])
    return count / (time.process_time() - start)


def results(count: int) -> str:
    """Return a digest of the scores of playouts at all numbers of seats by both policies, `count` of each."""
    digest = hashlib.sha256()
    for seats in (2, 3, 4):
        begun, luck = positions(seats), Seeded(seats)
        for policy in (fast_round, random_round):
            for number in range(count):
                scores = policy(begun[number % len(begun)].copy(luck))
                digest.update(f"{scores}".encode("ascii"))
    return digest.hexdigest()


def slice_of(count: int) -> dict[str, Any]:
    """Return one slice: whether the lean path is compiled, the digest of `count` playouts, and playouts a second."""
    begun = positions(2)
    return {
        "compiled": not str(state.__file__).endswith(".py"),
        "results": results(count),
        "fast_s": rate(begun, fast_round),
        "random_s": rate(begun, random_round),
        "fast_4_seats_s": rate(positions(4), fast_round),
        "engine_random_s": engine_rate(games(2)),
    }


def run() -> dict[str, Any]:
    """Return playouts a second, pure and compiled, None of the latter where something is missing to compile.

    `engine_random_s` is the engine's own rate of the playouts behind `pure_random_s`.

    Raises:
        RuntimeError: the two do not come to the same scores.
    """
    figures: dict[str, Any] = {"benchmark": "playouts"}
    missing = lacking()
    with tempfile.TemporaryDirectory() as name:
        folders = {"pure": ROOT}
        if missing is None:
            folders["compiled"] = Path(name)
            compile_lean(Path(name))
        slices: dict[str, list[dict[str, Any]]] = {kind: [] for kind in folders}
        for _ in range(_SLICES):
            for kind, folder in folders.items():
                slices[kind].append(json.loads(run_in(folder, "bench.playouts", "--slice", "200")))
    if len({one["results"] for each in slices.values() for one in each}) > 1:
        raise RuntimeError("compiled, the lean path comes to other scores")
    figures["engine_random_s"] = round(max(one["engine_random_s"] for one in slices["pure"]))
    for kind in ("pure", "compiled"):
        for figure in ("fast_s", "random_s", "fast_4_seats_s"):
            figures[f"{kind}_{figure}"] = round(max(one[figure] for one in slices[kind])) if kind in slices else None
    return figures


def main(arguments: Sequence[str]) -> None:
    """Measure and print all, or with --slice one slice as a line of JSON."""
    parser = argparse.ArgumentParser(prog="bench.playouts", description=__doc__)
    parser.add_argument("--slice", type=int, help="measure what is imported here, with so many playouts in the digest")
    given = parser.parse_args(arguments)
    if given.slice is not None:
        print(json.dumps(slice_of(given.slice)))
    else:
        show(run(), {"pure_fast_s": PROMISED, "compiled_fast_s": PROMISED_COMPILED})


if __name__ == "__main__":
    main(sys.argv[1:])
