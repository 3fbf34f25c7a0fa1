"""What stands on the pictures of Sobek: 2 Players: each sign that can be drawn belongs to one part of the legend."""

from __future__ import annotations

from typing import Final

from engine.duel.expansion_state import ROYAL_TOKENS
from engine.duel.market import LINES
from engine.duel.tiles import BACKS, DEBEN_TOKENS, PIROGUES
from render import legend
from render.canvas.theme import SHAPES
from render.duel.sentences import explain
from render.legend import LegendPart, legend_part
from render.player_names import SIGNS
from render.presentation import AnnotatedPicture, Picture, Speech

_SEATS: Final = range(len(SHAPES))
PARTS: Final[tuple[LegendPart, ...]] = (
    legend_part("pawn", "pawn"),
    legend_part("line", "line", *(f"line-{line}" for line in LINES)),
    legend_part("number", "number"),
    legend_part("corruption", "corruption"),
    legend_part("tile", "goods", "starting", "statue", "tile-deben", "tile", *(f"mark-{line}" for line in LINES)),
    legend_part("back", *(f"back-{back}" for back in BACKS), "hand"),
    legend_part("character", "character"),
    legend_part("architect", "architect"),
    legend_part("pharaoh", "pharaoh"),
    legend_part("pile", "pile"),
    legend_part("deben", "deben", *(f"deben-{value}" for value in sorted(set(DEBEN_TOKENS)))),
    legend_part("pirogue", "disc-back", "ankh", things=PIROGUES),
    legend_part("now", "now", "felucca"),
    legend_part("discard", "discard"),
    legend_part("royal", "royal", *(f"royal-{value}" for value in ROYAL_TOKENS)),
    legend_part("pointer", "pointer", "waiting", "winner"),
    legend_part("seat", *(f"seat-{seat}" for seat in _SEATS)),
    legend_part("standing", *SIGNS),
    legend_part("score", "score"),
    legend_part("set", "chip", "points", "scarab"),
    legend_part("news", "news", "ring", "spark"),
    legend_part("looked", "eye"),
    legend_part("tick", "tick"),
)


def annotated(picture: Picture, speech: Speech, page: int = 0) -> AnnotatedPicture:
    """Return a page of the legend of a picture of this game."""
    return legend.annotated(picture, PARTS, speech, "duel-sign", explain, page)
