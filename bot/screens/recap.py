"""What a player has missed as an animation: the message around it, and what it is in words."""

from __future__ import annotations

from bot.context import App
from bot.domain.game_options import titled
from bot.interactions.response import Screen
from bot.screens.components import Layout, Shown
from bot.screens.event_log import since, told_by_turns
from bot.screens.history import FILM
from bot.tables import Table
from render.alt_text import LIMIT, newest_sentences, player_name
from render.face import Seating
from render.film import Film


def recap_screen(app: App, table: Table, seat: int, language: str, film: Film) -> Screen:
    """Return the animation of what a seat has missed."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    title = since(seen, app.speech(table, language))
    plain = app.speech(table, language, markdown=False)
    players = [Seating(player_name(number, plain)) for number in range(len(plain.seating))]
    speech = app.words.speech(language, table.kind, players)
    game = titled(table.kind, table.options, speech)

    def alt(told: str) -> str:
        return speech.say("film-since-alt", game=game, since=title, told=told)

    turns = told_by_turns(app, table, seen.missed, speech.to(seat))
    lines = [(line, place in turn.laid) for turn in turns for place, line in enumerate(turn.sentences)]
    layout = Layout()
    layout.text(f"### {title}")
    layout.picture(Shown(FILM, film.data, alt(newest_sentences(lines, lambda told: len(alt(told)) <= LIMIT))))
    return layout.screen()
