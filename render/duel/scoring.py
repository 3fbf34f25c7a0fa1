"""The scoring sheet of the end: each seat's corruption, what it drew for it, and its points one by one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from engine.duel.events import SeatScore, SetScore
from engine.duel.tiles import Pirogue
from engine.duel.views import DuelView
from render import fonts, pieces, sprites
from render.duel import alt, tiles
from render.duel.words import DrawnName, drawn_name
from render.face import Picture, Speech
from render.png import Band, Canvas, join
from render.sums import Sum, heading
from render.theme import BRONZE, CREAM, INK, LEAF, PANEL, RED, STONE, WIDTH, Colour, mix

_PITCH: Final = 272
_LEFT, _RIGHT = 34, WIDTH - 34
_NAMED: Final = 470
_CORRUPTION, _DRAWN = 486, 930
_COST: Final = 46
_SETS: Final = 156
_TOTAL: Final = 230
_CHIP, _TOKEN, _SCARAB = 58, 34, 26
_SLOT: Final = 124
_SLOTS: Final = 6
_REMOVED: Final = _LEFT + _SLOTS * _SLOT + 60
_TILE: Final = 56
_COIN: Final = 50
_SIZE: Final = 38
_QUIET: Final = mix(INK, BRONZE, 0.5)
_GAIN: Final = mix(LEAF, INK, 0.5)


def scoring(view: DuelView, speech: Speech) -> Picture:
    """Return the picture of how a game that is over was scored (D10 to D12)."""
    bands = [heading(speech.say("duel-picture-scoring"))]
    winners = () if view.outcome is None else view.outcome.winners
    for number, seat in enumerate(() if view.scored is None else view.scored.seats):
        bands.append(_seat(number, seat, drawn_name(speech, number), number in winners))
    return Picture(join(bands), WIDTH, sum(band.height for band in bands), alt.alt_board(view, speech))


@lru_cache(maxsize=16)
def _seat(number: int, scored: SeatScore, name: DrawnName, won: bool) -> Band:
    ground = pieces.ACTIVE if won else PANEL
    canvas = Canvas.over(pieces.plate(_PITCH, active=won))
    canvas.put(sprites.icon(f"seat-{number}", 58, ground), 26, _COST - 29)
    x = 98
    if won:
        canvas.put(sprites.icon("winner", 50, ground), x, _COST - 27)
        x += 58
    if name.sign:
        canvas.put(sprites.icon(name.sign, 42, ground), x, _COST - 23)
        x += 50
    canvas.text(name.text, x, _COST, size=42, least=28, ink=INK, ground=ground, room=_NAMED - x)
    _corruption(canvas, scored, ground)
    canvas.box(_LEFT, 90, _RIGHT - _LEFT, 2, STONE)
    for place, one in enumerate(scored.sets):
        _set(canvas, _LEFT + place * _SLOT, one, ground)
    _removed(canvas, scored, ground)
    canvas.box(_LEFT, 195, _RIGHT - _LEFT, 2, STONE)
    _sum(canvas, scored, ground)
    return canvas.band()


def _corruption(canvas: Canvas, scored: SeatScore, ground: Colour) -> None:
    """The tiles, those that the hand added, the snakes; then the deben drawn for the least (D10, D11)."""
    line = Sum(canvas, _CORRUPTION, _COST, _DRAWN - 6, ground)
    line.icon("corruption", 42).text(str(scored.tiles - scored.added), _SIZE)
    if scored.added:
        line.text("+", _SIZE, _QUIET, gap=6).text(str(scored.added), _SIZE, gap=4).icon("hand", 42)
    if scored.snakes:
        line.text("+", _SIZE, _QUIET, gap=6).text(str(scored.snakes), _SIZE, gap=4)
        for kind in scored.snake_tokens:
            line.sprite(tiles.pirogue(kind, 42, ground), gap=4)
        line.x += 6
    if scored.added or scored.snakes:
        line.text("=", _SIZE, _QUIET).text(str(scored.corruption), _SIZE, INK, fonts.BLACK)
    if scored.drawn:
        gained = Sum(canvas, _DRAWN, _COST, _RIGHT, ground)
        gained.text("+", 44, _GAIN, fonts.BLACK)
        _coins(gained, scored.drawn, _RIGHT - gained.x)


def _set(canvas: Canvas, x: int, one: SetScore, ground: Colour) -> None:
    """A good, the set's points, and how they come about."""
    chip = tiles.chip(one.good, _CHIP, ground)
    top = _SETS - 58
    canvas.put(chip.image, x, top, chip.mask)
    for number in range(one.pirogues):
        token = tiles.pirogue(Pirogue.SCARABS, _TOKEN, ground)
        canvas.put(token.image, x + 30 - number * 24, top + 27, token.mask)
    canvas.text(
        str(one.points),
        x + 90,
        top + 30,
        size=42,
        least=30,
        weight=fonts.BLACK,
        ink=RED,
        ground=ground,
        anchor="m",
        room=58,
    )
    line = Sum(canvas, x + 2, top + 77, x + _SLOT - _SCARAB - 4, ground)
    line.text(f"{one.tiles} × {one.scarabs}", 29, gap=5).icon("scarab", _SCARAB)


def _removed(canvas: Canvas, scored: SeatScore, ground: Colour) -> None:
    """The tiles that could have been sold and leave the game: struck out, for they bring nothing (D10)."""
    removed = scored.removed
    if not removed:
        return
    y = 142
    step = min(_TILE + 4, (_RIGHT - _TILE - _REMOVED) // max(1, len(removed) - 1))
    line = Sum(canvas, _REMOVED - 44, y, _RIGHT, ground)
    line.text("×", 60, RED, fonts.BLACK)
    for number, tile in enumerate(removed):
        sprite = tiles.front(tile, _TILE, ground, marked=False)
        canvas.put(sprite.image, _REMOVED + number * step, y - _TILE // 2, sprite.mask)


def _sum(canvas: Canvas, scored: SeatScore, ground: Colour) -> None:
    """The points of the sets, of the deben one by one, and of the pirogues (D12)."""
    line = Sum(canvas, _LEFT, _TOTAL, _RIGHT, ground)
    line.icon("scarab", 40).text(str(scored.set_points), _SIZE, INK, fonts.BLACK)
    if scored.deben:
        line.text("+", _SIZE, _QUIET)
        _coins(line, scored.deben, 520)
        line.text(str(scored.deben_points), _SIZE, INK, fonts.BLACK)
    if scored.pirogues:
        line.text("+", _SIZE, _QUIET)
        for kind in scored.pirogues:
            line.sprite(tiles.pirogue(kind, _COIN, ground), gap=4)
        line.x += 6
        line.text(str(scored.pirogue_points), _SIZE, INK, fonts.BLACK)
    line.text("=", _SIZE, _QUIET, gap=16).text(str(scored.points), 62, INK, fonts.BLACK)


def _coins(line: Sum, values: tuple[int, ...], room: int) -> None:
    step = min(_COIN + 4, (room - _COIN) // max(1, len(values) - 1))
    for number, value in enumerate(values, 1):
        last = number == len(values)
        line.sprite(tiles.deben(value, _COIN, line.ground), gap=10 if last else 0, step=None if last else step)


def still(seats: int) -> None:
    """Draw what never changes on a sheet."""
    for ground in (PANEL, CREAM):
        pieces.plate(_PITCH, active=ground == pieces.ACTIVE)
        for seat in range(seats):
            sprites.icon(f"seat-{seat}", 58, ground)
