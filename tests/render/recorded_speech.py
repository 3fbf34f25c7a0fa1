"""A speech that notes what it is asked to say, so that each claim can be held against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from render.presentation import Seating


class Recorded:
    """Says each message as its id, and notes it with its values."""

    def __init__(self, *names: str) -> None:
        self.names = names
        self.seating: Sequence[Seating] = tuple(map(Seating, names))
        self.said: list[tuple[str, dict[str, Any]]] = []

    def say(self, message: str, /, **values: object) -> str:
        """Note a message and its values; return the id."""
        self.said.append((message, values))
        return message
