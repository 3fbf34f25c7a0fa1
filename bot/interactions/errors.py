"""Why a wish is not granted, raised wherever that comes to light and told by `bot.services.error_messages`.

What a channel refuses to the bot is a `Forbidden` of `bot.reconciler`, told there as well.
"""

from __future__ import annotations


class Refused(Exception):
    """A wish that cannot be granted, with the message that says why, the game in whose words, and its values."""

    def __init__(self, message: str, in_game: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.in_game = in_game
        self.values = values
