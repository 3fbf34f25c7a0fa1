"""Why a wish is not granted, raised wherever that comes to light and told by `bot.services.error_messages`."""

from __future__ import annotations


class NotAllowed(Exception):
    """The bot may not act here: it lacks these permissions, or the thread is locked, or Discord does not say why."""

    def __init__(self, lacking: tuple[str, ...], *, locked: bool = False) -> None:
        super().__init__(", ".join(lacking))
        self.lacking = lacking
        self.locked = locked


class Refused(Exception):
    """A wish that cannot be granted, with the message that says why, the game in whose words, and its values."""

    def __init__(self, message: str, in_game: str = "", **values: object) -> None:
        super().__init__(message)
        self.message = message
        self.in_game = in_game
        self.values = values
