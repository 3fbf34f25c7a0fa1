"""What is to be done about people who are waited for: time that is up, votes, absences. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.domain.pace import DAY, IN_A_ROW, LEFT_AFTER, Fallback, Pace
from bot.domain.recipient import Seat, seat_of
from bot.reconciler.spectators import moments
from bot.scheduling.context import Around, waiting
from bot.tables import AWAY, LATE, Status, Table, motion_result
from bot.tables.lobby.guests import informed_guests


@dataclass(frozen=True, slots=True)
class CloseLobby:
    """Do with a lobby that nobody has started in time what its host has chosen for that."""

    key = "lobby"


@dataclass(frozen=True, slots=True)
class StopIdle:
    """Stop the game of one person who has been away for long."""

    key = "idle"


@dataclass(frozen=True, slots=True)
class Substitute:
    """Let a computer make somebody's move."""

    seat: int
    decision: int
    key = "substitute"


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a computer play for somebody until he returns."""

    seat: int
    decision: int
    why: str
    key = "takeover"


@dataclass(frozen=True, slots=True)
class GiveBack:
    """Let somebody play again whose absence is over."""

    seat: int
    why: str
    key = "giveback"


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the others what is to be done about somebody who is late."""

    seat: int
    decision: int
    key = "ask"


@dataclass(frozen=True, slots=True)
class CloseVote:
    """Close the vote about a seat and do what most have chosen; where that is nothing, a computer moves.

    At a table without a clock, most of those are meant who have voted once its time is `over`.
    """

    about: int
    version: int
    over: bool = False
    key = "vote"


@dataclass(frozen=True, slots=True)
class DropVote:
    """End a vote about a player without a decision: until a moment, there is nothing to decide."""

    about: int
    version: int
    until: int
    key = "vote"


@dataclass(frozen=True, slots=True)
class LookFor:
    """Ask Discord whether a player who gives no sign has left the server."""

    seat: int
    decision: int
    key = "member"


@dataclass(frozen=True, slots=True)
class Lapse:
    """Let a seat go that was held for somebody since a version."""

    user: int
    version: int
    key = "lapse"


@dataclass(frozen=True, slots=True)
class LetGo:
    """Forget those who wanted to hear that the game begins, and know it."""

    key = "heard"


@dataclass(frozen=True, slots=True)
class CloseMotion:
    """Do what is decided about a motion, or let it be gone where its time is over."""

    version: int
    over: bool
    key = "motion"


@dataclass(frozen=True, slots=True)
class PassHost:
    """Let somebody else be the host, for the one who is was not seen for long."""

    host: int
    seen: int | None
    key = "host"


@dataclass(frozen=True, slots=True)
class RunPlan:
    """Play what somebody has decided in advance."""

    seat: int
    decision: int
    key = "plan"


Overtime: TypeAlias = (
    CloseLobby
    | StopIdle
    | Substitute
    | TakeOver
    | GiveBack
    | Ask
    | CloseVote
    | DropVote
    | LookFor
    | Lapse
    | LetGo
    | CloseMotion
    | PassHost
    | RunPlan
)

RUN_AFTER: Final = 120
"""Seconds for which a plan waits when its seat is asked, so that the one before may still take back."""


def overtime(table: Table, now: float, around: Around) -> Overtime | None:
    """Return the first thing that the time of day asks for, or None."""
    return next(_all(table, now, around), None)


def wakes(table: Table, now: float, around: Around) -> int | None:
    """Return when there will be something to be done for a table by itself, None if never."""
    return min((moment for moment in _moments(table, now, around) if moment > now), default=None)


def runs_at(table: Table, seat: int) -> int | None:
    """Return when what a seat has decided in advance is played; None as long as nobody has seen that it is asked."""
    wait = waiting(table, Seat(seat))
    return None if wait is None else wait.since + RUN_AFTER


def reopens_at(table: Table) -> int | None:
    """Return from when on a table's thread may be opened again; None if it is open, or nobody is asked in it."""
    shown = table.shown
    if not (shown.asleep and table.status.live and table.called_for):
        return None
    return 0 if shown.reopened is None else shown.reopened + DAY


def _all(table: Table, now: float, around: Around) -> Iterator[Overtime]:
    if table.closes is not None and table.closes <= now:
        yield CloseLobby()
    for guest in table.held_guests:
        if around.held_until(table, guest, now) <= now:
            yield Lapse(guest.user, guest.version)
    for motion in table.motions:
        over = around.motion_ends(table, motion, now) <= now
        if over or motion_result(table, motion) is not None:
            yield CloseMotion(motion.version, over)
    until = around.host_until(table, now)
    if until is not None and until <= now and table.host is not None:
        yield PassHost(table.host, table.host_seen)
    if table.status is not Status.RUNNING or not table.dealt:
        return
    if informed_guests(table):
        yield LetGo()
    if len(table.people) == 1 and around.idle_until(table, now) <= now:
        yield StopIdle()
    for seat, why in table.absent.items():
        if why == AWAY and not around.stands_in(table, seat, now):
            yield GiveBack(seat, why)
    for seat in table.planned:
        if (moment := runs_at(table, seat)) is not None and moment <= now:
            yield RunPlan(seat, table.asked[seat])
    for seat, decision in table.asked.items():
        yield from _about(table, seat, decision, now, around)
        yield from _without_a_sign(table, seat, decision, now, around)
    for about, vote in table.votes.items():
        over = around.vote_ends(table, about, now) <= now
        if (
            table.decided(about, over=over) is not None
            or table.has_all_ballots(about)
            or (over and table.pace is not Pace.UNTIMED)
        ):
            yield CloseVote(about, vote.version, over)


def _about(table: Table, seat: int, decision: int, now: float, around: Around) -> Iterator[Overtime]:
    if table.timed and table.missed.get(seat, 0) >= IN_A_ROW and seat not in table.planned:
        yield TakeOver(seat, decision, LATE)
    if around.stands_in(table, seat, now) and seat not in table.planned:
        # What he has decided himself goes before what a computer would do for him.
        yield TakeOver(seat, decision, AWAY)
    deadline = around.deadline(table, seat, now)
    if waiting(table, Seat(seat)) is None or seat in table.votes or deadline is None or deadline > now:
        return  # Nothing is late before it was shown.
    match table.fallback:
        case Fallback.ASK if table.voters(seat):
            yield Ask(seat, decision)
        case Fallback.ASK | Fallback.TAKEOVER:
            yield TakeOver(seat, decision, LATE)
        case Fallback.MOVE:
            yield Substitute(seat, decision)
        case Fallback.WAIT:
            return


def _without_a_sign(table: Table, seat: int, decision: int, now: float, around: Around) -> Iterator[Overtime]:
    """Yield what is to be done about a player who gives no sign, at a table without a clock."""
    looks, decides = around.looks_at(table, seat, now), around.decides_from(table, seat, now)
    if looks is not None and looks <= now:
        yield LookFor(seat, decision)
    if decides is None:
        return
    if decides > now and seat in table.votes:
        yield DropVote(seat, table.votes[seat].version, decides)
    if decides <= now and seat not in table.votes:
        yield Ask(seat, decision)


def _moments(table: Table, now: float, around: Around) -> Iterator[int]:
    """Yield the moments at which something about a table may change by itself, past ones among them."""
    if table.closes is not None:
        yield table.closes
    for guest in table.held_guests:
        yield around.held_until(table, guest, now)
    for recipient in table.called_for if table.status is Status.LOBBY else ():
        # Whoever is invited in his quiet hours is called when they end; so is a role in those of the server.
        yield around.schedule(table, recipient, int(now)).free(int(now))
    yield from moments(table, now, around)
    if (reopens := reopens_at(table)) is not None:
        yield reopens
    for motion in table.motions:
        yield around.motion_ends(table, motion, now)
    if (until := around.host_until(table, now)) is not None:
        yield until
    if table.status is not Status.RUNNING or not table.dealt:
        return
    if len(table.people) == 1:
        yield around.idle_until(table, now)
    for recipient in table.called_for:
        wait = waiting(table, recipient)
        schedule = around.schedule(table, recipient, int(now) if wait is None else wait.since, wait)
        # Nobody is reminded who has no seat.
        yield from schedule.moments() if seat_of(recipient) is not None else schedule.moments()[:1]
        # What could not be sent in time waits for this.
        yield schedule.free(int(now))
        if not isinstance(recipient, Seat) or recipient.index not in table.asked:
            continue
        if (deadline := around.deadline(table, recipient.index, now)) is not None:
            yield deadline
            # He may have pressed in his quiet hours by then.
            yield schedule.unmoved(int(now)) or deadline
        if (twice := around.twice(table, recipient.index, now)) is not None:
            yield twice
    for seat in table.asked:
        silent = around.silent_for(table, seat, LEFT_AFTER, now)
        looks, decides = around.looks_at(table, seat, now), around.decides_from(table, seat, now)
        yield from (one for one in (silent, looks, decides) if one is not None)
    for seat in table.planned:
        if (moment := runs_at(table, seat)) is not None:
            yield moment
    for about in table.votes:
        yield around.vote_ends(table, about, now)
    for player in table.players:
        for away in around.of(table, Seat(player.seat)).aways:
            yield away.since
            yield away.until


__all__ = [
    "Ask",
    "CloseLobby",
    "CloseMotion",
    "CloseVote",
    "DropVote",
    "GiveBack",
    "Lapse",
    "LetGo",
    "LookFor",
    "Overtime",
    "PassHost",
    "RunPlan",
    "StopIdle",
    "Substitute",
    "TakeOver",
    "overtime",
    "reopens_at",
    "runs_at",
    "wakes",
]
