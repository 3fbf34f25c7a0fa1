"""Scores of a round: sets laid at its end, the points of each set, and the score of each seat (S24 to S26)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engine.fast_dataclass import quick
from engine.sobek.cards import Card, Good
from engine.sobek.score_track import Symbol

SCARABS_A_PROSPERITY: Final = 2
CORRUPTION_A_CURSE: Final = 2


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A horizontal set: its good (None for amulets alone) and cards."""

    good: Good | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetScore:
    """How one set scored: cards times scarabs, or only the scarabs of a horizontal one (S24).

    `scarabs` are all of the set, those of its `prosperity` tokens included.
    """

    good: Good | None
    cards: int
    scarabs: int
    prosperity: int
    horizontal: bool

    @property
    def points(self) -> int:
        """What the set is worth; one that is horizontal is not multiplied by its cards (S24)."""
        return self.scarabs if self.horizontal else self.cards * self.scarabs

    @property
    def token_scarabs(self) -> int:
        """The scarabs of its prosperity tokens alone (S19)."""
        return SCARABS_A_PROSPERITY * self.prosperity


@quick
@dataclass(frozen=True, slots=True)
class SeatScore:
    """How one seat scored a round: its sets, corruption and penalty (S24 to S26).

    `pile` counts cards, `curses` tokens; `pile_scarabs` is None but for those tied for the most corruption.
    """

    sets: tuple[SetScore, ...]
    points: int
    before: int
    reached: int
    symbol: Symbol
    pile: int
    curses: int
    pile_scarabs: int | None
    corrupt: bool
    steps: int
    after: int

    @property
    def corruption(self) -> int:
        """The number compared: cards in the pile and what the curses add (S25)."""
        return self.pile + self.cursed

    @property
    def cursed(self) -> int:
        """What its curses add to the corruption (S22)."""
        return CORRUPTION_A_CURSE * self.curses
