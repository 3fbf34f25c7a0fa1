"""What a picture says: labels through the speech, names cut to what can be drawn, and tiles by their short names."""

from __future__ import annotations

from typing import Final

from engine.duel.tiles import Back, Good, Tile
from engine.game import Label, Named
from render.face import Speech
from render.names import DrawnName, drawable

__all__ = ["COLUMNS", "DrawnName", "drawn_name", "plain"]

COLUMNS: Final = "abcdef"


def drawn_name(speech: Speech, seat: int) -> DrawnName:
    """Return the name of `seat`; one that the font cannot show at all becomes the seat's number."""
    name = drawable(speech.seating[seat])
    return name if name.text else name._replace(text=speech.say("duel-picture-seat", number=seat + 1))


def plain(tile: Tile) -> Named:
    """Name a tile without its mark, which means nothing once it has left the market."""
    if tile.power is not None:
        return Label("short", tile.code)
    if tile.good is Good.STATUE:
        return Label("plain", tile.good)
    return Label("plain", f"{tile.good}{tile.scarabs}{'s' if tile.back is Back.GREY else ''}")
