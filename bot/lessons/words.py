"""What the words of a lesson's steps can name."""

from __future__ import annotations

from collections.abc import Mapping

from bot.lessons.situation import Situation
from render.face import AnyFace


def values(face: AnyFace, now: Situation) -> Mapping[str, object]:
    """Return the numbers of the rules, and what the move that a step asks for can be told by."""
    if face.teaches is None:
        return {}
    return {**face.teaches.rules_numbers(), **face.teaches.lesson_terms(now.view, now.right.events, now.right.view)}
