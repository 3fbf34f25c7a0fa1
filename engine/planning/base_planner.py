"""Base planner: what the planners of all games share (`engine.planning.contract.Planner`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Generic, TypeVar

from engine.actions import PlayCharacter
from engine.effects.aim_types import Unaimed, own_aim
from engine.game import Action, Event, IllegalAction, Refusal, View
from engine.json_value import Json
from engine.pending import TURN
from engine.planning.contract import Plan, Void, Wish, codes_in, count

V = TypeVar("V", bound=View)
# The game that the seat imagines, of which its own kind alone knows more.
G = TypeVar("G")
A = TypeVar("A", bound=Action)


@dataclass(frozen=True, slots=True)
class PlanConditions:
    """The conditions of a plan: the codes of the seat's hand and of its corruption, sorted, and the round's number."""

    hand: tuple[str, ...]
    pile: tuple[str, ...]
    round: int

    @property
    def conditions(self) -> dict[str, Json]:
        """The same as conditions of a plan."""
        return {"hand": list(self.hand), "pile": list(self.pile), "round": self.round}

    @classmethod
    def of(cls, conditions: Mapping[str, Json]) -> PlanConditions:
        """Return what conditions say.

        Raises:
            ValueError: they say nothing like it.
        """
        if conditions.keys() != {"hand", "pile", "round"}:
            raise ValueError("no conditions")
        return cls(codes_in(conditions["hand"]), codes_in(conditions["pile"]), count(conditions["round"]))


class BasePlanner(ABC, Generic[V, G, A]):
    """A planner over a game's views, games and actions, with those that only a plan may name."""

    corrupts: ClassVar[bool] = True

    @abstractmethod
    def kinds(self, view: V) -> tuple[str, ...]:
        """Return the kinds of decisions that the viewer may plan now, none while the viewer is asked."""

    def bind(self, view: V, kind: str, wishes: Sequence[Sequence[A]], corruption: int | None) -> Plan:
        """Return a plan of actions as the choices of `decision` have them.

        Raises:
            IllegalAction: MALFORMED if they fit no such decision.
        """
        seat = view.viewer
        if seat is None or kind not in self.kinds(view) or not wishes:
            raise IllegalAction(Refusal.MALFORMED)
        game = self.hypothetical_game(view, seat, kind)
        bound = tuple(self.bind_wish(view, game, seat, actions) for actions in wishes)
        return Plan(kind, bound, self.current_conditions(view, seat).conditions, corruption)

    def after(self, plan: Plan, events: Iterable[Event], view: V) -> Plan | Void:
        """Return a plan after the events that its seat has seen, or why it is void.

        What costs too much or is out of reach counts only when the seat is asked: others may bring it nearer.
        """
        seat = view.viewer
        wishes = Void.GONE if seat is None else self.remaining_wishes(plan, events, view, seat)
        if seat is None or not wishes or isinstance(wishes, Void):
            return wishes if isinstance(wishes, Void) else Void.GONE
        after = replace(plan, wishes=wishes)
        if view.asked == plan.kind and seat in view.waiting:
            game = self.hypothetical_game(view, seat, plan.kind)

            def able(action: A) -> A | None:
                return action if plan.kind != TURN or self.try_action(game, seat, action) is not None else None

            found = self._first(after, view, able)
            if isinstance(found, Void):
                return found
        return after

    def play(self, plan: Plan, view: V, legal: Sequence[A]) -> tuple[A, ...] | Void:
        """Return the actions of a plan now that its seat is asked, or why it is void."""
        after = self.after(plan, (), view)
        return after if isinstance(after, Void) else self._first(after, view, lambda action: self.listed(action, legal))

    def listed(self, action: A, legal: Sequence[A]) -> A | None:
        """Return an action as it is listed, None where it is not."""
        return action if action in legal else None

    @abstractmethod
    def hypothetical_game(self, view: V, seat: int, kind: str) -> G:
        """Return a game in which the seat is asked a decision now, made of its view alone."""

    @abstractmethod
    def try_action(self, game: G, seat: int, action: A) -> tuple[Event, ...] | None:
        """Return what would happen in such a game, which stays as it is; None where the action is not allowed."""

    @abstractmethod
    def current_conditions(self, view: V, seat: int) -> PlanConditions:
        """Return the conditions of a plan that is made now."""

    @abstractmethod
    def bind_wish(self, view: V, game: G, seat: int, actions: Sequence[A]) -> Wish:
        """Return a wish of actions that answer a whole decision of a hypothetical game.

        Raises:
            IllegalAction: MALFORMED if they do not.
        """

    @abstractmethod
    def remaining_wishes(self, plan: Plan, events: Iterable[Event], view: V, seat: int) -> tuple[Wish, ...] | Void:
        """Return what is left of a plan's wishes after the events that its seat has seen, or why it is void."""

    @abstractmethod
    def remaining_actions(self, wish: Wish, view: V) -> tuple[Sequence[A], int]:
        """Return the actions that are left of a wish and their cost, no action if it cannot be done."""

    @abstractmethod
    def has_effect(self, events: Sequence[Event]) -> bool:
        """Return whether a character that was played, as these events tell, had an effect."""

    def _first(self, plan: Plan, view: V, find: Callable[[A], A | None]) -> tuple[A, ...] | Void:
        """Return the actions of the first wish whose first action is found, or why none can be done."""
        why = Void.GONE
        for wish in plan.wishes:
            actions, cost = self.remaining_actions(wish, view)
            first = find(actions[0]) if actions and not self._is_idle(view, actions[0]) else None
            if first is None:
                continue
            if plan.corruption is None or cost <= plan.corruption:
                return (first, *actions[1:])
            why = Void.CORRUPTION
        return why

    def _is_idle(self, view: V, action: A) -> bool:
        """Return whether a character would be discarded without an effect (S8, D14), as a hypothetical turn shows."""
        if view.viewer is None or not isinstance(action, PlayCharacter) or not isinstance(own_aim(action.aim), Unaimed):
            return False
        events = self.try_action(self.hypothetical_game(view, view.viewer, TURN), view.viewer, action)
        return events is None or not self.has_effect(events)
