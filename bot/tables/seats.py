"""Seats that change hands: one is offered to somebody, an open one is taken; where it has been played the others agree.

A hand that somebody has seen is not shown to the next one without the consent of those who play against it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.pace import Fallback
from bot.domain.recipient import Seat, User, Voter
from bot.store import Entry, FormerRow, Guest, GuestKind, LogRow, Motion, MotionKind, Status
from bot.tables.blocklist import let_in
from bot.tables.errors import Reason, TableError
from bot.tables.host import heir
from bot.tables.motion_cooldown import InVain
from bot.tables.motions import has_played, open_seats, sat_here, settled
from bot.tables.play import give_back, noted, running
from bot.tables.players import Player
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.session import OPENED
from bot.tables.table import Table

OVERDUE: Final = 2
"""When somebody's time was up so often in a row, the host may open his seat."""


class Seats:
    """How seats change hands, and the host.

    What is asked of the others is a motion; a button says by its version which one it is about. Each is decided under
    the table's lock, so of an owner who returns and a last consent the first counts.
    """

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._in_vain = InVain()

    async def offer(self, table_id: int, user: int, to: int, name: str) -> Table:
        """Offer one's seat to somebody of that name; another offer takes the place of one that was open.

        He is called for it, so it counts as an invitation, and can only be made to those who can be invited.

        Raises:
            TableError: OFFER_SAT (he sits or sat at this table), OFFER_CLOSED, OFFER_MANY, NOT_SEATED, NOT_RUNNING,
                GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, seat = await self._there(held, user)
            running(table)
            if sat_here(table, to):
                raise TableError(Reason.OFFER_SAT)
            found = _of(table, MotionKind.OFFER, seat)
            if found is not None and found.user == to:
                return table
            now = self._shelf.now
            with self._shelf.as_table_error():
                others = [table.host] if table.host is not None else []
                lately = await self._shelf.store.invitations.lately(user, [to], others, table.id, now)
            if to in lately.closed:
                raise TableError(Reason.OFFER_CLOSED)
            if not lately.left:
                raise TableError(Reason.OFFER_MANY)
            counted = Guest(to, GuestKind.HELD, name, user, now, None, table.version)
            return await self._put(held, Motion(MotionKind.OFFER, seat, to, name, now, 0, accepted=False), counted)

    async def answer(self, table_id: int, user: int, name: str, version: int, *, accepts: bool) -> Table:
        """Let somebody accept the seat that he is offered, or decline it; with consent enough it is his at once.

        Raises:
            TableError: NOT_OFFERED, NOT_AT_THIS_TABLE, NO_MOTION, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            motion = _motion(held.loaded, version)
            if motion.kind is not MotionKind.OFFER or motion.user != user:
                raise TableError(Reason.NOT_OFFERED)
            if not accepts:
                return await self._drop(held, motion)
            if motion.accepted:
                return held.loaded
            await let_in(self._shelf, held.loaded, user)
            # The others have all the time from now on.
            return await self._weigh(held, replace(motion, name=name, accepted=True, at=self._shelf.now))

    async def claim(self, table_id: int, user: int, name: str, seat: int) -> Table:
        """Take an open seat, or ask the others for it where a person has played it; somebody asks for one at a time.

        Whoever has asked for a seat in vain does not have the others called for it again that day.

        Raises:
            TableError: ALREADY_SEATED, SAT_HERE, NOT_OPEN, CLAIMED, CLAIM_AGAIN, NOT_AT_THIS_TABLE, NOT_RUNNING,
                GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, _, _ = running(held.loaded)
            if table.seat_of(user) is not None:
                raise TableError(Reason.ALREADY_SEATED)
            if sat_here(table, user):
                raise TableError(Reason.SAT_HERE)
            if seat not in open_seats(table):
                raise TableError(Reason.NOT_OPEN)
            found = _of(table, MotionKind.CLAIM, seat)
            if found is not None and found.user == user:
                return table
            if found is not None:
                raise TableError(Reason.CLAIMED)
            await let_in(self._shelf, table, user)
            if not has_played(table, seat) or not table.voters(seat):
                return await self._take(held, seat, user, name)
            motion = Motion(MotionKind.CLAIM, seat, user, name, self._shelf.now, 0, accepted=True)
            if self._in_vain.lately(table, motion, self._shelf.now):
                raise TableError(Reason.CLAIM_AGAIN)
            return await self._put(held, motion)

    async def ask_host(self, table_id: int, user: int, name: str) -> Table:
        """Ask the others to be the host; where nobody else is there, one is at once. In vain, that is once a day.

        Raises:
            TableError: HOST_ALREADY, HOST_AGAIN, NOT_SEATED, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, seat = await self._there(held, user)
            if table.host == user:
                raise TableError(Reason.HOST_ALREADY)
            if _of(table, MotionKind.HOST, seat) is not None:
                return table
            motion = Motion(MotionKind.HOST, seat, user, name, self._shelf.now, 0, accepted=True)
            if not table.voters(seat):
                return await self._do(held, motion)
            if self._in_vain.lately(table, motion, self._shelf.now):
                raise TableError(Reason.HOST_AGAIN)
            return await self._put(held, motion)

    async def say(self, table_id: int, user: int, version: int, *, yes: bool) -> Table:
        """Take down what somebody says to a motion, and do what is decided by it.

        Whoever has put the motion himself takes it back by a no.

        Raises:
            TableError: NO_MOTION, OWN_MOTION, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, motion = held.loaded, _motion(held.loaded, version)
            if user in (motion.user, _asker(table, motion)):
                if yes:
                    raise TableError(Reason.OWN_MOTION)
                return await self._drop(held, motion)
            table, seat = await self._there(held, user)
            # His return may have ended it.
            motion = _motion(table, version)
            if motion.ballots.get(seat) is yes:
                return table
            return await self._weigh(held, replace(motion, ballots={**motion.ballots, seat: yes}))

    async def close(self, table_id: int, version: int, *, over: bool) -> Table:
        """Do what is decided about a motion; one whose time is `over` without that is gone. Any other stays.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            motion = next((one for one in table.motions if one.version == version), None)
            if motion is None or not table.status.live:
                return table
            decided = settled(table, motion)
            if decided is None:
                return await self._drop(held, motion) if over else table
            return await (self._do(held, motion) if decided else self._drop(held, motion))

    async def open(self, table_id: int, user: int, seat: int, decision: int | None) -> Table:
        """Let the host open the seat of somebody whose time was up twice in a row: a computer plays until he returns.

        Where a table only waits, nothing tells of times that were up: then `decision` is what he was seen to be late
        with, and he must still be asked it.

        Raises:
            TableError: NOT_HOST, NOT_LATE, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, _, _ = running(held.loaded)
            if table.host != user:
                raise TableError(Reason.NOT_HOST)
            waited = table.fallback is Fallback.WAIT and decision is not None and table.asked.get(seat) == decision
            late = seat in range(len(table.players)) and table.plays(seat) and table.players[seat].user != user
            if not late or not table.timed or not (waited or table.passed.get(seat, 0) >= OVERDUE):
                raise TableError(Reason.NOT_LATE)
            return await noted(self._shelf, held, Entry.GONE, seat, OPENED)

    async def _there(self, held: Held, user: int) -> tuple[Table, int]:
        """Return a live table with the seat of somebody there; if a computer plays for him he has it back."""
        table = _live(held.loaded)
        seat = table.seat_of(user)
        if seat is None:
            raise TableError(Reason.NOT_SEATED)
        if seat in table.absent and table.status is Status.RUNNING:
            table = await give_back(self._shelf, held, seat)
        return table, seat

    async def _put(self, held: Held, motion: Motion, *invited: Guest) -> Table:
        """Put a motion to the people of the table, under a number of its own; whoever is asked is called for that."""
        table = held.loaded
        motion = replace(motion, version=table.version + 1)
        for one in table.motions:
            if _instead(motion, one):
                self._in_vain.note(table, one, self._shelf.now)
        others = (one for one in table.motions if not _instead(motion, one))
        after = replace(table, version=motion.version, motions=(*others, motion))
        if table.status is Status.LOBBY:
            return await self._shelf.commit(held, after)
        _, course, _ = running(table)
        number = motion.version
        row = LogRow(number, number, Entry.MOTION, motion.seat, motion.kind.value, self._shelf.now)
        return await self._shelf.commit(
            held, replace(after, _course=course.noted(row)), CommitDetails(log=(row,), invited=invited)
        )

    async def _weigh(self, held: Held, motion: Motion) -> Table:
        """Do what is decided by now, or keep what was said."""
        table = held.loaded
        decided = settled(table, motion)
        if decided is None:
            motions = tuple(motion if one.version == motion.version else one for one in table.motions)
            return await self._shelf.commit(held, replace(table, motions=motions), CommitDetails(unseen=True))
        return await (self._do(held, motion) if decided else self._drop(held, motion))

    async def _do(self, held: Held, motion: Motion) -> Table:
        if motion.kind is MotionKind.HOST:
            return await self._shelf.commit(held, replace(held.loaded, host=motion.user), CommitDetails(unseen=True))
        return await self._take(held, motion.seat, motion.user, motion.name)

    async def _drop(self, held: Held, motion: Motion) -> Table:
        self._in_vain.note(held.loaded, motion, self._shelf.now)
        left = tuple(one for one in held.loaded.motions if one.version != motion.version)
        return await self._shelf.commit(held, replace(held.loaded, motions=left), CommitDetails(unseen=True))

    async def _take(self, held: Held, seat: int, user: int, name: str) -> Table:
        """Seat somebody: from now on the seat, with all that it may know, is his and nobody else's."""
        table, course, _ = running(held.loaded)
        left = table.players[seat]
        number = table.version + 1
        row = LogRow(number, number, Entry.TAKEN, seat, "", self._shelf.now)
        players = tuple(Player(seat, user, name) if one.seat == seat else one for one in table.players)
        shown, gone = table.shown, {Seat(seat), Voter(seat), User(user)}
        called = None if shown.called is None else {to: what for to, what in shown.called.items() if to not in gone}
        waits = {to: wait for to, wait in shown.waits.items() if to not in gone}
        after = replace(
            table,
            version=number,
            actor=None,
            sitters=replace(table.sitters, players=players),
            shown=replace(shown, called=called, waits=waits),
            watches=tuple(one for one in table.watches if one.user != user),
            _plans=tuple(one for one in table._plans if one.seat != seat),
            _course=course.noted(row),
        )
        if left.user is not None and left.user == table.host:
            after = replace(after, host=heir(after, seat) or user)
        former = FormerRow(seat, table.version, left.user, left.name, left.level)
        return await self._shelf.commit(held, after, CommitDetails(log=(row,), formers=(former,), unseen=True))


def _live(table: Table) -> Table:
    if not table.status.live:
        raise TableError(Reason.NO_TABLE if table.status is Status.CANCELLED else Reason.GAME_OVER)
    return table


def _motion(table: Table, version: int) -> Motion:
    found = next((motion for motion in _live(table).motions if motion.version == version), None)
    if found is None:
        raise TableError(Reason.NO_MOTION)
    return found


def _of(table: Table, kind: MotionKind, seat: int) -> Motion | None:
    return next((motion for motion in table.motions if (motion.kind, motion.seat) == (kind, seat)), None)


def _instead(new: Motion, old: Motion) -> bool:
    """Whether a motion takes another one's place: about the same seat, or of somebody who asks for another seat."""
    if new.kind is not old.kind:
        return False
    return new.seat == old.seat or (new.kind is MotionKind.CLAIM and new.user == old.user)


def _asker(table: Table, motion: Motion) -> int | None:
    """Return the person at the table who has put a motion, None for somebody without a seat."""
    return None if motion.kind is MotionKind.CLAIM else table.players[motion.seat].user
