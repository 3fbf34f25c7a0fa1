"""Apply the effects of characters (S8, S11 to S17) and event tokens (S7, S18 to S23)."""

from __future__ import annotations

from engine.sobek.simulation.move_codes import AIM, BODY, FIRST_SHIFT, KIND, NONE, SET_SHIFT, TOKEN, TOKEN_AIM
from engine.sobek.simulation.packed_counts import (
    BACKS,
    BACKWARD,
    CHARACTERS,
    CORRUPTION_A_CURSE,
    COUNT,
    COURTESAN,
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    FORWARD,
    GOOD,
    GUILDS,
    KINDS_OF_BACK,
    MASK,
    MERCHANT,
    NO_GOOD,
    PRIEST,
    PRIESTESS,
    PROSPERITY,
    QUEEN,
    QUEEN_DRAWS,
    SCRIBE_LEAVES,
    SHIFT,
    SIDES,
    SPACES,
    THIEF,
    UNIT,
)
from engine.sobek.simulation.packed_counts import VIZIER as VIZIER_KIND
from engine.sobek.simulation.rounds import next_waiting, pass_turn
from engine.sobek.simulation.state import SCRIBE, TURN, VIZIER, SimulationState


def gain(sim: SimulationState, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    sim.hands[seat * SIDES + GOOD[kind]] += UNIT[kind]


def held(hands: list[int], seat: int) -> int:
    """Return how many cards a seat has among packs, such as its hand."""
    count = 0
    for at in range(seat * SIDES, seat * SIDES + SIDES):
        count += COUNT[hands[at]]
    return count


def play(sim: SimulationState, move: int) -> None:
    """Play a character for its power; the turn is over unless something is asked (S8)."""
    kind, aim, seat = move & KIND, (move & BODY) >> AIM, sim.seat
    sim.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    if kind == QUEEN:
        for _ in range(min(QUEEN_DRAWS, len(sim.deck))):
            gain(sim, seat, sim.deck.pop())
    elif kind == THIEF:
        if aim:
            _steal(sim, (aim - 1) // BACKS, (aim - 1) % BACKS)
    elif kind == MERCHANT:
        gain(sim, seat, sim.row.pop(aim - 1))
    elif kind == COURTESAN:
        if aim:
            _extend(sim, aim - 1)
    elif kind in (PRIEST, PRIESTESS):
        if aim:
            _clear(sim, (aim - 1) >> 2, aim - 1 & CHARACTERS)
    elif kind == VIZIER_KIND:
        if aim:
            sim.target = aim - 1
            sim.asked = VIZIER
            return
    elif _reduce(sim):
        return
    pass_turn(sim)


def _steal(sim: SimulationState, target: int, back: int) -> None:
    base, count = target * SIDES, 0
    kinds = KINDS_OF_BACK[back]
    for kind in kinds:
        count += sim.hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]
    left = sim.rng.below(count)
    for kind in kinds:
        left -= sim.hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]
        if left < 0:
            sim.hands[base + GOOD[kind]] -= UNIT[kind]
            gain(sim, sim.seat, kind)
            return


def _extend(sim: SimulationState, aim: int) -> None:
    """Add one or two cards to a set; those that join the amulets alone fix their good (S16)."""
    base, before = sim.seat * SIDES, aim >> SET_SHIFT
    first, second = aim >> FIRST_SHIFT & KIND, aim & KIND
    after = before
    if before == NO_GOOD:
        after = GOOD[first]
        if after == NO_GOOD and second != NONE:
            after = GOOD[second]
    sim.hands[base + GOOD[first]] -= UNIT[first]
    pack = UNIT[first]
    if second != NONE:
        sim.hands[base + GOOD[second]] -= UNIT[second]
        pack += UNIT[second]
    add_to_set(sim, base, before, after, pack)


def add_to_set(sim: SimulationState, base: int, before: int, after: int, pack: int) -> None:
    """Put cards on the set that has the good `before` and has `after` then; a seat's packs begin at `base`."""
    if before != after:
        sim.sets[base + after] = sim.sets[base + before]
        sim.prosperity[base + after] = sim.prosperity[base + before]
        sim.sets[base + before] = sim.prosperity[base + before] = 0
    sim.sets[base + after] += pack


def _clear(sim: SimulationState, good: int, spared: int) -> None:
    """Discard the cards of a good out of the own pile, but for the characters that are spared (S13)."""
    at = sim.seat * SIDES + good
    sim.corruption[sim.seat] -= COUNT[sim.piles[at]] - COUNT[spared]
    sim.piles[at] = spared


def _reduce(sim: SimulationState) -> bool:
    """Ask all others with more than 6 cards what they keep; return whether there is anybody (S15)."""
    waiting = 0
    for seat in range(sim.seats):
        if seat != sim.seat and held(sim.hands, seat) > SCRIBE_LEAVES:
            waiting |= 1 << seat
    sim.waiting = waiting
    if not next_waiting(sim):
        return False
    sim.asked = SCRIBE
    return True


def give(sim: SimulationState, kind: int) -> None:
    """Put a card aside for the scribe; with the last one of all seats they go to the piles (S15)."""
    seat, aside, hands = sim.seat, sim.aside, sim.hands
    aside[seat * SIDES + GOOD[kind]] += UNIT[kind]
    if held(hands, seat) - held(aside, seat) > SCRIBE_LEAVES:
        return
    sim.waiting &= ~(1 << seat)
    if next_waiting(sim):
        return
    for at in range(SIDES * sim.seats):
        given = aside[at]
        if given:
            hands[at] -= given
            sim.piles[at] += given
            sim.corruption[at // SIDES] += COUNT[given]
            aside[at] = 0
    pass_turn(sim)


def reclaim(sim: SimulationState, kind: int) -> None:
    """Take a card out of the pile that the vizier looks through (S14)."""
    sim.piles[sim.target * SIDES + GOOD[kind]] -= UNIT[kind]
    sim.corruption[sim.target] -= 1
    gain(sim, sim.seat, kind)
    pass_turn(sim)


def pick(sim: SimulationState, move: int) -> None:
    """Use up an event token and apply it; the turn is over but after a flood (S7, S23)."""
    token, aim, seat = move & TOKEN, (move & BODY) >> TOKEN_AIM, sim.seat
    sim.tokens.remove(token)
    if token == FLOOD:
        sim.asked = TURN
        return
    if token < GUILDS:
        symbol, scores = token * SPACES, sim.scores
        scores[seat] += FORWARD[symbol + scores[seat] % SPACES]
        if aim:
            scores[aim - 1] -= BACKWARD[symbol + scores[aim - 1] % SPACES]
    elif token == CURSE:
        sim.curses[aim - 1] += 1
        sim.corruption[aim - 1] += CORRUPTION_A_CURSE
    elif token == PROSPERITY:
        if aim:
            sim.prosperity[seat * SIDES + aim - 1] += 1
    elif token == EMBALMING:
        for at in range(seat * SIDES, seat * SIDES + SIDES):
            sim.hands[at] += sim.piles[at]
            sim.piles[at] = 0
        sim.corruption[seat] = CORRUPTION_A_CURSE * sim.curses[seat]
    elif token == DECEIT:
        sim.scores[seat] += sim.corruption[seat] - CORRUPTION_A_CURSE * sim.curses[seat]
    pass_turn(sim)
