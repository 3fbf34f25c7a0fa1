"""The picture of a game that is over: the podium, and for each seat what its points and its corruption are made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from engine.duel.events import SeatScore
from engine.duel.tiles import Good, Pirogue, Tile
from engine.duel.views import DuelView, SeatView
from render import podium
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import GAIN, INK, LETTERS, MARGIN, PANEL, QUIET, RED, SAND, STONE, WIDTH
from render.duel import sprites as tiles
from render.player_names import drawn_name
from render.presentation import Speech

_HIGH: Final = 186
_TITLES: Final = 54
# The lower half of the last row ends above what covers the corner.
_FOOT: Final = 56
# Where the columns begin that are alike in all games, and between where that of the pirogues does.
_SETS, _CORRUPTION = 112, 992
_PIROGUES, _LAST_PIROGUES = 746, 776
_EDGE: Final = WIDTH - MARGIN - 10
# The sets take at least so much, and tiles that were not sold so much of what is left beside the deben.
_LEAST_SETS, _UNSOLD_SHARE = 190, 0.45
_TITLED: Final = ("sets", "unsold", "deben", "pirogues", "corruption")
# What stays free behind a column's title.
_AFTER_TITLE: Final = 14
_FIGURE, _FIGURE_Y, _THINGS_Y, _WORTH_Y = 70, 46, 110, 156
_CHIP, _THING, _TILE, _SNAKE, _ROYAL = 46, 46, 84, 56, 40
# How far two sets are apart at most, and the sign before tiles that were not sold.
_APART, _CROSS = 6, 34


class _Seat(NamedTuple):
    """What a seat has in the end; of a game that was stopped only what everybody saw, and so no `deben_points`."""

    sets: tuple[tuple[Good, int], ...]
    removed: tuple[Tile, ...]
    deben: tuple[int | None, ...]
    drawn: int
    deben_points: int | None
    pirogues: tuple[Pirogue, ...]
    pirogue_points: int
    corruption: int
    parts: tuple[int, ...]
    royal: int


class _Columns(NamedTuple):
    """Where the columns begin: sold sets, tiles that were not sold, deben, pirogues, corruption; and where they end."""

    sets: int
    unsold: int
    deben: int
    pirogues: int
    corruption: int = _CORRUPTION
    end: int = _EDGE


def _columns(seats: Sequence[_Seat], titles: Sequence[str]) -> _Columns:
    """Return the columns that leave most room for what there is; each of deben and unsold tiles holds its title."""
    unsold_title, deben_title = (fonts.width(title, fonts.SEMIBOLD, LETTERS) + _AFTER_TITLE for title in titles[1:3])
    if not any(seat.removed for seat in seats):
        unsold_title = 0
    sets = max(_LEAST_SETS, max(sum(_set_widths(seat)) + _APART * len(seat.sets) for seat in seats) + _AFTER_TITLE)
    pirogues = min(max(_PIROGUES, _SETS + sets + unsold_title + deben_title), _LAST_PIROGUES)
    unsold = min(_SETS + sets, pirogues - unsold_title - deben_title)
    share = round((pirogues - unsold) * _UNSOLD_SHARE) if unsold_title else 0
    deben = unsold + max(unsold_title, min(share, pirogues - unsold - deben_title))
    return _Columns(_SETS, unsold, deben, pirogues)


def _set_widths(seat: _Seat) -> list[int]:
    """Return how wide each set is: its good, or its points where those are wider."""
    return [max(_CHIP, fonts.width(str(points), fonts.SEMIBOLD, LETTERS)) for _, points in seat.sets]


def is_over(view: DuelView) -> bool:
    """Return whether a game has ended or was stopped: nobody has to act any more."""
    return view.scored is not None or not view.waiting


def bands(view: DuelView, speech: Speech) -> list[Band]:
    """Return the ranking, then what each seat's points and corruption came to (D10 to D12)."""
    names = tuple(drawn_name(speech, seat.seat) for seat in view.seats)
    if view.scored is None or view.outcome is None:
        ranks = podium.rank_seats([seat.points for seat in view.seats], (), names)
        seats, stopped = [_seen(seat) for seat in view.seats], speech.say("duel-alt-stopped")
    else:
        ranks = podium.rank_seats(view.outcome.scores, view.outcome.winners, names)
        seats, stopped = [_scored(score) for score in view.scored.seats], ""
    titles = tuple(speech.say(f"duel-picture-{name}") for name in _TITLED)
    columns = _columns(seats, titles)
    rows = [_row(rank.seat, seats[rank.seat], columns) for rank in ranks]
    return [podium.ranking(ranks, stopped), _heads(titles, columns), *rows, _foot()]


def _scored(score: SeatScore) -> _Seat:
    """Return a game that was scored: the deben drawn for the least corruption come last."""
    kept = Counter(score.deben)
    kept.subtract(score.drawn)
    return _Seat(
        tuple((one.good, one.points) for one in score.sets),
        score.removed,
        (*kept.elements(), *score.drawn),
        len(score.drawn),
        score.deben_points,
        score.pirogues,
        score.pirogue_points,
        score.corruption,
        (score.tiles, score.snakes),
        sum(score.royal),
    )


def _seen(seat: SeatView) -> _Seat:
    """Return a game that was stopped: deben and royal corruption tokens lie face down and are only counted."""
    return _Seat(
        tuple((one.good, one.points) for one in seat.sets),
        (),
        (None,) * seat.deben,
        0,
        None,
        seat.pirogues,
        seat.pirogue_points,
        seat.corruption + seat.snakes,
        (seat.corruption, seat.snakes),
        0,
    )


@lru_cache(maxsize=8)
def _heads(titles: tuple[str, ...], columns: _Columns) -> Band:
    canvas = Canvas(WIDTH, _TITLES, SAND)
    for x, end, title in zip(columns, columns[1:], titles, strict=False):
        if x < end:
            canvas.text(title, x, _TITLES // 2 + 2, size=LETTERS, ink=QUIET, ground=SAND, room=end - x)
    return canvas.band()


@lru_cache(maxsize=32)
def _row(number: int, seat: _Seat, columns: _Columns) -> Band:
    canvas = Canvas(WIDTH, _HIGH, SAND)
    canvas.put(podium.seat_row(number, WIDTH - 2 * MARGIN, _HIGH - 8), MARGIN, 0)
    for x in dict.fromkeys(columns[:-1]):
        canvas.box(x - 14, 16, 3, _HIGH - 40, STONE)
    _sets(canvas, seat, columns)
    if seat.removed:
        x, y = columns.unsold + _CROSS, _HIGH // 2 - 4
        canvas.text("×", columns.unsold, y, size=64, weight=fonts.BLACK, ink=RED, ground=PANEL)
        _things(canvas, x, y, [_front(tile) for tile in seat.removed], columns.deben - x - 22)
    _deben(canvas, seat, columns)
    _figure(canvas, seat.pirogue_points, columns.pirogues, _CORRUPTION - columns.pirogues - 20)
    tokens = [tiles.pirogue(kind, _THING, PANEL) for kind in seat.pirogues]
    _things(canvas, columns.pirogues, _THINGS_Y, tokens, _CORRUPTION - columns.pirogues - 24)
    _corruption(canvas, seat)
    return canvas.band()


def _sets(canvas: Canvas, seat: _Seat, columns: _Columns) -> None:
    """Draw the points of all sets, and below each good what it brought."""
    _figure(canvas, sum(points for _, points in seat.sets), _SETS, columns.unsold - _SETS - 20)
    widths = _set_widths(seat)
    room = columns.unsold - _SETS - _AFTER_TITLE
    apart = min(_APART, (room - sum(widths)) // max(1, len(widths) - 1))
    x = _SETS
    for (good, points), wide in zip(seat.sets, widths, strict=True):
        chip = tiles.chip(good, _CHIP, PANEL)
        canvas.put(chip.image, x, _THINGS_Y - _CHIP // 2, chip.mask)
        # Points wider than their good begin at its left edge, so that they stay in the column.
        canvas.text(str(points), x + wide // 2, _WORTH_Y, size=LETTERS, ink=GAIN, ground=PANEL, anchor="m")
        x += wide + apart


def _deben(canvas: Canvas, seat: _Seat, columns: _Columns) -> None:
    """Draw their points and each value, those that were drawn for the least corruption behind a plus (D11)."""
    right = columns.pirogues - 22
    if seat.deben_points is not None:
        _figure(canvas, seat.deben_points, columns.deben, right - columns.deben)
    coins = [tiles.deben(value, _THING, PANEL) for value in seat.deben]
    kept, drawn = coins[: len(coins) - seat.drawn], coins[len(coins) - seat.drawn :]
    room = right - columns.deben - (34 if drawn and kept else 0)
    step = min(_THING + 3, (room - _THING) // max(1, len(coins) - 1))
    x = _things(canvas, columns.deben, _THINGS_Y, kept, room, step)
    if drawn:
        if kept:
            x = max(x, columns.deben + _THING)
        x += canvas.text("+", x + 2, _THINGS_Y, size=LETTERS, weight=fonts.BLACK, ink=GAIN, ground=PANEL) + 6
        _things(canvas, x, _THINGS_Y, drawn, max(_THING, right - x))


def _corruption(canvas: Canvas, seat: _Seat) -> None:
    """Draw its points, and the snakes and royal corruption in them, if any (D7, P6)."""
    canvas.put(drawn_sprites.icon("corruption", _SNAKE, PANEL), _CORRUPTION, _FIGURE_Y - _SNAKE // 2)
    _figure(canvas, seat.corruption, _CORRUPTION + _SNAKE + 10, _EDGE - _CORRUPTION - _SNAKE - 20)
    count, snakes = seat.parts
    if not snakes and not seat.royal:
        return
    text = f"{count}+{snakes}" if snakes else f"{count}+"
    x = _CORRUPTION + canvas.text(text, _CORRUPTION, _THINGS_Y, size=LETTERS, ink=RED, ground=PANEL)
    if seat.royal:
        if snakes:
            x += canvas.text("+", x, _THINGS_Y, size=LETTERS, ink=RED, ground=PANEL)
        canvas.put(drawn_sprites.icon("royal", _ROYAL, PANEL), x + 4, _THINGS_Y - _ROYAL // 2)
        canvas.text(str(seat.royal), x + _ROYAL + 6, _THINGS_Y, size=LETTERS, ink=RED, ground=PANEL)


def _figure(canvas: Canvas, points: int, x: int, room: int) -> None:
    canvas.text(str(points), x, _FIGURE_Y, size=_FIGURE, least=36, weight=fonts.BLACK, ink=INK, ground=PANEL, room=room)


def _things(canvas: Canvas, x: int, y: int, some: Sequence[Sprite], room: int, step: int | None = None) -> int:
    """Put things side by side around y, overlapping where `room` is short; return where the next one would begin."""
    for thing in some:
        wide = thing.image.width
        along = step or min(wide + 4, (room - wide) // max(1, len(some) - 1))
        canvas.put(thing.image, x, y - thing.image.height // 2, thing.mask)
        x += along
    return x


def _front(tile: Tile) -> Sprite:
    return tiles.front(tile, _TILE, PANEL, marked=False)


@lru_cache(maxsize=1)
def _foot() -> Band:
    return Canvas(WIDTH, _FOOT, SAND).band()


def preload(seats: int) -> None:
    """Draw the marks of a final board."""
    podium.preload(seats)
    drawn_sprites.icon("corruption", _SNAKE, PANEL)
    for good in Good:
        if good is not Good.STATUE:
            tiles.chip(good, _CHIP, PANEL)
