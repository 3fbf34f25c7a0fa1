"""What stands on the pictures of Sobek: 2 Players: each sign that can be drawn belongs to one part of the legend."""

from __future__ import annotations

from typing import Final

from engine.duel.market import LINES
from engine.duel.tiles import BACKS, DEBEN_TOKENS, PIROGUES
from engine.duel.treasures import ROYAL_TOKENS
from render import legend
from render.canvas.theme import SHAPES
from render.duel.text import explain
from render.face import Annotated, Picture, Speech
from render.legend import Part, part
from render.player_names import SIGNS

_SEATS: Final = range(len(SHAPES))
PARTS: Final[tuple[Part, ...]] = (
    part("pawn", "pawn"),
    part("line", "line", *(f"line-{line}" for line in LINES)),
    part("number", "number"),
    part("corruption", "corruption"),
    part("tile", "goods", "starting", "statue", "tile-deben", "tile", *(f"mark-{line}" for line in LINES)),
    part("back", *(f"back-{back}" for back in BACKS), "hand"),
    part("character", "character"),
    part("architect", "architect"),
    part("pharaoh", "pharaoh"),
    part("pile", "pile"),
    part("deben", "deben", *(f"deben-{value}" for value in sorted(set(DEBEN_TOKENS)))),
    part("pirogue", "disc-back", "ankh", things=PIROGUES),
    part("now", "now", "felucca"),
    part("discard", "discard"),
    part("royal", "royal", *(f"royal-{value}" for value in ROYAL_TOKENS)),
    part("pointer", "pointer", "waiting", "winner"),
    part("seat", *(f"seat-{seat}" for seat in _SEATS)),
    part("standing", *SIGNS),
    part("score", "score"),
    part("set", "chip", "points", "scarab"),
    part("news", "news", "ring", "spark"),
    part("looked", "eye"),
    part("tick", "tick"),
)


def annotated(picture: Picture, speech: Speech) -> Annotated:
    """Return a picture of this game with letters at its signs, and what they mean."""
    return legend.annotated(picture, PARTS, speech, "duel-sign", explain)
