"""What a picture says: labels through the speech, and names cut to what can be drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from render import fonts
from render.face import Speech

# A computer's name carries this sign; pictures draw it as a mark of their own.
_COMPUTER: Final = "\N{ROBOT FACE}"


class DrawnName(NamedTuple):
    """A player's name as it can be drawn, and whether it is a computer's."""

    text: str
    computer: bool


def drawn_name(speech: Speech, seat: int) -> DrawnName:
    """Return the name of `seat`; one that the font cannot show at all becomes the seat's number."""
    name = speech.names[seat]
    computer = _COMPUTER in name
    name = name.replace(_COMPUTER, " ")
    if not fonts.speakable(name):
        name = speech.say("sobek-picture-seat", number=seat + 1)
    return DrawnName(name, computer)
