"""The board: the market with the Ankh, what is special, the players' panels; the podium once it is over."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.views import DuelView
from engine.game import Event
from render.canvas.canvas import stack_bands
from render.duel import alt_text, around_panels, final_result, market, panels
from render.duel.changes import changes
from render.presentation import Picture, Speech


def board(view: DuelView, speech: Speech, events: Sequence[Event] = ()) -> Picture:
    """Return the picture of all that `view` shows of the table, with what changed by `events` marked."""
    if final_result.is_over(view):
        return stack_bands(final_result.bands(view, speech), alt_text.alt_board(view, speech, events))
    changed = changes(view, events)
    bands = (
        *market.bands(view, changed.left),
        *around_panels.above_panels(view, speech, changed),
        *panels.bands(view, speech, changed),
        around_panels.below_panels(view, speech, changed),
    )
    return stack_bands(bands, alt_text.alt_board(view, speech, events))
