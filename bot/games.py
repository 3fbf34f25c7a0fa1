"""The games that can be played: the rules of each and the face it shows. One line a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from engine import duel, sobek
from engine.rules import Rules
from render import duel as duel_face
from render import sobek as sobek_face
from render.face import Face


@dataclass(frozen=True, slots=True)
class Playable:
    """A game as the bot knows it: its rules and its face."""

    rules: Rules
    face: Face


GAMES: Final[Mapping[str, Playable]] = {
    sobek.RULES.code: Playable(sobek.RULES, sobek_face.FACE),
    duel.RULES.code: Playable(duel.RULES, duel_face.FACE),
}
