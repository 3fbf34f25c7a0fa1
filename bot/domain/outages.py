"""Outages: when the bot or Discord could not be reached. Nobody's time runs then."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

SIGN: Final = 20
"""Seconds between two signs of life."""
SILENCE: Final = 60
"""A pause of more than so many seconds between two signs of life is an outage."""


@dataclass(frozen=True, slots=True)
class Outage:
    """From one moment until another nothing could be heard of anybody."""

    began: int
    ended: int


@dataclass(frozen=True, slots=True)
class Outages:
    """What is known of a server's outages, in the order of time, with the last sign of life; None if there was none."""

    past: tuple[Outage, ...] = ()
    sign: int | None = None

    def extended(self, start: int, end: int, least: int, now: int) -> int:
        """Return when a time is over that began at `start` and would be over at `end` without outages.

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
        if self.sign is not None and now - self.sign > SILENCE:
            yield Outage(self.sign, now)


def _joined(outages: Iterable[Outage]) -> list[Outage]:
    """Return outages in order; those that overlap, as where the number of shards has changed, are one."""
    joined: list[Outage] = []
    for outage in sorted(outages, key=lambda one: one.began):
        if joined and outage.began <= joined[-1].ended:
            joined[-1] = Outage(joined[-1].began, max(joined[-1].ended, outage.ended))
        else:
            joined.append(outage)
    return joined


NO_OUTAGES: Final = Outages()
"""Where nothing is known of any."""
