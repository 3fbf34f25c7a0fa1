"""What the people of a table are to agree upon: which seats are open, who may say something, and what is kept of it."""

from __future__ import annotations

from dataclasses import replace
from typing import assert_never

from bot.store import Entry, Motion, MotionKind, Status
from bot.tables.session import AWAY, KEPT
from bot.tables.table import Table


def open_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that somebody may take who was never at the table.

    A computer plays there, and a person had the seat before: one who resigned, or who let the table wait and may return
    until it is taken. A seat is kept for a player who is away as announced, or for whom the others chose a stand-in.
    """
    if table.status is not Status.RUNNING or not table.dealt:
        return ()
    left = {former.seat for former in table.sitters.formers if former.level is None}
    return tuple(
        player.seat
        for player in table.players
        if (player.computer and player.seat in left) or table.absent.get(player.seat, AWAY) not in KEPT
    )


def sat_here(table: Table, user: int) -> bool:
    """Whether somebody sits at a table or did so before, and may have seen a hand."""
    return table.seat_of(user) is not None or any(former.user == user for former in table.sitters.formers)


def has_played(table: Table, seat: int) -> bool:
    """Whether a person has acted with a seat."""
    steps = table._course.steps if table._course is not None else ()
    return any(step.seat == seat and step.entry is Entry.PLAY for step in steps)


def verdict(table: Table, motion: Motion) -> bool | None:
    """Return what the others say to a motion, None while that is open.

    More than half of those who may say something decide; where all have and it is not so many, it is a no. Where nobody
    is there whom it could be asked, nobody is against it.
    """
    voters = table.voters(motion.seat)
    given = [motion.ballots[seat] for seat in voters if seat in motion.ballots]
    if given.count(True) * 2 > len(voters) or not voters:
        return True
    if given.count(False) * 2 > len(voters) or len(given) == len(voters):
        return False
    return None


def settled(table: Table, motion: Motion) -> bool | None:
    """Return what becomes of a motion, None while that is open: what is offered has to be accepted as well."""
    said = verdict(table, motion)
    return None if said and motion.to_accept else said


def silent(table: Table, motion: Motion) -> tuple[int, ...]:
    """Return the seats that may say something to a motion and have not."""
    return tuple(seat for seat in table.voters(motion.seat) if seat not in motion.ballots)


def those_left(before: Table, table: Table) -> tuple[Motion, ...]:
    """Return the motions that are still about something after a change, with the ballots of those who are still there.

    Ballots are a person's, not a seat's: where seats are counted anew they go with him, and who has left has no say.
    """
    if not table.status.live:
        return ()
    found = (_left(before, table, motion) for motion in table.motions)
    return tuple(motion for motion in found if motion is not None)


def _left(before: Table, table: Table, motion: Motion) -> Motion | None:
    def now(seat: int) -> int | None:
        user = before.players[seat].user if seat < len(before.players) else None
        return table.seat_of(user) if user is not None else None

    ballots = {there: said for seat, said in motion.ballots.items() if (there := now(seat)) is not None}
    seat = motion.seat if motion.kind is MotionKind.CLAIM else now(motion.seat)
    if seat is None or not _means_something(table, motion, seat):
        return None
    return replace(motion, seat=seat, ballots=ballots)


def _means_something(table: Table, motion: Motion, seat: int) -> bool:
    match motion.kind:
        case MotionKind.CLAIM:
            return seat in open_seats(table) and not sat_here(table, motion.user)
        case MotionKind.OFFER:
            return table.status is Status.RUNNING and not sat_here(table, motion.user)
        case MotionKind.HOST:
            return motion.user != table.host and table.plays(seat)
        case _:
            assert_never(motion.kind)
