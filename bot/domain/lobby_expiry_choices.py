"""Lobbies that wait for days: how long at most, and what happens then."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final

from bot.domain.pace import DAY, HOUR


class LobbyExpiryAction(StrEnum):
    """What happens when a lobby expires that nobody has started."""

    START = "start"
    """The game begins with those who are there."""
    FILL = "fill"
    """Computers take the free seats, and the game begins."""
    CLOSE = "close"
    """Nothing: the table is gone."""


LOBBY_LENGTHS: Final[Mapping[str, int]] = {"1h": HOUR, "8h": 8 * HOUR, "24h": DAY, "3d": 3 * DAY, "14d": 14 * DAY}
"""After how many seconds a lobby may close, each by the code that stands for it in a select."""
FEWEST_PLAYERS: Final = 2
"""With fewer players, computers included, no game begins when the lobby expires."""
