"""Which games have a card that tells a channel what they are."""

from __future__ import annotations

from bot.interactions.errors import Refused
from bot.lessons.samples import SAMPLES
from bot.services.table_actions import Desk


def with_card(desk: Desk, kind: str) -> str:
    """Return the code of a game that has a card.

    Raises:
        Refused: it has none, or there is no such game.
    """
    if kind not in desk.app.games or kind not in SAMPLES:
        raise Refused("error-no-game")
    return kind
