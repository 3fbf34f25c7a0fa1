"""The film of what a player has missed: its message with an alt text, and the button that asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord.ui import Button

from bot.app_context import App
from bot.domain.game_options import titled
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import Layout, PictureFile, button
from bot.screens.event_sentences import log_by_turns, since_line
from bot.screens.history import FILM
from bot.screens.news_fitting import TurnLog
from bot.tables import Status, Table
from render.alt_text_fitting import LIMIT, newest_sentences, player_name
from render.film import Film
from render.presentation import Seating


def missed_film_screen(app: App, table: Table, seat: int, language: str, film: Film) -> Screen:
    """Return the film of what a seat has missed."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    title = since_line(seen, app.speech(table, language))
    plain = app.speech(table, language, markdown=False)
    players = [Seating(player_name(number, plain)) for number in range(len(plain.seating))]
    speech = app.words.speech(language, table.kind, players)
    game = titled(table.kind, table.options, speech)

    def alt(news: str) -> str:
        return speech.say("film-since-alt", game=game, since=title, told=news)

    turns = log_by_turns(app, table, seen.missed, speech.to(seat))
    lines = [(line, number in turn.laid) for turn in turns for number, line in enumerate(turn.sentences)]
    layout = Layout()
    layout.text(f"### {title}")
    layout.picture(PictureFile(FILM, film.data, alt(newest_sentences(lines, lambda news: len(alt(news)) <= LIMIT))))
    return layout.screen()


def film_button(table: Table, missed: Sequence[TurnLog], speech: BoundSpeech) -> list[Button[Any]]:
    """Return the button that shows what happened as a film, if there is more than one turn to show."""
    if len(missed) < 2 or table.status is not Status.RUNNING:
        return []
    return [button(speech.say("hand-film"), PressId(table.id, table.version, Verb.RECAP), emoji="🎞️")]
