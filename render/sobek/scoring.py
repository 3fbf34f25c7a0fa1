"""The scoring sheet of a round: for each seat its sets, what they scored, corruption and penalty, and the new score."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.sobek.events import RoundScored
from engine.sobek.scores import SeatScore, SetScore
from engine.sobek.track import Symbol
from render import fonts, sprites
from render.face import Picture, Speech
from render.png import Band, Canvas, join
from render.sobek import alt, panels
from render.sobek import sprites as cards
from render.sobek.words import DrawnName, drawn_name
from render.theme import BRONZE, CREAM, INK, LEAF, MARGIN, PANEL, RED, SAND, WIDTH, Colour, mix

_HEAD: Final = 66
_SETS: Final = 372
_SLOT, _SLOTS = 88, 7
_SUM: Final = 1000
_GAIN: Final = mix(LEAF, INK, 0.5)
_QUIET: Final = mix(INK, BRONZE, 0.5)


def scoring(scored: RoundScored, speech: Speech) -> Picture:
    """Return the picture of how a round was scored (S24 to S26); what it shows is public once the round is over."""
    bands = [_head(speech.say("sobek-picture-round", round=scored.round))]
    bands += [_seat(number, seat, drawn_name(speech, number)) for number, seat in enumerate(scored.seats)]
    return Picture(join(bands), WIDTH, sum(band.height for band in bands), alt.alt_scoring(scored, speech))


def _head(label: str) -> Band:
    canvas = Canvas(WIDTH, _HEAD, SAND)
    canvas.text(label, MARGIN + 4, 34, size=44, weight=fonts.BLACK, ink=INK, ground=SAND, room=WIDTH - 40)
    return canvas.band()


@lru_cache(maxsize=64)
def _seat(number: int, scored: SeatScore, name: DrawnName) -> Band:
    ground = CREAM if scored.corrupt else PANEL
    canvas = Canvas.over(panels.plate(active=scored.corrupt))
    canvas.put(sprites.icon(f"seat-{number}", 54, ground), 24, 8)
    canvas.text(name.text, 90, 34, size=36, least=26, ink=INK, ground=ground, room=_SETS - 100)
    canvas.text(str(scored.before), 90, 78, size=36, ink=_QUIET, ground=ground)
    step = min(_SLOT, _SLOTS * _SLOT // max(1, len(scored.sets)))
    for place, one in enumerate(scored.sets):
        _set(canvas, _SETS + place * step, one, ground)
    canvas.text(f"+{scored.points}", _SUM, 34, size=42, weight=fonts.BLACK, ink=_GAIN, ground=ground, room=110)
    canvas.put(sprites.icon("corruption", 34, ground), _SUM, 60)
    long = canvas.text(str(scored.corruption), _SUM + 42, 78, size=34, ink=INK, ground=ground, room=60)
    if scored.corrupt:
        lost = f"−{scored.reached - scored.after}"
        x = _SUM + 56 + long
        canvas.text(lost, x, 78, size=34, weight=fonts.BLACK, ink=RED, ground=ground, room=80)
        if scored.symbol is not Symbol.NUMBER and scored.steps:
            canvas.put(sprites.icon(scored.symbol.code, 34, ground), _SUM + 112, 14)
    after = str(scored.after)
    canvas.text(after, WIDTH - 30, 51, size=60, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=110)
    return canvas.band()


def _set(canvas: Canvas, x: int, one: SetScore, ground: Colour) -> None:
    """A good with its points below; a horizontal set, which only adds up its scarabs, has a scarab on it."""
    chip = cards.chip(one.good, panels.CHIP, ground)
    canvas.put(chip.image, x, 6, chip.mask)
    if one.horizontal:
        scarab = sprites.cut("scarab", 30, CREAM)
        canvas.put(scarab.image, x + 38, 34, scarab.mask)
    canvas.text(str(one.points), x + 29, 82, size=34, weight=fonts.BLACK, ink=RED, ground=ground, anchor="m", room=80)
