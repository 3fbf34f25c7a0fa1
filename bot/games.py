"""The games that can be played: the rules of each and the face it shows. One line a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, TypeVar, cast

from bot.lessons import Lesson
from bot.lessons import duel as duel_lesson
from bot.lessons import sobek as sobek_lesson
from engine import duel, sobek
from engine.game import Action, Event, View
from engine.rules import AnyRules, Rules
from render import duel as duel_face
from render import sobek as sobek_face
from render.face import AnyFace, Face

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Playable:
    """A game as the bot knows it: its rules, its face and, where it has one, its lesson."""

    rules: AnyRules
    face: AnyFace
    lesson: Lesson | None = None


def playable(rules: Rules[A, V, E], face: Face[V, E], lesson: Lesson | None = None) -> Playable:
    """Return a game as the bot knows it; mypy sees where the face is not of these rules' views and events.

    Here, and nowhere else, it is forgotten which game's actions, views and events they are: the bot holds games of all
    kinds together. That is safe as long as it hands each game only what came from that game, found by a table's kind.
    """
    return Playable(cast(AnyRules, rules), cast(AnyFace, face), lesson)


GAMES: Final[Mapping[str, Playable]] = {
    sobek.RULES.code: playable(sobek.RULES, sobek_face.FACE, sobek_lesson.LESSON),
    duel.RULES.code: playable(duel.RULES, duel_face.FACE, duel_lesson.LESSON),
}

USUAL: Final = sobek.RULES.code
"""The game of a table for which nobody names one: the house is called after it, and it fits the most people."""
