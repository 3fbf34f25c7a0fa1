"""Select the legal actions of the duel that are worth trying: one of those alike, and of many the best."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Final

from engine.duel.actions import Give, PlannedAction, PlayCharacter, Sell, TakeFromCorruption
from engine.duel.sets import CLASS_OF, SMALLEST_SET
from engine.duel.tiles import KIND, Good, Tile
from engine.effects.aim_types import AtGood, AtSquare, AtToken, Copy, OntoSet, own_aim

# So many are tried at most.
MOST: Final = 16
# Of a merchant's squares, and of what a courtesan may add to one set, so many are.
_SQUARES: Final = 4
_ADDITIONS: Final = 2


def candidates(
    legal: Sequence[PlannedAction], weigh: Callable[[PlannedAction], float], pirogues_left: int
) -> list[PlannedAction]:
    """Return those of `legal` that are worth trying, in their order, at least one of them.

    Of the ways to sell a set with the same characters only those with all its goods tiles are, with the fewest statues
    and pharaoh tiles and with all; beside a set of 6 tiles or more its 3 dearest, since the rest brings another
    pirogue, if there is one. Of what a priest clears and a royal adviser discards, the most. Tiles that differ only in
    their marks are one in the hand. Of the others those are tried that `weigh` says are worth most.

    Args:
        legal: what a seat can do, or some of it.
        weigh: what the position after an action is worth at a glance, in points.
        pirogues_left: how many pirogues are on the board.
    """
    groups: dict[Hashable, list[PlannedAction]] = {}
    for action in legal:
        groups.setdefault(_group(action), []).append(action)
    chosen: list[PlannedAction] = []
    for group in groups.values():
        sales = [action for action in group if isinstance(action, Sell)]
        if sales:
            chosen += _of_sales(sales, pirogues_left)
        else:
            chosen += sorted(group, key=weigh, reverse=True)[: _most(group[0])]
    if len(chosen) > MOST:
        chosen = sorted(chosen, key=weigh, reverse=True)[:MOST]
    places = {action: place for place, action in enumerate(legal)}
    return sorted(chosen, key=places.__getitem__)


def _group(action: PlannedAction) -> Hashable:
    """Return what actions have in common of which some may be left out."""
    match action:
        case Sell():
            return "sell", action.good, _characters(action.tiles)
        case PlayCharacter():
            copied = action.aim.power if isinstance(action.aim, Copy) else None
            aim = own_aim(action.aim)
            match aim:
                case AtSquare() | AtGood() | AtToken():
                    return action.card, copied, type(aim)
                case OntoSet():
                    return action.card, copied, aim.onto
        case TakeFromCorruption() | Give():
            return type(action), CLASS_OF[KIND[action.card.code]]
    return action


def _most(action: PlannedAction) -> int:
    """Return how many of an action's group are tried."""
    aim = own_aim(action.aim) if isinstance(action, PlayCharacter) else None
    return _SQUARES if isinstance(aim, AtSquare) else _ADDITIONS if isinstance(aim, OntoSet) else 1


def _of_sales(group: Sequence[Sell], pirogues_left: int) -> list[Sell]:
    """Return the whole sets among the ways to sell one, and the first half of a large one."""
    most = max(_plain(action.tiles) for action in group)
    whole = sorted((action for action in group if _plain(action.tiles) == most), key=lambda action: len(action.tiles))
    chosen = [whole[0]] if len(whole) == 1 else [whole[0], whole[-1]]
    if pirogues_left > 1 and most >= 2 * SMALLEST_SET:
        parts = [action for action in group if _plain(action.tiles) == len(action.tiles) == SMALLEST_SET]
        chosen += sorted(parts, key=lambda action: -sum(tile.scarabs for tile in action.tiles))[:1]
    return chosen


def _plain(tiles: Sequence[Tile]) -> int:
    """Return how many tiles show one good, are no characters and cannot be used otherwise."""
    return sum(tile.power is None and tile.other is None and tile.good is not Good.STATUE for tile in tiles)


def _characters(tiles: Sequence[Tile]) -> tuple[Tile, ...]:
    return tuple(tile for tile in tiles if tile.power is not None)
