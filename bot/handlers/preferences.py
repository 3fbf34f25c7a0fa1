"""What people do about their habits, by presses and by command: choose, find their zone, go away and come back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any, Final

import discord

from bot.domain.preferences import Absence, Preferences, QuietHours, ReminderTarget
from bot.domain.preferences.days import Day, DayRefusal, end_of, offered_days, read_day
from bot.domain.preferences.local_time import zone_named
from bot.domain.preferences.time_zones import city
from bot.handlers.router import ResponseKind, Scope, press
from bot.i18n.messages import BoundSpeech, Words
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.errors import Refused
from bot.interactions.params import chosen, filled_in, number, parts
from bot.interactions.response import Reply
from bot.reconciler import Reconciler
from bot.screens.away import CHOSEN, COMPUTER, MEANWHILE, MODES, TYPED, away_conflict, away_modal, away_page, day_label
from bot.screens.modal_conflict import Decided
from bot.screens.preferences import FROM, HOURS, MORE, OFF, OWN, TO, cities_page, preferences_page, zone_page
from bot.services.table_actions import Desk
from bot.tables import EditConflict, Tables

_INTERVALS: Final[Mapping[str, int | None]] = {
    OWN: None,
    "0": 0,
    **{str(hours * 3600): hours * 3600 for hours in HOURS},
}
_DAY: Final = 24 * 60


class Customs:
    """Serves what people want about their habits; every answer is private."""

    def __init__(self, desk: Desk, words: Words, tables: Tables, reconciler: Reconciler) -> None:
        self._desk = desk
        self._words = words
        self._tables = tables
        self._reconciler = reconciler
        self._people = tables.people

    async def show_away(self, reply: Reply, notice: str = "") -> None:
        """Show somebody until when he is away, with what he can do about it, below a `notice` of what was just done."""
        await reply.private(away_page(self._speech(reply), await self._habits(reply), self._tables.now, notice))

    async def go_away(self, reply: Reply, text: str, manner: str | None, revision: int | None = None) -> None:
        """Note that somebody is away until the end of a day.

        Args:
            reply: to be answered.
            text: the day as YYYY-MM-DD, or as one that is offered is called; empty for the one that is set.
            manner: what happens meanwhile; None for what is set, else the others are asked to wait.
            revision: that of the absence which the user has seen, 0 where they saw none; before a third absence is
                overwritten they are asked. None overwrites any.

        Raises:
            Refused: the day is not to be read, past, or too far.
            TableError: STORE.
        """
        habits, now = await self._habits(reply), self._tables.now
        away = habits.away(now)
        stand_in = manner == COMPUTER if manner in MODES else away is not None and away.stand_in
        day = None
        if text.strip() or away is None:
            day = self._day(reply, text, habits, now)
            until = end_of(day, habits.zone)
        else:
            until = away.until
        try:
            self._wake(await self._people.go_away(reply.user, until, stand_in=stand_in, revision=revision))
        except EditConflict:
            stored = (await self._habits(reply)).away(now)
            if stored is None:  # it has ended just now, so nothing is overwritten
                await self.go_away(reply, text, manner)
                return
            sent = Absence(now, until if day is not None else stored.until, stand_in)
            page = away_conflict(self._speech(reply), stored, sent, "" if day is None else day.isoformat())
            await reply.question(page)
            return
        await self.show_away(reply, self._speech(reply).say("habits-saved"))

    def days(self, speech: BoundSpeech, habits: Preferences, locale: str, typed: str) -> list[tuple[str, str]]:
        """Return the days that fit what is typed: what each is called, and how it is written for the bot."""
        now = self._tables.now
        days = [(day_label(speech, day, locale), day.date.isoformat()) for day in offered_days(now, habits.zone)]
        words = typed.casefold().split()
        found = [one for one in days if all(word in " ".join(one).casefold() for word in words)]
        day = read_day(typed, now, habits.zone)
        if not found and not isinstance(day, DayRefusal):
            found.append((day_label(speech, Day(day), locale), day.isoformat()))
        return found

    def _day(self, reply: Reply, text: str, habits: Preferences, now: int) -> date:
        """Return the day that somebody wrote or chose."""
        day = read_day(text, now, habits.zone)
        if day is DayRefusal.UNREADABLE and text.strip():
            # Somebody typed "tomorrow" and sent it before a completion came.
            fitting = self.days(self._speech(reply), habits, self._writing(reply), text)
            if len(fitting) == 1:
                day = read_day(fitting[0][1], now, habits.zone)
        if isinstance(day, DayRefusal):
            raise Refused(f"error-away-{day}")
        return day

    @press(Verb.REMINDERS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _open(self, reply: Reply, press: PressId) -> None:
        await self._show(reply)

    @press(Verb.REMIND_EVERY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _interval(self, reply: Reply, press: PressId) -> None:
        value = chosen(reply)
        if value not in _INTERVALS:
            raise Refused("error-old-button")
        habits = await self._habits(reply)
        await self._changed(reply, await self._people.choose_reminders(reply.user, _INTERVALS[value], habits.where))

    @press(Verb.REMIND_WHERE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _where(self, reply: Reply, press: PressId) -> None:
        value = chosen(reply)
        if value not in set(ReminderTarget):
            raise Refused("error-old-button")
        habits = await self._habits(reply)
        await self._changed(
            reply, await self._people.choose_reminders(reply.user, habits.interval, ReminderTarget(value))
        )

    @press(Verb.QUIET, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _quiet(self, reply: Reply, press: PressId) -> None:
        """Note one end of the quiet hours, or that there are none."""
        if press.arg == OFF:
            await self._changed(reply, await self._people.choose_quiet(reply.user, None))
            return
        habits, value = await self._habits(reply), chosen(reply)
        if press.arg not in (FROM, TO) or not (value.isascii() and value.isdecimal() and int(value) < _DAY):
            raise Refused("error-old-button")
        if habits.zone is None or zone_named(habits.zone) is None:
            await reply.private(zone_page(self._speech(reply), self._tables.now))
            return
        ends = {"start" if press.arg == FROM else "end": int(value)}
        quiet = QuietHours.moved(habits.quiet, habits.zone, **ends)
        await self._changed(reply, await self._people.choose_quiet(reply.user, quiet))

    @press(Verb.ZONE, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _zone(self, reply: Reply, press: PressId) -> None:
        """Show the lines, or the cities of the line that was chosen."""
        speech, now = self._speech(reply), self._tables.now
        if not press.arg:
            await reply.private(zone_page(speech, now))
            return
        await self._cities(reply, chosen(reply), 0)

    @press(Verb.CITY, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _city(self, reply: Reply, press: PressId) -> None:
        """Note a zone by its city, or show further cities."""
        value = chosen(reply)
        evening, page = parts(press, 2)
        if value == MORE:
            await self._cities(reply, evening, number(page) + 1)
            return
        if zone_named(value) is None:
            raise Refused("error-old-button")
        self._wake(await self._people.choose_zone(reply.user, value))
        speech = self._speech(reply)
        await self._show(reply, speech.say("zone-done", city=city(value, speech.language)))

    async def _cities(self, reply: Reply, evening: str, page: int) -> None:
        screen = cities_page(
            self._speech(reply), number(evening), reply.interaction.locale.value, page, self._tables.now
        )
        if screen is None:
            raise Refused("error-old-button")
        await reply.private(screen)

    @press(Verb.AWAY, response=ResponseKind.PAGE, scope=Scope.OWN_SEAT, modal=True)
    async def _away(self, reply: Reply, press: PressId) -> None:
        """Hand out the form, or take what was written into it."""
        if not reply.from_form:
            habits = await self._habits(reply)
            now = self._tables.now
            away, form = habits.away(now), away_modal(self._speech(reply), habits, self._writing(reply), now)
            await reply.ask(form, PressId(0, 0, Verb.AWAY), 0 if away is None else away.revision)
            return
        fields = filled_in(reply.data)
        text = fields.get(TYPED, "").strip() or fields.get(CHOSEN, "")
        await self.go_away(reply, text, fields.get(MEANWHILE), press.revision)

    @press(Verb.AWAY_SENT, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _away_sent(self, reply: Reply, press: PressId) -> None:
        """Do what the user decided about an absence that was changed after its modal was opened."""
        day, manner, seen, how = parts(press, 4)
        if how == Decided.KEEP:
            await self.show_away(reply, self._speech(reply).say("modal-unchanged"))
            return
        if how != Decided.USE or manner not in MODES:
            raise Refused("error-old-button")
        await self.go_away(reply, day, manner, number(seen))

    @press(Verb.AWAY_AS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _away_as(self, reply: Reply, press: PressId) -> None:
        """Note what is to happen during the absence that is under way."""
        if press.arg not in MODES:
            raise Refused("error-old-button")
        if (await self._habits(reply)).away(self._tables.now) is None:
            await self.show_away(reply)
            return
        await self.go_away(reply, "", press.arg)

    @press(Verb.BACK, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _back(self, reply: Reply, press: PressId) -> None:
        await self._desk.end_absence(reply.user)
        await self.show_away(reply, self._speech(reply).say("away-back-done"))

    @press(Verb.INVITATIONS, response=ResponseKind.PAGE, scope=Scope.ANYWHERE)
    async def _invitations(self, reply: Reply, press: PressId) -> None:
        """Note whether somebody takes invitations."""
        await self._changed(reply, await self._people.choose_invitations(reply.user, press.arg == OFF))

    async def _changed(self, reply: Reply, tables: Iterable[int]) -> None:
        self._wake(tables)
        await self._show(reply, self._speech(reply).say("habits-saved"))

    async def _show(self, reply: Reply, notice: str = "") -> None:
        speech, habits = self._speech(reply), await self._habits(reply)
        server = (await self._tables.guild_settings.of(reply.interaction.guild_id or 0)).quiet
        await reply.private(preferences_page(speech, habits, self._writing(reply), self._tables.now, notice, server))

    async def _habits(self, reply: Reply) -> Preferences:
        return (await self._people.preferences([reply.user]))[reply.user]

    def _speech(self, reply: Reply) -> BoundSpeech:
        return self._words.speech(self._desk.language(reply), markdown=True)

    def _writing(self, reply: Reply) -> str:
        return writing(reply.interaction, self._desk.language(reply))

    def _wake(self, tables: Iterable[int]) -> None:
        """Have the tables looked at whose reminders are other ones now."""
        for table in tables:
            self._reconciler.wake(table)


def writing(interaction: discord.Interaction[Any], language: str) -> str:
    """Return the locale in whose manner somebody who reads a language has days and times written.

    It is that of his client where that is one of the language ("en-GB"), else the language's own.
    """
    client = interaction.locale.value
    return client if client.partition("-")[0] == language.partition("-")[0] else language
