"""The help: what a newcomer needs in three lines, and the list of all commands."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, button
from bot.screens.lessons import learn_buttons
from engine.game import Label

ALL: Final = "all"
"""The argument of the button that shows all commands; without it the button leads back."""


def help_page(app: App, language: str) -> Screen:
    """Return how to learn, to open a table and to find one's tables, with buttons for lessons and all commands."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    layout.text(f"## {speech.say('help-title')}\n{speech.say('help-short')}")
    layout.buttons([*learn_buttons(app, language), button(speech.say("help-all"), PressId(0, 0, Verb.HELP, ALL))])
    return layout.screen()


def all_commands_page(app: App, language: str) -> Screen:
    """Return what each command does, with the way back."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    text = speech.say("help-text", games=tuple(Label(game, "title") for game in app.games))
    layout.text(f"## {speech.say('help-title')}\n{text}")
    layout.buttons([button(speech.say("hand-back"), PressId(0, 0, Verb.HELP))])
    return layout.screen()
