"""Where lessons begin and end: which there are, how far somebody is in one, what comes after it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from discord import ButtonStyle
from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.lessons import Lesson
from bot.screens.components import GOOD, MAIN, Layout, button
from bot.screens.lessons import Place, What
from bot.screens.practice import practice_button
from bot.tables import LessonProgress
from engine.game import Label


def lessons_page(app: App, language: str, reached: Mapping[str, LessonProgress]) -> Screen:
    """Return the lessons that there are, with how far the reader is in each."""
    speech = app.words.speech(language, markdown=True)
    lessons = {kind: game.lesson for kind, game in app.games.items() if game.lesson is not None}
    layout = Layout()
    layout.text(f"## {speech.say('learn-title')}\n{speech.say('learn-text')}")
    lines = []
    for kind, lesson in lessons.items():
        known = reached.get(kind)
        lines.append(f"- {_how_far(speech, kind, lesson, known.step if known is not None else None)}")
    layout.text("\n".join(lines))
    layout.buttons(learn_buttons(app, language))
    layout.buttons([practice_button(app, kind, language) for kind in lessons])
    return layout.screen()


def learn_buttons(app: App, language: str) -> list[Button[Any]]:
    """Return a button for each lesson that there is."""
    return [learn_button(app, kind, language) for kind, game in app.games.items() if game.lesson is not None]


def learn_button(app: App, kind: str, language: str, style: ButtonStyle = MAIN) -> Button[Any]:
    """Return the button by which a game's lesson begins, or goes on."""
    title = app.words.speech(language, kind).say("learn-button", game=Label(kind, "title"))
    return button(title, PressId(0, 0, Verb.LEARN, kind), style, emoji="🎓")


def begin_page(app: App, kind: str, lesson: Lesson, reached: int, language: str) -> Screen:
    """Return the choice between going on where the reader was on another day, and beginning again."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('learn-title')}\n{_how_far(speech, kind, lesson, reached)}")
    anew = button(speech.say("learn-anew"), Place(kind, 0).press(What.GO))
    if reached < len(lesson.steps):
        on = button(speech.say("learn-at", step=reached + 1), Place(kind, reached).press(What.GO), GOOD)
        layout.buttons([on, anew])
    else:
        layout.buttons([practice_button(app, kind, language, GOOD), anew, _rules_button(kind, speech)])
    return layout.screen()


def finished_page(app: App, kind: str, language: str) -> Screen:
    """Return the lesson's end, with what comes next: a game against an apprentice, or a table."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('learn-finished-title')}\n{speech.say('learn-finished', game=Label(kind, 'title'))}")
    layout.buttons(
        [
            practice_button(app, kind, language, GOOD),
            button(speech.say("about-open"), PressId(0, 0, Verb.OPEN, kind), emoji="🎲"),
            _rules_button(kind, speech),
            button(speech.say("learn-anew"), Place(kind, 0).press(What.GO)),
        ]
    )
    return layout.screen()


def left_page(place: Place, speech: BoundSpeech) -> Screen:
    """Return a word for whoever leaves a lesson, with the way back to where he was."""
    layout = Layout()
    layout.text(speech.say("learn-left"))
    layout.buttons([button(speech.say("learn-at", step=place.step + 1), place.press(What.GO), MAIN)])
    return layout.screen()


def offer_page(app: App, kind: str, language: str) -> Screen:
    """Return what somebody who has never played is told when he has sat down."""
    speech = app.words.speech(language, kind, markdown=True)
    layout = Layout()
    layout.text(speech.say("learn-offer", game=Label(kind, "title")))
    layout.buttons([learn_button(app, kind, language)])
    return layout.screen()


def _how_far(speech: BoundSpeech, kind: str, lesson: Lesson, reached: int | None) -> str:
    steps, game = len(lesson.steps), Label(kind, "title")
    if not reached:
        return speech.say("learn-game", game=game, steps=steps)
    if reached >= steps:
        return speech.say("learn-game-done", game=game, steps=steps)
    return speech.say("learn-game-at", game=game, step=reached + 1, steps=steps)


def _rules_button(kind: str, speech: BoundSpeech) -> Button[Any]:
    return button(speech.say("learn-rules"), PressId(0, 0, Verb.TOPIC, kind))
