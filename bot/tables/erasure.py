"""The deletion of somebody's data: he is taken out of each table under its lock, then out of all that is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.store import Deletions, Status
from bot.tables.anonymise import shown_without, without
from bot.tables.disk_cleanup import DiskCleanup
from bot.tables.errors import Reason, TableError
from bot.tables.leaving import Leaving
from bot.tables.lobby import Lobbies
from bot.tables.repository import CommitDetails, Held, Shelf

_TRIES = 5  # at a table where others act meanwhile, and for somebody who is named anew meanwhile


class Forgetting:
    """Takes people out of everything. Each step is whole by itself; whatever is left is done by asking again."""

    def __init__(
        self, shelf: Shelf, lobbies: Lobbies, leaving: Leaving, cleanup: DiskCleanup, deletions: Deletions | None = None
    ) -> None:
        self._shelf = shelf
        self._lobbies = lobbies
        self._leaving = leaving
        self._cleanup = cleanup
        self._deletions = deletions

    async def forget(self, user: int, computer: Callable[[str], str]) -> tuple[int, ...]:
        """Delete what is kept about somebody; see `People.forget`."""
        # Before, since the bot may end in the middle; and after, since a backup may be made in the middle.
        await self._note(user)
        changed: set[int] = set()
        for _ in range(_TRIES):
            found = await self._once(user, computer)
            changed |= found
            if not found:
                # Nothing was left, nor did anybody who held an older state of a table write him there again.
                break
        await self._note(user)
        with suppress(TableError):
            # It is owed since the commit, and done later if not now.
            await self._cleanup.after_deletion()
        with self._shelf.as_table_error():
            return await self._shelf.store.duties.own(changed)

    async def _note(self, user: int) -> None:
        if self._deletions is not None:
            with self._shelf.as_table_error():
                await asyncio.to_thread(self._deletions.note, user, self._shelf.now)

    async def _once(self, user: int, computer: Callable[[str], str]) -> set[int]:
        with self._shelf.as_table_error():
            found = await self._shelf.store.people.tables_naming(user)
            others = set(found).difference(await self._shelf.store.duties.own(found))
        changed = set()
        for table_id in found:
            forget = self._forget_elsewhere if table_id in others else self._forget_in
            done = await forget(table_id, user, computer)
            if not done:
                # What is stored knows of him, and what is in memory does not: it is read anew.
                await self._shelf.let_go([table_id])
                done = await forget(table_id, user, computer)
            if done:
                changed.add(table_id)
        with self._shelf.as_table_error():
            touched = await self._shelf.store.people.forget(user)
        await self._shelf.let_go(touched)
        return {*changed, *touched}

    async def _forget_elsewhere(self, table_id: int, user: int, computer: Callable[[str], str]) -> bool:
        """Do so in a table that another process plays on; what is known of it here may be old."""
        for _ in range(_TRIES):
            await self._shelf.let_go([table_id])
            try:
                return await self._forget_in(table_id, user, computer)
            except TableError as error:
                if error.reason is not Reason.STALE:
                    raise
        raise TableError(Reason.STORE)

    async def _forget_in(self, table_id: int, user: int, computer: Callable[[str], str]) -> bool:
        """Take somebody out of a table in one commit; return whether he was there."""
        async with self._shelf.hold(table_id) as held:
            table = held.loaded
            if table.status.live and table.seat_of(user) is not None:
                if table.status is Status.LOBBY:
                    await self._lobbies.leave_held(held, user, forgotten=True)
                else:
                    await self._leaving.hand_over(held, user, computer(table.language), forgotten=True)
                return True
            return await self._forget_beside(held, user)

    async def _forget_beside(self, held: Held, user: int) -> bool:
        """Take somebody out of a table at which he does not sit."""
        table = held.loaded
        if not table.status.live:
            shown = shown_without(table.shown, user)
            if shown == table.shown:
                return False
            await self._shelf.show(held, shown)
            return True
        left = without(table, user)
        if left == table:
            return False
        if table.status is Status.LOBBY:
            await self._shelf.commit(held, replace(left, version=table.version + 1))
        else:
            # What is asked of people beside the game has no version of its own.
            seen = (left.guests, left.motions, left.host) != (table.guests, table.motions, table.host)
            await self._shelf.commit(held, left, CommitDetails(unseen=seen))
        return True
