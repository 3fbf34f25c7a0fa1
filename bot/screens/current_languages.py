"""The page of languages: which ones the reader, the table and the server have, and selects to change them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from bot.app_context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, select
from bot.screens.header_and_footer import games_button

AUTOMATIC: Final = "auto"
"""The choice of no language: that of Discord."""
ME: Final = "me"
TABLE: Final = "table"
SERVER: Final = "server"
"""Whose language it is, as in custom ids and as the command's values."""


@dataclass(frozen=True, slots=True)
class LanguageChoice:
    """The language of the reader, the table or the server.

    `chosen` is what is set, perhaps `AUTOMATIC`; None if the reader cannot change it.
    """

    scope: str
    language: str
    chosen: str | None


def languages_page(app: App, speech: BoundSpeech, choices: Sequence[LanguageChoice], notice: str = "") -> Screen:
    """Return the page of languages, below a `notice` of what was just done."""
    layout = Layout()
    layout.text("\n".join(line for line in (f"## {speech.say('language-title')}", notice) if line))
    for choice in choices:
        name = app.words.text(choice.language, "language-name")
        line = speech.say(f"language-now-{choice.scope}", language=name)
        layout.text(line)
        if choice.chosen is None:
            continue
        offered = [(app.words.text(code, "language-name"), code) for code in app.words.languages]
        if choice.scope != TABLE:
            offered.append((speech.say("language-automatic"), AUTOMATIC))
        marked = [place for place, (_, code) in enumerate(offered) if code == choice.chosen]
        options = [(label, code, None) for label, code in offered]
        layout.select(select(options, PressId(0, 0, Verb.LANGUAGE, choice.scope), line, chosen=marked))
    layout.buttons([games_button(speech, "b")])
    return layout.screen()
