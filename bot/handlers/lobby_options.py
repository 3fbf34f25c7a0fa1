"""Presses on the options of a lobby: what is set shows to all at once, and on the page where it was pressed."""

from __future__ import annotations

from collections.abc import Mapping

from bot.domain.computer_level import Level
from bot.domain.variants import has_variants
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.params import Handler, chosen, number
from bot.interactions.response import Reply, Screen
from bot.screens.components import notice
from bot.screens.lobby_options import options_page
from bot.services.reply_port import side_by_side
from bot.services.table_actions import Desk
from bot.tables import Status, Table


class OptionPresses:
    """Answers what sets a lobby up, on its page of options or on an older lobby that has those buttons itself."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._app = desk.app
        self._lobbies = desk.app.tables.lobbies

    @property
    def handlers(self) -> Mapping[Verb, Handler]:
        """Who answers which press."""
        return {
            Verb.OPTIONS: self._options,
            Verb.REMOVE_COMPUTER: self._remove_computer,
            Verb.LEVEL: self._level,
            Verb.VARIANT: self._variant,
            Verb.EXPANSION: self._expansion,
            Verb.CANCEL: self._cancel,
        }

    async def _options(self, reply: Reply, press: PressId) -> None:
        await reply.private(_page(self._desk, reply, await self._lobbies.get(press.table)))

    async def _remove_computer(self, reply: Reply, press: PressId) -> None:
        await was_set(self._desk, reply, await self._lobbies.remove_computer(press.table, reply.user))

    async def _level(self, reply: Reply, press: PressId) -> None:
        """Let the computer of a seat play at the level that was chosen; an older lobby does not tell its name."""
        seat, level, name = [*chosen(reply).split("|", 2), "", ""][:3]
        if level not in set(Level):
            raise Refused("error-old-button")
        table = await self._lobbies.set_level(press.table, reply.user, number(seat), Level(level), name or None)
        await was_set(self._desk, reply, table)

    async def _variant(self, reply: Reply, press: PressId) -> None:
        rules = self._app.rules(await self._app.tables.get(press.table))
        if not has_variants(rules) or press.arg not in rules.variants:
            raise Refused("error-old-button")
        await was_set(self._desk, reply, await self._lobbies.set_variant(press.table, reply.user, press.arg))

    async def _expansion(self, reply: Reply, press: PressId) -> None:
        """Add an expansion, or leave it out where the press names none."""
        table = await self._app.tables.get(press.table)
        if press.arg and press.arg not in self._app.rules(table).expansions:
            raise Refused("error-old-button")
        await was_set(self._desk, reply, await self._lobbies.set_expansion(press.table, reply.user, press.arg or None))

    async def _cancel(self, reply: Reply, press: PressId) -> None:
        may_manage = reply.interaction.permissions.manage_channels
        await was_set(self._desk, reply, await self._lobbies.cancel(press.table, reply.user, may_manage))


async def was_set(desk: Desk, reply: Reply, table: Table) -> None:
    """Show a lobby in which something was set to all, and on the private page of its options if pressed there."""
    if not reply.from_private:
        await desk.changed(reply, table)
        return
    await side_by_side(desk.show(reply, table), reply.private(_page(desk, reply, table)))


def _page(desk: Desk, reply: Reply, table: Table) -> Screen:
    language = desk.language(reply, table)
    if table.status is not Status.LOBBY:
        return notice(desk.app.words.note(language, "lobby-cancelled"))
    may_manage = reply.interaction.permissions.manage_channels
    return options_page(desk.app, table, reply.user, language, may_manage=may_manage)
