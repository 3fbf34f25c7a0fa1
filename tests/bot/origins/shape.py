"""The shape of a custom id or of a chosen value: what is left of it without numbers, cards, goods and colours."""

from __future__ import annotations

import re
from typing import Final

from bot.interactions.custom_id import PressId

_SEPARATORS: Final = re.compile(r"([|./,])")
_GOODS: Final = "cattle|livestock|fish|wheat|ivory|ebony|marble"
_CHARACTERS: Final = (
    "adviser|architect|courtesan|merchant|priest|priestess|queen|scribe-[a-z]+|spy|thief|vizier"
    "|amulet|statue-[a-z]|pharaoh-[a-z-]+"
)
_KINDS: Final = (
    ("#", re.compile(r"\d+")),
    ("day", re.compile(r"\d+-\d+-\d+")),
    ("place", re.compile(r"[a-f][1-6]")),
    ("good", re.compile(_GOODS)),
    ("colour", re.compile("green|beige|orange|blue|grey|black|red|gold|white|violet|yellow|purple|brown")),
    ("card", re.compile(rf"({_GOODS})(-?[a-z0-9]+)")),
    ("mask", re.compile(r"(?=.*\d)[0-9a-z]+")),
    ("hash", re.compile(r"[0-9a-f]{6,}")),
)
_CARD: Final = re.compile(_CHARACTERS)
_NAMED: Final = {"c", "e", "p"}
"""What stands before the name of an effect in an action's code."""


def shape(press: PressId) -> str:
    """Return the verb with the shape of its argument."""
    return f"{press.verb} {shape_of(press.arg)}".rstrip()


def shape_of(text: str) -> str:
    """Return the shape of a text that is put together of codes."""
    found: list[str] = []
    pieces = _SEPARATORS.split(text)
    for place, piece in enumerate(pieces):
        before = [one for one in pieces[:place] if not _SEPARATORS.fullmatch(one)]
        named = (bool(before) and before[-1] in _NAMED) or before[-1:] == ["spy"]
        found.append("card" if not named and before and _CARD.fullmatch(piece) else _kind_of(piece))
    return re.sub(r"card(,card)+", "cards", "".join(found))


def _kind_of(piece: str) -> str:
    return next((kind for kind, pattern in _KINDS if pattern.fullmatch(piece)), piece)
