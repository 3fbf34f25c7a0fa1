"""The private page of all that happened since a player's last turn, and of what he knows and not everybody does."""

from __future__ import annotations

from typing import Any

from discord.ui import Button

from bot.context import App
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, button, clip_lines
from bot.screens.event_log import ToldTurn, quoted, since, told_to_one
from bot.screens.known_cards import secrets
from bot.tables import Status, Table, VisibleGame

_NEWS = 2500
_SECRETS = 900


def missed_page(app: App, table: Table, seat: int, language: str) -> Screen:
    """Return everything that a seat has missed, in its reader's language, with the way back to its panel.

    Args:
        app: the bot.
        table: one whose game has begun.
        seat: whose page it is.
        language: the reader's.
    """
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    speech = app.speech(table, language).to(seat)
    missed = told_to_one(app, table, seen.missed, speech)
    layout = Layout()
    layout.text(f"### {since(seen, speech)}")
    layout.text(quoted(missed, _NEWS) or speech.say("hand-happened-nothing"))
    layout.text(secret_lines(app, table, seen, speech))
    back = button(speech.say("board-hand"), PressId(table.id, table.version, Verb.HAND), emoji="🖐️")
    layout.buttons([*film_button(table, missed, speech), back])
    return layout.screen()


def secret_lines(app: App, table: Table, seen: VisibleGame, speech: BoundSpeech) -> str:
    """Return in small print what a seat knows of cards that not everybody knows, empty where there is no such thing."""
    lines = secrets(app.face(table), seen.view, speech).splitlines()
    return clip_lines("\n".join(f"-# {line}" for line in lines), _SECRETS)


def film_button(table: Table, missed: list[ToldTurn], speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that shows what happened as an animation, where there is more than one turn to show."""
    if len(missed) < 2 or table.status is not Status.RUNNING:
        return []
    return [button(speech.say("hand-film"), PressId(table.id, table.version, Verb.RECAP), emoji="🎞️")]
