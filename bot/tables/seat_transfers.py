"""Motions: a player offers a seat, a user claims an open one, or a player asks to be host or to stop a rated game.

A hand that a player has seen is shown to the next one only if the opponents agree.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.pace import Fallback
from bot.domain.ping_recipient import Seat, User, Voter
from bot.store import Entry, FormerRow, Guest, GuestKind, LogRow, Motion, MotionKind, Status
from bot.tables.blocklist import require_not_avoided
from bot.tables.early_end import EarlyEnds
from bot.tables.errors import Reason, TableError
from bot.tables.game.session import OPENED
from bot.tables.host_succession import next_host
from bot.tables.motions import MotionCooldown, MotionEnd, has_played, has_sat, log_motion, motion_result, open_seats
from bot.tables.play import commit_log_row, give_seat_back, require_running
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.seat_history import Player
from bot.tables.table import Ending, Table

OVERDUE_LIMIT: Final = 2
"""Number of missed deadlines in a row after which the host may open a seat."""


class SeatTransfers:
    """Transfers of seats, and of the host's role.

    A question to the others is a motion; a button names it by its version. Each is decided under the table's lock: if a
    player returns while the last ballot arrives, the first of both counts.
    """

    def __init__(self, repository: Repository, early_ends: EarlyEnds) -> None:
        self._repository = repository
        self._early_ends = early_ends
        self._cooldown = MotionCooldown()

    async def offer(self, table_id: int, user: int, to: int, name: str) -> Table:
        """Offer the user's seat to another user; this replaces an open offer.

        The other user is pinged, so it counts as an invitation, and the limits of invitations apply.

        Raises:
            TableError: OFFER_SAT (they sit or sat at this table), OFFER_CLOSED, OFFER_MANY, NOT_SEATED, NOT_RUNNING,
                GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, seat = await self._require_seat(cached, user)
            require_running(table)
            if has_sat(table, to):
                raise TableError(Reason.OFFER_SAT)
            found = _motion_about(table, MotionKind.OFFER, seat)
            if found is not None and found.user == to:
                return table
            now = self._repository.now
            others = [table.host] if table.host is not None else []
            lately = await self._repository.store.invitations.lately(user, [to], others, table.id, now)
            if to in lately.closed:
                raise TableError(Reason.OFFER_CLOSED)
            if not lately.left:
                raise TableError(Reason.OFFER_MANY)
            counted = Guest(to, GuestKind.HELD, name, user, now, None, table.version)
            return await self._open_motion(
                cached, Motion(MotionKind.OFFER, seat, to, name, now, 0, accepted=False), counted
            )

    async def answer_offer(self, table_id: int, user: int, name: str, version: int, *, accepts: bool) -> Table:
        """Accept or decline an offered seat; if the others agree already, it is taken at once.

        Raises:
            TableError: NOT_OFFERED, NOT_AT_THIS_TABLE, NO_MOTION, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            motion = _require_motion(cached.loaded, version)
            if motion.kind is not MotionKind.OFFER or motion.user != user:
                raise TableError(Reason.NOT_OFFERED)
            if not accepts:
                return await self._drop(cached, motion, MotionEnd.DROPPED)
            if motion.accepted:
                return cached.loaded
            await require_not_avoided(self._repository, cached.loaded, user)
            # The others get the whole time from now on.
            return await self._count_ballots(cached, replace(motion, name=name, accepted=True, at=self._repository.now))

    async def claim(self, table_id: int, user: int, name: str, seat: int) -> Table:
        """Take an open seat, or ask the others for it if a person has played it; a user claims one at a time.

        After a refusal, the others are not pinged for the same claim again that day.

        Raises:
            TableError: ALREADY_SEATED, SAT_HERE, NOT_OPEN, CLAIMED, CLAIM_AGAIN, NOT_AT_THIS_TABLE, NOT_RUNNING,
                GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            if has_sat(table, user):
                raise TableError(Reason.SAT_HERE)
            if seat not in open_seats(table):
                raise TableError(Reason.NOT_OPEN)
            found = _motion_about(table, MotionKind.CLAIM, seat)
            if found is not None and found.user == user:
                return table
            if found is not None:
                raise TableError(Reason.CLAIMED)
            await require_not_avoided(self._repository, table, user)
            if not has_played(table, seat) or not table.voters(seat):
                return await self._take(cached, seat, user, name)
            motion = Motion(MotionKind.CLAIM, seat, user, name, self._repository.now, 0, accepted=True)
            if self._cooldown.is_cooling_down(table, motion, self._repository.now):
                raise TableError(Reason.CLAIM_AGAIN)
            return await self._open_motion(cached, motion)

    async def ask_host(self, table_id: int, user: int, name: str) -> Table:
        """Ask the others to become the host, once a day after a refusal; without others it is done at once.

        Raises:
            TableError: HOST_ALREADY, HOST_AGAIN, NOT_SEATED, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, seat = await self._require_seat(cached, user)
            if table.host == user:
                raise TableError(Reason.HOST_ALREADY)
            if _motion_about(table, MotionKind.HOST, seat) is not None:
                return table
            motion = Motion(MotionKind.HOST, seat, user, name, self._repository.now, 0, accepted=True)
            if not table.voters(seat):
                return await self._carry_out(cached, motion)
            if self._cooldown.is_cooling_down(table, motion, self._repository.now):
                raise TableError(Reason.HOST_AGAIN)
            return await self._open_motion(cached, motion)

    async def ask_to_stop(self, table_id: int, user: int, name: str) -> Table:
        """Ask the others to stop a rated game, once a day after a refusal; all who play must agree.

        Raises:
            TableError: NOT_RATED (no agreement is needed), STOP_AGAIN, NOT_SEATED, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, seat = await self._require_seat(cached, user)
            if not table.is_rated_now:
                raise TableError(Reason.NOT_RATED)
            if _motion_about(table, MotionKind.STOP, seat) is not None:
                return table
            motion = Motion(MotionKind.STOP, seat, user, name, self._repository.now, 0, accepted=True)
            if not table.voters(seat):
                return await self._carry_out(cached, motion)
            if self._cooldown.is_cooling_down(table, motion, self._repository.now):
                raise TableError(Reason.STOP_AGAIN)
            return await self._open_motion(cached, motion)

    async def vote(self, table_id: int, user: int, version: int, *, yes: bool) -> Table:
        """Count a player's ballot on a motion, and do what is decided.

        The player who put the motion takes it back by a no.

        Raises:
            TableError: NO_MOTION, OWN_MOTION, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, motion = cached.loaded, _require_motion(cached.loaded, version)
            if user in (motion.user, _author(table, motion)):
                if yes:
                    raise TableError(Reason.OWN_MOTION)
                return await self._drop(cached, motion, MotionEnd.DROPPED)
            table, seat = await self._require_seat(cached, user)
            # The player's return may have ended it.
            motion = _require_motion(table, version)
            if motion.ballots.get(seat) is yes:
                return table
            return await self._count_ballots(cached, replace(motion, ballots={**motion.ballots, seat: yes}))

    async def close_motion(self, table_id: int, version: int, *, over: bool) -> Table:
        """Do what is decided about a motion; if its time is `over` without a decision, drop it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            motion = next((one for one in table.motions if one.version == version), None)
            if motion is None or not table.status.live:
                return table
            decided = motion_result(table, motion)
            if decided is None:
                return await self._drop(cached, motion, MotionEnd.DROPPED) if over else table
            return await (self._carry_out(cached, motion) if decided else self._drop(cached, motion, MotionEnd.REFUSED))

    async def open_seat(self, table_id: int, user: int, seat: int, decision: int | None) -> Table:
        """Open a player's seat for the host after two missed deadlines; a computer plays until they return.

        A table that only waits has no missed deadlines: there `decision` is the one that the player was seen to be late
        with, and they must still be asked it.

        Raises:
            TableError: NOT_HOST, NOT_LATE, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            if table.host != user:
                raise TableError(Reason.NOT_HOST)
            waited = table.fallback is Fallback.WAIT and decision is not None and table.asked.get(seat) == decision
            late = seat in range(len(table.players)) and table.plays(seat) and table.players[seat].user != user
            if not late or not table.timed or not (waited or table.passed.get(seat, 0) >= OVERDUE_LIMIT):
                raise TableError(Reason.NOT_LATE)
            return await commit_log_row(self._repository, cached, Entry.GONE, seat, OPENED)

    async def _require_seat(self, cached: CachedTable, user: int) -> tuple[Table, int]:
        """Return a live table with the user's seat; give it back if a computer plays there."""
        table = _require_live(cached.loaded)
        seat = table.seat_of(user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        if seat in table.absent and table.status is Status.RUNNING:
            table = await give_seat_back(self._repository, cached, seat)
        return table, seat

    async def _open_motion(self, cached: CachedTable, motion: Motion, *invited: Guest) -> Table:
        """Open a motion under a number of its own; the voters are pinged."""
        table = cached.loaded
        motion = replace(motion, version=table.version + 1)
        for one in table.motions:
            if _replaces(motion, one):
                self._cooldown.note(table, one, self._repository.now)
        others = (one for one in table.motions if not _replaces(motion, one))
        if table.status is not Status.LOBBY:
            require_running(table)
        after = replace(table, motions=(*others, motion))
        after, rows = log_motion(after, motion.seat, motion.kind.value, self._repository.now)
        return await self._repository.commit(cached, after, CommitDetails(log=rows, invited=invited))

    async def _count_ballots(self, cached: CachedTable, motion: Motion) -> Table:
        """Do what is decided by now, or store the ballot."""
        table = cached.loaded
        decided = motion_result(table, motion)
        if decided is None:
            motions = tuple(motion if one.version == motion.version else one for one in table.motions)
            return await self._repository.commit(cached, replace(table, motions=motions), CommitDetails(unseen=True))
        return await (self._carry_out(cached, motion) if decided else self._drop(cached, motion, MotionEnd.REFUSED))

    async def _carry_out(self, cached: CachedTable, motion: Motion) -> Table:
        if motion.kind is MotionKind.HOST:
            return await self._end(cached, replace(cached.loaded, host=motion.user), motion, MotionEnd.CARRIED)
        if motion.kind is MotionKind.STOP:
            return await self._early_ends.stop_locked(cached, Ending.AGREED)
        return await self._take(cached, motion.seat, motion.user, motion.name)

    async def _drop(self, cached: CachedTable, motion: Motion, end: MotionEnd) -> Table:
        self._cooldown.note(cached.loaded, motion, self._repository.now)
        left = tuple(one for one in cached.loaded.motions if one.version != motion.version)
        return await self._end(cached, replace(cached.loaded, motions=left), motion, end)

    async def _end(self, cached: CachedTable, after: Table, motion: Motion, end: MotionEnd) -> Table:
        """Commit a table after a motion; the log of a running game says how it ended."""
        if after.status is not Status.RUNNING or after._game_session is None:
            return await self._repository.commit(cached, after, CommitDetails(unseen=True))
        after, rows = log_motion(after, motion.seat, f"{motion.kind}.{end}", self._repository.now)
        return await self._repository.commit(cached, after, CommitDetails(log=rows, unseen=True))

    async def _take(self, cached: CachedTable, seat: int, user: int, name: str) -> Table:
        """Seat a user: from now on the seat, with all that it may know, is theirs alone."""
        table, game_session, _ = require_running(cached.loaded)
        left = table.players[seat]
        number = table.version + 1
        row = LogRow(number, number, Entry.TAKEN, seat, "", self._repository.now)
        players = tuple(Player(seat, user, name) if one.seat == seat else one for one in table.players)
        shown, gone = table.shown, {Seat(seat), Voter(seat), User(user)}
        called = None if shown.pinged is None else {to: what for to, what in shown.pinged.items() if to not in gone}
        waits = {to: wait for to, wait in shown.waits.items() if to not in gone}
        after = replace(
            table,
            version=number,
            actor=None,
            seat_history=replace(table.seat_history, players=players),
            shown=replace(shown, pinged=called, waits=waits),
            watches=tuple(one for one in table.watches if one.user != user),
            _plans=tuple(one for one in table._plans if one.seat != seat),
            _game_session=game_session.with_row(row),
        )
        if left.user is not None and left.user == table.host:
            after = replace(after, host=next_host(after, seat) or user)
        former = FormerRow(seat, table.version, left.user, left.name, left.level)
        return await self._repository.commit(cached, after, CommitDetails(log=(row,), formers=(former,), unseen=True))


def _require_live(table: Table) -> Table:
    if not table.status.live:
        raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
    return table


def _require_motion(table: Table, version: int) -> Motion:
    found = next((motion for motion in _require_live(table).motions if motion.version == version), None)
    if found is None:
        raise TableError(Reason.NO_MOTION)
    return found


def _motion_about(table: Table, kind: MotionKind, seat: int) -> Motion | None:
    return next((motion for motion in table.motions if (motion.kind, motion.seat) == (kind, seat)), None)


def _replaces(new: Motion, old: Motion) -> bool:
    """Whether a motion replaces another: about the same seat, or another claim of the same user."""
    if new.kind is not old.kind:
        return False
    return new.seat == old.seat or (new.kind is MotionKind.CLAIM and new.user == old.user)


def _author(table: Table, motion: Motion) -> int | None:
    """Return the player who put a motion, None for a claim, which comes from a user without a seat."""
    return None if motion.kind is MotionKind.CLAIM else table.players[motion.seat].user
