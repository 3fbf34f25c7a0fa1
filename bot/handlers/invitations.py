"""Presses about invitations: people at a table invite others, and who is invited declines."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import discord

from bot.context import App
from bot.handlers.lobby_options import was_set
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import Private
from bot.interactions.errors import Refused
from bot.interactions.response import Reply
from bot.screens.components import notice
from bot.screens.invitations import refusal_lines, withdrawn_lines
from bot.services.table_actions import Desk
from bot.tables import Invitee, Tables


class InvitationPresses:
    """Answers what is pressed about invitations."""

    def __init__(self, desk: Desk, app: App, tables: Tables) -> None:
        self._desk = desk
        self._app = app
        self._tables = tables

    @press(Verb.INVITE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _invite(self, reply: Reply, press: PressId) -> None:
        people = list(_chosen(reply.data))
        if not people:
            raise Refused("error-old-button")
        invited = await self._tables.invitations.invite(press.table, reply.user, people, press.version)
        if invited.asked or invited.taken_back:
            await was_set(self._desk, self._app, reply, invited.table)
        speech = self._app.speech(invited.table, self._desk.language(reply, invited.table))
        lines = [*withdrawn_lines(invited.taken_back, speech), *refusal_lines(invited.refused, speech)]
        if lines:
            await reply.aside(notice("\n".join(lines)), Private.NOTICE)

    @press(Verb.REFUSE, response=ResponseKind.UPDATE, scope=Scope.LOBBY)
    async def _refuse(self, reply: Reply, press: PressId) -> None:
        await self._desk.changed(reply, await self._tables.invitations.decline(press.table, reply.user))


def invitee(user: discord.User | discord.Member) -> Invitee:
    """Return somebody who was named in a command as one who is to be invited."""
    return Invitee(user.id, user.display_name, user.bot)


def _chosen(data: Mapping[str, Any]) -> Iterator[Invitee]:
    """Yield the people who were chosen in a select, with the names that Discord sends along."""
    resolved = data.get("resolved") or {}
    for value in map(str, data.get("values") or ()):
        user = (resolved.get("users") or {}).get(value) or {}
        member = (resolved.get("members") or {}).get(value) or {}
        name = member.get("nick") or user.get("global_name") or user.get("username") or ""
        if value.isascii() and value.isdecimal() and len(value) <= 20:
            yield Invitee(int(value), str(name), bool(user.get("bot")))
