"""Random games to walk through, leaning towards the rare, and what must hold after each step."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random

from engine.codes import TAKE
from engine.duel import RULES
from engine.duel import events as events_module
from engine.duel.actions import DuelAction, PlayCharacter, Sell, Take
from engine.duel.events import CharacterPlayed, GameScored, PirogueUsed, TileTaken
from engine.duel.expansion_state import TREASURES
from engine.duel.game import Duel
from engine.duel.market import SQUARES
from engine.duel.sets import CLASS_OF
from engine.duel.state import EMPTY, OFF
from engine.duel.tiles import (
    ALL_PIROGUES,
    DEBEN_TOKENS,
    KIND,
    PILE_TILES,
    STARTING_TILES,
    TREASURE_PIROGUES,
    TREASURE_TILES,
    Good,
    Pirogue,
    Power,
    Tile,
)
from engine.effects.aim_types import Copy, OntoSet
from engine.game import Event
from tests.engine.walks import Deal, Walks, event_codes, true_of

EVERY_TILE = sorted(STARTING_TILES + PILE_TILES)
EVERY_PIROGUE = sorted(ALL_PIROGUES)
EVERY_DEBEN = sorted(DEBEN_TOKENS)
TILES_OF_BOTH = sorted((*EVERY_TILE, *TREASURE_TILES))
PIROGUES_OF_BOTH = sorted((*EVERY_PIROGUE, *TREASURE_PIROGUES))

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
            groups.setdefault(kind_of(action), []).append(action)
        heads = list(groups)
        head = random.choices(heads, [lean.get(one, 1.0) for one in heads])[0]
        action = random.choice(groups[head])
        yield seat, action, game.apply(seat, action)


def kind_of(action: DuelAction) -> str:
    """Return the first letter of an action's code, without making the code."""
    return TAKE if isinstance(action, Take) else action.head


def deal(number: int) -> Deal:
    """Return how a walk begins."""
    return Deal(RULES, 2, options(number), f"walk {number}")


def walk(number: int) -> tuple[Duel, Random, dict[str, float]]:
    """Return a new game, chance for its players, and how they lean."""
    return deal(number).game(), Random(number), LEANINGS[number % len(LEANINGS)]


def options(number: int) -> dict[str, str]:
    """Return the options of a walk: every other has Treasures of the Pharaoh."""
    return {"expansion": TREASURES} if number % 2 else {}


def check_whole(game: Duel) -> None:
    """Fail unless every tile, pirogue and deben is there exactly once and the game waits till it is over."""
    places = [game.pile, game.boxed, game.discard, *game.hands, *game.piles, *game.removed]
    places += [kinds for sets in game.sold for kinds in sets]
    tiles = sorted(chain([kind for kind in game.market if kind != EMPTY], *places))
    pirogues, deben = [*game.tokens, *game.aside, *game.used], [*game.bag, *game.deben[0], *game.deben[1]]
    treasures = game.treasures
    if treasures is None:
        assert tiles == EVERY_TILE
        assert sorted(pirogues) == EVERY_PIROGUE
    else:
        assert tiles == TILES_OF_BOTH
        assert sorted(pirogues) == PIROGUES_OF_BOTH
        royal = [*treasures.bag, *(value for some in (*treasures.held, *treasures.discarded) for value in some)]
        assert sorted(royal) == [1, 2, 3, 4, 5, 6]
        deben += [*treasures.lost[0], *treasures.lost[1]]
    assert sorted(deben) == EVERY_DEBEN
    assert len(game.market) == len(SQUARES)
    assert (not game.waiting) == (game.outcome is not None)
    assert game.ankh == OFF or game.market[game.ankh] == EMPTY
    assert game.finger == OFF or game.market[game.finger] != EMPTY
    assert all(hand == sorted(hand) for hand in game.hands)
    assert not (game.outcome is not None and any(game.hands))


def alike(action: DuelAction) -> DuelAction | tuple[object, ...]:
    """Return what actions share that differ only in the marks of tiles that they sell or add."""
    if isinstance(action, Sell):
        return ("s", action.good, classes(action.tiles))
    if isinstance(action, PlayCharacter):
        aim = action.aim.aim if isinstance(action.aim, Copy) else action.aim
        if isinstance(aim, OntoSet):
            return ("c", action.card, aim.onto, classes(aim.cards))
    return action


def classes(tiles: tuple[Tile, ...]) -> tuple[int, ...]:
    """Return the classes of some tiles; tiles of one class differ only in their marks."""
    return tuple(sorted(CLASS_OF[KIND[tile.code]] for tile in tiles))


def check_over(game: Duel, told: Sequence[tuple[Event, ...]]) -> None:
    """Fail unless a game ended with the scores that it was told, after a likely number of actions."""
    assert game.outcome is not None
    assert game.scored is not None
    assert game.outcome.scores == tuple(seat.points for seat in game.scored.seats)
    assert 20 < len(told) < 200


def rare(game: Duel, action: DuelAction, events: tuple[Event, ...]) -> set[str]:
    """Return what is rare about an action and the position after it, and what had effects or had none."""
    found = true_of(
        again=game.again,
        long_hand=max(map(len, game.hands)) > 14,
        statues_alone=isinstance(action, Sell) and {tile.good for tile in action.tiles} == {Good.STATUE},
    )
    for event in events:
        match event:
            case PirogueUsed():
                found.add(f"{event.pirogue} {event.effect}")
            case CharacterPlayed():
                found |= {f"{event.tile.power} {event.effect}", f"as {event.copied} {event.effect}"}
            case TileTaken():
                found |= true_of(four_passed=len(event.passed) >= 4, from_the_centre=event.along is None)
            case GameScored():
                found |= true_of(removed=any(seat.removed for seat in event.seats))
    return found


# What has an effect in every walk.
ALWAYS = {Pirogue.PYRAMID, Pirogue.SNAKE1, Pirogue.SNAKE2, Pirogue.SEVEN, Pirogue.TWO_DEBEN, Pirogue.HORUS}
ALWAYS_POWERS = {Power.ARCHITECT, Power.MERCHANT, Power.THIEF}
WANTED = (
    event_codes(events_module)
    | {"again", "long_hand", "statues_alone", "four_passed", "from_the_centre", "removed"}
    | {f"{one} True" for one in (*Pirogue, *Power)}
    | {f"{one} False" for one in {*Pirogue, *Power} - ALWAYS - ALWAYS_POWERS}
    | {f"as {one} True" for one in set(Power) - {Power.SPY}}
)
WALKS = Walks(
    deal, walk, steps, check_whole, check_over, rare, WANTED, enough=400, public="tfad", alike=alike, largest=5
)
