"""Whose turn comes next, deliveries, and the end of a round: laying, scoring, penalty, dealing (S4, S24 to S28)."""

from __future__ import annotations

from engine.sobek.simulation.packed_counts import (
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
from engine.sobek.simulation.state import LAYING, OVER, SCORED, STARTER, TURN, SimulationState


def deal(sim: SimulationState) -> None:
    """Set up the next round and let a seat with the fewest points name who begins it (S1, S27)."""
    sim.clear()
    sim.round += 1
    green, deck, tokens = sim.rng.shuffled(GREEN_CARDS, DECK_CARDS, ALL_TOKENS)
    for at in range(STARTING_HAND * sim.seats):
        kind = green[at]
        sim.hands[at // STARTING_HAND * SIDES + GOOD[kind]] += UNIT[kind]
    if sim.seats == 2:
        del deck[-DELIVERY:]
    sim.deck = deck
    _lay_out(sim)
    sim.tokens = tokens[:TOKENS_A_ROUND]
    fewest = min(sim.scores)
    lowest = [seat for seat in range(sim.seats) if sim.scores[seat] == fewest]
    namer = lowest[sim.rng.below(len(lowest))] if len(lowest) > 1 else lowest[0]
    sim.turn = sim.seat = namer
    sim.asked = STARTER


def pass_turn(sim: SimulationState) -> None:
    """Let the next seat move; deliver before that if the row is empty, and end the round if the deck is, too (S4)."""
    if not sim.row:
        if not sim.deck:
            _end(sim)
            return
        _lay_out(sim)
    following = sim.turn + 1
    if following == sim.seats:
        following = 0
    sim.turn = sim.seat = following
    sim.asked = TURN


def _lay_out(sim: SimulationState) -> None:
    deck = sim.deck
    row = deck[-DELIVERY:]
    if sim.from_temple:
        row.reverse()
    del deck[-DELIVERY:]
    sim.row = row


def next_waiting(sim: SimulationState) -> bool:
    """Ask the lowest of the seats that choose at the same time; return whether there is any."""
    for seat in range(sim.seats):
        if sim.waiting >> seat & 1:
            sim.seat = seat
            return True
    return False


def layable(sim: SimulationState, seat: int, good: int) -> bool:
    """Return whether a seat can lay a horizontal set of a good (by index), NO_GOOD for amulets alone, still (S24)."""
    base = seat * SIDES
    if sim.laid[base + good]:
        return False
    amulets = COUNT[sim.hands[base + NO_GOOD] - sim.aside[base + NO_GOOD]]
    if good == NO_GOOD:
        return amulets >= SMALLEST_SET
    count = COUNT[sim.hands[base + good] - sim.aside[base + good]]
    return count > 0 and count + amulets >= SMALLEST_SET


def may_lay(sim: SimulationState, seat: int) -> bool:
    """Return whether a seat can lay any horizontal set still (S24)."""
    for good in range(SIDES):  # noqa: SIM110 a generator would be slow here
        if layable(sim, seat, good):
            return True
    return False


def done_laying(sim: SimulationState, seat: int) -> None:
    """Ask the next seat what it lays; after the last the round is scored."""
    sim.waiting &= ~(1 << seat)
    if not next_waiting(sim):
        _finish(sim)


def _end(sim: SimulationState) -> None:
    sim.asked = LAYING
    waiting = 0
    for seat in range(sim.seats):
        if may_lay(sim, seat):
            waiting |= 1 << seat
    sim.waiting = waiting
    if not next_waiting(sim):
        _finish(sim)


def _finish(sim: SimulationState) -> None:
    """Move what was not laid to the piles, score, and go on (S24 to S28)."""
    seats, hands, aside = sim.seats, sim.hands, sim.aside
    for at in range(SIDES * seats):
        rest = hands[at] - aside[at]
        if rest:
            sim.piles[at] += rest
            sim.corruption[at // SIDES] += COUNT[rest]
        hands[at] = 0
    corrupt = _most_corrupt(sim)
    for seat in range(seats):
        points = _points(sim, seat)
        reached = sim.scores[seat] + points
        sim.scores[seat] = penalised(reached, points) if corrupt >> seat & 1 else reached
    if sim.round == ROUNDS or (sim.round == ROUNDS - 1 and max(sim.scores) > ENOUGH):
        sim.asked = OVER
        sim.turn = -1
    elif sim.pausing:
        sim.asked = SCORED
    else:
        deal(sim)


def _points(sim: SimulationState, seat: int) -> int:
    """Return what a seat's sets bring, vertical and horizontal ones (S24)."""
    points, first = 0, seat * SIDES
    for good in range(SIDES):
        at = first + good
        pack = sim.sets[at]
        if pack:
            points += COUNT[pack] * ((pack >> VALUED) * WORTH[good] + SCARABS_A_PROSPERITY * sim.prosperity[at])
        points += (sim.laid[at] >> VALUED) * WORTH[good]
    return points


def _most_corrupt(sim: SimulationState) -> int:
    """Return the corrupt seats as bits (S25)."""
    most = max(sim.corruption)
    if most == 0:
        return 0
    corrupt, highest = 0, -1
    for seat in range(sim.seats):
        if sim.corruption[seat] == most:
            scarabs = 0
            for good in range(SIDES):
                scarabs += (sim.piles[seat * SIDES + good] >> VALUED) * WORTH[good]
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
