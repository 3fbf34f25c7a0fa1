"""The page that tells which language the reader, the table and the server have."""

from __future__ import annotations

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.response import Screen
from bot.screens.components import Layout


def languages_page(app: App, speech: BoundSpeech, reader: str, table: str | None, server: str | None) -> Screen:
    """Return which language the reader has, and the table and the server if there are any."""

    def line(message: str, language: str) -> str:
        return speech.say(message, language=app.words.text(language, "language-name"))

    lines = [f"## {speech.say('language-title')}", line("language-now-me", reader)]
    if table is not None:
        lines.append(line("language-now-table", table))
    if server is not None:
        lines.append(line("language-now-server", server))
    lines.append(f"-# {speech.say('language-hint')}")
    layout = Layout()
    layout.text("\n".join(lines))
    return layout.screen()
