"""Screens of whole games and pages of the bot, for readers of the messages beside them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bench.finished import finished
from bench.games import options_of
from bench.words_pages import AT, Scene, beside, pages
from bot.app_context import App
from bot.domain.preferences import NO_PREFERENCES, Absence, Preferences, QuietHours
from bot.i18n.messages import BoundSpeech
from bot.interactions.bot_permissions import refused_permissions
from bot.interactions.response import Screen
from bot.screens.away import away_page
from bot.screens.board import board_screen
from bot.screens.components import Layout
from bot.screens.current_languages import ME, SERVER, TABLE, LanguageChoice, languages_page
from bot.screens.hand import hand_screen
from bot.screens.help import all_commands_page, help_page
from bot.screens.known_cards import known_page
from bot.screens.lobby import lobby_screen
from bot.screens.lobby_options import options_page
from bot.screens.pace import pace_page
from bot.screens.preferences import preferences_page, zone_page
from bot.screens.rules import rules_page
from bot.screens.scores import scores_page
from bot.screens.spectators import watch_page
from bot.screens.text_board import text_board_page
from bot.screens.welcome import welcome_page
from bot.tables import Status, Table
from engine.game import walk

_SEED: Final = "words"
_HABITS: Final = Preferences(
    quiet=QuietHours(22 * 60, 8 * 60, "Europe/Paris"), absences=(Absence(AT, AT + 300_000, stand_in=True),)
)
_KINDS: Final[tuple[tuple[str, int, Mapping[str, str]], ...]] = (
    ("sobek", 3, options_of("hidden")),
    ("sobek", 3, options_of("open")),
    ("duel", 2, {}),
    ("duel", 2, {"expansion": "treasures"}),
)
# After how many hundredths of its moves a game is shown.
_MOMENTS: Final = (0, 40, 75)
_EVENTS: Final = 3500
# Random games whose events are told, so that what is rare is told as well.
_SEEDS: Final = (_SEED, "words/2", "words/3", "words/4")
# So often a kind of question is looked for among the moves of a game.
_STEP: Final = 2


def scenes(app: App) -> Iterator[Scene]:
    """Yield pages of the bot, each kind of game from its lobby to its end, and the rules."""
    yield from _pages(app)
    yield from pages(app)
    for kind, seats, options in _KINDS:
        yield from _game(app, kind, seats, options)
        yield from _questions(app, kind, seats, options)
        yield from beside(app, kind, seats, options, _SEED)
    for kind, playable in app.games.items():
        for topic in playable.face.topics():
            yield Scene(f"Rules of {kind}: {topic}", partial(_rules, app, kind, topic))


def _languages(app: App, speech: BoundSpeech, language: str) -> Screen:
    return languages_page(app, speech, [LanguageChoice(scope, language, language) for scope in (ME, TABLE, SERVER)])


def _pages(app: App) -> Iterator[Scene]:
    speech = partial(app.words.speech, markdown=True)
    yield Scene("Help", lambda language: help_page(app, language))
    yield Scene("All commands", lambda language: all_commands_page(app, language))
    missing = refused_permissions(discord.Permissions.none())
    yield Scene("Welcome", lambda language: welcome_page(app, language, missing))
    yield Scene("Languages", lambda language: _languages(app, speech(language), language))
    for name, habits in (("chosen", _HABITS), ("not chosen", NO_PREFERENCES)):
        yield Scene(f"Reminders, {name}", partial(_reminders, app, habits))
        yield Scene(f"Absence, {name}", partial(_absence, app, habits))
    yield Scene("Time zone", lambda language: zone_page(speech(language), AT))


def _game(app: App, kind: str, seats: int, options: Mapping[str, str]) -> Iterator[Scene]:
    name = " ".join((kind, *options.values()))
    over = finished(kind, seats, _SEED, options=options)
    begun = finished(kind, seats, _SEED, options=options, moves=0)
    lobby = replace(begun, status=Status.LOBBY, closes=AT)
    yield Scene(f"{name}: lobby", lambda language: lobby_screen(app, replace(lobby, language=language)))
    yield Scene(f"{name}: options", lambda language: options_page(app, lobby, lobby.host or 0, language))
    yield Scene(f"{name}: pace", lambda language: pace_page(app, lobby, language, lobby.host or 0))
    for part in _MOMENTS:
        table = finished(kind, seats, _SEED, options=options, moves=over.version * part // 100)
        yield from _moment(app, f"{name}, move {table.version}", table)
    for number, seed in enumerate(_SEEDS, start=1):
        yield Scene(
            f"{name}: what happened in game {number}",
            partial(_told, app, finished(kind, seats, seed, options=options)),
        )
    yield Scene(f"{name}: watching", lambda language: watch_page(app, begun, 1, language))
    yield Scene(f"{name}: scores", lambda language: scores_page(app, over, language))
    yield Scene(f"{name}: the end", lambda language: board_screen(app, replace(over, language=language)))


def _moment(app: App, name: str, table: Table) -> Iterator[Scene]:
    yield Scene(f"{name}: board", lambda language: board_screen(app, replace(table, language=language)))
    seen = table.seen_by(None)
    seat = seen.view.waiting[0] if seen is not None else 0
    yield Scene(f"{name}: hand", lambda language: hand_screen(app, table, seat, language))
    own = table.seen_by(seat)
    branches = walk(own.decision.choices) if own is not None and own.decision is not None else ()
    for code in [choice.code for choice in branches if choice.action is None]:
        yield Scene(f"{name}: choice {code}", partial(_branch, app, table, seat, code))
    yield Scene(f"{name}: as text", lambda language: text_board_page(app, table, seat, language))
    yield Scene(f"{name}: what is known", lambda language: known_page(app, table, seat, language))


def _questions(app: App, kind: str, seats: int, options: Mapping[str, str]) -> Iterator[Scene]:
    """Yield the hand at the first of each kind of question that a game puts, with what is behind its choices."""
    asked: set[str] = set()
    for moves in range(0, finished(kind, seats, _SEED, options=options).version, _STEP):
        table = finished(kind, seats, _SEED, options=options, moves=moves)
        seen = table.seen_by(None)
        seat = seen.view.waiting[0] if seen is not None else 0
        own = table.seen_by(seat)
        if own is None or own.decision is None or own.decision.kind in asked:
            continue
        asked.add(own.decision.kind)
        title = f"{' '.join((kind, *options.values()))}: asked for {own.decision.kind}"
        yield Scene(title, partial(_hand, app, table, seat))
        for code in [choice.code for choice in walk(own.decision.choices) if choice.action is None]:
            yield Scene(f"{title}, choice {code}", partial(_branch, app, table, seat, code))


def _hand(app: App, table: Table, seat: int, language: str) -> Any:
    return hand_screen(app, table, seat, language)


def _branch(app: App, table: Table, seat: int, code: str, language: str) -> Any:
    return hand_screen(app, table, seat, language, branch=code)


def _rules(app: App, kind: str, topic: str, language: str) -> Any:
    return rules_page(app, kind, None, None, language, topic)


def _reminders(app: App, habits: Preferences, language: str) -> Screen:
    return preferences_page(app.words.speech(language, markdown=True), habits, language, AT)


def _absence(app: App, habits: Preferences, language: str) -> Screen:
    return away_page(app.words.speech(language, markdown=True), habits, AT)


def _told(app: App, table: Table, language: str) -> Screen:
    """Return each kind of event of a game once, as everybody is told it and as the one who did it is."""
    speech, face = app.speech(table, language), app.face(table)
    lines: dict[tuple[str, bool], str] = {}
    for step in table._game_session.steps if table._game_session is not None else ():
        for event in step.events:
            for viewer in (None, step.seat):
                told = face.tell(event.seen(viewer), speech)
                if told:
                    lines.setdefault((event.code, viewer is None), told)
    layout = Layout()
    layout.text("\n".join(lines.values())[:_EVENTS])
    return layout.screen()
