"""Which games have a card that tells a channel what they are."""

from __future__ import annotations

from collections.abc import Container

from bot.interactions.errors import Refused
from bot.lessons.samples import SAMPLES


def with_card(games: Container[str], kind: str) -> str:
    """Return the code of a game that has a card.

    Raises:
        Refused: it has none, or there is no such game.
    """
    if kind not in games or kind not in SAMPLES:
        raise Refused("error-no-game")
    return kind
