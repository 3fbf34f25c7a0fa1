"""The panel of a server's settings, by command and by presses; every answer is ephemeral."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

import discord

from bot.domain.clock import Clock
from bot.domain.guild_settings import Settings, uncallable
from bot.domain.preferences.local_time import zone_named
from bot.domain.preferences.quiet_hours import MINUTES
from bot.handlers.preferences import time_locale
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.bot_permissions import (
    missing_permissions,
    permission_names,
    require_server,
    used_permissions,
)
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.press_input import argument_parts, chosen_value, read_number
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler, TimedOut
from bot.screens.components import channel_mention, moment, role_mention
from bot.screens.guild_settings import (
    AUTOMATIC,
    SERVERS_ZONE,
    SETTINGS,
    Part,
    There,
    people_page,
    permissions_page,
    results_page,
    tables_page,
    why,
)
from bot.screens.preferences import FROM, MORE, OFF, TO, cities_page, zone_page
from bot.services.opening_permissions import (
    announcement_permissions,
    chosen_role,
    closed_channels,
    is_manager,
    known_channels,
    known_role,
    known_roles,
    may_mention,
    permission_refusal,
)
from bot.services.table_actions import TableActions
from bot.tables import Tables

_LONGEST: Final = 20  # digits of a channel's or role's number


class GuildSettingsHandlers:
    """Shows and changes the settings of a server; each press checks again whether the user may."""

    def __init__(
        self,
        table_actions: TableActions,
        words: Words,
        languages: Languages,
        tables: Tables,
        reconciler: Reconciler,
        clock: Clock,
    ) -> None:
        self._table_actions = table_actions
        self._words = words
        self._languages = languages
        self._tables = tables
        self._reconciler = reconciler
        self._clock = clock
        self._servers = tables.guild_settings

    async def open(self, response: InteractionResponse) -> None:
        """Show the panel; a user who may not manage the server is told what the bot may do in the channel.

        Raises:
            Refused: it is no server with the bot.
            TableError: STORE.
        """
        require_server(response.interaction)
        if is_manager(response.interaction):
            await self._show(response, Part.TABLES)
        else:
            await self._show_permissions(response)

    @press(Verb.SETTINGS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _pressed(self, response: InteractionResponse, press: PressId) -> None:
        if press.arg == Part.PERMISSIONS:
            require_server(response.interaction)
            await self._show_permissions(response)
            return
        require_manager(response)
        name, _, rest = press.arg.partition(".")
        if name not in set(Part):
            raise Refused("error-old-button")
        part = Part(name)
        if (setting := SETTINGS.get(part)) is not None:
            value = chosen_value(response)
            if value not in {option for _, option, _ in setting.options(self._speech(response))}:
                raise Refused("error-old-button")
            await self._change(response, setting.page, lambda settings: setting.change(settings, value))
            return
        match part:
            case Part.TABLES | Part.PEOPLE | Part.RESULTS:
                await self._show(response, part)
            case Part.CHANNELS:
                there = known_channels(response.interaction)
                channels = tuple(channel for channel in _numbers(response) if channel in there)
                await self._change(response, Part.TABLES, lambda settings: replace(settings, channels=channels))
            case Part.ANNOUNCEMENTS:
                there = known_channels(response.interaction)
                channel = next((one for one in _numbers(response) if one in there), None)
                await self._change(response, Part.RESULTS, lambda settings: replace(settings, announcements=channel))
            case Part.LANGUAGE:
                await self._language(response)
            case Part.OPENER:
                opener = _one(response)
                await self._change(response, Part.PEOPLE, lambda settings: replace(settings, opener_role=opener))
            case Part.ROLE:
                await self._role(response)
            case Part.QUIET:
                await self._quiet(response, rest)
            case Part.ZONE:
                await self._zone(response, rest)
            case Part.CITY:
                await self._city(response, replace(press, arg=rest))
            case _:
                raise RuntimeError(f"no part of the settings panel is {part}")

    async def _language(self, response: InteractionResponse) -> None:
        value = chosen_value(response)
        if value != AUTOMATIC and value not in self._words.languages:
            raise Refused("error-language-unknown")
        await self._languages.choose_for_server(_guild(response), None if value == AUTOMATIC else value)
        await self._saved(response, Part.TABLES)

    async def _role(self, response: InteractionResponse) -> None:
        """Set the role to ping; if it cannot be pinged, say why and change nothing."""
        role = _one(response)
        if role is not None:
            reason = uncallable(chosen_role(response.interaction, role), may_mention=may_mention(response.interaction))
            if reason is not None:
                speech = self._speech(response)
                refused = speech.say("settings-role-refused", role=role_mention(role))
                await self._show(response, Part.PEOPLE, f"{refused} {why(speech, reason)}")
                return
        await self._change(response, Part.PEOPLE, lambda settings: replace(settings, role=role))

    async def _quiet(self, response: InteractionResponse, end: str) -> None:
        """Set the start or the end of the quiet hours, or remove them."""
        if end == OFF:
            await self._change(response, Part.PEOPLE, lambda settings: replace(settings, quiet=None))
            return
        minute = read_number(chosen_value(response))
        if end not in (FROM, TO) or minute >= MINUTES:
            raise Refused("error-old-button")
        zone = (await self._servers.of(_guild(response))).zone
        if zone is None or zone_named(zone) is None:
            await self._zone(response, "")
            return
        ends = {"start" if end == FROM else "end": minute}
        await self._change(response, Part.PEOPLE, lambda settings: settings.with_quiet(zone, **ends))

    async def _zone(self, response: InteractionResponse, line: str) -> None:
        """Show the page of time zones, or the cities of a chosen one."""
        if line:
            await self._cities(response, chosen_value(response), 0)
        else:
            await response.show_ephemeral(zone_page(self._speech(response), self._tables.now, SERVERS_ZONE))

    async def _city(self, response: InteractionResponse, press: PressId) -> None:
        """Set the zone by its city, or show more cities."""
        value = chosen_value(response)
        evening, page = argument_parts(press, 2)
        if value == MORE:
            await self._cities(response, evening, read_number(page) + 1)
            return
        if zone_named(value) is None:
            raise Refused("error-old-button")
        await self._change(response, Part.PEOPLE, lambda settings: settings.in_zone(value))

    async def _cities(self, response: InteractionResponse, evening: str, page: int) -> None:
        locale, now = response.interaction.locale.value, self._tables.now
        screen = cities_page(self._speech(response), read_number(evening), locale, page, now, SERVERS_ZONE)
        if screen is None:
            raise Refused("error-old-button")
        await response.show_ephemeral(screen)

    async def _change(self, response: InteractionResponse, page: Part, change: Callable[[Settings], Settings]) -> None:
        for table in await self._servers.change(_guild(response), change):
            self._reconciler.wake(table)
        await self._saved(response, page)

    async def _saved(self, response: InteractionResponse, page: Part) -> None:
        speech, settings = self._speech(response), await self._servers.of(_guild(response))
        lines = [speech.say("habits-saved")]
        closed = closed_channels(response.data, threads=settings.threads) if page is Part.TABLES else {}
        for lacking, channels in closed.items():
            mentions = speech.join([channel_mention(channel) for channel in channels])
            lines.append(
                speech.say("settings-channels-closed", channels=mentions, permissions=permission_names(lacking, speech))
            )
        await self._show(response, page, "\n".join(lines))

    async def _show(self, response: InteractionResponse, page: Part, notice: str = "") -> None:
        settings, speech = await self._servers.of(_guild(response)), self._speech(response)
        there = _there(response.interaction, settings)
        if page is Part.TABLES:
            words = self._words
            languages = [(code, words.text(code, "language-name")) for code in words.languages]
            screen = tables_page(speech, settings, there, languages, notice)
        elif page is Part.RESULTS:
            missing = announcement_permissions(response.interaction, settings.announcements)
            screen = results_page(speech, settings, there, missing, notice)
        else:
            locale = time_locale(response.interaction, speech.language)
            screen = people_page(speech, settings, there, locale, self._tables.now, notice)
        await response.show_ephemeral(screen)

    async def _show_permissions(self, response: InteractionResponse) -> None:
        """Show what the bot may do in the channel from which it is asked."""
        interaction, speech = response.interaction, self._speech(response)
        have, channel = interaction.app_permissions, interaction.channel
        thread = isinstance(channel, discord.Thread)
        missing, notice = missing_permissions(have, thread=thread), ""
        if missing:
            refusal = await permission_refusal(self._clock, interaction, missing)
            if isinstance(refusal, TimedOut):
                notice = speech.say("error-timed-out", when=moment(int(refusal.until)))
        used = used_permissions(have, thread=thread, threads=isinstance(channel, discord.TextChannel))
        page = permissions_page(
            speech, interaction.channel_id or 0, used, missing, manages=is_manager(interaction), notice=notice
        )
        await response.show_ephemeral(page)

    def _speech(self, response: InteractionResponse) -> BoundSpeech:
        return self._words.speech(response.language(), markdown=True)


def require_manager(response: InteractionResponse) -> None:
    """Require that the user presses in a server with the bot, and may manage it now.

    Raises:
        Refused: they do not.
    """
    require_server(response.interaction)
    if not is_manager(response.interaction):
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


def _guild(response: InteractionResponse) -> int:
    return response.interaction.guild_id or 0


def _one(response: InteractionResponse) -> int | None:
    return next(iter(_numbers(response)), None)


def _numbers(response: InteractionResponse) -> tuple[int, ...]:
    """Return the numbers of the channels or roles that were chosen in a select.

    Raises:
        Refused: one is none.
    """
    return tuple(read_number(value, _LONGEST) for value in response.data.get("values", ()))
