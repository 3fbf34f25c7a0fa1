"""The 65 tiles and 13 pirogues of Sobek: 2 Players: what each is, and the flat tables that the rules count with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.codes import Pieces
from engine.duel.market import Line
from engine.effects import complete
from engine.game import Code


class Good(Code):
    """A kind of goods, from the dearest to the cheapest, and last the statue, which is wild."""

    IVORY = "ivory"
    EBONY = "ebony"
    MARBLE = "marble"
    LIVESTOCK = "livestock"
    FISH = "fish"
    WHEAT = "wheat"
    STATUE = "statue"


class Back(Code):
    """The colour on a tile's back: starting tiles, goods, characters."""

    GREY = "grey"
    BLACK = "black"
    RED = "red"


class Power(Code):
    """What a character does when it is played."""

    QUEEN = "queen"
    VIZIER = "vizier"
    THIEF = "thief"
    MERCHANT = "merchant"
    COURTESAN = "courtesan"
    PRIEST = "priest"
    PRIESTESS = "priestess"
    SCRIBE = "scribe"
    ARCHITECT = "architect"


class Pirogue(Code):
    """A pirogue token (D7)."""

    PYRAMID = "pyramid"
    SCARABS = "scarabs"
    MUMMY = "mummy"
    SNAKE1 = "snake1"
    SNAKE2 = "snake2"
    SEVEN = "seven"
    TWO_DEBEN = "two-deben"
    HORUS = "horus"
    FINGER = "finger"


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile's face; equal tiles cannot be told apart.

    `good` is STATUE on wild tiles; `mark` is how it turns the Ankh, None on characters, which alone have a `power`;
    `deben` tells whether it shows the deben icon (D4).
    """

    code: str
    good: Good
    scarabs: int
    back: Back
    mark: Line | None = None
    deben: bool = False
    power: Power | None = None

    @property
    def term(self) -> str:
        """Always "card", as every game calls what a hand is made of."""
        return "card"


GOODS: Final = tuple(Good)[:-1]
ALL_GOODS: Final = tuple(Good)
BACKS: Final = tuple(Back)
PIROGUES: Final = tuple(Pirogue)
PIROGUE_INDEX: Final[dict[Pirogue, int]] = {pirogue: index for index, pirogue in enumerate(PIROGUES)}
DEBEN_TOKENS: Final = (3, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 9)

# Of each good: the marks of its valued tiles, of those without value, of that with the deben icon, of starting tiles;
# a mark stands as often as there are such tiles.
_GOODS_TILES: Final = (
    (Good.IVORY, 3, "vfb", "f", "b", "h"),
    (Good.EBONY, 2, "hvfb", "f", "v", "h"),
    (Good.MARBLE, 2, "hvb", "vb", "f", "h"),
    (Good.LIVESTOCK, 1, "hvffb", "f", "b", "hv"),
    (Good.FISH, 1, "hvfbb", "fb", "v", "hv"),
    (Good.WHEAT, 1, "hhvfb", "fb", "f", "hvf"),
)
_STATUE_MARKS: Final = "hvfbb"
_CHARACTERS: Final = (
    ("queen", Good.IVORY, Power.QUEEN),
    ("vizier", Good.LIVESTOCK, Power.VIZIER),
    ("thief", Good.FISH, Power.THIEF),
    ("merchant", Good.WHEAT, Power.MERCHANT),
    ("courtesan", Good.WHEAT, Power.COURTESAN),
    ("priest", Good.EBONY, Power.PRIEST),
    ("priestess", Good.MARBLE, Power.PRIESTESS),
    ("scribe-livestock", Good.LIVESTOCK, Power.SCRIBE),
    ("scribe-fish", Good.FISH, Power.SCRIBE),
    ("architect", Good.STATUE, Power.ARCHITECT),
)


@dataclass(frozen=True, slots=True)
class _Facts:
    """How many there are of a pirogue, and the points and the corruption that it is worth at the end (D7)."""

    count: int
    points: int = 0
    corruption: int = 0


_FACTS: Final = complete(
    Pirogue,
    {
        Pirogue.PYRAMID: _Facts(2),
        Pirogue.SCARABS: _Facts(2),
        Pirogue.MUMMY: _Facts(1),
        Pirogue.SNAKE1: _Facts(1, corruption=1),
        Pirogue.SNAKE2: _Facts(1, corruption=2),
        Pirogue.SEVEN: _Facts(1, points=7),
        Pirogue.TWO_DEBEN: _Facts(2, points=2),
        Pirogue.HORUS: _Facts(1),
        Pirogue.FINGER: _Facts(2),
    },
)


def _all_tiles() -> tuple[Tile, ...]:
    tiles: list[Tile] = []
    for good, scarabs, valued, plain, deben, starting in _GOODS_TILES:
        tiles += [Tile(f"{good}-{mark}{scarabs}", good, scarabs, Back.BLACK, Line(mark)) for mark in valued]
        tiles += [Tile(f"{good}-{mark}0", good, 0, Back.BLACK, Line(mark)) for mark in plain]
        tiles += [Tile(f"{good}-{mark}d", good, 0, Back.BLACK, Line(mark), deben=True) for mark in deben]
        tiles += [Tile(f"{good}-{mark}0s", good, 0, Back.GREY, Line(mark)) for mark in starting]
    tiles += [Tile(f"statue-{mark}", Good.STATUE, 0, Back.BLACK, Line(mark)) for mark in _STATUE_MARKS]
    tiles += [Tile(code, good, 0, Back.RED, power=power) for code, good, power in _CHARACTERS]
    return tuple(tiles)


_ALL: Final = _all_tiles()

# Inside the rules a tile is its index in TILES: a "kind". Goods come first, then the statues, then the characters.
TILES: Final[tuple[Tile, ...]] = tuple(dict.fromkeys(_ALL))
COPIES: Final[tuple[int, ...]] = tuple(_ALL.count(tile) for tile in TILES)
KIND: Final[dict[str, int]] = {tile.code: kind for kind, tile in enumerate(TILES)}
PIECES: Final = Pieces(TILES)
FIRST_CHARACTER: Final = KIND[_CHARACTERS[0][0]]

# Goods are counted by index too: 0 to 5 as in GOODS, and WILD for statues and the architect.
WILD: Final = len(GOODS)
GOOD_INDEX: Final[dict[Good, int]] = {good: index for index, good in enumerate(ALL_GOODS)}
GOOD_OF: Final[tuple[int, ...]] = tuple(GOOD_INDEX[tile.good] for tile in TILES)
SCARABS: Final[tuple[int, ...]] = tuple(tile.scarabs for tile in TILES)
BACK_OF: Final[tuple[int, ...]] = tuple(BACKS.index(tile.back) for tile in TILES)
HAS_DEBEN: Final[tuple[bool, ...]] = tuple(tile.deben for tile in TILES)
# The goods on whose sets a scarab pirogue may be put (D7).
MODEST: Final = tuple(GOOD_INDEX[good] for good in (Good.LIVESTOCK, Good.FISH, Good.WHEAT))

STARTING_TILES: Final = tuple(KIND[tile.code] for tile in _ALL if tile.back is Back.GREY)
PILE_TILES: Final = tuple(KIND[tile.code] for tile in _ALL if tile.back is not Back.GREY)
ALL_PIROGUES: Final[tuple[int, ...]] = tuple(
    index for index, pirogue in enumerate(PIROGUES) for _ in range(_FACTS[pirogue].count)
)


def read_good(code: str) -> Good:
    """Return a good of which a set can be: any but the statue.

    Raises:
        ValueError: it is none.
    """
    good = Good(code)
    if good is Good.STATUE:
        raise ValueError(code)
    return good


def pirogue_points(pirogues: Iterable[Pirogue]) -> int:
    """Return the points that some pirogues are worth at the end (D7, D12)."""
    return sum(_FACTS[pirogue].points for pirogue in pirogues)


def snake_points(pirogues: Iterable[Pirogue]) -> int:
    """Return the corruption that some pirogues are worth at the end (D7, D11)."""
    return sum(_FACTS[pirogue].corruption for pirogue in pirogues)


def tiles_of(kinds: Iterable[int]) -> tuple[Tile, ...]:
    """Return the faces of some kinds."""
    return tuple([TILES[kind] for kind in kinds])


def backs_of(kinds: Iterable[int]) -> tuple[Back, ...]:
    """Return the backs of some kinds, those of one colour together, so that they tell nothing of the kinds' order."""
    return tuple([BACKS[back] for back in sorted(BACK_OF[kind] for kind in kinds)])
