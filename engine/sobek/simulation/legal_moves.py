"""Lists the moves of the seat that is asked, in the order in which the engine lists its actions (S9)."""

from __future__ import annotations

from typing import Final

from engine.sobek.simulation.effects import held
from engine.sobek.simulation.move_codes import (
    AFTER,
    AIM,
    DONE,
    FIRST_SHIFT,
    FIXED,
    GIVES,
    LAYS,
    NAMES,
    NEW,
    NONE,
    ONTO,
    OWN,
    PICKS,
    PLAYS,
    RECLAIMS,
    SET_SHIFT,
    SETS,
    TOKEN_AIM,
)
from engine.sobek.simulation.packed_counts import (
    BACKS,
    BACKWARD,
    CHARACTERS,
    COUNT,
    COURTESAN,
    CURSE,
    FIRST_CHARACTER,
    GOOD,
    GUILDS,
    KINDS,
    KINDS_OF_BACK,
    MASK,
    MERCHANT,
    NO_GOOD,
    OF_GOOD,
    PRIEST,
    PRIESTESS,
    PROSPERITY,
    PROSPEROUS,
    REACH,
    SHIFT,
    SIDES,
    SMALLEST_SET,
    SPACES,
    THIEF,
    TOKENS,
    UNIT,
)
from engine.sobek.simulation.packed_counts import VIZIER as VIZIER_KIND
from engine.sobek.simulation.rounds import layable
from engine.sobek.simulation.state import EVENT, LAYING, SCRIBE, STARTER, TURN, VIZIER, SimulationState

_CHOICES: Final[dict[int, list[int]]] = {}


def legal(sim: SimulationState) -> list[int]:
    """Return the moves of the seat that is asked; none where nothing is."""
    seat, asked = sim.seat, sim.asked
    if asked == TURN:
        return _turns(sim, seat)
    if asked == EVENT:
        return _picks(sim, seat)
    if asked == VIZIER:
        return [RECLAIMS + kind for kind in kinds_in(sim.piles, sim.target)]
    if asked == SCRIBE:
        base = seat * SIDES
        rest = [sim.hands[base + good] - sim.aside[base + good] for good in range(SIDES)]
        return [GIVES + kind for kind in kinds_in(rest, 0)]
    if asked == LAYING:
        return _lays(sim, seat)
    if asked == STARTER:
        return [NAMES + other for other in range(sim.seats)]
    return []


def kinds_in(packs: list[int], seat: int) -> list[int]:
    """Return the different kinds that a seat has among packs, such as its hand, in their order."""
    base = seat * SIDES
    found = []
    for kind in range(KINDS):
        if packs[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]:
            found.append(kind)
    return found


def _turns(sim: SimulationState, seat: int) -> list[int]:
    base, hands, sets = seat * SIDES, sim.hands, sim.sets
    moves = list(range(1, min(REACH, len(sim.row)) + 1))
    characters = 0
    for good in range(NO_GOOD):
        characters |= hands[base + good]
    if characters & CHARACTERS:
        for kind in range(FIRST_CHARACTER, KINDS):
            if hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]:
                aims = _aims(sim, seat, kind)
                head = PLAYS + kind
                if aims:
                    for aim in aims:
                        moves.append(head + (aim + 1 << AIM))
                else:
                    moves.append(head)
    amulets = hands[base + NO_GOOD]
    alone = sets[base + NO_GOOD]
    for good in range(NO_GOOD):
        own = hands[base + good]
        if COUNT[own + amulets] < SMALLEST_SET:
            continue
        if sets[base + good]:
            _ways(moves, SETS + (good << AFTER) + (OWN << ONTO), own + amulets, False)
        elif own:
            _ways(moves, SETS + (good << AFTER) + (NEW << ONTO), own + amulets, True)
            if alone and may_fix(sim, seat, good):
                _ways(moves, SETS + (good << AFTER) + (FIXED << ONTO), own + amulets, True)
    if COUNT[amulets] >= SMALLEST_SET:
        _ways(moves, SETS + (NO_GOOD << AFTER) + ((FIXED if alone else NEW) << ONTO), amulets, False)
    return moves


def may_fix(sim: SimulationState, seat: int, good: int) -> bool:
    """Return whether cards of a good may join the seat's set of amulets alone and fix its good (S6, S19)."""
    base = seat * SIDES
    return not sim.sets[base + good] and (not sim.prosperity[base + NO_GOOD] or good >= PROSPEROUS)


def _ways(moves: list[int], head: int, pack: int, needs_good: bool) -> None:
    """Add all choices of 3 or more cards of a pack to the moves."""
    choices = _CHOICES.get(pack)
    if choices is None:
        choices = _CHOICES[pack] = _choices(pack)
    if needs_good:
        for chosen in choices:
            if chosen & OF_GOOD:
                moves.append(head + chosen)
    else:
        for chosen in choices:
            moves.append(head + chosen)


def _choices(pack: int) -> list[int]:
    """Return all parts of a pack that have 3 cards or more, in ascending order."""
    found = [0]
    for shift, mask in ((9, 7), (7, 3), (5, 3), (2, 7), (1, 1), (0, 1)):
        found = [chosen + (count << shift) for chosen in found for count in range((pack >> shift & mask) + 1)]
    return [chosen for chosen in found if COUNT[chosen] >= SMALLEST_SET]


def _lays(sim: SimulationState, seat: int) -> list[int]:
    moves = [DONE]
    base = seat * SIDES
    amulets = sim.hands[base + NO_GOOD] - sim.aside[base + NO_GOOD]
    for good in range(SIDES):
        if layable(sim, seat, good):
            if good == NO_GOOD:
                _ways(moves, LAYS + (good << AFTER), amulets, False)
            else:
                _ways(moves, LAYS + (good << AFTER), sim.hands[base + good] - sim.aside[base + good] + amulets, True)
    return moves


def _aims(sim: SimulationState, seat: int, kind: int) -> list[int]:
    """Return at what a character can be aimed."""
    if kind == MERCHANT:
        return list(range(len(sim.row)))
    if kind == COURTESAN:
        return _additions(sim, seat)
    aims: list[int] = []
    if kind in (PRIEST, PRIESTESS):
        for good in range(NO_GOOD):
            pack = sim.piles[seat * SIDES + good]
            if pack:
                _sparings(aims, good, pack, sim.sparing)
    elif kind == THIEF:
        for other in range(sim.seats):
            if other != seat:
                for back in range(BACKS):
                    if _has_back(sim.hands, other, back):
                        aims.append(other * BACKS + back)
    elif kind == VIZIER_KIND:
        for other in range(sim.seats):
            if other != seat and held(sim.piles, other):
                aims.append(other)
    return aims


def _has_back(hands: list[int], seat: int, back: int) -> bool:
    base = seat * SIDES
    for kind in KINDS_OF_BACK[back]:  # noqa: SIM110 a generator would be slow here
        if hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]:
            return True
    return False


def _sparings(aims: list[int], good: int, pack: int, sparing: bool) -> None:
    """Add all ways to clear a pile of a good, by the characters that are spared: fewest first; something has to go."""
    aims.append(good << 2)
    characters = pack & CHARACTERS
    if sparing and characters:
        for spared in (2, 1, 3):
            if spared & characters == spared and spared != pack:
                aims.append((good << 2) + spared)


def _additions(sim: SimulationState, seat: int) -> list[int]:
    """Return all ways to add one or two cards of the hand, which the courtesan has left, to sets (S16)."""
    base = seat * SIDES
    hand = sim.hands[base : base + SIDES]
    hand[GOOD[COURTESAN]] -= UNIT[COURTESAN]
    aims: list[int] = []
    for good in range(NO_GOOD):
        if sim.sets[base + good]:
            packs = [0] * SIDES
            packs[good] = hand[good]
            packs[NO_GOOD] = hand[NO_GOOD]
            _pairs(aims, good << SET_SHIFT, packs)
    if sim.sets[base + NO_GOOD]:
        for good in range(NO_GOOD):
            if not may_fix(sim, seat, good):
                hand[good] = 0
        _pairs(aims, NO_GOOD << SET_SHIFT, hand)
    return aims


def _pairs(aims: list[int], head: int, packs: list[int]) -> None:
    """Add each card of some packs alone and with each other of its good or an amulet."""
    kinds = kinds_in(packs, 0)
    for at in range(len(kinds) - 1, -1, -1):
        first = kinds[at]
        good = GOOD[first]
        aims.append(head + (first << FIRST_SHIFT) + NONE)
        for other in range(len(kinds) - 1, at, -1):
            second = kinds[other]
            if good == GOOD[second] or good == NO_GOOD or GOOD[second] == NO_GOOD:
                aims.append(head + (first << FIRST_SHIFT) + second)
        if packs[good] >> SHIFT[first] & MASK[first] > 1:
            aims.append(head + (first << FIRST_SHIFT) + first)


def _picks(sim: SimulationState, seat: int) -> list[int]:
    """Return all ways to pick one of the tokens; what can be applied cannot be refused (S7)."""
    moves: list[int] = []
    for token in range(TOKENS):
        if token not in sim.tokens:
            continue
        aims: list[int] = []
        if token < GUILDS:
            for other in range(sim.seats):
                score = sim.scores[other]
                if other != seat and score >= BACKWARD[token * SPACES + score % SPACES]:
                    aims.append(other)
        elif token == CURSE:
            for other in range(sim.seats):
                if other != seat:
                    aims.append(other)
        elif token == PROSPERITY:
            for good in range(PROSPEROUS, SIDES):
                if sim.sets[seat * SIDES + good]:
                    aims.append(good)
        if aims:
            for aim in aims:
                moves.append(PICKS + token + (aim + 1 << TOKEN_AIM))
        else:
            moves.append(PICKS + token)
    return moves
