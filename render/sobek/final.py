"""The head of a finished game's board: the ranking, and how the scores grew over the rounds."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.game import Outcome
from render import fonts, sprites
from render.png import Band, Canvas
from render.sobek.words import DrawnName
from render.sprites import Pen
from render.theme import INK, LINE, MARGIN, PANEL, SAND, SEATS, STONE, WIDTH, mix

_HIGH: Final = 302
_ROW: Final = 72
_CHART: Final = 690
_LEFT, _RIGHT = _CHART + 70, WIDTH - 66
_TOP, _BOTTOM = 34, 252
_STEP: Final = 50


@lru_cache(maxsize=32)
def band(outcome: Outcome, scores: tuple[tuple[int, ...], ...], names: tuple[DrawnName, ...]) -> Band:
    """Return the ranking beside the chart; `scores` has one entry for each round, one score a seat."""
    canvas = Canvas(WIDTH, _HIGH, SAND)
    ranking = sorted(range(len(names)), key=lambda seat: (-outcome.scores[seat], seat))
    for line, seat in enumerate(ranking):
        y = (_HIGH - _ROW * len(ranking)) // 2 + _ROW * line + _ROW // 2
        won = seat in outcome.winners
        place = 1 + sum(score > outcome.scores[seat] for score in outcome.scores)
        if won:
            canvas.put(sprites.icon("winner", 56, SAND), MARGIN + 4, y - 30)
        else:
            canvas.text(str(place), MARGIN + 32, y, size=44, weight=fonts.BLACK, ink=LINE, ground=SAND, anchor="m")
        canvas.put(sprites.icon(f"seat-{seat}", 54, SAND), MARGIN + 76, y - 28)
        weight = fonts.BLACK if won else fonts.SEMIBOLD
        x = MARGIN + 146
        if names[seat].sign:
            canvas.put(sprites.icon(names[seat].sign, 42, SAND), x, y - 23)
            x += 52
        canvas.text(names[seat].text, x, y, size=44, least=28, weight=weight, ink=INK, ground=SAND, room=528 - x)
        score = str(outcome.scores[seat])
        canvas.text(score, _CHART - 36, y, size=62, weight=fonts.BLACK, ink=INK, ground=SAND, anchor="r", room=130)
    _chart(canvas, ((0,) * len(names), *scores))
    return canvas.band()


def _chart(canvas: Canvas, scores: tuple[tuple[int, ...], ...]) -> None:
    """A line for each seat from round to round, its mark at every end."""
    most = max(max(line) for line in scores)
    top = max(_STEP, -(-most // _STEP) * _STEP)
    sheet = _lines(scores, top)
    canvas.put(sheet, _CHART, 0)
    for score in range(0, top + 1, _STEP if top <= 4 * _STEP else 2 * _STEP):
        canvas.text(str(score), _LEFT - 14, _y(score, top), size=26, ink=INK, ground=SAND, anchor="r")
    for number, line in enumerate(scores):
        x = _x(number, len(scores))
        if number:
            canvas.text(str(number), x, _BOTTOM + 28, size=30, weight=fonts.BLACK, ink=INK, ground=SAND, anchor="m")
            for seat, score in enumerate(line):
                mark = sprites.cut(f"seat-{seat}", 30, PANEL)
                beside = sum(abs(_y(other, top) - _y(score, top)) < 16 for other in line[:seat])
                canvas.put(mark.image, x - 15 + beside * 18, _y(score, top) - 15, mark.mask)


def _lines(scores: tuple[tuple[int, ...], ...], top: int) -> Image.Image:
    pen = Pen(WIDTH - _CHART, _HIGH, 2)
    pen.rect(_LEFT - _CHART, _TOP - 14, _RIGHT - _CHART + 40, _BOTTOM + 6, PANEL, 10)
    for score in range(0, top + 1, _STEP):
        y = _y(score, top)
        pen.line([(_LEFT - _CHART + 4, y), (_RIGHT - _CHART + 34, y)], 2, STONE)
    for seat, colour in enumerate(SEATS[: len(scores[0])]):
        points = [(_x(number, len(scores)) - _CHART, _y(line[seat], top)) for number, line in enumerate(scores)]
        pen.line(points, 9, mix(colour, INK, 0.5))
        pen.line(points, 6, colour)
    return sprites.flatten(sprites.shrink(pen.image, WIDTH - _CHART, _HIGH), SAND)


def _x(number: int, count: int) -> int:
    return _LEFT + 12 + (_RIGHT - _LEFT - 12) * number // max(1, count - 1)


def _y(score: int, top: int) -> int:
    return _BOTTOM - (_BOTTOM - _TOP) * score // top
