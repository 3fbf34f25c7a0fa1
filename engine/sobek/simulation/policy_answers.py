"""The playout policy's answers inside a turn: an event token, cards to take, to give and to lay."""

from __future__ import annotations

from engine.sobek.simulation.legal_moves import kinds_in
from engine.sobek.simulation.move_codes import AFTER, DONE, GIVES, LAYS, PICKS, RECLAIMS, TOKEN_AIM
from engine.sobek.simulation.packed_counts import (
    AMULET,
    BACKWARD,
    CORRUPTION_A_CURSE,
    COUNT,
    CURSE,
    DECEIT,
    EMBALMING,
    FLOOD,
    FORWARD,
    GUILDS,
    NO_GOOD,
    PROSPERITY,
    PROSPEROUS,
    SHIFT,
    SIDES,
    SMALLEST_SET,
    SPACES,
    VALUED,
    WORTH,
)
from engine.sobek.simulation.policy_values import POINT, corruption_cost, turns, worths
from engine.sobek.simulation.rounds import layable
from engine.sobek.simulation.state import SimulationState

# Another turn.
_AGAIN = 6 * POINT


def pick(sim: SimulationState) -> int:
    """Pick the event token that is worth most, aimed at the opponent whom it hurts most."""
    move, best = PICKS + sim.tokens[0], -1
    for token in sim.tokens:
        value, aim = token_worth(sim, token)
        if value > best:
            move, best = PICKS + token + (aim << TOKEN_AIM), value
    return move


def token_worth(sim: SimulationState, token: int) -> tuple[int, int]:
    """Return what a token is worth, and one more than its aim, 0 without any."""
    seat = sim.seat
    if token < GUILDS:
        return _guild(sim, token * SPACES)
    if token == FLOOD:
        return _AGAIN, 0
    if token == CURSE:
        aim, most = 0, -1
        for other in range(sim.seats):
            if other != seat and sim.corruption[other] > most:
                aim, most = other + 1, sim.corruption[other]
        return CORRUPTION_A_CURSE * corruption_cost(sim, seat) * 2 // sim.seats, aim
    if token == PROSPERITY:
        best, aim = 0, 0
        for good in range(PROSPEROUS, SIDES):
            count = COUNT[sim.sets[seat * SIDES + good]]
            if count > best:
                best, aim = count, good + 1
        return 2 * best * POINT, aim
    pile = sim.corruption[seat] - CORRUPTION_A_CURSE * sim.curses[seat]
    if token == DECEIT:
        return pile * POINT, 0
    if token == EMBALMING and turns(sim):
        return pile * corruption_cost(sim, seat) * 3 // 4, 0
    return 0, 0


def _guild(sim: SimulationState, symbol: int) -> tuple[int, int]:
    """Send back the opponent who falls lowest; `symbol` is where the symbol's spaces begin in the tables."""
    aim, most = 0, 0
    for other in range(sim.seats):
        score = sim.scores[other]
        steps = BACKWARD[symbol + score % SPACES]
        if other != sim.seat and score >= steps > most:
            aim, most = other + 1, steps
    return (FORWARD[symbol + sim.scores[sim.seat] % SPACES] + most // (sim.seats - 1)) * POINT, aim


def reclaim(sim: SimulationState) -> int:
    """Take the best card of the pile that the vizier looks through."""
    kinds = kinds_in(sim.piles, sim.target)
    values = worths(sim, sim.seat, kinds, turns(sim))
    return RECLAIMS + kinds[values.index(max(values))]


def give(sim: SimulationState) -> int:
    """Put the worst card of the hand aside for the scribe."""
    base = sim.seat * SIDES
    kinds = kinds_in([sim.hands[base + good] - sim.aside[base + good] for good in range(SIDES)], 0)
    values = worths(sim, sim.seat, kinds, turns(sim))
    return GIVES + kinds[values.index(min(values))]


def lay(sim: SimulationState) -> int:
    """Lay what needs fewest amulets first, then most scarabs; all that is left of the amulets with the last set."""
    base, chosen, best, ways = sim.seat * SIDES, -1, 0, 0
    amulets = sim.hands[base + NO_GOOD] - sim.aside[base + NO_GOOD]
    for good in range(NO_GOOD):
        if layable(sim, sim.seat, good):
            pack = sim.hands[base + good] - sim.aside[base + good]
            value = SPACES * min(COUNT[pack], SMALLEST_SET) + (pack >> VALUED) * WORTH[good]
            ways += 1
            if value > best:
                chosen, best = good, value
    if chosen < 0:
        return LAYS + (NO_GOOD << AFTER) + amulets if layable(sim, sim.seat, NO_GOOD) else DONE
    pack = sim.hands[base + chosen] - sim.aside[base + chosen]
    if ways > 1:
        needed = max(0, SMALLEST_SET - COUNT[pack])
        amulets = needed << SHIFT[AMULET]
    return LAYS + (chosen << AFTER) + pack + amulets
