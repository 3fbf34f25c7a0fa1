"""The picture half of Sobek's face."""

from __future__ import annotations

from collections.abc import Sequence

from engine.sobek.views import SobekView
from render.face import Picture, Speech
from render.sobek.board import board
from render.sobek.hand import Item, choice, hand


class SobekPictures:
    """Draws views of Sobek. It keeps nothing, may be used from any thread, and draws only what the view holds."""

    def board(self, view: SobekView, speech: Speech) -> Picture:
        """Draw the table's board."""
        return board(view, speech)

    def hand(self, view: SobekView, speech: Speech) -> Picture:
        """Draw the viewer's own hand and pile, and what else only the viewer sees."""
        return hand(view, speech)

    def cards(self, cards: Sequence[Item], speech: Speech) -> Picture:
        """Draw cards, tokens, backs or goods side by side with their numbers, for a choice among them."""
        return choice(cards, speech)
