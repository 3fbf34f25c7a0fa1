"""Apply the effects of characters (D14, P7, P8) and pirogues (D7, P9)."""

from __future__ import annotations

from bisect import insort

from engine.duel.simulation.ending import begin_turn, held, pass_turn
from engine.duel.simulation.move_codes import AIM, BODY, COPIED, FIRST, KIND, NONE, ONTO, PIROGUE_AIM
from engine.duel.simulation.move_codes import PIROGUE as INDEX
from engine.duel.simulation.packed_counts import (
    ADVISER,
    ARCHITECT,
    COUNT,
    COURTESAN,
    EMPTY,
    FINGER,
    FIRST_CHARACTER,
    GOOD,
    HORUS,
    HORUS_DRAWS,
    KINDS_OF_BACK,
    MASK,
    MERCHANT,
    MUMMY,
    OTHER_SCRIBE,
    PHARAOHS,
    POINTS,
    PRIEST,
    PRIESTESS,
    PYRAMID,
    QUEEN,
    QUEEN_DRAWS,
    SCARAB,
    SCARAB2,
    SCARABS,
    SCARABS_A_PIROGUE,
    SCRIBE,
    SCRIBE_LEAVES,
    SHIFT,
    SIDES,
    SNAKES,
    SPY,
    THEFT,
    THIEF,
    TWO,
    TWO_DEBEN,
    UNIT,
    VIZIER,
    WILD,
)
from engine.duel.simulation.state import ARCHITECT as BUILDING
from engine.duel.simulation.state import SCRIBE as REDUCING
from engine.duel.simulation.state import VIZIER as LOOKING
from engine.duel.simulation.state import SimulationState


def gain(sim: SimulationState, seat: int, kind: int) -> None:
    """Put a tile into a hand."""
    sim.hands[seat * SIDES + GOOD[kind]] += UNIT[kind]


def draw_royal(sim: SimulationState, kind: int) -> None:
    """Draw the royal corruption token that comes with a pharaoh tile of the market (P2)."""
    if GOOD[kind] == TWO:
        value = sim.royal_bag.pop(sim.rng.below(len(sim.royal_bag)))
        sim.royal[sim.seat] |= 1 << value
        sim.corruption[sim.seat] += value


def draw_deben(sim: SimulationState, seat: int) -> None:
    """Draw a deben for a seat out of the bag, which is not empty."""
    insort(sim.deben[seat], sim.bag.pop(sim.rng.below(len(sim.bag))))


def play(sim: SimulationState, move: int) -> None:
    """Play a character for its power; the turn is over unless something is asked (D14)."""
    kind, aim, seat = move & KIND, (move & BODY) >> AIM, sim.seat
    sim.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    if kind == SPY:
        kind = move >> COPIED & KIND
    else:
        if kind == OTHER_SCRIBE:
            kind = SCRIBE
        if sim.treasures:
            sim.played |= 1 << kind - FIRST_CHARACTER
    if kind == QUEEN:
        for _ in range(min(QUEEN_DRAWS, len(sim.pile))):
            gain(sim, seat, sim.pile.pop())
    elif kind == MERCHANT:
        if aim:
            _buy(sim, aim - 1)
    elif kind == THIEF:
        if aim:
            _steal(sim, aim - 1)
    elif kind == COURTESAN:
        if aim:
            _extend(sim, aim - 1)
    elif kind in (PRIEST, PRIESTESS):
        if aim:
            _clear(sim, aim - 1)
    elif kind == ADVISER:
        if aim:
            sim.royal[seat] -= 1 << aim - 1
            sim.corruption[seat] -= aim - 1
    elif kind == VIZIER:
        if held(sim.piles, 1 - seat):
            sim.asked = LOOKING
            return
    elif kind == SCRIBE:
        if held(sim.hands, 1 - seat) > SCRIBE_LEAVES:
            sim.seat = 1 - seat
            sim.asked = REDUCING
            return
    elif kind == ARCHITECT:
        sim.asked = BUILDING
        return
    pass_turn(sim)


def _buy(sim: SimulationState, square: int) -> None:
    kind = sim.market[square]
    sim.market[square] = EMPTY
    sim.occupied -= 1 << square
    gain(sim, sim.seat, kind)
    draw_royal(sim, kind)


def _steal(sim: SimulationState, back: int) -> None:
    base, count = (1 - sim.seat) * SIDES, 0
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
    """Add one or two tiles to a set (D6)."""
    at = sim.seat * SIDES + (aim >> ONTO)
    for kind in (aim >> FIRST & KIND, aim & KIND):
        if kind != NONE:
            sim.hands[sim.seat * SIDES + GOOD[kind]] -= UNIT[kind]
            sim.sold[at] += 1
            sim.scarabs[at] += SCARABS[kind]


def _clear(sim: SimulationState, good: int) -> None:
    """Discard the tiles that show a good out of the own corruption (P10)."""
    base, piles = sim.seat * SIDES, sim.piles
    two = piles[base + TWO] & PHARAOHS[good]
    sim.corruption[sim.seat] -= COUNT[piles[base + good]] + COUNT[two]
    piles[base + good] = 0
    piles[base + TWO] -= two


def reclaim(sim: SimulationState, kind: int) -> None:
    """Take a tile out of the corruption that the vizier looks at."""
    other = 1 - sim.seat
    sim.piles[other * SIDES + GOOD[kind]] -= UNIT[kind]
    sim.corruption[other] -= 1
    gain(sim, sim.seat, kind)
    pass_turn(sim)


def give(sim: SimulationState, kind: int) -> None:
    """Give a tile to the scribe; six are kept."""
    seat = sim.seat
    sim.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    sim.piles[seat * SIDES + GOOD[kind]] += UNIT[kind]
    sim.corruption[seat] += 1
    if held(sim.hands, seat) == SCRIBE_LEAVES:
        pass_turn(sim)


def use(sim: SimulationState, move: int) -> None:
    """Use up a pirogue and apply it; the turn is over but after a pyramid (D7, D9)."""
    pirogue, aim, seat = move & INDEX, (move & BODY) >> PIROGUE_AIM, sim.seat
    if sim.asked == BUILDING:
        sim.aside.remove(pirogue)
        if sim.treasures:
            (sim.aside,) = sim.rng.shuffled(sim.aside)
    else:
        sim.tokens.remove(pirogue)
    sim.points[seat] += POINTS[pirogue]
    sim.corruption[1 - seat] += SNAKES[pirogue]
    if pirogue == PYRAMID:
        sim.again = True
        begin_turn(sim)
        return
    if pirogue in (SCARAB, SCARAB2):
        if aim:
            sim.scarabs[seat * SIDES + aim - 1] += SCARABS_A_PIROGUE
    elif pirogue == MUMMY:
        _take_back(sim)
    elif pirogue == TWO_DEBEN:
        if sim.bag:
            draw_deben(sim, seat)
    elif pirogue == HORUS:
        _draw_better(sim)
    elif pirogue == FINGER:
        if aim:
            sim.finger = aim - 1
    elif pirogue == THEFT:
        lost = sim.deben[1 - seat]
        if lost:
            lost.pop(sim.rng.below(len(lost)))
    pass_turn(sim)


def _take_back(sim: SimulationState) -> None:
    base = sim.seat * SIDES
    sim.corruption[sim.seat] -= held(sim.piles, sim.seat)
    for at in range(base, base + SIDES):
        sim.hands[at] += sim.piles[at]
        sim.piles[at] = 0


def _draw_better(sim: SimulationState) -> None:
    """Draw deben and keep the highest; the others go back."""
    drawn: list[int] = []
    for _ in range(min(HORUS_DRAWS, len(sim.bag))):
        drawn.append(sim.bag.pop(sim.rng.below(len(sim.bag))))
    if drawn:
        drawn.sort()
        insort(sim.deben[sim.seat], drawn.pop())
        for value in drawn:
            insort(sim.bag, value)


def kinds_in(packs: list[int], seat: int) -> list[int]:
    """Return the different kinds that a seat has among packs, such as its hand, in their order."""
    base = seat * SIDES
    found = []
    for kind in range(len(GOOD)):
        if packs[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]:
            found.append(kind)
    return found


def shown(packs: list[int], seat: int) -> int:
    """Return the goods that are shown among a seat's packs, and WILD, as bits."""
    base, found = seat * SIDES, 0
    for good in range(WILD + 1):
        if packs[base + good] or packs[base + TWO] & PHARAOHS[good]:
            found |= 1 << good
    return found
