"""The additional state of Treasures of the Pharaoh: royal corruption, and what a spy can copy."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass, field
from typing import Final

from engine.chance import Chance
from engine.duel.tiles import Power

# The name of the expansion, and the values of its royal corruption tokens.
TREASURES: Final = "treasures"
ROYAL_TOKENS: Final = (1, 2, 3, 4, 5, 6)


@dataclass(slots=True)
class Treasures:
    """Royal corruption by its values: in the bag, held by each seat (sorted), and discarded by its adviser (P2, P7).

    `lost` are the deben of each seat that a theft has removed from the game (P9), `played` the powers for which
    characters have been played, in the order in which that first happened; a spy's is none of them (P8).
    """

    bag: list[int] = field(default_factory=lambda: list(ROYAL_TOKENS))
    held: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    discarded: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    lost: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    played: list[Power] = field(default_factory=list)

    def copy(self) -> Treasures:
        """Return an independent copy."""
        held, discarded, lost = self.held, self.discarded, self.lost
        return Treasures(
            self.bag[:],
            (held[0][:], held[1][:]),
            (discarded[0][:], discarded[1][:]),
            (lost[0][:], lost[1][:]),
            self.played[:],
        )

    def draw(self, chance: Chance, seat: int) -> int:
        """Draw a token for a seat; there are as many as pharaoh tiles, so the bag is never empty then (P3)."""
        value = self.bag.pop(chance.below(len(self.bag)))
        insort(self.held[seat], value)
        return value

    def remember(self, power: Power) -> None:
        """Remember that a character was played for its power, unless it was a spy (P8)."""
        if power is not Power.SPY and power not in self.played:
            self.played.append(power)

    def discard(self, seat: int, value: int) -> None:
        """Discard a token of a seat (P7)."""
        self.held[seat].remove(value)
        insort(self.discarded[seat], value)
