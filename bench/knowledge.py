"""What it costs to know what a perfect memory does: the open variant's knowledge, by action, in whole games."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from statistics import fmean, median
from typing import Any

from bench.games import GAMES
from bench.play import play_many
from bench.report import show
from engine.game import Event
from engine.sobek import Version
from engine.sobek.codes import parse
from engine.sobek.inference.knowledge import Knowledge
from engine.sobek.open_variant import OpenSobek

PROMISED_MS = 1.0
_GAMES = 40
# Those that are played; under the first rules the mean is the same.
_RULES, _VERSION = GAMES["sobek"], Version.SECOND


def run() -> dict[str, Any]:
    """Return the milliseconds in which the table's and a seat's knowledge take in what one action brought about.

    All kinds of players play the games, so that rare things happen. An update is learning the events and
    telling what is known of every place afterwards; only the time of this process counts.
    """
    rounds = [list(_rounds(seats)) for seats in _RULES.seats]
    gc.disable()
    table, seat = ([_update(viewer, one) for size in rounds for one in size] for viewer in (None, 0))
    gc.enable()
    spent = [spent for one in table for spent in one]
    own = [spent for one in seat for spent in one]
    return {
        "benchmark": "knowledge",
        "actions": len(spent),
        "mean_ms": round(fmean(spent), 3),
        "median_ms": round(median(spent), 3),
        "p99_ms": round(sorted(spent)[len(spent) * 99 // 100], 2),
        "largest_ms": round(max(spent), 2),
        "seat_mean_ms": round(fmean(own), 3),
        "seat_p99_ms": round(sorted(own)[len(own) * 99 // 100], 2),
    }


def _rounds(seats: int) -> Iterator[tuple[int, list[tuple[Event, ...]]]]:
    """Yield the rounds of some games: how many seats, and what each action brought about."""
    for played in play_many(_RULES, seats, {"way": "open"}, "knowledge", _GAMES):
        game = OpenSobek.new(seats, {}, played.seed, _VERSION)
        course = [game.round_events]
        for mover, code in played.moves:
            before = game.round
            events = game.apply(mover, parse(code))
            if game.round != before:
                yield seats, course
                course = [game.round_events]
            elif game.outcome is None:
                course.append(events)
        yield seats, course


def _update(viewer: int | None, one: tuple[int, list[tuple[Event, ...]]]) -> list[float]:
    seats, course = one
    knowledge = Knowledge(seats, rules=_VERSION)
    spent = []
    for events in course:
        start = time.process_time_ns()
        knowledge.learn(event.seen(viewer) for event in events)
        knowledge.known()
        spent.append((time.process_time_ns() - start) / 1e6)
    return spent


if __name__ == "__main__":
    show(run(), {"mean_ms": PROMISED_MS, "seat_mean_ms": PROMISED_MS})
