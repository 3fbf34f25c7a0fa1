"""The pace of a table: chosen when it is opened, changed later only if all its people agree."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.pace import TIMINGS, Fallback, Pace
from bot.store import Entry, LogRow
from bot.tables.errors import Reason, TableError
from bot.tables.repository import CommitDetails, Held, Shelf
from bot.tables.table import Proposal, Table


class Pacing:
    """Changes of pace and fallback. Who is absent has no say and need not agree."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def propose(self, table_id: int, user: int, pace: Pace, fallback: Fallback) -> Table:
        """Propose another pace; where nobody else has to agree, it is changed at once.

        Raises:
            TableError: NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = _seated(held.loaded, user)
            if (pace, fallback) == (table.pace, table.fallback):
                return await self._noted(held, table, None)
            return await self._agreed(held, Proposal(pace, fallback, (user,)))

    async def agree(self, table_id: int, user: int, code: str) -> Table:
        """Agree to the proposal of a code; with the last one's consent it is changed.

        Raises:
            TableError: NO_PROPOSAL, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            proposal = _seated(held.loaded, user).proposal
            if proposal is None or proposal.code != code:
                raise TableError(Reason.NO_PROPOSAL)
            if user not in proposal.agreed:
                proposal = replace(proposal, agreed=(*proposal.agreed, user))
            elif _lacking(held.loaded, proposal):
                return held.loaded
            return await self._agreed(held, proposal)

    async def decline(self, table_id: int, user: int, code: str) -> Table:
        """Keep the pace as it is: the proposal of a code is gone.

        Raises:
            TableError: NO_PROPOSAL, NOT_SEATED, GAME_OVER, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            table = _seated(held.loaded, user)
            if table.proposal is None or table.proposal.code != code:
                raise TableError(Reason.NO_PROPOSAL)
            return await self._noted(held, table, None)

    async def _agreed(self, held: Held, proposal: Proposal) -> Table:
        table = held.loaded
        if _lacking(table, proposal):
            return await self._noted(held, table, proposal)
        # Everybody's time begins anew: nobody is late by a clock that he did not have.
        now = self._shelf.now
        waits = {recipient: replace(wait, since=now) for recipient, wait in table.shown.waits.items()}
        table = replace(table, pace=proposal.pace, fallback=proposal.fallback, shown=replace(table.shown, waits=waits))
        # Nor is he asked about any more: a vote by the old clock is past.
        until, course, rows = now + TIMINGS[table.pace].longer, table._course, []
        for number, about in enumerate(table.votes, start=table.version + 1):
            rows.append(LogRow(number, number, Entry.LONGER, about, str(until), now))
        for row in rows:
            course = course.noted(row) if course is not None else None
        motions = tuple(replace(motion, at=now) for motion in table.motions)
        table = replace(table, version=table.version + len(rows), motions=motions, _course=course)
        return await self._noted(held, table, None, *rows)

    async def _noted(self, held: Held, table: Table, proposal: Proposal | None, *rows: LogRow) -> Table:
        return await self._shelf.commit(
            held,
            replace(table, proposal=proposal),
            CommitDetails(log=rows, unseen=True),
            pace=table.pace.value,
            fallback=table.fallback.value,
        )


def _lacking(table: Table, proposal: Proposal) -> bool:
    """Whether somebody has yet to agree who plays himself."""
    return not set(table.present) <= set(proposal.agreed)


def _seated(table: Table, user: int) -> Table:
    if not table.status.live:
        raise TableError(Reason.GAME_OVER)
    if table.seat_of(user) is None:
        raise TableError(Reason.NOT_SEATED)
    return table
