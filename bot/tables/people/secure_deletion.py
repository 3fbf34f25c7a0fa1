"""Removal of deleted data from the disk: a duty after each erasure, and once for space that was freed before."""

from __future__ import annotations

from typing import Final

from bot.tables.repository import Repository

SMALL: Final = 16 * 2**20
"""Largest file in bytes that is rewritten while people play: they wait for about half a second."""
QUIET: Final = 600
"""Seconds without play before a larger file is rewritten, at about 25 MB a second."""
LONG: Final = 24 * 3600
"""Seconds after which a larger file is rewritten without such a pause: presses wait, and are served then."""
PAUSE: Final = 3600
"""Seconds until a failed rewrite is tried again."""


class SecureDeletionDuty:
    """Does the cleanup that is due, as often as it is called."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository
        self._began = repository.now
        self._later = 0
        self._vacuumed = False

    async def run(self) -> None:
        """Do what is due and possible now; the rest stays due.

        Raises:
            TableError: STORE.
        """
        if not self._vacuumed:
            await self._vacuum_once()
        await self._clean()

    async def after_deletion(self) -> None:
        """Do at once what takes no longer than a commit.

        Raises:
            TableError: STORE.
        """
        if self._repository.store.cleanup.quick:
            await self._clean()

    async def _clean(self) -> None:
        cleanup = self._repository.store.cleanup
        owed = await cleanup.owed()
        if owed and await cleanup.clean():
            await cleanup.settle(owed)

    async def _vacuum_once(self) -> None:
        cleanup, now = self._repository.store.cleanup, self._repository.now
        if not await cleanup.wants_vacuum():
            self._vacuumed = True
        elif now >= self._later and await self._at_rest(now):
            self._later = now + PAUSE
            await cleanup.vacuum()
            self._vacuumed = True

    async def _at_rest(self, now: int) -> bool:
        """Whether a file may be rewritten now."""
        cleanup = self._repository.store.cleanup
        if now >= self._began + LONG or await cleanup.size() <= SMALL:
            return True
        played = await cleanup.last_played()
        return played is None or now >= played + QUIET
