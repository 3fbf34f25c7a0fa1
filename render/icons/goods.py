"""Icons of the goods, the amulet and the scarab; each has a silhouette of its own."""

from __future__ import annotations

from render.canvas.drawn_sprites import Pen, around, art, mirrored
from render.canvas.theme import BRONZE, CREAM, GOLD, INK, LAPIS, PALE_GOLD, RED, ROSE, SAND, TURQUOISE, WOOD, mix

_SHADE = mix(CREAM, BRONZE, 0.3)
_BARK = mix(WOOD, INK, 0.45)


@art("ivory")
def ivory(pen: Pen) -> None:
    """Draw two tusks in gold sleeves."""
    for dx, dy, tone in ((14, -14, _SHADE), (0, 0, CREAM)):
        tusk = [(14, 36), (22, 62), (42, 80), (66, 84), (88, 76), (66, 70), (50, 60), (40, 44), (38, 30)]
        pen.blob([(x + dx, y + dy) for x, y in tusk], tone)
        sleeve = [(9, 30), (37, 22), (43, 39), (15, 47)]
        pen.poly([(x + dx, y + dy) for x, y in sleeve], BRONZE if dx else GOLD)
        pen.line([(12 + dx, 38.5 + dy), (40 + dx, 30.5 + dy)], 2.5, WOOD)


@art("ebony")
def ebony(pen: Pen) -> None:
    """Draw three dark logs, bound."""
    for x, y in ((0, 30), (8, 0), (0, 60)):
        pen.rect(6 + x, 9 + y, 82 + x, 37 + y, _BARK, 13)
        pen.rect(14 + x, 15 + y, 58 + x, 18 + y, WOOD, 1.5)
        pen.rect(26 + x, 26 + y, 64 + x, 29 + y, WOOD, 1.5)
        pen.oval(78 + x, 23 + y, 11, 14, mix(BRONZE, WOOD, 0.2))
        pen.oval(78 + x, 23 + y, 7, 9.5, mix(SAND, BRONZE, 0.4))
        pen.oval(78 + x, 23 + y, 3, 4.5, WOOD)
    pen.rect(32, 7, 40, 97, RED, 2)


@art("marble")
def marble(pen: Pen) -> None:
    """Draw a fluted column."""
    flute = mix(CREAM, LAPIS, 0.25)
    pen.poly([(31, 24), (69, 24), (72, 82), (28, 82)], CREAM)
    for x in (37.5, 47, 56.5):
        pen.rect(x, 28, x + 5, 80, flute, 2.5)
    pen.rect(12, 6, 88, 16, CREAM, 3)
    pen.blob(mirrored([(26, 15), (18, 19), (24, 27), (38, 27)]), CREAM)
    pen.oval(22, 20, 4, 4, flute)
    pen.oval(78, 20, 4, 4, flute)
    pen.rect(22, 80, 78, 88, CREAM, 3)
    pen.rect(13, 86, 87, 96, CREAM, 3)
    pen.rect(22, 87, 78, 89, flute, 1)


@art("cattle")
def cattle(pen: Pen) -> None:
    """Draw the head of an ox with wide horns."""
    horn = [(37, 35), (20, 34), (7, 22), (9, 3), (16, 3), (19, 17), (30, 23), (42, 24)]
    pen.poly([*horn], CREAM)
    pen.poly([(100 - x, y) for x, y in horn], CREAM)
    pen.blob([(36, 36), (14, 38), (8, 47), (22, 54), (38, 48)], WOOD)
    pen.blob([(64, 36), (86, 38), (92, 47), (78, 54), (62, 48)], WOOD)
    pen.blob(mirrored([(50, 21), (34, 26), (29, 42), (34, 66), (33, 82)]), WOOD)
    pen.blob(mirrored([(50, 66), (36, 69), (29, 82), (36, 95), (50, 98)]), ROSE)
    pen.blob([(50, 24), (57, 34), (53, 54), (50, 60), (47, 54), (43, 34)], CREAM)
    pen.oval(39, 51, 4.2, 5, CREAM)
    pen.oval(61, 51, 4.2, 5, CREAM)
    pen.oval(39.5, 52, 2.4, 3, INK)
    pen.oval(60.5, 52, 2.4, 3, INK)
    pen.oval(42, 81, 3, 4, WOOD)
    pen.oval(58, 81, 3, 4, WOOD)


@art("fish")
def fish(pen: Pen) -> None:
    """Draw a plump fish of the Nile."""
    fin = mix(GOLD, RED, 0.4)
    pen.blob([(64, 50), (80, 40), (97, 20), (93, 50), (97, 80), (80, 60)], fin)
    pen.blob([(28, 33), (42, 14), (62, 17), (66, 36)], fin)
    pen.blob([(38, 66), (44, 84), (58, 84), (58, 66)], fin)
    pen.blob([(3, 52), (18, 32), (42, 24), (66, 34), (80, 50), (66, 68), (42, 78), (18, 71)], CREAM)
    pen.curve([(33, 30), (39, 50), (33, 73)], 4, fin)
    for x, y in ((50, 42), (50, 60), (61, 51)):
        pen.curve([(x, y - 7), (x + 5, y), (x, y + 7)], 3.4, mix(GOLD, CREAM, 0.15))
    pen.oval(20, 46, 5.5, 5.5, INK)
    pen.oval(18.6, 44.4, 1.8, 1.8, CREAM)


@art("wheat")
def wheat(pen: Pen) -> None:
    """Draw an ear of wheat with its beard."""
    for x, y in ((26, 3), (38, 0), (50, -2), (62, 0), (74, 3)):
        pen.line([(50, 34), (x, y + 3)], 2.2, PALE_GOLD)
    pen.line([(50, 30), (50, 98)], 5, PALE_GOLD)
    for row, y in enumerate((70, 54, 38)):
        tone = GOLD if row % 2 == 0 else PALE_GOLD
        grain = [(50, y + 14), (35, y + 8), (25, y - 9), (28, y - 17), (41, y - 9), (49, y + 4)]
        pen.blob(grain, tone)
        pen.blob([(100 - x, y) for x, y in grain], tone)
    pen.blob([(50, 11), (58, 23), (56, 37), (50, 43), (44, 37), (42, 23)], PALE_GOLD)
    pen.blob([(50, 96), (38, 92), (24, 78), (40, 80), (49, 90)], PALE_GOLD)


@art("amulet")
def amulet(pen: Pen) -> None:
    """Draw a jewel on a string of beads."""
    for angle in range(-128, 129, 16):
        x, y = around(50, 34, 30, angle)
        pen.oval(x, y, 5.4, 5.4, GOLD if angle % 32 == 0 else CREAM)
    pen.blob(mirrored([(50, 40), (34, 50), (24, 69), (33, 89), (50, 97)]), GOLD)
    pen.blob(mirrored([(50, 51), (40, 57), (33, 70), (39, 83), (50, 88)]), TURQUOISE)
    pen.blob([(44, 60), (50, 57), (50, 66), (42, 76), (39, 70)], mix(TURQUOISE, CREAM, 0.5))
    pen.rect(43, 37, 57, 46, BRONZE, 3)


@art("statue")
def statue(pen: Pen) -> None:
    """Draw a crocodile of gold on its pedestal, under the plumes and the sun of a god."""
    shade = mix(GOLD, BRONZE, 0.6)
    for dx in (-7, 7):
        pen.blob([(46 + dx, 30), (41 + dx, 16), (44 + dx, 3), (50 + dx, 3), (52 + dx, 16)], CREAM)
    pen.oval(47, 27, 9, 9, RED)
    pen.blob([(74, 70), (90, 68), (98, 52), (95, 34), (89, 24), (86, 26), (88, 44), (80, 52), (66, 52)], GOLD)
    pen.blob([(36, 46), (46, 36), (56, 40), (70, 46), (84, 56), (82, 74), (56, 76), (40, 72), (32, 60)], GOLD)
    pen.blob(
        [(2, 50), (3, 46), (9, 44), (14, 47), (32, 44), (42, 36), (52, 40), (54, 54), (44, 62), (24, 58), (4, 57)], GOLD
    )
    pen.blob([(6, 60), (24, 61), (42, 62), (48, 66), (42, 70), (26, 68), (8, 64)], GOLD)
    for x, y in ((60, 41), (69, 45), (78, 50)):
        pen.poly([(x - 6, y + 3), (x + 2, y - 7), (x + 6, y + 6)], shade)
    pen.line([(4, 59), (24, 60), (42, 60)], 2.6, INK)
    for x in (8, 15, 22, 29):
        pen.poly([(x - 3, 58.5), (x + 3, 59), (x, 64.5)], CREAM)
    pen.oval(42, 44, 5, 5, CREAM)
    pen.oval(41, 44, 2.8, 3, INK)
    pen.blob([(42, 66), (54, 66), (54, 79), (38, 80), (36, 75), (43, 73)], shade)
    pen.blob([(68, 66), (80, 66), (82, 79), (64, 80), (62, 75), (70, 73)], shade)
    pen.rect(6, 78, 94, 86, CREAM, 3)
    pen.rect(12, 85, 88, 97, mix(CREAM, BRONZE, 0.4), 3)


@art("scarab")
def scarab(pen: Pen) -> None:
    """Draw a beetle from above."""
    for side in (-1, 1):
        for y, dy in ((42, -16), (58, 2), (72, 18)):
            pen.line([(50 + side * 22, y), (50 + side * 40, y + dy * 0.4), (50 + side * 44, y + dy)], 6.5, INK)
    pen.oval(50, 20, 15, 13, INK)
    pen.oval(50, 60, 32, 36, INK)
    pen.oval(50, 60, 28, 32, TURQUOISE)
    pen.blob(mirrored([(50, 24), (33, 27), (23, 44), (50, 46)]), LAPIS)
    pen.rect(47.5, 45, 52.5, 92, INK)
    pen.rect(24, 43, 76, 48, GOLD, 2)
