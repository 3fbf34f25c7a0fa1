"""The order of presses on ephemeral messages: a late answer must not overwrite that of a newer press."""

from __future__ import annotations

from typing import Final

from bot.helpers.bounded_dict import BoundedDict

_MESSAGES: Final = 4096
"""Number of messages whose presses are counted; in memory only, since late answers do not survive a restart."""


class PressOrder:
    """Counts the presses that change each message."""

    def __init__(self) -> None:
        self._presses: BoundedDict[int, int] = BoundedDict(_MESSAGES)

    def pressed(self, message: int) -> OrderedPress:
        """Count a press on a message and return it."""
        self._presses[message] = number = self._presses.get(message, 0) + 1
        return OrderedPress(self._presses, message, number)


class OrderedPress:
    """One press that changes a message."""

    def __init__(self, presses: BoundedDict[int, int], message: int, number: int) -> None:
        self._presses = presses
        self._message = message
        self._number = number

    @property
    def is_outdated(self) -> bool:
        """Whether the message has been pressed again since."""
        return self._presses.get(self._message, 0) > self._number

    def drop(self) -> None:
        """Do not count the press: it opened a modal, was refused or failed, and the message has not changed."""
        if self._presses.get(self._message) == self._number:
            self._presses[self._message] = self._number - 1
