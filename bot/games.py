"""The games that can be played, each with its rules, its face and its lesson; one line for each."""

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
from render.presentation import AnyFace, Face

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Playable:
    """A game: its rules, its face and, if it has one, its lesson."""

    rules: AnyRules
    face: AnyFace
    lesson: Lesson | None = None


def playable(rules: Rules[A, V, E], face: Face[V, E], lesson: Lesson | None = None) -> Playable:
    """Return a game; mypy reports a face whose views and events are not those of the rules.

    Only here the types of a game's actions, views and events are dropped, because the bot holds all games together.
    That is safe as long as each game gets only what came from it, found by a table's kind.
    """
    return Playable(cast(AnyRules, rules), cast(AnyFace, face), lesson)


GAMES: Final[Mapping[str, Playable]] = {
    sobek.RULES.code: playable(sobek.RULES, sobek_face.FACE, sobek_lesson.LESSON),
    duel.RULES.code: playable(duel.RULES, duel_face.FACE, duel_lesson.LESSON),
}

USUAL: Final = sobek.RULES.code
"""The default game of a table: the bot is named after it, and it has room for the most people."""
