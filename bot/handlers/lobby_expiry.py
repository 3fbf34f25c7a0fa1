"""Presses about a lobby that waits for days: join if nobody else does, be told of the start, choose when it closes."""

from __future__ import annotations

import discord

from bot.context import App
from bot.domain.lobby_expiry import LOBBY_LENGTHS, LobbyExpiryAction
from bot.handlers.lobby_options import was_set
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.params import chosen
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.screens.components import notice
from bot.screens.lobby_expiry import THEN, WHEN
from bot.screens.pace import pace_page
from bot.services.table_actions import Desk
from bot.tables import Tables


class ClosingPresses:
    """Answers what is pressed about a lobby's waiting."""

    def __init__(self, desk: Desk, app: App, tables: Tables, reconciler: Reconciler) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables
        self._reconciler = reconciler
        self._closing = tables.lobby_expiry

    @press(Verb.SPARE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _spare(self, reply: Reply, press: PressId) -> None:
        user, thread = reply.interaction.user, isinstance(reply.interaction.channel, discord.Thread)
        table = await self._closing.toggle_standby(press.table, user.id, user.display_name, invite=thread)
        await was_set(self._desk, self._app, reply, table)

    @press(Verb.NOTIFIED, response=ResponseKind.PRIVATE, scope=Scope.LOBBY)
    async def _notified(self, reply: Reply, press: PressId) -> None:
        user = reply.interaction.user
        notified = await self._closing.toggle_notified(press.table, user.id, user.display_name)
        self._reconciler.wake(press.table)
        table = await self._tables.get(press.table)
        said = "closing-told-on" if notified else "closing-told-off"
        await reply.private(notice(self._app.words.note(self._desk.language(reply, table), said)), Private.NOTICE)

    @press(Verb.CLOSES, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT)
    async def _closes(self, reply: Reply, press: PressId) -> None:
        """Note the one thing that the host has chosen, and show the page again."""
        value = chosen(reply)
        if press.arg == WHEN and value in LOBBY_LENGTHS:
            table = await self._closing.set_expiry(press.table, reply.user, seconds=LOBBY_LENGTHS[value])
        elif press.arg == THEN and value in set(LobbyExpiryAction):
            table = await self._closing.set_expiry(press.table, reply.user, then=LobbyExpiryAction(value))
        else:
            raise Refused("error-old-button")
        self._reconciler.wake(table.id)
        await reply.private(pace_page(self._app, table, self._desk.language(reply, table), reply.user))
