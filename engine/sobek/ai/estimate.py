"""Estimate what a position is worth to a merchant, in points, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp
from typing import Final

from engine.effects.base import complete
from engine.sobek.ai.expected_cards import known_to, to_come
from engine.sobek.cards import (
    AMULET,
    CARDS,
    COPIES,
    DECK_CARDS,
    FIRST_CHARACTER,
    GOOD_INDEX,
    GOOD_OF,
    KIND,
    NO_GOOD,
    PROSPEROUS,
    SCARABS,
    Card,
    Power,
)
from engine.sobek.sets import SMALLEST_SET
from engine.sobek.views import Known, SeatView, SobekView

# Cards that leave the row between two turns of one player, for each player.
PACE: Final = 1.7
# An event token that comes with a set, and not to be left behind by the others, in points.
EVENT: Final = 9.0
# What part of the round's points it is worth not to be the most corrupt, by the number of seats. With two it counts
# twice, for then the penalty is the opponent's.
PENALTY: Final = {2: 1.0, 3: 0.45, 4: 0.45}
# What a set to be is worth that has none, one or two of its three cards.
STARTED: Final = (0.0, 0.25, 0.65)
# What a character is worth in the hand while there is time to play it.
HELD: Final = complete(
    Power,
    {
        Power.QUEEN: 4.0,
        Power.VIZIER: 2.5,
        Power.THIEF: 2.0,
        Power.MERCHANT: 2.0,
        Power.COURTESAN: 1.5,
        Power.PRIEST: 2.0,
        Power.PRIESTESS: 2.0,
        Power.SCRIBE: 1.5,
    },
)
# What part of a hand is expected to end as corruption, and how much one of several rivals outgrows the others.
LOOSE: Final = 0.4
GROWTH: Final = 0.5
_HELD: Final = tuple(0.0 if card.power is None else HELD[card.power] for card in CARDS)
_PRIESTS: Final = frozenset(KIND[name] for name in ("priest", "priestess"))
_COPIES: Final = [sum(COPIES[kind] for kind in range(len(CARDS)) if GOOD_OF[kind] == good) for good in range(NO_GOOD)]
_MEAN: Final = [
    sum(COPIES[kind] * SCARABS[kind] for kind in range(len(CARDS)) if GOOD_OF[kind] == good) / _COPIES[good]
    for good in range(NO_GOOD)
]

# A set on the table for the estimate: its cards and its scarabs, prosperity included.
Stand = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Position:
    """What one action may change: own hand and pile (kinds), own sets by index of their good, cards still to come."""

    hand: tuple[int, ...]
    pile: tuple[int, ...]
    sets: tuple[Stand, ...]
    left: int


@dataclass(frozen=True, slots=True)
class Estimator:
    """What stays the same while actions are compared, and the position before them.

    `unseen` counts the cards of each good that may still turn up; `rivals` is how corrupt the most corrupt opponent is
    expected to be; `fixable` are the goods that a set of amulets alone may take; `known` is what the merchant knows of
    the hidden cards, None where it has to guess.
    """

    now: Position
    seats: int
    curses: int
    tokens_left: int
    unseen: tuple[float, ...]
    known: Known | None
    rivals: float
    fixable: frozenset[int]

    @classmethod
    def of(cls, view: SobekView) -> Estimator:
        """Return the merchant who sees `view`, a seat's."""
        own = view.seats[view.viewer or 0]
        rivals = [seat for seat in view.seats if seat.seat != view.viewer]
        hand = _kinds(own.hand or ())
        for card in view.put_aside:
            hand.remove(KIND[card.code])
        for laid in view.laid:
            for card in laid.cards:
                hand.remove(KIND[card.code])
        pile = _kinds(own.pile or ())
        stands: list[Stand] = [(0, 0)] * (NO_GOOD + 1)
        fixable = frozenset(range(NO_GOOD))
        for one in own.sets:
            stands[GOOD_INDEX[one.good]] = (len(one.cards), one.scarabs)
            if one.good is None and one.prosperity:
                fixable = PROSPEROUS
        left = view.deck + len(view.row)
        known = known_to(view)
        return cls(
            now=Position(tuple(hand), tuple(pile), tuple(stands), left),
            seats=len(view.seats),
            curses=own.curses,
            tokens_left=view.tokens_left,
            unseen=_unseen(view, hand, pile) if known is None else tuple(to_come(view, known)),
            known=known,
            rivals=_rivals(view, len(rivals), left, len(own.hand or ()), len(pile))
            if known is None
            else _exact(rivals, known),
            fixable=fixable,
        )

    def turns(self, left: int) -> float:
        """Return how many turns of ours are to be expected while `left` cards are still to come."""
        return left / (PACE * self.seats)

    def worth(self, at: Position) -> float:
        """Return what a position is worth in points of this round, the fear of the penalty taken off."""
        turns = self.turns(at.left)
        counts, scarabs, held = [0] * (NO_GOOD + 1), [0] * (NO_GOOD + 1), 0.0
        for kind in at.hand:
            good = GOOD_OF[kind]
            counts[good] += 1
            scarabs[good] += SCARABS[kind]
            if kind >= FIRST_CHARACTER:
                held += _HELD[kind]
        amulets = counts[NO_GOOD]
        ready = sum(1 for good in range(NO_GOOD) if counts[good] >= SMALLEST_SET)
        points, by_amulets, loose = 0.0, 0.0, 0
        for good in range(NO_GOOD):
            stand = at.sets[good]
            points += stand[0] * stand[1]
            if not stand[0] and at.sets[NO_GOOD][0] and good in self.fixable:
                stand = at.sets[NO_GOOD]
            count = counts[good]
            plain = self._promise(good, count, scarabs[good], stand, turns, ready)
            points += plain
            if count < SMALLEST_SET:
                loose += count
            if amulets and (count or stand[0]):
                gain = self._promise(good, count + amulets, scarabs[good], stand, turns, ready) - plain
                by_amulets = max(by_amulets, gain)
        points += at.sets[NO_GOOD][0] * at.sets[NO_GOOD][1]
        points += max(by_amulets, 0.5 * amulets * turns / (turns + 1)) + held * turns / (turns + 1.5)
        return points - self._fear(at, turns, points, max(0, loose - amulets))

    def _promise(self, good: int, count: int, scarabs: int, stand: Stand, turns: float, ready: int) -> float:
        """Return what cards of one good in the hand may bring beyond what their set on the table has."""
        if not count:
            return 0.0
        cards, there = stand
        if count >= SMALLEST_SET:
            time = max(0.0, turns - 0.6 * max(0, ready - 1))
            sure = time / (time + 0.5)
            more = min(1.5, 0.2 * turns) * min(1.0, self.unseen[good] / 5)
            gain = (cards + count) * (there + scarabs) - cards * there + more * (there + scarabs + _MEAN[good])
            event = 0.6 * EVENT if self.tokens_left else 0.0
            return sure * (gain + event) + (1 - sure) * scarabs
        missing = SMALLEST_SET - count
        chance = STARTED[count] * turns / (turns + 2) * min(1.0, self.unseen[good] / (2 * missing + 2))
        hoped = there + scarabs + missing * _MEAN[good] * 1.3
        return chance * ((cards + SMALLEST_SET) * hoped - cards * there + (EVENT if self.tokens_left else 0.0))

    def _fear(self, at: Position, turns: float, points: float, loose: int) -> float:
        """Return the expected penalty: how likely we are the most corrupt, and what that would cost."""
        own = len(at.pile) + 2 * self.curses + loose / (1 + 0.5 * turns)
        if not _PRIESTS.isdisjoint(at.hand) and at.pile:
            goods = [GOOD_OF[kind] for kind in at.pile if kind != AMULET]
            own -= 0.6 * max((goods.count(good) for good in set(goods)), default=0)
        likely = 1 / (1 + exp((self.rivals - own) / (1.2 + 0.35 * turns)))
        return likely * PENALTY[self.seats] * max(20.0, points)


def lay_plan(counts: Sequence[int], scarabs: Sequence[int]) -> list[tuple[int, int]]:
    """Return which horizontal sets rid a hand of most cards: pairs of good and amulets to lay with it.

    `counts` and `scarabs` are by index of the good, amulets last. Among equals the most scarabs decide.
    """
    amulets = counts[NO_GOOD]
    goods = [good for good in range(NO_GOOD) if counts[good]]
    best: tuple[int, int, tuple[int, ...]] = (0, 0, ())
    for size in range(len(goods) + 1):
        for chosen in combinations(goods, size):
            needed = sum(max(0, SMALLEST_SET - counts[good]) for good in chosen)
            if needed <= amulets and chosen:
                cards = sum(counts[good] for good in chosen)
                total = sum(scarabs[good] for good in chosen)
                if (cards, total) > best[:2]:
                    best = (cards, total, chosen)
    if not best[2]:
        return [(NO_GOOD, amulets)] if amulets >= SMALLEST_SET else []
    plan = [(good, max(0, SMALLEST_SET - counts[good])) for good in best[2]]
    spare = amulets - sum(used for _, used in plan)
    return [(plan[0][0], plan[0][1] + spare), *plan[1:]]


def _kinds(cards: Sequence[Card]) -> list[int]:
    return [KIND[card.code] for card in cards]


def _exact(rivals: Sequence[SeatView], known: Known) -> float:
    """Return how corrupt the most corrupt opponent is expected to be where all piles are counted."""
    counts = [known.piles[seat.seat].backs.total + 2 * seat.curses + LOOSE * seat.backs.total for seat in rivals]
    return max(counts) + GROWTH * (len(rivals) - 1)


def _unseen(view: SobekView, hand: list[int], pile: list[int]) -> tuple[int, ...]:
    """Count the cards of each good that the viewer has seen nowhere."""
    seen = [0] * (NO_GOOD + 1)
    for kind in (*hand, *pile, *_kinds(view.discard)):
        seen[GOOD_OF[kind]] += 1
    for seat in view.seats:
        for one in seat.sets:
            for card in one.cards:
                seen[GOOD_INDEX[card.good]] += 1
    return tuple(max(0, _COPIES[good] - seen[good]) for good in range(NO_GOOD))


def _rivals(view: SobekView, others: int, left: int, own_hand: int, own_pile: int) -> float:
    """Estimate the most corrupt opponent: all cards that are nowhere else lie under the others' tiles."""
    dealt = 2 * len(view.seats) + len(DECK_CARDS) - (9 if len(view.seats) == 2 else 0)
    hands = sum(seat.backs.total for seat in view.seats)
    played = sum(len(one.cards) for seat in view.seats for one in seat.sets)
    piles = max(0, dealt - left - hands - played - len(view.discard) - own_pile)
    curses = sum(seat.curses for seat in view.seats if seat.seat != view.viewer)
    loose = LOOSE * (hands - own_hand)
    return (piles + loose + 2 * curses) / others + 1.0 * (others - 1)
