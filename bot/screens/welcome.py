"""The welcome of a server: what the bot plays, how to begin, and what it is not allowed yet."""

from __future__ import annotations

from bot.app_context import App
from bot.helpers.base36 import base36
from bot.interactions.bot_permissions import lacking
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.reconciler import JoinedServer
from bot.screens.components import Layout, button
from engine.game import Label


class WelcomeScreens:
    """Builds welcomes in the language of their server."""

    def __init__(self, app: App) -> None:
        self._app = app

    def mark(self, server: JoinedServer) -> str:
        """Return the custom id of the welcome's button, which no other joining of the server has."""
        return str(_press(server))

    async def welcome(self, server: JoinedServer) -> Screen:
        """Return the welcome, with a button that shows it to a person in their own language."""
        language = await self._app.languages.server(server.guild, server.locale)
        return welcome_page(self._app, language, server.missing, _press(server))


def welcome_page(app: App, language: str, missing: tuple[str, ...], press: PressId | None = None) -> Screen:
    """Return the welcome in a language.

    Args:
        app: words and games.
        language: the language.
        missing: the permissions that the bot lacks in the channel.
        press: what the button is that shows it in another language; None for no button.
    """
    speech = app.words.speech(language, markdown=True)
    layout = Layout()
    text = speech.say("welcome-text", games=tuple(Label(game, "title") for game in app.games))
    layout.text(f"## {speech.say('welcome-title')}\n{text}")
    if missing:
        lines = "\n".join(f"- {lacking(one, speech)}" for one in missing)
        layout.text(f"{speech.say('welcome-lacking')}\n{lines}")
    if press is not None:
        layout.buttons([button(speech.say("welcome-language"), press)])
    return layout.screen()


def _press(server: JoinedServer) -> PressId:
    return PressId(0, 0, Verb.WELCOME, base36(server.joined))
