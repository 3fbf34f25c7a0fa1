"""Where a round ended among what happened, in every game alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.game import Event

# Every game's code for the event that scores a round; the last of a game is followed by its end.
ROUND_SCORED: Final = "round-scored"


def scores(events: Sequence[Event]) -> int | None:
    """Return the place of the event that scores a round, None where there is none."""
    return next((place for place, event in enumerate(events) if event.code == ROUND_SCORED), None)
