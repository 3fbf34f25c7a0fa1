"""What stands beside the market: pile and bag, pirogues, what is special now, and the tiles that left the game."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from PIL import Image

from engine.duel.tiles import Back, Pirogue, Tile
from engine.duel.views import DuelView
from render import fonts, news, pieces, sprites
from render.duel import tiles
from render.duel.marks import Fewer, Marks
from render.face import Speech
from render.news import Whose
from render.png import Canvas
from render.sprites import Pen
from render.theme import BRONZE, CREAM, INK, MARGIN, NILE, PANEL, RIPPLE, SAND, WIDTH, mix

_LEFT: Final = 886
_WIDE: Final = WIDTH - MARGIN - _LEFT
_ROW: Final = 136
_HALF: Final = 200
_LABEL: Final = mix(INK, BRONZE, 0.5)
PILE, BAG, TOKEN, DISCARD, OFFERED = 96, 84, 72, 69, 100
_TOKENS_TOP: Final = 48
_PER_ROW: Final = 5


_LABELS: Final = ("duel-picture-pile", "duel-picture-bag", "duel-picture-pirogues", "duel-picture-discard")


class Side(NamedTuple):
    """All that stands beside the market; `labels` are the titles of pile, bag, pirogues and discarded tiles.

    `fewer` tells how much less pile and bag hold than before, `new` whose doing new pirogues and discarded tiles are.
    """

    pile: int
    bag: int
    used: tuple[Pirogue, ...]
    left: int
    note: str
    sign: str
    offered: Tile | None
    discard: tuple[Tile, ...]
    labels: tuple[str, ...]
    fewer: tuple[Fewer, Fewer]
    new: tuple[tuple[Whose, ...], tuple[Whose, ...]]


Part: TypeAlias = tuple[object, ...]


def gathered(view: DuelView, speech: Speech, marks: Marks) -> Side:
    """Return what `view` has to stand beside the market, with what is new there."""
    note, sign = _note(view)
    return Side(
        view.pile,
        view.bag,
        view.pirogues_used,
        view.pirogues_left,
        speech.say(note) if note else "",
        sign,
        view.offered,
        view.discard,
        tuple(map(speech.say, _LABELS)),
        (marks.pile, marks.bag),
        (marks.used, marks.discarded),
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


def head(aside: Side) -> tuple[str, ...]:
    """Return what the band above the first row of squares needs."""
    return aside.labels[:2]


def part(aside: Side, row: int) -> Part:
    """Return what stands beside one row of squares: all that changes there, so that other rows need not be redrawn."""
    match row:
        case 0:
            return (0, aside.pile, aside.bag, *aside.fewer)
        case 1:
            return (1, aside.used, aside.left, aside.labels[2], aside.new[0])
        case 2:
            return (2, aside.note, aside.sign, aside.offered)
        case _:
            return (row, aside.discard, aside.labels[3], aside.new[1])


def draw_head(canvas: Canvas, labels: tuple[str, ...]) -> None:
    """Write the titles of pile and bag above the first row."""
    for x, label in zip((_LEFT, _LEFT + _HALF), labels, strict=True):
        canvas.text(label, x, 24, size=28, ink=_LABEL, ground=SAND, room=_HALF - 12, least=18)


def draw(canvas: Canvas, beside: Part) -> None:
    """Draw one part into the band of its row."""
    match beside:
        case (0, int(pile), int(bag), Fewer() as tiles_fewer, Fewer() as deben_fewer):
            _stock(canvas, pile, bag, (tiles_fewer, deben_fewer))
        case (1, tuple(used), int(left), str(label), tuple(new)):
            _pirogues(canvas, used, left, label, new)
        case (2, str(note), str(sign), offered):
            _now(canvas, note, sign, offered if isinstance(offered, Tile) else None)
        case (int(row), tuple(discard), str(label), tuple(new)):
            sheet = _discard(discard, label, new)
            canvas.put(sheet.crop((0, (row - 3) * _ROW, _WIDE, (row - 2) * _ROW)), _LEFT, 0)


def _stock(canvas: Canvas, pile: int, bag: int, fewer: tuple[Fewer, Fewer]) -> None:
    """The pile and the bag of deben with their numbers, and how much less that is than before."""
    canvas.put(pieces.tray(PILE + 8, PILE + 8), _LEFT, 10)
    if pile:
        sprite = tiles.back(Back.BLACK, PILE, SAND)
        for step in (1, 0):
            canvas.put(sprite.image, _LEFT + 4 + step * 5, 14 - step * 4, sprite.mask)
    canvas.text(str(pile), _LEFT + PILE + 18, 62, size=46, weight=fonts.BLACK, ink=INK, ground=SAND, room=58)
    x = _LEFT + _HALF
    if bag:
        token = tiles.deben(None, BAG, SAND)
        canvas.put(token.image, x, 20, token.mask)
    canvas.text(str(bag), x + BAG + 12, 62, size=46, weight=fonts.BLACK, ink=INK, ground=SAND, room=58)
    for left, less in ((_LEFT + PILE + 18, fewer[0]), (x + BAG + 12, fewer[1])):
        if less.less:
            news.draw_badge(canvas, news.signed(-less.less), left + 25, 102, SAND)
            news.put_shapes(canvas, less.whose, left + 64, 102)


def _pirogues(canvas: Canvas, used: tuple[object, ...], left: int, label: str, new: tuple[Whose, ...]) -> None:
    """The pirogues that were used, a mark on the new ones, then those left as backs (D7)."""
    canvas.text(label, _LEFT, 24, size=28, ink=_LABEL, ground=SAND, room=_WIDE, least=18)
    step = min(TOKEN + 2, (_WIDE - TOKEN) // max(1, len(used) + left - 1))
    for number, kind in enumerate(used):
        if isinstance(kind, Pirogue):
            face = tiles.pirogue(kind, TOKEN, SAND)
            canvas.put(face.image, _LEFT + number * step, _TOKENS_TOP, face.mask)
    for number in range(left):
        hidden = tiles.pirogue_back(TOKEN, SAND)
        canvas.put(hidden.image, _LEFT + (len(used) + number) * step, _TOKENS_TOP, hidden.mask)
    for number, whose in enumerate(new, len(used) - len(new)):
        news.put_mark(canvas, whose, _LEFT + number * step + TOKEN - 20, _TOKENS_TOP + 6, 36)


def _now(canvas: Canvas, note: str, sign: str, offered: Tile | None) -> None:
    """The Nile, with a boat in quiet times, else with what is special about this turn."""
    canvas.put(_river(), _LEFT, 4)
    if not note:
        boat = sprites.cut("felucca", 116, NILE)
        canvas.put(boat.image, _LEFT + 190, 12, boat.mask)
        return
    x = _LEFT + 14
    if offered is not None:
        sprite = tiles.front(offered, OFFERED, NILE)
        canvas.put(sprite.image, x, 18, sprite.mask)
    else:
        token = sprites.cut("pawn", 92, NILE) if sign == "pawn" else pieces.disc(sign, 92, NILE)
        canvas.put(token.image, x, 26, token.mask)
        x -= 16
    lines = _broken(note, 190)
    top = 73 - (len(lines) - 1) * 19
    for number, line in enumerate(lines):
        canvas.text(
            line,
            x + OFFERED + 14,
            top + number * 38,
            size=32,
            least=20,
            weight=fonts.BLACK,
            ink=CREAM,
            ground=NILE,
            room=_WIDE - OFFERED - 34,
        )


def _broken(text: str, room: int) -> list[str]:
    """Return a short text in up to three lines."""
    lines: list[str] = []
    for word in text.split():
        if lines and (len(lines) == 3 or fonts.width(f"{lines[-1]} {word}", fonts.BLACK, 32) <= room):
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=16)
def _discard(discard: tuple[object, ...], label: str, new: tuple[Whose, ...]) -> Image.Image:
    """The tiles that left the game face up, a mark on the new ones, as high as three rows of squares."""
    canvas = Canvas(_WIDE, 3 * _ROW, SAND)
    canvas.text(label, 0, 24, size=28, ink=_LABEL, ground=SAND, room=_WIDE, least=18)
    room = 3 * _ROW - 48
    canvas.put(pieces.tray(_WIDE, room), 0, 46)
    shown = [tile for tile in discard if isinstance(tile, Tile)]
    across = (_WIDE - 12 - DISCARD) // (_PER_ROW - 1)
    down = min(DISCARD + 5, (room - 12 - DISCARD) // max(1, -(-len(shown) // _PER_ROW) - 1))
    for number, tile in enumerate(shown):
        sprite = tiles.front(tile, DISCARD, PANEL, marked=False)
        x, y = 6 + number % _PER_ROW * across, 52 + number // _PER_ROW * down
        canvas.put(sprite.image, x, y, sprite.mask)
        if number >= len(shown) - len(new):
            news.put_mark(canvas, new[number - len(shown)], x + DISCARD - 10, y + 10, 32)
    return canvas.image


@lru_cache(maxsize=1)
def _river() -> Image.Image:
    pen = Pen(_WIDE, _ROW - 10, 3)
    pen.rect(0, 0, _WIDE, _ROW - 10, mix(NILE, INK, 0.5), 14)
    pen.rect(2, 2, _WIDE - 2, _ROW - 12, NILE, 12)
    for x, y in ((20, 24), (110, 104), (34, 78), (130, 40), (256, 116), (276, 22)):
        pen.curve([(x, y), (x + 8, y - 4), (x + 17, y), (x + 26, y - 4), (x + 34, y)], 3, RIPPLE)
    return sprites.flatten(sprites.shrink(pen.image, _WIDE, _ROW - 10), SAND)


def still() -> None:
    """Draw what never changes: the river, the tops of pile and bag, the backs of tokens."""
    _river()
    sprites.cut("felucca", 116, NILE)
    tiles.back(Back.BLACK, PILE, SAND)
    tiles.deben(None, BAG, SAND)
    tiles.pirogue_back(TOKEN, SAND)
    pieces.tray(PILE + 8, PILE + 8)
