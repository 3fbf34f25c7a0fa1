"""The head of a finished game's board: the ranking, bars of where the points came from, and how corruption was paid."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.duel.events import SeatScore
from engine.duel.views import DuelView
from engine.game import Outcome
from render import fonts, sprites
from render.duel import tiles
from render.duel.words import DrawnName, drawn_name
from render.face import Speech
from render.png import Band, Canvas
from render.sprites import Pen
from render.theme import CREAM, GOLD, INK, LAPIS, LINE, MARGIN, RED, SAND, WIDTH, Colour, mix

_ROW: Final = 104
_PAD: Final = 14
_TOTAL: Final = 640
_BARS: Final = 676
_BAR: Final = 68
_LONG: Final = WIDTH - MARGIN - _BARS - 8
# Where points come from: sold sets, deben, pirogues; told by an icon as well as by the colour.
_SOURCES: Final[tuple[tuple[str, Colour, Colour], ...]] = (
    ("scarab", CREAM, INK),
    ("deben", GOLD, INK),
    ("felucca", LAPIS, CREAM),
)
_LEAST: Final = 96

_PAID: Final = 84
_COIN, _SNAKE, _TILE = 54, 46, 54
_DEBEN: Final = 400
_REMOVED: Final = 876


def bands(view: DuelView, speech: Speech) -> list[Band]:
    """Return the ranking with its bars, then what each seat's corruption and deben came to (D10 to D12)."""
    if view.scored is None or view.outcome is None:
        return []
    names = tuple(drawn_name(speech, seat) for seat in range(len(view.scored.seats)))
    labels = tuple(map(speech.say, ("duel-picture-corruption", "duel-picture-deben", "duel-picture-removed")))
    paid = [_paid(seat, scored) for seat, scored in enumerate(view.scored.seats)]
    return [_ranking(view.outcome, view.scored.seats, names), _titles(labels), *paid, _gap()]


@lru_cache(maxsize=16)
def _ranking(outcome: Outcome, seats: tuple[SeatScore, ...], names: tuple[DrawnName, ...]) -> Band:
    canvas = Canvas(WIDTH, _ROW * len(seats) + 2 * _PAD, SAND)
    order = sorted(range(len(seats)), key=lambda seat: (seat not in outcome.winners, -outcome.scores[seat], seat))
    most = max(1, *(score.points for score in seats))
    for line, seat in enumerate(order):
        y = _PAD + _ROW * line + _ROW // 2
        won = seat in outcome.winners
        if won:
            canvas.put(sprites.icon("winner", 64, SAND), MARGIN + 4, y - 34)
        else:
            canvas.text(str(line + 1), MARGIN + 36, y, size=50, weight=fonts.BLACK, ink=LINE, ground=SAND, anchor="m")
        canvas.put(sprites.icon(f"seat-{seat}", 62, SAND), MARGIN + 80, y - 32)
        weight = fonts.BLACK if won else fonts.SEMIBOLD
        x = MARGIN + 158
        if names[seat].sign:
            canvas.put(sprites.icon(names[seat].sign, 46, SAND), x, y - 25)
            x += 56
        canvas.text(names[seat].text, x, y, size=48, least=30, weight=weight, ink=INK, ground=SAND, room=500 - x)
        total = str(outcome.scores[seat])
        canvas.text(total, _TOTAL, y, size=74, weight=fonts.BLACK, ink=INK, ground=SAND, anchor="r", room=134)
        _bar(canvas, seats[seat], most, y - _BAR // 2)
    return canvas.band()


def _bar(canvas: Canvas, scored: SeatScore, most: int, y: int) -> None:
    """A bar as long as the score, in parts by where the points came from."""
    points = (scored.set_points, scored.deben_points, scored.pirogue_points)
    widths = _widths(points, most)
    canvas.put(_paint(widths), _BARS, y)
    x = _BARS
    for (icon, colour, ink), value, width in zip(_SOURCES, points, widths, strict=True):
        if width:
            canvas.put(sprites.icon(icon, 36, colour), x + 8, y + _BAR // 2 - 18)
            canvas.text(
                str(value),
                x + 46,
                y + _BAR // 2,
                size=34,
                least=22,
                weight=fonts.BLACK,
                ink=ink,
                ground=colour,
                room=width - 52,
            )
        x += width


def _widths(points: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Return how long each part of a bar is: in proportion, but long enough to be read."""
    wide = [max(_LEAST, value * _LONG // most) if value else 0 for value in points]
    spare = sum(wide) - max(_LONG * sum(points) // most, _LEAST * sum(value > 0 for value in points))
    largest = wide.index(max(wide))
    wide[largest] -= max(0, min(spare, wide[largest] - _LEAST))
    return tuple(wide)


@lru_cache(maxsize=32)
def _paint(widths: tuple[int, ...]) -> Image.Image:
    pen = Pen(max(1, sum(widths)), _BAR, 2)
    x = 0
    for (_, colour, _), width in zip(_SOURCES, widths, strict=True):
        if width:
            pen.rect(x, 0, x + width, _BAR, INK, 6)
            pen.rect(x + 2, 2, x + width - 2, _BAR - 2, colour, 5)
        x += width
    return sprites.flatten(sprites.shrink(pen.image, max(1, sum(widths)), _BAR), SAND)


@lru_cache(maxsize=8)
def _titles(labels: tuple[str, ...]) -> Band:
    canvas = Canvas(WIDTH, 40, SAND)
    canvas.box(MARGIN, 0, WIDTH - 2 * MARGIN, 2, LINE)
    quiet = mix(INK, LINE, 0.5)
    for x, label, room in zip((98, _DEBEN, _REMOVED), labels, (290, 460, 380), strict=True):
        canvas.text(label, x, 24, size=28, ink=quiet, ground=SAND, room=room, least=18)
    return canvas.band()


@lru_cache(maxsize=32)
def _paid(seat: int, scored: SeatScore) -> Band:
    """A seat's corruption with what it is made of, its deben, those drawn for it last, and the tiles removed."""
    canvas = Canvas(WIDTH, _PAID, SAND)
    y = _PAID // 2
    canvas.put(sprites.icon(f"seat-{seat}", 54, SAND), MARGIN + 12, y - 28)
    canvas.put(sprites.icon("corruption", _SNAKE, SAND), 98, y - _SNAKE // 2)
    x = 154 + canvas.text(str(scored.tiles), 154, y, size=44, weight=fonts.BLACK, ink=INK, ground=SAND)
    if scored.snakes:
        more = f"+{scored.snakes}"
        x += canvas.text(more, x + 8, y, size=38, ink=RED, ground=SAND) + 8
        canvas.text(f"= {scored.corruption}", x + 12, y, size=44, weight=fonts.BLACK, ink=INK, ground=SAND, room=110)
    kept = _without(scored.deben, scored.drawn)
    x = _coins(canvas, _DEBEN, y, kept, _step(len(scored.deben)))
    if scored.drawn:
        x += canvas.text("+", x + 2, y, size=44, weight=fonts.BLACK, ink=INK, ground=SAND) + 6
        _coins(canvas, x, y, scored.drawn, _step(len(scored.deben)))
    removed = scored.removed
    step = min(_TILE + 4, (WIDTH - MARGIN - _REMOVED - _TILE) // max(1, len(removed) - 1))
    for number, tile in enumerate(removed):
        sprite = tiles.front(tile, _TILE, SAND, marked=False)
        canvas.put(sprite.image, _REMOVED + number * step, y - _TILE // 2, sprite.mask)
    return canvas.band()


def _coins(canvas: Canvas, x: int, y: int, values: tuple[int, ...], step: int) -> int:
    for value in values:
        coin = tiles.deben(value, _COIN, SAND)
        canvas.put(coin.image, x, y - _COIN // 2, coin.mask)
        x += step
    return x + (_COIN - step if values and step < _COIN else 0)


def _step(count: int) -> int:
    return min(_COIN + 4, (_REMOVED - _DEBEN - _COIN - 60) // max(1, count - 1))


def _without(values: tuple[int, ...], drawn: tuple[int, ...]) -> tuple[int, ...]:
    """Return the deben that a seat had before it drew the last ones."""
    left = list(values)
    for value in drawn:
        if value in left:
            left.remove(value)
    return tuple(left)


@lru_cache(maxsize=1)
def _gap() -> Band:
    return Canvas(WIDTH, 10, SAND).band()


def still(seats: int) -> None:
    """Draw the marks of a final board."""
    for seat in range(seats):
        sprites.icon(f"seat-{seat}", 62, SAND)
    for icon, colour, _ in _SOURCES:
        sprites.icon(icon, 36, colour)
    sprites.icon("winner", 64, SAND)
