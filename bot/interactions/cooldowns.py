"""How often one person may ask for what others hear or wait for."""

from __future__ import annotations

from collections import deque
from enum import Enum
from typing import Final

from bot.domain.clock import Clock
from bot.lru import Latest

_REMEMBERED: Final = 4096


class Wish(Enum):
    """What is asked for, with how many are granted in how many seconds."""

    LOBBY = (4, 60.0)
    BOARD = (3, 30.0)
    FILM = (6, 60.0)
    SEAT = (3, 300.0)
    EXPORT = (3, 60.0)
    REVIEW = (3, 600.0)
    PRACTICE = (10, 60.0)


class Limits:
    """Counts each person's wishes; whoever asks too often is to wait a moment, and nothing is lost."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._granted: Latest[tuple[int, Wish], deque[float]] = Latest(_REMEMBERED)

    def wait(self, user: int, wish: Wish) -> float:
        """Count a wish and return 0, or return in how many seconds it would be granted."""
        many, seconds = wish.value
        now = self._clock.now()
        granted = self._granted[user, wish] = self._granted.get((user, wish), deque())
        while granted and now - granted[0] >= seconds:
            granted.popleft()
        if len(granted) >= many:
            return seconds - (now - granted[0])
        granted.append(now)
        return 0.0
