"""What a seat can do in Sobek: 2 Players: frozen values with codes that `engine.duel.codes` reads."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from engine.aims import UNAIMED
from engine.codes import joined
from engine.duel.aims import CharacterAim, PirogueAim
from engine.duel.market import Line, Square
from engine.duel.tiles import Good, Pirogue, Tile
from engine.effects import aimed_code
from engine.game import Code


class Reason(Code):
    """Why an action of Sobek: 2 Players is refused."""

    NO_SUCH_PLACE = "no-such-place"
    NOTHING_ON_LINE = "nothing-on-line"
    PILE_EMPTY = "pile-empty"
    LINE_NOT_EMPTY = "line-not-empty"
    CENTRE_ONLY = "centre-only"
    FINGERED = "fingered"
    NO_SUCH_LINE = "no-such-line"
    NO_SUCH_SQUARE = "no-such-square"
    NOT_IN_HAND = "not-in-hand"
    NOT_A_CHARACTER = "not-a-character"
    TOO_FEW_TILES = "too-few-tiles"
    TOO_MANY_TILES = "too-many-tiles"
    MIXED_GOODS = "mixed-goods"
    NEEDS_GOOD = "needs-good"
    NO_SUCH_SET = "no-such-set"
    NO_SUCH_PIROGUE = "no-such-pirogue"
    NO_SUCH_TARGET = "no-such-target"
    NEEDS_TARGET = "needs-target"
    NOT_IN_CORRUPTION = "not-in-corruption"


KEEP = "keep"
TRADE = "trade"


@dataclass(frozen=True, slots=True)
class Take:
    """Take the tile in `place`, counted from 1 among the squares that a view lists as takeable (D1, D2)."""

    place: int
    code: str = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "code", f"t.{self.place}")


@dataclass(frozen=True, slots=True)
class TakeAt:
    """Take the tile on a square, if it can be taken by then: only for plans, since `Take` counts what can be now."""

    square: Square

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"t.{self.square.code}"


@dataclass(frozen=True, slots=True)
class Fill:
    """Remove the Ankh and fill the market, in order to take one of the centre tiles then (D5)."""

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return "f"


@dataclass(frozen=True, slots=True)
class TurnAnkh:
    """Turn the Ankh after a character was taken (D3)."""

    line: Line

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"a.{self.line}"


@dataclass(frozen=True, slots=True)
class ChooseDeben:
    """Trade the tile with the deben icon that was just taken for a deben, or keep it (D4)."""

    trade: bool

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"d.{TRADE if self.trade else KEEP}"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell 3 or more tiles as a set of `good`, which joins the one already sold (D6)."""

    good: Good
    tiles: tuple[Tile, ...]

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"s.{self.good}.{joined(self.tiles)}"


@dataclass(frozen=True, slots=True)
class UsePirogue:
    """Pick a pirogue (D7, D8), unaimed only where it asks for nothing or cannot be applied."""

    pirogue: Pirogue
    aim: PirogueAim = UNAIMED

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return aimed_code(f"p.{self.pirogue.code}", self.aim)


@dataclass(frozen=True, slots=True)
class PlayCharacter:
    """Play a character for its power (D14), unaimed only where it asks for nothing or cannot be applied."""

    tile: Tile
    aim: CharacterAim = UNAIMED

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return aimed_code(f"c.{self.tile.code}", self.aim)


@dataclass(frozen=True, slots=True)
class TakeFromCorruption:
    """Take one tile out of the corruption that the vizier looks at."""

    tile: Tile

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"v.{self.tile.code}"


@dataclass(frozen=True, slots=True)
class Give:
    """Put one tile of the hand aside for the own corruption, as the scribe demands."""

    tile: Tile

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"g.{self.tile.code}"


DuelAction: TypeAlias = (
    Take | Fill | TurnAnkh | ChooseDeben | Sell | UsePirogue | PlayCharacter | TakeFromCorruption | Give
)


# What may be decided in advance: everything that can be done, and what may come within reach.
PlannedAction: TypeAlias = DuelAction | TakeAt
