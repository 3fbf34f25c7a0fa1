"""Icons of the event tokens: light shapes for a dark disc."""

from __future__ import annotations

from functools import partial

from render.canvas.drawn_sprites import Pen, art, mirrored
from render.canvas.theme import BRONZE, CREAM, GOLD, INK, LEAF, NILE, RED, RIPPLE, WOOD, mix
from render.icons.track_symbols import SYMBOLS


@art("flood")
def flood(pen: Pen) -> None:
    """Draw three rising waves."""
    for y, tone in ((22, CREAM), (50, RIPPLE), (78, NILE)):
        wave = [(6 + step * 11, y + (-7, 0, 7, 0)[step % 4]) for step in range(9)]
        pen.curve(wave, 13, tone)


@art("curse")
def curse(pen: Pen) -> None:
    """Draw a broken ankh."""
    red = mix(RED, CREAM, 0.2)
    upper = mirrored([(50, 4), (31, 10), (25, 26), (34, 40), (50, 50)])
    pen.blob([(x - 3, y) for x, y in upper], red)
    pen.blob([(x - 3, y) for x, y in mirrored([(50, 16), (40, 20), (37, 27), (42, 35), (50, 40)])], None)
    pen.poly([(12, 41), (84, 49), (82, 64), (58, 61), (50, 68), (44, 58), (38, 62), (12, 56)], red)
    pen.poly([(45, 70), (52, 77), (60, 69), (67, 98), (43, 98)], red)
    pen.poly([(70, 30), (80, 14), (83, 24), (94, 16), (84, 36), (80, 28)], GOLD)
    pen.poly([(14, 72), (28, 68), (24, 76), (34, 80), (14, 90), (20, 80)], GOLD)


@art("prosperity")
def prosperity(pen: Pen) -> None:
    """Draw a full sheaf and a plus."""
    for dx, lean in ((-22, -10), (0, 0), (22, 10)):
        x = 40 + dx
        pen.curve([(x + lean * 0.3, 24), (40 + dx * 0.3, 62), (40 + dx * 0.6, 97)], 4.5, GOLD)
        for y in (44, 30, 16):
            for side in (-1, 1):
                pen.blob([(x, y + 8), (x + side * 10, y), (x + side * 9, y - 11), (x + side * 2, y - 4)], GOLD)
        pen.blob([(x, 0), (x + 5, 8), (x, 16), (x - 5, 8)], mix(GOLD, CREAM, 0.4))
    pen.rect(24, 64, 56, 73, RED, 3)
    pen.rect(60, 71, 96, 81, CREAM, 3)
    pen.rect(73, 58, 83, 94, CREAM, 3)


@art("embalming")
def embalming(pen: Pen) -> None:
    """Draw a jar with a jackal's head."""
    pen.blob(mirrored([(50, 42), (26, 44), (22, 62), (30, 88), (36, 98), (50, 98)]), CREAM)
    pen.rect(23, 58, 77, 64, BRONZE)
    pen.rect(26, 72, 74, 76, GOLD)
    pen.poly([(30, 22), (32, 2), (42, 18)], WOOD)
    pen.poly([(70, 22), (68, 2), (58, 18)], WOOD)
    pen.blob(mirrored([(50, 13), (34, 18), (30, 32), (42, 42), (50, 46)]), WOOD)
    pen.rect(28, 40, 72, 48, GOLD, 3)
    for x in (41, 59):
        pen.oval(x, 27, 4, 3.4, GOLD)
    pen.oval(50, 38, 4.5, 3.2, INK)


@art("deceit")
def deceit(pen: Pen) -> None:
    """Draw a smiling mask."""
    pen.line([(84, 50), (72, 98)], 6, GOLD)
    pen.blob(mirrored([(50, 12), (24, 11), (8, 22), (10, 52), (26, 78), (50, 88)]), CREAM)
    pen.blob([(90, 22), (76, 11), (50, 12), (50, 88), (74, 78), (90, 52)], mix(CREAM, RED, 0.75))
    for x, side in ((31, 1), (69, -1)):
        pen.blob([(x - 12, 38), (x, 30), (x + 12, 38), (x, 43)], INK)
        pen.curve([(x - 13, 25 + side * 2), (x, 19), (x + 13, 25 - side * 2)], 4.5, INK)
    pen.blob([(28, 60), (50, 66), (72, 60), (62, 74), (50, 78), (38, 74)], INK)
    pen.poly([(50, 42), (57, 56), (43, 56)], BRONZE)


def guild(pen: Pen, symbol: str) -> None:
    """Draw a symbol of the track between an arrow forward and one back."""
    mark = Pen()
    SYMBOLS[symbol](mark, GOLD)
    small = mark.image.resize((288, 288))
    pen.image.alpha_composite(small, (96, 96))
    pen.poly([(8, 30), (20, 12), (32, 30), (24, 30), (24, 86), (16, 86), (16, 30)], mix(LEAF, CREAM, 0.5))
    pen.poly([(92, 70), (80, 88), (68, 70), (76, 70), (76, 14), (84, 14), (84, 70)], mix(RED, CREAM, 0.4))


for _symbol in SYMBOLS:
    art(f"guild-{_symbol}")(partial(guild, symbol=_symbol))
