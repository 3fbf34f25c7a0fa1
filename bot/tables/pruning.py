"""Drop what a change of a table has made void: its guests, motions, pace proposal, spectators and plans."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import assert_never

from bot.domain.pace import PaceProposal
from bot.store import Guest, GuestKind, Motion, MotionKind, PlanRow, Spectator, Status
from bot.tables.motions import has_sat, open_seats
from bot.tables.seat_history import Player
from bot.tables.setup import WantedSetup
from bot.tables.table import Ending, Table


def remaining_guests(table: Table) -> tuple[Guest, ...]:
    """Return the guests that a table still has: no held seats once it runs, none once it is over."""
    match table.status:
        case Status.LOBBY:
            return table.guests
        case Status.RUNNING:
            return tuple(guest for guest in table.guests if guest.kind is not GuestKind.HELD)
        case _:
            return ()


def remaining_proposal(table: Table) -> PaceProposal | None:
    """Return the pace proposal of a live table with those of its supporters who still sit there."""
    proposal = table.proposal
    if proposal is None or not table.status.live:
        return None
    agreed = tuple(user for user in proposal.agreed if table.seat_of(user) is not None)
    return replace(proposal, agreed=agreed) if agreed else None


def remaining_wanted(before: Table, table: Table) -> WantedSetup | None:
    """Return the setup that the host of a lobby wants; none once the game begins or another person is host."""
    return table.wanted if table.status is Status.LOBBY and table.host == before.host else None


def remaining_watches(table: Table) -> tuple[Spectator, ...]:
    """Return the spectators who have not taken a seat; none if the channel is gone."""
    if table.ending is Ending.GONE:
        return ()
    return tuple(watch for watch in table.watches if table.seat_of(watch.user) is None)


def remaining_plans(
    rows: Sequence[PlanRow], before: Sequence[Player], players: Sequence[Player], *, live: bool
) -> tuple[PlanRow, ...]:
    """Return the plans of seats whose person has not changed; none if the table is not live."""
    if not rows or not live:
        return ()
    stayed = {
        seat
        for seat, (former, player) in enumerate(zip(before, players, strict=False))
        if player.user is not None and player.user == former.user
    }
    return tuple(row for row in rows if row.seat in stayed)


def remaining_motions(before: Table, table: Table) -> tuple[Motion, ...]:
    """Return the motions that still make sense after a change, with the ballots of the players present.

    A ballot belongs to a person: it moves with them when seats are renumbered, and is dropped when they leave.
    """
    if not table.status.live:
        return ()
    found = (_remaining_motion(before, table, motion) for motion in table.motions)
    return tuple(motion for motion in found if motion is not None)


def _remaining_motion(before: Table, table: Table, motion: Motion) -> Motion | None:
    def new_seat(seat: int) -> int | None:
        user = before.players[seat].user if seat < len(before.players) else None
        return table.seat_of(user) if user is not None else None

    ballots = {moved: yes for seat, yes in motion.ballots.items() if (moved := new_seat(seat)) is not None}
    seat = motion.seat if motion.kind is MotionKind.CLAIM else new_seat(motion.seat)
    if seat is None or not _is_meaningful(table, motion, seat):
        return None
    return replace(motion, seat=seat, ballots=ballots)


def _is_meaningful(table: Table, motion: Motion, seat: int) -> bool:
    match motion.kind:
        case MotionKind.CLAIM:
            return seat in open_seats(table) and not has_sat(table, motion.user)
        case MotionKind.OFFER:
            return table.status is Status.RUNNING and not has_sat(table, motion.user)
        case MotionKind.HOST:
            return motion.user != table.host and table.plays(seat)
        case MotionKind.STOP:
            return table.is_rated_now and table.plays(seat)
        case _:
            assert_never(motion.kind)
