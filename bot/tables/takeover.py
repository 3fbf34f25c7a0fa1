"""What happens at a table when somebody lets it wait: votes, substitutes, absences, returns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from bot.domain.pace import IDLE, LEFT_AFTER, TIMINGS, Ballot, Pace, choices
from bot.domain.recipient import Seat
from bot.store import Entry
from bot.tables.errors import Reason, TableError
from bot.tables.leaving import Leaving
from bot.tables.play import Deed, answered, give_back, noted, played, running
from bot.tables.repository import Held, Shelf
from bot.tables.session import LATE, OPENED, SILENT
from bot.tables.table import Ending, Table

_LONGEST_MOVE: Final = 50


class Overtime:
    """What can be done about people who are waited for.

    Each method says whom and what it is about by the version of the decision or vote; if that is past, nothing is done,
    so each can be called again.
    """

    def __init__(self, shelf: Shelf, leaving: Leaving) -> None:
        self._shelf = shelf
        self._leaving = leaving

    async def substitute(self, table_id: int, seat: int, decision: int) -> Table:
        """Let a computer make somebody's move: what he is asked, and what follows from it until his turn is over.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if not _asked(held.loaded, seat, decision):
                return held.loaded
            return await self._substitute(held, seat)

    async def take_over(self, table_id: int, seat: int, decision: int, why: str) -> Table:
        """Let a computer play for somebody from now on, until he returns.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if not _asked(held.loaded, seat, decision):
                return held.loaded
            return await noted(self._shelf, held, Entry.GONE, seat, why)

    async def ask(self, table_id: int, seat: int, decision: int) -> Table:
        """Ask the others what is to be done about somebody.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not _asked(table, seat, decision) or seat in table.votes:
                return table
            return await noted(self._shelf, held, Entry.ASK, seat)

    async def vote(self, table_id: int, user: int, about: int, ballot: Ballot) -> Table:
        """Take down what somebody says is to be done about a seat; a second ballot takes the first one's place.

        Raises:
            TableError: NO_VOTE, NOT_SEATED, OWN_VOTE, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table, _, _ = running(held.loaded)
            seat = table.seat_of(user)
            if seat is None:
                raise TableError(Reason.NOT_SEATED)
            if seat in table.absent:
                table = await give_back(self._shelf, held, seat)
            if about not in table.votes or ballot not in choices(table.pace):
                raise TableError(Reason.NO_VOTE)
            if seat == about:
                raise TableError(Reason.OWN_VOTE)
            if table.votes[about].ballots.get(seat) is ballot:
                return table
            return await noted(self._shelf, held, Entry.VOTE, seat, f"{about}:{ballot}")

    async def close_vote(self, table_id: int, about: int, version: int, *, over: bool = False) -> Table:
        """Do what most have chosen; where that is nothing, a computer makes the move.

        Where nobody is left who may choose, computers play the game out, unless the late one is all who is left.
        At a table without a clock, the vote goes on as long as nothing is decided, be its time `over` or not.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            vote = table.votes.get(about)
            if vote is None or vote.version != version or about not in table.asked:
                return table
            untimed = table.pace is Pace.UNTIMED
            choice = table.decided(about, over=over)
            if not table.voters(about):
                choice = Ballot.TAKEOVER if len(table.people) > 1 and not untimed else Ballot.WAIT
            elif choice is None and not untimed:
                choice = Ballot.MOVE
            match choice:
                case None:
                    return table
                case Ballot.WAIT:
                    until = self._shelf.now + (LEFT_AFTER if untimed else TIMINGS[table.pace].longer)
                    return await noted(self._shelf, held, Entry.LONGER, about, str(until))
                case Ballot.MOVE:
                    return await self._substitute(held, about)
                case Ballot.TAKEOVER:
                    return await noted(self._shelf, held, Entry.GONE, about, SILENT if untimed else LATE)
                case Ballot.OPEN:
                    return await noted(self._shelf, held, Entry.GONE, about, OPENED)
                case Ballot.END:
                    return await self._leaving.stop_held(held, Ending.VOTED)
                case _:
                    assert_never(choice)

    async def drop_vote(self, table_id: int, about: int, version: int, until: int) -> Table:
        """End a vote without a decision: until a moment, the others have nothing to decide about the seat.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            vote = held.loaded.votes.get(about)
            if vote is None or vote.version != version:
                return held.loaded
            return await noted(self._shelf, held, Entry.LONGER, about, str(until))

    async def come_back(self, table_id: int, user: int) -> Table:
        """Give a player the seat back if a computer plays there, or the others vote on that for want of a sign.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if not held.loaded.returns(user):
                return held.loaded
            return await give_back(self._shelf, held, held.loaded.seat_of(user) or 0)

    async def sign(self, table_id: int, user: int, *, owed: bool = False) -> Table:
        """Note that a player who is asked at a table without a clock gave a sign.

        Args:
            table_id: the table.
            user: the player; a sign of another user is none.
            owed: whether the table is to be looked at because of it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            seat, waits = table.seat_of(user), table.shown.waits
            wait = None if seat is None else waits.get(Seat(seat))
            if seat is None or wait is None or table.asked.get(seat) != wait.decision:
                return table
            if table.pace is not Pace.UNTIMED:
                return table
            wait = replace(wait, seen=self._shelf.now, looked=None, left=False)
            return await self._shelf.show(held, replace(table.shown, waits={**waits, Seat(seat): wait}), owed=owed)

    async def return_from(self, table_id: int, seat: int, why: str) -> Table:
        """Give a seat back whose person is not away any more.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            if held.loaded.absent.get(seat) != why or not held.loaded.status.live:
                return held.loaded
            return await give_back(self._shelf, held, seat)

    async def stop_idle(self, table_id: int) -> Table:
        """Stop the game of one person who has not pressed anything for a month.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if not table.waiting or len(table.people) > 1 or self._shelf.now - table.updated < IDLE:
                return table
            return await self._leaving.stop_held(held, Ending.IDLE)

    async def _substitute(self, held: Held, seat: int) -> Table:
        table, course, rules = running(held.loaded)
        for _ in range(_LONGEST_MOVE):
            course = await answered(table, rules, course, seat)
            decision = course.game.decision(seat)
            if decision is None or decision.turn:
                break
        turn = await played(self._shelf, held, course, Deed(Entry.SUB, seat, course.version))
        return turn.table


def _asked(table: Table, seat: int, decision: int) -> bool:
    return table.asked.get(seat) == decision
