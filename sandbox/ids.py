"""Snowflakes: fixed ones made from a name, fresh ones made from the time, and the clock behind them."""

from __future__ import annotations

import hashlib
import time
from datetime import UTC, datetime

DISCORD_EPOCH = 1_420_070_400_000
_NAMED_EPOCH = 1_640_995_200_000  # 2022: names look older than every message
_NAMED_SPAN = 1 << 35  # a little more than a year of milliseconds


def named(kind: str, name: str) -> int:
    """Make the id that `name` has at every start: the same words give the same snowflake."""
    digest = hashlib.blake2b(f"{kind}:{name}".encode(), digest_size=8).digest()
    number = int.from_bytes(digest, "big")
    milliseconds = _NAMED_EPOCH - DISCORD_EPOCH + (number >> 22) % _NAMED_SPAN
    return milliseconds << 22 | number & 0x3FFFFF


class Clock:
    """A time that may be pushed forward, and the source of fresh ids."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last = 0

    @property
    def ahead(self) -> float:
        """By how many seconds this clock has been pushed forward."""
        return self._ahead

    def now(self) -> float:
        """Return the time in seconds since 1970."""
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Move the clock on by `seconds`; time never goes back."""
        if seconds < 0:
            raise ValueError("time does not go back")
        self._ahead += seconds

    def fresh(self) -> int:
        """Make a snowflake of this moment, larger than every one before."""
        milliseconds = int(self.now() * 1000) - DISCORD_EPOCH
        self._last = max(milliseconds << 22, self._last + 1)
        return self._last


def stamp(seconds: float) -> str:
    """Write a time as Discord does."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="microseconds")
