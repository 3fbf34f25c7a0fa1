"""Presses on private messages, in their order: what comes late must not take the place of what was pressed since."""

from __future__ import annotations

from typing import Final

from bot.lru import Latest

_MESSAGES: Final = 4096
"""Of how many messages it is known how often they were pressed; in memory only, as what comes late is, too."""


class Turns:
    """Counts the presses by which each message turns to something else."""

    def __init__(self) -> None:
        self._presses: Latest[int, int] = Latest(_MESSAGES)

    def pressed(self, message: int) -> Turn:
        """Return the turn of a message that was pressed just now."""
        self._presses[message] = number = self._presses.get(message, 0) + 1
        return Turn(self._presses, message, number)


class Turn:
    """One press on a message, which turns to something else by it."""

    def __init__(self, presses: Latest[int, int], message: int, number: int) -> None:
        self._presses = presses
        self._message = message
        self._number = number

    @property
    def overtaken(self) -> bool:
        """Whether the message was pressed again since."""
        return self._presses.get(self._message, 0) > self._number

    def drop(self) -> None:
        """Let the press not count: it opened a form, was refused or failed, and the message is what it was."""
        if self._presses.get(self._message) == self._number:
            self._presses[self._message] = self._number - 1
