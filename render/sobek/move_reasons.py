"""Why a move of Sobek is good: what is gained by it, what it costs, and what it leaves to others."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat, AtSet, OntoSet, Unaimed
from engine.game import Action, Label, Seat
from engine.sobek.actions import (
    AMULETS,
    NEW,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    PlayCharacter,
    PlaySet,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import Card, Good, Power, Token
from engine.sobek.score_track import Symbol, back, forward
from engine.sobek.scores import SCARABS_A_PROSPERITY
from engine.sobek.views import SeatView, SobekView
from render import move_reasons as reasons
from render.presentation import Speech
from render.sobek import set_value
from render.sobek.score_changes import symbol_of
from render.text_parts import FACE_DOWN

_DRAWN = 3
_KEPT = 6


def move_reason(action: Action, view: SobekView, speech: Speech) -> str | None:
    """Return one sentence with the reasons for a move, None where there are none."""
    own = next((seat for seat in view.seats if seat.seat == view.viewer), None)
    return None if own is None else reasons.sentence(list(_facts(action, view, own, speech)), speech)


def _facts(action: Action, view: SobekView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    match action:
        case Take():
            card, corruption = view.row[action.place - 1], view.costs[action.place - 1]
            yield from _taken(card, own.hand or (), corruption, view.row[action.place :], view, own, speech)
        case PlaySet():
            yield _worth(_set_label(action), action.cards, view, speech)
            yield speech.say("sobek-why-token") if view.tokens_left else None
        case PlayCharacter():
            yield from _character(action.card, action.aim, view, own, speech)
        case ChooseEvent():
            yield _event(action, view, own, speech)
        case TakeFromPile():
            yield _gained(action.card, own.hand or (), own, speech)
        case Give():
            yield _given(action.card, own, view, speech)
        case Lay():
            yield _worth(Label("lay-set", action.good.code if action.good else AMULETS), action.cards, view, speech)
            yield speech.say("why-spared", count=len(action.cards))
        case LayNoMore():
            laid = sum(len(one.cards) for one in view.laid)
            yield speech.say("why-wasted", count=len(own.hand or ()) - laid)


def _taken(
    card: Card | None,
    hand: Sequence[Card],
    corruption: int,
    rest: Sequence[Card | None],
    view: SobekView,
    own: SeatView,
    speech: Speech,
) -> Iterator[str | None]:
    """Say what a card of the row does in a hand, what corruption comes with it, and what that leaves to others.

    Args:
        card: the card, None where it lies face down.
        hand: the hand to which it comes.
        corruption: how many cards are skipped for it.
        rest: the row without them and it; if the deck is empty as well, the round is over (S4).
        view: the game as the seat sees it.
        own: the seat.
        speech: the words.
    """
    if rest or view.deck:
        yield _gained(card, hand, own, speech)
        yield reasons.corruption_cost(corruption, speech)
    elif card is None:
        yield _gained(card, hand, own, speech)
        yield reasons.corruption_cost(corruption, speech) if corruption else None
    else:
        laid = _laid(card, (*hand, card), speech)
        yield laid or speech.say("why-left", good=card.good or card)
        yield reasons.corruption_cost(corruption + (laid is None), speech)
    yield _left(rest, view, speech)


def _laid(card: Card, hand: Sequence[Card], speech: Speech) -> str | None:
    """Say what a card of a hand brings that can only be laid any more, None where it becomes corruption (S24)."""
    amulets = [one for one in hand if one.good is None]
    if card.good is None:
        most = max(Counter(one.good for one in hand if one.good).values(), default=0)
        return speech.say("why-wild") if most + len(amulets) >= reasons.SMALLEST_SET else None
    of_good = [one for one in hand if one.good is card.good]
    count, points = len(of_good), sum(one.scarabs for one in of_good)
    if count >= reasons.SMALLEST_SET:
        return speech.say("sobek-why-laid", good=card.good, count=count, points=points)
    if count + len(amulets) >= reasons.SMALLEST_SET:
        return speech.say("sobek-why-laid-wild", good=card.good, count=count, points=points, wild=tuple(amulets))
    return None


def _gained(card: Card | None, hand: Sequence[Card], own: SeatView, speech: Speech) -> str:
    """Say what a card does in the hand to which it comes."""
    if card is None:
        return speech.say("why-hidden")
    if card.good is None:
        return speech.say("why-wild")
    hand = (*hand, card)
    of_good = [one for one in hand if one.good is card.good]
    amulets = [one for one in hand if one.good is None]
    used = len(of_good) + reasons.wild_needed(len(of_good), len(amulets))
    stood = next((one for one in own.sets if one.good is card.good), None)
    before, there = (stood.points, len(stood.cards)) if stood else (0, 0)
    scarabs = sum(one.scarabs for one in of_good) + (stood.scarabs if stood else 0)
    return reasons.set_progress(card.good, len(of_good), (there + used) * scarabs - before, amulets, speech)


def _left(row: Sequence[Card | None], view: SobekView, speech: Speech) -> str:
    """Say what lies before the next player when the cards up to a place are gone."""
    if row:
        return speech.say("why-next", card=row[0] or FACE_DOWN)
    return speech.say("sobek-why-delivery") if view.deck else speech.say("sobek-why-last")


def _set_label(action: PlaySet) -> Label:
    """Return the choice by which a set is played."""
    good = action.good.code if action.good else AMULETS
    if action.onto == NEW:
        return Label("new-set", good)
    return Label("fix-set" if action.onto == AMULETS and action.good else "join-set", good)


def _worth(label: Label, cards: Sequence[Card], view: SobekView, speech: Speech) -> str | None:
    sums = set_value.of_set(label, cards, view, speech)
    return speech.say("why-worth", worth=sums) if sums else None


def _character(card: Card, aim: object, view: SobekView, own: SeatView, speech: Speech) -> Iterator[str | None]:
    match aim:
        case AtBackOf():
            count = getattr(view.seats[aim.seat].backs, aim.back.code)
            yield speech.say("sobek-why-thief", name=Seat(aim.seat), count=count)
        case AtPlace():
            taken, rest = view.row[aim.place - 1], [*view.row[: aim.place - 1], *view.row[aim.place :]]
            yield from _taken(taken, _without(card, own), 0, rest, view, own, speech)
        case OntoSet():
            cards = tuple(one for one in aim.cards if isinstance(one, Card))
            good = next((one.good for one in cards if one.good), None)
            fixes = aim.onto == AMULETS and good is not None
            label = Label("fix-set", good.code) if fixes and good else Label("join-set", str(aim.onto))
            yield _worth(label, cards, view, speech)
        case AtGood():
            gone = Counter(own.pile or ()) - Counter(one for one in aim.spared if isinstance(one, Card))
            yield speech.say("why-fewer", count=sum(many for one, many in gone.items() if one.good is aim.good))
        case Unaimed():
            yield _unaimed(card, view, speech)


def _unaimed(card: Card, view: SobekView, speech: Speech) -> str:
    others = (seat.backs.total for seat in view.seats if seat.seat != view.viewer)
    match card.power:
        case Power.QUEEN:
            count, message = min(_DRAWN, view.deck), "sobek-why-queen"
        case Power.SCRIBE:
            count, message = sum(max(0, total - _KEPT) for total in others), "sobek-why-scribe"
        case _:
            count, message = 0, "why-nothing"
    return speech.say(message, count=count) if count else speech.say("why-nothing")


def _event(action: ChooseEvent, view: SobekView, own: SeatView, speech: Speech) -> str | None:
    token, aim = action.token, action.aim
    match token:
        case Token.FLOOD | Token.CURSE:
            return None
        case Token.DECEIT:
            count = len(own.pile or ())
            return speech.say("why-points", points=count) if count else speech.say("why-nothing")
        case Token.EMBALMING:
            count = len(own.pile or ())
            return speech.say("why-fewer", count=count) if count else speech.say("why-nothing")
        case Token.PROSPERITY:
            on = next((one for one in own.sets if isinstance(aim, AtSet) and _code(one.good) == aim.onto), None)
            if on is None:
                return speech.say("why-nothing")
            return speech.say("why-points", points=SCARABS_A_PROSPERITY * len(on.cards))
        case _:
            return _guild(symbol_of(token), aim, view, own, speech)


def _guild(symbol: Symbol, aim: object, view: SobekView, own: SeatView, speech: Speech) -> str:
    gain = forward(own.score, symbol) - own.score
    if not isinstance(aim, AtSeat):
        return speech.say("why-points", points=gain)
    score = view.seats[aim.seat].score
    return speech.say("sobek-why-guild", points=gain, name=Seat(aim.seat), lost=score - (back(score, symbol) or 0))


def _given(card: Card, own: SeatView, view: SobekView, speech: Speech) -> str | None:
    """Say how much of a good there is beside a card that is given away."""
    if card.good is None:
        return None
    left = Counter(own.hand or ()) - Counter((*view.put_aside, card))
    return speech.say(
        "why-given", good=card.good, count=sum(many for one, many in left.items() if one.good is card.good)
    )


def _without(card: Card, own: SeatView) -> list[Card]:
    """Return the hand that is left when a character of it is played."""
    hand = list(own.hand or ())
    hand.remove(card)
    return hand


def _code(good: Good | None) -> str:
    return good.code if good else AMULETS
