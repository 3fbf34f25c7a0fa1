"""Icons of the pirogues, light shapes for a dark disc, and of the deben, the Ankh pawn and the lines it takes."""

from __future__ import annotations

from functools import partial

from render.canvas.drawn_sprites import Pen, around, art, mirrored
from render.canvas.theme import (
    BRONZE,
    CREAM,
    GOLD,
    GREY,
    INK,
    LEAF,
    NILE,
    PALE_GOLD,
    RED,
    SAND,
    TURQUOISE,
    WOOD,
    Colour,
    mix,
)
from render.icons.track_symbols import ankh, eye

# The values on the deben of the bag.
DEBEN_VALUES = range(3, 10)


@art("pyramid")
def pyramid(pen: Pen) -> None:
    """Draw a great pyramid under the sun."""
    pen.oval(76, 20, 14, 14, GOLD)
    pen.poly([(44, 14), (98, 92), (-10, 92)], PALE_GOLD)
    pen.poly([(44, 14), (98, 92), (58, 92)], BRONZE)
    pen.poly([(44, 14), (54, 29), (47, 33), (41, 29), (34, 29)], CREAM)


@art("scarabs")
def scarabs(pen: Pen) -> None:
    """Draw two beetles in gold."""
    for x, y in ((27, 38), (73, 62)):
        beetle(pen, x, y, 0.62)


def beetle(pen: Pen, x: float, y: float, size: float, shell: Colour = GOLD, legs: Colour = CREAM) -> None:
    """Draw a beetle with its middle at x, y."""
    for side in (-1, 1):
        for top, reach in ((-10, -26), (6, 4), (20, 32)):
            inner, outer = (x + side * 20 * size, y + top * size), (x + side * 41 * size, y + reach * size)
            pen.line([inner, outer], 7 * size, legs)
    pen.oval(x, y - 34 * size, 17 * size, 15 * size, legs)
    pen.oval(x, y + 8 * size, 32 * size, 38 * size, shell)
    pen.rect(x - 3 * size, y - 8 * size, x + 3 * size, y + 46 * size, INK)
    pen.rect(x - 29 * size, y - 11 * size, x + 29 * size, y - 5 * size, INK)


@art("mummy")
def mummy(pen: Pen) -> None:
    """Draw a wrapped body with its mask."""
    pen.blob(mirrored([(50, 0), (34, 6), (28, 24), (16, 36), (20, 62), (34, 98), (50, 100)]), CREAM)
    shade = mix(CREAM, BRONZE, 0.4)
    for y in (48, 60, 72, 84):
        pen.line([(22 + (y - 48) * 0.33, y - 6), (78 - (y - 48) * 0.33, y + 6)], 3.6, shade)
    pen.blob(mirrored([(50, 3), (37, 8), (31, 26), (30, 40), (50, 42)]), TURQUOISE)
    pen.blob(mirrored([(50, 12), (40, 16), (39, 28), (44, 36), (50, 38)]), GOLD)
    for x in (45, 55):
        pen.oval(x, 24, 2.6, 2.2, INK)


def snake(pen: Pen, points: int) -> None:
    """Draw a rearing cobra and the corruption it brings."""
    skin = mix(RED, CREAM, 0.2)
    pen.curve([(4, 92), (26, 96), (46, 88), (38, 72), (22, 62), (22, 44), (30, 26)], 13, skin)
    pen.blob([(30, 4), (44, 12), (46, 34), (38, 54), (26, 58), (14, 46), (13, 22), (20, 8)], skin)
    pen.blob([(30, 20), (37, 28), (36, 42), (29, 50), (22, 42), (22, 28)], PALE_GOLD)
    for x in (24, 36):
        pen.oval(x, 13, 2.8, 2.8, CREAM)
    pen.letters(f"+{points}", 74, 48, 56, CREAM)


@art("seven")
def seven(pen: Pen) -> None:
    """Draw seven points, on a laurel of papyrus."""
    for side in (-1, 1):
        for angle in range(20, 161, 28):
            x, y = around(50, 50, 44, side * angle)
            tip = around(50, 50, 56, side * (angle - 18))
            pen.blob(
                [(x, y), around(50, 50, 50, side * (angle - 2)), tip, around(50, 50, 43, side * (angle - 14))], LEAF
            )
    pen.letters("7", 50, 49, 84, PALE_GOLD)


@art("two-deben")
def two_deben(pen: Pen) -> None:
    """Draw two points and a deben."""
    pen.letters("2", 24, 46, 70, PALE_GOLD)
    ring(pen, 70, 56, 30)
    pen.line([(45, 16), (45, 32)], 6, CREAM)
    pen.line([(37, 24), (53, 24)], 6, CREAM)


@art("horus")
def horus(pen: Pen) -> None:
    """Draw the painted eye of the falcon."""
    eye(pen, CREAM)
    pen.oval(50, 47.5, 11.5, 11.5, GOLD)
    pen.oval(50, 47.5, 5.5, 5.5, INK)


@art("finger")
def finger(pen: Pen) -> None:
    """Draw a hand that points down at a tile."""
    pen.rect(26, -4, 74, 18, GOLD, 4)
    pen.rect(26, 10, 74, 15, TURQUOISE)
    pen.blob([(28, 16), (72, 16), (78, 36), (74, 56), (60, 62), (40, 60), (26, 50), (24, 34)], CREAM)
    pen.line([(36, 40), (36, 92)], 14, CREAM)
    for x, y in ((51, 62), (63, 60), (73, 54)):
        pen.line([(x, 40), (x, y)], 11, CREAM)
        pen.curve([(x - 5, y - 3), (x, y + 2), (x + 5, y - 3)], 2.4, BRONZE)
    pen.blob([(24, 34), (12, 46), (8, 58), (16, 62), (28, 52)], CREAM)
    pen.line([(44.5, 46), (44.5, 62)], 2.6, BRONZE)


def deben(pen: Pen, value: int | None) -> None:
    """Draw a copper ring, the weight in which prices were given; its value within."""
    pen.oval(50, 50, 49, 49, WOOD)
    pen.oval(50, 50, 44, 44, BRONZE)
    pen.oval(50, 50, 33, 33, WOOD)
    pen.oval(50, 50, 30, 30, PALE_GOLD if value is None else CREAM)
    for angle in range(15, 360, 30):
        pen.line([around(50, 50, 37, angle), around(50, 50, 40.5, angle)], 3.4, PALE_GOLD)
    if value is None:
        pen.rect(33, 38, 67, 45, WOOD, 2)
        pen.rect(33, 55, 67, 62, WOOD, 2)
    else:
        pen.letters(str(value), 50, 48.5, 54, INK)


def ring(pen: Pen, x: float, y: float, radius: float) -> None:
    """Draw a deben with its middle at x, y."""
    pen.oval(x, y, radius, radius, PALE_GOLD)
    pen.oval(x, y, radius * 0.84, radius * 0.84, BRONZE)
    pen.oval(x, y, radius * 0.55, radius * 0.55, PALE_GOLD)
    pen.rect(x - radius * 0.32, y - radius * 0.22, x + radius * 0.32, y - radius * 0.06, WOOD)
    pen.rect(x - radius * 0.32, y + radius * 0.1, x + radius * 0.32, y + radius * 0.26, WOOD)


@art("pawn")
def pawn(pen: Pen) -> None:
    """Draw the Ankh pawn: the sign of life in gold on a block of the night."""
    pen.oval(50, 50, 50, 50, CREAM)
    pen.oval(50, 50, 46, 46, INK)
    pen.oval(50, 50, 41, 41, mix(NILE, INK, 0.5))
    mark = Pen()
    ankh(mark, GOLD)
    small = mark.image.resize((326, 326))
    pen.image.alpha_composite(small, (77, 77))


@art("tile")
def tile(pen: Pen) -> None:
    """Draw a pile of tiles."""
    for y in (30, 16, 2):
        pen.rect(8, y, 92, y + 68, CREAM, 12)
        pen.rect(11, y + 3, 89, y + 65, INK, 10)
    pen.oval(50, 36, 15, 15, SAND)
    pen.oval(50, 36, 7, 7, GREY)


# Where the line through the middle of a square points to, in degrees from the top.
_ANGLES = {"h": 90, "v": 0, "f": 45, "b": 135}


def mark(pen: Pen, angle: float, ground: Colour | None) -> None:
    """Draw a line that ends in arrows both ways, on a disc where there is a ground."""
    if ground is not None:
        pen.oval(50, 50, 50, 50, INK)
        pen.oval(50, 50, 45, 45, ground)
    # Towards a corner there is more room than towards a side; on a disc a number may stand on the rim.
    reach = 36 if ground is not None else 52 if angle % 90 else 44
    pen.line([around(50, 50, reach - 18, angle), around(50, 50, reach - 18, angle + 180)], 12, INK)
    for way in (angle, angle + 180):
        tip = around(50, 50, reach, way)
        base = around(50, 50, reach - 24, way)
        pen.poly([tip, around(*base, 20, way - 90), around(*base, 20, way + 90)], INK)


for _code, _angle in _ANGLES.items():
    art(f"mark-{_code}")(partial(mark, angle=_angle, ground=None))
    art(f"line-{_code}")(partial(mark, angle=_angle, ground=GOLD))
for _points in (1, 2):
    art(f"snake{_points}")(partial(snake, points=_points))
art("deben")(partial(deben, value=None))
for _value in DEBEN_VALUES:
    art(f"deben-{_value}")(partial(deben, value=_value))
