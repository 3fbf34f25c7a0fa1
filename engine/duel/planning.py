"""Plans in Sobek: 2 Players: turns, and which tiles the scribe leaves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.codes import TAKE
from engine.duel.actions import Fill, Give, PlannedAction, PlayCharacter, Sell, Take, TakeAt
from engine.duel.choice_tree import decision_of, own_choices
from engine.duel.codes import parse
from engine.duel.events import CharacterPlayed, MarketFilled, SetSold, TileTaken
from engine.duel.game import Duel
from engine.duel.inference.planning_game import SCRIBE, has_line, hypothetical_game, may_be_reduced, own_hand
from engine.duel.market import SQUARE, SQUARES, Square, column_steps
from engine.duel.sets import CLASS_OF
from engine.duel.taking import reaches
from engine.duel.tiles import KIND, Tile
from engine.duel.views import DuelView
from engine.effects.aim_types import AtSquare, OntoSet, own_aim
from engine.effects.base import grown
from engine.events import require_event
from engine.game import Choice, Decision, Event, Game, IllegalAction, Label, Named, Refusal, Role, role_of
from engine.pending import TURN
from engine.planning.base_planner import BasePlanner, PlanConditions
from engine.planning.contract import Plan, Void, Wish, attempted, still_to_do

_ONLY_ROUND = 1


class DuelPlanner(BasePlanner[DuelView, Duel, PlannedAction]):
    """What Sobek: 2 Players knows of plans; see `engine.planning.contract.Planner` for the contract that it keeps.

    The place of a wish is the square of its tile, since the other's Ankh decides what can be taken. A character is
    never played in advance for nothing, although it may be on one's turn (D14).
    """

    def kinds(self, view: DuelView) -> tuple[str, ...]:
        """Return the kinds of decisions that the viewer may plan now, none while the viewer is asked.

        No turn is thought of where nothing could be done with it: the market is bare, and so is the hand.
        """
        seat = view.viewer
        if seat is None or view.turn is None or seat in view.waiting:
            return ()
        turn = (TURN,) if _lying(view) or _turn(view, seat).choices else ()
        return (*turn, SCRIBE) if may_be_reduced(view, seat) else turn

    def decision(self, game: Game[PlannedAction, DuelView, Event], seat: int, kind: str) -> Decision | None:
        """Return what a seat would be asked, made of its view alone.

        It may take every tile of the market: first stand those that it could take now, by their numbers, then all by
        column and square. Nothing of it is public.
        """
        view = game.view(seat)
        if kind not in self.kinds(view):
            return None
        return _turn(view, seat) if kind == TURN else decision_of(hypothetical_game(view, seat, kind), seat)

    def cost(self, view: DuelView, kind: str, wish: Sequence[PlannedAction]) -> int:
        """Return how many tiles lie before the one to be taken (D2), none where the Ankh does not lead to it now."""
        seat = view.viewer
        takes = [action for action in wish if isinstance(action, Take | TakeAt)]
        if seat is None or not takes:
            return 0
        near = _near(view, hypothetical_game(view, seat, kind))
        return sum(passed for action in takes for square, passed in near if square == _square(action, near))

    def hypothetical_game(self, view: DuelView, seat: int, kind: str) -> Duel:
        """Return a game in which the seat is asked a decision now, made of its view alone."""
        return hypothetical_game(view, seat, kind)

    def try_action(self, game: Duel, seat: int, action: PlannedAction) -> tuple[Event, ...] | None:
        """Return what would happen in such a game, which stays as it is; None where the action is not allowed."""
        return attempted(game.copy(), seat, action)

    def current_conditions(self, view: DuelView, seat: int) -> PlanConditions:
        """Return the codes of the seat's hand and of its corruption, and the number of the only round."""
        return PlanConditions(_codes(own_hand(view, seat)), _codes(view.seats[seat].pile or ()), _ONLY_ROUND)

    def bind_wish(self, view: DuelView, game: Duel, seat: int, actions: Sequence[PlannedAction]) -> Wish:
        """Return a wish of actions that answer a whole decision of a hypothetical game.

        Raises:
            IllegalAction: MALFORMED if they do not.
        """
        codes = tuple(action.code for action in actions)
        answered = game.copy()
        match actions:
            case [(Take() | TakeAt()) as take] if game.pending is None:
                square = _square(take, _near(view, game))
                if square is not None and view.at(square) is not None:
                    return Wish((TakeAt(square).code,), square.code)
            case [Fill() as fill] if game.pending is None:
                if has_line(view) and _applied(answered, seat, fill):
                    return Wish(codes)
            case [(Sell() | PlayCharacter()) as own] if game.pending is None:
                if _applied(answered, seat, own):
                    return Wish(codes, _bought(own))
            case [Give(), *_] if game.pending is not None:
                if all(_applied(answered, seat, give) for give in actions) and answered.pending is None:
                    return Wish(codes)
        raise IllegalAction(Refusal.MALFORMED)

    def remaining_wishes(
        self, plan: Plan, events: Iterable[Event], view: DuelView, seat: int
    ) -> tuple[Wish, ...] | Void:
        """Return the wishes whose tiles still lie on the market.

        A square is filled again only by a turn on which nothing was taken before, so a tile that is gone leaves its
        square empty.
        """
        acted = any(_is_turn_of(event, seat) for event in events)
        wishes = tuple(wish for wish in plan.wishes if wish.place is None or view.at(SQUARE[wish.place]) is not None)
        return _why_void(plan, view, seat, acted) or wishes

    def remaining_actions(self, wish: Wish, view: DuelView) -> tuple[list[PlannedAction], int]:
        """Return what is left to be done of a wish and what it costs, nothing if it cannot be done."""
        actions: list[PlannedAction] = []
        cost = 0
        for code in still_to_do(wish.codes, [f"g.{tile.code}" for tile in view.put_aside]):
            action = parse(code)
            if not isinstance(action, TakeAt):
                actions.append(action)
                continue
            for place, takeable in enumerate(view.takeable, start=1):
                if takeable.square == action.square:
                    actions.append(Take(place))
                    cost += len(takeable.passed)
        return actions, cost

    def listed(self, action: PlannedAction, legal: Sequence[PlannedAction]) -> PlannedAction | None:
        """Return an action as it is listed: of tiles that differ only in their marks the first are."""
        if action in legal:
            return action
        return next((one for one in legal if _alike(one) == _alike(action)), None) if _alike(action) else None

    def has_effect(self, events: Sequence[Event]) -> bool:
        """Return whether the character that was played had an effect."""
        return require_event(CharacterPlayed, events).effect


def _turn(view: DuelView, seat: int) -> Decision:
    """Return what a seat would be asked on a turn of its own, without any choice where it could do nothing."""
    imaginary = hypothetical_game(view, seat, TURN)
    now = decision_of(imaginary, seat)
    open_to_all = now.choices if has_line(view) else ()
    near = tuple(leaf for choice in open_to_all if role_of(choice) is Role.TAKE for leaf in choice.choices)
    fill = tuple(replace(one, public=False) for one in open_to_all if isinstance(one.action, Fill))
    takes = (*near, *_columns(view))
    take = (Choice(TAKE, Label("choice", "take"), choices=takes, role=Role.TAKE),) if takes else ()
    return replace(now, choices=(*take, *fill, *own_choices(imaginary, seat)))


def _near(view: DuelView, game: Duel) -> list[tuple[Square, int]]:
    """Return the squares that the Ankh leads to, in the order of their numbers, and how many tiles lie before each."""
    return [(SQUARES[square], len(passed)) for square, _, passed in reaches(game)] if has_line(view) else []


def _lying(view: DuelView) -> list[Square]:
    """Return the squares that have a tile; each of them can be thought of as one to take from."""
    return [square for square in SQUARES if view.at(square) is not None]


def _columns(view: DuelView) -> tuple[Choice, ...]:
    """Offer all tiles by column."""
    columns = grown(TAKE, [(column_steps(square), TakeAt(square)) for square in _lying(view)])
    return tuple(sorted(columns, key=lambda column: column.code))


def _square(action: Take | TakeAt, near: Sequence[tuple[Square, int]]) -> Square | None:
    """Return the square that an action means, None for none."""
    if isinstance(action, TakeAt):
        return action.square
    return near[action.place - 1][0] if 1 <= action.place <= len(near) else None


def _bought(action: PlannedAction) -> str | None:
    aim = own_aim(action.aim) if isinstance(action, PlayCharacter) else None
    return aim.code if isinstance(aim, AtSquare) else None


def _applied(game: Duel, seat: int, action: PlannedAction) -> bool:
    """Do an action in a game, and tell whether that was allowed."""
    return not isinstance(action, TakeAt) and attempted(game, seat, action) is not None


def _is_turn_of(event: Event, seat: int) -> bool:
    return isinstance(event, TileTaken | CharacterPlayed | SetSold | MarketFilled) and event.seat == seat


def _why_void(plan: Plan, view: DuelView, seat: int, acted: bool) -> Void | None:
    """Return why a plan is void for all its wishes, None if it is not."""
    if view.turn is None:
        return Void.ROUND
    then = PlanConditions.of(plan.conditions)
    # What is put aside while the seat is asked is the plan's own beginning, if it is any of it.
    hand = view.seats[seat].hand or () if plan.kind == SCRIBE else own_hand(view, seat)
    if acted or _codes(hand) != then.hand:
        return Void.HAND
    return Void.PILE if _codes(view.seats[seat].pile or ()) != then.pile else None


def _alike(action: PlannedAction) -> tuple[object, ...]:
    match action:
        case Sell(good, tiles):
            return (Sell, good, _classes(tiles))
        case PlayCharacter(card, aim):
            onto = own_aim(aim)
            return (card, onto.onto, _classes(onto.cards)) if isinstance(onto, OntoSet) else ()
    return ()


def _classes(tiles: Iterable[Named]) -> list[int]:
    return sorted(CLASS_OF[KIND[tile.code]] for tile in tiles)


def _codes(tiles: Iterable[Tile]) -> tuple[str, ...]:
    return tuple(sorted(tile.code for tile in tiles))
