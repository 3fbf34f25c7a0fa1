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
from engine.duel.sets import unsold
from engine.duel.tiles import GOOD_INDEX, GOODS, KIND, Back, Good, Power, Tile, pirogue_points
from engine.duel.views import Ankh, DuelView, Lying, SeatView
from engine.effects.aim_types import AtBack, AtGood, AtSet, AtSquare, AtToken, Copy, OntoSet, own_aim
from engine.game import Action, Label
from render import move_reasons as reasons
from render.duel import set_value
from render.duel.text_events import brief
from render.presentation import Speech

_DRAWN = 3
_KEPT = 6


def move_reason(action: Action, view: DuelView, speech: Speech) -> str | None:
    """Return one sentence with the reasons for a move, None where there are none."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    return None if own is None else reasons.sentence(list(_facts(action, view, own, brief(speech))), speech)


def _facts(action: Action, view: DuelView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    match action:
        case Take():
            yield from _taken(action, view, own, speech)
        case TurnAnkh():
            yield _line(action.line, view.ankh.square, (), view, speech) if view.ankh else None
        case ChooseDeben():
            if view.offered is not None and not action.trade:
                hand = _without(view.offered, own)
                yield from _came(view.offered, hand, None, _is_stuck((), view), own, speech)
        case Sell():
            yield _worth(Label("join-set", action.good), action.tiles, view, speech)
            yield speech.say("duel-why-pirogue") if view.pirogues_left else None
        case UsePirogue():
            yield _pirogue(action, own, speech)
        case PlayCharacter():
            copied = action.aim.power if isinstance(action.aim, Copy) else None
            yield speech.say("duel-why-spy", power=copied) if copied else None
            aim = own_aim(action.aim)
            if isinstance(aim, AtSquare) and isinstance(aim.square, Square):
                lying = view.at(aim.square)
                hand, tile = _without(action.card, own), lying.tile if lying else None
                yield from _came(tile, hand, None, _is_stuck((aim.square,), view), own, speech, _royal(lying, speech))
            else:
                yield _character(copied or action.card.power, aim, view, own, speech)
        case TakeFromCorruption():
            yield from _came(action.card, own.hand or (), None, _is_stuck((), view), own, speech)
        case Give():
            left = Counter(own.hand or ()) - Counter((*view.put_aside, action.card))
            count = sum(many for one, many in left.items() if one.good is action.card.good)
            yield speech.say("why-given", good=action.card.good, count=count)


def _taken(action: Take, view: DuelView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    reach = view.takeable[action.place - 1]
    lying = view.at(reach.square)
    tile = lying.tile if lying else None
    ankh = Ankh(reach.square, tile.mark if tile else None)
    stuck = _is_stuck((reach.square, *reach.passed), view, ankh)
    facts: list[str | None] = []
    if tile is not None and tile.deben and view.bag:
        facts.append(speech.say("duel-why-deben-icon"))
    if ankh.line is not None:
        facts.append(_line(ankh.line, reach.square, reach.passed, view, speech))
    elif not stuck:
        facts.append(speech.say("duel-why-turns"))
    royal = _royal(lying, speech)
    yield from _came(tile, own.hand or (), len(reach.passed), stuck, own, speech, royal, facts)


def _came(
    tile: Tile | None,
    hand: Sequence[Tile],
    corruption: int | None,
    stuck: bool,
    own: SeatView,
    speech: Speech,
    royal: str | None = None,
    facts: Sequence[str | None] = (),
) -> Iterator[str | None]:
    """Say what a tile does in the hand to which it comes, and what comes with it.

    Args:
        tile: the tile, None where it lies face down.
        hand: the hand without it.
        corruption: how many tiles are passed for it, None where no tile can be.
        stuck: whether the move ends the game, so that nothing of the hand is sold any more (D10).
        own: the seat.
        speech: the words.
        royal: what is said of royal corruption that comes with it.
        facts: what else is said, before that the game ends.
    """
    if not stuck or tile is None:
        yield _gained(tile, hand, own, speech)
        yield royal
        # Whether a tile that lies face down is corruption at the end, its back does not tell.
        yield (
            reasons.corruption_cost(corruption, speech)
            if corruption or (corruption is not None and not stuck)
            else None
        )
    else:
        gone = _is_unsold(tile, (*hand, tile), own)
        yield speech.say("duel-why-removed" if gone else "why-left", good=tile.good)
        yield royal
        spent = (corruption or 0) + (not gone)
        yield reasons.corruption_cost(spent, speech) if spent or corruption is not None else None
    yield from facts
    yield speech.say("duel-why-last") if stuck else None


def _is_unsold(tile: Tile, hand: Sequence[Tile], own: SeatView) -> bool:
    """Return whether a tile of a hand leaves the game because it could still have been sold (D10)."""
    stands: list[list[int]] = [[] for _ in GOODS]
    for one in own.sets:
        stands[GOOD_INDEX[one.good]] = [KIND[sold.code] for sold in one.tiles]
    return KIND[tile.code] in unsold(sorted(KIND[one.code] for one in hand), stands)


def _is_stuck(gone: Collection[Square], view: DuelView, ankh: Ankh | None = None) -> bool:
    """Return whether the viewer sees that the opponent can do nothing on the turn that follows (D10).

    Args:
        gone: the squares whose tiles are gone by then.
        view: the game as the viewer sees it.
        ankh: where the Ankh is then; None for where it is. Without a line its player turns it to a tile (D3).
    """
    ankh, rival = ankh or view.ankh, _rival(view)
    if ankh is None or view.pile or rival.backs.red or rival.backs.total >= reasons.SMALLEST_SET:
        return False
    lines = RAYS[ankh.square.index]
    rays = [ray for line in (lines if ankh.line is None else [lines[LINE_INDEX[ankh.line]]]) for ray in line]
    ahead = (SQUARES[index] for ray in rays for index in ray)
    return all(one in gone or view.at(one) is None for one in ahead)


def _without(tile: Tile, own: SeatView) -> list[Tile]:
    """Return a hand without one of its tiles."""
    hand = list(own.hand or ())
    hand.remove(tile)
    return hand


def _gained(tile: Tile | None, hand: Sequence[Tile], own: SeatView, speech: Speech) -> str:
    """Say what a tile does in the hand to which it comes; of a tile of two goods what it does as the first."""
    if tile is None:
        return speech.say("why-hidden")
    if tile.good is Good.STATUE:
        return speech.say("why-wild")
    hand = (*hand, tile)
    of_good = [one for one in hand if tile.good in (one.good, one.other)]
    wild = [one for one in hand if one.good is Good.STATUE]
    used = len(of_good) + reasons.wild_needed(len(of_good), len(wild))
    stood = next((one for one in own.sets if one.good is tile.good), None)
    before, there = (stood.points, len(stood.tiles)) if stood else (0, 0)
    scarabs = sum(one.scarabs for one in of_good) + (stood.scarabs if stood else 0)
    return reasons.set_progress(tile.good, len(of_good), (there + used) * scarabs - before, wild, speech)


def _royal(lying: Lying | None, speech: Speech) -> str | None:
    """Say what comes with a pharaoh tile of the market."""
    return speech.say("duel-why-royal-drawn") if lying is not None and lying.back is Back.GOLD else None


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
