"""What lies around the panels: above them tiles out of the game and what is special now, below them the supplies."""

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
from render.canvas.theme import CLEAR, CREAM, INK, LETTERS, MARGIN, NILE, PANEL, QUIET, SAND, WIDTH, mix
from render.change_marks import Mover
from render.duel import sprites as tiles
from render.duel.changes import Changes, Decrease
from render.presentation import Speech

_HIGH: Final = 108
_LEFT: Final = MARGIN + 4
STOCK, TOKEN, DISCARD, OFFERED = 76, 62, 60, 70
# Where the words of pile and bag begin behind them, and how far what stands side by side is apart.
_WORDS: Final = STOCK + 14
_APART: Final = 30
# A number, a change of it and the shapes of who made it take so much.
_CHANGED: Final = 180
_COUNT_Y: Final = 80
_NOTE_HIGH, _NOTE_PAD = 80, 10
_PAWN: Final = 74
_OUT_HIGH: Final = 76
_LABELS: Final = ("duel-picture-pile", "duel-picture-bag", "duel-picture-pirogues")


def above_panels(view: DuelView, speech: Speech, changes: Changes) -> list[Band]:
    """Return the row of what is out of the game, with what is new, and of what is special; none without either."""
    note, sign = _note(view)
    if not view.discard and not note:
        return []
    said = (speech.say(note) if note else "", sign, view.offered)
    return [_out(view.discard, speech.say("duel-picture-discard"), changes.discarded, said)]


def below_panels(view: DuelView, speech: Speech, changes: Changes) -> Band:
    """Return pile, bag and pirogues, with what is new; nothing of it is in the lower right corner."""
    return _strip(
        (view.pile, view.bag),
        (changes.pile, changes.bag),
        (view.pirogues_used, view.pirogues_left, changes.used),
        tuple(map(speech.say, _LABELS)),
    )


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
    labels: tuple[str, ...],
) -> Band:
    canvas = Canvas(WIDTH, _HIGH, SAND)
    back, coin = tiles.back(Back.BLACK, STOCK, SAND), tiles.deben(None, STOCK, SAND)
    x = _LEFT
    for thing, count, label, less in zip((back, coin), counts, labels, fewer, strict=False):
        if count:
            canvas.put(thing.image, x, (_HIGH - STOCK) // 2, thing.mask)
        else:
            canvas.put(pieces.tray(STOCK, STOCK), x, (_HIGH - STOCK) // 2)
        canvas.area(x, 6, _WORDS + 120, _HIGH - 12, "pile" if thing is back else "bag")
        if thing is back:
            canvas.mark("pile", x, (_HIGH - STOCK) // 2, STOCK, STOCK)
        x += _WORDS
        long = canvas.text(label, x, 26, size=LETTERS, ink=QUIET, ground=SAND)
        after = x + canvas.text(str(count), x, _COUNT_Y, size=58, weight=fonts.BLACK, ink=INK, ground=SAND)
        if less.less:
            change_marks.draw_badge(canvas, change_marks.signed(-less.less), after + 44, _COUNT_Y, SAND)
            change_marks.put_shapes(canvas, less.movers, after + 94, _COUNT_Y)
        x += max(long, _CHANGED) + _APART
    used, left, new = pirogues
    _pirogues(canvas, used, left, new, labels[-1], x)
    return canvas.band()


def _label_width(label: str) -> int:
    return fonts.width(label, fonts.SEMIBOLD, LETTERS)


def _pirogues(canvas: Canvas, used: tuple[Pirogue, ...], left: int, new: tuple[Mover, ...], label: str, x: int) -> None:
    """Draw the pirogues that were used, a mark on the new ones, then those left as backs (D7)."""
    room, top = CLEAR - MARGIN - x, _HIGH - TOKEN - 1
    canvas.text(label, x, 17, size=LETTERS, ink=QUIET, ground=SAND)
    step = min(TOKEN + 2, (room - TOKEN) // max(1, len(used) + left - 1))
    canvas.area(x, 4, max(0, len(used) + left - 1) * step + TOKEN, _HIGH - 4, "pirogues")
    for number, kind in enumerate(used):
        face = tiles.pirogue(kind, TOKEN, SAND)
        canvas.put(face.image, x + number * step, top, face.mask)
    for number in range(left):
        hidden = tiles.pirogue_back(TOKEN, SAND)
        canvas.put(hidden.image, x + (len(used) + number) * step, top, hidden.mask)
    for number, mover in enumerate(new, len(used) - len(new)):
        change_marks.put_mark(canvas, mover, x + number * step + TOKEN - 12, top + TOKEN - 17, 24)


def _special(canvas: Canvas, note: str, sign: str, offered: Tile | None) -> int:
    """Draw what is special about this turn at the right, in words beside a picture; return where that begins."""
    lines = _halved(note)
    if offered is not None:
        thing = tiles.front(offered, OFFERED, NILE, marked=False)
    else:
        thing = drawn_sprites.icon_sprite("pawn", _PAWN, NILE) if sign == "pawn" else pieces.disc(sign, _PAWN, NILE)
    words = max(fonts.width(line, fonts.BLACK, LETTERS) for line in lines)
    wide = _NOTE_PAD + thing.image.width + _NOTE_PAD + words + _NOTE_PAD + 4
    left, middle = WIDTH - MARGIN - wide, _NOTE_HIGH // 2
    canvas.put(_plate(wide), left, 0)
    canvas.mark("now", left, 0, wide, _NOTE_HIGH)
    x = left + _NOTE_PAD
    canvas.put(thing.image, x, middle - thing.image.height // 2, thing.mask)
    x += thing.image.width + _NOTE_PAD
    for number, line in enumerate(lines):
        y = middle + 38 * number - 19 * (len(lines) - 1)
        canvas.text(line, x, y, size=LETTERS, weight=fonts.BLACK, ink=CREAM, ground=NILE)
    return left


def _halved(text: str) -> list[str]:
    """Return a short text in the two lines that are the least wide."""
    words = fonts.clean(text).split()
    halves = [(" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words))]
    return list(min(halves, key=lambda two: max(map(len, two)))) if halves else words


@lru_cache(maxsize=16)
def _out(discard: tuple[Tile, ...], label: str, new: tuple[Mover, ...], note: tuple[str, str, Tile | None]) -> Band:
    """Return the tiles that left the game face up, a mark on the new ones, and at the right what is special now."""
    canvas = Canvas(WIDTH, _NOTE_HIGH + 6 if note[0] else _OUT_HIGH, SAND)
    right = _special(canvas, *note) - MARGIN if note[0] else WIDTH - MARGIN
    if not discard:
        return canvas.band()
    most = right - _LEFT
    top = (canvas.image.height - _OUT_HIGH) // 2
    step = min(DISCARD + 4, (most - 12 - DISCARD) // max(1, len(discard) - 1))
    room = (len(discard) - 1) * step + DISCARD + 12
    canvas.put(pieces.tray(room, DISCARD + 8), _LEFT, top)
    canvas.mark("discard", _LEFT, top, room, DISCARD + 8)
    if room + _APART + _label_width(label) <= most:
        canvas.text(label, _LEFT + room + _APART, top + DISCARD // 2 + 4, size=LETTERS, ink=QUIET, ground=SAND)
    for number, tile in enumerate(discard):
        sprite = tiles.front(tile, DISCARD, PANEL, marked=False)
        x = _LEFT + 6 + number * step
        canvas.put(sprite.image, x, top + 4, sprite.mask)
        if number >= len(discard) - len(new):
            change_marks.put_mark(canvas, new[number - len(discard)], x + DISCARD - 12, top + 16, 32)
    return canvas.band()


@lru_cache(maxsize=16)
def _plate(wide: int) -> Image.Image:
    high = _NOTE_HIGH
    pen = Pen(wide, high, 3)
    pen.rect(0, 0, wide, high, mix(NILE, INK, 0.5), 14)
    pen.rect(2, 2, wide - 2, high - 2, NILE, 12)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, wide, high), SAND)


def preload() -> None:
    """Draw ahead what never changes: the tops of pile and bag, the backs of tokens."""
    tiles.back(Back.BLACK, STOCK, SAND)
    tiles.deben(None, STOCK, SAND)
    tiles.pirogue_back(TOKEN, SAND)
    pieces.tray(STOCK, STOCK)
