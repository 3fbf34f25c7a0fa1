"""What a player has missed as an animation: the message around it, and what it is in words."""

from __future__ import annotations

from bot.context import App
from bot.domain.expansions import titled
from bot.interactions.response import Screen
from bot.screens.components import Layout, Shown
from bot.screens.event_log import news_lines, since
from bot.screens.history import FILM
from bot.tables import Table
from render.alt_text import player
from render.face import Seating
from render.film import Film


def recap_screen(app: App, table: Table, seat: int, language: str, film: Film) -> Screen:
    """Return the animation of what a seat has missed."""
    seen = table.seen_by(seat)
    if seen is None:
        raise ValueError("there is no game to show")
    title = since(seen, app.speech(table, language))
    plain = app.speech(table, language, markdown=False)
    players = [Seating(player(number, plain)) for number in range(len(plain.seating))]
    speech = app.words.speech(language, table.kind, players)
    game, lines = (
        titled(table.kind, table.options, speech),
        " ".join(news_lines(app, table, seen.missed, speech.to(seat))),
    )
    layout = Layout()
    layout.text(f"### {title}")
    alt = speech.say("film-since-alt", game=game, since=title, told=lines)
    layout.picture(Shown(FILM, film.data, alt))
    return layout.screen()
