"""The status of the bot for its owner; it holds no data about people."""

from __future__ import annotations

import asyncio
import platform
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

import discord

from bot.app_context import App
from bot.reconciler import Reconciler
from bot.tables import TableError
from bot.telemetry.metrics import loop_lag
from bot.version import __version__

_STORE_TIMEOUT: Final = 1.0
"""After so many seconds the store counts as not answering, so that the owner need not wait."""
_TICK: Final = 0.05
"""For so many seconds the event loop sleeps, to measure how late it wakes."""


@dataclass(frozen=True, slots=True)
class Shard:
    """One connection to Discord; `latency` is in seconds, None while it is not known."""

    number: int
    connected: bool
    latency: float | None = None


@dataclass(frozen=True, slots=True)
class Connection:
    """What the gateway knows: the bot's owners, its shards in this process, the number of servers."""

    owners: frozenset[int] = frozenset()
    shards: tuple[Shard, ...] = ()
    servers: int = 0

    @property
    def disconnected(self) -> tuple[int, ...]:
        """Return the numbers of the shards that are not connected."""
        return tuple(shard.number for shard in self.shards if not shard.connected)

    @property
    def latency(self) -> float | None:
        """Return the latency of the slowest shard, None while none is known."""
        return max((shard.latency for shard in self.shards if shard.latency is not None), default=None)


@dataclass(frozen=True, slots=True)
class OwnerStatus:
    """The status of the bot at one moment; times are in seconds.

    `tables` counts tables by the code of their status, and `store` is how long that took; both are None if the store
    did not answer. `behind` has, for each table whose messages are outdated, for how long they have been.
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


class OwnerStatusQuery:
    """Knows the owners of the bot, and finds out its status.

    Args:
        app: what the parts share.
        reconciler: knows which boards are outdated.
        connection: returns what the gateway knows, at any time.
    """

    def __init__(self, app: App, reconciler: Reconciler, connection: Callable[[], Connection]) -> None:
        self._app = app
        self._reconciler = reconciler
        self._connection = connection
        self._since = time.monotonic()

    def is_owner(self, user: int) -> bool:
        """Return whether the user owns the bot, alone or as a member of its team."""
        return user in self._connection().owners

    async def status(self) -> OwnerStatus:
        """Find out the status of the bot; a part that does not answer is in the result and raises nothing."""
        late = await loop_lag(_TICK)
        tables, took = await self._tables()
        return OwnerStatus(
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
            async with asyncio.timeout(_STORE_TIMEOUT):
                counts = await self._app.tables.joinable_tables.counts()
        except (TableError, TimeoutError):
            return None, None
        found: dict[str, int] = {}
        for (_, status), count in counts.items():
            found[status] = found.get(status, 0) + count
        return found, time.monotonic() - asked


def owners(application: discord.AppInfo | None) -> frozenset[int]:
    """Return the owners of an application: its owner or its team's accepted members, if known."""
    if application is None:
        return frozenset()
    if application.team is None:
        return frozenset({application.owner.id})
    joined = discord.TeamMembershipState.accepted
    return frozenset(member.id for member in application.team.members if member.membership_state is joined)
