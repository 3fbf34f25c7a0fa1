"""Players' names cut to what can be drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from render import fonts
from render.face import Seating, Standing

SIGNS: Final = tuple(standing.code for standing in Standing if standing is not Standing.PRESENT)
"""The icons that tell who acts for somebody."""


class DrawnName(NamedTuple):
    """A player's name as it can be drawn, and the icon before it that tells who acts for him, if not he himself."""

    text: str
    sign: str | None = None


def drawable(player: Seating) -> DrawnName:
    """Return a player's name as it can be drawn; its text is empty where the font cannot show it at all."""
    # Signs for what is missing mean something between letters only.
    shown = fonts.clean(player.name).strip(f"{fonts.MISSING} ") if fonts.speakable(player.name) else ""
    return DrawnName(shown, None if player.standing is Standing.PRESENT else player.standing.code)
