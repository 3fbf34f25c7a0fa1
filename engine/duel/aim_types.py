"""The targets (aims) that the effects of Sobek: 2 Players can have."""

from __future__ import annotations

from typing import TypeAlias

from engine.duel.market import Square
from engine.duel.tiles import Back, Good, Power, Tile
from engine.effects.aim_types import AtBack, AtGood, AtSet, AtSquare, AtToken, Copy, OntoSet, Unaimed

# Tiles joining a sold set: its good, then the tiles.
Addition: TypeAlias = OntoSet[Good, Tile]

OwnAim: TypeAlias = Unaimed | AtBack[Back] | AtSquare[Square] | AtGood[Good] | Addition | AtToken
# What a spy copies, and at what that is aimed (P8).
Copied: TypeAlias = Copy[Power, OwnAim]
CharacterAim: TypeAlias = OwnAim | Copied
PirogueAim: TypeAlias = Unaimed | AtSet[Good] | AtSquare[Square]
