"""Moves of the simulation: each action of the duel as one int, the same number for the same action in every position.

1 to 35 take the tile in that place. Of all others the head is in the bits from HEAD on, and below it what it needs:

    FILL
    TURN_ANKH  the index of a line
    CHOOSE     1 to trade the tile for a deben, 0 to keep it
    SELL       the pack of tiles of the good (14 bits), from WILDS on that of what is wild, from TWOS on that of pharaoh
               tiles, from SET on the good
    PLAY       a character's kind (7 bits), from COPIED on the kind whose power a spy copies, the lower of the scribes',
               0 for none, from AIM on 0 for no aim or 1 more than the aim
    USE        a pirogue's index (4 bits), from PIROGUE_AIM on 0 for no aim or 1 more than a good or a square
    RECLAIM    a kind out of the corruption that the vizier looks at
    GIVE       a kind for the scribe

Aims are a back (thief), a square (merchant), a good (priests), a token's value (adviser), or the good of a set from
ONTO on, a kind from FIRST on, and another or NONE (courtesan).
"""

from __future__ import annotations

from typing import Final

HEAD: Final = 46
FILL: Final = 1
TURN_ANKH: Final = 2
CHOOSE: Final = 3
SELL: Final = 4
PLAY: Final = 5
USE: Final = 6
RECLAIM: Final = 7
GIVE: Final = 8

# The moves that are all alike below their heads, to be added to a line, a kind, or nothing.
FILLS: Final = FILL << HEAD
TURNS: Final = TURN_ANKH << HEAD
CHOICES: Final = CHOOSE << HEAD
SALES: Final = SELL << HEAD
PLAYS: Final = PLAY << HEAD
USES: Final = USE << HEAD
RECLAIMS: Final = RECLAIM << HEAD
GIVES: Final = GIVE << HEAD
BODY: Final = (1 << HEAD) - 1

LAST_TAKE: Final = 35

WILDS: Final = 14
TWOS: Final = 28
SET: Final = 42
SIDE: Final = 7

KIND: Final = 127
COPIED: Final = 7
AIM: Final = 14
PIROGUE_AIM: Final = 4
PIROGUE: Final = 15
# Of the courtesan's aim.
ONTO: Final = 14
FIRST: Final = 7
NONE: Final = 127
