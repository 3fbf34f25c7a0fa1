"""What it costs to draw a position that a seat cannot tell from the game: made ready once, then drawn many times."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from random import Random
from statistics import fmean, median
from typing import Any

from bench.games import GAMES
from bench.play import play_many
from bench.report import show
from engine.sobek import RULES, SobekMemory, SobekView, Version
from engine.sobek.codes import parse
from engine.sobek.open import new

PROMISED_US = 100.0
_GAMES = 12
_DRAWS = 30
# In how many of the positions in which somebody decides is drawn.
_SHARE = 0.2


def run(way: str) -> dict[str, Any]:
    """Return the microseconds in which positions are made ready, and one is drawn, in games of all sizes.

    They are drawn as the seat knows the game that decides, whatever it is asked; only the time of this process counts.
    """
    ready, drawn, largest = [], [], 0.0
    random = Random(way)
    moments = [moment for seats in RULES.seats for moment in _moments(seats, way)]
    gc.disable()
    for view, memory in moments:
        if random.random() < _SHARE:
            start = time.process_time_ns()
            worlds = memory.worlds(view)
            middle = time.process_time_ns()
            for _ in range(_DRAWS):
                worlds.draw(random)
            end = time.process_time_ns()
            ready.append((middle - start) / 1e3)
            drawn.append((end - middle) / 1e3 / _DRAWS)
            largest = max(largest, drawn[-1])
    gc.enable()
    return {
        "benchmark": f"worlds, {way}",
        "positions": len(drawn),
        "draw_mean_us": round(fmean(drawn), 1),
        "draw_median_us": round(median(drawn), 1),
        "draw_p99_us": round(sorted(drawn)[len(drawn) * 99 // 100], 1),
        "draw_largest_us": round(largest, 1),
        "ready_median_us": round(median(ready), 1),
    }


def _moments(seats: int, way: str) -> Iterator[tuple[SobekView, SobekMemory]]:
    """Yield what the seat sees and knows that decides, at each decision of some games."""
    for played in play_many(GAMES["sobek"], seats, {"way": way}, "worlds", _GAMES):
        game = new(seats, {"way": way}, played.seed, Version.SECOND)
        memories = [SobekMemory(game.view(seat)) for seat in range(seats)]
        for mover, code in played.moves:
            yield game.view(mover), memories[mover].copy()
            events = game.apply(mover, parse(code))
            for seat, memory in enumerate(memories):
                memory.learn(event.seen(seat) for event in events)


if __name__ == "__main__":
    for variant in RULES.variants:
        show(run(variant), {"draw_mean_us": PROMISED_US})
