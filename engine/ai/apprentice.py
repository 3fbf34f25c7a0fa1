"""The apprentice: a game's computer that slips now and then, and then takes what is next best or the one after.

When it slips follows from what its seat sees and from how many actions were made before, so a game is the same again
when it is replayed. What would be absurd is never done: the worst of its choices is the third best.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, TypeVar

from engine.ai.search_contract import search_seed
from engine.game import Action, View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)

SLIPS: Final = 0.1
"""How often it slips."""
DEEPEST: Final = 2
"""How many better actions it passes over at most."""


def choose_as_apprentice(choose: Callable[[V, Sequence[A]], A], view: V, legal: Sequence[A], number: int) -> A:
    """Return one of `legal`, always the same for the same view and number.

    Args:
        choose: the game's computer.
        view: what the seat sees.
        legal: what it can do, at least one action.
        number: how many actions were made before.
    """
    chance = Random(f"apprentice/{search_seed(view, number)}")
    passed_over = chance.randint(1, DEEPEST) if chance.random() < SLIPS else 0
    chosen, left = choose(view, legal), list(legal)
    for _ in range(min(passed_over, len(left) - 1)):
        left.remove(chosen)
        chosen = choose(view, left)
    return chosen
