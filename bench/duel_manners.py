"""Manners of play that lead a game of Sobek: 2 Players to where it seldom goes."""

from __future__ import annotations

from collections.abc import Hashable

from engine.duel import (
    ChooseDeben,
    DuelAction,
    DuelView,
    Fill,
    Give,
    Good,
    Line,
    Pirogue,
    PlayCharacter,
    Power,
    Sell,
    Square,
    Take,
    TakeFromCorruption,
    Tile,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.market import LINE_INDEX, LINES, RAYS, SQUARES
from engine.effects.aim_types import UNAIMED, AtSquare, Copy, OntoSet

# After so many characters a spy has a choice.
_MANY_PLAYED = 4


def group(action: DuelAction) -> Hashable:
    """Return what is decided first: to take, which character, a sale of which good, which pirogue."""
    match action:
        case PlayCharacter():
            return ("character", action.card.code)
        case Sell():
            return ("sell", action.good)
        case UsePirogue():
            return ("pirogue", action.pirogue)
        case Take() | Fill() | TurnAnkh() | ChooseDeben() | TakeFromCorruption() | Give():
            return type(action).__name__


def hasty(view: DuelView, action: DuelAction) -> float:
    """Play characters and sell all that can be sold as soon as it is in the hand, and never hold long hands."""
    match action:
        case Sell():
            return 20.0 * 4.0 ** len(action.tiles)
        case PlayCharacter():
            return 20.0
        case ChooseDeben(trade=trade):
            return 9.0 if trade else 1.0
    return 1.0


def hoarding(view: DuelView, action: DuelAction) -> float:
    """Take without corruption, sell nothing but a very long set, and hold a long hand when the game ends."""
    match action:
        case Take(place=place):
            return 20.0 / (1 + len(view.takeable[place - 1].passed))
        case Sell() if len(action.tiles) >= 8:
            return 5000.0
        case Fill():
            return 20.0
        case ChooseDeben(trade=False):
            return 20.0
    return 0.1


def skipping(view: DuelView, action: DuelAction) -> float:
    """Reach far along the line, pile up corruption, and then look for mummy and priests, which live on it."""
    match action:
        case Take(place=place):
            return 4.0 ** len(view.takeable[place - 1].passed)
        case UsePirogue(pirogue=Pirogue.MUMMY):
            return 50.0
        case Sell():
            return 30.0
        case PlayCharacter(card=tile) if tile.power in (Power.PRIEST, Power.PRIESTESS):
            return 50.0
        case PlayCharacter():
            return 0.1
    return 1.0


def devout(view: DuelView, action: DuelAction) -> float:
    """Collect what is wild, add it alone or hold nothing else at the end, and sell everything else without it."""
    match action:
        case Take(place=place):
            lying = view.at(view.takeable[place - 1].square)
            if lying is None or lying.tile is None:
                return 1.0
            held = {tile.good for tile in view.seats[view.viewer or 0].hand or ()}
            return 100.0 if _wild(lying.tile) else 20.0 if lying.tile.good in held else 1.0
        case Sell(tiles=tiles):
            wild = sum(_wild(tile) for tile in tiles)
            return 0.02 if wild == len(tiles) else 50.0 * 3.0 ** len(tiles) if not wild else 0.01
        case PlayCharacter(aim=OntoSet(_, tiles)):
            return 50.0 if all(_wild(one) for one in tiles) else 0.1
        case PlayCharacter(aim=AtSquare(square)):
            bought = view.at(square)
            return 50.0 if bought is not None and bought.tile is not None and _wild(bought.tile) else 0.0
        case PlayCharacter(card=tile):
            return 0.0 if _wild(tile) else 1.0
        case TakeFromCorruption(card=tile):
            return 50.0 if _wild(tile) else 1.0
        case Give(card=tile):
            return 0.01 if _wild(tile) else 1.0
        case ChooseDeben(trade=True):
            return 20.0
    return 1.0


def timely(view: DuelView, action: DuelAction) -> float:
    """Keep characters for when they do nothing or very much, and sales for the pirogues that would do nothing."""
    other = view.seats[1 - (view.viewer or 0)]
    match action:
        case PlayCharacter(card=tile):
            match tile.power:
                case Power.SCRIBE:
                    return 1000.0 if other.backs.total > 9 else 0.01
                case Power.QUEEN:
                    return 1000.0 if view.pile < 3 else 0.01
                case Power.THIEF:
                    return 1000.0 if not other.backs.total else 0.001
                case Power.MERCHANT:
                    return 1000.0 if len(view.takeable) == 1 else 0.01
                case _:
                    return 0.3
        case UsePirogue(pirogue=Pirogue.MUMMY | Pirogue.SCARABS | Pirogue.FINGER):
            return 20.0 if action.aim == UNAIMED else 1.0
        case Sell():
            return 0.05 if any(tile.power is not None for tile in action.tiles) else 1.0
        case Take(place=place):
            lying = view.at(view.takeable[place - 1].square)
            return 20.0 if lying is not None and lying.tile is None else 2.0
    return 1.0


def restless(view: DuelView, action: DuelAction) -> float:
    """Look for one more turn and for the end: pyramids, empty lines, and all of the hand sold when little is left."""
    match action:
        case UsePirogue(pirogue=Pirogue.PYRAMID):
            return 500.0
        case PlayCharacter(card=tile):
            return 100.0 if tile.power is Power.ARCHITECT or not view.takeable else 1.0
        case Sell():
            late = not view.pile and not view.takeable
            return (500.0 if view.again or late else 0.3) * 3.0 ** len(action.tiles)
        case Fill():
            return 50.0 if view.again else 5.0
        case ChooseDeben(trade=True):
            return 5.0
    return 1.0


def lasting(view: DuelView, action: DuelAction) -> float:
    """Keep the Ankh moving till the market is bare, and hold characters and pyramids till then."""
    bare = not view.pile and not view.takeable
    match action:
        case Take(place=place):
            way = view.takeable[place - 1]
            lying = view.at(way.square)
            mark = None if lying is None or lying.tile is None else lying.tile.mark
            seen = _seen(view, way.square, mark)
            gone = len(way.passed) if mark is None or mark is way.along else 0
            return 10.0 ** min(seen - gone, 2) * 2.0 ** len(way.passed)
        case TurnAnkh(line=line):
            return 3.0 ** -_seen(view, view.ankh.square, line) if view.ankh is not None else 1.0
        case Fill():
            return 20.0
        case UsePirogue(pirogue=Pirogue.PYRAMID):
            return 500.0 if bare else 0.01
        case PlayCharacter(card=tile) if tile.power is Power.MERCHANT:
            return 1000.0 if all(one is None for row in view.market for one in row) else 0.001
        case PlayCharacter(card=tile):
            return 1.0 if bare else 0.01
        case Sell():
            return 3.0 ** len(action.tiles) if bare else 0.01
    return 1.0


def scheming(view: DuelView, action: DuelAction) -> float:
    """Collect face-down tiles, play all characters, and the spy late, as the seat that is left."""
    match action:
        case Take(place=place):
            lying = view.at(view.takeable[place - 1].square)
            return 20.0 if lying is not None and lying.tile is None else 2.0
        case PlayCharacter(aim=Copy(power)):
            late = 50.0 if len(view.played) > _MANY_PLAYED else 0.05
            return late * {Power.MERCHANT: 0.03, Power.COURTESAN: 0.1, Power.ADVISER: 3.0}.get(power, 1.0)
        case PlayCharacter(card=tile):
            return 0.05 if tile.power is Power.SPY else 30.0
        case Sell():
            return 0.2 if any(tile.power is not None for tile in action.tiles) else 2.0
        case UsePirogue(pirogue=pirogue):
            return 30.0 if pirogue is Pirogue.THEFT else 1.0
    return 1.0


def idling(view: DuelView, action: DuelAction) -> float:
    """Play every character at once, also for nothing, sell little, take without corruption, let the spy do nothing."""
    match action:
        case Take(place=place):
            lying = view.at(view.takeable[place - 1].square)
            hidden = 5.0 if lying is not None and lying.tile is None else 1.0
            return hidden * 4.0 ** -len(view.takeable[place - 1].passed)
        case PlayCharacter(aim=Copy(power, own)):
            idle = own == UNAIMED and power not in (Power.QUEEN, Power.ARCHITECT)
            return 300.0 if idle else 0.01
        case PlayCharacter(card=tile):
            return 0.01 if tile.power is Power.SPY and action.aim == UNAIMED else 50.0
        case Sell():
            return 0.1
    return 1.0


def _seen(view: DuelView, square: Square, line: Line | None) -> int:
    """Count the tiles on a line through a square, on all four for None."""
    lines = LINES if line is None else (line,)
    squares = (SQUARES[index] for one in lines for ray in RAYS[square.index][LINE_INDEX[one]] for index in ray)
    return sum(view.at(one) is not None for one in squares)


def _wild(tile: Tile) -> bool:
    return tile.good is Good.STATUE


MANNERS = (hasty, hoarding, skipping, devout, timely, restless, lasting)
# What leads to where only Treasures of the Pharaoh goes; each twice, so that two of them often meet.
TREASURES_MANNERS = (scheming, idling) * 2
