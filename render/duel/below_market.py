"""What lies below the market: pile and bag, pirogues, what is special now; and in a row the tiles out of the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PIL import Image

from engine.duel.tiles import Back, Pirogue, Tile
from engine.duel.views import DuelView
from render import change_marks, pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Band, Canvas
from render.canvas.drawn_sprites import Pen
from render.canvas.theme import CREAM, INK, MARGIN, NILE, PANEL, QUIET, SAND, WIDTH, mix
from render.change_marks import Mover
from render.duel import sprites as tiles
from render.duel.changes import Changes, Decrease
from render.presentation import Speech

_HIGH: Final = 108
_LEFT: Final = MARGIN + 4
STOCK, TOKEN, DISCARD, OFFERED = 76, 70, 60, 84
# Where pile and bag begin, and their words behind them.
_STOCKS: Final = (_LEFT, _LEFT + 240)
_WORDS: Final = STOCK + 14
_PIROGUES: Final = _LEFT + 480
_NOTE: Final = 868
_NOTE_WIDE: Final = WIDTH - MARGIN - _NOTE
_PAWN: Final = 88
_OUT_HIGH: Final = 76
_TRAY: Final = 150
_TITLE: Final = 26
_LABELS: Final = ("duel-picture-pile", "duel-picture-bag", "duel-picture-pirogues")


def bands(view: DuelView, speech: Speech, changes: Changes) -> list[Band]:
    """Return what lies below the market, with what is new; no row for what is out of the game while nothing is."""
    note, sign = _note(view)
    shown = [
        _strip(
            (view.pile, view.bag),
            (changes.pile, changes.bag),
            (view.pirogues_used, view.pirogues_left, changes.used),
            (speech.say(note) if note else "", sign, view.offered),
            tuple(map(speech.say, _LABELS)),
        )
    ]
    if view.discard:
        shown.append(_out(view.discard, speech.say("duel-picture-discard"), changes.discarded))
    return shown


def _note(view: DuelView) -> tuple[str, str]:
    """Return the message and the icon of what is special about this turn."""
    if view.offered is not None:
        return "duel-picture-offered", "deben"
    if view.finger is not None:
        return "duel-picture-fingered", "finger"
    if view.again:
        return "duel-picture-again", "pyramid"
    if view.ankh is None:
        return "duel-picture-centre", "pawn"
    if view.ankh.line is None:
        return "duel-picture-turning", "pawn"
    if view.can_fill:
        return "duel-picture-fill", "tile"
    return "", ""


@lru_cache(maxsize=64)
def _strip(
    counts: tuple[int, int],
    fewer: tuple[Decrease, Decrease],
    pirogues: tuple[tuple[Pirogue, ...], int, tuple[Mover, ...]],
    note: tuple[str, str, Tile | None],
    labels: tuple[str, ...],
) -> Band:
    canvas = Canvas(WIDTH, _HIGH, SAND)
    back, coin = tiles.back(Back.BLACK, STOCK, SAND), tiles.deben(None, STOCK, SAND)
    for x, thing, count, label, less in zip(_STOCKS, (back, coin), counts, labels, fewer, strict=False):
        if count:
            canvas.put(thing.image, x, (_HIGH - STOCK) // 2, thing.mask)
        else:
            canvas.put(pieces.tray(STOCK, STOCK), x, (_HIGH - STOCK) // 2)
        canvas.area(x, 6, _WORDS + 120, _HIGH - 12, "pile" if thing is back else "bag")
        if thing is back:
            canvas.mark("pile", x, (_HIGH - STOCK) // 2, STOCK, STOCK)
        x += _WORDS
        canvas.text(label, x, 28, size=_TITLE, ink=QUIET, ground=SAND, room=140, least=18)
        long = canvas.text(str(count), x, 74, size=54, weight=fonts.BLACK, ink=INK, ground=SAND, room=70)
        if less.less:
            change_marks.draw_badge(canvas, change_marks.signed(-less.less), x + long + 32, 74, SAND)
            change_marks.put_shapes(canvas, less.movers, x + long + 71, 74)
    used, left, new = pirogues
    _pirogues(canvas, used, left, new, labels[-1], (_NOTE if note[0] else WIDTH) - MARGIN)
    if note[0]:
        _special(canvas, *note)
    return canvas.band()


def _pirogues(
    canvas: Canvas, used: tuple[Pirogue, ...], left: int, new: tuple[Mover, ...], label: str, right: int
) -> None:
    """Draw the pirogues that were used, a mark on the new ones, then those left as backs (D7)."""
    room, top = right - _PIROGUES, _HIGH - TOKEN - 2
    canvas.text(label, _PIROGUES, 18, size=_TITLE, ink=QUIET, ground=SAND, room=room, least=18)
    step = min(TOKEN + 2, (room - TOKEN) // max(1, len(used) + left - 1))
    canvas.area(_PIROGUES, 4, max(0, len(used) + left - 1) * step + TOKEN, _HIGH - 4, "pirogues")
    for number, kind in enumerate(used):
        face = tiles.pirogue(kind, TOKEN, SAND)
        canvas.put(face.image, _PIROGUES + number * step, top, face.mask)
    for number in range(left):
        hidden = tiles.pirogue_back(TOKEN, SAND)
        canvas.put(hidden.image, _PIROGUES + (len(used) + number) * step, top, hidden.mask)
    for number, mover in enumerate(new, len(used) - len(new)):
        change_marks.put_mark(canvas, mover, _PIROGUES + number * step + TOKEN - 20, top + 4, 36)


def _special(canvas: Canvas, note: str, sign: str, offered: Tile | None) -> None:
    """Draw what is special about this turn, in words beside a picture."""
    canvas.put(_plate(), _NOTE, 4)
    canvas.mark("now", _NOTE, 4, _NOTE_WIDE, _HIGH - 8)
    x, middle = _NOTE + 12, _HIGH // 2
    if offered is not None:
        thing = tiles.front(offered, OFFERED, NILE, marked=False)
    else:
        thing = drawn_sprites.icon_sprite("pawn", _PAWN, NILE) if sign == "pawn" else pieces.disc(sign, _PAWN, NILE)
    canvas.put(thing.image, x, middle - thing.image.height // 2, thing.mask)
    x += thing.image.width + 12
    room = WIDTH - MARGIN - x - 10
    lines = _broken(note, room, 36, 2)
    for number, line in enumerate(lines):
        y = middle + 40 * number - 20 * (len(lines) - 1)
        canvas.text(line, x, y, size=36, least=22, weight=fonts.BLACK, ink=CREAM, ground=NILE, room=room)


def _broken(text: str, room: int, size: int, most: int) -> list[str]:
    """Return a short text in up to `most` lines."""
    lines: list[str] = []
    for word in text.split():
        if lines and (len(lines) == most or fonts.width(f"{lines[-1]} {word}", fonts.BLACK, size) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=16)
def _out(discard: tuple[Tile, ...], label: str, new: tuple[Mover, ...]) -> Band:
    """Return the tiles that left the game face up in one low row, a mark on the new ones."""
    canvas = Canvas(WIDTH, _OUT_HIGH, SAND)
    lines = _broken(label, _TRAY - _LEFT - 12, _TITLE, 2)
    for number, line in enumerate(lines):
        y = _OUT_HIGH // 2 - 3 + 30 * number - 15 * (len(lines) - 1)
        canvas.text(line, _LEFT, y, size=_TITLE, ink=QUIET, ground=SAND, room=_TRAY - _LEFT - 8, least=16)
    room = WIDTH - MARGIN - _TRAY
    canvas.put(pieces.tray(room, DISCARD + 8), _TRAY, 0)
    canvas.mark("discard", _TRAY, 0, room, DISCARD + 8)
    step = min(DISCARD + 4, (room - 12 - DISCARD) // max(1, len(discard) - 1))
    for number, tile in enumerate(discard):
        sprite = tiles.front(tile, DISCARD, PANEL, marked=False)
        x = _TRAY + 6 + number * step
        canvas.put(sprite.image, x, 4, sprite.mask)
        if number >= len(discard) - len(new):
            change_marks.put_mark(canvas, new[number - len(discard)], x + DISCARD - 12, 16, 32)
    return canvas.band()


@lru_cache(maxsize=1)
def _plate() -> Image.Image:
    high = _HIGH - 8
    pen = Pen(_NOTE_WIDE, high, 3)
    pen.rect(0, 0, _NOTE_WIDE, high, mix(NILE, INK, 0.5), 14)
    pen.rect(2, 2, _NOTE_WIDE - 2, high - 2, NILE, 12)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, _NOTE_WIDE, high), SAND)


def preload() -> None:
    """Draw ahead what never changes: the plate of what is special, the tops of pile and bag, the backs of tokens."""
    _plate()
    tiles.back(Back.BLACK, STOCK, SAND)
    tiles.deben(None, STOCK, SAND)
    tiles.pirogue_back(TOKEN, SAND)
    pieces.tray(STOCK, STOCK)
