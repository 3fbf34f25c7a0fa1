"""What it costs to draw a position that a seat cannot tell from the game: made ready once, then drawn many times."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator, Mapping
from random import Random
from statistics import fmean, median
from typing import Any

from bench.games import GAMES
from bench.play import play_many
from bench.report import show
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View
from engine.rules import AnyRules

PROMISED_US = 100.0
_GAMES = 12
_DRAWS = 30
# The share of positions with a decision in which worlds are sampled.
_SHARE = 0.2


def run(rules: AnyRules, name: str, options: Mapping[str, str]) -> dict[str, Any]:
    """Return the microseconds in which positions are made ready, and one is drawn, in games of all sizes.

    They are sampled as the deciding seat knows the game, whichever seat is asked; only this process's time counts.
    """
    ready, drawn, largest = [], [], 0.0
    random = Random(name)
    moments = [moment for seats in rules.seats for moment in _moments(rules, seats, options)]
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
        "benchmark": f"worlds, {name}",
        "positions": len(drawn),
        "draw_mean_us": round(fmean(drawn), 1),
        "draw_median_us": round(median(drawn), 1),
        "draw_p99_us": round(sorted(drawn)[len(drawn) * 99 // 100], 1),
        "draw_largest_us": round(largest, 1),
        "ready_median_us": round(median(ready), 1),
    }


def _moments(
    rules: AnyRules, seats: int, options: Mapping[str, str]
) -> Iterator[tuple[View, Memory[Action, View, Event]]]:
    """Yield what the seat sees and knows that decides, at each decision of some games."""
    remember = rules.memory
    assert remember is not None
    for played in play_many(rules, seats, options, "worlds", _GAMES):
        game = rules.new(seats, options, played.seed)
        memories = [remember(game.view(seat)) for seat in range(seats)]
        for mover, code in played.moves:
            yield game.view(mover), memories[mover].copy()
            events = game.apply(mover, rules.parse(code))
            for seat, memory in enumerate(memories):
                memory.learn(event.seen(seat) for event in events)


def _kinds(rules: AnyRules) -> Iterator[tuple[str, dict[str, str]]]:
    """Yield the variants of a game, and its expansions, by their names."""
    for way in rules.variants or (None,):
        yield f"{rules.code} {way}" if way else rules.code, {"way": way} if way else {}
    for expansion in rules.expansions:
        yield f"{rules.code} {expansion}", {"expansion": expansion}


if __name__ == "__main__":
    for one in GAMES.values():
        for named, chosen in _kinds(one) if one.memory is not None else ():
            show(run(one, named, chosen), {"draw_mean_us": PROMISED_US})
