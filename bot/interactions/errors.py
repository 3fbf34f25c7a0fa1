"""Why a wish is not granted, raised wherever that comes to light and told by `bot.services.error_messages`."""

from __future__ import annotations

from enum import StrEnum


class Bar(StrEnum):
    """Why the bot may not act somewhere; the code is part of the message that tells it."""

    LACKING = "permission"
    LOCKED = "locked"
    AUTOMOD = "automod"
    TIMED_OUT = "timed-out"
    UNKNOWN = "not-shown"


class NotAllowed(Exception):
    """The bot may not act here, and why: `lacking` are permissions, `until` is when it may, in seconds since 1970."""

    def __init__(self, bar: Bar, *, lacking: tuple[str, ...] = (), until: int = 0) -> None:
        super().__init__(bar)
        self.bar = bar
        self.lacking = lacking
        self.until = until


class OwnFault(Exception):
    """Discord rejects lastingly what the bot sends."""


class Refused(Exception):
    """A wish that cannot be granted, with the message that says why, the game in whose words, and its values."""

    def __init__(self, message: str, in_game: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.in_game = in_game
        self.values = values
