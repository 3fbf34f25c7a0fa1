"""Erasure of a user's data: from each table under its lock, then from all that is over."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from bot.store import DeletionLog, ErasedRatings, Status
from bot.tables.early_end import EarlyEnds
from bot.tables.errors import Reason, TableError
from bot.tables.lobby.actions import Lobbies
from bot.tables.people.secure_deletion import SecureDeletionDuty
from bot.tables.rated_results import UNKNOWN_RATINGS, RatedResults
from bot.tables.repository import CachedTable, CommitDetails, Repository
from bot.tables.store_errors import as_table_error
from bot.tables.table_without_person import shown_without_person, without_person

log = logging.getLogger(__name__)

_TRIES = 5  # at a table where others act meanwhile, and for a user who is written again meanwhile


class Erasure:
    """Removes users from everything. Each step is atomic; a call after a failure does the rest."""

    def __init__(
        self,
        repository: Repository,
        lobbies: Lobbies,
        early_ends: EarlyEnds,
        cleanup: SecureDeletionDuty,
        rated_results: RatedResults,
        deletions: DeletionLog | None = None,
    ) -> None:
        self._repository = repository
        self._lobbies = lobbies
        self._early_ends = early_ends
        self._cleanup = cleanup
        self._rated_results = rated_results
        self._deletions = deletions

    async def erase(self, user: int, computer: Callable[[str], str]) -> tuple[int, ...]:
        """Erase the data stored about a user; see `UserData.erase`."""
        # Before, as the bot may stop in the middle; and after, as a backup may be made in the middle.
        await self._note(user)
        changed: set[int] = set()
        for _ in range(_TRIES):
            found = await self._erase_once(user, computer)
            changed |= found
            if not found:
                # Nothing was left, and no holder of an older state of a table has written the user again.
                break
        await self._note(user)
        with suppress(TableError):
            # It is due since the commit, and done later if not now.
            await self._cleanup.after_deletion()
        return await self._repository.store.outbox.own(changed)

    async def _note(self, user: int) -> None:
        if self._deletions is not None:
            with as_table_error():
                await asyncio.to_thread(self._deletions.note, user, self._repository.now)

    async def _erase_once(self, user: int, computer: Callable[[str], str]) -> set[int]:
        found = await self._repository.store.people.tables_naming(user)
        others = set(found).difference(await self._repository.store.outbox.own(found))
        changed = set()
        for table_id in found:
            erase = self._erase_elsewhere if table_id in others else self._erase_at_table
            done = await erase(table_id, user, computer)
            if not done:
                # The stored table names the user and the one in memory does not: read it again.
                await self._repository.evict([table_id])
                done = await erase(table_id, user, computer)
            if done:
                changed.add(table_id)
        touched = await self._repository.store.people.forget(user, await self._ratings(user), at=self._repository.now)
        await self._repository.evict(touched)
        return {*changed, *touched}

    async def _ratings(self, user: int) -> ErasedRatings:
        """Return what stays of a user's rated games; an error of the computation must not keep their id."""
        try:
            return await self._rated_results.erased_ratings(user)
        except TableError:
            raise
        except Exception:
            log.exception("ratings before an erasure could not be computed")
            return UNKNOWN_RATINGS

    async def _erase_elsewhere(self, table_id: int, user: int, computer: Callable[[str], str]) -> bool:
        """Erase a user from a table of another process; the state in memory may be old."""
        for _ in range(_TRIES):
            await self._repository.evict([table_id])
            try:
                return await self._erase_at_table(table_id, user, computer)
            except TableError as error:
                if error.reason is not Reason.STALE:
                    raise
        raise TableError(Reason.STORE)

    async def _erase_at_table(self, table_id: int, user: int, computer: Callable[[str], str]) -> bool:
        """Erase a user from a table in one commit; return whether they were there."""
        async with self._repository.lock(table_id) as cached:
            table = cached.loaded
            if table.status.live and table.seat_of(user) is not None:
                if table.status is Status.LOBBY:
                    await self._lobbies.leave_locked(cached, user, erasing=True)
                else:
                    await self._early_ends.hand_over(cached, user, computer(table.language), erasing=True)
                return True
            return await self._erase_beside_seats(cached, user)

    async def _erase_beside_seats(self, cached: CachedTable, user: int) -> bool:
        """Erase a user from a table at which they do not sit."""
        table = cached.loaded
        if not table.status.live:
            shown = shown_without_person(table.shown, user)
            if shown == table.shown:
                return False
            await self._repository.show(cached, shown)
            return True
        left = without_person(table, user)
        if left == table:
            return False
        if table.status is Status.LOBBY:
            await self._repository.commit(cached, replace(left, version=table.version + 1))
        else:
            # Guests, motions and the host have no version of their own.
            seen = (left.guests, left.motions, left.host) != (table.guests, table.motions, table.host)
            await self._repository.commit(cached, left, CommitDetails(unseen=seen))
        return True
