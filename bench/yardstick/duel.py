"""The yardstick in Sobek: 2 Players: the computer merchant as it was in November 2026, frozen to measure others by."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from bench.yardstick.duel_estimate import (
    CORRUPTION,
    PHARAOH,
    PIROGUE,
    UNKNOWN,
    Merchant,
    Position,
    kinds_of,
    lying_worth,
    royal_worth,
    without,
)
from engine.ai.greedy_merchant import best, thinking
from engine.duel.actions import (
    ChooseDeben,
    Fill,
    Give,
    PlannedAction,
    PlayCharacter,
    Sell,
    Take,
    TakeAt,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.aim_types import CharacterAim
from engine.duel.effects.characters.queen import QUEEN_DRAWS
from engine.duel.market import LINE_INDEX, RAYS, SQUARES, Line, Square
from engine.duel.tiles import GOOD_INDEX, KIND, SCARABS, Back, Good, Pirogue, Power, Tile
from engine.duel.views import DuelView, Lying
from engine.effects.aim_types import AtBack, AtGood, AtSet, AtSquare, AtToken, Copy, OntoSet
from engine.effects.scribe import SCRIBE_LEAVES

# What is worth how much, in points.
DEBEN: Final = 5.2
BETTER_DEBEN: Final = 6.5
FILLED: Final = 8.0
EXTRA_TURN: Final = 8.0
STOLEN: Final = 6.0
SHED: Final = 4.0
# How much of what is left to the opponent counts against an action, and the value of a filling to them.
LEFT: Final = 0.5
_SEVEN: Final = 7.0


@thinking
def choose(view: DuelView, legal: Sequence[PlannedAction]) -> PlannedAction:
    """Return one of `legal`, always the same for the same view; nothing but the view is looked at."""
    merchant = Merchant.of(view)
    return best(legal, lambda action: _worth(view, merchant, action))


def _worth(view: DuelView, merchant: Merchant, action: PlannedAction) -> float:
    """Return what the position after an action is worth."""
    now = merchant.now
    match action:
        case Take():
            return _take(view, merchant, action.place)
        case Fill():
            return merchant.worth(now) + FILLED
        case TurnAnkh():
            return -_left_to(view, view.ankh.square if view.ankh else SQUARES[0], action.line, ())
        case ChooseDeben():
            if not action.trade or view.offered is None:
                return merchant.worth(now)
            return merchant.worth(replace(now, hand=without(now.hand, kinds_of((view.offered,))))) + DEBEN
        case Sell():
            gain = PIROGUE if merchant.pirogues else 0.0
            return merchant.worth(_onto(now, action.good, action.tiles)) + gain
        case PlayCharacter():
            return _character(view, merchant, action)
        case UsePirogue():
            return _pirogue(view, merchant, action)
        case TakeFromCorruption():
            return _with(merchant, now, action.card)
        case Give():
            hand = without(now.hand, kinds_of((action.card,)))
            return merchant.worth(replace(now, hand=hand, corruption=now.corruption + 1))
        case TakeAt():
            raise TypeError(type(action).__name__)  # it is for plans alone, and never legal
        case _:
            assert_never(action)


def _take(view: DuelView, merchant: Merchant, place: int) -> float:
    reach = view.takeable[place - 1]
    lying = view.at(reach.square)
    tile = lying.tile if lying is not None else None
    after = replace(merchant.now, corruption=merchant.now.corruption + len(reach.passed))
    line = tile.mark if tile is not None else None
    gone = (reach.square, *reach.passed)
    left = _left_to(view, reach.square, line, gone)
    gain = _bought(view, merchant, after, lying)
    if tile is not None and tile.deben and view.bag:
        gain = max(gain, merchant.worth(after) + DEBEN)
    return gain - LEFT * left


def _left_to(view: DuelView, ankh: Square, line: Line | None, gone: Sequence[Square]) -> float:
    """Return what the best tile is worth that an Ankh on a line leaves to the opponent; its taker turns it at None."""
    if line is None:
        return UNKNOWN
    best = FILLED / 2 if view.pile else 0.0
    found = False
    for ray in RAYS[ankh.index][LINE_INDEX[line]]:
        passed = 0
        for index in ray:
            square = SQUARES[index]
            lying = view.at(square)
            if lying is None or square in gone:
                continue
            worth = lying_worth(view, lying) - CORRUPTION * passed
            best = max(best, worth) if found else worth
            found = True
            passed += 1
    return best


def _character(view: DuelView, merchant: Merchant, action: PlayCharacter) -> float:
    """Return what a position is worth after a character was played; one without an effect only leaves the hand."""
    at = replace(merchant.now, hand=without(merchant.now.hand, kinds_of((action.card,))))
    return _power(view, merchant, at, action.card.power, action.aim)


def _power(view: DuelView, merchant: Merchant, at: Position, power: Power | None, aim: CharacterAim) -> float:
    """Return what a position is worth after a power was applied in it."""
    base, rival = merchant.worth(at), view.seats[1 - (view.viewer or 0)]
    match power:
        case Power.QUEEN:
            return base + UNKNOWN * min(QUEEN_DRAWS, view.pile)
        case Power.VIZIER:
            return base + (UNKNOWN + 1 if rival.corruption else 0.0)
        case Power.THIEF if isinstance(aim, AtBack):
            return base + (PHARAOH if aim.back is Back.GOLD else STOLEN)
        case Power.MERCHANT if isinstance(aim, AtSquare):
            return _bought(view, merchant, at, view.at(aim.square))
        case Power.PRIEST | Power.PRIESTESS if isinstance(aim, AtGood):
            return merchant.worth(replace(at, corruption=at.corruption - _counted(view, aim.good)))
        case Power.COURTESAN if isinstance(aim, OntoSet):
            return merchant.worth(_onto(at, aim.onto, aim.cards))
        case Power.SCRIBE:
            return base + SHED * max(0, rival.backs.total - SCRIBE_LEAVES)
        case Power.ARCHITECT:
            return base + PIROGUE
        case Power.ADVISER if isinstance(aim, AtToken):
            return merchant.worth(replace(at, corruption=at.corruption - aim.value))
        case Power.SPY if isinstance(aim, Copy):
            return _power(view, merchant, at, aim.power, aim.aim)
        case (
            Power.THIEF
            | Power.MERCHANT
            | Power.PRIEST
            | Power.PRIESTESS
            | Power.COURTESAN
            | Power.ADVISER
            | Power.SPY
            | None
        ):
            return base
        case _:
            assert_never(power)


def _counted(view: DuelView, good: Good) -> int:
    pile = view.seats[view.viewer or 0].pile or ()
    return sum(good in (tile.good, tile.other) for tile in pile)


def _pirogue(view: DuelView, merchant: Merchant, action: UsePirogue) -> float:
    now, aim = merchant.now, action.aim
    match action.pirogue:
        case Pirogue.PYRAMID:
            return EXTRA_TURN if merchant.turns > 1 else EXTRA_TURN / 2
        case Pirogue.SCARABS | Pirogue.SCARABS2:
            return 2.2 * now.sets[GOOD_INDEX[aim.onto]][0] if isinstance(aim, AtSet) else 0.0
        case Pirogue.MUMMY:
            pile = kinds_of(view.seats[view.viewer or 0].pile or ())
            after = replace(now, hand=now.hand + pile, corruption=now.corruption - len(pile))
            return merchant.worth(after) - merchant.worth(now)
        case Pirogue.SNAKE1:
            return CORRUPTION
        case Pirogue.SNAKE2:
            return 2 * CORRUPTION
        case Pirogue.SEVEN:
            return _SEVEN
        case Pirogue.TWO_DEBEN:
            return 2 + (DEBEN if view.bag else 0.0)
        case Pirogue.HORUS:
            return BETTER_DEBEN if view.bag else 0.0
        case Pirogue.FINGER:
            return _finger(view, aim.square) if isinstance(aim, AtSquare) else 0.0
        case Pirogue.THEFT:
            return DEBEN if view.seats[1 - (view.viewer or 0)].deben else 0.0
        case _:
            assert_never(action.pirogue)


def _finger(view: DuelView, square: Square) -> float:
    """Return the value of forcing a tile on the opponent: the corruption, and the better tile that they miss."""
    ankh, lying = view.ankh, view.at(square)
    if ankh is None or ankh.line is None or lying is None:
        return 0.0
    passed = 0
    for ray in RAYS[ankh.square.index][LINE_INDEX[ankh.line]]:
        if square.index in ray:
            passed = sum(view.at(SQUARES[index]) is not None for index in ray[: ray.index(square.index)])
    missed = _left_to(view, ankh.square, ankh.line, ())
    return 1.5 + CORRUPTION * passed + missed - lying_worth(view, lying)


def _bought(view: DuelView, merchant: Merchant, at: Position, lying: Lying | None) -> float:
    """Return what a position is worth with a tile of the market, and with the royal corruption that comes with it."""
    if lying is not None and lying.back is Back.GOLD:
        return merchant.worth(at) + PHARAOH + royal_worth(view)
    return _with(merchant, at, lying.tile if lying is not None else None)


def _with(merchant: Merchant, at: Position, tile: Tile | None) -> float:
    """Return what a position is worth with one more tile in the hand, known or not."""
    if tile is None:
        return merchant.worth(at) + UNKNOWN
    return merchant.worth(replace(at, hand=(*at.hand, KIND[tile.code])))


def _onto(at: Position, good: Good, tiles: Sequence[Tile]) -> Position:
    """Return the position after tiles of the hand joined the sold set of a good."""
    kinds, index = kinds_of(tiles), GOOD_INDEX[good]
    sets = list(at.sets)
    count, scarabs = sets[index]
    sets[index] = (count + len(kinds), scarabs + sum(SCARABS[kind] for kind in kinds))
    return replace(at, hand=without(at.hand, kinds), sets=tuple(sets))
