"""Presses that ask for a film of what the player has missed, shown to the player alone."""

from __future__ import annotations

from bot.app_context import App
from bot.handlers.history import new_film
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.event_sentences import news_lines
from bot.screens.missed_film import missed_film_screen
from bot.services.films import Films
from bot.services.table_actions import TableActions
from bot.tables import Tables


class MissedFilmHandlers:
    """Answers players who ask what they have missed."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, films: Films) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._films = films

    @press(Verb.RECAP, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _show(self, response: InteractionResponse, press: PressId) -> None:
        """Send an animation of what others did since the player's last turn.

        Raises:
            Refused: nobody has done anything since, or a film is being made already.
            TableError: NOT_SEATED, NOT_RUNNING, NO_TABLE, STORE.
        """
        app, table_actions, films = self._app, self._table_actions, self._films
        table = await self._tables.get(press.table)
        seat, language = table_actions.require_seat(response, table), response.language(table)
        seen = table.seen_by(seat)
        if seen is None or not news_lines(app, table, seen.missed, app.speech(table, language)):
            raise Refused("error-film-nothing")
        film = films.cached_recap(table, seat, language)
        if film is None:
            film = await new_film(table_actions, films, response, table, lambda: films.recap(table, seat, language))
        await response.send_ephemeral(missed_film_screen(app, table, seat, language, film))
