"""What a picture says: labels through the speech, and names cut to what can be drawn."""

from __future__ import annotations

from render.face import Speech
from render.names import DrawnName, drawable

__all__ = ["DrawnName", "drawn_name"]


def drawn_name(speech: Speech, seat: int) -> DrawnName:
    """Return the name of `seat`; one that the font cannot show at all becomes the seat's number."""
    name = drawable(speech.seating[seat])
    return name if name.text else name._replace(text=speech.say("sobek-picture-seat", number=seat + 1))
