"""Presses about invitations: players invite others, and an invited user declines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.app_context import App
from bot.handlers.lobby_options import show_options_changed
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import EphemeralKind
from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.components import notice
from bot.screens.lobby_invitations import refusal_lines, withdrawn_lines
from bot.services.table_actions import TableActions
from bot.tables import Invitee, Tables


class LobbyInvitationHandlers:
    """Answers presses about invitations."""

    def __init__(self, table_actions: TableActions, app: App, tables: Tables) -> None:
        self._table_actions = table_actions
        self._app = app
        self._tables = tables

    @press(Verb.INVITE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _invite(self, response: InteractionResponse, press: PressId) -> None:
        people = list(_chosen(response.data))
        if not people:
            raise Refused("error-old-button")
        invited = await self._tables.invitations.invite(press.table, response.user, people, press.version)
        if invited.asked or invited.taken_back:
            await show_options_changed(self._table_actions, self._app, response, invited.table)
        speech = self._app.speech(invited.table, response.language(invited.table))
        lines = [*withdrawn_lines(invited.taken_back, speech), *refusal_lines(invited.refused, speech)]
        if lines:
            await response.send_ephemeral(notice("\n".join(lines)), EphemeralKind.NOTICE)

    @press(Verb.REFUSE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _refuse(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.show_change(
            response, await self._tables.invitations.decline(press.table, response.user)
        )


def invitee(user: discord.User | discord.Member) -> Invitee:
    """Return the invitee for a user who is named in a command."""
    return Invitee(user.id, user.display_name, user.bot)


def _chosen(data: Mapping[str, Any]) -> Iterator[Invitee]:
    """Yield the people who are chosen in a select, with the names that Discord sends."""
    resolved = data.get("resolved") or {}
    for value in map(str, data.get("values") or ()):
        user = (resolved.get("users") or {}).get(value) or {}
        member = (resolved.get("members") or {}).get(value) or {}
        name = member.get("nick") or user.get("global_name") or user.get("username") or ""
        if value.isascii() and value.isdecimal() and len(value) <= 20:
            yield Invitee(int(value), str(name), bool(user.get("bot")))
