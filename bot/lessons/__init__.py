"""Lessons for people who have never played a game. Steps are data; each game brings its own."""

from bot.lessons.lesson import Lesson, Scene, Shows, Step, played, position, written
from bot.lessons.situation import Answer, Situation, answer, situation, step_terms

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
    "step_terms",
    "written",
]
