"""A trouble that lasts is told when it begins, then once a minute with since when, and when it is over."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

AGAIN: Final = 60.0
"""Seconds between two lines about the same trouble."""


@dataclass(slots=True)
class Lasting:
    """A trouble, and whether it lasts now.

    Args:
        log: where it is told.
        begins: how it is told when it begins, such as "nobody answers".
        lasts: how it is told later, such as "nobody has answered"; since when follows.
        over: how its end is told, such as "somebody answers again"; after how long follows.
        now: tells a moment in seconds, whatever becomes of the machine's clock.
    """

    log: logging.Logger
    begins: str
    lasts: str
    over: str
    now: Callable[[], float] = time.monotonic
    _since: float | None = field(default=None, init=False)
    _began: str = field(default="", init=False)
    _told: float = field(default=0.0, init=False)

    def goes_on(self, reason: str) -> None:
        """Tell that it is there, if it has just begun or was not told for a minute."""
        now = self.now()
        if self._since is None:
            self._since, self._began = now, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
            self.log.warning("%s (%s)", self.begins, reason)
        elif now - self._told >= AGAIN:
            self.log.warning("%s since %s (%s)", self.lasts, self._began, reason)
        else:
            return
        self._told = now

    def ends(self) -> None:
        """Tell that it is over, if it was there."""
        if self._since is not None:
            self.log.info("%s, after %.0f s", self.over, self.now() - self._since)
            self._since = None
