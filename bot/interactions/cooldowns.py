"""Cooldowns: how often a user may ask for what others are notified of or wait for."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import Final

from bot.domain.clock import Clock
from bot.helpers.bounded_dict import BoundedDict

_REMEMBERED: Final = 4096


class Cooldown(Enum):
    """A kind of request: how many are granted within how many seconds."""

    LOBBY = (4, 60.0)
    BOARD = (3, 30.0)
    FILM = (6, 60.0)
    SEAT = (3, 300.0)
    EXPORT = (3, 60.0)
    REVIEW = (3, 600.0)
    PRACTICE = (10, 60.0)


class Cooldowns:
    """Counts what each user asks for; a user who asks too often has to wait a moment."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._granted: BoundedDict[tuple[int, Cooldown], deque[float]] = BoundedDict(_REMEMBERED)

    def wait(self, user: int, cooldown: Cooldown) -> float:
        """Count a granted request and return 0, or return after how many seconds it would be granted."""
        most, seconds = cooldown.value
        now = self._clock.now()
        granted = self._granted[user, cooldown] = self._granted.get((user, cooldown), deque())
        while granted and now - granted[0] >= seconds:
            granted.popleft()
        if len(granted) >= most:
            return seconds - (now - granted[0])
        granted.append(now)
        return 0.0
