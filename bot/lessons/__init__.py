"""Lessons: what somebody who has never played learns a game by. Steps are data; a game brings its own."""

from bot.lessons.lesson import Lesson, Scene, Shows, Step, played, position

__all__ = ["Lesson", "Scene", "Shows", "Step", "played", "position"]
