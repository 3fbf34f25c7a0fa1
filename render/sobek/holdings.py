"""What everybody knows of a seat's hand and pile in the open way, as a lane of small cards below the seat's panel."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image

from engine.sobek.cards import Back, Card
from engine.sobek.views import Holding, OpenView, SobekView
from render import fonts, sprites
from render.face import Speech
from render.png import Band, Canvas
from render.sobek import faded
from render.sobek import sprites as cards
from render.sprites import Pen
from render.theme import BRONZE, CARD_RATIO, INK, LINE, MARGIN, PANEL, SAND, WIDTH, mix

# More kinds of cards in doubt than these stand as one back with their number; in full they are behind a button.
MOST_KINDS: Final = 4
# The widths of cards: the smaller one where the larger would need more than two rows.
WIDTHS: Final = (52, 44)
GROUND: Final = PANEL

_LEFT, _RIGHT = 34, WIDTH - MARGIN + 2
_PAD: Final = 6
_BELOW: Final = 6
_ICON: Final = 44
_GAP: Final = 5
_BETWEEN: Final = 30
_NUMBER, _WORDS = 30, 30
_SIGN_INK: Final = mix(INK, BRONZE, 0.5)
_BRACKET: Final = 3
# A lane has many cards: what is small needs few colours.
_COLOURS: Final = 14


@dataclass(frozen=True, slots=True)
class Pieces:
    """Cards drawn side by side: each kind once with how many there are; `words` head those of which only some are."""

    cards: tuple[tuple[Card | Back, int], ...]
    words: str = ""
    """Empty where all cards are certain."""


@dataclass(frozen=True, slots=True)
class _Lane:
    """What stands behind one sign: how many cards there are if that is told here, and the pieces."""

    icon: str
    number: str
    pieces: tuple[Pieces, ...]


_Row: TypeAlias = tuple[tuple[int, _Lane], ...]


def bands(view: SobekView, panels: Sequence[Band], speech: Speech) -> list[Band]:
    """Return the seats' panels, each followed by its lane if the game is played the open way."""
    if not isinstance(view, OpenView):
        return list(panels)
    known = view.common
    shown: list[Band] = []
    for panel, hand, pile in zip(panels, known.hands, known.piles, strict=True):
        first = _Lane("hand", "" if hand.backs.total else "0", pieces(hand, speech))
        second = _Lane("corruption", str(pile.backs.total), pieces(pile, speech))
        shown += [panel, _band(first, second)]
    return shown


def pieces(holding: Holding, speech: Speech, most: int = MOST_KINDS) -> tuple[Pieces, ...]:
    """Return what is drawn of a holding: the certain cards, then for each back those that are in doubt.

    Args:
        holding: the cards.
        speech: for the words that head what is in doubt.
        most: how many kinds of a back are drawn; if there are more, one back stands for all of them.
    """
    parts = [Pieces(tuple(Counter(holding.sure).items()))] if holding.sure else []
    doubtful = holding.doubtful
    for colour, count in ((Back.GREEN, doubtful.green), (Back.BEIGE, doubtful.beige), (Back.ORANGE, doubtful.orange)):
        possible = [card for card in holding.maybe if card.back is colour]
        if not count:
            continue
        kinds = tuple(Counter(possible).items())
        if len(kinds) > most:
            words = speech.say("sobek-known-folded", count=count, of=len(possible))
            parts.append(Pieces(((colour, 1),), words))
        else:
            parts.append(Pieces(kinds, speech.say("sobek-known-some", count=count)))
    return tuple(parts)


def warm(card: Card) -> None:
    """Draw a card in all manners in which a lane shows it."""
    for width in WIDTHS:
        for sure in (True, False):
            _sprite(card, width, sure=sure)


def still() -> None:
    """Draw what never changes: the lane's ground, and backs that stand for many cards."""
    for rows in (1, 2):
        _ground(rows * _high(WIDTHS[0]) + 2 * _PAD)
    for width in WIDTHS:
        for colour in Back:
            _sprite(colour, width, sure=False)


@lru_cache(maxsize=256)
def _band(hand: _Lane, pile: _Lane) -> Band:
    for width in WIDTHS:
        rows = _rows(hand, pile, width)
        if len(rows) <= 2:
            break
    canvas = Canvas.over(_ground(len(rows) * _high(width) + 2 * _PAD))
    for number, row in enumerate(rows):
        for x, lane in row:
            _draw(canvas, lane, x, _PAD + number * _high(width), width)
    return canvas.band()


def _rows(hand: _Lane, pile: _Lane, width: int) -> list[_Row]:
    """Break both lanes into rows; where they fit into one, the pile begins in the middle or behind the hand."""
    left, room = _LEFT + 12, _RIGHT - _LEFT - 24
    long, after = _long(hand, width), _long(pile, width)
    middle = left + room // 2
    if left + long + _BETWEEN <= middle and middle + after <= left + room:
        return [((left, hand), (middle, pile))]
    if long + _BETWEEN + after <= room:
        return [((left, hand), (left + room - after, pile))]
    return [((left, part),) for lane in (hand, pile) for part in _broken(lane, width, room)]


def _broken(lane: _Lane, width: int, room: int) -> list[_Lane]:
    """Break a lane where it is longer than `room`: between kinds that are certain, never within what is in doubt."""
    single: list[Pieces] = []
    for part in lane.pieces:
        single += [part] if part.words else [Pieces((one,)) for one in part.cards]
    rows: list[_Lane] = []
    kept: tuple[Pieces, ...] = ()
    for part in single:
        more = _joined(kept, part)
        if kept and _long(_Lane(lane.icon, lane.number, more), width) > room:
            rows.append(_Lane(lane.icon, lane.number, kept))
            more = (part,)
        kept = more
    return [*rows, _Lane(lane.icon, lane.number, kept)]


def _joined(parts: tuple[Pieces, ...], part: Pieces) -> tuple[Pieces, ...]:
    if parts and not part.words and not parts[-1].words:
        return (*parts[:-1], Pieces(parts[-1].cards + part.cards))
    return (*parts, part)


def _high(width: int) -> int:
    return round(width * CARD_RATIO) + 6


def _long(lane: _Lane, width: int) -> int:
    long = _ICON + 10
    if lane.number:
        long += fonts.width(lane.number, fonts.BLACK, 40) + 12
    return long + sum(_piece_long(part, width) + 12 for part in lane.pieces)


def _piece_long(part: Pieces, width: int) -> int:
    long = sum(width + _GAP + _times_long(count) for _, count in part.cards)
    return long + (fonts.width(part.words, fonts.SEMIBOLD, _WORDS) + 32 if part.words else 0)


def _times_long(count: int) -> int:
    return fonts.width(f"×{count}", fonts.BLACK, _NUMBER) + 4 if count > 1 else 0


def _draw(canvas: Canvas, lane: _Lane, x: int, y: int, width: int) -> None:
    middle = y + _high(width) // 2
    canvas.put(sprites.icon(lane.icon, _ICON, GROUND), x, middle - _ICON // 2)
    x += _ICON + 10
    if lane.number:
        x += 12 + canvas.text(lane.number, x, middle, size=40, weight=fonts.BLACK, ink=INK, ground=GROUND)
    for part in lane.pieces:
        _draw_piece(canvas, part, x, y, width)
        x += _piece_long(part, width) + 12


def _draw_piece(canvas: Canvas, part: Pieces, x: int, y: int, width: int) -> None:
    tall = round(width * CARD_RATIO)
    middle = y + 3 + tall // 2
    if part.words:
        _draw_bracket(canvas, x, y + 3, _piece_long(part, width), tall)
        x += 12
        x += 8 + canvas.text(part.words, x, middle, size=_WORDS, ink=INK, ground=GROUND)
    for card, count in part.cards:
        sprite = _sprite(card, width, sure=not part.words)
        canvas.put(sprite.image, x, y + 3, sprite.mask)
        x += width + _GAP
        if count > 1:
            times = f"×{count}"
            canvas.text(times, x - 1, middle, size=_NUMBER, weight=fonts.BLACK, ink=INK, ground=GROUND)
            x += _times_long(count)


def _draw_bracket(canvas: Canvas, x: int, y: int, long: int, tall: int) -> None:
    """Two brackets around cards of which only some are there."""
    for left, arm in ((x, x), (x + long - _BRACKET, x + long - 9)):
        canvas.box(left, y, _BRACKET, tall, _SIGN_INK)
        for top in (y, y + tall - _BRACKET):
            canvas.box(arm, top, 9, _BRACKET, _SIGN_INK)


def _sprite(card: Card | Back, width: int, *, sure: bool) -> sprites.Sprite:
    if isinstance(card, Back):
        return faded.back(card, width, GROUND)
    return _small(card, width) if sure else faded.front(card, width, GROUND)


@lru_cache(maxsize=128)
def _small(card: Card, width: int) -> sprites.Sprite:
    return sprites.fewer(cards.front(card, width, GROUND), _COLOURS)


@lru_cache(maxsize=8)
def _ground(high: int) -> Image.Image:
    """Return the lane without cards, as wide as the board."""
    pen = Pen(WIDTH, high + _BELOW, 2)
    pen.rect(_LEFT, 0, _RIGHT, high, LINE, 10)
    pen.rect(_LEFT + 2, 2, _RIGHT - 2, high - 2, GROUND, 8)
    return sprites.flatten(sprites.shrink(pen.image, WIDTH, high + _BELOW), SAND)
