"""Lobbies that wait for days: how long at most, and what happens then."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bot.domain.pace import DAY, HOUR


class Then(StrEnum):
    """What happens when a lobby closes that nobody has started."""

    START = "start"
    """The game begins with those who are there."""
    FILL = "fill"
    """Computers take the free seats, and the game begins."""
    CLOSE = "close"
    """Nothing: the table is gone."""


LENGTHS: Final[Mapping[str, int]] = {"1h": HOUR, "8h": 8 * HOUR, "24h": DAY, "3d": 3 * DAY, "14d": 14 * DAY}
"""After how many seconds a lobby may close, each by the code that stands for it in a select."""
FEWEST: Final = 2
"""With fewer players, computers among them, no game begins by itself."""
