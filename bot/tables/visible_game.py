"""What a viewer may see of a game: the only way by which a game's state leaves this package."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.store import Entry
from bot.tables.game.session import HOST_PASSED, GameSession, GameStep, SeatDecision
from bot.tables.game.turn_boundaries import is_by_person, last_turn_end, news_start, round_end_index
from bot.tables.plan_validity import (
    EXECUTED,
    EvaluatedPlan,
    PlanView,
    last_action_number,
    plannable_decision,
    plannable_kinds,
)
from bot.tables.seat_history import Player, SeatHandover, SeatHistory
from engine.game import Action, Decision, Event, Outcome, View, broken_off
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class VisibleAction:
    """An action and its events, as a viewer may see them.

    `players` are the players at that time. `events` are as the viewer may see them, `public` as everybody may.
    `stood_in` says that a computer acted for the person, `planned` that it was the viewer's own plan, which is secret.
    `turn` says that it was the seat's turn, not an answer to another seat's move. `voted` says that the computer acted
    after a vote of the others, `agreed` that more than half of them wanted it.
    """

    number: int
    seat: int
    players: tuple[Player, ...]
    events: tuple[Event, ...] = field(repr=False)
    public: tuple[Event, ...] = field(repr=False)
    stood_in: bool = False
    planned: bool = False
    turn: bool = True
    voted: bool = False
    agreed: bool = False


NewsItem = VisibleAction | SeatHandover | SeatDecision
"""A piece of news."""


@dataclass(frozen=True, slots=True)
class GameMoment:
    """The viewer's view after an action, and that action; None for the first moment.

    `players` are the players at that time.
    """

    view: View = field(repr=False)
    players: tuple[Player, ...]
    move: VisibleAction | None


@dataclass(frozen=True, slots=True)
class VisibleGame:
    """A game as a viewer may see it: a seat, or None for the table."""

    viewer: int | None
    running: bool
    _game_session: GameSession = field(repr=False)
    _seat_history: SeatHistory = field(repr=False)
    _rules: AnyRules | None = field(repr=False, default=None)
    _plans: tuple[EvaluatedPlan, ...] = field(repr=False, default=())

    @property
    def view(self) -> View:
        """The view of the game; in a stopped game nobody is to move."""
        view = self._game_session.game.view(self.viewer)
        return view if self.running or self.outcome is not None else broken_off(view)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none unless the game is running."""
        return self._game_session.game.waiting if self.running else ()

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, None while it is not played to its end."""
        return self._game_session.game.outcome

    @property
    def decision(self) -> Decision | None:
        """The decision that the viewer is asked now."""
        if not self.running or self.viewer is None:
            return None
        return self._game_session.game.decision(self.viewer)

    @property
    def public_decision(self) -> Decision | None:
        """The public part of the decision of the only seat that is asked; None if there is not exactly one."""
        if len(self.waiting) != 1:
            return None
        decision = self._game_session.game.decision(self.waiting[0])
        if decision is None:
            return None
        return replace(decision, choices=tuple(choice for choice in decision.choices if choice.public))

    @property
    def legal(self) -> Sequence[Action]:
        """The legal actions of the viewer."""
        return self._game_session.game.legal(self.viewer) if self.running and self.viewer is not None else ()

    def is_wasted(self, action: Action) -> bool:
        """Return whether a legal action of the viewer would use something without any effect; nothing is played."""
        if not self.running or self.viewer is None:
            return False
        return any(event.wasted for event in self._game_session.game.copy().apply(self.viewer, action))

    @property
    def mark(self) -> int:
        """The number of the last action that counts; while it is the same, the view is the same."""
        return last_action_number(self._game_session)

    @property
    def planned_kinds(self) -> tuple[str, ...]:
        """The kinds of decisions that the viewer may plan now."""
        return (
            plannable_kinds(self._rules, self._game_session, self.viewer)
            if self.running and self.viewer is not None
            else ()
        )

    def plannable_decision(self, kind: str) -> Decision | None:
        """Return the decision that the viewer would be asked; None if it cannot be planned now."""
        if not self.running or self.viewer is None:
            return None
        return plannable_decision(self._rules, self._game_session, self.viewer, kind)

    @property
    def plans(self) -> tuple[PlanView, ...]:
        """The viewer's plans and drafts."""
        visible = (one for one in self._plans if self.running and one.row.void != EXECUTED)
        return tuple(plan_view for one in visible if (plan_view := one.plan_view) is not None)

    @property
    def has_executed_plan(self) -> bool:
        """Whether a plan of the viewer was executed since the viewer last acted."""
        return bool(self._planned_moves)

    @property
    def recent(self) -> tuple[NewsItem, ...]:
        """The news from the last press of a person on.

        While the game goes on, it begins with the last scored round, if that is later.
        """
        for step in reversed(self._game_session.steps):
            if self.running and round_end_index(step.events) is not None:
                return self._without_old_decisions(self.news(step.number - 1))
            if step.entry is Entry.PLAY:
                return self._without_old_decisions(self.news(step.first - 1))
        return self._without_old_decisions(self.news(0))

    def is_recent(self, seat: int, mark: int) -> bool:
        """Whether a seat's first action after the one with the number `mark` is among `recent`."""
        after = next((step.number for step in self._game_session.since(mark) if step.seat == seat), None)
        return any(isinstance(one, VisibleAction) and one.number == after for one in self.recent)

    @property
    def this_round(self) -> tuple[NewsItem, ...]:
        """The news since the last scored round; in a game of one round, since its beginning."""
        steps = self._game_session.steps
        return self.news(next((step.number for step in reversed(steps) if round_end_index(step.events) is not None), 0))

    @property
    def in_first_lap(self) -> bool:
        """Whether a round was scored, and not every seat has had a turn since."""
        had_turn: set[int] = set()
        for step in reversed(self._game_session.steps):
            if round_end_index(step.events) is not None:
                return self.running and len(had_turn) < len(self._seat_history.players)
            if step.turn:
                had_turn.add(step.seat)
        return False

    @property
    def since_own(self) -> tuple[NewsItem, ...]:
        """The news since the viewer's last action."""
        return self.news(max((step.number for step in self._game_session.steps if step.seat == self.viewer), default=0))

    @property
    def missed(self) -> tuple[NewsItem, ...]:
        """The news since the viewer's last turn: what others did, and what the viewer's plans did.

        For the table: the last turn of each seat since the turns of the persons who are asked now; `recent` while no
        person is asked. A decision about a seat is no news for the table any more once a person has moved.
        """
        if self.viewer is not None:
            after = self._last_turn_end(self.viewer)
            # Actions of the former player of a seat are news for the present one.
            mine = self._game_session.since(max(after, self._seat_history.since(self.viewer)))
            own = {step.number for step in mine if is_by_person(step, self.viewer) and not self._is_by_plan(step)}
            return tuple(one for one in self.news(after) if not isinstance(one, VisibleAction) or one.number not in own)
        asked = [seat for seat in self.waiting if self._seat_history.players[seat].user is not None]
        if not asked:
            return self.recent
        after = min(self._last_turn_end(seat) for seat in asked)
        start = news_start(self._game_session.steps, range(len(self._seat_history.players)), after)
        return self._without_old_decisions(
            one for one in self.news(after) if not isinstance(one, VisibleAction) or one.number >= (start or 0)
        )

    @property
    def own_round_end(self) -> VisibleAction | None:
        """The viewer's own action by which a round was scored, until they have had another turn; else None."""
        if self.viewer is None:
            return None
        steps = reversed(self._game_session.since(max(self._last_turn_end(self.viewer) - 1, 0)))
        scored = next((step for step in steps if round_end_index(step.events) is not None), None)
        if scored is None or scored.number <= self._seat_history.since(self.viewer):
            return None
        own = is_by_person(scored, self.viewer) and not self._is_by_plan(scored)
        return self._visible_action(scored) if own else None

    @property
    def missed_with_round_end(self) -> tuple[NewsItem, ...]:
        """What the viewer has `missed`, and how a round ended by their own action, which told what others had laid."""
        ended = self.own_round_end
        if ended is None:
            return self.missed
        return tuple(sorted((ended, *self.missed), key=lambda one: (one.number, isinstance(one, SeatHandover))))

    def is_new_decision(self, decision: SeatDecision | VisibleAction) -> bool:
        """Return whether no person has moved since a decision, or a move that followed one; computers may have.

        Of hosts who followed each other for want of a sign, only the last is new.
        """
        if isinstance(decision, SeatDecision) and decision.code == HOST_PASSED:
            hosts = (one.number for one in self._game_session.overdue.decisions if one.code == HOST_PASSED)
            if decision.number < max(hosts, default=0):
                return False
        moves = (step.number for step in reversed(self._game_session.steps) if step.entry is Entry.PLAY)
        return decision.number > next(moves, 0)

    @property
    def had_turn(self) -> bool:
        """Whether the viewer has had a turn."""
        return self.viewer is not None and self._last_turn_end(self.viewer) > 0

    def news(self, after: int) -> tuple[NewsItem, ...]:
        """Return the news after an action, in order; what was taken back is no news."""
        return tuple(sorted(self._news(after), key=lambda one: (one.number, isinstance(one, SeatHandover))))

    def moments(self) -> Iterator[GameMoment]:
        """Yield the viewer's view after each action since their last turn, from the end of that turn on.

        The game is replayed, which takes time; it needs no lock, as nothing that it reads changes.
        """
        game_session, rules = self._game_session, self._rules
        after = self._last_turn_end(self.viewer) if self.viewer is not None else 0
        if game_session.start is None or rules is None:
            return
        game = game_session.start.copy()
        for step in game_session.steps:
            if step.number <= after:
                game.apply(step.seat, rules.parse(step.code))
        yield GameMoment(game.view(self.viewer), self._seat_history.at(after), None)
        for step in game_session.since(after):
            game.apply(step.seat, rules.parse(step.code))
            yield GameMoment(game.view(self.viewer), self._seat_history.at(step.number), self._visible_action(step))

    def _without_old_decisions(self, news: Iterable[NewsItem]) -> tuple[NewsItem, ...]:
        return tuple(one for one in news if not isinstance(one, SeatDecision) or self.is_new_decision(one))

    def _last_turn_end(self, seat: int) -> int:
        own = self._game_session.since(self._seat_history.since(seat))
        return last_turn_end(own, seat, asked=seat in self.waiting, but=self._planned_moves)

    @property
    def _planned_moves(self) -> frozenset[int]:
        """The first numbers of moves that the viewer's plans have made since the viewer last acted."""
        return frozenset(one.row.version for one in self._plans if one.row.void == EXECUTED)

    def _is_by_plan(self, step: GameStep) -> bool:
        return step.seat == self.viewer and step.first in self._planned_moves

    def _news(self, after: int) -> Iterator[NewsItem]:
        yield from map(self._visible_action, self._game_session.since(after))
        # A change of players right after an action is news for a viewer who has seen that action.
        yield from self._seat_history.handovers(after)
        yield from (one for one in self._game_session.overdue.decisions if one.number > after)

    def _visible_action(self, step: GameStep) -> VisibleAction:
        players = self._seat_history.at(step.number)
        return VisibleAction(
            step.number,
            step.seat,
            players,
            tuple(event.seen(self.viewer) for event in step.events),
            tuple(event.seen(None) for event in step.events),
            step.entry is Entry.SUB,
            self._is_by_plan(step),
            step.turn,
            step.voted,
            is_agreed(step, players),
        )


def is_agreed(step: GameStep, players: Sequence[Player]) -> bool:
    """Return whether a computer acted because more than half of the voters wanted that; with the players then."""
    if step.vote is None:
        return False
    absent = step.vote.absent | {step.seat}
    voters = [player for player in players if not player.computer and player.seat not in absent]
    return step.vote.moves * 2 > len(voters)
