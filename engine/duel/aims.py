"""At what the effects of Sobek: 2 Players can be aimed."""

from __future__ import annotations

from typing import TypeAlias

from engine.aims import AtBack, AtGood, AtSet, AtSquare, OntoSet, Unaimed
from engine.duel.market import Square
from engine.duel.tiles import Back, Good, Tile

# Tiles joining a sold set: its good, then the tiles.
Addition: TypeAlias = OntoSet[Good, Tile]

CharacterAim: TypeAlias = Unaimed | AtBack[Back] | AtSquare[Square] | AtGood[Good] | Addition
PirogueAim: TypeAlias = Unaimed | AtSet[Good] | AtSquare[Square]
