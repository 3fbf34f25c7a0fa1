"""Whose turn comes next, deliveries, and the end of a round: laying, scoring, penalty, dealing (S4, S24 to S28)."""

from __future__ import annotations

from engine.sobek.simulation.lookup_tables import (
    ALL_TOKENS,
    BACKWARD,
    COUNT,
    DECK_CARDS,
    DELIVERY,
    ENOUGH,
    GOOD,
    GREEN_CARDS,
    NO_GOOD,
    POINTS_A_STEP,
    ROUNDS,
    SCARABS_A_PROSPERITY,
    SIDES,
    SMALLEST_SET,
    SPACES,
    STARTING_HAND,
    SYMBOL,
    TOKENS_A_ROUND,
    UNIT,
    VALUED,
    WORTH,
)
from engine.sobek.simulation.state import LAYING, OVER, SCORED, STARTER, TURN, Lean


def deal(lean: Lean) -> None:
    """Set up the next round and let a seat with the fewest points name who begins it (S1, S27)."""
    lean.clear()
    lean.round += 1
    green, deck, tokens = lean.luck.shuffled(GREEN_CARDS, DECK_CARDS, ALL_TOKENS)
    for at in range(STARTING_HAND * lean.seats):
        kind = green[at]
        lean.hands[at // STARTING_HAND * SIDES + GOOD[kind]] += UNIT[kind]
    if lean.seats == 2:
        del deck[-DELIVERY:]
    lean.deck = deck
    _lay_out(lean)
    lean.tokens = tokens[:TOKENS_A_ROUND]
    fewest = min(lean.scores)
    lowest = [seat for seat in range(lean.seats) if lean.scores[seat] == fewest]
    namer = lowest[lean.luck.below(len(lowest))] if len(lowest) > 1 else lowest[0]
    lean.turn = lean.seat = namer
    lean.asked = STARTER


def pass_turn(lean: Lean) -> None:
    """Let the next seat move; deliver before that if the row is empty, and end the round if the deck is, too (S4)."""
    if not lean.row:
        if not lean.deck:
            _end(lean)
            return
        _lay_out(lean)
    following = lean.turn + 1
    if following == lean.seats:
        following = 0
    lean.turn = lean.seat = following
    lean.asked = TURN


def _lay_out(lean: Lean) -> None:
    deck = lean.deck
    row = deck[-DELIVERY:]
    if lean.from_temple:
        row.reverse()
    del deck[-DELIVERY:]
    lean.row = row


def next_waiting(lean: Lean) -> bool:
    """Ask the lowest of the seats that choose at the same time; return whether there is any."""
    for seat in range(lean.seats):
        if lean.waiting >> seat & 1:
            lean.seat = seat
            return True
    return False


def layable(lean: Lean, seat: int, good: int) -> bool:
    """Whether a seat can lay a horizontal set of a good (by index), NO_GOOD for amulets alone, still (S24)."""
    base = seat * SIDES
    if lean.laid[base + good]:
        return False
    amulets = COUNT[lean.hands[base + NO_GOOD] - lean.aside[base + NO_GOOD]]
    if good == NO_GOOD:
        return amulets >= SMALLEST_SET
    count = COUNT[lean.hands[base + good] - lean.aside[base + good]]
    return count > 0 and count + amulets >= SMALLEST_SET


def may_lay(lean: Lean, seat: int) -> bool:
    """Whether a seat can lay any horizontal set still (S24)."""
    for good in range(SIDES):  # noqa: SIM110 a generator would be slow here
        if layable(lean, seat, good):
            return True
    return False


def done_laying(lean: Lean, seat: int) -> None:
    """Ask the next seat what it lays; after the last the round is scored."""
    lean.waiting &= ~(1 << seat)
    if not next_waiting(lean):
        _finish(lean)


def _end(lean: Lean) -> None:
    lean.asked = LAYING
    waiting = 0
    for seat in range(lean.seats):
        if may_lay(lean, seat):
            waiting |= 1 << seat
    lean.waiting = waiting
    if not next_waiting(lean):
        _finish(lean)


def _finish(lean: Lean) -> None:
    """Move what was not laid to the piles, score, and go on (S24 to S28)."""
    seats, hands, aside = lean.seats, lean.hands, lean.aside
    for at in range(SIDES * seats):
        rest = hands[at] - aside[at]
        if rest:
            lean.piles[at] += rest
            lean.corruption[at // SIDES] += COUNT[rest]
        hands[at] = 0
    corrupt = _most_corrupt(lean)
    for seat in range(seats):
        points = _points(lean, seat)
        reached = lean.scores[seat] + points
        lean.scores[seat] = penalised(reached, points) if corrupt >> seat & 1 else reached
    if lean.round == ROUNDS or (lean.round == ROUNDS - 1 and max(lean.scores) > ENOUGH):
        lean.asked = OVER
        lean.turn = -1
    elif lean.pausing:
        lean.asked = SCORED
    else:
        deal(lean)


def _points(lean: Lean, seat: int) -> int:
    """Return what a seat's sets bring, vertical and horizontal ones (S24)."""
    points, first = 0, seat * SIDES
    for good in range(SIDES):
        at = first + good
        pack = lean.sets[at]
        if pack:
            points += COUNT[pack] * ((pack >> VALUED) * WORTH[good] + SCARABS_A_PROSPERITY * lean.prosperity[at])
        points += (lean.laid[at] >> VALUED) * WORTH[good]
    return points


def _most_corrupt(lean: Lean) -> int:
    """Return the corrupt seats as bits (S25)."""
    most = max(lean.corruption)
    if most == 0:
        return 0
    corrupt, highest = 0, -1
    for seat in range(lean.seats):
        if lean.corruption[seat] == most:
            scarabs = 0
            for good in range(SIDES):
                scarabs += (lean.piles[seat * SIDES + good] >> VALUED) * WORTH[good]
            if scarabs > highest:
                corrupt, highest = 0, scarabs
            if scarabs == highest:
                corrupt |= 1 << seat
    return corrupt


def penalised(score: int, points: int) -> int:
    """Return the score after the corruption penalty for a round of `points` (S26)."""
    symbol = SYMBOL[score % SPACES] * SPACES
    for _ in range(points // POINTS_A_STEP):
        score -= BACKWARD[symbol + score % SPACES]
        if score < 0:
            return 0
    return score
