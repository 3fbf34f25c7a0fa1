"""The ephemeral page behind "More": what is not needed every turn, and what its players can change."""

from __future__ import annotations

from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.beginner_tips import help_setting_button, help_setting_line
from bot.screens.components import Layout, button
from bot.screens.event_sentences import log_by_turns
from bot.screens.hints import hinted_line
from bot.screens.legend import has_legend, legend_button
from bot.screens.news_fitting import quote_turns
from bot.screens.notes import note_button
from bot.screens.pace import pace_line
from bot.screens.seat_transfers import host_line, seat_buttons
from bot.tables import Status, Table

_NEWS = 1500


def more_button(table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the button that opens the page."""
    return button(speech.say("more-button"), PressId(table.id, table.version, Verb.MORE))


def more_menu_page(app: App, table: Table, user: int, language: str, *, aided: bool | None = None) -> Screen:
    """Return what all users can look up about a game, and what its players can change.

    Args:
        app: the bot.
        table: one whose game has begun or is over.
        user: the reader.
        language: the reader's.
        aided: whether the reader has lines of help in the hand, None if this is none of their first games.
    """
    seen = table.seen_by(None)
    if seen is None:
        raise ValueError("there is no game to show")
    speech, face = app.speech(table, language), app.face(table)
    running = table.status is Status.RUNNING

    def press(label: str, verb: Verb, emoji: str | None = None) -> Button[Any]:
        return button(speech.say(label), PressId(table.id, table.version, verb), emoji=emoji)

    layout = Layout()
    layout.text(f"### {titled(table.kind, table.options, speech)}\n-# {face.status(seen.view, speech)}")
    layout.text(quote_turns(log_by_turns(app, table, seen.missed, speech, results=1), _NEWS))
    pages = [press("board-scores", Verb.SCORES), press("board-text", Verb.TEXT), press("board-rules", Verb.RULES)]
    known = face.shows_known
    if known is not None and known.has_known(seen.view):
        pages.insert(0, press("board-cards", Verb.KNOWN, "🗂️"))
    if has_legend(app, table):
        pages.insert(0, legend_button(table, speech))
    layout.buttons(pages)
    layout.text(hinted_line(table, speech))
    if not running:
        layout.text(seed_line(table, speech))
        over = [press("result-history", Verb.HISTORY)] if table.moved else []
        over += [press("result-record", Verb.RECORD)] if table.status is Status.FINISHED else []
        layout.buttons(over)
        return layout.screen()
    layout.text(f"-# {pace_line(table.pace, table.fallback, speech)}\n{host_line(table, speech)}")
    if table.seat_of(user) is None:
        layout.buttons([press("watch-button", Verb.WATCH, "👁️")])
    else:
        own = [press("board-hand", Verb.HAND, "🖐️"), press("pace-button", Verb.PACE)]
        layout.buttons([*own, *seat_buttons(table, user, speech), note_button(table, speech)])
        layout.text(help_setting_line(aided, speech))
        reminders = button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS))
        layout.buttons([*help_setting_button(table, aided, speech), reminders])
    return layout.screen()


def seed_line(table: Table, speech: BoundSpeech) -> str:
    """Return the line with the seed of a finished game's deal; empty if it is not revealed."""
    if not table.seed:
        return ""
    if table.words and table.secret:
        return f"-# {speech.say('result-seed-words', secret=table.secret, seed=table.seed)}"
    return f"-# {speech.say('result-seed', seed=table.seed)}"
