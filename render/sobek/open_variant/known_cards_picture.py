"""All cards that are known in the open variant, in one picture: hands and piles, deck, row, and what left the round."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine.sobek.views import OpenView
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.theme import CREAM, INK, LETTERS, LINE, MARGIN, PANEL, SAND, WIDTH
from render.player_names import DrawnName, Lettering, drawn_name, put_name
from render.presentation import Picture, Speech
from render.sobek.open_variant import card_lanes as lanes
from render.sobek.open_variant import known_text
from render.sobek.open_variant.card_lanes import Cluster, Lane

CARD: Final = 66
_HEAD: Final = 58
_MARK: Final = 46
_TITLE: Final = Lettering(LETTERS, LETTERS, sign=44, gap=8, lift=0)
_PAD: Final = 8


@dataclass(frozen=True, slots=True)
class _Block:
    """A titled part of the picture with its lanes; a seat's has its mark."""

    title: DrawnName
    seat: int | None
    lanes: tuple[Lane, ...]

    def rows(self) -> list[tuple[Lane, list[list[Cluster]]]]:
        return [(lane, lanes.rows(lane, CARD, WIDTH - 2 * MARGIN - 2 * _PAD)) for lane in self.lanes]

    def high(self) -> int:
        rows = sum(len(rows) for _, rows in self.rows())
        return _HEAD + rows * lanes.row_height(CARD) + 2 * _PAD if rows else _HEAD


def known_picture(view: OpenView, speech: Speech) -> Picture:
    """Return the picture of all that the viewer knows; what not everybody knows has a lock."""
    blocks = list(_blocks(view, speech))
    legend = speech.say("sobek-picture-secret") if _has_secrets(blocks) else ""
    high = sum(block.high() + _PAD for block in blocks) + _PAD + (_HEAD if legend else 0)
    canvas = Canvas(WIDTH, high, SAND)
    y = _PAD
    for block in blocks:
        _draw(canvas, block, y)
        y += block.high() + _PAD
    if legend:
        lock = drawn_sprites.icon_sprite("lock", 40, SAND)
        canvas.put(lock.image, MARGIN + 6, y + 6, lock.mask)
        canvas.text(legend, MARGIN + 56, y + 26, size=LETTERS, ink=INK, ground=SAND)
    return Picture(canvas.png(), WIDTH, high, known_text.known_alt(view, speech), tuple(canvas.spots))


def _blocks(view: OpenView, speech: Speech) -> Iterator[_Block]:
    common, known = view.common, view.known
    for seat in range(len(view.seats)):
        hand, pile = known.hands[seat], known.piles[seat]
        both = (
            Lane("hand", str(hand.backs.total), lanes.lane_parts(common.hands[seat], hand, speech)),
            Lane("corruption", str(pile.backs.total), lanes.lane_parts(common.piles[seat], pile, speech)),
        )
        yield _Block(drawn_name(speech, seat), seat, both)
    for location, all_know, one_knows in known_text.common_locations(view):
        title = DrawnName(known_text.location_title(location, one_knows, speech))
        parts = lanes.lane_parts(all_know, one_knows, speech)
        yield _Block(title, None, (Lane("", "", parts),) if parts else ())


def _has_secrets(blocks: list[_Block]) -> bool:
    return any(part.secret for block in blocks for lane in block.lanes for part in lane.parts)


def _draw(canvas: Canvas, block: _Block, top: int) -> None:
    high = block.high()
    canvas.box(MARGIN - 2, top, WIDTH - 2 * MARGIN + 4, high, LINE)
    canvas.box(MARGIN, top + 2, WIDTH - 2 * MARGIN, high - 4, PANEL)
    canvas.box(MARGIN, top + 2, WIDTH - 2 * MARGIN, _HEAD - 6, CREAM)
    x, middle = MARGIN + _PAD, top + _HEAD // 2 - 1
    if block.seat is not None:
        mark = drawn_sprites.icon(f"seat-{block.seat}", _MARK, CREAM)
        canvas.put(mark, x, middle - _MARK // 2)
        x += _MARK + 12
    put_name(canvas, block.title, x, middle, WIDTH - MARGIN - _PAD, _TITLE, CREAM, fonts.BLACK)
    x, y = MARGIN + _PAD, top + _HEAD + _PAD
    for lane, rows in block.rows():
        if lane.icon:
            lanes.draw_head(canvas, lane, x, y, CARD)
        for row in rows:
            lanes.draw_row(canvas, row, x + lanes.head_width(lane), y, CARD)
            y += lanes.row_height(CARD)
