"""The stored heartbeat of the bot: while it is missing, it is an outage and nobody's time runs."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection, Mapping
from typing import Final

from bot.domain.clock import Clock
from bot.domain.outages import OUTAGE_AFTER, Outage, Outages
from bot.tables import Tables

log = logging.getLogger(__name__)

KEPT: Final = 60 * 24 * 3600
"""The seconds for which outages are stored: longer than any deadline."""


class OutageTracker:
    """Stores every few seconds which shards are connected; a longer pause is an outage.

    Args:
        tables: where they are stored.
        clock: the time.
        connected: returns the shards that are connected now, and how many there are in all.
        moved: returns by how much time has been moved on purpose, which is no outage.
    """

    def __init__(
        self,
        tables: Tables,
        clock: Clock,
        connected: Callable[[], tuple[Collection[int], int]] = lambda: ((0,), 1),
        moved: Callable[[], float] = lambda: 0.0,
    ) -> None:
        self._tables = tables
        self._clock = clock
        self._connected = connected
        self._moved = moved
        self._reached = 0.0
        self._last: dict[tuple[int, int], int] | None = None
        self._past: dict[tuple[int, int], tuple[Outage, ...]] = {}

    async def give(self) -> None:
        """Note that the shards that are connected are so now, and what was missed before.

        Raises:
            TableError: STORE.
        """
        if self._last is None:
            await self.load()
        now, reached, last = int(self._clock.now()), self._moved(), self._heard
        shards, count = self._connected()
        signs: list[int] = []
        ended: dict[int, Outage] = {}
        for shard in shards:
            before = _last_sign(last, count, shard, now)
            if now - before > OUTAGE_AFTER:
                ended[shard] = Outage(before, now)
                log.info(
                    "shard %s: nothing could be heard for %.0f s, for which nobody's time runs", shard, now - before
                )
            signs.append(shard)
        await self._tables.outbox.store_heartbeat(count, signs, now, ended, now - KEPT)
        for shard, outage in ended.items():
            known = (one for one in self._past.get((count, shard), ()) if one.ended >= now - KEPT)
            self._past[count, shard] = (*known, outage)
        self._last = {key: at for key, at in last.items() if key[0] == count} | {(count, shard): now for shard in signs}
        self._reached = reached

    async def load(self) -> None:
        """Learn what was stored before the start.

        Raises:
            TableError: STORE.
        """
        self._last, self._past = await self._tables.outbox.heartbeats()
        self._reached = self._moved()

    def of(self, guild: int) -> Outages:
        """Return the outages of a server, and the last sign of life of its shard."""
        number = guild >> 22
        past = [
            outage for (count, shard), outages in self._past.items() if number % count == shard for outage in outages
        ]
        signs = [at for (count, shard), at in self._heard.items() if number % count == shard]
        return Outages(tuple(sorted(past, key=lambda one: one.began)), max(signs, default=None))

    @property
    def _heard(self) -> dict[tuple[int, int], int]:
        """When there was a sign of each shard last; where time has been moved since, it has gone along."""
        since = int(self._moved() - self._reached)
        return {key: at + since for key, at in (self._last or {}).items()}


def _last_sign(last: Mapping[tuple[int, int], int], count: int, shard: int, now: int) -> int:
    """Return when a shard was heard of last; where their number has changed, the latest sign of any is good for all."""
    others = [at for (of, _), at in last.items() if of != count]
    own = last.get((count, shard), max(last.values(), default=now))
    return max([own, *others])
