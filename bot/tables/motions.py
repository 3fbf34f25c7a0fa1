"""Motions, on which the people of a table vote: open seats, votes, results, and the cooldown after a refusal."""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from typing import Final

from bot.domain.pace import DAY
from bot.helpers.bounded_dict import BoundedDict
from bot.store import Entry, LogRow, Motion, MotionKind, Status
from bot.tables.game.session import AWAY, RESERVED
from bot.tables.table import Table

_REMEMBERED: Final = 4096


class MotionEnd(StrEnum):
    """How a motion ended, as the log stores it after the motion's kind and a dot; a taken seat has a row of its own."""

    CARRIED = "carried"
    """The others agreed to another host."""
    REFUSED = "refused"
    """The others did not agree."""
    DROPPED = "dropped"
    """It was declined or withdrawn, or its time was over."""


def open_seats(table: Table) -> tuple[int, ...]:
    """Return the seats that a user who was never at the table may take.

    A computer plays there, and a person had the seat before: they resigned, or let the table wait and may return until
    it is taken. A seat is reserved for a player with an announced absence, or with a stand-in chosen by the others.
    """
    if table.status is not Status.RUNNING or not table.dealt:
        return ()
    left = {former.seat for former in table.seat_history.formers if former.level is None}
    return tuple(
        player.seat
        for player in table.players
        if (player.computer and player.seat in left) or table.absent.get(player.seat, AWAY) not in RESERVED
    )


def has_sat(table: Table, user: int) -> bool:
    """Whether a user sits or has sat at a table, and may have seen a hand."""
    return table.seat_of(user) is not None or any(former.user == user for former in table.seat_history.formers)


def needs_agreement_to_stop(table: Table, user: int, may_manage: bool) -> bool:
    """Whether a user can stop a table only if others agree: a rated game, unless they manage the channel.

    A manager who has or had a seat there is no judge of the game.
    """
    return table.is_rated_now and (has_sat(table, user) or not may_manage)


def has_played(table: Table, seat: int) -> bool:
    """Whether a person has acted in a seat."""
    steps = table._game_session.steps if table._game_session is not None else ()
    return any(step.seat == seat and step.entry is Entry.PLAY for step in steps)


def vote_result(table: Table, motion: Motion) -> bool | None:
    """Return the result of the vote on a motion, None while it is open.

    More than half of the voters decide. It is a no once all have voted without such a majority. If there are no voters,
    it is a yes. A rated game is stopped only if all voters agree.
    """
    voters = table.voters(motion.seat)
    given = [motion.ballots[seat] for seat in voters if seat in motion.ballots]
    if motion.kind is MotionKind.STOP:
        if not all(given):
            return False
        return True if len(given) == len(voters) else None
    if given.count(True) * 2 > len(voters) or not voters:
        return True
    if given.count(False) * 2 > len(voters) or len(given) == len(voters):
        return False
    return None


def motion_result(table: Table, motion: Motion) -> bool | None:
    """Return the result of a motion, None while it is open: an offered seat must be accepted as well."""
    result = vote_result(table, motion)
    return None if result and motion.to_accept else result


def seats_without_ballot(table: Table, motion: Motion) -> tuple[int, ...]:
    """Return the seats that may vote on a motion and have not."""
    return tuple(seat for seat in table.voters(motion.seat) if seat not in motion.ballots)


def log_motion(table: Table, seat: int, code: str, now: int) -> tuple[Table, tuple[LogRow, ...]]:
    """Return a table under its next version, with the log row of what was put to it or decided; a lobby has no log."""
    number = table.version + 1
    if table._game_session is None:
        return replace(table, version=number), ()
    row = LogRow(number, number, Entry.MOTION, seat, code, now)
    return replace(table, version=number, _game_session=table._game_session.with_row(row)), (row,)


class MotionCooldown:
    """Remembers the latest motions that failed. A restart of the bot forgets them, which does no harm."""

    def __init__(self) -> None:
        self._asked: BoundedDict[tuple[object, ...], int] = BoundedDict(_REMEMBERED)

    def note(self, table: Table, motion: Motion, now: int) -> None:
        """Remember that a motion has failed."""
        self._asked[_key(table, motion)] = now

    def is_cooling_down(self, table: Table, motion: Motion, now: int) -> bool:
        """Whether the same motion of the same user has failed within a day."""
        asked = self._asked.get(_key(table, motion))
        return asked is not None and 0 <= now - asked < DAY


def _key(table: Table, motion: Motion) -> tuple[object, ...]:
    """Return the key by which motions are the same; a lobby renumbers seats, so a host motion has none."""
    return table.id, motion.kind, motion.user, None if motion.kind is MotionKind.HOST else motion.seat
