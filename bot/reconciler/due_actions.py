"""The actions that time makes due at a table: deadlines, votes, absences, lobbies, plans. Pure functions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from bot.deadlines.table_deadlines import TableContext, waiting
from bot.domain.pace import DAY, IN_A_ROW, LEFT_AFTER, Fallback, Pace
from bot.domain.ping_recipient import Seat, seat_of
from bot.reconciler.spectators import spectator_moments
from bot.tables import AWAY, LATE, Status, Table, motion_result
from bot.tables.lobby.waitlist import informed_guests


@dataclass(frozen=True, slots=True)
class CloseLobby:
    """Do what the host has chosen for a lobby that nobody starts in time."""

    retry_key = "lobby"


@dataclass(frozen=True, slots=True)
class StopIdle:
    """Stop the game of one person who has been away for long."""

    retry_key = "idle"


@dataclass(frozen=True, slots=True)
class MoveForPlayer:
    """Let a computer make a move for a player."""

    seat: int
    decision: int
    retry_key = "substitute"


@dataclass(frozen=True, slots=True)
class TakeOver:
    """Let a computer play for a player until they return."""

    seat: int
    decision: int
    why: str
    retry_key = "takeover"


@dataclass(frozen=True, slots=True)
class ReturnSeat:
    """Let a player play again whose absence is over."""

    seat: int
    why: str
    retry_key = "giveback"


@dataclass(frozen=True, slots=True)
class AskOthers:
    """Open a vote of the others on a player who is late or silent."""

    seat: int
    decision: int
    retry_key = "ask"


@dataclass(frozen=True, slots=True)
class CloseVote:
    """Close the vote about a seat and do what the majority chose; without one, a computer moves.

    At a table without a clock, once its time is `over`, it is the majority of those who have voted.
    """

    about: int
    version: int
    over: bool = False
    retry_key = "vote"


@dataclass(frozen=True, slots=True)
class DropVote:
    """End a vote about a player without a decision: until then there is nothing to decide."""

    about: int
    version: int
    until: int
    retry_key = "vote"


@dataclass(frozen=True, slots=True)
class CheckMembership:
    """Ask Discord whether a player who gives no sign has left the server."""

    seat: int
    decision: int
    retry_key = "member"


@dataclass(frozen=True, slots=True)
class ReleaseSeat:
    """Release a seat that was held for a guest since a version."""

    user: int
    version: int
    retry_key = "lapse"


@dataclass(frozen=True, slots=True)
class ForgetNotified:
    """Forget the guests who wanted to know when the game begins, once they know it."""

    retry_key = "heard"


@dataclass(frozen=True, slots=True)
class CloseMotion:
    """Do what is decided about a motion, or drop it when its time is over."""

    version: int
    over: bool
    retry_key = "motion"


@dataclass(frozen=True, slots=True)
class PassHost:
    """Make another person the host, because the host gave no sign for long."""

    host: int
    seen: int | None
    retry_key = "host"


@dataclass(frozen=True, slots=True)
class RunPlan:
    """Execute the plan of a seat."""

    seat: int
    decision: int
    retry_key = "plan"


DueAction: TypeAlias = (
    CloseLobby
    | StopIdle
    | MoveForPlayer
    | TakeOver
    | ReturnSeat
    | AskOthers
    | CloseVote
    | DropVote
    | CheckMembership
    | ReleaseSeat
    | ForgetNotified
    | CloseMotion
    | PassHost
    | RunPlan
)

PLAN_DELAY: Final = 120
"""Seconds for which a plan waits when its seat is asked, so that the player before may still take back."""


def due_action(table: Table, now: float, context: TableContext) -> DueAction | None:
    """Return the first action that is due now, or None."""
    return next(_due_actions(table, now, context), None)


def next_due_at(table: Table, now: float, context: TableContext) -> int | None:
    """Return when time next makes an action due at a table, None if never."""
    return min((moment for moment in _moments(table, now, context) if moment > now), default=None)


def plan_runs_at(table: Table, seat: int) -> int | None:
    """Return when a seat's plan is executed; None as long as its question was not shown."""
    wait = waiting(table, Seat(seat))
    return None if wait is None else wait.since + PLAN_DELAY


def reopens_at(table: Table) -> int | None:
    """Return when a table's thread may be opened again; None if it is open or nobody is pinged in it."""
    shown = table.shown
    if not (shown.asleep and table.status.live and table.called_for):
        return None
    return 0 if shown.reopened is None else shown.reopened + DAY


def _due_actions(table: Table, now: float, context: TableContext) -> Iterator[DueAction]:
    if table.closes is not None and table.closes <= now:
        yield CloseLobby()
    for guest in table.held_guests:
        if context.held_until(table, guest, now) <= now:
            yield ReleaseSeat(guest.user, guest.version)
    for motion in table.motions:
        over = context.motion_ends(table, motion, now) <= now
        if over or motion_result(table, motion) is not None:
            yield CloseMotion(motion.version, over)
    until = context.host_until(table, now)
    if until is not None and until <= now and table.host is not None:
        yield PassHost(table.host, table.host_seen)
    if table.status is not Status.RUNNING or not table.dealt:
        return
    if informed_guests(table):
        yield ForgetNotified()
    if len(table.people) == 1 and context.idle_until(table, now) <= now:
        yield StopIdle()
    for seat, why in table.absent.items():
        if why == AWAY and not context.stands_in(table, seat, now):
            yield ReturnSeat(seat, why)
    for seat in table.planned:
        if (moment := plan_runs_at(table, seat)) is not None and moment <= now:
            yield RunPlan(seat, table.asked[seat])
    for seat, decision in table.asked.items():
        yield from _due_for_seat(table, seat, decision, now, context)
        yield from _due_for_silent_player(table, seat, decision, now, context)
    for about, vote in table.votes.items():
        over = context.vote_ends(table, about, now) <= now
        if (
            table.decided(about, over=over) is not None
            or table.has_all_ballots(about)
            or (over and table.pace is not Pace.UNTIMED)
        ):
            yield CloseVote(about, vote.version, over)


def _due_for_seat(table: Table, seat: int, decision: int, now: float, context: TableContext) -> Iterator[DueAction]:
    if table.timed and table.missed.get(seat, 0) >= IN_A_ROW and seat not in table.planned:
        yield TakeOver(seat, decision, LATE)
    if context.stands_in(table, seat, now) and seat not in table.planned:
        # The player's own plan goes before what a computer would do.
        yield TakeOver(seat, decision, AWAY)
    deadline = context.deadline(table, seat, now)
    if waiting(table, Seat(seat)) is None or seat in table.votes or deadline is None or deadline > now:
        return  # Nothing is late before it was shown.
    match table.fallback:
        case Fallback.ASK if table.voters(seat):
            yield AskOthers(seat, decision)
        case Fallback.ASK | Fallback.TAKEOVER:
            yield TakeOver(seat, decision, LATE)
        case Fallback.MOVE:
            yield MoveForPlayer(seat, decision)
        case Fallback.WAIT:
            return


def _due_for_silent_player(
    table: Table, seat: int, decision: int, now: float, context: TableContext
) -> Iterator[DueAction]:
    """Yield the actions that are due for a player without a sign, at a table without a clock."""
    looks, decides = context.looks_at(table, seat, now), context.votes_from(table, seat, now)
    if looks is not None and looks <= now:
        yield CheckMembership(seat, decision)
    if decides is None:
        return
    if decides > now and seat in table.votes:
        yield DropVote(seat, table.votes[seat].version, decides)
    if decides <= now and seat not in table.votes:
        yield AskOthers(seat, decision)


def _moments(table: Table, now: float, context: TableContext) -> Iterator[int]:
    """Yield the moments at which time may change something at a table, past ones included."""
    if table.closes is not None:
        yield table.closes
    # The lobby then says that its game is rated, or what else is against it.
    yield from (one.until for one in table.unrated if one.until is not None and table.status is Status.LOBBY)
    if table.shown.redraw is not None:
        yield table.shown.redraw
    for guest in table.held_guests:
        yield context.held_until(table, guest, now)
    for recipient in table.called_for if table.status is Status.LOBBY else ():
        # A guest who is invited in quiet hours is pinged when they end; a role when those of the server do.
        yield context.schedule(table, recipient, int(now)).free(int(now))
    yield from spectator_moments(table, now, context)
    if (reopens := reopens_at(table)) is not None:
        yield reopens
    for motion in table.motions:
        yield context.motion_ends(table, motion, now)
    if (until := context.host_until(table, now)) is not None:
        yield until
    if table.status is not Status.RUNNING or not table.dealt:
        return
    if len(table.people) == 1:
        yield context.idle_until(table, now)
    for recipient in table.called_for:
        wait = waiting(table, recipient)
        schedule = context.schedule(table, recipient, int(now) if wait is None else wait.since, wait)
        # Recipients without a seat are pinged, but not reminded.
        yield from schedule.moments() if seat_of(recipient) is not None else schedule.moments()[:1]
        # What could not be sent in time waits for this.
        yield schedule.free(int(now))
        if not isinstance(recipient, Seat) or recipient.index not in table.asked:
            continue
        if (deadline := context.deadline(table, recipient.index, now)) is not None:
            yield deadline
            # By then the player may have pressed in quiet hours.
            yield schedule.unmoved(int(now)) or deadline
        if (twice := context.twice(table, recipient.index, now)) is not None:
            yield twice
    for seat in table.asked:
        silent = context.silent_for(table, seat, LEFT_AFTER, now)
        looks, decides = context.looks_at(table, seat, now), context.votes_from(table, seat, now)
        yield from (one for one in (silent, looks, decides) if one is not None)
    for seat in table.planned:
        if (moment := plan_runs_at(table, seat)) is not None:
            yield moment
    for about in table.votes:
        yield context.vote_ends(table, about, now)
    for player in table.players:
        for away in context.of(table, Seat(player.seat)).absences:
            yield away.since
            yield away.until


__all__ = [
    "AskOthers",
    "CheckMembership",
    "CloseLobby",
    "CloseMotion",
    "CloseVote",
    "DropVote",
    "DueAction",
    "ForgetNotified",
    "MoveForPlayer",
    "PassHost",
    "ReleaseSeat",
    "ReturnSeat",
    "RunPlan",
    "StopIdle",
    "TakeOver",
    "due_action",
    "next_due_at",
    "plan_runs_at",
    "reopens_at",
]
