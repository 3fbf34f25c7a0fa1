"""How fast random games are played, beside catanatron's random players in the same run, on one core."""

from __future__ import annotations

import importlib
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from bench.report import show
from engine.sobek import Version
from engine.sobek.game import Sobek

PROMISED = 150_000
PROMISED_RATIO = 4.0

# Work is done in slices of the two engines by turns, and the best slice of each counts: what else the machine does
# then slows neither more than the other.
_SLICES = 7
_GAMES_A_SLICE = 120
_CATANS_A_SLICE = 3
_COPIES = 2000
# The rules that are played, and those of the figures before them.
_RULES, _FORMER = Version.SECOND, Version.FIRST


def run() -> dict[str, Any]:
    """Return actions a second for 4, 3 and 2 seats (deals included), and microseconds of a copy and of a view.

    One figure is of the first rules, to compare with older results. Catanatron's and the ratio are None where it is not
    installed.
    """
    catan = _catanatron()
    sobek: dict[int, float] = {4: 0.0, 3: 0.0, 2: 0.0}
    former = theirs = 0.0
    random = Random("bench")
    for _ in range(_SLICES):
        for seats in sobek:
            sobek[seats] = max(sobek[seats], _rate(partial(_play, seats, _RULES, random), _GAMES_A_SLICE))
        former = max(former, _rate(partial(_play, 4, _FORMER, random), _GAMES_A_SLICE))
        if catan is not None:
            theirs = max(theirs, _rate(catan, _CATANS_A_SLICE))
    copied, seen, shown = _looks()
    return {
        "benchmark": "engine",
        "actions_s": round(sobek[4]),
        "actions_s_3_seats": round(sobek[3]),
        "actions_s_2_seats": round(sobek[2]),
        "actions_s_rules_1": round(former),
        "catanatron_actions_s": round(theirs) if catan is not None else None,
        "times_catanatron": round(sobek[4] / theirs, 1) if theirs else None,
        "copy_us": round(copied, 1),
        "view_us": round(seen, 1),
        "table_view_us": round(shown, 1),
    }


def _rate(play: Callable[[int], int], games: int) -> float:
    start = time.process_time()
    actions = sum(play(number) for number in range(games))
    return actions / (time.process_time() - start)


def _play(seats: int, rules: Version, random: Random, number: int) -> int:
    """Play one game with any legal action, all alike; return how many there were."""
    chance = random.random
    game = Sobek.new(seats, {}, f"bench/{number}", rules)
    actions = 0
    while waiting := game.waiting:
        legal = game.legal(waiting[0])
        game.apply(waiting[0], legal[int(chance() * len(legal))])
        actions += 1
    return actions


def _catanatron() -> Callable[[int], int] | None:
    """Return what plays one game of catanatron's random players and counts their actions, if it is installed."""
    try:
        catanatron = importlib.import_module("catanatron")
        limit = importlib.import_module("catanatron.game").TURNS_LIMIT
    except ImportError:
        return None

    def play(number: int) -> int:
        game = catanatron.Game([catanatron.RandomPlayer(color) for color in catanatron.Color], seed=number)
        actions = 0
        while game.winning_color() is None and game.state.num_turns < limit:
            game.play_tick()
            actions += 1
        return actions

    return play


def _looks() -> tuple[float, float, float]:
    """Return the microseconds of a copy, a seat's view and the table's view in the middle of a game of 4."""
    game = Sobek.new(4, {}, "bench/look", _RULES)
    random = Random("look")
    while game.round == 1:
        seat = game.waiting[0]
        legal = game.legal(seat)
        game.apply(seat, legal[int(random.random() * len(legal))])
        if len(game.deck) == 9:
            break
    return _microseconds(game.copy), _microseconds(lambda: game.view(0)), _microseconds(lambda: game.view(None))


def _microseconds(work: Callable[[], object]) -> float:
    best = float("inf")
    for _ in range(_SLICES):
        start = time.process_time()
        for _ in range(_COPIES):
            work()
        best = min(best, time.process_time() - start)
    return best / _COPIES * 1e6


if __name__ == "__main__":
    show(run(), {"actions_s": PROMISED, "times_catanatron": PROMISED_RATIO})
