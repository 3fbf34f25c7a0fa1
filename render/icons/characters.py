"""Icons of the characters: what each is known by."""

from __future__ import annotations

from render.canvas.drawn_sprites import Pen, around, art, mirrored
from render.canvas.theme import BRONZE, CREAM, GOLD, INK, LAPIS, RED, ROSE, SAND, TURQUOISE, WOOD, mix

_SKIN = mix(BRONZE, CREAM, 0.25)


@art("queen")
def queen(pen: Pen) -> None:
    """Draw a striped royal headcloth with the snake on its brow."""
    pen.blob(mirrored([(50, 8), (26, 14), (16, 36), (10, 70), (12, 96), (36, 97), (50, 92)]), LAPIS)
    for y in (34, 50, 66, 82):
        pen.poly([(9, y + 9), (36, y), (36, y + 6), (9, y + 15)], GOLD)
        pen.poly([(91, y + 9), (64, y), (64, y + 6), (91, y + 15)], GOLD)
    pen.blob(mirrored([(50, 26), (33, 30), (32, 52), (39, 72), (50, 80)]), _SKIN)
    pen.poly(mirrored([(50, 18), (30, 24), (29, 36), (50, 32)]), GOLD)
    pen.blob([(50, 6), (57, 13), (53, 22), (50, 33), (47, 22), (43, 13)], RED)
    for x in (41, 59):
        pen.line([(x - 6, 48), (x + 6, 48)], 3.6, INK)
        pen.oval(x, 49, 3.6, 3.4, INK)
    pen.curve([(43, 66), (50, 69), (57, 66)], 4, RED)
    pen.rect(40, 84, 60, 97, TURQUOISE, 3)


@art("vizier")
def vizier(pen: Pen) -> None:
    """Draw a sealed decree."""
    pen.rect(20, 14, 80, 86, CREAM)
    pen.rect(10, 6, 90, 22, mix(CREAM, BRONZE, 0.4), 8)
    pen.rect(10, 78, 90, 94, mix(CREAM, BRONZE, 0.4), 8)
    pen.oval(12, 14, 5, 8, BRONZE)
    pen.oval(88, 86, 5, 8, BRONZE)
    for y, long in ((32, 70), (42, 70), (52, 58)):
        pen.rect(30, y, long, y + 4.5, WOOD, 2)
    pen.poly([(55, 66), (52, 84), (58, 80), (62, 86), (66, 80), (72, 84), (69, 66)], mix(RED, INK, 0.3))
    pen.oval(62, 62, 12, 12, RED)
    pen.oval(62, 62, 6, 6, mix(RED, CREAM, 0.5))


@art("thief")
def thief(pen: Pen) -> None:
    """Draw a dagger through a bag of loot."""
    sack = mix(SAND, BRONZE, 0.35)
    pen.blob(mirrored([(50, 36), (36, 38), (14, 62), (12, 86), (28, 97), (50, 98)]), sack)
    pen.blob([(34, 36), (26, 20), (38, 25), (50, 16), (62, 25), (74, 20), (66, 36)], sack)
    pen.rect(33, 33, 67, 41, RED, 4)
    for x, y in ((36, 80), (64, 80), (50, 88)):
        pen.oval(x, y, 8, 8, GOLD)
        pen.oval(x, y, 4, 4, BRONZE)
    pen.poly([(24, 24), (34, 14), (84, 62), (92, 84), (72, 74)], INK)
    pen.poly([(30, 25), (35, 20), (80, 64), (85, 77), (74, 71)], CREAM)
    pen.line([(18, 32), (40, 10)], 9, GOLD)
    pen.line([(28, 20), (12, 4)], 10, WOOD)
    pen.oval(10, 4, 7, 7, GOLD)


@art("merchant")
def merchant(pen: Pen) -> None:
    """Draw a pair of scales."""
    pen.rect(46.5, 10, 53.5, 90, WOOD, 3)
    pen.rect(28, 86, 72, 95, WOOD, 4)
    pen.line([(14, 26), (86, 18)], 6.5, WOOD)
    pen.oval(50, 14, 8, 8, GOLD)
    for x, y in ((16.0, 26.0), (84.0, 18.0)):
        pen.line([(x, y), (x - 13, y + 34)], 2.6, WOOD)
        pen.line([(x, y), (x + 13, y + 34)], 2.6, WOOD)
        pen.blob([(x - 18, y + 33), (x + 18, y + 33), (x + 11, y + 47), (x, y + 51), (x - 11, y + 47)], CREAM)
    pen.oval(16, 55, 9, 7, LAPIS)
    for x, y in ((77.0, 46.0), (90.0, 46.0), (83.5, 40.0)):
        pen.oval(x, y, 6, 6, GOLD)
    pen.blob([(-2, 59), (34, 59), (27, 73), (16, 77), (5, 73)], CREAM)
    pen.blob([(66, 51), (100, 51), (95, 65), (84, 69), (73, 65)], CREAM)


@art("courtesan")
def courtesan(pen: Pen) -> None:
    """Draw a fan of feathers."""
    for number, angle in enumerate(range(-75, 76, 25)):
        tip, left, right = (
            around(50, 62, 56, angle),
            around(50, 62, 42, angle - 13),
            around(50, 62, 42, angle + 13),
        )
        pen.blob([tip, right, (50, 62), left], CREAM if number % 2 == 0 else mix(CREAM, ROSE, 0.65))
        pen.oval(*around(50, 62, 44, angle), 5.5, 5.5, LAPIS if number % 2 == 0 else TURQUOISE)
    pen.blob(mirrored([(50, 44), (32, 50), (28, 64), (50, 70)]), GOLD)
    pen.rect(45.5, 62, 54.5, 98, WOOD, 4)
    pen.oval(50, 60, 7, 7, RED)


@art("priest")
def priest(pen: Pen) -> None:
    """Draw a crook and a staff, crossed."""
    pen.line([(12, 94), (70, 22)], 9, GOLD)
    pen.curve([(68, 25), (80, 10), (92, 16), (88, 30), (80, 33)], 8, GOLD)
    for share in (0.2, 0.42, 0.64, 0.86):
        x, y = 12 + 58 * share, 94 - 72 * share
        pen.line([(x - 3, y - 3), (x + 3, y + 3)], 5, LAPIS)
    pen.line([(88, 94), (32, 24)], 9, WOOD)
    pen.blob([(36, 27), (28, 30), (10, 34), (4, 30), (16, 22), (20, 12), (34, 4), (38, 14)], WOOD)
    pen.oval(24, 19, 3, 3, CREAM)
    pen.line([(88, 94), (97, 92)], 7, WOOD)
    pen.line([(88, 94), (86, 86)], 8, WOOD)
    pen.oval(50, 47, 9, 9, RED)
    pen.oval(50, 47, 4.5, 4.5, CREAM)


@art("priestess")
def priestess(pen: Pen) -> None:
    """Draw a sistrum, the temple's rattle."""
    pen.blob(mirrored([(50, 2), (28, 8), (20, 30), (28, 52), (42, 60)]), LAPIS)
    pen.blob(mirrored([(50, 12), (36, 17), (31, 31), (37, 46), (44, 50)]), None)
    for y in (20, 32, 44):
        pen.line([(10, y), (90, y)], 4.6, CREAM)
        pen.oval(10, y, 4.6, 4.6, GOLD)
        pen.oval(90, y, 4.6, 4.6, GOLD)
        for x in (42, 58):
            pen.oval(x, y, 5, 6, GOLD)
    pen.blob(mirrored([(38, 52), (32, 60), (38, 68), (50, 69)]), GOLD)
    pen.poly([(43, 66), (57, 66), (60, 98), (40, 98)], LAPIS)
    pen.rect(40, 80, 60, 86, GOLD)


@art("scribe")
def scribe(pen: Pen) -> None:
    """Draw a palette with two inks, and a reed."""
    pen.rect(16, 22, 62, 98, WOOD, 6)
    pen.rect(21, 27, 57, 93, mix(WOOD, BRONZE, 0.75), 4)
    pen.oval(39, 40, 10, 10, WOOD)
    pen.oval(39, 40, 7, 7, RED)
    pen.oval(39, 64, 10, 10, WOOD)
    pen.oval(39, 64, 7, 7, INK)
    pen.rect(28, 80, 50, 86, WOOD, 3)
    pen.line([(90, 6), (54, 70)], 7.5, CREAM)
    pen.poly([(50.5, 68), (57.5, 72), (50, 80)], INK)
    pen.line([(74, 30), (79, 33)], 6, TURQUOISE)
    pen.line([(80, 20), (85, 23)], 6, TURQUOISE)


@art("architect")
def architect(pen: Pen) -> None:
    """Draw a level with its plumb line before a rising wall."""
    stone, shade = mix(SAND, CREAM, 0.5), mix(BRONZE, CREAM, 0.25)
    for y, row in ((84, (4, 36, 68)), (70, (20, 52))):
        for x in row:
            pen.rect(x, y, x + 29, y + 12, stone, 2)
            pen.rect(x, y + 9, x + 29, y + 12, shade, 1)
    for side in (-1, 1):
        pen.line([(50, 8), (50 + side * 36, 66)], 9, WOOD)
    pen.line([(29, 46), (71, 46)], 8, WOOD)
    pen.oval(50, 8, 8, 8, GOLD)
    pen.line([(50, 10), (50, 52)], 3, CREAM)
    pen.poly([(43, 50), (57, 50), (54, 60), (50, 67), (46, 60)], RED)
