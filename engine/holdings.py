"""The base of all states: hands, corruption and discarded pieces, and the moves that all games share."""

from __future__ import annotations

from bisect import insort


class Holdings:
    """What seats hold, as kinds: sorted `hands` and the `piles` of their corruption; and the `discard` of all."""

    __slots__ = ("discard", "hands", "piles")
    discard: list[int]
    hands: list[list[int]]
    piles: list[list[int]]

    def gain(self, seat: int, kind: int) -> None:
        """Put a card into a hand."""
        insort(self.hands[seat], kind)

    def take_back(self, seat: int) -> list[int]:
        """Bring all of a seat's corruption to its hand; return what that was, sorted."""
        pile = sorted(self.piles[seat])
        self.piles[seat] = []
        self.hands[seat] = sorted(self.hands[seat] + pile)
        return pile
