"""Numbers for the simulation: how the cards of one good are packed into an int, and what is counted by such ints.

The cards of one good, and amulets among them, are counted in the fields of one int, a pack, of 12 bits: from the
highest the valued cards (3 bits), those without value beige (2) and green (2), amulets (3), and the good's two
characters (1 each, the one with the lower kind first). No field runs over, since there are no more cards. So packs are
added and subtracted, and the numerical order of a pack's parts is that in which the engine lists choices of cards. A
seat's cards are SIDES packs, one for each good by its index, and at NO_GOOD that of the amulets.
"""

from __future__ import annotations

from typing import Final

from engine.effects import courtesan, scribe
from engine.sobek import cards, rounds, score_track, scores, sets
from engine.sobek.effects.characters import queen

SIDES: Final = 7
NO_GOOD: Final = 6
AMULET: Final = 18
FIRST_CHARACTER: Final = 19
KINDS: Final = 28
BACKS: Final = 3
PACKS: Final = 4096

CHARACTERS: Final = 3
ONE_AMULET: Final = 4
AMULETS: Final = 28
# All fields but the amulets'.
OF_GOOD: Final = PACKS - 1 - AMULETS
# The fields that hold neither amulets nor characters.
PLAIN: Final = OF_GOOD - CHARACTERS
# Shift of the valued cards.
VALUED: Final = 9

# The characters' kinds.
QUEEN: Final = 19
VIZIER: Final = 20
THIEF: Final = 21
MERCHANT: Final = 22
COURTESAN: Final = 23
PRIEST: Final = 24
PRIESTESS: Final = 25

# The event tokens' indexes; the four of the guild are the symbols' indexes, too.
GUILDS: Final = 4
FLOOD: Final = 4
CURSE: Final = 5
PROSPERITY: Final = 6
EMBALMING: Final = 7
DECEIT: Final = 8
TOKENS: Final = 9
# The first good on which prosperity may lie, all behind it as well.
PROSPEROUS: Final = 3

SPACES: Final[int] = score_track.SPACES
POINTS_A_STEP: Final[int] = score_track.POINTS_A_STEP
ROUNDS: Final[int] = rounds.ROUNDS
ENOUGH: Final[int] = rounds.ENOUGH
DELIVERY: Final[int] = rounds.DELIVERY
REACH: Final[int] = rounds.REACH
STARTING_HAND: Final[int] = rounds.STARTING_HAND
TOKENS_A_ROUND: Final[int] = rounds.TOKENS_A_ROUND
SMALLEST_SET: Final[int] = sets.SMALLEST_SET
SCARABS_A_PROSPERITY: Final[int] = scores.SCARABS_A_PROSPERITY
CORRUPTION_A_CURSE: Final[int] = scores.CORRUPTION_A_CURSE
SCRIBE_LEAVES: Final[int] = scribe.SCRIBE_LEAVES
MOST_ADDED: Final[int] = courtesan.MOST_ADDED
QUEEN_DRAWS: Final[int] = queen.QUEEN_DRAWS

_WIDTHS: Final[list[int]] = [1, 1, 3, 2, 2, 3]
_FIELDS: Final[list[int]] = [0, 1, 2, 5, 7, 9]


def _field(kind: int) -> int:
    """Return which field, by its place in _FIELDS, counts a kind."""
    card = cards.CARDS[kind]
    if card.power is not None:
        twin = any(cards.GOOD_OF[other] == cards.GOOD_OF[kind] for other in range(FIRST_CHARACTER, kind))
        return 0 if twin else 1
    if card.good is None:
        return 2
    if card.back is cards.Back.GREEN:
        return 3
    return 5 if card.scarabs else 4


def _counted(pack: int) -> int:
    return sum([pack >> shift & (1 << width) - 1 for shift, width in zip(_FIELDS, _WIDTHS, strict=True)])


# By kind: the index of its good, its scarabs, its back, one such card as a pack, and the field that counts it.
GOOD: Final[list[int]] = list(cards.GOOD_OF)
SCARABS: Final[list[int]] = list(cards.SCARABS)
UNIT: Final[list[int]] = [1 << _FIELDS[_field(kind)] for kind in range(KINDS)]
SHIFT: Final[list[int]] = [_FIELDS[_field(kind)] for kind in range(KINDS)]
MASK: Final[list[int]] = [(1 << _WIDTHS[_field(kind)]) - 1 for kind in range(KINDS)]

# By pack: how many cards it holds.
COUNT: Final[list[int]] = [_counted(pack) for pack in range(PACKS)]
# By the index of a good: the scarabs on each of its valued cards, the kinds of a set of it in their order, and the
# characters among them.
WORTH: Final[list[int]] = [max(SCARABS[kind] for kind in range(KINDS) if GOOD[kind] == good) for good in range(SIDES)]
KINDS_OF: Final[list[list[int]]] = [
    [kind for kind in range(KINDS) if GOOD[kind] == good or (kind == AMULET and good < NO_GOOD)]
    for good in range(SIDES)
]
CHARACTERS_OF: Final[list[list[int]]] = [[kind for kind in kinds if kind >= FIRST_CHARACTER] for kinds in KINDS_OF]
# By the index of a back: its kinds in their order.
KINDS_OF_BACK: Final[list[list[int]]] = [
    [kind for kind in range(KINDS) if cards.BACK_OF[kind] == back] for back in range(BACKS)
]

# By 100 times the index of a symbol plus a space: how many spaces on, or back, the next one with this symbol is.
FORWARD: Final[list[int]] = [
    score_track.forward(space, symbol) - space for symbol in score_track.Symbol for space in range(SPACES)
]
BACKWARD: Final[list[int]] = [
    space + SPACES - (score_track.back(space + SPACES, symbol) or 0)
    for symbol in score_track.Symbol
    for space in range(SPACES)
]
# By space: the index of its symbol.
SYMBOL: Final[list[int]] = [list(score_track.Symbol).index(symbol) for symbol in score_track.TRACK]

GREEN_CARDS: Final[list[int]] = list(cards.GREEN_CARDS)
DECK_CARDS: Final[list[int]] = list(cards.DECK_CARDS)
ALL_TOKENS: Final[list[int]] = list(cards.ALL_TOKENS)
