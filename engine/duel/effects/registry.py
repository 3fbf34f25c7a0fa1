"""Map each character and pirogue to its effect; the import fails where one is missing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.duel.effects.base import Character, OwnPower, PirogueEffect
from engine.duel.effects.characters.adviser import Adviser
from engine.duel.effects.characters.architect import Architect
from engine.duel.effects.characters.courtesan import Courtesan
from engine.duel.effects.characters.merchant import Merchant
from engine.duel.effects.characters.priests import Priest
from engine.duel.effects.characters.queen import Queen
from engine.duel.effects.characters.scribe import Scribe
from engine.duel.effects.characters.spy import Spy
from engine.duel.effects.characters.thief import Thief
from engine.duel.effects.characters.vizier import Vizier
from engine.duel.effects.pirogues.deben import Horus, TwoDeben
from engine.duel.effects.pirogues.finger import Finger
from engine.duel.effects.pirogues.mummy import Mummy
from engine.duel.effects.pirogues.pyramid import Pyramid
from engine.duel.effects.pirogues.scarabs import Scarabs
from engine.duel.effects.pirogues.seven import Seven
from engine.duel.effects.pirogues.snakes import Snake
from engine.duel.effects.pirogues.theft import Theft
from engine.duel.tiles import KIND, MODEST, PRECIOUS, Pirogue, Power, Tile
from engine.effects.base import complete

_OWN: Final[Mapping[Power, OwnPower]] = {
    Power.QUEEN: Queen(),
    Power.VIZIER: Vizier(),
    Power.THIEF: Thief(),
    Power.MERCHANT: Merchant(),
    Power.COURTESAN: Courtesan(KIND["courtesan"]),
    Power.PRIEST: Priest(),
    Power.PRIESTESS: Priest(),
    Power.SCRIBE: Scribe(),
    Power.ARCHITECT: Architect(),
    Power.ADVISER: Adviser(),
}
CHARACTERS: Final[Mapping[Power, Character]] = complete(
    Power, {**_OWN, Power.SPY: Spy({**_OWN, Power.COURTESAN: Courtesan(KIND["spy"])})}
)

PIROGUE_EFFECTS: Final[Mapping[Pirogue, PirogueEffect]] = complete(
    Pirogue,
    {
        Pirogue.PYRAMID: Pyramid(),
        Pirogue.SCARABS: Scarabs(MODEST),
        Pirogue.MUMMY: Mummy(),
        Pirogue.SNAKE1: Snake(Pirogue.SNAKE1),
        Pirogue.SNAKE2: Snake(Pirogue.SNAKE2),
        Pirogue.SEVEN: Seven(),
        Pirogue.TWO_DEBEN: TwoDeben(),
        Pirogue.HORUS: Horus(),
        Pirogue.FINGER: Finger(),
        Pirogue.THEFT: Theft(),
        Pirogue.SCARABS2: Scarabs(PRECIOUS),
    },
)


def character_of(tile: Tile) -> Character | None:
    """Return what a character does, None for a tile that is none."""
    return CHARACTERS[tile.power] if tile.power else None
