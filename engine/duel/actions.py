"""What a seat can do in Sobek: 2 Players: frozen values, each with a code from which it is read back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from engine.duel.market import SQUARE, Line, Square
from engine.duel.tiles import KIND, TILES, Back, Good, Pirogue, Power, Tile
from engine.game import Code, IllegalAction, Refusal


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


_KEEP = "keep"
_TRADE = "trade"


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
        return f"d.{_TRADE if self.trade else _KEEP}"


@dataclass(frozen=True, slots=True)
class Sell:
    """Sell 3 or more tiles as a set of `good`, which joins the one already sold (D6)."""

    good: Good
    tiles: tuple[Tile, ...]

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        return f"s.{self.good}.{_join(self.tiles)}"


@dataclass(frozen=True, slots=True)
class UsePirogue:
    """Pick a pirogue, with its good (scarabs) or its square (finger) where it can be applied (D7, D8)."""

    pirogue: Pirogue
    good: Good | None = None
    square: Square | None = None

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        parts = ["p", self.pirogue.code]
        if self.good is not None:
            parts.append(self.good.code)
        if self.square is not None:
            parts.append(self.square.code)
        return ".".join(parts)


@dataclass(frozen=True, slots=True)
class PlayCharacter:
    """Play a character for its power, with what that power asks for; the rest is None or empty (D14).

    thief: back. merchant: square. priests: good. courtesan: good, tiles. Where a power cannot be applied, nothing but
    the character is given.
    """

    tile: Tile
    back: Back | None = None
    square: Square | None = None
    good: Good | None = None
    tiles: tuple[Tile, ...] = ()

    @property
    def code(self) -> str:
        """Read back by `parse`."""
        parts = ["c", self.tile.code]
        parts += [part.code for part in (self.back, self.square, self.good) if part is not None]
        if self.tiles:
            parts.append(_join(self.tiles))
        return ".".join(parts)


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


def parse(code: str) -> PlannedAction:
    """Return the action that has `code`.

    Raises:
        IllegalAction: MALFORMED if no action can have this code.
    """
    head, _, rest = code.partition(".")
    parts = rest.split(".") if rest else []
    try:
        action = _parse(head, parts)
    except (KeyError, ValueError):
        raise IllegalAction(Refusal.MALFORMED) from None
    if action.code != code:
        raise IllegalAction(Refusal.MALFORMED)
    return action


def compose(head: str, items: Sequence[str]) -> tuple[PlannedAction, ...]:
    """Return the actions that gathering `items` under the choice `head` stands for.

    Tiles given to the scribe are one action each; the tiles of a sale or of the courtesan are one.

    Raises:
        IllegalAction: MALFORMED if the codes fit nothing.
    """
    if head == "g":
        return tuple(parse(f"g.{item}") for item in items)
    kinds = sorted(_kind(item) for item in items)
    return (parse(f"{head}.{','.join(TILES[kind].code for kind in kinds)}"),)


def _kind(code: str) -> int:
    try:
        return KIND[code]
    except KeyError:
        raise IllegalAction(Refusal.MALFORMED) from None


def _parse(head: str, parts: list[str]) -> PlannedAction:
    match head, parts:
        case "t", [square] if square in SQUARE:
            return TakeAt(SQUARE[square])
        case "t", [place]:
            return Take(int(place))
        case "f", []:
            return Fill()
        case "a", [line]:
            return TurnAnkh(Line(line))
        case "d", [choice]:
            return ChooseDeben(choice == _TRADE)
        case "s", [good, tiles]:
            return Sell(_good(good), _tiles(tiles))
        case "p", [pirogue, *rest]:
            return _parse_pirogue(Pirogue(pirogue), rest)
        case "c", [tile, *rest]:
            return _parse_character(TILES[KIND[tile]], rest)
        case "v", [tile]:
            return TakeFromCorruption(TILES[KIND[tile]])
        case "g", [tile]:
            return Give(TILES[KIND[tile]])
    raise ValueError(head)


def _parse_pirogue(pirogue: Pirogue, rest: list[str]) -> UsePirogue:
    match pirogue, rest:
        case _, []:
            return UsePirogue(pirogue)
        case Pirogue.SCARABS, [good]:
            return UsePirogue(pirogue, good=_good(good))
        case Pirogue.FINGER, [square]:
            return UsePirogue(pirogue, square=SQUARE[square])
    raise ValueError(rest)


def _parse_character(tile: Tile, rest: list[str]) -> PlayCharacter:
    match tile.power, rest:
        case _, []:
            return PlayCharacter(tile)
        case Power.THIEF, [back]:
            return PlayCharacter(tile, back=Back(back))
        case Power.MERCHANT, [square]:
            return PlayCharacter(tile, square=SQUARE[square])
        case ((Power.PRIEST | Power.PRIESTESS), [good]):
            return PlayCharacter(tile, good=Good(good))
        case Power.COURTESAN, [good, tiles]:
            return PlayCharacter(tile, good=_good(good), tiles=_tiles(tiles))
    raise ValueError(rest)


def _good(code: str) -> Good:
    """Read a good of which a set can be: any but the statue."""
    good = Good(code)
    if good is Good.STATUE:
        raise ValueError(code)
    return good


def _tiles(codes: str) -> tuple[Tile, ...]:
    """Read tiles that stand in the order of their kinds, the one order that a code may have."""
    kinds = [KIND[code] for code in codes.split(",")]
    if kinds != sorted(kinds):
        raise ValueError(codes)
    return tuple(TILES[kind] for kind in kinds)


def _join(tiles: tuple[Tile, ...]) -> str:
    return ",".join(tile.code for tile in tiles)
