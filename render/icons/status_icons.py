"""Small signs: corruption, the seats' shapes, whose turn it is, what is new, who acts for a seat, waiting, winners."""

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
    LINE,
    RED,
    SEATS,
    SHAPES,
    TURQUOISE,
    WOOD,
    Colour,
    mix,
)


@art("corruption")
def corruption(pen: Pen) -> None:
    """Draw a snake on a red disc."""
    pen.oval(50, 50, 49, 49, mix(RED, INK, 0.5))
    pen.oval(50, 50, 43, 43, RED)
    pen.curve([(26, 74), (44, 80), (66, 74), (68, 60), (50, 52), (34, 44), (36, 28), (54, 24)], 10.5, CREAM)
    pen.blob([(50, 15), (64, 15), (77, 26), (64, 35), (50, 32)], CREAM)
    pen.oval(63, 23, 3, 3, INK)
    pen.line([(75, 26), (84, 30)], 3, CREAM)


def seat_sign(pen: Pen, seat: int) -> None:
    """Draw the seat's shape in its colour, edged dark and light."""
    for grow, colour in ((0.0, INK), (6.0, CREAM), (13.0, SEATS[seat])):
        _shape(pen, SHAPES[seat], grow, colour)


def _shape(pen: Pen, shape: str, inset: float, colour: Colour | None) -> None:
    if shape == "circle":
        pen.oval(50, 50, 47 - inset, 47 - inset, colour)
    elif shape == "square":
        pen.rect(6 + inset, 6 + inset, 94 - inset, 94 - inset, colour, max(2, 10 - inset / 2))
    elif shape == "triangle":
        wide = inset * 1.75
        pen.poly([(50, 1 + inset * 2), (99 - wide, 94 - inset), (1 + wide, 94 - inset)], colour)
    elif shape == "cross":
        near, far = 29 + inset * 0.7, 3 + inset
        pen.rect(far, near, 100 - far, 100 - near, colour)
        pen.rect(near, far, 100 - near, 100 - far, colour)
    elif shape == "star":
        pen.poly([around(50, 53, (53 if ray % 2 == 0 else 28) - inset * 1.3, ray * 36) for ray in range(10)], colour)
    else:
        reach = 50 - inset * 1.4
        pen.poly([(50, 50 - reach), (50 + reach, 50), (50, 50 + reach), (50 - reach, 50)], colour)


def ghost_sign(pen: Pen, seat: int) -> None:
    """Draw the seat's shape, hollow: it stood here before."""
    for grow, colour in ((0.0, INK), (6.0, SEATS[seat]), (15.0, INK), (20.0, None)):
        _shape(pen, SHAPES[seat], grow, colour)


for _seat in range(len(SEATS)):
    art(f"seat-{_seat}")(partial(seat_sign, seat=_seat))
    art(f"ghost-{_seat}")(partial(ghost_sign, seat=_seat))


@art("pointer")
def pointer(pen: Pen) -> None:
    """Draw an arrow head: it is this one's turn."""
    pen.poly([(14, 4), (92, 50), (14, 96)], INK)
    pen.poly([(22, 18), (77, 50), (22, 82)], GOLD)


@art("computer")
def computer(pen: Pen) -> None:
    """Draw a clay automaton's head."""
    pen.line([(50, 20), (50, 8)], 6, WOOD)
    pen.oval(50, 8, 8, 8, GOLD)
    _automaton(pen)


@art("apprentice")
def apprentice(pen: Pen) -> None:
    """Draw the automaton as a child, with the lock of youth at its side."""
    _automaton(pen)
    pen.curve([(50, 14), (80, 12), (93, 34), (84, 58), (92, 78)], 17, INK)
    pen.oval(91, 79, 9, 9, GOLD)


@art("master")
def master(pen: Pen) -> None:
    """Draw the automaton with a crown."""
    _automaton(pen)
    pen.poly([(4, 32), (4, 0), (28, 14), (50, 0), (72, 14), (96, 0), (96, 32)], INK)
    pen.poly([(11, 26), (11, 11), (30, 22), (50, 8), (70, 22), (89, 11), (89, 26)], GOLD)


def _automaton(pen: Pen) -> None:
    """Draw the head of an automaton; what tells it from others is drawn beside it."""
    pen.rect(2, 42, 98, 66, GREY, 6)
    pen.rect(12, 18, 88, 94, WOOD, 16)
    pen.rect(20, 26, 80, 86, CREAM, 10)
    pen.oval(36, 50, 8.5, 8.5, TURQUOISE)
    pen.oval(64, 50, 8.5, 8.5, TURQUOISE)
    pen.rect(34, 68, 66, 75, WOOD, 3)


@art("away")
def away(pen: Pen) -> None:
    """Draw a parasol: this one is away, and the table waits."""
    _parasol(pen, 56)
    pen.line([(50, 56), (50, 94)], 10, WOOD)
    pen.oval(50, 94, 22, 5, WOOD)


@art("stood-in")
def stood_in(pen: Pen) -> None:
    """Draw the automaton under the parasol: a stand-in acts for now."""
    _parasol(pen, 48)
    pen.rect(8, 60, 92, 78, GREY, 6)
    pen.rect(18, 44, 82, 100, WOOD, 14)
    pen.rect(26, 44, 74, 92, CREAM, 8)
    pen.rect(1, 41, 99, 48, INK, 3)
    for x in (38, 62):
        pen.oval(x, 66, 8, 8, TURQUOISE)
    pen.rect(37, 80, 63, 86, WOOD, 3)


def _parasol(pen: Pen, foot: float) -> None:
    """Draw an open parasol down to `foot`; what stands below it is drawn afterwards."""
    pen.line([(50, foot - 50), (50, foot - 46)], 8, WOOD)
    pen.oval(50, foot, 49, 48, INK)
    pen.oval(50, foot, 42, 41, RED)
    pen.oval(50, foot, 15, 41, CREAM)
    pen.rect(0, foot, 100, 100, None)
    pen.rect(1, foot - 7, 99, foot, INK, 3)


@art("waiting")
def waiting(pen: Pen) -> None:
    """Draw an hourglass."""
    pen.poly([(22, 10), (78, 10), (55, 50), (78, 90), (22, 90), (45, 50)], CREAM)
    pen.poly([(32, 26), (68, 26), (50, 50)], GOLD)
    pen.poly([(50, 60), (72, 88), (28, 88)], GOLD)
    for y in (2, 88):
        pen.rect(12, y, 88, y + 10, WOOD, 4)
    pen.line([(22, 12), (45, 50), (22, 88)], 5, WOOD)
    pen.line([(78, 12), (55, 50), (78, 88)], 5, WOOD)


@art("starter")
def starter(pen: Pen) -> None:
    """Draw the rising sun: who began the round."""
    for angle in range(0, 360, 45):
        pen.line([around(50, 50, 33, angle), around(50, 50, 44, angle)], 9, BRONZE)
    pen.oval(50, 50, 26, 26, BRONZE)
    pen.oval(50, 50, 20, 20, GOLD)


@art("winner")
def winner(pen: Pen) -> None:
    """Draw a crown."""
    pen.poly(mirrored([(50, 8), (36, 44), (8, 22), (16, 92), (50, 92)]), WOOD)
    pen.poly(mirrored([(50, 24), (40, 56), (16, 38), (22, 85), (50, 85)]), GOLD)
    for x, y in ((50, 10), (10, 22), (90, 22)):
        pen.oval(x, y, 8, 8, RED)
    pen.rect(20, 72, 80, 79, BRONZE, 2)


@art("hand")
def hand(pen: Pen) -> None:
    """Draw three cards, fanned."""
    for dx, tilt, tone in ((-16, -16, CREAM), (0, 0, CREAM), (16, 16, CREAM)):
        base = (50 + dx * 0.4, 104)
        corners = [(-20, 40), (20, 40), (20, 96), (-20, 96)]
        for grow, colour in ((3.5, WOOD), (0, tone)):
            points = []
            for x, y in corners:
                wide = x + (grow if x > 0 else -grow)
                high = y + (grow if y > 60 else -grow)
                px, py = around(base[0], base[1], high, tilt)
                qx, qy = around(0, 0, wide, tilt + 90)
                points.append((px + qx, py + qy))
            pen.poly(points, colour)
    pen.oval(50, 34, 8, 8, LINE)


@art("spark")
def spark(pen: Pen) -> None:
    """Draw a star on a dark disc: this happened just now."""
    pen.oval(50, 50, 50, 50, CREAM)
    pen.oval(50, 50, 44, 44, INK)
    rays = [around(50, 50, 37 if number % 2 == 0 else 12, number * 45) for number in range(8)]
    pen.poly(rays, GOLD)


@art("felucca")
def felucca(pen: Pen) -> None:
    """Draw a boat under sail, for the empty river."""
    pen.line([(50, 12), (50, 82)], 3, WOOD)
    pen.poly([(53, 4), (53, 76), (94, 70), (78, 34)], CREAM)
    pen.poly([(53, 52), (53, 64), (90, 61), (86, 50)], mix(RED, CREAM, 0.2))
    pen.poly([(47, 18), (47, 76), (18, 72), (30, 42)], mix(CREAM, BRONZE, 0.3))
    pen.poly([(4, 72), (14, 80), (86, 80), (97, 66), (90, 92), (78, 97), (22, 97), (12, 92)], WOOD)
    pen.poly([(10, 83), (92, 83), (90, 88), (12, 88)], GOLD)
    pen.poly([(50, 2), (50, 11), (34, 6)], RED)


@art("tick")
def tick(pen: Pen) -> None:
    """Draw a tick on a green disc: this one is picked."""
    pen.oval(50, 50, 50, 50, CREAM)
    pen.oval(50, 50, 44, 44, mix(LEAF, INK, 0.5))
    pen.line([(27, 52), (44, 70), (74, 32)], 14, CREAM)


@art("lock")
def lock(pen: Pen) -> None:
    """Draw a padlock: not known to all."""
    for grow, colour in ((5.0, CREAM), (0.0, INK)):
        pen.oval(50, 40, 30 + grow, 36 + grow, colour)
        pen.oval(50, 40, 17 - grow, 22 - grow, CREAM if colour is INK else None)
        pen.rect(12 - grow, 42 - grow, 88 + grow, 96 + grow * 0.6, colour, 12)
    pen.oval(50, 64, 9, 9, GOLD)
    pen.rect(45.5, 64, 54.5, 84, GOLD, 3)
