"""Icons of Sobek: 2 Players beside words: which there are, and which one stands for a named thing."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.duel.market import LINES, Line
from engine.duel.tiles import BACKS, KIND, PIROGUES, TILES, Back, Good, Pirogue, Power, Tile
from engine.game import Label, Named, Seat
from render.canvas.theme import FIELDS
from render.duel import sprites as tiles
from render.emojis import Plates, backs, bare, chip, pair, round_plate, seat_code, seats

_SETS: Final = frozenset({"set", "new-set", "join-set"})


def plates() -> Plates:
    """Return what draws each icon: goods, with scarabs and without, characters, pirogues, backs, lines, seats."""
    powers = {power.code: chip(power.code, FIELDS["character"]) for power in Power}
    tokens = {_word(pirogue): round_plate(pirogue.code) for pirogue in PIROGUES}
    colours = {_back(back): backs(partial(tiles.original_small_back, back)) for back in BACKS}
    lines = {_line(line): bare(f"line-{line.code}") for line in LINES}
    signs = {"deben": "deben", "ankh": "pawn", "corruption": "corruption", "royal": "royal"}
    return {
        **{good: chip(good, FIELDS[good]) for good in map(tiles.art_of, Good)},
        **{
            _tile(tile): pair(tiles.art_of(tile.good), tiles.art_of(tile.other))
            if tile.other
            else chip(tiles.art_of(tile.good), FIELDS[tiles.art_of(tile.good)], tile.scarabs)
            for tile in TILES
            if not tile.power
        },
        **powers,
        **tokens,
        **colours,
        **lines,
        **{code: bare(name) for code, name in signs.items()},
        **seats(),
    }


def icon_of(thing: Named) -> str | None:
    """Return the code of the icon that stands for a named thing, None where there is none."""
    match thing:
        case Seat():
            return seat_code(thing.index)
        case Tile():
            return _tile(thing)
        case Good():
            return tiles.art_of(thing)
        case Power():
            return thing.code
        case Pirogue():
            return _word(thing)
        case Back():
            return _back(thing)
        case Line():
            return _line(thing)
        case Label():
            return _of_label(thing)
        case _:
            return None


def _of_label(label: Label) -> str | None:
    match label:
        case Label("back", code) if code in set(Back):
            return _back(Back(code))
        case Label("card" | "short", "hidden"):
            return _back(Back.RED)
        case Label("card" | "short", "hidden-gold"):
            return _back(Back.GOLD)
        case Label("card" | "short", code) if code in KIND:
            return _tile(TILES[KIND[code]])
        case Label("plain", code):
            return _plain(code)
        case Label(term, code) if term in _SETS and code in set(Good):
            return tiles.art_of(Good(code))
        case Label("deben-choice", "trade"):
            return "deben"
        case Label("choice", "take"):
            return "ankh"
        case Label("choice", "give"):
            return "corruption"
        case Label("royal", _):
            return "royal"
        case _:
            return None


def _plain(code: str) -> str | None:
    """Return the icon of a tile that is named without its mark: by its good, its scarabs, and perhaps its back."""
    good = next((one for one in Good if code.startswith(one.code)), None)
    if good is None:
        return None
    return f"{tiles.art_of(good)}{code.removeprefix(good.code).strip('s0')}"


def _tile(tile: Tile) -> str:
    if tile.power is not None:
        return tile.power.code
    if tile.other is not None:
        return f"{tiles.art_of(tile.good)}_{tiles.art_of(tile.other)}"
    return f"{tiles.art_of(tile.good)}{tile.scarabs or ''}"


def _word(pirogue: Pirogue) -> str:
    return pirogue.code.replace("-", "_")


def _back(back: Back) -> str:
    return f"back_{back.code}"


def _line(line: Line) -> str:
    return f"line_{line.name.lower()}"
