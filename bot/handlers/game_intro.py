"""Presses on a game's card: open a table for all, show the user a film of the game."""

from __future__ import annotations

from collections.abc import Container

from bot.app_context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.bot_permissions import require_server
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.sample_games import SAMPLES
from bot.screens.game_intro import sample_screen
from bot.services.films import FilmBusy, Films
from bot.services.open_table import TableRequest, open_table
from bot.services.table_actions import TableActions


class GameIntroHandlers:
    """Answers presses on the card of a game."""

    def __init__(self, table_actions: TableActions, app: App, films: Films) -> None:
        self._table_actions = table_actions
        self._app = app
        self._films = films

    @press(Verb.OPEN, response=ResponseKind.PUBLIC, scope=Scope.ANYWHERE)
    async def _open(self, response: InteractionResponse, press: PressId) -> None:
        """Open a lobby as the command does if only the game is given."""
        require_server(response.interaction)
        kind = require_card(self._app.games, press.arg)
        request = TableRequest(kind, seats=None, variant=None, expansion=None, pace=None, thread=None, people=())
        await open_table(self._table_actions, response, request)

    @press(Verb.SAMPLE, response=ResponseKind.PRIVATE, scope=Scope.ANYWHERE)
    async def _watch(self, response: InteractionResponse, press: PressId) -> None:
        """Show the film of the game's sample to the user alone."""
        kind, language, films = require_card(self._app.games, press.arg), response.language(), self._films
        film = films.cached_sample(kind, language)
        if film is None:
            self._table_actions.require_no_cooldown(response, Cooldown.FILM)
            await response.defer_ephemeral()
            try:
                film = await films.sample(kind, language)
            except FilmBusy:
                raise Refused("error-film-busy") from None
        await response.send_ephemeral(sample_screen(self._app, kind, film, language), EphemeralKind.KEPT)


def require_card(games: Container[str], kind: str) -> str:
    """Return the code of a game that has a card.

    Raises:
        Refused: it has none, or there is no such game.
    """
    if kind not in games or kind not in SAMPLES:
        raise Refused("error-no-game")
    return kind
