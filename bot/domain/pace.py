"""Paces: how long a table waits for a decision, when it reminds, and what happens when the time is up."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

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
    """What happens when a player's time is up."""

    ASK = "ask"
    """The others are asked."""
    MOVE = "move"
    """A computer makes this move."""
    TAKEOVER = "takeover"
    """A computer plays until the person returns."""
    WAIT = "wait"
    """Nothing: the table waits."""


class VoteChoice(StrEnum):
    """What the voters may choose for a player who is late or silent; see `vote_choices`."""

    WAIT = "wait"
    """Wait longer."""
    MOVE = "move"
    """A computer makes this move."""
    TAKEOVER = "takeover"
    """A computer plays until the person returns."""
    END = "end"
    """The game ends without a winner."""
    OPEN = "open"
    """A computer plays until the person returns, or another one takes the seat."""


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

SILENT_AFTER: Final = 14 * DAY
"""At a table without a clock, the others may decide about a player who is asked after so long without a sign ..."""
LEFT_AFTER: Final = 7 * DAY
"""... or after so long if the player has left the server. For so long as well, everybody may vote and a table waits."""
USUAL_PACE: Final = Pace.RELAXED
"""The pace of a table for which none is chosen."""
MOST_REMINDERS: Final = 3
"""So many reminders a decision, at most."""
IN_A_ROW: Final = 3
"""After so many moves in a row that a computer made for a player, it plays on until they return."""
OFFER_OPEN_FOR: Final = {Pace.LIVE: 10 * MINUTE}
"""How long a user may think about a seat that is offered to them; at other paces a day."""
HOST_GONE: Final = 7 * DAY
"""After so long without a sign of the host, another person becomes the host."""
IDLE: Final = 30 * DAY
"""After so long without a press the table of one person is stopped."""
AWAKE_FOR: Final = 30 * MINUTE
"""After a press, a person counts as awake for so long: their quiet hours do not count."""
AFTER_QUIET: Final = 2 * HOUR
"""A deadline that falls into quiet hours comes so long after their end."""


def vote_choices(pace: Pace, *, rated: bool = False) -> tuple[VoteChoice, ...]:
    """Return what a vote at a table of this pace chooses among, in the order of the buttons.

    A vote about one player does not end a rated game.
    """
    if pace is Pace.UNTIMED:
        return VoteChoice.WAIT, VoteChoice.TAKEOVER, VoteChoice.OPEN
    if rated:
        return VoteChoice.WAIT, VoteChoice.MOVE, VoteChoice.TAKEOVER
    return VoteChoice.WAIT, VoteChoice.MOVE, VoteChoice.TAKEOVER, VoteChoice.END


@dataclass(frozen=True, slots=True)
class PaceProposal:
    """A proposed pace and fallback, with the users who have agreed so far; all present users must agree.

    `version` is that at which it was proposed, `at` the moment; the others are pinged for it.
    """

    pace: Pace
    fallback: Fallback
    agreed: tuple[int, ...]
    version: int = 0
    at: int = 0

    @property
    def code(self) -> str:
        """The code for a button, so that a user agrees only to the proposal that they have read."""
        return f"{self.pace}.{self.fallback}"

    def changes(self, pace: Pace, fallback: Fallback) -> tuple[Pace | Fallback, ...]:
        """Return what the proposal changes of these; without a clock no time is up."""
        changed: list[Pace | Fallback] = [self.pace] if self.pace is not pace else []
        if self.fallback is not fallback and self.pace is not Pace.UNTIMED:
            changed.append(self.fallback)
        return tuple(changed)


def proposal_row(proposal: PaceProposal | None) -> dict[str, Any] | None:
    """Return a proposal as plain data for the table's row; `proposal_of` is the reverse."""
    if proposal is None:
        return None
    return {
        "pace": proposal.pace.value,
        "fallback": proposal.fallback.value,
        "agreed": list(proposal.agreed),
        "version": proposal.version,
        "at": proposal.at,
    }


def proposal_of(row: Mapping[str, Any] | None) -> PaceProposal | None:
    """Return the proposal from the plain data of its row."""
    if row is None:
        return None
    # While proposals pinged nobody, their rows had neither.
    version, at = row.get("version", 0), row.get("at", 0)
    return PaceProposal(Pace(row["pace"]), Fallback(row["fallback"]), tuple(row["agreed"]), version, at)
