"""A piece: what code outside a game knows of its cards or tiles."""

from __future__ import annotations

from engine.game import Code


class Piece:
    """A card or tile; it is a character if it has a `power`."""

    __slots__ = ()
    power: Code | None

    @property
    def term(self) -> str:
        """Always "card", as every game calls what a hand is made of."""
        return "card"

    @property
    def face_down(self) -> bool:
        """Whether it lies face down where others lie open: characters do."""
        return self.power is not None
