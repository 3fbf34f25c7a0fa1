"""The four symbols of the score track, as dark silhouettes and in gold for the guild's tokens."""

from __future__ import annotations

from functools import partial

from render.canvas.drawn_sprites import Pen, art, mirrored
from render.canvas.theme import CREAM, GOLD, INK, Colour


def ankh(pen: Pen, colour: Colour) -> None:
    """Draw a loop on a cross."""
    pen.blob(mirrored([(50, 2), (30, 10), (24, 28), (34, 46), (50, 58)]), colour)
    pen.blob(mirrored([(50, 15), (40, 20), (37, 29), (42, 39), (50, 46)]), None)
    pen.poly([(43, 48), (57, 48), (61, 98), (39, 98)], colour)
    pen.poly([(14, 46), (50, 51), (86, 46), (86, 64), (50, 59), (14, 64)], colour)


def eye(pen: Pen, colour: Colour) -> None:
    """Draw a painted eye with its brow and tears."""
    pen.curve([(8, 22), (34, 10), (66, 11), (94, 24)], 9, colour)
    pen.blob([(4, 48), (26, 32), (52, 27), (76, 34), (97, 50), (74, 64), (50, 68), (26, 62)], colour)
    pen.blob([(16, 48), (34, 39), (52, 36), (70, 41), (84, 50), (68, 57), (50, 59), (32, 56)], None)
    pen.oval(50, 47.5, 11.5, 11.5, colour)
    pen.poly([(40, 64), (52, 65), (47, 96), (41, 96)], colour)
    pen.curve([(60, 64), (70, 82), (84, 90), (92, 80), (84, 74)], 8, colour)


def feather(pen: Pen, colour: Colour) -> None:
    """Draw a tall feather, its top curled."""
    pen.blob([(42, 86), (22, 64), (22, 32), (40, 6), (68, 1), (86, 12), (80, 26), (76, 54), (64, 80), (54, 90)], colour)
    pen.line([(48, 98), (50, 74), (56, 42), (66, 18)], 5.5, None)
    pen.line([(48, 97), (49, 86)], 7.5, colour)
    for y in (30, 48, 66):
        pen.line([(20, y - 10), (44, y + 3)], 4.5, None)


def lotus(pen: Pen, colour: Colour) -> None:
    """Draw an open flower of three petals on its stem."""
    pen.blob([(50, 4), (64, 26), (60, 58), (50, 66), (40, 58), (36, 26)], colour)
    side = [(3, 22), (24, 28), (36, 46), (44, 66), (36, 72), (18, 62), (6, 42)]
    pen.blob(side, colour)
    pen.blob([(100 - x, y) for x, y in side], colour)
    pen.blob(mirrored([(24, 67), (36, 72), (50, 72), (50, 84), (34, 82)]), colour)
    pen.rect(45.5, 78, 54.5, 99, colour, 3)


SYMBOLS = {"ankh": ankh, "eye": eye, "feather": feather, "lotus": lotus}

for _name, _draw in SYMBOLS.items():
    art(_name)(partial(_draw, colour=INK))
    art(f"{_name}-gold")(partial(_draw, colour=GOLD))
    art(f"{_name}-light")(partial(_draw, colour=CREAM))
