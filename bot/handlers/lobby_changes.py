"""Presses that change the setup of a lobby, and the answers of those who are asked for their seats or to agree."""

from __future__ import annotations

from typing import Final

from bot.app_context import App
from bot.handlers.lobby_options import require_present_page, show_options_changed
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import argument_parts, chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.screens.lobby_changes import AGREE, ASK, GIVE, KEEP, NONE, WITHDRAW, change_question
from bot.services.table_actions import TableActions
from bot.tables import SetupPart, Tables

_PARTS: Final = {part.code: part for part in SetupPart}


class LobbyChangeHandlers:
    """Answers presses about the game, seats, variant and expansion of a lobby."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._changes = tables.lobby_changes

    @press(Verb.SETUP, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _setup(self, response: InteractionResponse, press: PressId) -> None:
        """Change what the host has chosen, ask people for their seats, or ask no more."""
        await require_present_page(self._tables, response, press)
        if press.arg == WITHDRAW:
            table = await self._changes.withdraw(press.table, response.user)
            await show_options_changed(self._table_actions, self._app, response, table)
            return
        if press.arg in _PARTS:
            await self._choose(response, press, press.arg, chosen_value(response))
            return
        how, part, value = argument_parts(press, 3)
        if how != ASK:
            raise Refused("error-old-button")
        await self._choose(response, press, part, value, ask=True)

    @press(Verb.VARIANT, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _variant(self, response: InteractionResponse, press: PressId) -> None:
        """Choose a variant by an older button."""
        await self._choose(response, press, SetupPart.VARIANT.code, press.arg)

    @press(Verb.EXPANSION, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _expansion(self, response: InteractionResponse, press: PressId) -> None:
        """Add an expansion by an older button, or remove it if the press names none."""
        await self._choose(response, press, SetupPart.EXPANSION.code, press.arg)

    @press(Verb.GIVE_SEAT, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _give_seat(self, response: InteractionResponse, press: PressId) -> None:
        answer, version = argument_parts(press, 2)
        answers = {GIVE: self._changes.give_up_seat, KEEP: self._changes.keep_setup, AGREE: self._changes.agree}
        if answer not in answers:
            raise Refused("error-old-button")
        table = await answers[answer](press.table, response.user, read_number(version))
        await self._table_actions.show_change(response, table)

    async def _choose(
        self, response: InteractionResponse, press: PressId, part: str, value: str, *, ask: bool = False
    ) -> None:
        """Change a part of the setup, or show the host who would have no seat or must agree.

        Raises:
            Refused: no select of the bot has such a part.
        """
        if part not in _PARTS:
            raise Refused("error-old-button")
        value = "" if value == NONE else value
        change = await self._changes.choose(press.table, response.user, _PARTS[part], value, ask=ask)
        if not change.unseated and not change.must_agree:
            await show_options_changed(self._table_actions, self._app, response, change.table)
            return
        speech = self._app.speech(change.table, response.language(change.table))
        await response.show_ephemeral(change_question(self._app, change, _PARTS[part], value, speech))
