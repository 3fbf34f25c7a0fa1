"""Paces: how long a table waits for a decision, when it reminds, and what happens when the time is up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

MINUTE: Final = 60
HOUR: Final = 60 * MINUTE
DAY: Final = 24 * HOUR


class Pace(StrEnum):
    """What a table is played at."""

    LIVE = "live"
    RELAXED = "relaxed"
    SLOW = "slow"
    UNTIMED = "untimed"


class Fallback(StrEnum):
    """What happens when somebody's time is up."""

    ASK = "ask"
    """The others are asked."""
    MOVE = "move"
    """A computer makes this move."""
    TAKEOVER = "takeover"
    """A computer plays until the person returns."""
    WAIT = "wait"
    """Nothing: the table waits."""


class Ballot(StrEnum):
    """What those may choose who are asked what is to be done about somebody who is late."""

    WAIT = "wait"
    """Wait longer."""
    MOVE = "move"
    """A computer makes this move."""
    TAKEOVER = "takeover"
    """A computer plays until the person returns."""
    END = "end"
    """The game ends without a winner."""


@dataclass(frozen=True, slots=True)
class Timing:
    """The moments of a pace, in seconds.

    A decision has `deadline` (None: any time) from being shown; `reminders` are counted from there, too. A vote is open
    for `vote`; a table that wants to wait longer waits for `longer`. Only outages from `outage` on count.
    """

    deadline: int | None
    reminders: tuple[int, ...]
    vote: int
    longer: int
    outage: int


TIMINGS: Final[Mapping[Pace, Timing]] = {
    Pace.LIVE: Timing(10 * MINUTE, (3 * MINUTE, 8 * MINUTE), 2 * MINUTE, 10 * MINUTE, MINUTE),
    Pace.RELAXED: Timing(48 * HOUR, (8 * HOUR, 24 * HOUR), DAY, DAY, 10 * MINUTE),
    Pace.SLOW: Timing(7 * DAY, (24 * HOUR, 72 * HOUR), DAY, DAY, 10 * MINUTE),
    Pace.UNTIMED: Timing(None, (), DAY, DAY, 10 * MINUTE),
}

USUAL: Final = Pace.RELAXED
"""The pace of a table for which none is chosen."""
MOST_REMINDERS: Final = 3
"""So many reminders a decision, at most."""
IN_A_ROW: Final = 3
"""After so many moves in a row that a computer made for somebody, it goes on until he returns."""
OFFERED: Final = {Pace.LIVE: 10 * MINUTE}
"""For so long somebody may think about a seat that he is offered, at other paces a day."""
HOST_GONE: Final = 7 * DAY
"""A host who was not seen for so long is followed by somebody else."""
IDLE: Final = 30 * DAY
"""After so long without a press the table of one person is stopped."""
AWAKE: Final = 30 * MINUTE
"""Whoever has pressed so lately is up: his quiet hours do not count."""
AFTER_QUIET: Final = 2 * HOUR
"""A deadline that falls into quiet hours comes so long after their end."""
