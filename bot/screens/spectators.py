"""Spectators of a table: the page on which a user chooses to watch, and the direct message about the game."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.app_context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import STOP, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, QUIET, Layout, button, channel_mention, in_full, link_button, table_url
from bot.screens.header_and_footer import back_to_table
from bot.screens.scores import ending_line, winners_line
from bot.tables import Spectator, Status, Table, scored_rounds, watch_of

LETTERS: Final = "letters"
LISTED: Final = "listed"
_SCORES: Final = 1800


def watch_page(app: App, table: Table, user: int, language: str) -> Screen:
    """Return the page on which a user sees and chooses whether and how to watch a running game."""
    speech, watch = app.speech(table, language), watch_of(table, user)
    layout = Layout()
    layout.text(f"### {speech.say('watch-title')}")
    layout.text(_watch_line(watch, speech))
    buttons: list[Button[Any]] = []
    if watch is None or not watch.letters or watch.closed:
        buttons.append(button(speech.say("watch-letters"), _press(table, LETTERS), MAIN, emoji="✉️"))
    if watch is None or watch.letters:
        buttons.append(button(speech.say("watch-listed"), _press(table, LISTED), MAIN if watch is None else QUIET))
    if watch is not None:
        buttons.append(button(speech.say("watch-stop"), _press(table, STOP)))
    layout.buttons([*buttons, back_to_table(table, speech)])
    return layout.screen()


def spectator_letter_mark(table: Table, count: int) -> str:
    """Return the custom id that identifies a direct message to a spectator.

    `count` is how many things the spectator knows of with it.

    It is that of the message's button: to stop watching, or to the user's tables when the game is over.
    """
    if table.status.live:
        return str(PressId(table.id, count, Verb.WATCH, STOP))
    return str(PressId(0, 0, Verb.GAMES, f"0.t{table.id}"))


def spectator_letter_screen(app: App, table: Table, watch: Spectator, language: str, mark: str) -> Screen:
    """Return the direct message to a spectator: the new scores, and how the game ended.

    `mark` is the custom id of the button that stops watching or, after the game, of the one to the user's tables.
    """
    speech, seen = app.speech(table, language), table.seen_by(None)
    over = table.status is not Status.RUNNING
    layout = Layout()
    words = {"game": titled(table.kind, table.options, speech), "place": channel_mention(table.channel_ref.channel)}
    layout.text(speech.say("watch-told-end" if over else "watch-told-round", **words))
    if seen is not None:
        layout.text(winners_line(seen, speech))
        layout.text(ending_line(table, speech))
        if scored_rounds(table) > watch.rounds_known:
            layout.text(in_full(lambda one: app.face(table).scores(seen.view, one, _SCORES), speech))
    press = PressId.parse(mark) or _press(table, STOP)
    last = speech.say("watch-stop" if press.verb is Verb.WATCH else "games-title")
    layout.buttons([link_button(speech.say("goto-board"), table_url(table)), button(last, press)])
    return layout.screen()


def _watch_line(watch: Spectator | None, speech: BoundSpeech) -> str:
    """Return whether the user watches, and how they are informed."""
    if watch is None:
        return speech.say("watch-none")
    if not watch.letters:
        return speech.say("watch-listed-now")
    return speech.say("watch-closed" if watch.closed else "watch-letters-now")


def _press(table: Table, what: str) -> PressId:
    return PressId(table.id, table.version, Verb.WATCH, what)
