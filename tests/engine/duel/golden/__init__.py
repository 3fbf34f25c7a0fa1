"""Recorded games of Sobek: 2 Players."""

from pathlib import Path

from engine.duel import RULES
from tests.engine.duel.golden.playthrough import hidden
from tests.engine.duel.rarities import rarities
from tests.engine.golden import Golden


def scores(game):
    """Return the final scores and what they are made of."""
    return [
        {
            "points": seat.points,
            "corruption": seat.corruption,
            "sets": {one.good.code: one.points for one in seat.sets},
            "deben": list(seat.deben),
        }
        for seat in game.view(None).scored.seats
    ]


GOLDEN = Golden(RULES, Path(__file__).parent, scores, rarities, hidden, each=8)
