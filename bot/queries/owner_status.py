"""How the bot runs, as its owner is told beside the card of a game: nothing there is about anybody."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.context import App
from bot.reconciler import Reconciler
from bot.tables import TableError
from bot.telemetry.metrics import lateness
from bot.version import __version__

_PATIENCE: Final = 1.0
"""For how many seconds the store is asked; the owner shall hear of it, not wait for it."""
_TICK: Final = 0.05
"""Seconds that the event loop is to sleep, to see how late it wakes."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection to Discord; `latency` is in seconds, None while it is not known."""

    number: int
    there: bool
    latency: float | None = None


@dataclass(frozen=True, slots=True)
class Connection:
    """What the gateway tells: whose the bot is, its shards in this process, and in how many servers it is."""

    owners: frozenset[int] = frozenset()
    shards: tuple[Shard, ...] = ()
    servers: int = 0

    @property
    def away(self) -> tuple[int, ...]:
        """The shards that are not connected."""
        return tuple(shard.number for shard in self.shards if not shard.there)

    @property
    def latency(self) -> float | None:
        """The latency of the slowest shard, None while none is known."""
        return max((shard.latency for shard in self.shards if shard.latency is not None), default=None)


@dataclass(frozen=True, slots=True)
class Condition:
    """How everything is at one moment; times are in seconds.

    `tables` counts tables by the code of their status, and `store` is how long that took; both are None if the store
    did not tell. `behind` has for each table that is not shown as it is how long that has been so.
    """

    version: str
    python: str
    up: float
    connection: Connection
    tables: Mapping[str, int] | None
    store: float | None
    behind: tuple[float, ...]
    searches: int
    late: float


class Steward:
    """Knows whose the bot is, and finds out how it runs.

    Args:
        app: what the parts share.
        reconciler: what knows which boards are behind.
        connection: tells what the gateway tells, at any time.
    """

    def __init__(self, app: App, reconciler: Reconciler, connection: Callable[[], Connection]) -> None:
        self._app = app
        self._reconciler = reconciler
        self._connection = connection
        self._since = time.monotonic()

    def serves(self, user: int) -> bool:
        """Whether the bot is this user's, or that of a team to which he belongs."""
        return user in self._connection().owners

    async def condition(self) -> Condition:
        """Find out how the bot runs; whatever does not answer is said, and raises nothing."""
        late = await lateness(_TICK)
        tables, took = await self._tables()
        return Condition(
            version=__version__,
            python=platform.python_version(),
            up=time.monotonic() - self._since,
            connection=self._connection(),
            tables=tables,
            store=took,
            behind=self._reconciler.seconds_behind(refused=False) + self._reconciler.seconds_behind(refused=True),
            searches=self._app.searching.under_way,
            late=late,
        )

    async def _tables(self) -> tuple[Mapping[str, int] | None, float | None]:
        asked = time.monotonic()
        try:
            async with asyncio.timeout(_PATIENCE):
                counts = await self._app.tables.table_search.counts()
        except (TableError, TimeoutError):
            return None, None
        found: dict[str, int] = {}
        for (_, status), count in counts.items():
            found[status] = found.get(status, 0) + count
        return found, time.monotonic() - asked


def owners(application: discord.AppInfo | None) -> frozenset[int]:
    """Return whose an application is: its owner's, or that of all who have joined its team; nobody's if not known."""
    if application is None:
        return frozenset()
    if application.team is None:
        return frozenset({application.owner.id})
    joined = discord.TeamMembershipState.accepted
    return frozenset(member.id for member in application.team.members if member.membership_state is joined)
