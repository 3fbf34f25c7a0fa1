"""Players who let a table wait: stand-in moves, votes, takeovers, absences, returns."""

from __future__ import annotations

from dataclasses import replace
from typing import Final, assert_never

from bot.domain.pace import IDLE, LEFT_AFTER, TIMINGS, Pace, VoteChoice
from bot.domain.ping_recipient import Seat
from bot.store import Entry
from bot.tables.early_end import EarlyEnds
from bot.tables.errors import Reason, TableError
from bot.tables.game.session import LATE, OPENED, SILENT
from bot.tables.play import (
    TurnOrigin,
    commit_log_row,
    commit_play,
    give_seat_back,
    require_running,
    with_computer_action,
)
from bot.tables.repository import CachedTable, Repository
from bot.tables.table import Ending, Table

_LONGEST_MOVE: Final = 50


class OverduePlayers:
    """The measures about players who are waited for.

    Each method names the version of the decision or vote that it is about, and does nothing if that is past; so each
    can be called again.
    """

    def __init__(self, repository: Repository, early_ends: EarlyEnds) -> None:
        self._repository = repository
        self._early_ends = early_ends

    async def make_stand_in_move(self, table_id: int, seat: int, decision: int) -> Table:
        """Let a computer make a player's move: the decision, and all that follows until the turn is over.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if not _is_asked(cached.loaded, seat, decision):
                return cached.loaded
            return await self._substitute(cached, seat)

    async def take_over(self, table_id: int, seat: int, decision: int, why: str) -> Table:
        """Let a computer play for a player from now on, until they return.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if not _is_asked(cached.loaded, seat, decision):
                return cached.loaded
            return await commit_log_row(self._repository, cached, Entry.GONE, seat, why)

    async def open_vote(self, table_id: int, seat: int, decision: int) -> Table:
        """Open a vote of the others about a player.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not _is_asked(table, seat, decision) or seat in table.votes:
                return table
            return await commit_log_row(self._repository, cached, Entry.ASK, seat)

    async def require_may_vote(self, table_id: int, user: int, about: int, ballot: VoteChoice) -> Table:
        """Require that a player may give a ballot about a seat; return the table.

        Raises:
            TableError: as `vote` does.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            _require_may_vote(table, user, about, ballot)
            return table

    async def vote(self, table_id: int, user: int, about: int, ballot: VoteChoice) -> Table:
        """Count a player's ballot about a seat; a second ballot replaces the first.

        Raises:
            TableError: NO_VOTE, NOT_SEATED, OWN_VOTE, NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _, _ = require_running(cached.loaded)
            seat = table.seat_of(user)
            if seat is not None and seat in table.absent:
                table = await give_seat_back(self._repository, cached, seat)
            seat = _require_may_vote(table, user, about, ballot)
            if table.votes[about].ballots.get(seat) is ballot:
                return table
            return await commit_log_row(self._repository, cached, Entry.VOTE, seat, f"{about}:{ballot}")

    async def close_vote(self, table_id: int, about: int, version: int, *, over: bool = False) -> Table:
        """Do what the vote has decided; without a decision, a computer makes the move.

        Without voters, computers play the game out, unless the late player is the only person. At a table without a
        clock, the vote continues until it has decided, even if its time is `over`.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            vote = table.votes.get(about)
            if vote is None or vote.version != version or about not in table.asked:
                return table
            untimed = table.pace is Pace.UNTIMED
            choice = table.decided(about, over=over)
            if not table.voters(about):
                choice = VoteChoice.TAKEOVER if len(table.people) > 1 and not untimed else VoteChoice.WAIT
            elif choice is None and not untimed:
                choice = VoteChoice.MOVE
            match choice:
                case None:
                    return table
                case VoteChoice.WAIT:
                    until = self._repository.now + (LEFT_AFTER if untimed else TIMINGS[table.pace].longer)
                    return await commit_log_row(self._repository, cached, Entry.LONGER, about, str(until))
                case VoteChoice.MOVE:
                    return await self._substitute(cached, about)
                case VoteChoice.TAKEOVER:
                    return await commit_log_row(
                        self._repository, cached, Entry.GONE, about, SILENT if untimed else LATE
                    )
                case VoteChoice.OPEN:
                    return await commit_log_row(self._repository, cached, Entry.GONE, about, OPENED)
                case VoteChoice.END:
                    return await self._early_ends.stop_locked(cached, Ending.VOTED)
                case _:
                    assert_never(choice)

    async def drop_vote(self, table_id: int, about: int, version: int, until: int) -> Table:
        """End a vote without a decision; the seat is not voted on until a moment.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            vote = cached.loaded.votes.get(about)
            if vote is None or vote.version != version:
                return cached.loaded
            return await commit_log_row(self._repository, cached, Entry.LONGER, about, str(until))

    async def come_back(self, table_id: int, user: int) -> Table:
        """Give a player the seat back from a stand-in, or from a vote at a table without a clock.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if not cached.loaded.gets_seat_back(user):
                return cached.loaded
            return await give_seat_back(self._repository, cached, cached.loaded.seat_of(user) or 0)

    async def note_sign(self, table_id: int, user: int, *, owed: bool = False) -> Table:
        """Store a sign of a player who is asked at a table without a clock.

        Args:
            table_id: the table.
            user: the player; signs of other users do not count.
            owed: whether the table must be looked at because of it.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            seat, waits = table.seat_of(user), table.shown.waits
            wait = None if seat is None else waits.get(Seat(seat))
            if seat is None or wait is None or table.asked.get(seat) != wait.decision:
                return table
            if table.pace is not Pace.UNTIMED:
                return table
            wait = replace(wait, seen=self._repository.now, looked=None, left=False)
            return await self._repository.show(
                cached, replace(table.shown, waits={**waits, Seat(seat): wait}), owed=owed
            )

    async def end_absence(self, table_id: int, seat: int, why: str) -> Table:
        """Give a seat back to a person whose absence is over.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            if cached.loaded.absent.get(seat) != why or not cached.loaded.status.live:
                return cached.loaded
            return await give_seat_back(self._repository, cached, seat)

    async def stop_idle(self, table_id: int) -> Table:
        """Stop the game of a single person who has pressed nothing for a month.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if not table.waiting or len(table.people) > 1 or self._repository.now - table.updated < IDLE:
                return table
            return await self._early_ends.stop_locked(cached, Ending.IDLE)

    async def _substitute(self, cached: CachedTable, seat: int) -> Table:
        table, game_session, rules = require_running(cached.loaded)
        for _ in range(_LONGEST_MOVE):
            game_session = await with_computer_action(table, rules, game_session, seat)
            decision = game_session.game.decision(seat)
            if decision is None or decision.turn:
                break
        turn = await commit_play(
            self._repository, cached, game_session, TurnOrigin(Entry.SUB, seat, game_session.version)
        )
        return turn.table


def _require_may_vote(table: Table, user: int, about: int, ballot: VoteChoice) -> int:
    """Return the seat of a player who may give a ballot about a seat.

    Raises:
        TableError: NOT_SEATED, NO_VOTE, OWN_VOTE.
    """
    seat = table.seat_of(user)
    if seat is None:
        raise TableError(Reason.NOT_SEATED)
    if about not in table.votes or ballot not in table.vote_choices:
        raise TableError(Reason.NO_VOTE)
    if seat == about:
        raise TableError(Reason.OWN_VOTE)
    return seat


def _is_asked(table: Table, seat: int, decision: int) -> bool:
    return table.asked.get(seat) == decision
