"""The merchant, a computer player: look one action ahead in its own view and pick the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, assert_never

from engine.ai.greedy_merchant import best, thinking
from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat, AtSet, OntoSet
from engine.effects.scribe import SCRIBE_LEAVES
from engine.sobek.actions import (
    AMULETS,
    NEW,
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.ai.estimate import EVENT, Estimator, Position, Stand, lay_plan
from engine.sobek.ai.expected_cards import Likely, likely, mean
from engine.sobek.cards import (
    AMULET,
    CARDS,
    FIRST_CHARACTER,
    GOOD_INDEX,
    GOOD_OF,
    KIND,
    NO_GOOD,
    SCARABS,
    Back,
    Card,
    Good,
    Power,
    Token,
)
from engine.sobek.effects.characters.courtesan import good_after
from engine.sobek.effects.characters.queen import QUEEN_DRAWS
from engine.sobek.effects.event_tokens.guild import GUILD_SYMBOL
from engine.sobek.score_track import back, forward
from engine.sobek.sets import SETS, index_of
from engine.sobek.views import SeatView, SobekView

# What is worth how much, in points; these figures won most when computers that differed in them played each other.
UNKNOWN_CARD: Final = 2.0
STOLEN_CARD: Final = {Back.BEIGE: 3.5, Back.ORANGE: 3.0, Back.GREEN: 2.0}
SHED_CARD: Final = 1.2
# What it is worth, beside the card itself, that an opponent loses it.
LOSS: Final = 1.0
CURSE: Final = 4.0
EXTRA_TURN: Final = 4.5
# How much more it pays to hurt an opponent for each point that the opponent is ahead.
AHEAD: Final = 0.03
# What it costs to leave a scarab first in the row.
LEFT_BEHIND: Final = 0.15


@thinking
def choose(view: SobekView, legal: Sequence[SobekAction]) -> SobekAction:
    """Return one of `legal`, always the same for the same view; nothing but the view is looked at."""
    merchant = Estimator.of(view)
    match legal[0]:
        case NameStarter():
            return best(legal, lambda action: float(action == NameStarter(view.viewer or 0)))
        case Lay() | LayNoMore():
            return _lay(merchant, legal)
        case ChooseEvent():
            return best(legal, lambda action: _event_worth(view, merchant, action))
        case Take() | PlaySet() | PlayCharacter() | Give() | TakeFromPile():
            return best(_sensible(merchant, legal), lambda action: _worth(view, merchant, action))


def _sensible(merchant: Estimator, legal: Sequence[SobekAction]) -> Sequence[SobekAction]:
    """Leave out sets that hold back goods cards of their own good: of many ways to play a set they are never best.

    Where there is nothing else, all are left.
    """
    goods = [0] * (NO_GOOD + 1)
    for kind in merchant.now.hand:
        if kind < FIRST_CHARACTER:
            goods[GOOD_OF[kind]] += 1
    goods[NO_GOOD] = 0

    def whole(action: SobekAction) -> bool:
        if type(action) is not PlaySet:
            return True
        count = sum(1 for card in action.cards if card.power is None and card.good is not None)
        return count == goods[GOOD_INDEX[action.good]]

    return [action for action in legal if whole(action)] or legal


def _worth(view: SobekView, merchant: Estimator, action: SobekAction) -> float:
    """Return what the position after an action of a turn, a scribe or a vizier is worth."""
    now = merchant.now
    match action:
        case Take():
            skipped = tuple(AMULET if card is None else KIND[card.code] for card in view.row[: action.place - 1])
            after = replace(now, pile=now.pile + skipped, left=now.left - action.place)
            behind = view.row[action.place] if action.place < len(view.row) else None
            cost = LEFT_BEHIND * behind.scarabs if behind is not None else 0.0
            return _with_card(merchant, after, view.row[action.place - 1]) - cost
        case PlaySet():
            after = _onto(now, now.hand, action.onto, action.good, action.cards)
            return merchant.worth(after) + (EVENT if view.tokens_left else 0.0)
        case PlayCharacter():
            return _character_worth(view, merchant, action)
        case Give():
            kind = KIND[action.card.code]
            return merchant.worth(replace(now, hand=_without(now.hand, (kind,)), pile=(*now.pile, kind)))
        case TakeFromPile():
            return _with_card(merchant, now, action.card)
        case ChooseEvent() | Lay() | LayNoMore() | NameStarter():
            return 0.0  # they are compared elsewhere
        case _:
            assert_never(action)


def _character_worth(view: SobekView, merchant: Estimator, action: PlayCharacter) -> float:
    """Return what a position is worth after a character was played; one without an effect only leaves the hand."""
    hand = _without(merchant.now.hand, (KIND[action.card.code],))
    at = replace(merchant.now, hand=hand)
    power, aim = action.card.power, action.aim
    match power:
        case Power.QUEEN:
            drawn = min(QUEEN_DRAWS, view.deck)
            after = replace(at, left=at.left - drawn)
            card = UNKNOWN_CARD if merchant.known is None else _mean_gain(merchant, after, likely(merchant.known.deck))
            return merchant.worth(after) + card * drawn
        case Power.VIZIER if isinstance(aim, AtSeat):
            # The card leaves the pile of an opponent who may be the most corrupt and is then less so.
            cleaned = replace(merchant, rivals=merchant.rivals - 1 / (len(view.seats) - 1))
            return cleaned.worth(at) + _looked_up(merchant, at, aim.seat) + AHEAD * _lead(view, view.seats[aim.seat])
        case Power.THIEF if isinstance(aim, AtBackOf):
            gain = _stolen(merchant, at, aim.seat, aim.back)
            return merchant.worth(at) + gain + AHEAD * _lead(view, view.seats[aim.seat])
        case Power.MERCHANT if isinstance(aim, AtPlace):
            return _with_card(merchant, replace(at, left=at.left - 1), view.row[aim.place - 1])
        case Power.COURTESAN if isinstance(aim, OntoSet):
            return merchant.worth(_onto(at, hand, aim.onto, good_after(aim), aim.cards))
        case Power.PRIEST | Power.PRIESTESS if isinstance(aim, AtGood):
            return merchant.worth(replace(at, pile=_cleared(at.pile, aim)))
        case Power.SCRIBE:
            rivals = [seat for seat in view.seats if seat.seat != view.viewer]
            return merchant.worth(at) + sum(SHED_CARD * max(0, seat.backs.total - SCRIBE_LEAVES) for seat in rivals)
        case Power.VIZIER | Power.THIEF | Power.MERCHANT | Power.COURTESAN | Power.PRIEST | Power.PRIESTESS | None:
            return merchant.worth(at)
        case _:
            assert_never(power)


def _cleared(pile: tuple[int, ...], aim: AtGood[Good]) -> tuple[int, ...]:
    """Return a pile without the cards of a good that a priest names, but with those that it spares."""
    good = GOOD_INDEX[aim.good]
    return tuple(kind for kind in pile if GOOD_OF[kind] != good or CARDS[kind] in aim.spared)


def _stolen(merchant: Estimator, at: Position, target: int, back: Back) -> float:
    """Return what the thief gains from an opponent, guessed where nothing is known."""
    if merchant.known is None:
        return STOLEN_CARD[back]
    return LOSS + _mean_gain(merchant, at, likely(merchant.known.hands[target], back))


def _looked_up(merchant: Estimator, at: Position, target: int) -> float:
    """Return what the vizier gains from an opponent, guessed where nothing is known."""
    if merchant.known is None:
        return UNKNOWN_CARD + 1
    pile = likely(merchant.known.piles[target])
    return max((min(1.0, chance) * _gain(merchant, at, kind) for kind, chance in set(pile)), default=0.0)


def _mean_gain(merchant: Estimator, at: Position, cards: Likely) -> float:
    """Return what a card out of a place brings to a position on average."""
    return mean(cards, lambda kind: _gain(merchant, at, kind))


def _gain(merchant: Estimator, at: Position, kind: int) -> float:
    return merchant.worth(replace(at, hand=(*at.hand, kind))) - merchant.worth(at)


def _with_card(merchant: Estimator, at: Position, card: Card | None) -> float:
    """Return what a position is worth with one more card in the hand, known or not."""
    if card is None:
        return merchant.worth(at) + (UNKNOWN_CARD if at.left else 0.0)
    return merchant.worth(replace(at, hand=(*at.hand, KIND[card.code])))


def _onto(at: Position, hand: tuple[int, ...], onto: str, good: Good | None, cards: Sequence[Card]) -> Position:
    """Return the position after cards of the hand joined a set or made a new one."""
    kinds = tuple(KIND[card.code] for card in cards)
    after = GOOD_INDEX[good]
    before = NO_GOOD if onto == AMULETS else after
    sets: list[Stand] = list(at.sets)
    count, scarabs = (0, 0) if onto == NEW else sets[before]
    sets[before] = (0, 0)
    sets[after] = (count + len(kinds), scarabs + sum(SCARABS[kind] for kind in kinds))
    return replace(at, hand=_without(hand, kinds), sets=tuple(sets))


def _event_worth(view: SobekView, merchant: Estimator, action: SobekAction) -> float:
    """Return what an event token is worth; one that hurts an opponent is worth more if the opponent is ahead."""
    if not isinstance(action, ChooseEvent):
        return 0.0
    token, now, aim = action.token, merchant.now, action.aim
    target = aim.seat if isinstance(aim, AtSeat) else None
    lead = AHEAD * _lead(view, view.seats[target]) if target is not None else 0.0
    match token:
        case Token.GUILD_ANKH | Token.GUILD_EYE | Token.GUILD_FEATHER | Token.GUILD_LOTUS:
            symbol = GUILD_SYMBOL[token]
            score = view.seats[view.viewer or 0].score
            gain = float(forward(score, symbol) - score)
            if target is not None:
                there = view.seats[target].score
                gain += (there - (back(there, symbol) or 0)) / (len(view.seats) - 1)
            return gain + lead
        case Token.CURSE:
            return CURSE / (len(view.seats) - 1) + 2.0 + lead
        case Token.FLOOD:
            return EXTRA_TURN
        case Token.PROSPERITY:
            return 2.0 * now.sets[index_of(SETS[aim.onto])][0] if isinstance(aim, AtSet) else 0.0
        case Token.DECEIT:
            return float(len(now.pile))
        case Token.EMBALMING:
            return merchant.worth(replace(now, hand=now.hand + now.pile, pile=())) - merchant.worth(now)
        case _:
            assert_never(token)


def _lay(merchant: Estimator, legal: Sequence[SobekAction]) -> SobekAction:
    """Lay the first set of the plan that rids the hand of most cards; lay no more where nothing is worth it."""
    counts, scarabs = [0] * (NO_GOOD + 1), [0] * (NO_GOOD + 1)
    for kind in merchant.now.hand:
        counts[GOOD_OF[kind]] += 1
        scarabs[GOOD_OF[kind]] += SCARABS[kind]
    plan = dict(lay_plan(counts, scarabs))

    def fits(action: SobekAction) -> float:
        if not isinstance(action, Lay):
            return 0.5
        good = GOOD_INDEX[action.good]
        amulets = sum(1 for card in action.cards if card.good is None)
        whole = good == NO_GOOD or len(action.cards) - amulets == counts[good]
        return float(whole and plan.get(good, -1) == amulets)

    return best(legal, fits)


def _lead(view: SobekView, rival: SeatView) -> float:
    """Return how far an opponent is ahead of us, sets on the table included."""
    own = view.seats[view.viewer or 0]
    return _standing(rival) - _standing(own)


def _standing(seat: SeatView) -> float:
    return float(seat.score + sum(one.points for one in seat.sets))


def _without(hand: tuple[int, ...], kinds: Sequence[int]) -> tuple[int, ...]:
    rest = list(hand)
    for kind in kinds:
        rest.remove(kind)
    return tuple(rest)
