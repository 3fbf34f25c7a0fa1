"""Names of tiles and columns in pictures and texts: short names, and the columns' letters."""

from __future__ import annotations

from typing import Final

from engine.duel.tiles import Back, Good, Tile
from engine.duel.views import BackCount, Lying
from engine.game import Label, Named

COLUMNS: Final = "abcdef"


def shown_backs(backs: BackCount) -> tuple[tuple[Back, int], ...]:
    """Return the backs of a hand with how many there are of each, those of which there are any."""
    counts = ((Back.GREY, backs.grey), (Back.BLACK, backs.black), (Back.RED, backs.red), (Back.GOLD, backs.gold))
    return tuple((back, count) for back, count in counts if count)


def face_down_code(back: Back) -> str:
    """Return the code by which a tile that lies face down on the market is named: a character, or a pharaoh tile."""
    return "hidden-gold" if back is Back.GOLD else "hidden"


def brings_royal(lying: Lying | None) -> bool:
    """Return whether who takes what lies on a square draws royal corruption: a pharaoh tile (P2)."""
    return lying is not None and lying.back is Back.GOLD


def unmarked_name(tile: Tile) -> Named:
    """Name a tile without its mark, which means nothing once it has left the market."""
    if tile.face_down:
        return Label("short", tile.code)
    if tile.good is Good.STATUE:
        return Label("plain", tile.good)
    return Label("plain", f"{tile.good}{tile.scarabs}{'s' if tile.back is Back.GREY else ''}")
