"""Players' names cut to what can be drawn."""

from __future__ import annotations

from typing import Final, NamedTuple

from render import fonts

# A computer's name carries this sign; pictures draw it as a mark of their own.
_COMPUTER: Final = "\N{ROBOT FACE}"


class DrawnName(NamedTuple):
    """A player's name as it can be drawn, and whether it is a computer's."""

    text: str
    computer: bool


def drawable(name: str) -> DrawnName:
    """Return a name as it can be drawn; its text is empty where the font cannot show it at all."""
    text = name.replace(_COMPUTER, " ")
    # Signs for what is missing mean something between letters only.
    shown = fonts.clean(text).strip(f"{fonts.MISSING} ") if fonts.speakable(text) else ""
    return DrawnName(shown, _COMPUTER in name)
