"""What stands on Sobek's pictures: each sign that can be drawn belongs to one part of the legend."""

from __future__ import annotations

from typing import Final

from engine.sobek.cards import BACKS, TOKENS
from engine.sobek.score_track import Symbol
from render import legend
from render.canvas.theme import SHAPES
from render.legend import LegendPart, legend_part
from render.player_names import SIGNS
from render.presentation import AnnotatedPicture, Picture, Speech
from render.sobek.sentences import explain

_SEATS: Final = range(len(SHAPES))
PARTS: Final[tuple[LegendPart, ...]] = (
    legend_part("number", "number"),
    legend_part("boat", "felucca"),
    legend_part("corruption", "corruption"),
    legend_part("card", "goods", "starting", "amulet", "character"),
    legend_part("back", *(f"back-{back}" for back in BACKS), "hand"),
    legend_part("round", "round"),
    legend_part("deck", "deck"),
    legend_part("discard", "discard"),
    legend_part("token", "disc-back", things=TOKENS),
    legend_part("track", "track"),
    legend_part("ghost", *(f"ghost-{seat}" for seat in _SEATS)),
    legend_part("pointer", "pointer", "waiting", "winner"),
    legend_part("seat", *(f"seat-{seat}" for seat in _SEATS)),
    legend_part("standing", *SIGNS),
    legend_part("starter", "starter"),
    legend_part("score", "score"),
    legend_part("symbol", *(symbol.code for symbol in Symbol if symbol is not Symbol.NUMBER), "space"),
    legend_part("set", "chip", "points", "scarab"),
    legend_part("news", "news", "ring", "spark"),
    legend_part("doubt", "doubt"),
    legend_part("lock", "lock"),
    legend_part("tick", "tick"),
)


def annotated(picture: Picture, speech: Speech, page: int = 0) -> AnnotatedPicture:
    """Return a page of the legend of a picture of this game."""
    return legend.annotated(picture, PARTS, speech, "sobek-sign", explain, page)
