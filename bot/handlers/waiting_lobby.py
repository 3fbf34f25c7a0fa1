"""Presses about a lobby that waits for days: stand by, be notified of the start, choose when it closes."""

from __future__ import annotations

import discord

from bot.app_context import App
from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.handlers.lobby_options import require_present_page, show_options_changed
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_value
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.components import notice
from bot.screens.pace import pace_page
from bot.screens.waiting_lobby import THEN, WHEN
from bot.services.table_actions import TableActions
from bot.tables import Tables


class WaitingLobbyHandlers:
    """Answers presses about standby players, notifications and the closing of a lobby."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, reconciler: Reconciler) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._closing = tables.waiting_lobbies

    @press(Verb.SPARE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _spare(self, response: InteractionResponse, press: PressId) -> None:
        await require_present_page(self._tables, response, press)
        user, thread = response.interaction.user, isinstance(response.interaction.channel, discord.Thread)
        table = await self._closing.toggle_standby(press.table, user.id, user.display_name, invite=thread)
        await show_options_changed(self._table_actions, self._app, response, table)

    @press(Verb.NOTIFIED, response=ResponseKind.PAGE, scope=Scope.LOBBY)
    async def _notified(self, response: InteractionResponse, press: PressId) -> None:
        """Note that the user is to be told of the start, or not; say so on the page, or alone for older buttons."""
        user = response.interaction.user
        notified = await self._closing.toggle_notified(press.table, user.id, user.display_name)
        self._reconciler.wake(press.table)
        table = await self._tables.get(press.table)
        said = self._app.words.note(response.language(table), "closing-told-on" if notified else "closing-told-off")
        if response.from_ephemeral:
            await show_options_changed(self._table_actions, self._app, response, table, said)
        else:
            await response.show_ephemeral(notice(said), EphemeralKind.NOTICE)

    @press(Verb.CLOSES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _closes(self, response: InteractionResponse, press: PressId) -> None:
        """Store what the host has chosen, and show the page again."""
        value = chosen_value(response)
        if press.arg == WHEN and value in LOBBY_LENGTHS:
            table = await self._closing.set_expiry(press.table, response.user, seconds=LOBBY_LENGTHS[value])
        elif press.arg == THEN and value in set(LobbyExpiryAction):
            table = await self._closing.set_expiry(press.table, response.user, then=LobbyExpiryAction(value))
        else:
            raise Refused("error-old-button")
        self._reconciler.wake(table.id)
        self._table_actions.refresh_pages(table)
        await response.show_ephemeral(pace_page(self._app, table, response.language(table), response.user))
