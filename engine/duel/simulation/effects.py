"""What characters (D14, P7, P8) and pirogues (D7, P9) do."""

from __future__ import annotations

from bisect import insort

from engine.duel.simulation.ending import begin_turn, held, pass_turn
from engine.duel.simulation.lookup_tables import (
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
from engine.duel.simulation.move_codes import AIM, BODY, COPIED, FIRST, KIND, NONE, ONTO, PIROGUE_AIM
from engine.duel.simulation.move_codes import PIROGUE as INDEX
from engine.duel.simulation.state import ARCHITECT as BUILDING
from engine.duel.simulation.state import SCRIBE as REDUCING
from engine.duel.simulation.state import VIZIER as LOOKING
from engine.duel.simulation.state import Lean


def gain(lean: Lean, seat: int, kind: int) -> None:
    """Put a tile into a hand."""
    lean.hands[seat * SIDES + GOOD[kind]] += UNIT[kind]


def draw_royal(lean: Lean, kind: int) -> None:
    """Draw the royal corruption token that comes with a pharaoh tile of the market (P2)."""
    if GOOD[kind] == TWO:
        value = lean.royal_bag.pop(lean.luck.below(len(lean.royal_bag)))
        lean.royal[lean.seat] |= 1 << value
        lean.corruption[lean.seat] += value


def draw_deben(lean: Lean, seat: int) -> None:
    """Draw a deben for a seat out of the bag, which is not empty."""
    insort(lean.deben[seat], lean.bag.pop(lean.luck.below(len(lean.bag))))


def play(lean: Lean, move: int) -> None:
    """Play a character for its power; the turn is over unless something is asked (D14)."""
    kind, aim, seat = move & KIND, (move & BODY) >> AIM, lean.seat
    lean.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    if kind == SPY:
        kind = move >> COPIED & KIND
    else:
        if kind == OTHER_SCRIBE:
            kind = SCRIBE
        if lean.treasures:
            lean.played |= 1 << kind - FIRST_CHARACTER
    if kind == QUEEN:
        for _ in range(min(QUEEN_DRAWS, len(lean.pile))):
            gain(lean, seat, lean.pile.pop())
    elif kind == MERCHANT:
        if aim:
            _buy(lean, aim - 1)
    elif kind == THIEF:
        if aim:
            _steal(lean, aim - 1)
    elif kind == COURTESAN:
        if aim:
            _extend(lean, aim - 1)
    elif kind in (PRIEST, PRIESTESS):
        if aim:
            _clear(lean, aim - 1)
    elif kind == ADVISER:
        if aim:
            lean.royal[seat] -= 1 << aim - 1
            lean.corruption[seat] -= aim - 1
    elif kind == VIZIER:
        if held(lean.piles, 1 - seat):
            lean.asked = LOOKING
            return
    elif kind == SCRIBE:
        if held(lean.hands, 1 - seat) > SCRIBE_LEAVES:
            lean.seat = 1 - seat
            lean.asked = REDUCING
            return
    elif kind == ARCHITECT:
        lean.asked = BUILDING
        return
    pass_turn(lean)


def _buy(lean: Lean, square: int) -> None:
    kind = lean.market[square]
    lean.market[square] = EMPTY
    lean.occupied -= 1 << square
    gain(lean, lean.seat, kind)
    draw_royal(lean, kind)


def _steal(lean: Lean, back: int) -> None:
    base, count = (1 - lean.seat) * SIDES, 0
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
    """Add one or two tiles to a set (D6)."""
    at = lean.seat * SIDES + (aim >> ONTO)
    for kind in (aim >> FIRST & KIND, aim & KIND):
        if kind != NONE:
            lean.hands[lean.seat * SIDES + GOOD[kind]] -= UNIT[kind]
            lean.sold[at] += 1
            lean.scarabs[at] += SCARABS[kind]


def _clear(lean: Lean, good: int) -> None:
    """Discard the tiles that show a good out of the own corruption (P10)."""
    base, piles = lean.seat * SIDES, lean.piles
    two = piles[base + TWO] & PHARAOHS[good]
    lean.corruption[lean.seat] -= COUNT[piles[base + good]] + COUNT[two]
    piles[base + good] = 0
    piles[base + TWO] -= two


def reclaim(lean: Lean, kind: int) -> None:
    """Take a tile out of the corruption that the vizier looks at."""
    other = 1 - lean.seat
    lean.piles[other * SIDES + GOOD[kind]] -= UNIT[kind]
    lean.corruption[other] -= 1
    gain(lean, lean.seat, kind)
    pass_turn(lean)


def give(lean: Lean, kind: int) -> None:
    """Give a tile to the scribe; six are kept."""
    seat = lean.seat
    lean.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
    lean.piles[seat * SIDES + GOOD[kind]] += UNIT[kind]
    lean.corruption[seat] += 1
    if held(lean.hands, seat) == SCRIBE_LEAVES:
        pass_turn(lean)


def use(lean: Lean, move: int) -> None:
    """Use up a pirogue and apply it; the turn is over but after a pyramid (D7, D9)."""
    pirogue, aim, seat = move & INDEX, (move & BODY) >> PIROGUE_AIM, lean.seat
    if lean.asked == BUILDING:
        lean.aside.remove(pirogue)
        if lean.treasures:
            (lean.aside,) = lean.luck.shuffled(lean.aside)
    else:
        lean.tokens.remove(pirogue)
    lean.points[seat] += POINTS[pirogue]
    lean.corruption[1 - seat] += SNAKES[pirogue]
    if pirogue == PYRAMID:
        lean.again = True
        begin_turn(lean)
        return
    if pirogue in (SCARAB, SCARAB2):
        if aim:
            lean.scarabs[seat * SIDES + aim - 1] += SCARABS_A_PIROGUE
    elif pirogue == MUMMY:
        _take_back(lean)
    elif pirogue == TWO_DEBEN:
        if lean.bag:
            draw_deben(lean, seat)
    elif pirogue == HORUS:
        _draw_better(lean)
    elif pirogue == FINGER:
        if aim:
            lean.finger = aim - 1
    elif pirogue == THEFT:
        lost = lean.deben[1 - seat]
        if lost:
            lost.pop(lean.luck.below(len(lost)))
    pass_turn(lean)


def _take_back(lean: Lean) -> None:
    base = lean.seat * SIDES
    lean.corruption[lean.seat] -= held(lean.piles, lean.seat)
    for at in range(base, base + SIDES):
        lean.hands[at] += lean.piles[at]
        lean.piles[at] = 0


def _draw_better(lean: Lean) -> None:
    """Draw deben and keep the highest; the others go back."""
    drawn: list[int] = []
    for _ in range(min(HORUS_DRAWS, len(lean.bag))):
        drawn.append(lean.bag.pop(lean.luck.below(len(lean.bag))))
    if drawn:
        drawn.sort()
        insort(lean.deben[lean.seat], drawn.pop())
        for value in drawn:
            insort(lean.bag, value)


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
