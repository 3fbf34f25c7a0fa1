"""Serving a player who asks for a film of what he has missed: his own, answered to him alone."""

from __future__ import annotations

from bot.handlers.history import new_film
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.event_log import news_lines
from bot.screens.recap import recap_screen
from bot.services.table_actions import Desk


class RecapPresses:
    """Answers a player who looks for what they have missed."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._app = desk.app

    @press(Verb.RECAP, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _show(self, reply: Reply, press: PressId) -> None:
        """Show what others did since a player's last turn as an animation, in a message of its own.

        Raises:
            Refused: nobody has done anything since, or a film is being made already.
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        app, desk = self._app, self._desk
        table = await app.tables.get(press.table)
        seat, language = desk.seat(reply, table), desk.language(reply, table)
        seen = table.seen_by(seat)
        if seen is None or not news_lines(app, table, seen.missed, app.speech(table, language)):
            raise Refused("error-film-nothing")
        film = desk.films.kept_recap(table, seat, language)
        if film is None:
            film = await new_film(desk, reply, table, lambda: desk.films.recap(table, seat, language))
        await reply.aside(recap_screen(app, table, seat, language, film))
