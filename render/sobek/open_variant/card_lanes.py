"""Lanes: the cards of a hand, pile or deck as far as they are known, side by side and broken into rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.sobek.cards import Back, Card
from engine.sobek.views import Holding
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import CARD_RATIO, INK, LETTERS, PANEL, QUIET
from render.presentation import Speech
from render.sobek import sprites as cards
from render.sobek.open_variant import possible_cards

GROUND: Final = PANEL
ICON: Final = 44
_GAP: Final = 5
_BEFORE, _AFTER = 6, 12
_BRACKET, _ARM = 3, 9
# A lane has many cards: what is small needs few colours.
_COLOURS: Final = 14
_LOCK: Final = 0.46


@dataclass(frozen=True, slots=True)
class LanePart:
    """Cards drawn side by side, each kind once with how many there are.

    Where only some of them are really there, `words` stand before them and brackets around both. `secret` cards are
    certain for the viewer but not known to all. None is any card: before it stands how many nobody knows.
    """

    cards: tuple[tuple[Card | Back | None, int], ...]
    words: str = ""
    secret: bool = False


@dataclass(frozen=True, slots=True)
class Lane:
    """The cards behind one sign, in parts; `number` says how many, empty where it stands elsewhere."""

    icon: str
    number: str
    parts: tuple[LanePart, ...]


@dataclass(frozen=True, slots=True)
class Cluster:
    """Neighbours in a row that are never parted: a card, with a bracket before or behind it."""

    card: Card | Back | None
    count: int
    sure: bool
    secret: bool
    words: str
    opens: bool
    closes: bool

    def long(self, width: int) -> int:
        """Return how many pixels it takes where cards are `width` wide, with the space behind it."""
        if self.card is None:
            return _BEFORE + fonts.width(f"+{self.count}", fonts.BLACK, LETTERS) + 6 + width + _GAP
        long = width + _GAP + _times_long(self.count)
        if self.opens:
            long += fonts.width(self.words, fonts.SEMIBOLD, LETTERS) + 20 + _BEFORE
        return long + (_AFTER + 4 if self.closes else 0)


def lane_parts(common: Holding, known: Holding, speech: Speech) -> tuple[LanePart, ...]:
    """Return what is drawn of the cards in one place: the certain ones, then of each back those that are in doubt.

    Args:
        common: what everybody knows of them.
        known: what the viewer knows of them, which is all of that and perhaps more.
        speech: for the words before what is in doubt.
    """
    secret = Counter(known.sure) - Counter(common.sure)
    certain = Counter(known.sure) - secret
    found = [LanePart(tuple(certain.items()))] if certain else []
    if secret:
        found.append(LanePart(tuple(secret.items()), secret=True))
    for _, count, possible in cards_in_doubt(known):
        found.append(LanePart(tuple(Counter(possible).items()), speech.say("sobek-known-some", count=count)))
    return tuple(found)


def folded_parts(common: Holding) -> tuple[LanePart, ...]:
    """Return what is drawn of the cards in one place where there is little room: how many are in doubt, not which."""
    certain = Counter(common.sure)
    found = [LanePart(tuple(certain.items()))] if certain else []
    doubtful = common.doubtful.total
    return (*found, LanePart(((None, doubtful),))) if doubtful else tuple(found)


def cards_in_doubt(holding: Holding) -> list[tuple[Back, int, tuple[Card, ...]]]:
    """Return for each back how many cards of a holding are in doubt, if any, and which they may be."""
    doubtful = holding.doubtful
    counts = ((Back.GREEN, doubtful.green), (Back.BEIGE, doubtful.beige), (Back.ORANGE, doubtful.orange))
    return [
        (colour, count, tuple(card for card in holding.maybe if card.back is colour))
        for colour, count in counts
        if count
    ]


def clusters(lane: Lane) -> list[Cluster]:
    """Return the neighbours that make a lane, in order."""
    return [
        Cluster(
            card,
            count,
            sure=not part.words,
            secret=part.secret,
            words=part.words,
            opens=bool(part.words) and index == 0,
            closes=bool(part.words) and index == len(part.cards) - 1,
        )
        for part in lane.parts
        for index, (card, count) in enumerate(part.cards)
    ]


def head_width(lane: Lane) -> int:
    """Return how many pixels the sign and the number of a lane take."""
    if not lane.icon:
        return 0
    return ICON + 10 + (fonts.width(lane.number, fonts.BLACK, LETTERS) + 14 if lane.number else 0)


def rows(lane: Lane, width: int, room: int) -> list[list[Cluster]]:
    """Return a lane broken into rows of at most `room` pixels, beside its sign; always at least one row."""
    room -= head_width(lane)
    broken: list[list[Cluster]] = [[]]
    left = room
    found = clusters(lane)
    for index, cluster in enumerate(found):
        long = cluster.long(width)
        together = _bracketed(found[index:], width) if cluster.opens else long
        # What is in brackets stays together where a row of its own can hold it.
        if (long if together > room else together) > left and broken[-1]:
            broken.append([])
            left = room
        broken[-1].append(cluster)
        left -= long
    return broken


def _bracketed(found: Sequence[Cluster], width: int) -> int:
    """Return how many pixels the first clusters take, up to the one that closes their bracket."""
    long = 0
    for cluster in found:
        long += cluster.long(width)
        if cluster.closes:
            break
    return long


def row_width(row: Sequence[Cluster], width: int) -> int:
    """Return how many pixels a row takes."""
    return sum(cluster.long(width) for cluster in row)


def row_height(width: int) -> int:
    """Return how high a row of cards `width` pixels wide is."""
    return round(width * CARD_RATIO) + 6


def draw_head(canvas: Canvas, lane: Lane, x: int, y: int, width: int) -> None:
    """Draw the sign and the number of a lane beside its first row."""
    middle = y + row_height(width) // 2
    canvas.put(drawn_sprites.icon(lane.icon, ICON, GROUND), x, middle - ICON // 2)
    if lane.number:
        canvas.text(lane.number, x + ICON + 10, middle, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=GROUND)


def draw_row(canvas: Canvas, row: Sequence[Cluster], x: int, y: int, width: int) -> None:
    """Draw a row of cards with brackets around those of which only some are there."""
    tall = round(width * CARD_RATIO)
    top, middle = y + 3, y + 3 + tall // 2
    for cluster in row:
        if cluster.opens:
            x += _BEFORE
            _bracket(canvas, x, x, top, tall)
            long = canvas.text(cluster.words, x + 12, middle, size=LETTERS, ink=INK, ground=GROUND)
            x += long + 20
        if cluster.card is None:
            x += _BEFORE
            more = f"+{cluster.count}"
            x += canvas.text(more, x, middle, size=LETTERS, weight=fonts.BLACK, ink=QUIET, ground=GROUND) + 6
        sprite = lane_sprite(cluster.card, width, sure=cluster.sure)
        canvas.put(sprite.image, x, top, sprite.mask)
        if cluster.secret:
            lock = drawn_sprites.icon_sprite("lock", round(width * _LOCK), GROUND)
            canvas.put(lock.image, x - 2, top - 2, lock.mask)
        x += width + _GAP
        if cluster.count > 1 and cluster.card is not None:
            times = f"×{cluster.count}"
            canvas.text(times, x - 1, middle, size=LETTERS, weight=fonts.BLACK, ink=INK, ground=GROUND)
            x += _times_long(cluster.count)
        if cluster.closes:
            _bracket(canvas, x, x + _BRACKET - _ARM, top, tall)
            x += _AFTER + 4


def lane_sprite(card: Card | Back | None, width: int, *, sure: bool) -> Sprite:
    """Return a card as it is drawn in a lane; a back stands for any of many cards, None for any card at all."""
    if card is None:
        return possible_cards.unknown(width, GROUND)
    if isinstance(card, Back):
        return possible_cards.back(card, width, GROUND)
    return _certain(card, width) if sure else possible_cards.front(card, width, GROUND)


@lru_cache(maxsize=128)
def _certain(card: Card, width: int) -> Sprite:
    return drawn_sprites.fewer_colours(cards.front(card, width, GROUND), _COLOURS)


def _times_long(count: int) -> int:
    return fonts.width(f"×{count}", fonts.BLACK, LETTERS) + 4 if count > 1 else 0


def _bracket(canvas: Canvas, x: int, arm: int, y: int, tall: int) -> None:
    canvas.box(x, y, _BRACKET, tall, QUIET)
    for top in (y, y + tall - _BRACKET):
        canvas.box(arm, top, _ARM, _BRACKET, QUIET)
