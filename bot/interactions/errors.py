"""The exception for a refused request; `bot.services.error_messages` answers it.

What a channel refuses to the bot is a `Forbidden` of `bot.reconciler`, which is answered there as well.
"""

from __future__ import annotations


class Refused(Exception):
    """A refusal: the id of the message that says why, the game whose words it needs, and its values."""

    def __init__(self, message: str, in_game: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.in_game = in_game
        self.values = values
