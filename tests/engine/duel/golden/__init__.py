"""Recorded games of Sobek: 2 Players, in `treasures` with Treasures of the Pharaoh."""

from pathlib import Path
from typing import Any

from engine.duel import RULES
from engine.duel.game import Duel
from tests.engine.duel.golden.playthrough import hidden
from tests.engine.duel.rarities import RARE_TREASURES, rarities
from tests.engine.golden import Golden


def scores(game: Duel) -> list[Any]:
    """Return the final scores and what they are made of."""
    scored = game.view(None).scored
    assert scored is not None
    return [
        {
            "points": seat.points,
            "corruption": seat.corruption,
            "sets": {one.good.code: one.points for one in seat.sets},
            "deben": list(seat.deben),
            **({"royal": list(seat.royal)} if seat.royal else {}),
        }
        for seat in scored.seats
    ]


TREASURES = {"expansion": "treasures"}
GOLDEN = Golden(RULES, Path(__file__).parent, scores, rarities, hidden, each=8)
# Of many more games, so that a spy is everybody.
GOLDEN_TREASURES = Golden(
    RULES,
    Path(__file__).parent / "treasures",
    scores,
    lambda record: rarities(record) & RARE_TREASURES,
    hidden,
    each=22,
    given=TREASURES,
    candidates=1500,
)
GOLDENS = (GOLDEN, GOLDEN_TREASURES)
