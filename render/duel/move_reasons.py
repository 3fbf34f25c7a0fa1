"""Why a move of Sobek: 2 Players is good: what is gained by it, what it costs, and what it leaves to the opponent."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence

from engine.duel.actions import (
    ChooseDeben,
    Give,
    PlayCharacter,
    Sell,
    Take,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.events import SCARABS_A_PIROGUE
from engine.duel.market import LINE_INDEX, RAYS, SQUARES, Line, Square
from engine.duel.tiles import Back, Good, Power, Tile, pirogue_points
from engine.duel.views import DuelView, Lying, SeatView
from engine.effects.aims import AtBack, AtGood, AtSet, AtSquare, AtToken, Copy, OntoSet, own_aim
from engine.game import Action, Label
from render import move_reasons as told
from render.duel import set_value
from render.duel.text_events import brief
from render.face import Speech

_DRAWN = 3
_KEPT = 6


def why(action: Action, view: DuelView, speech: Speech) -> str | None:
    """Return one sentence of facts on what the viewer could do now, None where there is nothing to say of it."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    return None if own is None else told.sentence(list(_facts(action, view, own, brief(speech))), speech)


def _facts(action: Action, view: DuelView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    match action:
        case Take():
            yield from _taken(action, view, own, speech)
        case TurnAnkh():
            yield _line(action.line, view.ankh.square, (), view, speech) if view.ankh else None
        case ChooseDeben():
            yield None if action.trade else _gained(view.offered, own, speech)
        case Sell():
            yield _worth(Label("join-set", action.good), action.tiles, view, speech)
            yield speech.say("duel-why-pirogue") if view.pirogues_left else None
        case UsePirogue():
            yield _pirogue(action, own, speech)
        case PlayCharacter():
            copied = action.aim.power if isinstance(action.aim, Copy) else None
            yield speech.say("duel-why-spy", power=copied) if copied else None
            aim = own_aim(action.aim)
            yield _character(copied or action.card.power, aim, view, own, speech)
            yield _royal(_at(aim, view), speech)
        case TakeFromCorruption():
            yield _gained(action.card, own, speech)
        case Give():
            left = Counter(own.hand or ()) - Counter((*view.put_aside, action.card))
            count = sum(many for one, many in left.items() if one.good is action.card.good)
            yield speech.say("why-given", good=action.card.good, count=count)


def _taken(action: Take, view: DuelView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    reach = view.takeable[action.place - 1]
    lying = view.at(reach.square)
    tile = lying.tile if lying else None
    yield _gained(tile, own, speech)
    yield _royal(lying, speech)
    yield told.cost(len(reach.passed), speech)
    if tile is not None and tile.deben and view.bag:
        yield speech.say("duel-why-deben-icon")
    if tile is None or tile.mark is None:
        yield speech.say("duel-why-turns")
    else:
        yield _line(tile.mark, reach.square, reach.passed, view, speech)


def _gained(tile: Tile | None, own: SeatView, speech: Speech) -> str:
    """Say what a tile does in the hand to which it comes; of a tile of two goods what it does as the first."""
    if tile is None:
        return speech.say("why-hidden")
    if tile.good is Good.STATUE:
        return speech.say("why-wild")
    hand = (*(own.hand or ()), tile)
    of_good = [one for one in hand if tile.good in (one.good, one.other)]
    wild = [one for one in hand if one.good is Good.STATUE]
    used = len(of_good) + told.needed(len(of_good), len(wild))
    stood = next((one for one in own.sets if one.good is tile.good), None)
    before, there = (stood.points, len(stood.tiles)) if stood else (0, 0)
    scarabs = sum(one.scarabs for one in of_good) + (stood.scarabs if stood else 0)
    return told.gathered(tile.good, len(of_good), (there + used) * scarabs - before, wild, speech)


def _royal(lying: Lying | None, speech: Speech) -> str | None:
    """Say what comes with a pharaoh tile of the market."""
    return speech.say("duel-why-royal-drawn") if lying is not None and lying.back is Back.GOLD else None


def _at(aim: object, view: DuelView) -> Lying | None:
    """Return what lies on the square at which is aimed."""
    return view.at(aim.square) if isinstance(aim, AtSquare) and isinstance(aim.square, Square) else None


def _line(line: Line, square: Square, gone: Collection[Square], view: DuelView, speech: Speech) -> str:
    """Say how many tiles the Ankh leaves to the opponent where it lies so."""
    rays = RAYS[square.index][LINE_INDEX[line]]
    ahead = (SQUARES[index] for ray in rays for index in ray)
    count = sum(1 for one in ahead if one not in gone and view.at(one) is not None)
    return speech.say("duel-why-line", line=line, count=count)


def _worth(label: Label, tiles: Sequence[Tile], view: DuelView, speech: Speech) -> str | None:
    sums = set_value.of_set(label, tiles, view, speech)
    return speech.say("why-worth", worth=sums) if sums else None


def _pirogue(action: UsePirogue, own: SeatView, speech: Speech) -> str | None:
    if isinstance(action.aim, AtSet):
        on = next((one for one in own.sets if one.good == action.aim.onto), None)
        return speech.say("why-points", points=SCARABS_A_PIROGUE * len(on.tiles)) if on else None
    points = pirogue_points((action.pirogue,))
    return speech.say("why-points", points=points) if points else None


def _character(power: Power | None, aim: object, view: DuelView, own: SeatView, speech: Speech) -> str | None:
    match aim:
        case AtBack():
            return speech.say("duel-why-thief", count=getattr(_rival(view).backs, aim.back.code))
        case AtSquare():
            lying = _at(aim, view)
            return _gained(lying.tile if lying else None, own, speech)
        case OntoSet():
            tiles = tuple(one for one in aim.cards if isinstance(one, Tile))
            return _worth(Label("join-set", str(aim.onto)), tiles, view, speech)
        case AtGood():
            count = sum(aim.good in (one.good, one.other) for one in own.pile or ())
            return speech.say("why-fewer", count=count)
        case AtToken():
            return speech.say("duel-why-royal", value=aim.value)
        case _:
            return _unaimed(power, view, speech)


def _unaimed(power: Power | None, view: DuelView, speech: Speech) -> str:
    match power:
        case Power.QUEEN:
            count, message = min(_DRAWN, view.pile), "duel-why-queen"
        case Power.VIZIER:
            count, message = _rival(view).corruption, "duel-why-vizier"
        case Power.SCRIBE:
            count, message = max(0, _rival(view).backs.total - _KEPT), "duel-why-scribe"
        case Power.ARCHITECT:
            return speech.say("duel-why-architect")
        case _:
            count, message = 0, "why-nothing"
    return speech.say(message, count=count) if count else speech.say("why-nothing")


def _rival(view: DuelView) -> SeatView:
    return next(seat for seat in view.seats if seat.seat != view.viewer)
