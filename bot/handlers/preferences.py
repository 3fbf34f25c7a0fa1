"""Presses and the command about preferences: reminders, quiet hours, time zone, absence, icons."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Final

import discord

from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.domain.preferences.absence_days import Day, DayRefusal, end_of, offered_days, read_day
from bot.domain.preferences.local_time import zone_named
from bot.domain.preferences.time_zone_finder import city
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.locale import Languages
from bot.interactions.press_input import argument_parts, chosen_value, modal_values, read_number
from bot.interactions.response import InteractionResponse
from bot.reconciler import Reconciler
from bot.screens.away import CHOSEN, COMPUTER, MEANWHILE, MODES, TYPED, away_conflict, away_modal, away_page, day_label
from bot.screens.modal_conflict import Decided
from bot.screens.preferences import FROM, HOURS, MORE, OFF, OWN, TO, cities_page, preferences_page, zone_page
from bot.services.table_actions import TableActions
from bot.tables import EditConflict, Tables

_INTERVALS: Final[Mapping[str, int | None]] = {
    OWN: None,
    "0": 0,
    **{str(hours * 3600): hours * 3600 for hours in HOURS},
}
_DAY: Final = 24 * 60


class PreferenceHandlers:
    """Answers users who change their preferences, in ephemeral messages."""

    def __init__(
        self,
        table_actions: TableActions,
        words: Words,
        languages: Languages,
        tables: Tables,
        reconciler: Reconciler,
    ) -> None:
        self._table_actions = table_actions
        self._words = words
        self._languages = languages
        self._tables = tables
        self._reconciler = reconciler
        self._people = tables.people

    async def show_away(self, response: InteractionResponse, notice: str = "") -> None:
        """Show the user's absence and its buttons, below a `notice` of what was just done."""
        await response.show_ephemeral(
            away_page(self._speech(response), await self._preferences(response), self._tables.now, notice)
        )

    async def go_away(
        self, response: InteractionResponse, text: str, manner: str | None, revision: int | None = None
    ) -> None:
        """Store that the user is away until the end of a day.

        Args:
            response: the press or command.
            text: the day as `read_day` reads it, or by the name of an offered day; empty for the stored day.
            manner: what happens meanwhile; None for what is stored, or else the others are asked to wait.
            revision: revision of the absence that the user has seen, 0 if they saw none; the bot asks before it
                overwrites another one. None overwrites any.

        Raises:
            Refused: the day cannot be read, is past or too far away.
            TableError: STORE.
        """
        preferences, now = await self._preferences(response), self._tables.now
        away = preferences.away(now)
        stand_in = manner == COMPUTER if manner in MODES else away is not None and away.stand_in
        day = None
        if text.strip() or away is None:
            day = self._require_day(response, text, preferences, now)
            until = end_of(day, preferences.zone)
        else:
            until = away.until
        try:
            self._wake(await self._people.go_away(response.user, until, stand_in=stand_in, revision=revision))
        except EditConflict:
            stored = (await self._preferences(response)).away(now)
            if stored is None:  # the absence has just ended, so nothing is overwritten
                await self.go_away(response, text, manner)
                return
            sent = Absence(now, until if day is not None else stored.until, stand_in)
            page = away_conflict(self._speech(response), stored, sent, "" if day is None else day.isoformat())
            await response.send_question(page)
            return
        await self.show_away(response, self._speech(response).say("habits-saved"))

    def suggest_days(
        self, speech: BoundSpeech, preferences: Preferences, locale: str, typed: str
    ) -> list[tuple[str, str]]:
        """Return the days that fit what is typed, each with its name and as YYYY-MM-DD."""
        now = self._tables.now
        days = [(day_label(speech, day, locale), day.date.isoformat()) for day in offered_days(now, preferences.zone)]
        words = typed.casefold().split()
        found = [one for one in days if all(word in " ".join(one).casefold() for word in words)]
        day = read_day(typed, now, preferences.zone, locale)
        if not found and not isinstance(day, DayRefusal):
            found.append((day_label(speech, Day(day), locale), day.isoformat()))
        return found

    def _require_day(self, response: InteractionResponse, text: str, preferences: Preferences, now: int) -> date:
        """Return the day that the user typed or chose."""
        locale = self._time_locale(response)
        day = read_day(text, now, preferences.zone, locale)
        if day is DayRefusal.UNREADABLE:
            # A user can send "tomorrow" before Discord shows a suggestion.
            fitting = self.suggest_days(self._speech(response), preferences, locale, text)
            if len(fitting) == 1:
                day = read_day(fitting[0][1], now, preferences.zone)
        if isinstance(day, DayRefusal):
            raise Refused(f"error-away-{day}")
        return day

    @press(Verb.REMINDERS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _open(self, response: InteractionResponse, press: PressId) -> None:
        await self._show(response)

    @press(Verb.REMIND_EVERY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _interval(self, response: InteractionResponse, press: PressId) -> None:
        value = chosen_value(response)
        if value not in _INTERVALS:
            raise Refused("error-old-button")
        preferences = await self._preferences(response)
        await self._changed(
            response, await self._people.choose_reminders(response.user, _INTERVALS[value], preferences.where)
        )

    @press(Verb.REMIND_WHERE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _where(self, response: InteractionResponse, press: PressId) -> None:
        value = chosen_value(response)
        if value not in set(ReminderTarget):
            raise Refused("error-old-button")
        preferences = await self._preferences(response)
        await self._changed(
            response, await self._people.choose_reminders(response.user, preferences.interval, ReminderTarget(value))
        )

    @press(Verb.QUIET, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _quiet(self, response: InteractionResponse, press: PressId) -> None:
        """Store one end of the quiet hours, or that there are none."""
        if press.arg == OFF:
            await self._changed(response, await self._people.choose_quiet(response.user, None))
            return
        preferences, value = await self._preferences(response), chosen_value(response)
        if press.arg not in (FROM, TO) or not (value.isascii() and value.isdecimal() and int(value) < _DAY):
            raise Refused("error-old-button")
        if preferences.zone is None or zone_named(preferences.zone) is None:
            await response.show_ephemeral(zone_page(self._speech(response), self._tables.now))
            return
        ends = {"start" if press.arg == FROM else "end": int(value)}
        quiet = QuietHours.moved(preferences.quiet, preferences.zone, **ends)
        await self._changed(response, await self._people.choose_quiet(response.user, quiet))

    @press(Verb.ZONE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _zone(self, response: InteractionResponse, press: PressId) -> None:
        """Show the list of local times, or the cities of the chosen local time."""
        speech, now = self._speech(response), self._tables.now
        if not press.arg:
            await response.show_ephemeral(zone_page(speech, now))
            return
        await self._cities(response, chosen_value(response), 0)

    @press(Verb.CITY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _city(self, response: InteractionResponse, press: PressId) -> None:
        """Store the zone of the chosen city, or show further cities."""
        value = chosen_value(response)
        evening, page = argument_parts(press, 2)
        if value == MORE:
            await self._cities(response, evening, read_number(page) + 1)
            return
        if zone_named(value) is None:
            raise Refused("error-old-button")
        self._wake(await self._people.choose_zone(response.user, value))
        speech = self._speech(response)
        await self._show(response, speech.say("zone-done", city=city(value, speech.language)))

    async def _cities(self, response: InteractionResponse, evening: str, page: int) -> None:
        screen = cities_page(
            self._speech(response), read_number(evening), response.interaction.locale.value, page, self._tables.now
        )
        if screen is None:
            raise Refused("error-old-button")
        await response.show_ephemeral(screen)

    @press(Verb.AWAY, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT, modal=True)
    async def _away(self, response: InteractionResponse, press: PressId) -> None:
        """Open the modal, or store what was sent with it."""
        if not response.from_modal:
            preferences = await self._preferences(response)
            now = self._tables.now
            away = preferences.away(now)
            form = away_modal(self._speech(response), preferences, self._time_locale(response), now)
            await response.open_modal(form, PressId(0, 0, Verb.AWAY), 0 if away is None else away.revision)
            return
        fields = modal_values(response.data)
        text = fields.get(TYPED, "").strip() or fields.get(CHOSEN, "")
        await self.go_away(response, text, fields.get(MEANWHILE), press.revision)

    @press(Verb.AWAY_SENT, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _away_sent(self, response: InteractionResponse, press: PressId) -> None:
        """Do what the user decided about an absence that was changed after its modal was opened."""
        day, manner, seen, how = argument_parts(press, 4)
        if how == Decided.KEEP:
            await self.show_away(response, self._speech(response).say("modal-unchanged"))
            return
        if how != Decided.USE or manner not in MODES:
            raise Refused("error-old-button")
        await self.go_away(response, day, manner, read_number(seen))

    @press(Verb.AWAY_AS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _away_as(self, response: InteractionResponse, press: PressId) -> None:
        """Store what happens during the current absence."""
        if press.arg not in MODES:
            raise Refused("error-old-button")
        if (await self._preferences(response)).away(self._tables.now) is None:
            await self.show_away(response)
            return
        await self.go_away(response, "", press.arg)

    @press(Verb.BACK, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _back(self, response: InteractionResponse, press: PressId) -> None:
        await self._table_actions.end_absence(response.user)
        await self.show_away(response, self._speech(response).say("away-back-done"))

    @press(Verb.INVITATIONS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _invitations(self, response: InteractionResponse, press: PressId) -> None:
        """Store whether the user accepts invitations."""
        await self._changed(response, await self._people.choose_invitations(response.user, press.arg == OFF))

    @press(Verb.ICONS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _icons(self, response: InteractionResponse, press: PressId) -> None:
        """Store whether texts that only the user sees have icons."""
        await self._languages.choose_icons(response.user, press.arg == OFF)
        await self._changed(response, ())

    async def _changed(self, response: InteractionResponse, tables: Iterable[int]) -> None:
        self._wake(tables)
        await self._show(response, self._speech(response).say("habits-saved"))

    async def _show(self, response: InteractionResponse, notice: str = "") -> None:
        speech, preferences = self._speech(response), await self._preferences(response)
        server = (await self._tables.guild_settings.of(response.interaction.guild_id or 0)).quiet
        await response.show_ephemeral(
            preferences_page(speech, preferences, self._time_locale(response), self._tables.now, notice, server)
        )

    async def _preferences(self, response: InteractionResponse) -> Preferences:
        return (await self._people.preferences([response.user]))[response.user]

    def _speech(self, response: InteractionResponse) -> BoundSpeech:
        return self._words.speech(response.language(), markdown=True)

    def _time_locale(self, response: InteractionResponse) -> str:
        return time_locale(response.interaction, response.language())

    def _wake(self, tables: Iterable[int]) -> None:
        """Let the reconciler look at the tables whose reminders have changed."""
        for table in tables:
            self._reconciler.wake(table)


def time_locale(interaction: discord.Interaction[Any], language: str) -> str:
    """Return the locale for days and times of a user who reads a language.

    It is the client's locale if that belongs to the language ("en-GB"), else the language's own.
    """
    client = interaction.locale.value
    return client if client.partition("-")[0] == language.partition("-")[0] else language
