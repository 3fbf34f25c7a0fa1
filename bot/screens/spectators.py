"""Watching a table: the page on which somebody chooses it, and what is written to him; all as everybody may see it."""

from __future__ import annotations

from typing import Any, Final

from discord.ui import Button

from bot.context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import STOP, PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import MAIN, QUIET, Layout, button, channel_mention, in_full, link_button, link_to
from bot.screens.ending import stopped_line, winners_line
from bot.tables import Spectator, Status, Table, scored_rounds, watch_of

LETTERS: Final = "letters"
LISTED: Final = "listed"
_SCORES: Final = 1800


def watch_page(app: App, table: Table, user: int, language: str) -> Screen:
    """Return the page of a running game that says whether somebody watches it, and how, and lets him choose."""
    speech, watch = app.speech(table, language), watch_of(table, user)
    layout = Layout()
    layout.text(f"### {speech.say('watch-title')}")
    layout.text(_told(watch, speech))
    buttons: list[Button[Any]] = []
    if watch is None or not watch.letters or watch.closed:
        buttons.append(button(speech.say("watch-letters"), _press(table, LETTERS), MAIN, emoji="✉️"))
    if watch is None or watch.letters:
        buttons.append(button(speech.say("watch-listed"), _press(table, LISTED), MAIN if watch is None else QUIET))
    if watch is not None:
        buttons.append(button(speech.say("watch-stop"), _press(table, STOP)))
    layout.buttons(buttons)
    return layout.screen()


def told_mark(table: Table, count: int) -> str:
    """Return the custom id by which a letter to a spectator is known again, who knows of so many things by it.

    It is that of the letter's button to stop, or to the user's games when all is over.
    """
    if table.status.live:
        return str(PressId(table.id, count, Verb.WATCH, STOP))
    return str(PressId(0, 0, Verb.GAMES, f"0.t{table.id}"))


def told_screen(app: App, table: Table, watch: Spectator, language: str, mark: str) -> Screen:
    """Return the letter to somebody who watches: what the rounds came to that he does not know of, and how it ended.

    `mark` is the custom id of the button by which he stops watching, or, where that is over, of the one to his games.
    """
    speech, seen = app.speech(table, language), table.seen_by(None)
    over = table.status is not Status.RUNNING
    layout = Layout()
    words = {"game": titled(table.kind, table.options, speech), "place": channel_mention(table.channel_ref.channel)}
    layout.text(speech.say("watch-told-end" if over else "watch-told-round", **words))
    if seen is not None:
        layout.text(winners_line(seen, speech))
        layout.text(stopped_line(table, speech))
        if scored_rounds(table) > watch.rounds_known:
            layout.text(in_full(lambda one: app.face(table).scores(seen.view, one, _SCORES), speech))
    press = PressId.parse(mark) or _press(table, STOP)
    last = speech.say("watch-stop" if press.verb is Verb.WATCH else "games-title")
    layout.buttons([link_button(speech.say("goto-board"), link_to(table)), button(last, press)])
    return layout.screen()


def _told(watch: Spectator | None, speech: BoundSpeech) -> str:
    """Say whether somebody watches, and how he is told."""
    if watch is None:
        return speech.say("watch-none")
    if not watch.letters:
        return speech.say("watch-listed-now")
    return speech.say("watch-closed" if watch.closed else "watch-letters-now")


def _press(table: Table, what: str) -> PressId:
    return PressId(table.id, table.version, Verb.WATCH, what)
