"""What the checker knows of Sobek: 2 Players' tiles and market, with and without Treasures of the Pharaoh.

It is from the rulebook and the rulings alone: nothing of the engine is imported here, this is the second opinion.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from functools import cache

from tests.engine.judging import Json, Wrong, need

Square = tuple[int, int]
MARKS = "hvfb"
WILD = "statue"
# One step along each line: the row, the column, the rising and the falling diagonal; rows are counted downwards.
STEPS = {"h": (1, 0), "v": (0, 1), "f": (1, -1), "b": (1, 1)}
CHARACTERS = {
    "queen": "ivory",
    "vizier": "livestock",
    "thief": "fish",
    "merchant": "wheat",
    "courtesan": "wheat",
    "priest": "ebony",
    "priestess": "marble",
    "scribe-livestock": "livestock",
    "scribe-fish": "fish",
    "architect": WILD,
}
# What Treasures of the Pharaoh adds to the pile (P1).
NEWCOMERS = {"adviser": "ivory", "spy": WILD}
PHARAOH = {
    "pharaoh-fish-ebony": ("fish", "ebony"),
    "pharaoh-ebony-livestock": ("ebony", "livestock"),
    "pharaoh-livestock-ivory": ("livestock", "ivory"),
    "pharaoh-ivory-wheat": ("ivory", "wheat"),
    "pharaoh-wheat-marble": ("wheat", "marble"),
    "pharaoh-marble-fish": ("marble", "fish"),
}
# Each good's tiles: the mark, then the scarabs, or d for a deben icon, and s at the end of a starting tile.
TILES = {
    "livestock": "bd b1 f0 f1 f1 v1 h1 v0s h0s",
    "fish": "b0 f0 h1 v1 f1 b1 b1 vd v0s h0s",
    "wheat": "fd b0 h1 h1 f1 b1 v1 f0 f0s v0s h0s",
    "marble": "h2 fd v0 b0 v2 b2 h0s",
    "ebony": "h2 v2 vd f0 f2 b2 h0s",
    "ivory": "bd f0 f3 b3 v3 h0s",
    WILD: "v h f b b",
}
GOODS = tuple(good for good in TILES if good != WILD)
_ALL = [f"{good}-{end}" for good, ends in TILES.items() for end in ends.split()]
STARTING = Counter(tile for tile in _ALL if tile.endswith("s"))
PILE = Counter(tile for tile in _ALL if not tile.endswith("s")) + Counter(CHARACTERS.keys())
TREASURES = Counter([*PHARAOH, *NEWCOMERS])
CHARACTERS |= NEWCOMERS
CENTRE = ((2, 2), (3, 2), (3, 3), (2, 3))
RING = ((1, 1), (2, 1), (3, 1), (4, 1), (4, 2), (4, 3), (4, 4), (3, 4), (2, 4), (1, 4), (1, 3), (1, 2))
RIM = (
    *((column, 0) for column in range(6)),
    *((5, row) for row in range(1, 6)),
    *((column, 5) for column in range(4, -1, -1)),
    *((0, row) for row in range(4, 0, -1)),
)
ORDER = (*CENTRE, *RING, *RIM)
# The squares of each line through each square, from one end to the other.
THROUGH = {
    (square, line): [
        place
        for far in range(-5, 6)
        if (place := (square[0] + STEPS[line][0] * far, square[1] + STEPS[line][1] * far)) in ORDER
    ]
    for square in ORDER
    for line in STEPS
}


@cache
def goods_of(tile: str) -> tuple[str, ...]:
    """Return the good that a tile shows, "statue" for what is wild, both goods of a pharaoh tile (P4)."""
    return PHARAOH.get(tile) or (CHARACTERS[tile] if tile in CHARACTERS else tile.split("-")[0],)


@cache
def fits(tile: str, good: str) -> bool:
    """Whether a tile can be part of a set of a good (D6)."""
    return good in goods_of(tile) or WILD in goods_of(tile)


def mark_of(tile: str) -> str | None:
    """Return the line to which a tile's mark turns the Ankh, None for one that its taker turns freely (D3, P2)."""
    return None if tile in CHARACTERS or tile in PHARAOH else tile.split("-")[1][0]


def back_of(tile: str) -> str:
    if tile in PHARAOH:
        return "gold"
    if tile in CHARACTERS:
        return "red"
    return "grey" if tile.endswith("s") else "black"


def scarabs_of(tiles: Iterable[str]) -> int:
    ends = (2 if tile in PHARAOH else tile.rstrip("s")[-1] for tile in tiles)
    return sum(int(end) for end in ends if str(end).isdigit())


class Market:
    """The 36 squares, the pile that fills them and the Ankh among them."""

    def __init__(self, centre: Sequence[str], pile: Sequence[str]) -> None:
        self.tiles = dict(zip(CENTRE, centre, strict=True))
        self.pile = list(pile)
        self.ankh: Square | None = None
        self.line: str | None = None
        self.fill()

    def copy(self) -> "Market":
        """Return an independent market in the same state."""
        other = copy(self)
        other.tiles, other.pile = dict(self.tiles), list(self.pile)
        return other

    def fill(self) -> None:
        """Fill the empty squares in their order as far as the pile goes; the Ankh is not on the market then."""
        self.ankh = self.line = None
        for square in ORDER:
            if square not in self.tiles and self.pile:
                self.tiles[square] = self.pile.pop(0)

    def on(self, line: str | None) -> list[Square]:
        """Return the squares with a tile on a line through the Ankh's square, which has to be on the market."""
        if self.ankh is None or line is None:
            raise Wrong("the Ankh is not on the market")
        return [square for square in THROUGH[self.ankh, line] if square in self.tiles]

    def can_fill(self) -> bool:
        return bool(self.pile) and self.ankh is not None and not self.on(self.line)

    def lines(self, again: bool) -> list[str]:
        """Return the lines along which may be taken: on a pyramid's turn all that have a tile (D9)."""
        return [line for line in (MARKS if again else self.line or "") if self.on(line)]

    def can_take(self, again: bool) -> bool:
        return self.ankh is None or self.can_fill() or bool(self.lines(again))

    def between(self, square: Square, line: str) -> list[Square]:
        """Return the squares with a tile between the Ankh and another square of the line, outwards."""
        if self.ankh is None:
            raise Wrong("the Ankh is not on the market")
        column, row = self.ankh
        across, down = STEPS[line]
        far = square[0] - column if across else square[1] - row
        side = 1 if far > 0 else -1
        places = ((column + across * side * step, row + down * side * step) for step in range(1, abs(far)))
        return [place for place in places if place in self.tiles]

    def take(self, move: Json, again: bool) -> list[str]:
        """Take a tile as a move tells; return what was passed on the way."""
        square: Square = tuple(move["at"])
        line = move["along"]
        between: list[Square] = []
        if move["filled"]:
            need(self.can_fill(), "no need to fill", move)
            self.fill()
        if self.ankh is None:
            need(line is None and square in CENTRE, "a centre tile must be taken", move)
        else:
            need(line in self.lines(again), "line", move)
            need(square in self.on(line), "square", move)
            between = self.between(square, line)
        need(self.tiles.get(square) == move["tile"], "tile", move)
        passed = [self.tiles.pop(place) for place in between]
        need(move["skipped"] == passed, f"tiles passed, {passed}", move)
        del self.tiles[square]
        self.ankh = square
        self.turn(move)
        return passed

    def turn(self, move: Json) -> None:
        tile, line = move["tile"], move["turn"]
        need(line in STEPS, "how the Ankh lies", move)
        mark = mark_of(tile)
        if mark is None:
            able = [one for one in MARKS if self.on(one)]
            need(line in (able or MARKS), "the Ankh has to show a tile", move)
        else:
            need(line == mark, "the mark turns the Ankh", move)
        self.line = line
