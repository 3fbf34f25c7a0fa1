"""Expected lead: a seat's lead at the game's end, estimated when a round has been scored; fitted by self-play."""

from __future__ import annotations

from math import exp, log
from typing import Final

from engine.sobek.simulation.state import OVER, SimulationState

# By how many seats there are and how many rounds were scored: what part of the lead remains in the end, how many points
# a rival may be behind the best one and still count nearly as much, and what is added, all in points. Made by
# `python -m bench.outlook --games 1000`, which lets the fast policy play against itself.
FITTED: Final[dict[int, list[tuple[float, float, float]]]] = {
    2: [(0.82, 2.0, 0.0), (0.917, 2.0, 0.0)],
    3: [(0.868, 6.0, -4.5), (0.938, 8.0, -1.06)],
    4: [(0.874, 8.0, -3.25), (0.956, 6.0, -1.17)],
}


def expected_lead(sim: SimulationState, seat: int) -> float:
    """Return how many points a seat will be ahead of the best of the others; the round has just been scored.

    If the game is over, that is what it came to. If not, the others' scores count together, by the logarithm of their
    exponentials' sum: each of them may be the best in the end.
    """
    own, best = sim.scores[seat], -1
    for other in range(sim.seats):
        if other != seat and sim.scores[other] > best:
            best = sim.scores[other]
    if sim.asked == OVER:
        return float(own - best)
    part, spread, added = FITTED[sim.seats][sim.round - 1]
    return part * (own - best - spread * log(rival_count(sim.scores, seat, best, spread))) + added


def rival_count(scores: list[int], seat: int, best: int, spread: float) -> float:
    """Return for how many rivals as good as the best one, who has `best` points, all rivals of a seat count."""
    total = 0.0
    for other in range(len(scores)):
        if other != seat:
            total += exp((scores[other] - best) / spread)
    return total
