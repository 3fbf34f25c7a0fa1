"""Outages: when the bot or Discord could not be reached. All deadlines stand still then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

HEARTBEAT_INTERVAL: Final = 20
"""Seconds between two heartbeats."""
OUTAGE_AFTER: Final = 60
"""A pause of more than so many seconds between two heartbeats is an outage."""


@dataclass(frozen=True, slots=True)
class Outage:
    """A time in which no press could reach the bot, in seconds since 1970."""

    began: int
    ended: int


@dataclass(frozen=True, slots=True)
class Outages:
    """A server's outages, in the order of time, and its last heartbeat, None if there was none."""

    past: tuple[Outage, ...] = ()
    sign: int | None = None

    def extended(self, start: int, end: int, least: int, now: int) -> int:
        """Return when a time is over that began at `start` and would end at `end` without outages.

        Args:
            start: seconds since 1970.
            end: likewise.
            least: how long an outage must be to count, in seconds.
            now: this moment, until which an outage that is under way reaches.
        """
        for outage in _joined(self._all(now)):
            if outage.ended - outage.began >= least and outage.began < end:
                end += max(0, outage.ended - max(outage.began, start))
        return end

    def _all(self, now: int) -> Iterable[Outage]:
        yield from self.past
        if self.sign is not None and now - self.sign > OUTAGE_AFTER:
            yield Outage(self.sign, now)


def _joined(outages: Iterable[Outage]) -> list[Outage]:
    """Return outages in order; those that overlap, as after a change of shards, become one."""
    joined: list[Outage] = []
    for outage in sorted(outages, key=lambda one: one.began):
        if joined and outage.began <= joined[-1].ended:
            joined[-1] = Outage(joined[-1].began, max(joined[-1].ended, outage.ended))
        else:
            joined.append(outage)
    return joined


NO_OUTAGES: Final = Outages()
"""The outages where none are known."""
