"""What can happen in Sobek: 2 Players, and what each viewer may learn of it (D13)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Final, Self

from engine.duel.market import Line, Square
from engine.duel.tiles import Back, Good, Pirogue, Tile, pirogue_points, snake_points
from engine.game import Event, Outcome, Revealing

SCARABS_A_PIROGUE: Final = 2

# A tile that the viewer may not know is None in an event; its back is told where it is public.


@dataclass(frozen=True, slots=True)
class MarketFilled(Revealing):
    """The Ankh was removed and the market filled (D5): how many tiles were laid out, and how many the pile has left."""

    code: ClassVar[str] = "market-filled"
    seat: int
    laid: int
    pile: int


@dataclass(frozen=True, slots=True)
class TileTaken(Event):
    """A tile was taken from the market, the passed ones became corruption (D1, D2).

    `along` is the line that was followed, None from the centre while the Ankh was off the market. `line` is how the
    Ankh lies now, None where it is still to be turned (D3). `passed` runs outwards from where the Ankh was.
    """

    code: ClassVar[str] = "tile-taken"
    seat: int
    square: Square
    tile: Tile | None
    back: Back
    along: Line | None
    line: Line | None
    passed: tuple[Tile | None, ...]

    def seen(self, viewer: int | None) -> Self:
        """Characters lie face down: only the taker learns them."""
        if viewer == self.seat:
            return self
        return replace(self, tile=_face_up(self.tile), passed=tuple(_face_up(tile) for tile in self.passed))

    @property
    def reveals(self) -> bool:
        """A face-down tile has been seen by its taker."""
        return self.back is Back.RED or any(_face_up(tile) is None for tile in self.passed)


@dataclass(frozen=True, slots=True)
class AnkhTurned(Event):
    """The taker of a character turned the Ankh (D3)."""

    code: ClassVar[str] = "ankh-turned"
    seat: int
    line: Line


@dataclass(frozen=True, slots=True)
class TileKept(Event):
    """The taker kept a tile with the deben icon (D4)."""

    code: ClassVar[str] = "tile-kept"
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class TileTraded(Event):
    """The taker discarded a tile with the deben icon for a deben (D4)."""

    code: ClassVar[str] = "tile-traded"
    seat: int
    tile: Tile


@dataclass(frozen=True, slots=True)
class DebenDrawn(Revealing):
    """A deben was drawn and kept; `drawn` has what came out of the bag, two for the Horus eye (D4, D7)."""

    code: ClassVar[str] = "deben-drawn"
    seat: int
    kept: int | None
    drawn: tuple[int, ...]

    def seen(self, viewer: int | None) -> Self:
        """Values are known to their owner only."""
        return self if viewer == self.seat else replace(self, kept=None, drawn=())


@dataclass(frozen=True, slots=True)
class SetSold(Event):
    """Tiles were sold as a set; `joined` whether the good had been sold before, `total` the set's size now (D6)."""

    code: ClassVar[str] = "set-sold"
    seat: int
    good: Good
    joined: bool
    tiles: tuple[Tile, ...]
    total: int


@dataclass(frozen=True, slots=True)
class PiroguesSeen(Revealing):
    """A seat looks at the remaining pirogues (D7), or with `architect` at three of those set aside."""

    code: ClassVar[str] = "pirogues-seen"
    seat: int
    architect: bool
    pirogues: tuple[Pirogue, ...]

    def seen(self, viewer: int | None) -> Self:
        """Only the seat that chooses sees them."""
        return self if viewer == self.seat else replace(self, pirogues=())


@dataclass(frozen=True, slots=True)
class PirogueUsed(Event):
    """A pirogue was picked; without `effect` it was only discarded (D7)."""

    code: ClassVar[str] = "pirogue-used"
    seat: int
    pirogue: Pirogue
    effect: bool
    good: Good | None = None
    square: Square | None = None


@dataclass(frozen=True, slots=True)
class CorruptionReclaimed(Revealing):
    """The mummy brought all one's corruption to the hand (D7)."""

    code: ClassVar[str] = "corruption-reclaimed"
    seat: int
    backs: tuple[Back, ...]
    tiles: tuple[Tile, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """Only the owner knows the tiles."""
        return self if viewer == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class CharacterPlayed(Event):
    """A character was played for its power; without `effect` it was only discarded (D14)."""

    code: ClassVar[str] = "character-played"
    seat: int
    tile: Tile
    effect: bool
    back: Back | None = None
    square: Square | None = None
    good: Good | None = None


@dataclass(frozen=True, slots=True)
class TilesDrawn(Revealing):
    """The queen drew from the pile: the backs are public, `tiles` stand as they were drawn."""

    code: ClassVar[str] = "tiles-drawn"
    seat: int
    backs: tuple[Back, ...]
    tiles: tuple[Tile, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """Only the drawer knows the tiles."""
        return self if viewer == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class CorruptionSeen(Revealing):
    """The vizier looks at the opponent's corruption."""

    code: ClassVar[str] = "corruption-seen"
    seat: int
    target: int
    tiles: tuple[Tile, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """The vizier's player sees the tiles, and their owner knew them."""
        return self if viewer is not None else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class TileReclaimed(Event):
    """The vizier's player took a tile out of the opponent's corruption; its back shows in the hand."""

    code: ClassVar[str] = "tile-reclaimed"
    seat: int
    target: int
    back: Back
    tile: Tile | None

    def seen(self, viewer: int | None) -> Self:
        """Only the two of them know the tile."""
        return self if viewer is not None else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class TileStolen(Revealing):
    """The thief took a random tile of a back colour."""

    code: ClassVar[str] = "tile-stolen"
    seat: int
    target: int
    back: Back
    tile: Tile | None

    def seen(self, viewer: int | None) -> Self:
        """Only the two of them know the tile."""
        return self if viewer is not None else replace(self, tile=None)


@dataclass(frozen=True, slots=True)
class TileBought(Event):
    """The merchant took a tile of the market without corruption; the Ankh stayed."""

    code: ClassVar[str] = "tile-bought"
    seat: int
    square: Square
    tile: Tile | None
    back: Back

    def seen(self, viewer: int | None) -> Self:
        """Characters lie face down: only the taker learns them."""
        return self if viewer == self.seat else replace(self, tile=_face_up(self.tile))

    @property
    def reveals(self) -> bool:
        """A face-down tile has been seen by its taker."""
        return self.back is Back.RED


@dataclass(frozen=True, slots=True)
class CorruptionCleared(Revealing):
    """A priest or priestess removed one good, or all statues, from the own corruption, face up (D14)."""

    code: ClassVar[str] = "corruption-cleared"
    seat: int
    good: Good
    tiles: tuple[Tile, ...]


@dataclass(frozen=True, slots=True)
class SetExtended(Event):
    """The courtesan added 1 or 2 tiles to an own sold set (D6)."""

    code: ClassVar[str] = "set-extended"
    seat: int
    good: Good
    tiles: tuple[Tile, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ChoiceMade(Event):
    """A tile was put aside for the scribe; only its owner sees which."""

    code: ClassVar[str] = "choice-made"
    seat: int
    tiles: tuple[Tile, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """Only the owner knows what was chosen."""
        return self if viewer == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class TilesGiven(Event):
    """A seat reduced its hand to 6 for the scribe: the backs show, the tiles do not."""

    code: ClassVar[str] = "tiles-given"
    seat: int
    backs: tuple[Back, ...]
    tiles: tuple[Tile, ...] | None

    def seen(self, viewer: int | None) -> Self:
        """Only the owner knows the tiles."""
        return self if viewer == self.seat else replace(self, tiles=None)


@dataclass(frozen=True, slots=True)
class SetScore:
    """How one sold set scored: tiles times scarabs, those of its scarab `pirogues` included (D12)."""

    good: Good
    tiles: int
    scarabs: int
    pirogues: int

    @property
    def points(self) -> int:
        """What the set is worth: tiles times scarabs, so nothing without a scarab (D12)."""
        return self.tiles * self.scarabs

    @property
    def token_scarabs(self) -> int:
        """The scarabs of its scarab pirogues alone (D12)."""
        return SCARABS_A_PIROGUE * self.pirogues


@dataclass(frozen=True, slots=True)
class SeatScore:
    """How one seat scored the game (D10 to D12).

    `removed` are the tiles of sets that it could have sold; `added` counts the tiles that its hand added to its
    corruption, `tiles` all corruption tiles then; `snake_tokens` add to them. `drawn` are the deben for the least
    corruption, `deben` all values, those included; `pirogues` the tokens with points.
    """

    sets: tuple[SetScore, ...]
    removed: tuple[Tile, ...]
    added: int
    tiles: int
    snake_tokens: tuple[Pirogue, ...]
    drawn: tuple[int, ...]
    deben: tuple[int, ...]
    pirogues: tuple[Pirogue, ...]

    @property
    def snakes(self) -> int:
        """The corruption points of the snakes (D7)."""
        return snake_points(self.snake_tokens)

    @property
    def corruption(self) -> int:
        """The corruption points that are compared (D11)."""
        return self.tiles + self.snakes

    @property
    def set_points(self) -> int:
        """What all sold sets are worth together."""
        return sum(one.points for one in self.sets)

    @property
    def deben_points(self) -> int:
        """The sum of the values of all deben, those for the least corruption included (D11)."""
        return sum(self.deben)

    @property
    def pirogue_points(self) -> int:
        """The points of the pirogues."""
        return pirogue_points(self.pirogues)

    @property
    def points(self) -> int:
        """The final score."""
        return self.set_points + self.deben_points + self.pirogue_points


@dataclass(frozen=True, slots=True)
class GameScored(Revealing):
    """`ended_by` had nothing that he could do, and the game was scored; one entry for each seat (D10 to D12)."""

    code: ClassVar[str] = "round-scored"
    ended_by: int
    seats: tuple[SeatScore, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Revealing):
    """The game is over (D12)."""

    code: ClassVar[str] = "game-ended"
    outcome: Outcome


def _face_up(tile: Tile | None) -> Tile | None:
    return None if tile is None or tile.power is not None else tile
