"""Select the moves that the endgame solver tries: whole sets, takes, characters with their best aims."""

from __future__ import annotations

from typing import Final

from engine.sobek.simulation.legal_moves import kinds_in
from engine.sobek.simulation.move_codes import (
    AFTER,
    AIM,
    FIXED,
    NEW,
    ONTO,
    OWN,
    PICKS,
    PLAYS,
    RECLAIMS,
    SETS,
    TOKEN_AIM,
)
from engine.sobek.simulation.packed_counts import (
    AMULET,
    AMULETS,
    CHARACTERS,
    CHARACTERS_OF,
    COUNT,
    COURTESAN,
    NO_GOOD,
    REACH,
    SHIFT,
    SIDES,
    SMALLEST_SET,
    UNIT,
)
from engine.sobek.simulation.playout_policy import choose, power
from engine.sobek.simulation.policy_answers import token_worth
from engine.sobek.simulation.policy_values import corruption_cost, joined, turns, worths
from engine.sobek.simulation.state import EVENT, TURN, VIZIER, SimulationState

# Of the pile that the vizier looks through, so many cards are tried.
_LOOKED_AT: Final = 3


def endgame_moves(sim: SimulationState) -> list[int]:
    """Return the moves that are worth trying: that of the fast policy first, and all of them legal."""
    first = choose(sim)
    asked = sim.asked
    if asked == TURN:
        found = _turns(sim)
    elif asked == EVENT:
        found = [_pick(sim, token) for token in sim.tokens]
    elif asked == VIZIER:
        found = _reclaims(sim)
    else:
        return [first]
    moves = [first]
    for move in found:
        if move not in moves:
            moves.append(move)
    return moves


def _turns(sim: SimulationState) -> list[int]:
    seat = sim.seat
    base, hands, sets = seat * SIDES, sim.hands, sim.sets
    amulets = hands[base + NO_GOOD] & AMULETS
    moves: list[int] = []
    for good in range(NO_GOOD):
        own = hands[base + good]
        if own and COUNT[own + amulets] >= SMALLEST_SET:
            head = SETS + (good << AFTER) + ((OWN if sets[base + good] else NEW) << ONTO)
            _whole(sim, moves, head, base + good, own, amulets)
            plain = own - (own & CHARACTERS)
            if plain and plain != own:
                _whole(sim, moves, head, base + good, plain, amulets)
    if sim.tokens and COUNT[amulets] >= SMALLEST_SET:
        moves.append(SETS + (NO_GOOD << AFTER) + ((FIXED if sets[base + NO_GOOD] else NEW) << ONTO) + amulets)
    for place in range(1, min(REACH, len(sim.row)) + 1):
        moves.append(place)
    left, cost, idle = turns(sim), corruption_cost(sim, seat), False
    for good in range(NO_GOOD):
        own = hands[base + good]
        if own & CHARACTERS:
            for kind in CHARACTERS_OF[good]:
                if own & UNIT[kind]:
                    value, aim = power(sim, kind, left, cost)
                    if aim or value > 0 or (not idle and kind != COURTESAN):
                        idle = idle or not aim
                        moves.append(PLAYS + kind + (aim << AIM))
    return moves


def _whole(sim: SimulationState, moves: list[int], head: int, at: int, pack: int, amulets: int) -> None:
    """Add the ways to play a pack by as few amulets as it needs, and by all, unless that is for nothing."""
    count, spare = COUNT[pack], COUNT[amulets]
    needed = max(0, SMALLEST_SET - count)
    if needed > spare:
        return
    if sim.tokens or joined(sim, at, pack + (needed << SHIFT[AMULET])) > 0:
        moves.append(head + pack + (needed << SHIFT[AMULET]))
        if needed < spare:
            moves.append(head + pack + amulets)


def _pick(sim: SimulationState, token: int) -> int:
    aim = token_worth(sim, token)[1]
    return PICKS + token + (aim << TOKEN_AIM)


def _reclaims(sim: SimulationState) -> list[int]:
    """Return how to take the cards of a pile that are worth most."""
    kinds = kinds_in(sim.piles, sim.target)
    values = worths(sim, sim.seat, kinds, turns(sim))
    moves: list[int] = []
    for _ in range(min(_LOOKED_AT, len(kinds))):
        at = values.index(max(values))
        moves.append(RECLAIMS + kinds[at])
        values[at] = -1
    return moves
