"""Presses of managers who look after the ladders of their server; every answer is ephemeral, every press checked."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from bot.app_context import App
from bot.domain.ladders import LadderChange
from bot.handlers.guild_settings import require_manager
from bot.handlers.preferences import time_locale
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_people, chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.queries.ladders import Ladders
from bot.reconciler import Reconciler
from bot.screens.ladder_management import (
    CHANGES_ON_PAGE,
    GAMES_ON_PAGE,
    YES,
    Part,
    Reader,
    anew_page,
    exclude_question,
    game_page,
    game_question,
    games_page,
    log_page,
    pairs_page,
    people_page,
    restart_question,
)
from bot.screens.ladders import ladder_names
from bot.tables import LadderChangeRow, RatedGame, Tables

_LONGEST_ID: Final = 20
_LONGEST_GAME: Final = 9
"""Digits of the numbers of people and games; a database takes no larger ones."""
_LAST_PAGE: Final = 1_000_000


class LadderManagementHandlers:
    """Shows and changes what managers decide about ladders; each press checks again whether the user may."""

    def __init__(self, app: App, tables: Tables, ladders: Ladders, reconciler: Reconciler) -> None:
        self._app = app
        self._tables = tables
        self._changes = tables.ladder_changes
        self._ladders = ladders
        self._reconciler = reconciler

    @press(Verb.MANAGE_LADDERS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, response: InteractionResponse, press: PressId) -> None:
        require_manager(response)
        name, first, second = (*press.arg.split(".", 2), "", "", "")[:3]
        if name not in {"", *Part}:
            raise Refused("error-old-button")
        match Part(name or Part.GAMES):
            case Part.GAMES:
                await self._show_games(response, _page(first))
            case Part.GAME:
                await self._show_game(response, await self._game(response, chosen_value(response) or first))
            case (Part.STRIKE | Part.RESTORE) as part:
                await self._count(response, part, await self._game(response, first), done=second == YES)
            case Part.PEOPLE:
                await self._show_people(response, _page(first))
            case Part.EXCLUDE:
                await self._exclude(response, first, second)
            case Part.READMIT:
                await self._readmit(response, read_number(first, _LONGEST_ID))
            case Part.ANEW:
                await response.show_ephemeral(anew_page(self._speech(response), self._names(response)))
            case Part.RESTART:
                await self._restart(response, first or chosen_value(response), second)
            case Part.LOG:
                await self._show_log(response, _page(first))
            case Part.PAIRS:
                await self._show_pairs(response, _page(first))

    async def _show_games(self, response: InteractionResponse, page: int) -> None:
        games = await self._changes.latest(_guild(response), GAMES_ON_PAGE + 1, page * GAMES_ON_PAGE)
        shown, more = games[:GAMES_ON_PAGE], len(games) > GAMES_ON_PAGE
        reader = await self._reader(response, shown)
        await response.show_ephemeral(games_page(reader, self._names(response), shown, page, more=more))

    async def _show_game(self, response: InteractionResponse, game: RatedGame, notice: str = "") -> None:
        reader = await self._reader(response, [game])
        restarted = any(
            one.kind is LadderChange.RESTART and one.ladder == game.ladder and one.at > game.started
            for one in await self._changes.log(game.guild)
        )
        await response.show_ephemeral(
            game_page(reader, self._names(response), game, restarted=restarted, notice=notice)
        )

    async def _count(self, response: InteractionResponse, part: Part, game: RatedGame, *, done: bool) -> None:
        """Ask whether a game is to be struck or to count again, or do it."""
        if not done:
            reader = await self._reader(response, [game])
            await response.show_ephemeral(game_question(reader, self._names(response), game, part))
            return
        change = self._changes.strike if part is Part.STRIKE else self._changes.restore
        changed = await change(game.guild, game.game, response.user)
        now = await self._game(response, str(game.game))
        await self._show_game(response, now, self._told(response, changed=changed))

    async def _show_people(self, response: InteractionResponse, page: int, notice: str = "") -> None:
        excluded = await self._changes.excluded(_guild(response))
        await response.show_ephemeral(people_page(self._speech(response), excluded, page, notice))

    async def _exclude(self, response: InteractionResponse, user: str, name: str) -> None:
        """Ask whether the chosen person is to be excluded, or do it."""
        if user:
            found = await self._changes.exclude(_guild(response), read_number(user, _LONGEST_ID), name, response.user)
            await self._changed_people(response, found)
            return
        chosen = next(iter(chosen_people(response).items()), None)
        if chosen is None:
            raise Refused("error-manage-nobody")
        await response.show_ephemeral(exclude_question(self._speech(response), *chosen))

    async def _readmit(self, response: InteractionResponse, user: int) -> None:
        await self._changed_people(response, await self._changes.readmit(_guild(response), user, response.user))

    async def _changed_people(self, response: InteractionResponse, lobbies: tuple[int, ...] | None) -> None:
        for table in lobbies or ():
            self._reconciler.wake(table)
        await self._show_people(response, 0, self._told(response, changed=lobbies is not None))

    async def _restart(self, response: InteractionResponse, ladder: str, known: str) -> None:
        """Ask for confirmation of a restart of a ladder, or restart it unless another manager has just done so."""
        names, guild, speech = self._names(response), _guild(response), self._speech(response)
        if ladder not in names:
            raise Refused("error-old-button")
        if known:
            last = read_number(known) or None
            changed = await self._changes.restart(guild, ladder, response.user, last)
            notice = self._told(response, changed=changed)
            await response.show_ephemeral(anew_page(speech, names, notice))
            return
        restarts = [
            one.id
            for one in await self._changes.log(guild)
            if one.kind is LadderChange.RESTART and one.ladder == ladder
        ]
        games = (await self._ladders.of(guild, ladder)).games
        last = restarts[-1] if restarts else None
        await response.show_ephemeral(restart_question(speech, ladder, names[ladder], games, last))

    async def _show_log(self, response: InteractionResponse, page: int) -> None:
        guild = _guild(response)
        changes = (await self._changes.log(guild))[::-1]
        shown = changes[page * CHANGES_ON_PAGE : (page + 1) * CHANGES_ON_PAGE]
        games = await self._changes.games(guild, _games_of(shown))
        reader = await self._reader(response, games.values())
        more = len(changes) > (page + 1) * CHANGES_ON_PAGE
        await response.show_ephemeral(log_page(reader, self._names(response), shown, games, page, more=more))

    async def _show_pairs(self, response: InteractionResponse, page: int) -> None:
        guild, pairs, names = _guild(response), [], {}
        for code, title in self._names(response).items():
            pairs += [(title, pair) for pair in (await self._ladders.state(guild, code)).pairs()]
            names[title] = await self._ladders.names(guild, code)
        await response.show_ephemeral(pairs_page(self._speech(response), pairs, names, page))

    async def _game(self, response: InteractionResponse, number: str) -> RatedGame:
        """Return a rated game of the server.

        Raises:
            Refused: it is none, or not any more.
            TableError: STORE.
        """
        game = read_number(number, _LONGEST_GAME)
        found = (await self._changes.games(_guild(response), frozenset({game}))).get(game)
        if found is None or found.settled is None:
            raise Refused("error-manage-game-gone")
        return found

    async def _reader(self, response: InteractionResponse, games: Collection[RatedGame]) -> Reader:
        """Return the user as the reader of what is told of some games."""
        people = frozenset(one.user for game in games for one in game.players if one.user is not None)
        speech = self._speech(response)
        hidden = await self._changes.hidden(people)
        ladders = {(game.guild, game.ladder) for game in games}
        names = {ladder: await self._ladders.names(guild, ladder) for guild, ladder in ladders}
        return Reader(speech, time_locale(response.interaction, speech.language), hidden, names)

    def _names(self, response: InteractionResponse) -> dict[str, str]:
        return ladder_names(self._app.games, self._speech(response))

    def _told(self, response: InteractionResponse, *, changed: bool) -> str:
        """Return the line that says whether a change was made, or had been made before."""
        return self._speech(response).say("habits-saved" if changed else "manage-done-before")

    def _speech(self, response: InteractionResponse) -> BoundSpeech:
        return self._app.words.speech(response.language(), markdown=True)


def _games_of(changes: Iterable[LadderChangeRow]) -> frozenset[int]:
    return frozenset(one.game for one in changes if one.game is not None)


def _page(text: str) -> int:
    """Return the page that a press names."""
    return min(read_number(text or "0"), _LAST_PAGE)


def _guild(response: InteractionResponse) -> int:
    return response.interaction.guild_id or 0
