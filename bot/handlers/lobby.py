"""Presses on a lobby: join, leave, add a computer, start; and on a finished board: open the same lobby again."""

from __future__ import annotations

from typing import Any

import discord

from bot.app_context import App
from bot.discord_api.errors import NETWORK
from bot.handlers.lessons import LessonHandlers
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.queries.open_tables import may_view
from bot.screens.components import channel_mention, link_button, notice, table_url
from bot.services.open_table import open_table, request_of
from bot.services.opening_permissions import require_may_open
from bot.services.table_actions import TableActions
from bot.tables import Table, Tables


class LobbyHandlers:
    """Answers presses of the players on a lobby."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables, lessons: LessonHandlers) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables
        self._lessons = lessons
        self._opening: set[int] = set()
        """The users whose tables are being opened in threads just now."""

    @press(Verb.JOIN, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _join(self, response: InteractionResponse, press: PressId) -> None:
        interaction, user = response.interaction, response.interaction.user
        thread = isinstance(interaction.channel, discord.Thread)
        channel = (await self._tables.get(press.table)).channel_ref.channel
        announced = response.is_away_from(channel) and not response.from_ephemeral
        if announced:
            if not await _sees(interaction, channel):
                raise Refused("refusal-announcement")
            found = interaction.guild.get_channel_or_thread(channel) if interaction.guild is not None else None
            # A channel is always known, a thread only while it is open.
            thread = found is None or isinstance(found, discord.Thread)
        table = await self._tables.lobbies.join(press.table, user.id, user.display_name, invite=thread)
        await self._table_actions.show_change(response, table)
        if announced:
            speech = self._app.speech(table, response.language(table))
            text = speech.say("announcement-joined", channel=channel_mention(channel))
            there = link_button(speech.say("goto-lobby"), table_url(table))
            await response.send_ephemeral(notice(text, there), EphemeralKind.NOTICE)
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

    @press(Verb.OPEN_THREAD, response=ResponseKind.PUBLIC, scope=Scope.ANYWHERE)
    async def _open_thread(self, response: InteractionResponse, press: PressId) -> None:
        """Open the table that a command could not open in its channel; a second press leads to it."""
        pressed, guild, user = response.interaction.message, response.interaction.guild, response.user
        if pressed is None or guild is None:
            raise Refused("error-old-button")
        first = user not in self._opening
        self._opening.add(user)
        try:
            opened = await self._opened_from(pressed, guild, user)
            if opened is not None:
                speech = self._app.speech(opened, response.language(opened))
                there = link_button(speech.say("goto-lobby"), table_url(opened))
                await response.send_ephemeral(notice(speech.say("thread-is-open"), there), EphemeralKind.NOTICE)
            elif first:
                await open_table(self._table_actions, response, await request_of(press.arg, guild))
            else:
                raise Refused("thread-being-opened")
        finally:
            if first:
                self._opening.discard(user)

    async def _opened_from(self, pressed: discord.Message, guild: discord.Guild, user: int) -> Table | None:
        """Return the live table that a user has opened in a thread since they were offered one; None if there is none.

        Raises:
            TableError: STORE.
        """
        for table in await self._tables.people.tables_of(user):
            thread = guild.get_thread(table.channel_ref.channel)
            # The ids of a message and a thread grow by the same clock.
            if thread is None or thread.id < pressed.id or thread.parent_id != pressed.channel.id:
                continue
            if table.host == user:
                return table
        return None


async def _sees(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user may view the channel or thread of an announced table; a sleeping thread is asked for."""
    guild = interaction.guild
    if may_view(interaction, channel) or guild is None or guild.get_channel_or_thread(channel) is not None:
        return may_view(interaction, channel)
    try:
        found = await guild.fetch_channel(channel)
    except (discord.DiscordException, *NETWORK):
        return False
    return isinstance(found, discord.Thread) and not found.is_private() and may_view(interaction, found.parent_id)
