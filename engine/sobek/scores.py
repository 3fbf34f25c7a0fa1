"""How a round was scored: sets laid at its end, what each set brought, and the reckoning of each seat (S24 to S26)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.sobek.cards import Card, Good
from engine.sobek.track import Symbol


@dataclass(frozen=True, slots=True)
class LaidSet:
    """A horizontal set: its good (None for amulets alone) and cards."""

    good: Good | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class SetScore:
    """How one set scored: cards times scarabs, or only the scarabs of a horizontal one (S24)."""

    good: Good | None
    cards: int
    scarabs: int
    prosperity: int
    horizontal: bool

    @property
    def points(self) -> int:
        """The set's points."""
        return self.scarabs if self.horizontal else self.cards * self.scarabs


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How one seat scored a round: its sets, corruption and penalty (S24 to S26).

    `pile` counts cards, `curses` tokens (2 each); `pile_scarabs` is None but for those tied for the most corruption.
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
        """The number compared: cards in the pile and 2 for each curse."""
        return self.pile + 2 * self.curses
