"""The overview of the bot and its games."""

from __future__ import annotations

from bot.app_context import App
from bot.interactions.response import Screen
from bot.screens.components import Layout
from bot.screens.lessons import learn_buttons
from engine.game import Label


def help_page(app: App, language: str) -> Screen:
    """Return the overview of the bot and its games, with buttons for their lessons."""
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    text = speech.say("help-text", games=tuple(Label(game, "title") for game in app.games))
    layout.text(f"## {speech.say('help-title')}\n{text}")
    layout.buttons(learn_buttons(app, language))
    return layout.screen()
