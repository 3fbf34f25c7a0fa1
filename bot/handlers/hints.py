"""Presses about hints: ask for one in My hand, and choose in the lobby whether the table gives them."""

from __future__ import annotations

import asyncio
from typing import Final

from bot.app_context import App
from bot.domain.guild_settings import HintState
from bot.handlers.lobby_options import show_options_changed
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.hints import hint_page, thinking_page
from bot.services.hint_search import HintSearch
from bot.services.table_actions import TableActions
from bot.tables import Reason, Status, Table, TableError, Tables, VisibleGame
from engine.ai.search_contract import Evaluation
from engine.game import Action, Decision

MOMENT: Final = 0.3
"""Seconds before a page says that a master is thinking."""


class HintHandlers:
    """Answers presses about hints. A request for one is no action: no clock notes it."""

    def __init__(
        self, table_actions: TableActions, app: App, tables: Tables, hinting: HintSearch, reconciler: Reconciler
    ) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._hinting = hinting
        self._reconciler = reconciler

    @press(Verb.HINTS, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _choose(self, response: InteractionResponse, press: PressId) -> None:
        """Let the host of a lobby choose whether the table gives hints.

        Raises:
            Refused: no hints can be given there.
            TableError: NOT_HOST, RUNNING, GAME_OVER, NO_TABLE, STORE.
        """
        if press.arg not in (HintState.ON, HintState.OFF):
            raise Refused("error-old-button")
        state = self._app.hints(await self._tables.get(press.table))
        if state not in (HintState.ON, HintState.OFF):
            raise Refused(f"error-hints-{state}")
        table = await self._tables.hints.choose(press.table, response.user, on=press.arg == HintState.ON)
        await show_options_changed(self._table_actions, self._app, response, table)

    @press(Verb.HINT, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _hint(self, response: InteractionResponse, press: PressId) -> None:
        """Show what a master would do now.

        Raises:
            Refused: there are no hints here.
            TableError: NOT_SEATED, NOT_RUNNING, NOT_YOUR_TURN, GAME_OVER, RETIRED; STALE if the game went on meanwhile.
        """
        table = await self._tables.get(press.table)
        seen, decision = self._asked(response, table)
        found = self._hinting.known(table, seen) or await self._thought(response, table, seen)
        if response.is_outdated:
            # A user who went on meanwhile is not called back. The result stays, so another request needs no search.
            await response.acknowledge_silently()
            return
        if found is None:
            speech = self._app.speech(table, response.language(table))
            await self._table_actions.show_hand(response, table, notice=[speech.say("error-hints-busy")])
            return
        now = await self._tables.get(press.table)
        if self._asked(response, now)[0].mark != seen.mark:
            raise TableError(Reason.STALE)
        # The mark is stored before anything is told: nobody gets a hint of which the others do not learn.
        marked = await self._tables.hints.note(press.table, self._table_actions.require_seat(response, now), seen.mark)
        self._reconciler.wake(press.table)
        screen = hint_page(self._app, marked, seen, decision, found, response.language(marked))
        await response.show_late(screen)

    def _asked(self, response: InteractionResponse, table: Table) -> tuple[VisibleGame, Decision]:
        """Return the game as the player sees it, and what they are asked, if the table gives hints.

        Raises:
            Refused: it gives none.
            TableError: NOT_SEATED, NOT_RUNNING, RETIRED, GAME_OVER, NOT_YOUR_TURN.
        """
        seen = table.seen_by(self._table_actions.require_seat(response, table))
        decision = seen.decision if seen is not None else None
        if seen is None or decision is None:
            raise TableError(Reason.NOT_YOUR_TURN if table.status is Status.RUNNING else Reason.GAME_OVER)
        if (state := self._app.hints(table)) is not HintState.ON:
            raise Refused(f"error-hints-{state}")
        return seen, decision

    async def _thought(
        self, response: InteractionResponse, table: Table, seen: VisibleGame
    ) -> Evaluation[Action] | None:
        """Return what a search finds; where that takes longer than a moment, it is said that it does."""
        search = asyncio.ensure_future(self._hinting.of(table, seen))
        done, _ = await asyncio.wait({search}, timeout=MOMENT)
        if not done:
            speech = self._app.speech(table, response.language(table))
            await response.show_late(thinking_page(table, speech))
        return await search
