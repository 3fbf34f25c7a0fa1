"""Presses on a lobby: join, leave, add a computer, start; and on a finished board: open the same lobby again."""

from __future__ import annotations

import discord

from bot.app_context import App
from bot.handlers.lessons import LessonHandlers
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse
from bot.services.opening_permissions import require_may_open
from bot.services.table_actions import TableActions
from bot.tables import Tables


class LobbyHandlers:
    """Answers presses of the players on a lobby."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, lessons: LessonHandlers) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._lessons = lessons

    @press(Verb.JOIN, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _join(self, response: InteractionResponse, press: PressId) -> None:
        user, thread = response.interaction.user, isinstance(response.interaction.channel, discord.Thread)
        table = await self._tables.lobbies.join(press.table, user.id, user.display_name, invite=thread)
        await self._table_actions.show_change(response, table)
        await self._lessons.offer(response, table)

    @press(Verb.LEAVE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _leave(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.show_change(response, await self._tables.lobbies.leave(press.table, response.user))

    @press(Verb.ADD_COMPUTER, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _add_computer(self, response: InteractionResponse, press: PressId) -> None:
        table = await self._tables.get(press.table)
        name = self._app.computer_name(table, table.language)
        table = await self._tables.lobbies.add_computer(press.table, response.user, name)
        await self._table_actions.show_change(response, table)

    @press(Verb.START, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _start(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.show_change(response, await self._tables.lobbies.start(press.table, response.user))

    @press(Verb.REMATCH, response=ResponseKind.PUBLIC, scope=Scope.TABLE)
    async def _rematch(self, response: InteractionResponse, press: PressId) -> None:
        await require_may_open(self._app, response)
        await self._table_actions.rematch(response, press.table)
