"""The private page behind "More": what is not needed every turn, and the way back to it from there."""

from __future__ import annotations

from typing import Any

from discord.ui import ActionRow, Button, Container

from bot.context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, button
from bot.screens.event_log import quoted, told_by_turns
from bot.screens.first_games import firsts_button, firsts_line
from bot.screens.hints import hinted_line
from bot.screens.legend import can_see, see_button
from bot.screens.notes import note_button
from bot.screens.pace import pace_line
from bot.screens.seats import host_line, seat_buttons
from bot.tables import Status, Table

_NEWS = 1500


def more_button(table: Table, speech: BoundSpeech) -> Button[Any]:
    """Return the button that opens the page."""
    return button(speech.say("more-button"), PressId(table.id, table.version, Verb.MORE))


def more_page(app: App, table: Table, user: int, language: str, *, aided: bool | None = None) -> Screen:
    """Return what anybody can look up about a game, and whoever plays it can settle.

    Args:
        app: the bot.
        table: one whose game has begun or is over.
        user: who reads it.
        language: his.
        aided: whether he has lines of help in My hand, None where it is none of his first games.
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
    layout.text(quoted(told_by_turns(app, table, seen.missed, speech, results=1), _NEWS))
    look = [press("board-scores", Verb.SCORES), press("board-text", Verb.TEXT), press("board-rules", Verb.RULES)]
    known = face.shows_known
    if known is not None and known.has_known(seen.view):
        look.insert(0, press("board-cards", Verb.KNOWN, "🗂️"))
    if can_see(app, table):
        look.insert(0, see_button(table, speech))
    layout.buttons(look)
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
        layout.text(firsts_line(aided, speech))
        layout.buttons(firsts_button(table, aided, speech))
    return layout.screen()


def seed_line(table: Table, speech: BoundSpeech) -> str:
    """Return what the deal of a game that is over was made of, to be checked; nothing where that is not told."""
    if not table.seed:
        return ""
    if table.words and table.secret:
        return f"-# {speech.say('result-seed-words', secret=table.secret, seed=table.seed)}"
    return f"-# {speech.say('result-seed', seed=table.seed)}"


def with_way_back(screen: Screen, table: Table, speech: BoundSpeech) -> Screen:
    """Return a page that was opened from there with the button that leads back."""
    frame = screen.view.children[-1]
    if isinstance(frame, Container):
        back = PressId(table.id, table.version, Verb.MORE, "back")
        frame.add_item(ActionRow(button(speech.say("hand-back"), back)))
    return screen
