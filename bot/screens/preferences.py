"""The pages of a person's preferences: reminders, quiet hours, invitations, icons, and finding the time zone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import time
from typing import Any, Final

from babel.dates import format_time
from discord.ui import Select

from bot.domain.preferences import Preferences, QuietHours, ReminderTarget
from bot.domain.preferences.absence_days import babel_locale
from bot.domain.preferences.local_time import DAY, second_of_day, zone_named
from bot.domain.preferences.time_zone_finder import city, parts_of_hours, whole_hours, zones_at
from bot.i18n.messages import BoundSpeech
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import Screen
from bot.screens.components import IN_SELECT, MAIN, Layout, button, select
from bot.screens.header_and_footer import games_button

OWN: Final = "own"
"""The value of the select of intervals that means the table's own interval."""

MORE: Final = "more"
"""The value of the select of cities that opens its next page."""

FROM: Final = "from"
TO: Final = "to"
OFF: Final = "off"
ON: Final = "on"
"""Arguments of presses about quiet hours, invitations and icons."""
_OTHER: Final = {ON: OFF, OFF: ON}

HOURS: Final = (2, 4, 8, 24, 48)
"""The intervals of reminders to choose from."""

_HOUR: Final = 3600
_ON_PAGE: Final = IN_SELECT - 1
_COLUMNS: Final = 2


@dataclass(frozen=True, slots=True)
class ZoneIds:
    """The custom ids and messages of the pages that find a time zone, a person's or a server's.

    Args:
        lines: shows the lines of times.
        city: takes the chosen city.
        title: the id of the message for the title.
        text: the id of the message that asks for the zone.
        back: leads back to the page with the quiet hours.
    """

    lines: PressId
    city: PressId
    title: str
    text: str
    back: PressId


YOUR_ZONE: Final = ZoneIds(
    PressId(0, 0, Verb.ZONE), PressId(0, 0, Verb.CITY), "zone-title", "zone-text", PressId(0, 0, Verb.REMINDERS)
)


def preferences_page(
    speech: BoundSpeech,
    preferences: Preferences,
    locale: str,
    now: int,
    notice: str = "",
    server: QuietHours | None = None,
) -> Screen:
    """Return the reader's preferences, with selects to change them.

    Args:
        speech: the reader's words.
        preferences: the reader's preferences.
        locale: the locale of the reader's client, which decides how times are written.
        now: this moment.
        notice: what has just been done.
        server: the quiet hours of the server in which it is read; they apply to members without their own.
    """
    layout = Layout()
    layout.text(
        "\n".join(line for line in (f"## {speech.say('habits-title')}", notice, speech.say("habits-text")) if line)
    )
    intervals = [(OWN, speech.say("habits-interval-table")), ("0", speech.say("habits-interval-off"))]
    intervals += [(str(hours * _HOUR), speech.say("habits-interval-hours", hours=hours)) for hours in HOURS]
    chosen = OWN if preferences.interval is None else str(preferences.interval)
    layout.text(f"-# {speech.say('habits-interval')}")
    layout.select(choice_select(intervals, chosen, PressId(0, 0, Verb.REMIND_EVERY), speech.say("habits-interval")))
    channels = [
        (ReminderTarget.TABLE.value, speech.say("habits-where-table")),
        (ReminderTarget.DIRECT.value, speech.say("habits-where-direct")),
        (ReminderTarget.BOTH.value, speech.say("habits-where-both")),
    ]
    layout.text(f"-# {speech.say('habits-where')}")
    layout.select(
        choice_select(channels, preferences.where.value, PressId(0, 0, Verb.REMIND_WHERE), speech.say("habits-where"))
    )
    layout.line()
    _quiet(layout, speech, preferences, locale, now, server)
    layout.line()
    invitations, icons = OFF if preferences.uninvited else ON, OFF if preferences.no_icons else ON
    layout.text(
        "\n".join(
            (
                speech.say("invitations-taken" if invitations == ON else "invitations-none"),
                speech.say("icons-shown" if icons == ON else "icons-none"),
            )
        )
    )
    layout.buttons(
        [
            button(
                speech.say("invitations-off" if invitations == ON else "invitations-on"),
                PressId(0, 0, Verb.INVITATIONS, _OTHER[invitations]),
            ),
            button(speech.say("icons-off" if icons == ON else "icons-on"), PressId(0, 0, Verb.ICONS, _OTHER[icons])),
        ]
    )
    layout.buttons([games_button(speech, "b")])
    return layout.screen()


def _quiet(
    layout: Layout, speech: BoundSpeech, preferences: Preferences, locale: str, now: int, server: QuietHours | None
) -> None:
    quiet = preferences.quiet
    lines = [speech.say("habits-quiet-none")]
    if server is not None and zone_named(server.zone) is not None:
        lines = [speech.say("habits-quiet-server", **quiet_times(server, now))]
    if quiet is not None:
        lines = [speech.say("habits-quiet-now", **quiet_times(quiet, now))]
    if preferences.zone is not None:
        lines.append(speech.say("habits-zone-now", city=city(preferences.zone, speech.language)))
    lines.append(f"-# {speech.say('habits-quiet-live')}")
    layout.text("\n".join(lines))
    if preferences.zone is None:
        layout.buttons([button(speech.say("habits-quiet-set"), PressId(0, 0, Verb.ZONE), MAIN)])
        return
    add_quiet_selects(layout, speech, quiet, locale, PressId(0, 0, Verb.QUIET))
    buttons = [button(speech.say("habits-zone-change"), PressId(0, 0, Verb.ZONE))]
    if quiet is not None:
        buttons.append(button(speech.say("habits-quiet-off"), PressId(0, 0, Verb.QUIET, OFF)))
    layout.buttons(buttons)


def choice_select(options: Sequence[tuple[str, str]], chosen: str, press: PressId, placeholder: str) -> Select[Any]:
    """Return a select of values and their labels, with the chosen one marked."""
    marked = [position for position, (value, _) in enumerate(options) if value == chosen]
    return select([(label, value, None) for value, label in options], press, placeholder, chosen=marked)


def quiet_times(quiet: QuietHours, now: int) -> dict[str, str]:
    """Return the start and end of quiet hours as timestamps that Discord shows in the reader's time zone."""
    return {
        name: _clock(_next(quiet.zone, minute, now)) for name, minute in (("start", quiet.start), ("end", quiet.end))
    }


def add_quiet_selects(
    layout: Layout, speech: BoundSpeech, quiet: QuietHours | None, locale: str, press: PressId
) -> None:
    """Add the two selects of quiet hours; the custom id of each says whether it is the start or the end."""
    hours = [(60 * hour, format_time(time(hour), "short", locale=babel_locale(locale))) for hour in range(24)]
    for end, message, time_message in (
        (FROM, "habits-quiet-from", "habits-quiet-from-time"),
        (TO, "habits-quiet-to", "habits-quiet-to-time"),
    ):
        options = [(str(minute), speech.say(time_message, time=text)) for minute, text in hours]
        chosen = "" if quiet is None else str(quiet.start if end == FROM else quiet.end)
        layout.select(choice_select(options, chosen, _with(press, end), speech.say(message)))


def zone_page(speech: BoundSpeech, now: int, ids: ZoneIds = YOUR_ZONE) -> Screen:
    """Return lines of timestamps, of which the reader picks the one that Discord shows as 22:00."""
    letters = [(chr(ord("A") + number), at) for number, at in enumerate(whole_hours(now))]
    numbers = [(str(number), at) for number, at in enumerate(parts_of_hours(now), start=1)]
    layout = Layout()
    layout.text(f"## {speech.say(ids.title)}\n{speech.say(ids.text)}\n{_lines(letters)}")
    layout.select(_moments(letters, _with(ids.lines, "hours"), speech.say("zone-letter")))
    layout.text(f"{speech.say('zone-parts')}\n{_lines(numbers)}")
    layout.select(_moments(numbers, _with(ids.lines, "parts"), speech.say("zone-number")))
    layout.buttons([button(speech.say("hand-back"), ids.back)])
    return layout.screen()


def cities_page(
    speech: BoundSpeech, evening: int, locale: str, page: int, now: int, ids: ZoneIds = YOUR_ZONE
) -> Screen | None:
    """Return a select of the cities where it is 22:00 at a moment, the likeliest first, if there are any."""
    zones = zones_at(evening, speech.language, locale)
    if not zones:
        return None
    pages = -(-len(zones) // _ON_PAGE)
    page %= pages
    shown = zones[page * _ON_PAGE :][:_ON_PAGE]
    options = [(city(zone, speech.language), zone, None) for zone in shown]
    if pages > 1:
        options.append((speech.say("zone-more"), MORE, None))
    layout = Layout()
    layout.text(f"## {speech.say(ids.title)}\n{speech.say('zone-cities', time=_clock(now))}")
    layout.select(select(options, _with(ids.city, f"{evening}|{page}"), speech.say("zone-city")))
    layout.buttons([button(speech.say("zone-again"), ids.lines), button(speech.say("hand-back"), ids.back)])
    return layout.screen()


def _with(press: PressId, arg: str) -> PressId:
    return replace(press, arg=f"{press.arg}.{arg}" if press.arg else arg)


def _moments(named: Sequence[tuple[str, int]], press: PressId, placeholder: str) -> Select[Any]:
    return select([(name, str(at), None) for name, at in named], press, placeholder)


def _lines(named: Sequence[tuple[str, int]]) -> str:
    """Return timestamps with their letters, several on a line, so that a phone shows all at once.

    A dot stands between them: Discord shows times in different widths, so spaces would look like crooked columns.
    """
    shown = [f"**{name}** {_clock(at)}" for name, at in named]
    return "\n".join(" · ".join(shown[start : start + _COLUMNS]) for start in range(0, len(shown), _COLUMNS))


def _next(zone: str, minute: int, now: int) -> int:
    """Return the next moment of a minute of the day in a time zone, by the zone's present offset."""
    known = zone_named(zone)
    return now + (minute * 60 - (second_of_day(known, now) if known is not None else now)) % DAY


def _clock(at: int) -> str:
    """Return a timestamp that Discord shows as a time in the reader's time zone."""
    return f"<t:{at}:t>"
