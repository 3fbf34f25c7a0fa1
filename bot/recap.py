"""Serving a player who asks for a film of what he has missed: his own, answered to him alone."""

from __future__ import annotations

from bot.desk import Desk
from bot.errors import Refused
from bot.history import new_film
from bot.ids import PressId
from bot.reply import Reply
from bot.screens.news import news_lines
from bot.screens.recap import recap_screen


async def show_recap(desk: Desk, reply: Reply, press: PressId) -> None:
    """Show what others did since a player's last turn as an animation, in a message of its own.

    Raises:
        Refused: nobody has done anything since, or a film is being made already.
        TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
    """
    app = desk.app
    table = await app.tables.get(press.table)
    seat, language = desk.seat(reply, table), desk.language(reply, table)
    seen = table.seen_by(seat)
    if seen is None or not news_lines(app, table, seen.missed, app.speech(table, language)):
        raise Refused("error-film-nothing")
    film = desk.films.kept_recap(table, seat, language)
    if film is None:
        film = await new_film(desk, reply, table, lambda: desk.films.recap(table, seat, language))
    await reply.aside(recap_screen(app, table, seat, language, film))
