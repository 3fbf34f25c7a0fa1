"""What characters (S8, S11 to S17) and event tokens (S7, S18 to S23) do."""

from __future__ import annotations

from engine.sobek.simulation.lookup_tables import (
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
from engine.sobek.simulation.lookup_tables import VIZIER as VIZIER_KIND
from engine.sobek.simulation.move_codes import AIM, BODY, FIRST_SHIFT, KIND, NONE, SET_SHIFT, TOKEN, TOKEN_AIM
from engine.sobek.simulation.rounds import next_waiting, pass_turn
from engine.sobek.simulation.state import SCRIBE, TURN, VIZIER, Lean


def gain(lean: Lean, seat: int, kind: int) -> None:
    """Put a card into a hand."""
    lean.hands[seat * SIDES + GOOD[kind]] += UNIT[kind]


def held(hands: list[int], seat: int) -> int:
    """Return how many cards a seat has among packs, such as its hand."""
    count = 0
    for at in range(seat * SIDES, seat * SIDES + SIDES):
        count += COUNT[hands[at]]
    return count


def play(lean: Lean, move: int) -> None:
    """Play a character for its power; the turn is over unless something is asked (S8)."""
    kind, aim, seat = move & KIND, (move & BODY) >> AIM, lean.seat
    lean.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    if kind == QUEEN:
        for _ in range(min(QUEEN_DRAWS, len(lean.deck))):
            gain(lean, seat, lean.deck.pop())
    elif kind == THIEF:
        if aim:
            _steal(lean, (aim - 1) // BACKS, (aim - 1) % BACKS)
    elif kind == MERCHANT:
        gain(lean, seat, lean.row.pop(aim - 1))
    elif kind == COURTESAN:
        if aim:
            _extend(lean, aim - 1)
    elif kind in (PRIEST, PRIESTESS):
        if aim:
            _clear(lean, (aim - 1) >> 2, aim - 1 & CHARACTERS)
    elif kind == VIZIER_KIND:
        if aim:
            lean.target = aim - 1
            lean.asked = VIZIER
            return
    elif _reduce(lean):
        return
    pass_turn(lean)


def _steal(lean: Lean, target: int, back: int) -> None:
    base, count = target * SIDES, 0
    kinds = KINDS_OF_BACK[back]
    for kind in kinds:
        count += lean.hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]
    left = lean.luck.below(count)
    for kind in kinds:
        left -= lean.hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]
        if left < 0:
            lean.hands[base + GOOD[kind]] -= UNIT[kind]
            gain(lean, lean.seat, kind)
            return


def _extend(lean: Lean, aim: int) -> None:
    """Add one or two cards to a set; those that join the amulets alone fix their good (S16)."""
    base, before = lean.seat * SIDES, aim >> SET_SHIFT
    first, second = aim >> FIRST_SHIFT & KIND, aim & KIND
    after = before
    if before == NO_GOOD:
        after = GOOD[first]
        if after == NO_GOOD and second != NONE:
            after = GOOD[second]
    lean.hands[base + GOOD[first]] -= UNIT[first]
    pack = UNIT[first]
    if second != NONE:
        lean.hands[base + GOOD[second]] -= UNIT[second]
        pack += UNIT[second]
    add_to_set(lean, base, before, after, pack)


def add_to_set(lean: Lean, base: int, before: int, after: int, pack: int) -> None:
    """Put cards on the set that has the good `before` and has `after` then; a seat's packs begin at `base`."""
    if before != after:
        lean.sets[base + after] = lean.sets[base + before]
        lean.prosperity[base + after] = lean.prosperity[base + before]
        lean.sets[base + before] = lean.prosperity[base + before] = 0
    lean.sets[base + after] += pack


def _clear(lean: Lean, good: int, spared: int) -> None:
    """Discard the cards of a good out of the own pile, but for the characters that are spared (S13)."""
    at = lean.seat * SIDES + good
    lean.corruption[lean.seat] -= COUNT[lean.piles[at]] - COUNT[spared]
    lean.piles[at] = spared


def _reduce(lean: Lean) -> bool:
    """Ask all others with more than 6 cards what they keep; return whether there is anybody (S15)."""
    waiting = 0
    for seat in range(lean.seats):
        if seat != lean.seat and held(lean.hands, seat) > SCRIBE_LEAVES:
            waiting |= 1 << seat
    lean.waiting = waiting
    if not next_waiting(lean):
        return False
    lean.asked = SCRIBE
    return True


def give(lean: Lean, kind: int) -> None:
    """Put a card aside for the scribe; with the last one of all seats they go to the piles (S15)."""
    seat, aside, hands = lean.seat, lean.aside, lean.hands
    aside[seat * SIDES + GOOD[kind]] += UNIT[kind]
    if held(hands, seat) - held(aside, seat) > SCRIBE_LEAVES:
        return
    lean.waiting &= ~(1 << seat)
    if next_waiting(lean):
        return
    for at in range(SIDES * lean.seats):
        given = aside[at]
        if given:
            hands[at] -= given
            lean.piles[at] += given
            lean.corruption[at // SIDES] += COUNT[given]
            aside[at] = 0
    pass_turn(lean)


def reclaim(lean: Lean, kind: int) -> None:
    """Take a card out of the pile that the vizier looks through (S14)."""
    lean.piles[lean.target * SIDES + GOOD[kind]] -= UNIT[kind]
    lean.corruption[lean.target] -= 1
    gain(lean, lean.seat, kind)
    pass_turn(lean)


def pick(lean: Lean, move: int) -> None:
    """Use up an event token and apply it; the turn is over but after a flood (S7, S23)."""
    token, aim, seat = move & TOKEN, (move & BODY) >> TOKEN_AIM, lean.seat
    lean.tokens.remove(token)
    if token == FLOOD:
        lean.asked = TURN
        return
    if token < GUILDS:
        symbol, scores = token * SPACES, lean.scores
        scores[seat] += FORWARD[symbol + scores[seat] % SPACES]
        if aim:
            scores[aim - 1] -= BACKWARD[symbol + scores[aim - 1] % SPACES]
    elif token == CURSE:
        lean.curses[aim - 1] += 1
        lean.corruption[aim - 1] += CORRUPTION_A_CURSE
    elif token == PROSPERITY:
        if aim:
            lean.prosperity[seat * SIDES + aim - 1] += 1
    elif token == EMBALMING:
        for at in range(seat * SIDES, seat * SIDES + SIDES):
            lean.hands[at] += lean.piles[at]
            lean.piles[at] = 0
        lean.corruption[seat] = CORRUPTION_A_CURSE * lean.curses[seat]
    elif token == DECEIT:
        lean.scores[seat] += lean.corruption[seat] - CORRUPTION_A_CURSE * lean.curses[seat]
    pass_turn(lean)
