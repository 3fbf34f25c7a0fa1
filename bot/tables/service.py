"""All tables: one small part for each thing that can be done with them, over one shelf."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

from bot.domain.recipient import Recipient
from bot.search import Searching
from bot.store import Deletions, Status, Store
from bot.tables.blocklist import Avoiding
from bot.tables.disk_cleanup import DiskCleanup
from bot.tables.guests import Guests
from bot.tables.guild_settings import Servers
from bot.tables.hints import Hints
from bot.tables.host import Hosting
from bot.tables.leaving import Leaving
from bot.tables.lessons import Learning
from bot.tables.lobby import Lobbies
from bot.tables.notes import Notes
from bot.tables.outbox import Showing
from bot.tables.pace import Pacing
from bot.tables.people import People
from bot.tables.plans import Plans
from bot.tables.play import Play
from bot.tables.practice import Practising
from bot.tables.records import Records
from bot.tables.repository import HELD, Shelf
from bot.tables.reviews import Reviews
from bot.tables.search import Finding
from bot.tables.seat_memory import Remembered
from bot.tables.seats import Seats
from bot.tables.spectators import Watching
from bot.tables.stats import Figures
from bot.tables.table import Table, calls_for
from bot.tables.takeover import Overtime
from bot.tables.waitlist import Closing
from engine.rules import AnyRules


class Tables:
    """All tables: found here; opened, played, left and shown by their parts. What is told has been committed."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyRules],
        *,
        held: int = HELD,
        clock: Callable[[], float] = time.time,
        searching: Searching | None = None,
        deletions: Deletions | None = None,
    ) -> None:
        self.searching = searching or Searching(games, 0)
        self._shelf = shelf = Shelf(store, games, held=held, clock=clock)
        self.lobbies = Lobbies(shelf)
        self.guests = Guests(shelf)
        self.play = Play(shelf, self.searching)
        self.leaving = Leaving(shelf)
        self.pacing = Pacing(shelf)
        self.overtime = Overtime(shelf, self.leaving)
        self.cleanup = DiskCleanup(shelf)
        self.people = People(shelf, self.lobbies, self.leaving, self.cleanup, deletions)
        self.records = Records(shelf)
        self.showing = Showing(shelf)
        self.servers = Servers(shelf)
        self.avoiding = Avoiding(shelf)
        self.notes = Notes(shelf)
        self.watching = Watching(shelf)
        self.closing = Closing(shelf)
        self.seats = Seats(shelf)
        self.hosting = Hosting(shelf)
        self.plans = Plans(shelf)
        self.finding = Finding(shelf)
        self.hints = Hints(shelf)
        self.reviews = Reviews(shelf)
        self.learning = Learning(shelf)
        self.practising = Practising(shelf)
        self.figures = Figures(shelf)

    @property
    def now(self) -> int:
        """This moment, in seconds since 1970, by which all that happens at tables is dated."""
        return self._shelf.now

    async def get(self, table_id: int) -> Table:
        """Return a table of any status, and read the settings of its server for `Servers.known`.

        Raises:
            TableError: NO_TABLE, STORE.
        """
        table = await self._shelf.get(table_id)
        await self.servers.of(table.place.guild)
        return table

    async def memory(self, table_id: int, seat: int) -> Remembered | None:
        """Return what a seat of a running game sees, remembers and can do; None where there is nothing of it.

        Raises:
            TableError: NOT_RUNNING, GAME_OVER, RETIRED, NO_TABLE, STORE.
        """
        return await self.play.memory(table_id, seat)

    def thinks(self, table: Table) -> bool:
        """Whether the computer that is to act next searches, which takes a while; all others act at once."""
        return self.play.thinks(table)

    async def at(self, channel: int) -> Table | None:
        """Return the channel's table that is in its lobby or running, or None.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            found = await self._shelf.store.live_in_channel(channel)
        return None if found is None else await self.get(found)

    async def last_over(self, channel: int) -> Table | None:
        """Return the channel's latest finished or stopped table, or None.

        Raises:
            TableError: STORE.
        """
        return await self._last(channel, Status.FINISHED, Status.STOPPED)

    async def last_finished(self, channel: int) -> Table | None:
        """Return the channel's latest table that was played to its end, or None.

        Raises:
            TableError: STORE.
        """
        return await self._last(channel, Status.FINISHED)

    def cares_for(self, table: Table) -> bool:
        """Whether this process looks after a table: shows it, lets its computers act.

        Others' tables may be played at as well, as by somebody who presses in a direct message: what is committed is
        owed, and the process that looks after the table finds it at its next sweep.
        """
        return self._shelf.cares_for(table)

    async def doubt(self, table_id: int) -> None:
        """Read a table anew when it is wanted next, if another process may have played at it.

        Raises:
            TableError: STORE.
        """
        if not self._shelf.store.shards.whole:
            await self._shelf.let_go([table_id])

    def stands(self, table_id: int, version: int, called: Mapping[Recipient, int] | None = None) -> bool:
        """Whether a table is still as it was and calls for all this, as far as is known here and now.

        What people ask of each other beside the game comes to an end without another version.
        """
        table = self._shelf.peek(table_id)
        same = self._shelf.version(table_id) in (None, version)
        return same and (table is None or calls_for(table, called or {}))

    async def _last(self, channel: int, *statuses: Status) -> Table | None:
        with self._shelf.as_table_error():
            found = await self._shelf.store.last_of(channel, *statuses)
        return None if found is None else await self.get(found)

    def __len__(self) -> int:
        """Return how many tables are in memory."""
        return len(self._shelf)
