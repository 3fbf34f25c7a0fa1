"""Presses on a lobby: join, leave, add a computer, start; and on a finished board, open a lobby like its own."""

from __future__ import annotations

import discord

from bot.context import App
from bot.handlers.lessons import Learning
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Reply
from bot.services.guild_access import see_opening
from bot.services.table_actions import Desk
from bot.tables import Tables


class LobbyPresses:
    """Answers what is pressed on a lobby by the people who are to play."""

    def __init__(self, desk: Desk, app: App, tables: Tables, learning: Learning) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._learning = learning

    @press(Verb.JOIN, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _join(self, reply: Reply, press: PressId) -> None:
        user, thread = reply.interaction.user, isinstance(reply.interaction.channel, discord.Thread)
        table = await self._tables.lobbies.join(press.table, user.id, user.display_name, invite=thread)
        await self._desk.changed(reply, table)
        await self._learning.offer(reply, table)

    @press(Verb.LEAVE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _leave(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._tables.lobbies.leave(press.table, reply.user))

    @press(Verb.ADD_COMPUTER, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _add_computer(self, reply: Reply, press: PressId) -> None:
        table = await self._tables.get(press.table)
        name = self._desk.computer_name(table, table.language)
        table = await self._tables.lobbies.add_computer(press.table, reply.user, name)
        await self._desk.changed(reply, table)

    @press(Verb.START, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _start(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._tables.lobbies.start(press.table, reply.user))

    @press(Verb.REMATCH, response=ResponseKind.PUBLIC, scope=Scope.TABLE)
    async def _rematch(self, reply: Reply, press: PressId) -> None:
        await see_opening(self._app, reply)
        await self._desk.rematch(reply, press.table)
