"""The one visual language of every picture: colours, the fixed palette made of them, and shared sizes."""

from __future__ import annotations

from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

# Grounds and lines.
INK: Final[Colour] = (51, 36, 28)
CREAM: Final[Colour] = (255, 248, 228)
SAND: Final[Colour] = (236, 217, 174)
PANEL: Final[Colour] = (249, 238, 209)
STONE: Final[Colour] = (222, 199, 152)
LINE: Final[Colour] = (166, 126, 77)
NILE: Final[Colour] = (66, 138, 158)
RIPPLE: Final[Colour] = (104, 168, 181)
QUAY: Final[Colour] = (201, 168, 116)

# Paints.
GOLD: Final[Colour] = (233, 178, 54)
BRONZE: Final[Colour] = (176, 116, 44)
RED: Final[Colour] = (178, 45, 38)
LAPIS: Final[Colour] = (31, 74, 128)
TURQUOISE: Final[Colour] = (34, 128, 132)
LEAF: Final[Colour] = (86, 128, 58)
ROSE: Final[Colour] = (226, 138, 126)
WOOD: Final[Colour] = (79, 49, 35)
GREY: Final[Colour] = (140, 132, 122)
PALE_GOLD: Final[Colour] = (240, 203, 115)
PARCHMENT: Final[Colour] = (250, 230, 184)

# The field behind each good, behind characters and behind events.
FIELDS: Final[dict[str, Colour]] = {
    "ivory": (132, 50, 74),
    "ebony": (226, 184, 108),
    "marble": (78, 107, 150),
    "cattle": (196, 92, 58),
    "fish": (28, 112, 122),
    "wheat": (110, 124, 50),
    "amulet": (94, 66, 138),
    "statue": (94, 66, 138),
    "character": (228, 134, 44),
    "event": (40, 62, 104),
}

# The backs of cards; each has a pattern of its own too.
BACKS: Final[dict[str, Colour]] = {
    "green": (64, 130, 82),
    "beige": (214, 186, 136),
    "orange": (222, 116, 34),
}

# The backs of tiles; each has a sign of its own too.
TILE_BACKS: Final[dict[str, Colour]] = {"grey": GREY, "black": INK, "red": RED, "gold": GOLD}

# One colour and one shape for each seat, of as many as the largest game has; the last two colours are paints above.
SEATS: Final[tuple[Colour, ...]] = (
    (36, 92, 168),
    (200, 58, 46),
    (46, 140, 86),
    (240, 190, 40),
    FIELDS["amulet"],
    ROSE,
)
SHAPES: Final = ("circle", "square", "triangle", "diamond", "cross", "star")

WIDTH: Final = 1280
MARGIN: Final = 12
PHONE: Final = 311
"""How wide a phone shows a picture in a message."""
_LEAST_LETTERS: Final = 12
# Discord lays its sign for alt texts over the lower right corner, on a phone over so many pixels of it.
_SIGN: Final = (40, 26)


def least_letters(width: int) -> int:
    """Return the least size of letters in a picture of this width: 12 pixels on a phone."""
    return -(-_LEAST_LETTERS * width // PHONE)


def covered_corner(width: int) -> tuple[int, int]:
    """Return how wide and how high the lower right corner is over which Discord lays its sign for alt texts."""
    return (-(-_SIGN[0] * width // PHONE), -(-_SIGN[1] * width // PHONE))


LETTERS: Final = least_letters(WIDTH)
"""The least size of letters on a board."""
CLEAR: Final = WIDTH - covered_corner(WIDTH)[0]
"""What is right of this at the foot of a board is covered by Discord's sign for alt texts."""
CARD_RATIO: Final = 1.36

PAINTS: Final[tuple[Colour, ...]] = (
    INK,
    CREAM,
    *(
        SAND,
        PANEL,
        STONE,
        LINE,
        NILE,
        RIPPLE,
        QUAY,
        GOLD,
        BRONZE,
        RED,
        LAPIS,
        TURQUOISE,
        LEAF,
        ROSE,
        WOOD,
        GREY,
        PALE_GOLD,
        PARCHMENT,
    ),
    *FIELDS.values(),
    *BACKS.values(),
    *SEATS,
)
# One step between two flat colours is enough for a soft edge, and few colours make small files.
_STEPS: Final = (0.5,)


def mix(first: Colour, second: Colour, share: float) -> Colour:
    """Return the colour that is `share` (0 to 1) of the way from `first` to `second`."""
    return (
        round(first[0] + (second[0] - first[0]) * share),
        round(first[1] + (second[1] - first[1]) * share),
        round(first[2] + (second[2] - first[2]) * share),
    )


QUIET: Final = mix(INK, BRONZE, 0.5)
"""The ink of labels and of what matters less than its neighbours."""
GAIN: Final = mix(LEAF, INK, 0.5)
"""The ink of what is gained or costs nothing."""


def _palette() -> tuple[Colour, ...]:
    """Return every paint, and the soft edges between it and light or dark: what flat shapes and letters need.

    Pillow matches colours by their upper five bits, so of two that share these only the first is taken.
    """
    colours = [*PAINTS]
    colours += [mix(INK, CREAM, step / 4) for step in range(1, 4)]
    colours += [mix(paint, edge, step) for step in _STEPS for paint in PAINTS[2:] for edge in (CREAM, INK)]
    cells: dict[Colour, Colour] = {}
    for red, green, blue in colours:
        cells.setdefault((red >> 3, green >> 3, blue >> 3), (red, green, blue))
    return tuple(cells.values())


PALETTE: Final[tuple[Colour, ...]] = _palette()
