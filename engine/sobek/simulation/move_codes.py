"""Moves of the simulation: each action of Sobek as one int, the same number for the same action in every position.

1 to 4 take the card in that place. Of all others the head is in the bits from HEAD on, and below it what it needs:

    PLAY_SET   the pack of its cards (12 bits), from AFTER on the set's good then, from ONTO on which set
    PLAY       a character's kind (5 bits), from AIM on 0 for no aim or 1 more than the aim
    PICK       a token's index (4 bits), from TOKEN_AIM on 0 for no aim or 1 more than a seat or the good of an own set
    RECLAIM    a kind out of the pile that the vizier looks through
    GIVE       a kind for the scribe
    LAY        the pack of its cards, from AFTER on its good
    LAY_NO_MORE
    NAME       the seat that begins

Aims are a seat (vizier), 3 times the seat plus the back (thief), the place counted from 0 (merchant), 4 times the good
plus the field of spared characters (priests), or 1024 times the set's good, 32 times a kind and another or NONE
(courtesan).
"""

from __future__ import annotations

from typing import Final

HEAD: Final = 20
PLAY_SET: Final = 1
PLAY: Final = 2
PICK: Final = 3
RECLAIM: Final = 4
GIVE: Final = 5
LAY: Final = 6
LAY_NO_MORE: Final = 7
NAME: Final = 8

# The moves that are all alike below their heads, to be added to a kind, a seat, or nothing.
SETS: Final = PLAY_SET << HEAD
PLAYS: Final = PLAY << HEAD
PICKS: Final = PICK << HEAD
RECLAIMS: Final = RECLAIM << HEAD
GIVES: Final = GIVE << HEAD
LAYS: Final = LAY << HEAD
DONE: Final = LAY_NO_MORE << HEAD
NAMES: Final = NAME << HEAD
BODY: Final = (1 << HEAD) - 1

LAST_TAKE: Final = 4

AFTER: Final = 12
SIDE: Final = 7
ONTO: Final = 15
# Which set the cards join: none yet, the one of the good that it has afterwards, or that of amulets alone.
NEW: Final = 0
OWN: Final = 1
FIXED: Final = 2

AIM: Final = 5
KIND: Final = 31
TOKEN_AIM: Final = 4
TOKEN: Final = 15
# Of the courtesan's aim.
SET_SHIFT: Final = 10
FIRST_SHIFT: Final = 5
NONE: Final = 31
