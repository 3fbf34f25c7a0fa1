"""The targets (aims) that the effects of Sobek can have."""

from __future__ import annotations

from typing import TypeAlias

from engine.effects.aim_types import AtBackOf, AtGood, AtPlace, AtSeat, AtSet, OntoSet, Unaimed
from engine.sobek.cards import Back, Card, Good

# Cards joining a set: the good of one that stands, or "amulets"; then the cards.
Addition: TypeAlias = OntoSet[str, Card]

CharacterAim: TypeAlias = Unaimed | AtSeat | AtBackOf[Back] | AtPlace | AtGood[Good] | Addition
TokenAim: TypeAlias = Unaimed | AtSeat | AtSet[str]
