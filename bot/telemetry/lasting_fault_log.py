"""Log a lasting fault at its start, once a minute, and at its end."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

AGAIN: Final = 60.0
"""Seconds between two lines about the same fault."""


@dataclass(slots=True)
class LastingFaultLog:
    """A fault that may last, and since when it lasts.

    Args:
        log: the logger.
        begins: the text at its start, such as "the server does not answer".
        lasts: the text later, such as "the server has not answered"; the moment of the start follows.
        over: the text at its end, such as "the server answers again"; the duration follows.
        now: returns a moment in seconds that does not depend on the machine's clock.
    """

    log: logging.Logger
    begins: str
    lasts: str
    over: str
    now: Callable[[], float] = time.monotonic
    _since: float | None = field(default=None, init=False)
    _began: str = field(default="", init=False)
    _logged_at: float = field(default=0.0, init=False)

    def note_failure(self, reason: str) -> None:
        """Log the fault if it has just begun or was not logged for a minute."""
        now = self.now()
        if self._since is None:
            self._since, self._began = now, f"{datetime.now(UTC):%Y-%m-%d %H:%M:%S} UTC"
            self.log.warning("%s (%s)", self.begins, reason)
        elif now - self._logged_at >= AGAIN:
            self.log.warning("%s since %s (%s)", self.lasts, self._began, reason)
        else:
            return
        self._logged_at = now

    def note_end(self) -> None:
        """Log the end of the fault, if there was one."""
        if self._since is not None:
            self.log.info("%s, after %.0f s", self.over, self.now() - self._since)
            self._since = None
