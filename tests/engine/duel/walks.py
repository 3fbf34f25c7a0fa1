"""Random games to walk through, leaning towards the rare, and what must hold after each step."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from engine.aims import OntoSet
from engine.duel.actions import DuelAction, PlayCharacter, Sell
from engine.duel.game import Duel
from engine.duel.market import SQUARES
from engine.duel.sets import CLASS_OF
from engine.duel.state import EMPTY, OFF
from engine.duel.tiles import ALL_PIROGUES, COPIES, DEBEN_TOKENS, KIND, Tile
from engine.game import Event

EVERY_TILE = Counter(dict(enumerate(COPIES)))
EVERY_PIROGUE = Counter(ALL_PIROGUES)
EVERY_DEBEN = Counter(DEBEN_TOKENS)

# How players lean: how much likelier each kind of action (the first letter of its code) is than another.
LEANINGS: tuple[dict[str, float], ...] = (
    {},
    {"t": 8, "f": 8},
    {"s": 0.1, "c": 0.3, "t": 3},
    {"s": 5, "c": 5},
    {"c": 0.05, "s": 0.3, "t": 6, "f": 6},
)


def steps(game: Duel, random: Random, lean: dict[str, float]) -> Iterator[tuple[int, DuelAction, tuple[Event, ...]]]:
    """Play a game to its end, yielding each action after it was made."""
    while game.waiting:
        seat = game.waiting[0]
        groups: dict[str, list[DuelAction]] = {}
        for action in game.legal(seat):
            groups.setdefault(action.code[0], []).append(action)
        heads = list(groups)
        head = random.choices(heads, [lean.get(one, 1.0) for one in heads])[0]
        action = random.choice(groups[head])
        yield seat, action, game.apply(seat, action)


def walk(number: int) -> tuple[Duel, Random, dict[str, float]]:
    """Return a new game, chance for its players, and how they lean."""
    return Duel.new(2, {}, f"walk {number}"), Random(number), LEANINGS[number % len(LEANINGS)]


def check_whole(game: Duel) -> None:
    """Fail unless every tile, pirogue and deben is exactly once in the game, and it waits exactly till it is over."""
    places = [game.market, game.pile, game.boxed, game.discard, *game.hands, *game.piles, *game.removed]
    places += [kinds for sets in game.sold for kinds in sets]
    tiles: Counter[int] = Counter()
    for place in places:
        tiles.update(place)
    del tiles[EMPTY]
    assert tiles == EVERY_TILE
    assert Counter([*game.tokens, *game.aside, *game.used]) == EVERY_PIROGUE
    assert Counter([*game.bag, *game.deben[0], *game.deben[1]]) == EVERY_DEBEN
    assert len(game.market) == len(SQUARES)
    assert (not game.waiting) == (game.outcome is not None)
    assert game.ankh == OFF or game.market[game.ankh] == EMPTY
    assert game.finger == OFF or game.market[game.finger] != EMPTY
    assert all(hand == sorted(hand) for hand in game.hands)
    assert not (game.outcome is not None and any(game.hands))


def alike(action: DuelAction) -> DuelAction | tuple[object, ...]:
    """Return what is the same for all actions that differ only in the marks of the tiles that they sell or add."""
    if isinstance(action, Sell):
        return ("s", action.good, classes(action.tiles))
    if isinstance(action, PlayCharacter) and isinstance(action.aim, OntoSet):
        return ("c", action.tile, action.aim.onto, classes(action.aim.cards))
    return action


def classes(tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return the classes of some tiles; tiles of one class differ only in their marks."""
    return tuple(sorted(CLASS_OF[KIND[tile.code]] for tile in tiles))
