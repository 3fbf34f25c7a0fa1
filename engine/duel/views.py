"""Views of a game of Sobek: 2 Players: the table's view, and a seat's with its own hand (D13)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.back_counts import Backs
from engine.duel.events import SCARABS_A_PIROGUE, GameScored
from engine.duel.market import Line, Square
from engine.duel.tiles import Back, Good, Pirogue, Power, Tile, pirogue_points, snake_points
from engine.fast_dataclass import quick
from engine.game import Outcome


@quick
@dataclass(frozen=True, slots=True)
class Lying:
    """A tile on the market: its back, and its face unless it lies face down, as characters and pharaoh tiles do."""

    back: Back
    tile: Tile | None


@quick
@dataclass(frozen=True, slots=True)
class Ankh:
    """The Ankh pawn: its square, and the line on which it lies; None while it waits to be turned (D3)."""

    square: Square
    line: Line | None


@quick
@dataclass(frozen=True, slots=True)
class Takeable:
    """A tile that can be taken now: its square, the line that leads there, and the squares passed on the way, outwards.

    `along` is None for a centre tile that is taken while the Ankh is off the market (D1, D5).
    """

    square: Square
    along: Line | None
    passed: tuple[Square, ...]


@quick
@dataclass(frozen=True, slots=True)
class BackCount(Backs):
    """How many tiles of each back colour a hand shows."""

    grey: int
    black: int
    red: int
    gold: int = 0


@quick
@dataclass(frozen=True, slots=True)
class SetView:
    """A sold set: its good, tiles and scarab pirogues."""

    good: Good
    tiles: tuple[Tile, ...]
    pirogues: int

    @property
    def scarabs(self) -> int:
        """All scarabs of the set, those of its scarab pirogues included (D12)."""
        return sum(tile.scarabs for tile in self.tiles) + SCARABS_A_PIROGUE * self.pirogues

    @property
    def points(self) -> int:
        """What the set would score now: tiles times scarabs (D12)."""
        return self.scarabs * len(self.tiles)


@quick
@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer sees it.

    `corruption` counts the tiles on its corruption board and `deben` its deben; `pirogues` are those that lie before
    it: seven and two-and-deben, and the snakes that it was given. `hand`, `pile` (the corruption tiles) and `values`
    (those of the deben) are sorted and None unless they are the viewer's own; at the end all values are open. `royal`
    counts its royal corruption tokens (P5); `royal_values` are as `values`, and None without the expansion.
    """

    seat: int
    backs: BackCount
    sets: tuple[SetView, ...]
    corruption: int
    deben: int
    pirogues: tuple[Pirogue, ...]
    hand: tuple[Tile, ...] | None
    pile: tuple[Tile, ...] | None
    values: tuple[int, ...] | None
    royal: int = 0
    royal_values: tuple[int, ...] | None = None

    @property
    def snakes(self) -> int:
        """The corruption points of the snakes (D7)."""
        return snake_points(self.pirogues)

    @property
    def worth(self) -> tuple[Pirogue, ...]:
        """Its pirogues with points (D7)."""
        return tuple(pirogue for pirogue in self.pirogues if pirogue_points((pirogue,)))

    @property
    def pirogue_points(self) -> int:
        """The points of the pirogues (D7)."""
        return pirogue_points(self.pirogues)

    @property
    def points(self) -> int:
        """The points that everybody can count so far: sold sets and pirogues, no deben."""
        return self.pirogue_points + sum(one.points for one in self.sets)


@quick
@dataclass(frozen=True, slots=True)
class DuelView:
    """A game of Sobek: 2 Players as `viewer` (a seat, or None for the table) may see it.

    `turn` is the seat whose turn it is, `waiting` who must decide now, `asked` the kind of that decision; `again` tells
    whether it is a pyramid's turn (D9). `market` has the rows from the top, None for an empty square; `ankh` is None
    while the pawn is off the market. `takeable` are the tiles that the seat whose turn it is can take, in the order in
    which actions count their places, empty while something else is decided; `can_fill` whether it may fill the market
    (D5). `finger` is the square with the pointing finger (D8). `offered` is the tile that may be traded for a deben now
    (D4). `discard` is all that left the game face up. `bag` counts the deben in the bag, `pile` the tiles of the pile.

    `pirogues` are the board's remaining ones, None unless the viewer has looked at them; `drawn` the three of the
    viewer's architect during the choice, `returned` those that the viewer knows to lie aside again. `looked_at` is the
    corruption that the viewer's vizier looks at; `put_aside` what the viewer has chosen for the scribe so far.
    `scored` tells how the game was scored once it is over.

    `expansion` is that which is played with, None for none. With Treasures of the Pharaoh `royal_bag` counts the royal
    corruption tokens in their bag, and `played` are the powers that a spy can copy, in their order (P8).
    """

    viewer: int | None
    first: int
    turn: int | None
    waiting: tuple[int, ...]
    asked: str | None
    again: bool
    market: tuple[tuple[Lying | None, ...], ...]
    ankh: Ankh | None
    takeable: tuple[Takeable, ...]
    can_fill: bool
    finger: Square | None
    offered: Tile | None
    seats: tuple[SeatView, ...]
    pile: int
    bag: int
    discard: tuple[Tile, ...]
    pirogues_left: int
    pirogues_used: tuple[Pirogue, ...]
    pirogues: tuple[Pirogue, ...] | None
    drawn: tuple[Pirogue, ...]
    returned: tuple[Pirogue, ...]
    looked_at: tuple[Tile, ...] | None
    put_aside: tuple[Tile, ...]
    scored: GameScored | None
    outcome: Outcome | None
    expansion: str | None = None
    royal_bag: int = 0
    played: tuple[Power, ...] = ()

    def at(self, square: Square) -> Lying | None:
        """Return what lies on a square of the market, None on an empty one."""
        return self.market[square.row][square.column]
