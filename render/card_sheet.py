"""A sheet of titled rows of things: hands, piles, what can be chosen among, and what of the table stands above them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from PIL import Image

from render import pieces
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas, palette_index
from render.canvas.drawn_sprites import Sprite
from render.canvas.theme import CREAM, INK, MARGIN, WIDTH, Colour, covered_corner, least_letters
from render.presentation import Picture

# A phone gives a picture about 311 pixels: what is drawn on so few comes out a third of its size there.
LEAST_WIDTH: Final = 960
# Where that makes it lower by more than being drawn smaller does, a sheet is so wide instead.
_WIDER: Final = 1080
_GAP: Final = 8
_HEAD: Final = 52
_ICON, _BEFORE = 40, 54
# Titles and captions have as many lines as they need, up to so many.
_TITLE_LINES, _CAPTION_LINES = 3, 2
# A title of more lines stands without its icon.
_BESIDE_ICON: Final = 2
_BADGE: Final = 54
_CAPTION: Final = 44
# Equal things lie on each other, so much of each lower one showing, but no more than so many of them.
_PEEK, _PEEKS = 0.22, 3
_TIMES: Final = 0.28
# A picked thing stands a little higher, in a bold frame, with a tick.
_LIFT: Final = 10
_FRAME: Final = 6
_TICK: Final = 52


@dataclass(frozen=True, slots=True)
class Section:
    """One titled part of a sheet: things `width` pixels wide and `ratio` times as high.

    Numbered things have room for a caption each below them; those at the places `picked` are marked. Of each thing
    there are as many as `copies` says, one where it says nothing. `area` is by what name the part can be framed, and
    with one of `codes` behind it each thing in it. Its words have the size of `letters`.
    """

    icon: str
    title: str
    items: tuple[Any, ...]
    width: int
    ground: Colour
    ratio: float = 1.0
    numbered: bool = False
    captions: tuple[str, ...] = ()
    picked: frozenset[int] = frozenset()
    copies: tuple[int, ...] = ()
    area: str = ""
    codes: tuple[str, ...] = ()
    letters: int = least_letters(LEAST_WIDTH)

    def cell(self, index: int) -> int:
        """Return the width of a thing with its caption, whose words are never cut."""
        words = self.captions[index].split(" ") if index < len(self.captions) else ()
        return max([self.width, *(fonts.width(fonts.clean(word), fonts.SEMIBOLD, self.letters) for word in words)])

    @property
    def captioned(self) -> tuple[tuple[str, ...], ...]:
        """The captions in lines."""
        return tuple(
            fonts.break_lines(one, fonts.SEMIBOLD, self.cell(index), self.letters, self.letters, _CAPTION_LINES)[1]
            for index, one in enumerate(self.captions)
        )

    def lines(self, room: int) -> list[range]:
        """Return the places of the things row by row; where each is alone all rows are about as long."""
        count = len(self.items)
        if not self.copies:
            cell = max(map(self.cell, range(count)), default=1)
            rows = -(-count // max(1, (room - 2 * MARGIN + _GAP) // (cell + _GAP)))
            rows = 1 if self.long(range(count)) <= room else rows
            per_row = -(-count // max(1, rows))
            return [range(start, min(start + per_row, count)) for start in range(0, count, max(1, per_row))]
        found, start, long = [], 0, 0
        for index in range(count):
            if long + self._long(index) > room - 2 * MARGIN and index > start:
                found.append(range(start, index))
                start, long = index, 0
            long += self._long(index) + _GAP
        return [*found, range(start, count)] if count else []

    def long(self, line: range) -> int:
        """Return how many pixels the things of a row take with the margins around them."""
        return 2 * MARGIN + sum(self._long(index) + _GAP for index in line) - (_GAP if line else 0)

    @property
    def row_height(self) -> int:
        """The height of one row of items with its gap."""
        lines = max(map(len, self.captioned), default=0)
        below = _CAPTION + (lines - 1) * self._pitch if lines else _GAP
        return round(self.width * self.ratio) + below + (_BADGE // 2 + _LIFT if self.numbered else 0)

    @property
    def wide(self) -> int:
        """The width at which it needs one row only, and its title is not cut."""
        title = MARGIN + _BEFORE + fonts.width(self.title, fonts.BLACK, self.letters) + MARGIN if self.title else 0
        return max(title, self.long(range(len(self.items))))

    def heading(self, room: int) -> tuple[str, ...]:
        """Return the lines that its title has in a room so wide."""
        room -= self.indent(room) + 4
        return fonts.break_lines(self.title, fonts.BLACK, room, self.letters, self.letters, _TITLE_LINES)[1]

    def indent(self, room: int) -> int:
        """Return where its title begins: behind its icon, unless it would be long and narrow there."""
        beside = room - MARGIN - _BEFORE - 4
        lines = fonts.break_lines(self.title, fonts.BLACK, beside, self.letters, self.letters, len(self.title))[1]
        fits = all(fonts.width(line, fonts.BLACK, self.letters) <= beside and line[-1] != "…" for line in lines)
        return MARGIN + _BEFORE if fits and len(lines) <= _BESIDE_ICON else MARGIN

    def head(self, room: int) -> int:
        """Return the height of its title in a room so wide."""
        return _HEAD + (len(self.heading(room)) - 1) * self._pitch if self.title else MARGIN

    def height(self, room: int) -> int:
        """Return how many pixels of height it takes in a room so wide, with its title."""
        return self.head(room) + len(self.lines(room)) * self.row_height + _GAP

    def shift(self, index: int) -> int:
        """Return how far to the right of a thing's lowest copy its uppermost lies."""
        return min(self.copies[index] - 1, _PEEKS) * round(self.width * _PEEK) if self.copies else 0

    @property
    def _pitch(self) -> int:
        return self.letters + 2

    def _long(self, index: int) -> int:
        return self.cell(index) + self.shift(index)


class PlacedSection(NamedTuple):
    """A part of a sheet and where it stands; it may be higher than what is in it."""

    part: Section
    x: int
    y: int
    width: int
    height: int


def count_copies(things: Iterable[Hashable]) -> tuple[tuple[Any, ...], tuple[int, ...]]:
    """Return the different ones of some things, in their order, and how many there are of each."""
    counted = Counter(things)
    return tuple(counted), tuple(counted.values())


def draw_sheet(
    parts: Sequence[Section],
    alt: str,
    picture_of: Callable[[Any, int, Colour], Sprite],
    top: Image.Image | None = None,
) -> Picture:
    """Return the sheet.

    Args:
        parts: at least one, from top to bottom; those that are small stand side by side.
        alt: what it shows, in words.
        picture_of: draws a thing at a width on a ground.
        top: what stands in the upper left corner; the first parts stand at its right if it leaves room for them.
    """
    numbered = [part.long(line) for part in parts if part.numbered for line in part.lines(WIDTH)]
    corner = (0, 0) if top is None else top.size
    width = min(max([LEAST_WIDTH, *numbered]), WIDTH)
    placed, height = _laid_out(parts, width, corner)
    if top is not None and corner[0] < width < _WIDER:
        wider = _laid_out(parts, _WIDER, corner)
        if wider[1] < height:
            width, (placed, height) = _WIDER, wider
    if corner[0] >= width:
        # Nothing of a strip that is as wide as the sheet stands in the corner that Discord covers.
        height = max(height, corner[1] + covered_corner(width)[1])
    canvas = Canvas(width, height, parts[-1].ground)
    for one in placed:
        _draw_section(canvas, one, height, picture_of)
    if top is not None:
        canvas.put(top, 0, 0)
    return Picture(canvas.png(), width, height, alt, tuple(canvas.spots))


def _laid_out(parts: Sequence[Section], width: int, corner: tuple[int, int]) -> tuple[list[PlacedSection], int]:
    """Return where parts stand in a sheet so wide, and how high it is."""
    placed = _placed([replace(part, letters=least_letters(width)) for part in parts], width, corner)
    height = max((one.y + one.height for one in placed), default=0)
    return placed, height + max(0, *(_covered(one, width, height) for one in placed))


def _placed(parts: Sequence[Section], width: int, corner: tuple[int, int]) -> list[PlacedSection]:
    """Return where parts stand: beside what fills the `corner` as long as there is room, then below in lines."""
    beside, low = width - corner[0], corner[1]
    found: list[PlacedSection] = []
    rest, y = list(parts), 0
    while rest and beside > 0 and y + rest[0].height(beside) <= low:
        part = rest.pop(0)
        found.append(PlacedSection(part, corner[0], y, beside, part.height(beside)))
        y += part.height(beside)
    if found:
        last = found.pop()
        found.append(last._replace(height=low - last.y))
    y = low
    while rest:
        line = [rest.pop(0)]
        while rest and not line[0].numbered and sum(one.wide for one in (*line, rest[0])) <= width:
            line.append(rest.pop(0))
        widths = [one.wide for one in line[:-1]]
        widths.append(width - sum(widths))
        high = max(one.height(room) for one, room in zip(line, widths, strict=True))
        x = 0
        for one, room in zip(line, widths, strict=True):
            found.append(PlacedSection(one, x, y, room, high))
            x += room
        y += high
    return found


def _covered(one: PlacedSection, width: int, height: int) -> int:
    """Return by how many pixels what stands in a part would come under the sign in the lower right corner."""
    lines = one.part.lines(one.width)
    wide, high = covered_corner(width)
    if not lines or one.x + one.part.long(lines[-1]) - MARGIN <= width - wide:
        return 0
    return one.y + one.part.height(one.width) - _GAP - (height - high)


def _draw_section(
    canvas: Canvas, one: PlacedSection, bottom: int, picture_of: Callable[[Any, int, Colour], Sprite]
) -> None:
    part = one.part
    canvas.box(one.x, one.y, one.width, one.height if one.y + one.height < bottom else bottom - one.y, part.ground)
    if part.title:
        indent = part.indent(one.width)
        if indent > MARGIN:
            canvas.put(drawn_sprites.icon(part.icon, _ICON, part.ground), one.x + MARGIN + 2, one.y + 8)
        for below, words in enumerate(part.heading(one.width)):
            canvas.text(
                words,
                one.x + indent,
                one.y + 28 + below * (part.letters + 2),
                size=part.letters,
                weight=fonts.BLACK,
                ink=INK,
                ground=part.ground,
                room=one.width - indent - 4,
            )
    if part.area:
        _name(canvas, one)
    y = one.y + part.head(one.width)
    for line in part.lines(one.width):
        x = one.x + MARGIN
        for index in line:
            _draw_thing(canvas, part, index, x, y, picture_of)
            x += part.cell(index) + part.shift(index) + _GAP
        y += part.row_height


def _name(canvas: Canvas, one: PlacedSection) -> None:
    """Note where a part stands with its title, as wide as what is in it."""
    lines = one.part.heading(one.width)
    title = one.part.indent(one.width) + max(
        (fonts.width(line, fonts.BLACK, one.part.letters) for line in lines), default=0
    )
    wide = max([title, *(one.part.long(line) - MARGIN for line in one.part.lines(one.width))])
    high = one.part.height(one.width) - _GAP
    canvas.area(one.x + 6, one.y + 4, min(wide, one.width - 6) - 6, high - 4, one.part.area)


def _draw_thing(
    canvas: Canvas, part: Section, index: int, x: int, y: int, picture_of: Callable[[Any, int, Colour], Sprite]
) -> None:
    """Draw a thing with its number and caption, or with its copies below it and how many they are."""
    left = x + (part.cell(index) - part.width) // 2
    line = y + (_BADGE // 2 + _LIFT if part.numbered else 0)
    sprite = picture_of(part.items[index], part.width, part.ground)
    if index in part.picked:
        line -= _LIFT
        _frame(canvas, sprite, left, line)
    if index < len(part.codes):
        wide, high = part.width + part.shift(index), sprite.image.height
        canvas.area(left, line, wide, high, part.area, part.codes[index])
    step = round(part.width * _PEEK)
    for shift in range(0, part.shift(index) + 1, step):
        canvas.put(sprite.image, left + shift, line, sprite.mask)
    if index in part.picked:
        # On the left above the strip with the scarabs, which must stay to be counted.
        tick = drawn_sprites.icon_sprite("tick", _TICK, part.ground)
        canvas.put(tick.image, left - _FRAME, line + sprite.image.height * 2 // 3 - _TICK, tick.mask)
    if part.numbered:
        _number(canvas, str(index + 1), left + part.width // 2, line + 2, part)
    elif part.copies and part.copies[index] > 1:
        _times(canvas, part.copies[index], left, line, part)
    if index < len(part.captions):
        below = line + round(part.width * part.ratio) + _CAPTION // 2 + (_LIFT if index in part.picked else 0)
        for number, words in enumerate(part.captioned[index]):
            at = (left + part.width // 2, below + number * (part.letters + 2))
            canvas.text(words, *at, size=part.letters, ink=INK, ground=part.ground, anchor="m", room=part.cell(index))


def _frame(canvas: Canvas, sprite: Sprite, x: int, y: int) -> None:
    """Draw a bold edge around a thing of any shape: its outline, moved a little to all sides."""
    edge = Image.new("L", sprite.image.size, palette_index(INK))
    for angle in range(0, 360, 30):
        dx, dy = drawn_sprites.around(0, 0, _FRAME, angle)
        canvas.put(edge, x + round(dx), y + round(dy), sprite.mask)


def _number(canvas: Canvas, text: str, x: int, y: int, part: Section) -> None:
    """Draw a number on its disc, around a point; one of two digits on a plate."""
    long = fonts.width(text, fonts.BLACK, part.letters)
    if long + 10 <= _BADGE:
        plate = pieces.badge(_BADGE, CREAM, INK, part.ground)
    else:
        plate = pieces.number_plate(long + 24, _BADGE - 6, part.ground)
    canvas.put(plate.image, x - plate.image.width // 2, y - plate.image.height // 2, plate.mask)
    canvas.text(text, x, y, size=part.letters, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m")


def _times(canvas: Canvas, count: int, x: int, y: int, part: Section) -> None:
    """Draw how many there are of a thing, in its upper left corner, which is at a point."""
    text, size = f"×{count}", max(part.letters, round(part.width * _TIMES))
    long, high = fonts.width(text, fonts.BLACK, size), size * 7 // 8
    plate = pieces.number_plate(long + 18, high, part.ground)
    # A little outside, so that most of the thing stays in sight.
    x, y = max(0, x - 8), y - 6
    canvas.put(plate.image, x, y, plate.mask)
    at = (x + plate.image.width // 2, y + high // 2)
    canvas.text(text, *at, size=size, weight=fonts.BLACK, ink=CREAM, ground=INK, anchor="m")
