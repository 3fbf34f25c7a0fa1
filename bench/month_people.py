"""The people of the simulated month: when they are up, how soon they answer, when they are away, who never returns."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Final
from zoneinfo import ZoneInfo

from bench.games import GAMES
from bot.domain.pace import DAY, HOUR, MINUTE, Fallback, Pace, VoteChoice
from bot.domain.preferences import QuietHours, ReminderTarget

ZONES: Final = (
    "Europe/Berlin",
    "Europe/Paris",
    "Europe/Warsaw",
    "Europe/London",
    "America/New_York",
    "America/Chicago",
    "America/Los_Angeles",
    "America/Sao_Paulo",
    "Asia/Kolkata",
    "Asia/Tokyo",
    "Australia/Sydney",
    "America/St_Johns",
)
BALLOTS: Final = {
    VoteChoice.WAIT: 35,
    VoteChoice.MOVE: 30,
    VoteChoice.TAKEOVER: 25,
    VoteChoice.END: 10,
    VoteChoice.OPEN: 25,
}
"""How often which is chosen, of those that a table offers, by players who are asked about another one."""
_INTERVALS: Final = (0, 2 * HOUR, 4 * HOUR, 8 * HOUR, 24 * HOUR, 48 * HOUR)
_PACES: Final = {Pace.LIVE: 10, Pace.RELAXED: 65, Pace.SLOW: 15, Pace.UNTIMED: 10}
_FALLBACKS: Final = {Fallback.ASK: 60, Fallback.MOVE: 15, Fallback.TAKEOVER: 15, Fallback.WAIT: 10}


@dataclass(frozen=True, slots=True)
class Manner:
    """How a person answers.

    They look at Discord `looks` times a day on their own. A ping brings them with the probability `comes`, after
    `delay` seconds on average. They leave a share of what they find for another time: `forgets`.
    """

    looks: float
    comes: float
    delay: float
    forgets: float


_MANNERS: Final = {
    Manner(5.0, 0.85, 0.5 * HOUR, 0.03): 30,
    Manner(2.5, 0.6, 2.0 * HOUR, 0.1): 50,
    Manner(0.8, 0.3, 4.0 * HOUR, 0.4): 20,
}


@dataclass(frozen=True, slots=True)
class Holiday:
    """Days without Discord; `stand_in` is the person's choice when they announce their absence, None if they do not."""

    start: int
    until: int
    stand_in: bool | None


@dataclass(frozen=True, slots=True)
class Person:
    """A person and their ways.

    They are up from second `rises` to second `sleeps` of their day, and `gone` for ever from a moment on. `quiet`,
    `interval` and `where` are their settings in the bot; if `closed`, they take no direct messages.
    """

    user: int
    zone: str
    rises: int
    sleeps: int
    manner: Manner
    gone: int | None
    holidays: tuple[Holiday, ...]
    quiet: QuietHours | None
    interval: int | None
    where: ReminderTarget
    closed: bool

    def there(self, at: int) -> bool:
        """Whether they look at Discord at all in these days."""
        return not self.vanished(at) and not any(one.start <= at < one.until for one in self.holidays)

    def vanished(self, at: int) -> bool:
        """Whether they have vanished by a moment."""
        return self.gone is not None and at >= self.gone

    def up(self, at: int) -> int:
        """Return the first moment from this one on at which they are awake."""
        second = _second_of_day(self.zone, at)
        if second >= self.sleeps:
            return at + DAY - second + self.rises
        return at + max(0, self.rises - second)

    def is_quiet(self, at: int) -> bool:
        """Whether a moment lies in their quiet hours."""
        if self.quiet is None:
            return False
        minute = _second_of_day(self.zone, at) // MINUTE
        start, end = self.quiet.start, self.quiet.end
        return start <= minute < end if start < end else not end <= minute < start


@dataclass(frozen=True, slots=True)
class Seating:
    """A table: when it is opened, what is played at it and how, and who sits there."""

    number: int
    at: int
    game: str
    variant: str | None
    pace: Pace
    fallback: Fallback
    people: tuple[int, ...]
    computers: int
    language: str


def people(seed: str, count: int, start: int, days: int) -> tuple[Person, ...]:
    """Return so many people of all sorts; every tenth of them vanishes within these days and never comes back."""
    return tuple(_person(Random(f"{seed} person {number}"), number, start, days) for number in range(count))


def seatings(seed: str, count: int, persons: Sequence[Person], start: int, days: int) -> tuple[Seating, ...]:
    """Return so many tables of all sorts at which these people sit, opened within these days."""
    return tuple(_seating(Random(f"{seed} table {number}"), number, persons, start, days) for number in range(count))


def _person(random: Random, number: int, start: int, days: int) -> Person:
    zone, quiet = random.choice(ZONES), None
    if random.random() < 0.4:
        quiet = QuietHours.chosen(random.randrange(22 * 60, 24 * 60, 30), random.randrange(6 * 60, 9 * 60, 30), zone)
    holiday = random.randrange(DAY, days * DAY)
    away = Holiday(holiday, holiday + random.randrange(3 * DAY, 26 * DAY), random.choice((True, False, False, None)))
    return Person(
        user=1000 + number,
        zone=zone,
        rises=random.randrange(5 * HOUR, 9 * HOUR),
        sleeps=random.randrange(21 * HOUR, 24 * HOUR),
        manner=random.choices(tuple(_MANNERS), tuple(_MANNERS.values()))[0],
        gone=start + random.randrange(days * DAY) if number % 10 == 0 else None,
        holidays=(Holiday(start + away.start, start + away.until, away.stand_in),) if random.random() < 0.3 else (),
        quiet=quiet,
        interval=random.choice(_INTERVALS) if random.random() < 0.4 else None,
        where=random.choices(tuple(ReminderTarget), (70, 15, 15))[0],
        closed=random.random() < 0.2,
    )


def _seating(random: Random, number: int, persons: Sequence[Person], start: int, days: int) -> Seating:
    rules = GAMES[random.choice(("sobek", "sobek", "duel"))]
    size = random.choice(rules.seats)
    computers = int(random.random() < (0.15 if size > 2 else 0.05))
    return Seating(
        number=number,
        at=start + random.randrange(days * DAY),
        game=rules.code,
        variant=random.choice(rules.variants or (None,)),
        pace=random.choices(tuple(_PACES), tuple(_PACES.values()))[0],
        fallback=random.choices(tuple(_FALLBACKS), tuple(_FALLBACKS.values()))[0],
        people=tuple(one.user for one in random.sample(persons, size - computers)),
        computers=computers,
        language=random.choice(("en", "de", "fr", "pl")),
    )


def _second_of_day(zone: str, at: int) -> int:
    here = datetime.fromtimestamp(at, UTC).astimezone(_zone(zone))
    return here.hour * HOUR + here.minute * MINUTE + here.second


@cache
def _zone(name: str) -> ZoneInfo:
    return ZoneInfo(name)
