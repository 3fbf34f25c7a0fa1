"""The picture of a ladder: who stands where, how that changed, and who nearly has a rating.

As long as few people have one, it is a table of games, wins and the best score instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image

from render import icons
from render.canvas import drawn_sprites, fonts
from render.canvas.canvas import Canvas
from render.canvas.drawn_sprites import Pen, Sprite
from render.canvas.theme import (
    CLEAR,
    CREAM,
    GAIN,
    GOLD,
    INK,
    LEAF,
    LETTERS,
    LINE,
    MARGIN,
    PANEL,
    QUIET,
    RED,
    SAND,
    STONE,
    WIDTH,
    Colour,
)
from render.name_text import isolated, shortened, split_number
from render.player_names import DrawnName, Lettering, drawable, put_name
from render.presentation import Picture, Seating, Speech

__all__ = [
    "ROWS",
    "LadderRow",
    "LadderSheet",
    "NearlyThere",
    "draw_ladder",
    "icons",
    "ladder_alt",
    "ladder_lines",
    "title_text",
]

ROWS: Final = 8
"""So many rows a page has."""

_TITLE, _COUNTS, _HEADS = 82, 60, 58
_ROW, _GAP, _APART = 84, 6, 24
# Discord lays its sign for alt texts over the lower right corner, so little stands at the foot.
_FOOT: Final = 92
_PAD: Final = 18
_LEFT, _RIGHT = MARGIN + _PAD, WIDTH - MARGIN - _PAD - 6
_PLACE, _CHANGE, _NAME = 66, 128, 312
_NUMBER, _GAMES = 1058, _RIGHT
_ARROW: Final = 38
_CROWN: Final = 60
_TALLY: Final = (700, 940, _RIGHT)
_LETTERING: Final = Lettering(56, LETTERS, sign=44, gap=8, lift=0)
_NAMES_SAID: Final = 40
_NAME_NEARLY: Final = 14
_MOST_NEARLY: Final = 3
_PROVISIONAL: Final = "~"
_Names = dict[tuple[int, str], DrawnName]
"""The names of a page's people as they are drawn, by their indices and names."""
_DOT: Final = " · "


@dataclass(frozen=True, slots=True)
class LadderRow:
    """A person on a ladder: their name as it is, and what stands beside it.

    `number` is the rating, which `moved` by so much in 30 days, None if there was none before. `index` tells people
    apart whose names cannot be drawn. The reader's `own` row is framed.
    """

    index: int
    name: str
    games: int
    place: int | None = None
    number: int | None = None
    provisional: bool = False
    moved: int | None = None
    wins: int = 0
    best: int | None = None
    own: bool = False


@dataclass(frozen=True, slots=True)
class NearlyThere:
    """A person without a rating: how many games they have of how many, or how many further opponents they need."""

    index: int
    name: str
    games: int
    needed: int
    people_missing: int = 0


@dataclass(frozen=True, slots=True)
class LadderSheet:
    """A page of a ladder.

    Args:
        title: the ladder's name.
        server: the server's name.
        people: how many people are on the ladder.
        games: how many games count.
        rows: the people of the page, at most `ROWS`.
        ranked: whether the rows have places and ratings; else they tell games, wins and the best score.
        pinned: the reader's own row, if it is on another page.
        nearly: people who will soon have a rating.
    """

    title: str
    server: str
    people: int
    games: int
    rows: tuple[LadderRow, ...]
    ranked: bool = True
    pinned: LadderRow | None = None
    nearly: tuple[NearlyThere, ...] = ()


def draw_ladder(sheet: LadderSheet, speech: Speech) -> Picture:
    """Return the picture of a page, with its alt text."""
    rows = len(sheet.rows)
    high = _TITLE + _COUNTS + _HEADS + rows * _ROW + _FOOT
    if sheet.pinned is not None:
        high += _APART + _ROW
    canvas = Canvas(WIDTH, high, SAND)
    top = _head(canvas, sheet, speech)
    draw, names = _ranked if sheet.ranked else _tallied, _drawn_names(sheet, speech)
    for row in sheet.rows:
        draw(canvas, row, top, names)
        top += _ROW
    if sheet.pinned is not None:
        for dot in range(3):
            canvas.box(WIDTH // 2 - 40 + dot * 36, top + (_APART - _GAP) // 2 - 4, 8, 8, LINE)
        top += _APART
        draw(canvas, sheet.pinned, top, names)
        top += _ROW
    if said := _nearly(sheet, speech, names):
        canvas.text(said, _LEFT, top + 38, size=LETTERS, ink=QUIET, ground=SAND, room=CLEAR - _LEFT)
    return Picture(canvas.png(), WIDTH, high, ladder_alt(sheet, speech), tuple(canvas.spots))


def ladder_alt(sheet: LadderSheet, speech: Speech) -> str:
    """Return what the picture tells in one line."""
    return ". ".join((title_text(sheet, speech, _said), *ladder_lines(sheet, speech, _said)))


def title_text(sheet: LadderSheet, speech: Speech, name: Callable[[str], str]) -> str:
    """Return the names of ladder and server, and how many people and games are on it; see `ladder_lines`."""
    server = [name(sheet.server)] if sheet.server else []
    return _DOT.join((sheet.title, *server, _counts(sheet, speech)))


def ladder_lines(sheet: LadderSheet, speech: Speech, name: Callable[[str], str]) -> Iterator[str]:
    """Yield the people of a page and those who are nearly there, a line each.

    Args:
        sheet: the page.
        speech: the reader's words.
        name: how a name is written.
    """
    for row in (*sheet.rows, *(() if sheet.pinned is None else (sheet.pinned,))):
        yield _row_text(row, sheet, speech, name)
    if sheet.nearly:
        yield speech.say(
            "ladder-nearly", people=", ".join(_nearly_text(one, speech, name(one.name)) for one in sheet.nearly)
        )


def _row_text(row: LadderRow, sheet: LadderSheet, speech: Speech, name: Callable[[str], str]) -> str:
    message = "ladder-row-own" if row.own else "ladder-row"
    if not sheet.ranked:
        best = "–" if row.best is None else str(row.best)
        told = speech.say("ladder-tally", games=row.games, wins=row.wins, best=best)
        return speech.say(message, name=name(row.name), told=told)
    parts = [_number(row)]
    if row.moved:
        parts.append(f"{'▲' if row.moved > 0 else '▼'}{abs(row.moved)}")
    told = f"{' '.join(parts)}{_DOT}{speech.say('ladder-games', games=row.games)}"
    return f"{row.place}. {speech.say(message, name=name(row.name), told=told)}"


def _number(row: LadderRow) -> str:
    if row.number is None:
        return "–"
    return f"{_PROVISIONAL if row.provisional else ''}{row.number}"


def _said(name: str) -> str:
    return isolated(shortened(name, _NAMES_SAID))


def _counts(sheet: LadderSheet, speech: Speech) -> str:
    return speech.say("ladder-counts", people=sheet.people, games=sheet.games)


def _nearly_text(one: NearlyThere, speech: Speech, name: str) -> str:
    if one.games < one.needed:
        return speech.say("ladder-nearly-games", name=name, games=one.games, needed=one.needed)
    return speech.say("ladder-nearly-people", name=name, count=one.people_missing)


def _nearly(sheet: LadderSheet, speech: Speech, names: _Names) -> str:
    """Return who is nearly there, as many as fit at the foot, or else what the sign of provisional ratings means."""
    for count in range(min(_MOST_NEARLY, len(sheet.nearly)), 0, -1):
        people = ", ".join(
            _nearly_text(one, speech, shortened(names[one.index, one.name].text, _NAME_NEARLY))
            for one in sheet.nearly[:count]
        )
        said = speech.say("ladder-nearly", people=people)
        if count == 1 or fonts.width(fonts.clean(said), fonts.SEMIBOLD, LETTERS) <= CLEAR - _LEFT:
            return said
    signed = sheet.ranked and any(row.provisional for row in sheet.rows)
    return speech.say("ladder-provisional") if signed else ""


def _drawn_names(sheet: LadderSheet, speech: Speech) -> _Names:
    """Return the names of all people of a page as they can be drawn, each another one.

    A name that the font cannot show at all becomes a number. So does the end of one that looks like another then.
    """
    pinned = () if sheet.pinned is None else (sheet.pinned,)
    people = dict.fromkeys((one.index, one.name) for one in (*sheet.rows, *pinned, *sheet.nearly))
    drawn = {person: drawable(Seating(person[1])) for person in people}
    names: _Names = {}
    taken: set[str] = set()
    # Whose name can be drawn as it is keeps it.
    for (index, name), shown in sorted(drawn.items(), key=lambda one: (not one[1].text, one[1].text != one[0][1])):
        text = shown.text or speech.say("ladder-player", number=index + 1)
        own, number = split_number(text)[0], 1
        while text.casefold() in taken:
            number += 1
            text = f"{own} ({number})"
        taken.add(text.casefold())
        names[index, name] = shown._replace(text=text)
    return names


def _head(canvas: Canvas, sheet: LadderSheet, speech: Speech) -> int:
    """Write what ladder this is and the heads of the columns; return where the rows begin."""
    title, y = fonts.clean(sheet.title), _TITLE // 2 + 4
    x, room = _LEFT, _RIGHT - _LEFT
    x += canvas.text(title, x, y, size=64, least=LETTERS, weight=fonts.BLACK, ink=INK, ground=SAND, room=room)
    server = fonts.clean(sheet.server)
    if fonts.is_speakable(server):
        x += 18
        said, room = f"{_DOT.strip()} {server}", _RIGHT - x
        canvas.text(said, x, y, size=64, least=LETTERS, weight=fonts.BLACK, ink=QUIET, ground=SAND, room=room)
    y = _TITLE + _COUNTS // 2 - 4
    canvas.text(_counts(sheet, speech), _LEFT, y, size=LETTERS, ink=INK, ground=SAND, room=_RIGHT - _LEFT)
    y = _TITLE + _COUNTS + _HEADS // 2 - 2
    heads: tuple[tuple[str, int, int], ...]
    if sheet.ranked:
        canvas.text(speech.say("ladder-head-change"), _CHANGE, y, size=LETTERS, ink=QUIET, ground=SAND, room=230)
        heads = ("ladder-head-rating", _NUMBER, 420), ("ladder-head-games", _GAMES, 190)
    else:
        heads = tuple(
            (f"ladder-head-{head}", x, 220) for head, x in zip(("games", "wins", "best"), _TALLY, strict=True)
        )
    for head, x, room in heads:
        canvas.text(speech.say(head), x, y, size=LETTERS, ink=QUIET, ground=SAND, anchor="r", room=room)
    return _TITLE + _COUNTS + _HEADS


def _ranked(canvas: Canvas, row: LadderRow, top: int, names: _Names) -> None:
    """Draw a row with place, change, name, rating and games."""
    ground, middle = _ground(canvas, row, top, first=row.place == 1), top + (_ROW - _GAP) // 2
    if row.place == 1:
        crown = drawn_sprites.icon_sprite("winner", _CROWN, ground)
        canvas.put(crown.image, _PLACE - _CROWN // 2 - 4, middle - _CROWN // 2 - 2, crown.mask)
    else:
        place = "" if row.place is None else str(row.place)
        canvas.text(
            place,
            _PLACE,
            middle,
            size=58,
            least=LETTERS,
            weight=fonts.BLACK,
            ink=LINE,
            ground=ground,
            anchor="m",
            room=96,
        )
    if row.moved is not None:
        _change(canvas, row.moved, middle, ground)
    put_name(canvas, names[row.index, row.name], _NAME, middle, _NUMBER - 196, _LETTERING, ground)
    _divider(canvas, _NUMBER - 182, middle)
    wide = canvas.text(
        str(row.number), _NUMBER, middle, size=62, weight=fonts.BLACK, ink=INK, ground=ground, anchor="r", room=150
    )
    if row.provisional:
        canvas.text(_PROVISIONAL, _NUMBER - wide - 2, middle, size=58, ink=QUIET, ground=ground, anchor="r", room=40)
    _divider(canvas, _NUMBER + 20, middle)
    canvas.text(str(row.games), _GAMES, middle, size=54, least=LETTERS, ink=QUIET, ground=ground, anchor="r", room=140)


def _change(canvas: Canvas, moved: int, middle: int, ground: Colour) -> None:
    """Draw by how much a rating rose or fell: an arrow whose form tells the direction, and the number."""
    if not moved:
        canvas.text("=", _CHANGE, middle, size=LETTERS, ink=QUIET, ground=ground)
        return
    arrow = _arrow(ground, up=moved > 0)
    canvas.put(arrow.image, _CHANGE, middle - _ARROW // 2, arrow.mask)
    ink = GAIN if moved > 0 else RED
    x = _CHANGE + _ARROW + 8
    canvas.text(
        str(abs(moved)), x, middle, size=LETTERS, ink=ink, ground=ground, weight=fonts.BLACK, room=_NAME - x - 8
    )


def _tallied(canvas: Canvas, row: LadderRow, top: int, names: _Names) -> None:
    """Draw a row with name, games, wins and the best score."""
    ground, middle = _ground(canvas, row, top), top + (_ROW - _GAP) // 2
    put_name(canvas, names[row.index, row.name], _LEFT + 4, middle, _TALLY[0] - 150, _LETTERING, ground)
    cells = str(row.games), str(row.wins), "–" if row.best is None else str(row.best)
    for cell, right in zip(cells, _TALLY, strict=True):
        _divider(canvas, right - 138, middle)
        canvas.text(
            cell,
            right,
            middle,
            size=58,
            least=LETTERS,
            weight=fonts.BLACK,
            ink=INK,
            ground=ground,
            anchor="r",
            room=130,
        )


def _ground(canvas: Canvas, row: LadderRow, top: int, *, first: bool = False) -> Colour:
    """Draw the ground of a row, framed for the reader and for the first; return its colour."""
    ground, edge = (CREAM, INK) if row.own else (CREAM, GOLD) if first else (PANEL, STONE)
    canvas.put(_plate(ground, edge), MARGIN, top)
    return ground


def _divider(canvas: Canvas, x: int, middle: int) -> None:
    canvas.box(x, middle - 26, 3, 52, STONE)


@lru_cache(maxsize=4)
def _plate(ground: Colour, edge: Colour) -> Image.Image:
    wide, high = WIDTH - 2 * MARGIN, _ROW - _GAP
    pen = Pen(wide, high, 2)
    thick = {INK: 8, GOLD: 7}.get(edge, 3)
    pen.rect(0, 0, wide, high, INK if edge == GOLD else LINE, 18)
    if edge == INK:
        pen.rect(0, 0, wide, high, INK, 18)
    else:
        pen.rect(2, 2, wide - 2, high - 2, edge, 16)
    pen.rect(thick, thick, wide - thick, high - thick, ground, 16 - thick // 2)
    return drawn_sprites.flatten(drawn_sprites.shrink(pen.image, wide, high), SAND)


@lru_cache(maxsize=4)
def _arrow(ground: Colour, *, up: bool) -> Sprite:
    pen = Pen(100, 100, _ARROW * 4 / 100)
    tip, base = (8, 88) if up else (92, 12)
    pen.poly([(50, tip), (97, base), (3, base)], LEAF if up else RED)
    return drawn_sprites.to_sprite(drawn_sprites.shrink(pen.image, _ARROW, _ARROW), ground)
