"""Lessons: what somebody who has never played learns a game by. Steps are data; a game brings its own."""

from bot.lessons.lesson import Lesson, Scene, Shows, Step, played, position, written
from bot.lessons.situation import Answer, Situation, answer, situation
from bot.lessons.words import values

__all__ = [
    "Answer",
    "Lesson",
    "Scene",
    "Shows",
    "Situation",
    "Step",
    "answer",
    "played",
    "position",
    "situation",
    "values",
    "written",
]
