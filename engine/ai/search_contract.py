"""Search: what each possible action is worth to a seat, judged by playing on in positions that it cannot tell apart.

A search sees what its seat sees and remembers, and nothing else; all its chance comes from a seed that is made of that
alone. So in games that differ only in what the seat cannot know, the same number of playouts gives the same answer.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from engine.ai.deadline import Deadline
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, View

A = TypeVar("A", bound=Action)
A_co = TypeVar("A_co", bound=Action, covariant=True)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)


@dataclass(frozen=True, slots=True)
class Judged(Generic[A_co]):
    """One action and what playing on from it came to.

    `mean` is what the seat can expect in the end, in points: its own less the best of the others'. `error` is the
    standard error of that, in points. `visits` counts the playouts that began with it.
    """

    action: A_co
    mean: float
    error: float
    visits: int


@dataclass(frozen=True, slots=True)
class Evaluation(Generic[A_co]):
    """The result of a search: judged actions, the best first, and the playouts that it spent."""

    judged: tuple[Judged[A_co], ...]
    playouts: int

    @property
    def best(self) -> Judged[A_co]:
        """What a master would do."""
        return self.judged[0]


class Search(Protocol[A, V, E]):
    """Judges what a seat can do now."""

    def __call__(
        self,
        view: V,
        memory: Memory[A, V, E],
        legal: Sequence[A],
        budget: int,
        seed: str,
        *,
        deadline: Deadline | None = None,
    ) -> Evaluation[A]:
        """Return what the possible actions are worth.

        Args:
            view: what the seat sees now.
            memory: what it was told until now.
            legal: what it can do, at least one action.
            budget: so many playouts.
            seed: the only source of chance (`search_seed`).
            deadline: the moment that cuts the search short, if it has not ended by
                then; at least one action is judged all the same.
        """


def search_seed(view: View, number: int) -> str:
    """Return the seed for a search: hex, made of what a seat sees and of how many actions were made before.

    The game's own seed is no part of it, so it tells nothing of what is hidden.
    """
    return hashlib.sha256(f"{number}/{view!r}".encode()).hexdigest()
