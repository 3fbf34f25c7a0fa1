"""Plans in Sobek: turns, the sets laid at the end of the round, and which cards the scribe leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.effects.aim_types import AtPlace
from engine.events import require_event
from engine.game import Choice, Decision, Event, Game, IllegalAction, Refusal
from engine.pending import TURN
from engine.planning.base_planner import BasePlanner, PlanConditions
from engine.planning.contract import Plan, Void, Wish, attempted, still_to_do
from engine.sobek.actions import Lay, LayNoMore, PlayCharacter, SobekAction, Take
from engine.sobek.cards import HIDDEN_CARD, Card
from engine.sobek.choice_tree import decision_of
from engine.sobek.codes import parse
from engine.sobek.events import CardBought, CardTaken, CharacterPlayed, SetPlayed
from engine.sobek.game import Sobek
from engine.sobek.inference.planning_game import (
    LAY,
    SCRIBE,
    hypothetical_game,
    may_be_reduced,
    may_lay,
    own_hand,
    own_pile,
)
from engine.sobek.views import SobekView


class SobekPlanner(BasePlanner[SobekView, Sobek, SobekAction]):
    """What Sobek knows of plans; see `engine.planning.contract.Planner` for the contract that it keeps.

    The place of a wish is that of its card in the row, counted from 1 as in `Take`. A character is never played in
    advance for nothing, although it may be on one's turn (S8).
    """

    def kinds(self, view: SobekView) -> tuple[str, ...]:
        """Return the kinds of decisions that the viewer may plan now, none while the viewer is asked.

        Horizontal sets can be thought of once the last delivery lies in the row: before that the hand will change.
        """
        seat = view.viewer
        if seat is None or view.turn is None or seat in view.waiting or view.asked == LAY:
            return ()
        lay = (LAY,) if may_lay(view, seat) else ()
        scribe = (SCRIBE,) if may_be_reduced(view, seat) else ()
        return (TURN, *lay, *scribe)

    def decision(self, game: Game[SobekAction, SobekView, Event], seat: int, kind: str) -> Decision | None:
        """Return what a seat would be asked, made of its view alone.

        It may take every card of the row, not only those within reach now. In the hidden variant its vizier may look
        through the pile of every opponent: whether one has any is told on its turn. Nothing of it is public.
        """
        view = game.view(seat)
        if kind not in self.kinds(view):
            return None
        decision = decision_of(hypothetical_game(view, seat, kind), seat)
        if kind != TURN:
            return decision
        take, *own = decision.choices
        takes = tuple(_take(place, card) for place, card in enumerate(view.row, start=1))
        return replace(decision, choices=(replace(take, choices=takes, public=False), *own))

    def cost(self, view: SobekView, kind: str, wish: Sequence[SobekAction]) -> int:
        """Return how many cards lie before the one to be taken (S3)."""
        return sum(action.place - 1 for action in wish if isinstance(action, Take))

    def hypothetical_game(self, view: SobekView, seat: int, kind: str) -> Sobek:
        """Return a game in which the seat is asked a decision now, made of its view alone."""
        return hypothetical_game(view, seat, kind)

    def try_action(self, game: Sobek, seat: int, action: SobekAction) -> tuple[Event, ...] | None:
        """Return what would happen in such a game, which stays as it is; None where the action is not allowed."""
        return attempted(game.copy(), seat, action)

    def current_conditions(self, view: SobekView, seat: int) -> PlanConditions:
        """Return the codes of the seat's hand and of its pile, and the number of the round."""
        return PlanConditions(_codes(own_hand(view, seat)), _codes(own_pile(view, seat)), view.round)

    def bind_wish(self, view: SobekView, game: Sobek, seat: int, actions: Sequence[SobekAction]) -> Wish:
        """Return a wish of actions that answer a whole decision; after the last set nothing more is laid.

        Raises:
            IllegalAction: MALFORMED if they do not.
        """
        codes = tuple(action.code for action in actions)
        first = actions[0] if actions else None
        if isinstance(first, Take):
            if len(actions) == 1 and 1 <= first.place <= len(view.row):
                return Wish(codes, str(first.place))
            raise IllegalAction(Refusal.MALFORMED)
        answered = game.copy()
        if first is None or not all(attempted(answered, seat, action) is not None for action in actions):
            raise IllegalAction(Refusal.MALFORMED)
        if game.pending is None:
            if len(actions) != 1:
                raise IllegalAction(Refusal.MALFORMED)
            bought = first.aim if isinstance(first, PlayCharacter) else None
            return Wish(codes, bought.code if isinstance(bought, AtPlace) else None)
        if seat in answered.waiting:
            if not isinstance(first, Lay):
                raise IllegalAction(Refusal.MALFORMED)
            return Wish((*codes, LayNoMore().code))
        return Wish(codes)

    def remaining_wishes(
        self, plan: Plan, events: Iterable[Event], view: SobekView, seat: int
    ) -> tuple[Wish, ...] | Void:
        """Return the wishes whose cards are still in the row, each where its card is now."""
        wishes: Iterable[Wish] = plan.wishes
        acted = False
        for event in events:
            acted = acted or _is_turn_of(event, seat)
            wishes = [moved for wish in wishes if (moved := _followed(wish, event)) is not None]
        remaining = tuple(wish for wish in wishes if wish.place is None or int(wish.place) <= len(view.row))
        return _why_void(plan, view, seat, acted) or remaining

    def remaining_actions(self, wish: Wish, view: SobekView) -> tuple[Sequence[SobekAction], int]:
        """Return what is left to be done of a wish, and how many cards lie before its own."""
        done = [f"g.{card.code}" for card in view.put_aside] + [Lay(one.good, one.cards).code for one in view.laid]
        actions = [parse(code) for code in still_to_do(wish.codes, done)]
        return actions, self.cost(view, TURN, actions)

    def has_effect(self, events: Sequence[Event]) -> bool:
        """Return whether the character that was played had an effect."""
        return require_event(CharacterPlayed, events).effect


def _take(place: int, card: Card | None) -> Choice:
    action = Take(place)
    return Choice(action.code, card or HIDDEN_CARD, action=action)


def _is_turn_of(event: Event, seat: int) -> bool:
    return isinstance(event, CardTaken | CharacterPlayed | SetPlayed) and event.seat == seat


def _followed(wish: Wish, event: Event) -> Wish | None:
    """Return a wish whose card is where it has gone by what happened; None if it is gone.

    A delivery comes when the row is empty, so that every card has gone before.
    """
    if wish.place is None:
        return wish
    place = int(wish.place)
    match event:
        case CardTaken():
            return _moved(wish, place - event.place)
        case CardBought():
            if place == event.place:
                return None
            return _moved(wish, place - 1) if place > event.place else wish
        case _:
            return wish


def _moved(wish: Wish, place: int) -> Wish | None:
    if place < 1:
        return None
    head, _, _ = wish.codes[0].rpartition(".")
    return Wish((f"{head}.{place}",), str(place))


def _why_void(plan: Plan, view: SobekView, seat: int, acted: bool) -> Void | None:
    """Return why a plan is void for all its wishes, None if it is not."""
    asked, then = seat in view.waiting, PlanConditions.of(plan.conditions)
    if view.turn is None or view.round != then.round:
        return Void.ROUND
    if view.asked == LAY and not (plan.kind == LAY and asked):
        return Void.ROUND
    hand, pile = own_hand(view, seat), own_pile(view, seat)
    if plan.kind == SCRIBE and asked:
        # What is put aside while the seat is asked is the plan's own beginning, if it is any of it.
        hand, pile = view.seats[seat].hand or (), view.seats[seat].pile or ()
    if acted or _codes(hand) != then.hand:
        return Void.HAND
    return Void.PILE if _codes(pile) != then.pile else None


def _codes(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(sorted(card.code for card in cards))
