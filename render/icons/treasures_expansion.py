"""Icons of the Treasures of the Pharaoh: the crown, royal corruption, the two characters and the two pirogues."""

from __future__ import annotations

from functools import partial

from render.canvas.drawn_sprites import Pen, around, art, mirrored, smooth
from render.canvas.theme import BRONZE, CREAM, GOLD, INK, LAPIS, RED, TURQUOISE, WOOD, Colour, mix
from render.icons.pirogues import beetle, ring

# The values of the tokens of royal corruption.
ROYAL_VALUES = range(1, 7)


def crown(pen: Pen, white: Colour, red: Colour, gold: Colour) -> None:
    """Draw the double crown: the white one of the south within the red one of the north."""
    pen.blob([(22, 70), (15, 50), (17, 32), (27, 18), (33, 10), (41, 1), (49, 9), (54, 18), (66, 36), (70, 70)], white)
    front = smooth([(12, 52), (40, 58), (62, 54), (72, 36), (77, 2)], closed=False, steps=8)
    pen.poly([*front, (91, 0), (91, 20), (85, 60), (78, 92), (24, 92)], red)
    pen.rect(20, 84, 82, 97, gold, 3)
    pen.curve([(62, 58), (48, 48), (38, 36), (28, 33), (25, 41), (32, 45), (36, 40)], 5, gold)


@art("crown")
def crown_sign(pen: Pen) -> None:
    """Draw the double crown in its colours."""
    crown(pen, CREAM, RED, LAPIS)


def royal(pen: Pen, value: int | None) -> None:
    """Draw an eight-sided token: a snake on its back, the corruption that it counts on its face."""
    for reach, colour in ((53, WOOD), (49, GOLD), (40, mix(RED, INK, 0.5))):
        pen.poly([around(50, 50, reach, 22.5 + 45 * corner) for corner in range(8)], colour)
    if value is None:
        _snake(pen)
    else:
        pen.poly([around(50, 50, 36, 22.5 + 45 * corner) for corner in range(8)], CREAM)
        pen.letters(str(value), 50, 48.5, 54, mix(RED, INK, 0.5))


@art("adviser")
def adviser(pen: Pen) -> None:
    """Draw the broad collar of beads that a pharaoh gives to advisers."""
    for reach, colour in ((50, INK), (46.5, GOLD), (37, LAPIS), (29, CREAM), (22, TURQUOISE), (17, GOLD)):
        pen.oval(50, 45, reach, reach * 1.06, colour)
    for angle in range(42, 319, 12):
        pen.line([around(50, 46.5, 40, angle), around(50, 46.5, 46, angle)], 3.6, RED if angle % 24 else TURQUOISE)
    pen.oval(50, 42, 14, 17, INK)
    pen.poly([(50, 44), (14, -10), (86, -10)], None)
    pen.oval(50, 42, 11, 14, None)


@art("spy")
def spy(pen: Pen) -> None:
    """Draw a hood, and two eyes in its shadow."""
    cloak = mix(WOOD, INK, 0.25)
    pen.blob(mirrored([(50, 3), (30, 10), (20, 32), (22, 54), (8, 74), (4, 98), (50, 99)]), cloak)
    pen.blob(mirrored([(50, 12), (33, 19), (27, 40), (34, 61), (50, 70)]), mix(WOOD, BRONZE, 0.55))
    pen.blob(mirrored([(50, 17), (37, 23), (32, 40), (38, 57), (50, 65)]), INK)
    pen.curve([(34, 66), (28, 80), (27, 96)], 3, mix(WOOD, BRONZE, 0.55))
    pen.curve([(66, 66), (72, 80), (73, 96)], 3, mix(WOOD, BRONZE, 0.55))
    pen.oval(50, 72, 6, 6, GOLD)
    for x in (42, 58):
        pen.blob([(x - 7, 42), (x, 37), (x + 7, 42), (x, 46)], CREAM)
        pen.oval(x, 41.5, 3, 3.6, INK)


@art("theft")
def theft(pen: Pen) -> None:
    """Draw a dagger through a deben."""
    ring(pen, 56, 60, 38)
    pen.poly([(24, 24), (34, 14), (84, 62), (92, 84), (72, 74)], INK)
    pen.poly([(30, 25), (35, 20), (80, 64), (85, 77), (74, 71)], CREAM)
    pen.line([(16, 34), (42, 8)], 9, RED)
    pen.line([(28, 20), (8, 0)], 10, RED)
    pen.oval(8, 2, 7, 7, GOLD)


@art("scarabs2")
def scarabs2(pen: Pen) -> None:
    """Draw two beetles, one like a column of marble and one like bound logs of ebony."""
    beetle(pen, 27, 63, 0.66, CREAM, CREAM)
    for x in (12, 18.5, 32.5, 39):
        pen.rect(x, 64, x + 3.4, 86, mix(CREAM, LAPIS, 0.5), 1.7)
    beetle(pen, 73, 36, 0.66, mix(BRONZE, CREAM, 0.25), mix(BRONZE, CREAM, 0.5))
    pen.blob([(73 - 18, 34), (73 + 18, 34), (73 + 15, 56), (73, 64), (73 - 15, 56)], WOOD)
    pen.rect(55, 44, 91, 49, RED)


def _snake(pen: Pen) -> None:
    """Draw the snake of corruption."""
    pen.curve([(30, 70), (44, 76), (63, 71), (65, 59), (50, 52), (36, 45), (38, 31), (54, 27)], 9.5, CREAM)
    pen.blob([(50, 19), (62, 19), (73, 28), (62, 36), (50, 34)], CREAM)
    pen.oval(62, 26, 2.7, 2.7, INK)


art("royal")(partial(royal, value=None))
for _value in ROYAL_VALUES:
    art(f"royal-{_value}")(partial(royal, value=_value))
