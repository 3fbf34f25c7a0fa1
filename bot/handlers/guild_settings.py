"""What those who manage a server want about its settings, by command and by presses; every answer is private."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.domain.guild_settings import Settings, uncallable
from bot.domain.preferences.local_time import zone_named
from bot.domain.preferences.quiet_hours import MINUTES
from bot.handlers.preferences import time_locale
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.permissions import permission_names, require_server
from bot.interactions.press_input import argument_parts, chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.components import channel_mention, role_mention
from bot.screens.guild_settings import AUTOMATIC, SERVERS_ZONE, SETTINGS, Part, There, people_page, tables_page, why
from bot.screens.preferences import FROM, MORE, OFF, TO, cities_page, zone_page
from bot.services.guild_permissions import (
    chosen_role,
    closed_channels,
    is_manager,
    known_channels,
    known_role,
    known_roles,
    may_mention,
)
from bot.services.table_actions import TableActions
from bot.tables import Tables

_LONGEST: Final = 20  # digits of a channel's or role's number


class ServerPanel:
    """Shows and changes what a server has set; at each press it is asked anew whether somebody may."""

    def __init__(
        self, desk: TableActions, words: Words, languages: Languages, tables: Tables, reconciler: Reconciler
    ) -> None:
        self._desk = desk
        self._words = words
        self._languages = languages
        self._tables = tables
        self._reconciler = reconciler
        self._servers = tables.guild_settings

    async def open(self, reply: InteractionResponse) -> None:
        """Show the panel.

        Raises:
            Refused: it is no server with the bot, or not theirs to set.
            TableError: STORE.
        """
        _see(reply)
        await self._show(reply, Part.TABLES)

    @press(Verb.SETTINGS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, reply: InteractionResponse, press: PressId) -> None:
        _see(reply)
        name, _, rest = press.arg.partition(".")
        if name not in set(Part):
            raise Refused("error-old-button")
        part = Part(name)
        if (setting := SETTINGS.get(part)) is not None:
            value = chosen_value(reply)
            if value not in {option for _, option, _ in setting.options(self._speech(reply))}:
                raise Refused("error-old-button")
            await self._change(reply, setting.page, lambda settings: setting.change(settings, value))
            return
        match part:
            case Part.TABLES | Part.PEOPLE:
                await self._show(reply, part)
            case Part.CHANNELS:
                there = known_channels(reply.interaction)
                channels = tuple(channel for channel in _numbers(reply) if channel in there)
                await self._change(reply, Part.TABLES, lambda settings: replace(settings, channels=channels))
            case Part.LANGUAGE:
                await self._language(reply)
            case Part.OPENER:
                opener = _one(reply)
                await self._change(reply, Part.PEOPLE, lambda settings: replace(settings, opener_role=opener))
            case Part.ROLE:
                await self._role(reply)
            case Part.QUIET:
                await self._quiet(reply, rest)
            case Part.ZONE:
                await self._zone(reply, rest)
            case Part.CITY:
                await self._city(reply, replace(press, arg=rest))
            case _:
                raise RuntimeError(f"no part of the settings panel is {part}")

    async def _language(self, reply: InteractionResponse) -> None:
        value = chosen_value(reply)
        if value != AUTOMATIC and value not in self._words.languages:
            raise Refused("error-language-unknown")
        await self._languages.choose_for_server(_guild(reply), None if value == AUTOMATIC else value)
        await self._saved(reply, Part.TABLES)

    async def _role(self, reply: InteractionResponse) -> None:
        """Note the role to be called, unless it cannot be: then say why, and leave it as it was."""
        role = _one(reply)
        if role is not None:
            reason = uncallable(chosen_role(reply.interaction, role), may_mention=may_mention(reply.interaction))
            if reason is not None:
                speech = self._speech(reply)
                refused = speech.say("settings-role-refused", role=role_mention(role))
                await self._show(reply, Part.PEOPLE, f"{refused} {why(speech, reason)}")
                return
        await self._change(reply, Part.PEOPLE, lambda settings: replace(settings, role=role))

    async def _quiet(self, reply: InteractionResponse, end: str) -> None:
        """Note one end of the quiet hours, or that there are none."""
        if end == OFF:
            await self._change(reply, Part.PEOPLE, lambda settings: replace(settings, quiet=None))
            return
        minute = read_number(chosen_value(reply))
        if end not in (FROM, TO) or minute >= MINUTES:
            raise Refused("error-old-button")
        zone = (await self._servers.of(_guild(reply))).zone
        if zone is None or zone_named(zone) is None:
            await self._zone(reply, "")
            return
        ends = {"start" if end == FROM else "end": minute}
        await self._change(reply, Part.PEOPLE, lambda settings: settings.with_quiet(zone, **ends))

    async def _zone(self, reply: InteractionResponse, line: str) -> None:
        """Show the lines, or the cities of the line that was chosen."""
        if line:
            await self._cities(reply, chosen_value(reply), 0)
        else:
            await reply.show_ephemeral(zone_page(self._speech(reply), self._tables.now, SERVERS_ZONE))

    async def _city(self, reply: InteractionResponse, press: PressId) -> None:
        """Note the zone by its city, or show further cities."""
        value = chosen_value(reply)
        evening, page = argument_parts(press, 2)
        if value == MORE:
            await self._cities(reply, evening, read_number(page) + 1)
            return
        if zone_named(value) is None:
            raise Refused("error-old-button")
        await self._change(reply, Part.PEOPLE, lambda settings: settings.in_zone(value))

    async def _cities(self, reply: InteractionResponse, evening: str, page: int) -> None:
        locale, now = reply.interaction.locale.value, self._tables.now
        screen = cities_page(self._speech(reply), read_number(evening), locale, page, now, SERVERS_ZONE)
        if screen is None:
            raise Refused("error-old-button")
        await reply.show_ephemeral(screen)

    async def _change(self, reply: InteractionResponse, page: Part, change: Callable[[Settings], Settings]) -> None:
        for table in await self._servers.change(_guild(reply), change):
            self._reconciler.wake(table)
        await self._saved(reply, page)

    async def _saved(self, reply: InteractionResponse, page: Part) -> None:
        speech, settings = self._speech(reply), await self._servers.of(_guild(reply))
        lines = [speech.say("habits-saved")]
        for lacking, channels in closed_channels(reply.data, threads=settings.threads).items():
            mentions = speech.join([channel_mention(channel) for channel in channels])
            lines.append(
                speech.say("settings-channels-closed", channels=mentions, permissions=permission_names(lacking, speech))
            )
        await self._show(reply, page, "\n".join(lines))

    async def _show(self, reply: InteractionResponse, page: Part, notice: str = "") -> None:
        settings, speech = await self._servers.of(_guild(reply)), self._speech(reply)
        there = _there(reply.interaction, settings)
        if page is Part.TABLES:
            words = self._words
            languages = [(code, words.text(code, "language-name")) for code in words.languages]
            screen = tables_page(speech, settings, there, languages, notice)
        else:
            locale = time_locale(reply.interaction, speech.language)
            screen = people_page(speech, settings, there, locale, self._tables.now, notice)
        await reply.show_ephemeral(screen)

    def _speech(self, reply: InteractionResponse) -> BoundSpeech:
        return self._words.speech(reply.language(), markdown=True)


def _see(reply: InteractionResponse) -> None:
    """See that somebody asks in a server with the bot, and may manage it now."""
    require_server(reply.interaction)
    if not is_manager(reply.interaction):
        raise Refused("error-settings")


def _there(interaction: discord.Interaction[Any], settings: Settings) -> There:
    channels, roles = known_channels(interaction), known_roles(interaction)
    reason = None
    if settings.role is not None:
        role = known_role(interaction, settings.role)
        # Where the server is not told of yet, nothing is said against it.
        if role is not None or settings.role not in roles:
            reason = uncallable(role, may_mention=may_mention(interaction))
    return There(channels, roles, reason)


def _guild(reply: InteractionResponse) -> int:
    return reply.interaction.guild_id or 0


def _one(reply: InteractionResponse) -> int | None:
    return next(iter(_numbers(reply)), None)


def _numbers(reply: InteractionResponse) -> tuple[int, ...]:
    """Return the numbers of the channels or roles that were chosen in a select.

    Raises:
        Refused: one is none.
    """
    return tuple(read_number(value, _LONGEST) for value in reply.data.get("values", ()))
