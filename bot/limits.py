"""How often one person may ask for what others hear or wait for."""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import Enum
from typing import Final

from bot.clock import Clock

_REMEMBERED: Final = 4096


class Wish(Enum):
    """What is asked for, with how many are granted in how many seconds."""

    LOBBY = (4, 60.0)
    BOARD = (3, 30.0)
    FILM = (6, 60.0)
    SEAT = (3, 300.0)
    EXPORT = (3, 60.0)


class Limits:
    """Counts each person's wishes; whoever asks too often is to wait a moment, and nothing is lost."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._granted: OrderedDict[tuple[int, Wish], deque[float]] = OrderedDict()

    def wait(self, user: int, wish: Wish) -> float:
        """Count a wish and return 0, or return in how many seconds it would be granted."""
        many, seconds = wish.value
        now = self._clock.now()
        granted = self._granted.setdefault((user, wish), deque())
        self._granted.move_to_end((user, wish))
        while granted and now - granted[0] >= seconds:
            granted.popleft()
        if len(granted) >= many:
            return seconds - (now - granted[0])
        granted.append(now)
        while len(self._granted) > _REMEMBERED:
            self._granted.popitem(last=False)
        return 0.0
