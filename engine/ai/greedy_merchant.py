"""What the merchants of all games share: skip forced choices, and pick the best action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import TypeVar

from engine.game import View

V = TypeVar("V", bound=View)
A = TypeVar("A")


def thinking(choose: Callable[[V, Sequence[A]], A]) -> Callable[[V, Sequence[A]], A]:
    """Return a computer that thinks as `choose` does, where there is something to choose and a seat that does.

    It returns one of `legal`, and raises ValueError if that is empty.
    """

    @wraps(choose)
    def chosen(view: V, legal: Sequence[A]) -> A:
        if not legal:
            raise ValueError("there is nothing to choose from")
        if len(legal) == 1 or view.viewer is None:
            return legal[0]
        return choose(view, legal)

    return chosen


def best(actions: Sequence[A], worth: Callable[[A], float]) -> A:
    """Return the action that is worth most, the first of equals."""
    return max(actions, key=worth)
