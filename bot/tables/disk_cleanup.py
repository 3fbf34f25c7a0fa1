"""Deletion on the disk: a duty after each deletion of somebody's data, and once for what was freed before."""

from __future__ import annotations

from typing import Final

from bot.tables.repository import Shelf

SMALL: Final = 16 * 2**20
"""So many bytes are rewritten while people play: they wait about half a second."""
QUIET: Final = 600
"""For so many seconds nobody has played before a larger file is rewritten, at about 25 MB a second."""
LONG: Final = 24 * 3600
"""After so many seconds without such a moment it is rewritten all the same: presses wait, and are served then."""
PAUSE: Final = 3600
"""Seconds until what could not be rewritten is tried again."""


class DiskCleanup:
    """Does what is owed to the disk, whenever it is asked."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf
        self._began = shelf.now
        self._later = 0
        self._vacuumed = False

    async def run(self) -> None:
        """Do what is owed and can be done now; the rest is owed still.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            if not self._vacuumed:
                await self._vacuum_once()
            await self._clean()

    async def after_deletion(self) -> None:
        """Do at once what takes no longer than a commit.

        Raises:
            TableError: STORE.
        """
        if self._shelf.store.cleanup.quick:
            with self._shelf.as_table_error():
                await self._clean()

    async def _clean(self) -> None:
        cleanup = self._shelf.store.cleanup
        owed = await cleanup.owed()
        if owed and await cleanup.clean():
            await cleanup.settle(owed)

    async def _vacuum_once(self) -> None:
        cleanup, now = self._shelf.store.cleanup, self._shelf.now
        if not await cleanup.wants_vacuum():
            self._vacuumed = True
        elif now >= self._later and await self._at_rest(now):
            self._later = now + PAUSE
            await cleanup.vacuum()
            self._vacuumed = True

    async def _at_rest(self, now: int) -> bool:
        """Whether a file may be rewritten at this moment."""
        cleanup = self._shelf.store.cleanup
        if now >= self._began + LONG or await cleanup.size() <= SMALL:
            return True
        played = await cleanup.last_played()
        return played is None or now >= played + QUIET
