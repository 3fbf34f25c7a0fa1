"""Deciding in advance: what every game keeps so that a seat may say now what it wants to do when it is asked.

A plan is made of what its seat sees, and looked at again with what its seat sees, so it can neither show nor play what
its owner could not do himself.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from engine.game import Code, Decision, Event, Game


class Void(Code):
    """Why a plan is good no more."""

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

    `place` follows the card that is to be taken through what others do: its place in the row or market now, by the
    game's own counting; None where nothing is taken. What it is stays out of logs: nobody else may know.
    """

    codes: tuple[str, ...] = field(repr=False)
    place: str | None = field(repr=False, default=None)


@dataclass(frozen=True, slots=True)
class Plan:
    """What a seat has decided in advance for the next decision of a kind: the first of `wishes` that is possible.

    `hand` and `pile` are the codes of what the seat held when it was made, sorted; `round` is the number of the round.
    `corruption` is how much more corruption, in cards or tiles, it may cost at most; None for any.
    """

    kind: str
    wishes: tuple[Wish, ...] = field(repr=False)
    hand: tuple[str, ...] = field(repr=False)
    pile: tuple[str, ...] = field(repr=False)
    round: int
    corruption: int | None = None


class Planner(Protocol):
    """What a game knows about plans. Nothing here changes a game."""

    def kinds(self, view: Any) -> tuple[str, ...]:
        """Return the kinds of decisions that the viewer may decide now in advance, in the order of their usefulness.

        What he is asked already is none of them.
        """

    def decision(self, game: Game, seat: int, kind: str) -> Decision | None:
        """Return what a seat would be asked if it were asked now, as far as the seat may know; None if nothing.

        It also offers to take what others may bring within reach before the seat is asked, by the game's own actions.
        """

    def cost(self, view: Any, kind: str, wish: Sequence[Any]) -> int:
        """Return how much corruption the actions of a choice of `decision` would cost as things lie now."""

    def bind(self, view: Any, kind: str, wishes: Sequence[Sequence[Any]], corruption: int | None) -> Plan:
        """Return a plan of actions as the choices of `decision` have them, bound to cards instead of places.

        Raises:
            IllegalAction: MALFORMED if they fit no such decision.
        """

    def after(self, plan: Plan, events: Iterable[Event], view: Any) -> Plan | Void:
        """Return a plan after what has happened since, as its seat has seen it, or why it is good no more.

        `events` are seen by the seat, in order; `view` is what it sees after them.
        """

    def play(self, plan: Plan, view: Any, legal: Sequence[Any]) -> tuple[Any, ...] | Void:
        """Return the actions that a plan comes to now that its seat is asked, or why it comes to none.

        The first of them is one of `legal`; the others follow it in the same decision.
        """


def still_to_do(codes: Iterable[str], done: Iterable[str]) -> tuple[str, ...]:
    """Return what is left of a wish of which some was done already; nothing if anything else was done too."""
    before = Counter(done)
    left = []
    for code in codes:
        if before[code]:
            before[code] -= 1
        else:
            left.append(code)
    return () if before.total() else tuple(left)


def to_json(plan: Plan) -> dict[str, Any]:
    """Return a plan as plain data, from which `from_json` makes it again."""
    return {
        "kind": plan.kind,
        "wishes": [{"codes": list(wish.codes), "place": wish.place} for wish in plan.wishes],
        "hand": list(plan.hand),
        "pile": list(plan.pile),
        "round": plan.round,
        "corruption": plan.corruption,
    }


def from_json(data: Any) -> Plan:
    """Return the plan that plain data describe.

    Raises:
        ValueError: they describe none.
    """
    match data:
        case {
            "kind": str(kind),
            "wishes": [_, *_] as wishes,
            "hand": hand,
            "pile": pile,
            "round": round_,
            "corruption": corruption,
            **rest,
        } if not rest:
            allowed = None if corruption is None else _count(corruption)
            return Plan(kind, tuple(map(_wish, wishes)), _codes(hand), _codes(pile), _count(round_), allowed)
    raise ValueError("no plan")


def _wish(data: Any) -> Wish:
    match data:
        case {"codes": [_, *_] as codes, "place": str() | None as place, **rest} if not rest:
            return Wish(_codes(codes), place)
    raise ValueError("no wish")


def _codes(data: Any) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(code, str) for code in data):
        raise ValueError("no codes")
    return tuple(data)


def _count(data: Any) -> int:
    if type(data) is not int or data < 0:
        raise ValueError("no count")
    return data
