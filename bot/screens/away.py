"""A person's absence: the ephemeral page that shows it, and the modal that sets it."""

from __future__ import annotations

from typing import Any, Final

import discord

from bot.domain.preferences import ALLOWANCE, Absence, Preferences
from bot.domain.preferences.absence_days import Day, DayLabel, format_day, offered_days
from bot.domain.preferences.local_time import DAY
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import GOOD, MAIN, MODAL_TITLE, Layout, button, clip
from bot.screens.header_and_footer import games_button
from bot.screens.modal_conflict import Decided, conflict_page

COMPUTER: Final = "computer"
WAIT: Final = "wait"
MODES: Final = (WAIT, COMPUTER)
"""What happens at the person's tables during the absence."""

CHOSEN: Final = "chosen"
TYPED: Final = "typed"
MEANWHILE: Final = "meanwhile"
"""The fields of the modal."""


def away_page(speech: BoundSpeech, preferences: Preferences, now: int, notice: str = "") -> Screen:
    """Return the page that says whether and until when the reader is away, with buttons to change it."""
    away = preferences.away(now)
    layout = Layout()
    lines = [f"## {speech.say('away-title')}", notice]
    lines += [speech.say("away-none")] if away is None else _lines(speech, preferences, away, now)
    layout.text("\n".join(line for line in lines if line))
    change = PressId(0, 0, Verb.AWAY)
    reminders, games = button(speech.say("habits-button"), PressId(0, 0, Verb.REMINDERS)), games_button(speech, "b")
    if away is None:
        layout.buttons([button(speech.say("away-set"), change, MAIN), reminders, games])
    else:
        other = WAIT if away.stand_in else COMPUTER
        layout.buttons(
            [
                button(speech.say("away-back"), PressId(0, 0, Verb.BACK), GOOD),
                button(speech.say("away-change"), change),
                button(speech.say(f"away-{other}"), PressId(0, 0, Verb.AWAY_AS, other)),
                reminders,
                games,
            ]
        )
    return layout.screen()


def _lines(speech: BoundSpeech, preferences: Preferences, away: Absence, now: int) -> list[str]:
    lines = [
        speech.say("away-now", when=_day(away.until)),
        speech.say("away-computer-now" if away.stand_in else "away-wait-now"),
    ]
    if not away.stand_in:
        lines.append(speech.say("away-left", days=preferences.left(now) // DAY, all=ALLOWANCE // DAY))
        waited = preferences.waited(now, away.until)
        if waited < away.until - now:
            lines.append(speech.say("away-short", when=_day(now + waited)))
    return lines


def away_modal(speech: BoundSpeech, preferences: Preferences, locale: str, now: int) -> discord.ui.Modal:
    """Return the modal in which a person sets until when they are away, and what happens meanwhile."""
    away = preferences.away(now)
    stands_in = away is not None and away.stand_in
    modal = discord.ui.Modal(title=clip(speech.say("away-form-title"), MODAL_TITLE))
    days: discord.ui.Select[Any] = discord.ui.Select(
        custom_id=CHOSEN,
        placeholder=speech.say("away-form-choose"),
        required=False,
        min_values=0,
        options=[
            discord.SelectOption(label=day_label(speech, day, locale), value=day.date.isoformat())
            for day in offered_days(now, preferences.zone)
        ],
    )
    date: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=TYPED, required=False, max_length=20)
    mode: discord.ui.RadioGroup[Any] = discord.ui.RadioGroup(
        custom_id=MEANWHILE,
        required=True,
        options=[
            discord.RadioGroupOption(
                label=speech.say(f"away-{choice}"), value=choice, default=(choice == COMPUTER) is stands_in
            )
            for choice in MODES
        ],
    )
    # Discord cannot require one of two fields, so both say it.
    for message, field, help_message in (
        ("away-form-day", days, "away-form-day-help"),
        ("away-form-date", date, "away-form-date-help"),
        ("away-form-who", mode, None),
    ):
        description = None if help_message is None else speech.say(help_message)
        label = clip(speech.say(message), MODAL_TITLE)
        modal.add_item(discord.ui.Label(text=label, description=description, component=field))
    return modal


def away_conflict(speech: BoundSpeech, stored: Absence, sent: Absence, day: str) -> Screen:
    """Return the question about an absence that was changed after the modal was opened.

    Args:
        speech: the reader's words.
        stored: the stored absence.
        sent: the absence that was sent.
        day: the last day of the sent absence as YYYY-MM-DD, empty if none was sent.
    """
    mode = COMPUTER if sent.stand_in else WAIT

    def text(away: Absence) -> str:
        meanwhile = speech.say(f"away-{COMPUTER if away.stand_in else WAIT}")
        return speech.say("away-choice", when=_day(away.until), meanwhile=meanwhile)

    def press(how: Decided) -> PressId:
        return PressId(0, 0, Verb.AWAY_SENT, f"{day}|{mode}|{stored.revision}|{how}")

    return conflict_page(speech, text(stored), text(sent), press(Decided.KEEP), press(Decided.USE))


def day_label(speech: BoundSpeech, day: Day, locale: str) -> str:
    """Return the label of a day: its date, and if it is near, a word such as today or next Monday."""
    date = format_day(day.date, locale)
    match day.near:
        case None:
            return speech.say("away-day", date=date)
        case DayLabel.WEEKS:
            return speech.say("away-day-weeks", date=date, weeks=day.weeks)
        case DayLabel.TODAY | DayLabel.TOMORROW | DayLabel.MONDAY:
            return speech.say(f"away-day-{day.near}", date=date)


def _day(at: int) -> str:
    """Return a timestamp that Discord shows as date and time."""
    return f"<t:{at}:F>"
