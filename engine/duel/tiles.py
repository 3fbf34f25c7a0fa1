"""The tiles and pirogues of Sobek: 2 Players and its expansion: what each is, and the flat tables to count with."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from engine.codes import PieceCodes
from engine.duel.market import Line
from engine.effects.base import complete
from engine.game import Code
from engine.piece import Piece


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
    """The colour on a tile's back: starting tiles, goods, characters, pharaoh tiles."""

    GREY = "grey"
    BLACK = "black"
    RED = "red"
    GOLD = "gold"


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
    ADVISER = "adviser"
    SPY = "spy"


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
    THEFT = "theft"
    SCARABS2 = "scarabs2"


@dataclass(frozen=True, slots=True)
class Tile(Piece):
    """A tile's face; equal tiles cannot be told apart.

    `good` is STATUE on wild tiles; `mark` is how it turns the Ankh, None on what lies face down: characters, which
    alone have a `power`, and pharaoh tiles, which alone show a second good, the `other` (P4). `deben` tells whether it
    shows the deben icon (D4).
    """

    code: str
    good: Good
    scarabs: int
    back: Back
    mark: Line | None = None
    deben: bool = False
    power: Power | None = None
    other: Good | None = None

    @property
    def face_down(self) -> bool:
        """Whether it lies face down where tiles lie open: characters and pharaoh tiles do (P1)."""
        return self.mark is None


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
# The two goods of each pharaoh tile.
_PHARAOH: Final = (
    (Good.FISH, Good.EBONY),
    (Good.EBONY, Good.LIVESTOCK),
    (Good.LIVESTOCK, Good.IVORY),
    (Good.IVORY, Good.WHEAT),
    (Good.WHEAT, Good.MARBLE),
    (Good.MARBLE, Good.FISH),
)
_PHARAOH_SCARABS: Final = 2
_TREASURE_CHARACTERS: Final = (
    ("adviser", Good.IVORY, Power.ADVISER),
    ("spy", Good.STATUE, Power.SPY),
)


@dataclass(frozen=True, slots=True)
class _Facts:
    """How many there are of a pirogue, and the points and the corruption that it is worth at the end (D7).

    `treasure` is one that Treasures of the Pharaoh adds.
    """

    count: int
    points: int = 0
    corruption: int = 0
    treasure: bool = False


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
        Pirogue.THEFT: _Facts(1, treasure=True),
        Pirogue.SCARABS2: _Facts(1, treasure=True),
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
    tiles += [
        Tile(f"pharaoh-{good}-{other}", good, _PHARAOH_SCARABS, Back.GOLD, other=other) for good, other in _PHARAOH
    ]
    tiles += [Tile(code, good, 0, Back.RED, power=power) for code, good, power in (*_CHARACTERS, *_TREASURE_CHARACTERS)]
    return tuple(tiles)


_ALL: Final = _all_tiles()

# Inside the rules a tile is its index in TILES: a "kind". Goods come first, then the statues; behind them what lies
# face down, the pharaoh tiles and then the characters.
TILES: Final[tuple[Tile, ...]] = tuple(dict.fromkeys(_ALL))
COPIES: Final[tuple[int, ...]] = tuple(_ALL.count(tile) for tile in TILES)
KIND: Final[dict[str, int]] = {tile.code: kind for kind, tile in enumerate(TILES)}
PIECES: Final = PieceCodes(TILES)
FIRST_CHARACTER: Final = KIND[_CHARACTERS[0][0]]
FIRST_FACE_DOWN: Final = FIRST_CHARACTER - len(_PHARAOH)

# Goods are counted by index too: 0 to 5 as in GOODS, and WILD for statues, the architect and the spy.
WILD: Final = len(GOODS)
GOOD_INDEX: Final[dict[Good, int]] = {good: index for index, good in enumerate(ALL_GOODS)}
GOOD_OF: Final[tuple[int, ...]] = tuple(GOOD_INDEX[tile.good] for tile in TILES)
# All goods that a tile shows: a pharaoh tile shows two (P4).
GOODS_OF: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple([GOOD_INDEX[good] for good in (tile.good, tile.other) if good is not None]) for tile in TILES
)
SCARABS: Final[tuple[int, ...]] = tuple(tile.scarabs for tile in TILES)
BACK_OF: Final[tuple[int, ...]] = tuple(BACKS.index(tile.back) for tile in TILES)
HAS_DEBEN: Final[tuple[bool, ...]] = tuple(tile.deben for tile in TILES)
# The goods on whose sets a scarab pirogue may be put (D7), and that of Treasures of the Pharaoh (P9).
MODEST: Final = tuple(GOOD_INDEX[good] for good in (Good.LIVESTOCK, Good.FISH, Good.WHEAT))
PRECIOUS: Final = tuple(GOOD_INDEX[good] for good in (Good.EBONY, Good.MARBLE))

STARTING_TILES: Final = tuple(KIND[tile.code] for tile in _ALL if tile.back is Back.GREY)
# What Treasures of the Pharaoh adds to the pile (P1): the pharaoh tiles and the last characters.
_FIRST_TREASURE_CHARACTER: Final = FIRST_CHARACTER + len(_CHARACTERS)
TREASURE_TILES: Final = (*range(FIRST_FACE_DOWN, FIRST_CHARACTER), *range(_FIRST_TREASURE_CHARACTER, len(TILES)))
PILE_TILES: Final = tuple(
    KIND[tile.code] for tile in _ALL if tile.back is not Back.GREY and KIND[tile.code] not in TREASURE_TILES
)
ALL_PIROGUES: Final[tuple[int, ...]] = tuple(
    index
    for index, pirogue in enumerate(PIROGUES)
    if not _FACTS[pirogue].treasure
    for _ in range(_FACTS[pirogue].count)
)
# What Treasures of the Pharaoh adds to them, each once.
TREASURE_PIROGUES: Final = tuple(index for index, pirogue in enumerate(PIROGUES) if _FACTS[pirogue].treasure)


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
