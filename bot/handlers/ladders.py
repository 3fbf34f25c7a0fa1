"""Presses and the command about ladders: a page for the reader alone, and the ladder for everybody in a channel."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.app_context import App
from bot.domain.clock import Clock
from bot.domain.ladders import all_ladders, ladder_of
from bot.handlers.router import ResponseKind, Scope, press
from bot.interactions.bot_permissions import has_bot, missing_permissions, require_server
from bot.interactions.cooldowns import Cooldown
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.press_input import chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.queries.ladders import Ladders
from bot.queries.server_statistics import server_statistics
from bot.screens.ladders import OWN, TEXT, ladder_page, ladders_off_page, shown_ladder_screen, totals_page
from bot.services.opening_permissions import permission_refusal
from bot.services.table_actions import TableActions


class LadderHandlers:
    """Shows the ladders of a server to its people; where there is no server, only the user's own totals."""

    def __init__(self, table_actions: TableActions, app: App, ladders: Ladders, clock: Clock) -> None:
        self._table_actions = table_actions
        self._app = app
        self._ladders = ladders
        self._clock = clock
        self._codes = all_ladders(game.rules for game in app.games.values())

    async def open(self, response: InteractionResponse) -> None:
        """Show the first page of the ladder of the table here, or else of the first one with games.

        Raises:
            TableError: STORE.
        """
        await self._show(response, None, 0)

    @press(Verb.LADDER, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _turn(self, response: InteractionResponse, press: PressId) -> None:
        """Show another page, or the first of another ladder."""
        as_text = press.arg.endswith(TEXT)
        if press.arg in ("", TEXT):
            await self._show(response, self._require_code(chosen_value(response)), 0, as_text=as_text)
            return
        code, _, rest = press.arg.partition(".")
        page = rest.partition(".")[0]
        number = None if page == OWN else read_number(page)
        await self._show(response, self._require_code(code), number, as_text=as_text)

    @press(Verb.SHOW_LADDER, response=ResponseKind.PUBLIC, scope=Scope.ANYWHERE)
    async def _post(self, response: InteractionResponse, press: PressId) -> None:
        """Post a page in the channel, in the server's language; it pings nobody.

        Raises:
            Refused: ladders are off, nobody is on this one, or the user asks too often.
            Forbidden: the bot lacks permissions in this channel.
            TableError: STORE.
        """
        interaction = response.interaction
        require_server(interaction)
        guild = interaction.guild_id or 0
        if (await self._app.tables.guild_settings.of(guild)).ladders is None:
            raise Refused("error-ladders-off")
        code, _, number = press.arg.partition(".")
        page = await self._ladders.page(guild, self._require_code(code), read_number(number))
        if not page.rows:
            raise Refused("ladder-nobody" if page.games else "ladder-none")
        thread = isinstance(interaction.channel, discord.Thread)
        if missing := missing_permissions(interaction.app_permissions, thread=thread):
            raise await permission_refusal(self._clock, interaction, missing)
        self._table_actions.require_no_cooldown(response, Cooldown.BOARD)
        await response.send_public(
            await shown_ladder_screen(self._app, page, response.reader.server, _server(response))
        )

    async def _show(
        self, response: InteractionResponse, code: str | None, page: int | None, *, as_text: bool = False
    ) -> None:
        totals, language = await self._ladders.totals(response.user), response.language()
        guild = response.interaction.guild_id
        if guild is None or not has_bot(response.interaction):
            await response.show_ephemeral(totals_page(self._app, totals, language))
            return
        if (await self._app.tables.guild_settings.of(guild)).ladders is None:
            statistics = await server_statistics(self._app, guild, self._ladders.now)
            await response.show_ephemeral(ladders_off_page(self._app, totals, language, statistics))
            return
        played = await self._ladders.codes(guild, self._codes)
        shown = await self._ladders.page(guild, code or await self._usual(response, played), page, response.user)
        no_picture = as_text or not shown.rows
        screen = await ladder_page(
            self._app,
            shown,
            language,
            server=_server(response),
            ladders=played,
            totals=totals,
            as_text=as_text,
            statistics=await server_statistics(self._app, guild, self._ladders.now) if no_picture else None,
        )
        await response.show_ephemeral(screen)

    async def _usual(self, response: InteractionResponse, played: Sequence[str]) -> str:
        """Return the ladder of the table in the channel if games count there, or else the first where some do."""
        here, tables = response.interaction.channel_id or 0, self._app.tables
        table = await tables.live_in(here) or await tables.last_over(here)
        code = None if table is None else ladder_of(self._app.rules(table), table.options)
        return code if code in played and code is not None else next(iter(played), self._codes[0])

    def _require_code(self, code: str) -> str:
        """Return the code of a ladder.

        Raises:
            Refused: there is none of that code.
        """
        if code not in self._codes:
            raise Refused("error-old-button")
        return code


def _server(response: InteractionResponse) -> str:
    """Return the server's name, empty as long as Discord has not sent it."""
    guild = response.interaction.guild
    return "" if guild is None else guild.name or ""
