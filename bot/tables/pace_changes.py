"""The pace of a table: chosen when it is opened, changed later only if all its people agree."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bot.domain.pace import MINUTE, TIMINGS, Fallback, Pace, PaceProposal
from bot.store import Entry, LogRow, Status
from bot.tables.errors import Reason, TableError
from bot.tables.motions import MotionEnd, log_motion
from bot.tables.play import require_running
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.table import Table

PACE_REFUSED: Final = f"pace-{MotionEnd.REFUSED}"
"""The code of the decision that a proposed pace was declined; that it was accepted has "pace-" and what it changed."""

AMENDED_WITHIN: Final = 15 * MINUTE
"""For so many seconds a proposal that its proposer changes, before anybody else agrees, stays the same proposal."""


class PaceChanges:
    """Proposes and makes changes of pace and fallback. Absent people need not agree."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def propose(self, table_id: int, user: int, pace: Pace, fallback: Fallback) -> Table:
        """Propose another pace; change it at once if nobody else has to agree.

        Raises:
            TableError: NOT_SEATED, GAME_OVER, NO_TABLE, STORE; RETIRED; RATED_PACE: a rated game keeps its clock.
        """
        async with self._repository.lock(table_id) as cached:
            table, seat = _require_seated(cached.loaded, user)
            if table.is_rated_now and (pace is Pace.UNTIMED or fallback is Fallback.WAIT):
                raise TableError(Reason.RATED_PACE)
            if (pace, fallback) == (table.pace, table.fallback):
                return await self._store(cached, table, None)
            before, now = table.proposal, self._repository.now
            proposal = PaceProposal(pace, fallback, (user,), table.version + 1, now)
            if before is not None and before.code == proposal.code:
                return await self._agree(cached, before, user)
            if not _lacks_agreement(table, proposal):
                return await self._settle(cached, proposal)
            if before is not None and before.agreed == (user,) and now - before.at < AMENDED_WITHIN:
                # Who was pinged for it is not pinged again.
                return await self._store(cached, table, replace(before, pace=pace, fallback=fallback))
            if table.status is not Status.LOBBY:
                require_running(table)
            table, rows = log_motion(table, seat, "pace", now)
            return await self._store(cached, table, proposal, *rows)

    async def agree(self, table_id: int, user: int, code: str) -> Table:
        """Agree to the proposal with this code; change the pace if all others have agreed.

        Raises:
            TableError: NO_PROPOSAL, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            proposal = _require_seated(cached.loaded, user)[0].proposal
            if proposal is None or proposal.code != code:
                raise TableError(Reason.NO_PROPOSAL)
            return await self._agree(cached, proposal, user)

    async def decline(self, table_id: int, user: int, code: str) -> Table:
        """Decline the proposal with this code: it is removed, and the pace stays; the log of a running game says so.

        Raises:
            TableError: NO_PROPOSAL, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            table, _ = _require_seated(cached.loaded, user)
            if table.proposal is None or table.proposal.code != code:
                raise TableError(Reason.NO_PROPOSAL)
            proposer = next(iter(table.seats_of(table.proposal.agreed)), None)
            if proposer is None or table._game_session is None:
                return await self._store(cached, table, None)
            table, rows = log_motion(table, proposer, f"pace.{MotionEnd.REFUSED}", self._repository.now)
            return await self._store(cached, table, None, *rows)

    async def _agree(self, cached: CachedTable, proposal: PaceProposal, user: int) -> Table:
        if user not in proposal.agreed:
            proposal = replace(proposal, agreed=(*proposal.agreed, user))
        elif _lacks_agreement(cached.loaded, proposal):
            return cached.loaded
        return await self._settle(cached, proposal)

    async def _settle(self, cached: CachedTable, proposal: PaceProposal) -> Table:
        table = cached.loaded
        if _lacks_agreement(table, proposal):
            return await self._store(cached, table, proposal)
        # Every wait starts again, and so do its reminders: a player is not late by a clock that did not run for them.
        now = self._repository.now
        waits = {
            recipient: replace(wait, since=now, reminded=min(1, wait.reminded), written=min(1, wait.written))
            for recipient, wait in table.shown.waits.items()
        }
        changes = proposal.changes(table.pace, table.fallback)
        table = replace(table, pace=proposal.pace, fallback=proposal.fallback, shown=replace(table.shown, waits=waits))
        # Votes about late players end as well: they were opened by the former clock.
        until, game_session, rows = now + TIMINGS[table.pace].longer, table._game_session, []
        for number, about in enumerate(table.votes, start=table.version + 1):
            rows.append(LogRow(number, number, Entry.LONGER, about, str(until), now))
        for row in rows:
            game_session = game_session.with_row(row) if game_session is not None else None
        motions = tuple(replace(motion, at=now) for motion in table.motions)
        table = replace(table, version=table.version + len(rows), motions=motions, _game_session=game_session)
        proposer = next(iter(table.seats_of(proposal.agreed)), None)
        if game_session is not None and proposer is not None and len(table.people) > 1:
            for change in changes:
                table, decided = log_motion(table, proposer, f"pace.{change}", now)
                rows += decided
        return await self._store(cached, table, None, *rows)

    async def _store(self, cached: CachedTable, table: Table, proposal: PaceProposal | None, *rows: LogRow) -> Table:
        return await self._repository.commit(
            cached,
            replace(table, proposal=proposal),
            CommitDetails(log=rows, unseen=True),
            pace=table.pace.value,
            fallback=table.fallback.value,
        )


def _lacks_agreement(table: Table, proposal: PaceProposal) -> bool:
    """Whether a person who plays has yet to agree."""
    return not set(table.present) <= set(proposal.agreed)


def _require_seated(table: Table, user: int) -> tuple[Table, int]:
    if not table.status.live:
        raise TableError(Reason.GAME_OVER)
    seat = table.seat_of(user)
    if seat is None:
        raise TableError(Reason.NOT_SEATED)
    return table, seat
