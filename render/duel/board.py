"""The board: the market with the Ankh, what stands beside it, and the players' panels; the scores once it is over."""

from __future__ import annotations

from collections.abc import Sequence

from engine.duel.views import DuelView
from engine.game import Event
from render.duel import alt, final, market, panels, side
from render.duel.marks import marks
from render.face import Picture, Speech
from render.png import join
from render.theme import WIDTH


def board(view: DuelView, speech: Speech, events: Sequence[Event] = ()) -> Picture:
    """Return the picture of all that `view` shows of the table, with what changed by `events` marked."""
    marked = marks(view, events)
    if view.scored is None:
        above = market.bands(view, side.gathered(view, speech, marked), marked.left)
    else:
        above = final.bands(view, speech)
    bands = (*above, *panels.bands(view, speech, marked))
    return Picture(join(bands), WIDTH, sum(band.height for band in bands), alt.alt_board(view, speech, events))
