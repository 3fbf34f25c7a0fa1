"""Presses on the host's card: a table is opened for all, a film of a game shown to one alone."""

from __future__ import annotations

from collections.abc import Container

from bot.context import App
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.contexts import see_server
from bot.interactions.cooldowns import Wish
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.lessons.samples import SAMPLES
from bot.screens.game_card import sample_screen
from bot.services.films import FilmBusy, Films
from bot.services.open_table import Wanted, open_table
from bot.services.table_actions import Desk


class AboutPresses:
    """Leads on from a card."""

    def __init__(self, desk: Desk, app: App, films: Films) -> None:
        self._desk = desk
        self._app = app
        self._films = films

    @press(Verb.OPEN, response=ResponseKind.PUBLIC, scope=Scope.ANYWHERE)
    async def _open(self, reply: Reply, press: PressId) -> None:
        """Open a lobby, as the command does of which only the game is said."""
        see_server(reply.interaction)
        kind = require_card(self._app.games, press.arg)
        wanted = Wanted(kind, seats=None, variant=None, expansion=None, pace=None, thread=None, people=())
        await open_table(self._desk, reply, wanted)

    @press(Verb.SAMPLE, response=ResponseKind.PRIVATE, scope=Scope.ANYWHERE)
    async def _watch(self, reply: Reply, press: PressId) -> None:
        """Show the film of a game's sample to whoever asks, and to nobody else."""
        kind, language, films = require_card(self._app.games, press.arg), self._desk.language(reply), self._films
        film = films.kept_sample(kind, language)
        if film is None:
            self._desk.not_too_often(reply, Wish.FILM)
            await reply.think()
            try:
                film = await films.sample(kind, language)
            except FilmBusy:
                raise Refused("error-film-busy") from None
        await reply.aside(sample_screen(self._app, kind, film, language), Private.KEPT)


def require_card(games: Container[str], kind: str) -> str:
    """Return the code of a game that has a card.

    Raises:
        Refused: it has none, or there is no such game.
    """
    if kind not in games or kind not in SAMPLES:
        raise Refused("error-no-game")
    return kind
