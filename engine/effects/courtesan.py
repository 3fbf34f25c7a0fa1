"""The courtesan: the number of cards that it adds to a set, the same in every game (S16, D6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.effects.aim_types import AtSet
from engine.game import Choice, Gather, Named

MOST_ADDED: Final = 2


def gathered(head: str, onto: str, cards: Sequence[Named]) -> Choice:
    """Return the choice to add one of some cards to a set, or two: `OntoSet` in a tree."""
    ((code, label),) = AtSet(onto).steps
    return Choice(f"{head}.{code}", label, gather=Gather(tuple(cards), 1, min(MOST_ADDED, len(cards))))
