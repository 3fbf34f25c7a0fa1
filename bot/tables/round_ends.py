"""Where a round or the game ended among what happened, in every game alike."""

from __future__ import annotations

from collections.abc import Sequence

from engine.game import Event, ScoresRound, tells_result


def scores(events: Sequence[Event]) -> int | None:
    """Return the place of the event that scores a round, None where there is none."""
    return next((place for place, event in enumerate(events) if isinstance(event, ScoresRound)), None)


def result_from(events: Sequence[Event]) -> int | None:
    """Return the place from which on events tell what a round or the game came to, None where they tell nothing so."""
    return next((place for place, event in enumerate(events) if tells_result(event)), None)
