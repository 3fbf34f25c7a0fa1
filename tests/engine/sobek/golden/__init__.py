"""Recorded games of Sobek for 2, 3 and 4 seats, and some that were played in the open variant, under both rules."""

from pathlib import Path
from typing import Any

from engine.sobek import FIRST, SECOND
from engine.sobek.game import Sobek
from tests.engine.golden import Golden
from tests.engine.sobek.golden.playthrough import hidden
from tests.engine.sobek.rarities import rarities


def scores(game: Sobek) -> list[Any]:
    """Return the scores after each round."""
    return [[seat.after for seat in one.seats] for one in game.view(None).history]


OPEN = ((2, {"way": "open"}), (3, {"way": "open"}))
GOLDEN = Golden(FIRST, Path(__file__).parent, scores, rarities, hidden, each=5, options=OPEN)
GOLDEN_2 = Golden(SECOND, Path(__file__).parent / "rules2", scores, rarities, hidden, each=3, options=OPEN)
GOLDENS = (GOLDEN, GOLDEN_2)
