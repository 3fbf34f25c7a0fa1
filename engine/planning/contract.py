"""The contract of planners: a seat plans an answer before it is asked.

A plan is made of what its seat sees, and evaluated again with what its seat sees. So it can neither show nor play what
its owner could not.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeAlias, TypeVar

from engine.game import Action, Code, Decision, Event, Game, IllegalAction, View
from engine.json_value import Json, plain

A = TypeVar("A", bound=Action)
V_contra = TypeVar("V_contra", bound=View, contravariant=True)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)
E_contra = TypeVar("E_contra", bound=Event, contravariant=True)


class Void(Code):
    """Why a plan is void."""

    HAND = "hand"
    """The seat's hand is another one."""
    PILE = "pile"
    """The seat's corruption is another one."""
    GONE = "gone"
    """Nothing of what was wished for can be done any more."""
    CORRUPTION = "corruption"
    """What can still be done costs more corruption than was allowed."""
    ROUND = "round"
    """The round for which it was made is over."""


@dataclass(frozen=True, slots=True)
class Wish:
    """One of the things that a seat would do, as the codes of the actions that make it up, in order.

    `place` follows the card to take through what others do: its place in the row or market now, as the game counts;
    None where nothing is taken. What it is stays out of logs: nobody else may know.
    """

    codes: tuple[str, ...] = field(repr=False)
    place: str | None = field(repr=False, default=None)


@dataclass(frozen=True, slots=True)
class Plan:
    """The plan of a seat for the next decision of a kind: the first of `wishes` that is possible.

    `conditions` are the game's own: what must still be so for the plan to be good, as plain data that only its planner
    reads, such as what the seat held when it was made. `corruption` is how much more corruption, in cards or tiles, it
    may cost at most; None for any, and in a game that has none.
    """

    kind: str
    wishes: tuple[Wish, ...] = field(repr=False)
    conditions: Mapping[str, Json] = field(repr=False)
    corruption: int | None = None


class Planner(Protocol[A, V_contra, E_contra]):
    """What a game knows about plans. Nothing here changes a game."""

    @property
    def corrupts(self) -> bool:
        """Whether what is wished for may cost corruption, so that it is asked how much it may be."""

    def kinds(self, view: V_contra) -> tuple[str, ...]:
        """Return the kinds of decisions that the viewer may plan now, the most useful first.

        What the viewer is asked already is none of them.
        """

    def decision(self, game: Game[A, V_contra, E_contra], seat: int, kind: str) -> Decision | None:
        """Return what a seat would be asked if it were asked now, as far as the seat may know; None if nothing.

        It also offers to take what others may bring within reach before the seat is asked, by the game's own actions.
        """

    def cost(self, view: V_contra, kind: str, wish: Sequence[A]) -> int:
        """Return how much corruption the actions of a choice of `decision` would cost as things lie now."""

    def bind(self, view: V_contra, kind: str, wishes: Sequence[Sequence[A]], corruption: int | None) -> Plan:
        """Return a plan of actions as the choices of `decision` have them, bound to cards instead of places.

        Raises:
            IllegalAction: MALFORMED if they fit no such decision.
        """

    def after(self, plan: Plan, events: Iterable[E_contra], view: V_contra) -> Plan | Void:
        """Return a plan after the events that its seat has seen, or why it is void.

        `events` are seen by the seat, in order; `view` is what it sees after them.
        """

    def play(self, plan: Plan, view: V_contra, legal: Sequence[A]) -> tuple[A, ...] | Void:
        """Return the actions of a plan now that its seat is asked, or why it is void.

        The first of them is one of `legal`; the others follow it in the same decision.
        """


# The planner of a game of which nobody knows which it is.
AnyPlanner: TypeAlias = Planner[Action, View, Event]


def still_to_do(codes: Iterable[str], done: Iterable[str]) -> tuple[str, ...]:
    """Return the actions that are left of a wish; nothing if anything else was done, too."""
    before = Counter(done)
    left = []
    for code in codes:
        if before[code]:
            before[code] -= 1
        else:
            left.append(code)
    return () if before.total() else tuple(left)


def attempted(game: Game[A, V, E], seat: int, action: A) -> tuple[E, ...] | None:
    """Do an action in a game and return what happened, None where it is not allowed and nothing did."""
    try:
        return game.apply(seat, action)
    except IllegalAction:
        return None


def to_json(plan: Plan) -> dict[str, Json]:
    """Return a plan as plain data, from which `from_json` makes it again; its conditions stand beside the rest."""
    return {
        "kind": plan.kind,
        "wishes": [{"codes": list(wish.codes), "place": wish.place} for wish in plan.wishes],
        **plan.conditions,
        "corruption": plan.corruption,
    }


def from_json(data: object) -> Plan:
    """Return the plan that plain data describe.

    Raises:
        ValueError: they describe none.
    """
    match data:
        case {"kind": str(kind), "wishes": [_, *_] as wishes, "corruption": corruption, **conditions}:
            rest = {str(key): plain(value) for key, value in conditions.items()}
            return Plan(kind, tuple(map(_wish, wishes)), rest, None if corruption is None else count(corruption))
    raise ValueError("no plan")


def codes_in(data: object) -> tuple[str, ...]:
    """Return the codes that plain data list.

    Raises:
        ValueError: they list none.
    """
    if not isinstance(data, list) or not all(isinstance(code, str) for code in data):
        raise ValueError("no codes")
    return tuple(data)


def count(data: object) -> int:
    """Return the number that plain data are, from 0.

    Raises:
        ValueError: they are none.
    """
    if type(data) is not int or data < 0:
        raise ValueError("no count")
    return data


def _wish(data: object) -> Wish:
    match data:
        case {"codes": [_, *_] as codes, "place": str() | None as place, **rest} if not rest:
            return Wish(codes_in(codes), place)
    raise ValueError("no wish")
