"""Serving a player who asks for a film of what he has missed: his own, answered to him alone."""

from __future__ import annotations

from bot.context import App
from bot.handlers.history import new_film
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.event_log import news_lines
from bot.screens.missed_film import missed_film_screen
from bot.services.films import Films
from bot.services.table_actions import Desk
from bot.tables import Tables


class RecapPresses:
    """Answers a player who looks for what they have missed."""

    def __init__(self, desk: Desk, app: App, tables: Tables, films: Films) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._films = films

    @press(Verb.RECAP, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _show(self, reply: Reply, press: PressId) -> None:
        """Show what others did since a player's last turn as an animation, in a message of its own.

        Raises:
            Refused: nobody has done anything since, or a film is being made already.
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        app, desk, films = self._app, self._desk, self._films
        table = await self._tables.get(press.table)
        seat, language = desk.seat(reply, table), desk.language(reply, table)
        seen = table.seen_by(seat)
        if seen is None or not news_lines(app, table, seen.missed, app.speech(table, language)):
            raise Refused("error-film-nothing")
        film = films.kept_recap(table, seat, language)
        if film is None:
            film = await new_film(desk, films, reply, table, lambda: films.recap(table, seat, language))
        await reply.aside(missed_film_screen(app, table, seat, language, film))
