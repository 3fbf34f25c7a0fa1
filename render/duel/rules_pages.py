"""The pictures of the rules pages of Sobek: 2 Players: tiles and tokens in numbers, what taking costs, a set."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.duel.expansion_state import ROYAL_TOKENS
from engine.duel.rules_figures import FACTS
from engine.duel.tiles import BACKS, COPIES, GOODS, KIND, TILES, Back, Good, Pirogue, Tile
from render import rules_page
from render.canvas import drawn_sprites
from render.duel import sprites as tiles
from render.presentation import Picture, Speech
from render.rules_page import GROUND, CaptionedThing, ThingRow

_TILE: Final = 84
_NARROW: Final = 70
_LARGE: Final = 100
_TOKEN: Final = 88
# A worked set: two tiles of a good with value, one without, and a statue.
_SET: Final = ("ivory-v3", "ivory-f3", "ivory-f0", "statue-h")
# The Ankh on its row: what lies to the left and to the right of it, and what is passed on the way to each.
_ROW: Final = (("livestock-h1", 1), ("wheat-h1", 0), (None, 0), ("fish-v1", 0), ("ebony-b2", 1), ("ivory-v3", 2))


def _drawers() -> Mapping[str, Callable[[Speech], tuple[ThingRow, ...]]]:
    """Return what draws the rows of each topic that has a picture."""
    return {
        "tiles": _all_tiles,
        "take": _take,
        "corruption": _backs,
        "deben": _deben,
        "sell": _set,
        "scoring": _set,
        "pirogue-list": _pirogues,
        "treasures": _treasures,
    }


def rules_picture(topic: str, speech: Speech) -> Picture | None:
    """Return the picture of a topic of the rules, None for one that has none."""
    rows = _drawers().get(topic)
    if rows is None:
        return None
    title = speech.say(f"duel-help-{topic}-title")
    return rules_page.draw_rules_page(rows(speech), speech.say("rules-picture", title=title))


def rules_numbers() -> Mapping[str, int]:
    """Return the numbers that the texts of the topics ask for."""
    return FACTS


def _front(tile: Tile, caption: str = "", *, width: int = _TILE) -> CaptionedThing:
    return CaptionedThing(tiles.front(tile, width, GROUND, marked=False), caption)


def _sorts(good: Good) -> list[CaptionedThing]:
    """Return the four sorts of tiles of a good regardless of their marks, each with how many there are."""
    found: dict[tuple[int, bool, Back], list[int]] = {}
    for kind, tile in enumerate(TILES):
        if tile.good is good and tile.power is None and tile.other is None:
            found.setdefault((tile.scarabs, tile.deben, tile.back), []).append(kind)
    counts = {kinds[0]: sum(COPIES[kind] for kind in kinds) for kinds in found.values()}
    return [_front(TILES[kind], f"× {count}", width=_NARROW) for kind, count in counts.items()]


def _all_tiles(speech: Speech) -> tuple[ThingRow, ...]:
    """Return a good in each half of a row, then the statues, and the backs without the expansion's."""
    rows = [ThingRow((*_sorts(first), *_sorts(second))) for first, second in zip(GOODS[::2], GOODS[1::2], strict=True)]
    numbers = {Back.GREY: FACTS["starting"], Back.BLACK: FACTS["goods"], Back.RED: FACTS["characters"]}
    backs = (CaptionedThing(tiles.back(back, _TILE, GROUND), f"× {count}") for back, count in numbers.items())
    return (*rows, ThingRow((_front(TILES[KIND["statue-h"]], f"× {FACTS['statues']}"), *backs)))


def _take(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the Ankh on a row of the market, and what each tile to its sides costs."""
    things = []
    for code, cost in _ROW:
        if code is None:
            things.append(CaptionedThing(drawn_sprites.icon_sprite("pawn", _LARGE, GROUND), marked=True))
            continue
        free = not cost
        caption = speech.say("rules-free") if free else f"+{cost}"
        sprite = tiles.front(TILES[KIND[code]], _TILE, GROUND)
        things.append(CaptionedThing(sprite, caption, "" if free else "corruption", good=free))
    return (ThingRow(tuple(things)),)


def _backs(speech: Speech) -> tuple[ThingRow, ...]:
    """Return a corruption of tiles that are seen by their backs."""
    shown = (*(back for back in BACKS if back is not Back.GOLD), Back.BLACK)
    return (
        ThingRow(
            tuple(CaptionedThing(tiles.back(back, _TILE, GROUND)) for back in shown), f"= {len(shown)}", "corruption"
        ),
    )


def _deben(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the deben with how many there are of each value."""
    values = [(value, FACTS[f"deben-{value}"]) for value in range(3, 10)]
    return (ThingRow(tuple(CaptionedThing(tiles.deben(value, 76, GROUND), f"× {count}") for value, count in values)),)


def _set(speech: Speech) -> tuple[ThingRow, ...]:
    """Return a set of four with what it is worth."""
    chosen = [TILES[KIND[code]] for code in _SET]
    scarabs = sum(tile.scarabs for tile in chosen)
    worth = f"{len(chosen)} × {scarabs} = {len(chosen) * scarabs}"
    return (ThingRow(tuple(_front(tile) for tile in chosen), worth),)


def _pirogues(speech: Speech) -> tuple[ThingRow, ...]:
    """Return all pirogues with how many there are of each, those of the expansion in a row of their own."""
    known = [_pirogue(one) for one in Pirogue if one not in (Pirogue.THEFT, Pirogue.SCARABS2)]
    more = [_pirogue(one) for one in (Pirogue.THEFT, Pirogue.SCARABS2)]
    return (ThingRow(tuple(known[:5])), ThingRow((*known[5:], *more)))


def _pirogue(pirogue: Pirogue) -> CaptionedThing:
    return CaptionedThing(tiles.pirogue(pirogue, _TOKEN, GROUND), f"× {FACTS[f'pirogue-{pirogue}']}")


def _treasures(speech: Speech) -> tuple[ThingRow, ...]:
    """Return the tiles of the expansion, and its tokens of royal corruption."""
    pharaohs = tuple(_front(tile) for tile in TILES if tile.other is not None)
    royal = tuple(CaptionedThing(tiles.royal(value, _TILE, GROUND)) for value in ROYAL_TOKENS)
    return (ThingRow(pharaohs), ThingRow(royal))
