"""Review: find where a seat lost most in a finished game, by what it could know when it chose.

It takes two passes. The first one judges every decision shortly and picks those that look worst. By that alone they
would look worse than they are. So the second pass compares the picked ones again, in worlds drawn for it alone.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Generic, TypeVar

from engine.ai.action_comparison import Comparison, ComparisonResult
from engine.ai.deadline import Deadline
from engine.ai.search_contract import Search, search_seed
from engine.ai.worlds_contract import Memory
from engine.game import Action, Event, Game, View
from engine.replay import Move
from engine.rules import Rules

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)

GLANCE: Final = 400
"""So many playouts the first search of a decision has."""
GLANCED: Final = 150
"""In so many worlds what it finds is held against the move that was made."""
SOUGHT: Final = 1600
"""So many playouts has the search of a decision that was picked."""
WEIGHED: Final = 300
"""So many worlds has each part of those in which it is weighed."""
PARTS: Final = 5
"""So many parts there are."""
PICKED: Final = 8
"""So many decisions are weighed at most."""
SHOWN: Final = 3
"""So many moments are shown at most."""
CERTAIN: Final = 2.0
"""A loss counts that is greater than so many of its standard errors."""


@dataclass(frozen=True, slots=True)
class PastDecision(Generic[A, V, E]):
    """A decision of a seat as it was then: what it saw, remembered and could do, and what it did.

    `number` is that of the move in its game, from 1.
    """

    number: int
    view: V = field(repr=False)
    memory: Memory[A, V, E] = field(repr=False)
    legal: Sequence[A] = field(repr=False)
    made: A = field(repr=False)

    @property
    def seed(self) -> str:
        """What chance is made of when this is judged: of what the seat saw, and nothing else."""
        return search_seed(self.view, self.number)


@dataclass(frozen=True, slots=True)
class Finding:
    """A move beside a better one: the code of that, and how it does in worlds of the same sort."""

    number: int
    better: str
    compared: ComparisonResult

    @property
    def sure(self) -> bool:
        """Whether the loss is beyond what luck in the worlds explains."""
        return self.compared.gain > CERTAIN * self.compared.error


def decisions(
    rules: Rules[A, V, E], game: Game[A, V, E], moves: Iterable[Move], seat: int, own: Container[int]
) -> Iterator[PastDecision[A, V, E]]:
    """Yield where a seat had a choice, in the order of the game; nothing of a game without memory.

    Args:
        rules: those of the game.
        game: as it was dealt; the moves are played in it.
        moves: all of them, seat and code.
        seat: whose decisions.
        own: the numbers, from 1, of the moves that count: those that the seat's person made.
    """
    if rules.memory is None:
        return
    memory = rules.memory(game.view(seat))
    for number, (mover, code) in enumerate(moves, start=1):
        action = rules.parse(code)
        if mover == seat and number in own and len(legal := tuple(game.legal(seat))) > 1:
            yield PastDecision(number, game.view(seat), memory.copy(), legal, action)
        memory.learn(event.seen(seat) for event in game.apply(mover, action))


def picked(glanced: Iterable[Finding]) -> list[Finding]:
    """Return the decisions for the second pass: of those that seem to have lost points the worst, in order."""
    losing = (one for one in glanced if one.compared.gain > 0)
    return sorted(losing, key=lambda one: -one.compared.gain)[:PICKED]


def glance(
    search: Search[A, V, E],
    compare: Comparison[A, V, E],
    decided: PastDecision[A, V, E],
    *,
    deadline: Deadline | None = None,
) -> Finding:
    """Return what a short search would have done beside the move that was made; nothing is lost if it is the same.

    Args:
        search: the game's.
        compare: the game's.
        decided: the decision.
        deadline: the moment that cuts it short.
    """
    found = search(decided.view, decided.memory, decided.legal, GLANCE, decided.seed, deadline=deadline)
    return _beside(compare, decided, found.best.action, GLANCED, "glance", deadline)


def seek(search: Search[A, V, E], decided: PastDecision[A, V, E], *, deadline: Deadline | None = None) -> A:
    """Return what a longer search would have done in a decision that was picked."""
    seed = f"{decided.seed}/again"
    return search(decided.view, decided.memory, decided.legal, SOUGHT, seed, deadline=deadline).best.action


def weigh(
    compare: Comparison[A, V, E],
    decided: PastDecision[A, V, E],
    better: A,
    part: int,
    *,
    deadline: Deadline | None = None,
) -> Finding:
    """Return how the better move does in one part, from 0, of the worlds that nothing was picked by."""
    return _beside(compare, decided, better, WEIGHED, f"fresh/{part}", deadline)


def _beside(
    compare: Comparison[A, V, E],
    decided: PastDecision[A, V, E],
    better: A,
    worlds: int,
    chance: str,
    deadline: Deadline | None,
) -> Finding:
    if better == decided.made:
        return Finding(decided.number, better.code, ComparisonResult())
    seed = f"{decided.seed}/{chance}"
    compared = compare(decided.view, decided.memory, decided.made, better, worlds, seed, deadline=deadline)
    return Finding(decided.number, better.code, compared)
