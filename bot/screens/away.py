"""Private words about being away: what is set, and the form in which somebody says until when."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.domain.preferences import ALLOWANCE, Absence, Preferences
from bot.domain.preferences.days import Day, DayLabel, format_day, offered_days
from bot.domain.preferences.local_time import DAY
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import FORM_TITLE, GOOD, MAIN, Layout, button, clip
from bot.screens.modal_conflict import Decided, conflict_page

COMPUTER: Final = "computer"
WAIT: Final = "wait"
MANNERS: Final = (WAIT, COMPUTER)
"""What is to happen meanwhile."""

CHOSEN: Final = "chosen"
TYPED: Final = "typed"
MEANWHILE: Final = "meanwhile"
"""The fields of the form."""


def away_page(speech: BoundSpeech, habits: Preferences, now: int, notice: str = "") -> Screen:
    """Return whether and until when the reader is away, with buttons to change it."""
    away = habits.away(now)
    layout = Layout()
    lines = [f"## {speech.say('away-title')}", notice]
    lines += [speech.say("away-none")] if away is None else _told(speech, habits, away, now)
    layout.text("\n".join(line for line in lines if line))
    form = PressId(0, 0, Verb.AWAY)
    reminders = button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS))
    if away is None:
        layout.buttons([button(speech.say("away-set"), form, MAIN), reminders])
    else:
        other = WAIT if away.stand_in else COMPUTER
        layout.buttons(
            [
                button(speech.say("away-back"), PressId(0, 0, Verb.BACK), GOOD),
                button(speech.say("away-change"), form),
                button(speech.say(f"away-{other}"), PressId(0, 0, Verb.AWAY_AS, other)),
                reminders,
            ]
        )
    return layout.screen()


def _told(speech: BoundSpeech, habits: Preferences, away: Absence, now: int) -> list[str]:
    lines = [
        speech.say("away-now", when=_day(away.until)),
        speech.say("away-computer-now" if away.stand_in else "away-wait-now"),
    ]
    if not away.stand_in:
        lines.append(speech.say("away-left", days=habits.left(now) // DAY, all=ALLOWANCE // DAY))
        waited = habits.waited(now, away.until)
        if waited < away.until - now:
            lines.append(speech.say("away-short", when=_day(now + waited)))
    return lines


def away_form(speech: BoundSpeech, habits: Preferences, locale: str, now: int) -> discord.ui.Modal:
    """Return the form in which somebody says until when he is away, and what is to happen meanwhile."""
    away = habits.away(now)
    stands_in = away is not None and away.stand_in
    form = discord.ui.Modal(title=clip(speech.say("away-form-title"), FORM_TITLE))
    days: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=CHOSEN,
        placeholder=speech.say("away-form-choose"),
        required=False,
        min_values=0,
        options=[
            discord.SelectOption(label=day_label(speech, day, locale), value=day.date.isoformat())
            for day in offered_days(now, habits.zone)
        ],
    )
    date: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=TYPED, required=False, max_length=20)
    who: discord.ui.RadioGroup[Any] = discord.ui.RadioGroup(
        custom_id=MEANWHILE,
        required=True,
        options=[
            discord.RadioGroupOption(
                label=speech.say(f"away-{manner}"), value=manner, default=(manner == COMPUTER) is stands_in
            )
            for manner in MANNERS
        ],
    )
    for message, field in (("away-form-day", days), ("away-form-date", date), ("away-form-who", who)):
        form.add_item(discord.ui.Label(text=clip(speech.say(message), FORM_TITLE), component=field))
    return form


def away_conflict(speech: BoundSpeech, stored: Absence, sent: Absence, day: str) -> Screen:
    """Return the question about an absence that was changed after the modal for a new one was opened.

    Args:
        speech: the reader's words.
        stored: the absence that is stored.
        sent: the absence that was sent.
        day: its last day as YYYY-MM-DD, empty where none was sent.
    """
    manner = COMPUTER if sent.stand_in else WAIT

    def told(away: Absence) -> str:
        meanwhile = speech.say(f"away-{COMPUTER if away.stand_in else WAIT}")
        return speech.say("away-choice", when=_day(away.until), meanwhile=meanwhile)

    def press(how: Decided) -> PressId:
        return PressId(0, 0, Verb.AWAY_SENT, f"{day}|{manner}|{stored.revision}|{how}")

    return conflict_page(speech, told(stored), told(sent), press(Decided.KEEP), press(Decided.USE))


def day_label(speech: BoundSpeech, day: Day, locale: str) -> str:
    """Return what a day is called: its date, with today, tomorrow, next Monday, in so many weeks."""
    date = format_day(day.date, locale)
    match day.near:
        case None:
            return speech.say("away-day", date=date)
        case DayLabel.WEEKS:
            return speech.say("away-day-weeks", date=date, weeks=day.weeks)
        case DayLabel.TODAY | DayLabel.TOMORROW | DayLabel.MONDAY:
            return speech.say(f"away-day-{day.near}", date=date)


def _day(at: int) -> str:
    """Return what Discord shows as the day and time of a moment."""
    return f"<t:{at}:F>"
