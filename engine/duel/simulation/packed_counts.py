"""Numbers for the simulation: how the tiles of one good are packed into an int, and what is counted by such ints.

The tiles that show one good are counted in the fields of one int, a pack, of 14 bits. From the lowest these are the
kind of which there are two copies (2 bits), and a bit each for all others: valued tiles (4), or statues; black ones
without value (2) and with the deben icon (1); starting tiles (3); the good's characters (2). No field runs over, since
there are no more tiles. So packs are added and subtracted. A seat's tiles are SIDES packs: one for each good by its
index, at WILD that of statues, architect and spy, and at TWO that of the pharaoh tiles, which have the fields of black
tiles.
"""

from __future__ import annotations

from typing import Final

from engine.duel import ending, events, market, sets, tiles
from engine.duel.effects.characters import architect, queen
from engine.duel.effects.pirogues import deben
from engine.effects import courtesan, scribe

SEATS: Final = 2
SIDES: Final = 8
WILD: Final = 6
TWO: Final = 7
KINDS: Final = 69
FIRST_STATUE: Final = 47
FIRST_FACE_DOWN: Final = 51
FIRST_CHARACTER: Final = 57
EMPTY: Final = -1
SQUARES: Final = 36
LINES: Final = 4
# The lines, by their indexes, as the bits of a mask.
EVERY_LINE: Final = 15

PACK: Final = 14
PACKS: Final = 16384
# The fields of a pack: valued tiles, all black ones, starting tiles, characters.
VALUED: Final = 63
BLACK: Final = 511
GREY: Final = 3584
CHARACTERS: Final = 12288
# What is no character, and all.
PLAIN: Final = 4095
ALL: Final = 16383
# Of what is wild: the fields in the kinds' order, those of the statues first.
STATUES_FIRST: Final[list[int]] = [4, 8, 16, 3, 4096, 8192]

# The backs' indexes.
GREY_BACK: Final = 0
BLACK_BACK: Final = 1
RED_BACK: Final = 2
GOLD_BACK: Final = 3
BACKS: Final = 4

# The characters' kinds; there are two scribes.
QUEEN: Final = 57
VIZIER: Final = 58
THIEF: Final = 59
MERCHANT: Final = 60
COURTESAN: Final = 61
PRIEST: Final = 62
PRIESTESS: Final = 63
SCRIBE: Final = 64
OTHER_SCRIBE: Final = 65
ARCHITECT: Final = 66
ADVISER: Final = 67
SPY: Final = 68

# The pirogues' indexes.
PYRAMID: Final = 0
SCARAB: Final = 1
MUMMY: Final = 2
SNAKE1: Final = 3
SNAKE2: Final = 4
SEVEN: Final = 5
TWO_DEBEN: Final = 6
HORUS: Final = 7
FINGER: Final = 8
THEFT: Final = 9
SCARAB2: Final = 10
PIROGUES: Final = 11

STEP: Final[int] = ending.STEP
SCARABS_A_PIROGUE: Final[int] = events.SCARABS_A_PIROGUE
SMALLEST_SET: Final[int] = sets.SMALLEST_SET
SCRIBE_LEAVES: Final[int] = scribe.SCRIBE_LEAVES
MOST_ADDED: Final[int] = courtesan.MOST_ADDED
QUEEN_DRAWS: Final[int] = queen.QUEEN_DRAWS
ARCHITECT_DRAWS: Final[int] = architect.ARCHITECT_DRAWS
HORUS_DRAWS: Final[int] = deben.HORUS_DRAWS

# Shifts of a pack's fields.
_OTHER_VALUED: Final = 2
_WITHOUT_VALUE: Final = 6
_DEBEN: Final = 8
_STARTING: Final = 9
_CHARACTER: Final = 12


def _shifts() -> list[int]:
    """Return by kind where its field begins: what has the same look stands side by side, in the kinds' order."""
    found: list[int] = []
    taken: dict[tuple[int, int], int] = {}
    for kind, tile in enumerate(tiles.TILES):
        if tiles.COPIES[kind] > 1:
            found.append(0)
            continue
        if tile.power is not None:
            first = _CHARACTER
        elif tile.back is tiles.Back.GREY:
            first = _STARTING
        elif tile.deben:
            first = _DEBEN
        else:
            first = _OTHER_VALUED if tile.scarabs or tiles.GOOD_OF[kind] == WILD else _WITHOUT_VALUE
        field = (GOOD[kind], first)
        found.append(first + taken.get(field, 0))
        taken[field] = taken.get(field, 0) + 1
    return found


def _between(ankh: int, square: int) -> int:
    """Return the squares between two on one line, as the bits of a mask; none where no line joins them."""
    for rays in market.RAYS[ankh]:
        for ray in rays:
            if square in ray:
                return sum([1 << other for other in ray[: ray.index(square)]])
    return 0


# By kind: the index of its good, TWO for pharaoh tiles, the field that counts it, and one such tile as a pack.
GOOD: Final[list[int]] = [
    TWO if FIRST_FACE_DOWN <= kind < FIRST_CHARACTER else tiles.GOOD_OF[kind] for kind in range(KINDS)
]
SHIFT: Final[list[int]] = _shifts()
MASK: Final[list[int]] = [2 * copies - 1 for copies in tiles.COPIES]
UNIT: Final[list[int]] = [1 << shift for shift in SHIFT]
# Its scarabs, its back, how it turns the Ankh (-1: as one likes), whether it has the deben icon.
SCARABS: Final[list[int]] = list(tiles.SCARABS)
BACK: Final[list[int]] = list(tiles.BACK_OF)
MARK: Final[list[int]] = [market.LINE_INDEX[tile.mark] for tile in tiles.TILES]
HAS_DEBEN: Final[list[bool]] = list(tiles.HAS_DEBEN)

# By pack: how many tiles it holds.
COUNT: Final[list[int]] = [(pack & 3) + bin(pack >> 2).count("1") for pack in range(PACKS)]
# By the index of a good: the scarabs on each of its valued tiles, and the pharaoh tiles that show it, as a pack.
WORTH: Final[list[int]] = [
    max(SCARABS[kind] for kind in range(KINDS) if GOOD[kind] == good) if good < WILD else 0 for good in range(SIDES)
]
PHARAOHS: Final[list[int]] = [
    sum([UNIT[kind] for kind in range(FIRST_FACE_DOWN, FIRST_CHARACTER) if good in tiles.GOODS_OF[kind]])
    for good in range(WILD + 1)
]
PHARAOH_SCARABS: Final[int] = SCARABS[FIRST_FACE_DOWN]
# By the index of a good of a set: the kinds that fit it, those that do the same in a hand together, in their order.
FITTING: Final[list[list[list[int]]]] = [
    [
        [kind for kind in range(KINDS) if sets.CLASS_OF[kind] == first]
        for first in sorted(set(sets.CLASS_OF))
        if good in tiles.GOODS_OF[first] or GOOD[first] == WILD
    ]
    for good in range(WILD)
]
# The kinds of its goods tiles, in their order.
GOODS_TILES: Final[list[list[int]]] = [
    [kind for kind in range(FIRST_STATUE) if GOOD[kind] == good] for good in range(WILD)
]
# By the index of a back: its kinds in their order.
KINDS_OF_BACK: Final[list[list[int]]] = [[kind for kind in range(KINDS) if BACK[kind] == back] for back in range(BACKS)]

# By pirogue: its points and its corruption at the end; by 0 for the one and 1 for the other: on which sets scarabs lie.
POINTS: Final[list[int]] = [tiles.pirogue_points((pirogue,)) for pirogue in tiles.PIROGUES]
SNAKES: Final[list[int]] = [tiles.snake_points((pirogue,)) for pirogue in tiles.PIROGUES]
ADORNED: Final[list[list[int]]] = [list(tiles.MODEST), list(tiles.PRECIOUS)]

# Sets of squares are masks with a bit for each. By LINES times a square plus a line: the squares on it; the same by its
# two sides, outwards; by SQUARES times a square plus another: the squares between them.
ON_LINE: Final[list[int]] = [
    sum([1 << square for ray in rays for square in ray]) for way in market.RAYS for rays in way
]
RAYS: Final[list[list[list[int]]]] = [[list(ray) for ray in rays] for way in market.RAYS for rays in way]
BETWEEN: Final[list[int]] = [_between(ankh, square) for ankh in range(SQUARES) for square in range(SQUARES)]
FILLING: Final[list[int]] = list(market.FILLING)
CENTRE: Final[int] = sum([1 << square for square in market.CENTRE])
# By the remainder of a mask of one square by PRIME, of which all are different: that square.
PRIME: Final = 37
SQUARE: Final[list[int]] = [
    ([square for square in range(SQUARES) if (1 << square) % PRIME == rest] or [EMPTY])[0] for rest in range(PRIME)
]
