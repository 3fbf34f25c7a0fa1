"""What stands on Sobek's pictures: each sign that can be drawn belongs to one part of the legend."""

from __future__ import annotations

from typing import Final

from engine.sobek.cards import BACKS, TOKENS
from engine.sobek.track import Symbol
from render import legend
from render.canvas.theme import SHAPES
from render.face import Annotated, Picture, Speech
from render.legend import Part, part
from render.player_names import SIGNS
from render.sobek.text import explain

_SEATS: Final = range(len(SHAPES))
PARTS: Final[tuple[Part, ...]] = (
    part("number", "number"),
    part("boat", "felucca"),
    part("corruption", "corruption"),
    part("card", "goods", "starting", "amulet", "character"),
    part("back", *(f"back-{back}" for back in BACKS), "hand"),
    part("round", "round"),
    part("deck", "deck"),
    part("discard", "discard"),
    part("token", "disc-back", things=TOKENS),
    part("track", "track"),
    part("ghost", *(f"ghost-{seat}" for seat in _SEATS)),
    part("pointer", "pointer", "waiting", "winner"),
    part("seat", *(f"seat-{seat}" for seat in _SEATS)),
    part("standing", *SIGNS),
    part("starter", "starter"),
    part("score", "score"),
    part("symbol", *(symbol.code for symbol in Symbol if symbol is not Symbol.NUMBER), "space"),
    part("set", "chip", "points", "scarab"),
    part("news", "news", "ring", "spark"),
    part("doubt", "doubt"),
    part("lock", "lock"),
    part("tick", "tick"),
)


def annotated(picture: Picture, speech: Speech) -> Annotated:
    """Return a picture of this game with letters at its signs, and what they mean."""
    return legend.annotated(picture, PARTS, speech, "sobek-sign", explain)
