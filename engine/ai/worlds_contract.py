"""Worlds: positions that a game may be in as far as a seat can tell, drawn by what it sees and what it remembers.

A seat sees a view; what it has seen before is its `Memory`, made of its first view and of the events that it was told
since. Both hold nothing that the seat may not know, so neither does what is drawn from them: in games that differ only
in what the seat cannot know, the same chance draws the same worlds.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Protocol, Self, TypeVar

from engine.game import Action, Event, Game, View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
E_co = TypeVar("E_co", bound=Event, covariant=True)
V_co = TypeVar("V_co", bound=View, covariant=True)


class Worlds(Protocol[A, V_co, E_co]):
    """All positions that fit what a viewer knows at one moment, made ready to draw many of them."""

    def draw(self, random: Random) -> Game[A, V_co, E_co]:
        """Return a position that can be played on, each course of the hidden things that fits being equally likely."""


class Memory(Protocol[A, V, E]):
    """What a viewer knows who remembers every event they saw."""

    def learn(self, events: Iterable[E]) -> None:
        """Learn from events as the viewer saw them (`Event.seen`), in the order in which they happened."""

    def copy(self) -> Self:
        """Return an independent memory of the same."""

    def worlds(self, view: V) -> Worlds[A, V, E]:
        """Return the positions that fit; `view` is what the viewer sees after the last event that was learnt.

        Raises:
            ValueError: the game is over, or the view is another viewer's.
        """


def determinise(view: V, memory: Memory[A, V, E], random: Random) -> Game[A, V, E]:
    """Return one position that fits what a viewer knows; who draws many at one moment keeps `memory.worlds(view)`.

    Every hidden card is a thing of its own here. A course of them is how they were dealt, and which of those that might
    have moved each unseen move took; all courses that fit are equally likely, and a position is where one ends.

    Args:
        view: what the viewer sees now.
        memory: what they were told until now.
        random: the only source of chance, also of what is still to be drawn in the position.
    """
    return memory.worlds(view).draw(random)
