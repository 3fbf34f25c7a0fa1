"""Presses and the command that look back at a finished game: pages, films and record, shown to the user alone."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_value
from bot.interactions.response import InteractionResponse
from bot.screens.history import (
    ALL_HANDS,
    FROM_BOARD,
    FROM_MORE,
    FROM_REVIEW,
    NO_HANDS,
    NONE,
    film_alt,
    film_screen,
    history_screen,
)
from bot.screens.notes import note_button
from bot.services.films import FilmBusy, Films
from bot.services.table_actions import TableActions
from bot.tables import History, Mistake, NoHistory, Table, TableError, Tables
from render.film import Film

_ORIGIN: Final = re.compile(rf"({FROM_BOARD}|{FROM_MORE}|{FROM_REVIEW}[0-9]{{1,3}})?")


class HistoryHandlers:
    """Answers users who look back at a finished game."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, films: Films) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._films = films

    async def open(self, response: InteractionResponse) -> None:
        """Show the last finished game of the channel, from its deal.

        Raises:
            Refused: there is none.
            TableError: STORE.
        """
        here = response.interaction.channel_id or 0
        table = await self._tables.last_over(here)
        if table is None:
            running = await self._tables.live_in(here)
            raise Refused("error-history-running" if running is not None else "error-history-none")
        history = require_history(table)
        await self._show(response, history, 0, NO_HANDS, FROM_BOARD)

    @press(Verb.HISTORY, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _turn_page(self, response: InteractionResponse, press: PressId) -> None:
        """Show a finished game after the move of a button or select; without a move, show the deal.

        Another select chooses whose hands are shown; the choice stays while pages are turned, and so does the way back.

        Raises:
            Refused: the table has no history, or no message of the bot has such a button.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        history = require_history(table)
        text, _, rest = press.arg.partition(".")
        shown, _, origin = rest.partition(".")
        letter, hands, value = shown[:1], shown[1:], chosen_value(response)
        if value and letter == "v":
            hands = NO_HANDS if value == NONE else value
        elif value:
            text = value
        if hands not in (NO_HANDS, ALL_HANDS, *map(str, range(table.size))) or not _ORIGIN.fullmatch(origin):
            raise Refused("error-old-button")
        if not origin:
            # "More" has the same button as a board; older pages do not say where they were opened, and led to "More".
            origin = FROM_MORE if response.from_ephemeral else FROM_BOARD
        number = min(_number(text), history.moves) if text else 0
        await self._show(response, history, number, hands, origin)

    @press(Verb.FILM, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _film(self, response: InteractionResponse, press: PressId) -> None:
        """Show the animation of a round in a message of its own.

        Raises:
            Refused: the table has no history or no such round, or a film is being made already.
            TableError: NO_TABLE, STORE.
        """
        table = await self._tables.get(press.table)
        history = require_history(table)
        number = _number(press.arg)
        if not 1 <= number <= history.rounds:
            raise Refused("error-old-button")
        language, films = response.language(table), self._films
        film = films.cached_round(history, number, language)
        if film is None:
            film = await new_film(
                self._table_actions, films, response, table, lambda: films.make(history, number, language)
            )
        speech = self._app.speech(table, language)
        await response.send_ephemeral(
            film_screen(history, number, film, film_alt(self._app, history, number, language), speech),
            EphemeralKind.KEPT,
        )

    @press(Verb.RECORD, response=ResponseKind.PRIVATE, scope=Scope.OWN_SEAT)
    async def _record(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.record(response, press.table)

    async def _show(
        self, response: InteractionResponse, history: History, number: int, hands: str, origin: str
    ) -> None:
        """Show a page, with the user's own note on the game and what a review found about their moves."""
        table, language = history.table, response.language(history.table)
        links, seat = [], table.seat_of(response.user)
        lost: tuple[Mistake, ...] = ()
        with suppress(TableError):
            if seat is not None and (found := await self._tables.reviews.of(table.id, seat)) is not None:
                lost = found.lost
        with suppress(TableError):
            if await self._tables.notes.of(table.id, response.user):
                links.append(note_button(table, self._app.speech(table, language), "history"))
        await response.show_ephemeral(
            await history_screen(self._app, history, number, language, hands, links, lost, origin)
        )


async def new_film(
    table_actions: TableActions,
    films: Films,
    response: InteractionResponse,
    table: Table,
    make: Callable[[], Awaitable[Film]],
) -> Film:
    """Make a film for the user who asked for it.

    Raises:
        Refused: a film is being made already, or was asked for too often.
    """
    try:
        table_actions.require_no_cooldown(response, Cooldown.FILM)
        films.require_free(table.id)
        await response.defer_ephemeral()
        return await make()
    except FilmBusy:
        raise Refused("error-film-busy") from None


def require_history(table: Table) -> History:
    """Return the history of a table.

    Raises:
        Refused: it has none.
    """
    try:
        return History.of(table)
    except NoHistory as error:
        raise Refused(f"error-history-{error.reason.code}") from None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal()):
        raise Refused("error-old-button")
    return int(text)
