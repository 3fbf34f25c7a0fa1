"""The one door through which a game leaves this package: what a viewer may see of it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace

from bot.store import Entry
from bot.tables.plan_evaluation import PLAYED, Ahead, Outlook, foreseen, mark_of, offered
from bot.tables.players import Handover, Player, Sitters
from bot.tables.round_ends import scores
from bot.tables.session import Course, Step
from bot.tables.turn_history import is_own, news_from, turn_over
from engine.game import Action, Decision, Event, Outcome, View, broken_off
from engine.rules import AnyRules


@dataclass(frozen=True, slots=True)
class Happening:
    """An action and what came of it.

    `players` are those who sat at the table then. `events` are as the viewer may know them, `public` the same events as
    everybody may. `stood_in` says that a computer acted for the seat's person, `planned` that it was his own plan: that
    is told to nobody but him. `turn` says that it was the seat's turn, not an answer to what another's move asked.
    """

    number: int
    seat: int
    players: tuple[Player, ...]
    events: tuple[Event, ...] = field(repr=False)
    public: tuple[Event, ...] = field(repr=False)
    stood_in: bool = False
    planned: bool = False
    turn: bool = True


News = Happening | Handover
"""Something to be told."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The game as a viewer saw it after an action, and that action; none at the moment at which it all begins.

    `players` are those who sat at the table then.
    """

    view: View = field(repr=False)
    players: tuple[Player, ...]
    move: Happening | None


@dataclass(frozen=True, slots=True)
class Seen:
    """A game as a viewer may see it: a seat, or None for the table."""

    viewer: int | None
    running: bool
    _course: Course = field(repr=False)
    _sitters: Sitters = field(repr=False)
    _rules: AnyRules | None = field(repr=False, default=None)
    _plans: tuple[Outlook, ...] = field(repr=False, default=())

    @property
    def view(self) -> View:
        """The game's own value of what the viewer sees; in a game that was stopped nobody is to move."""
        view = self._course.game.view(self.viewer)
        return view if self.running or self.outcome is not None else broken_off(view)

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now; none unless the game is running."""
        return self._course.game.waiting if self.running else ()

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, None while it is not played to its end."""
        return self._course.game.outcome

    @property
    def decision(self) -> Decision | None:
        """What the viewer is asked now."""
        if not self.running or self.viewer is None:
            return None
        return self._course.game.decision(self.viewer)

    @property
    def public_decision(self) -> Decision | None:
        """What the one seat that is waited for is asked, as far as everybody may know it; None where it is not one."""
        if len(self.waiting) != 1:
            return None
        decision = self._course.game.decision(self.waiting[0])
        if decision is None:
            return None
        return replace(decision, choices=tuple(choice for choice in decision.choices if choice.public))

    @property
    def legal(self) -> Sequence[Action]:
        """The actions that are open to the viewer now."""
        return self._course.game.legal(self.viewer) if self.running and self.viewer is not None else ()

    @property
    def mark(self) -> int:
        """The number of the last action that counts; while it is the same, what is seen is the same."""
        return mark_of(self._course)

    @property
    def planned_kinds(self) -> tuple[str, ...]:
        """The kinds of decisions that the viewer may decide now in advance."""
        return offered(self._rules, self._course, self.viewer) if self.running and self.viewer is not None else ()

    def foreseen(self, kind: str) -> Decision | None:
        """Return what the viewer would be asked; None where that cannot be decided in advance now."""
        if not self.running or self.viewer is None:
            return None
        return foreseen(self._rules, self._course, self.viewer, kind)

    @property
    def plans(self) -> tuple[Ahead, ...]:
        """What the viewer has decided in advance, the plans that are not confirmed yet among it."""
        kept = (one for one in self._plans if self.running and one.row.void != PLAYED)
        return tuple(ahead for one in kept if (ahead := one.ahead) is not None)

    @property
    def recent(self) -> tuple[News, ...]:
        """What happened from the last press of a person on: that press and what came after it.

        While the game goes on, a round that was scored is where it begins, as for those who are asked.
        """
        for step in reversed(self._course.steps):
            if self.running and scores(step.events) is not None:
                return self.news(step.number - 1)
            if step.entry is Entry.PLAY:
                return self.news(step.first - 1)
        return self.news(0)

    @property
    def since_own(self) -> tuple[News, ...]:
        """What others did since the viewer last acted."""
        return self.news(max((step.number for step in self._course.steps if step.seat == self.viewer), default=0))

    @property
    def missed(self) -> tuple[News, ...]:
        """What others did since a person's last turn: the viewer's own, all of it, and what his plans did.

        For the table the last turn of each seat, since the turns of the persons who are asked now; while no person is
        asked it is what is `recent`.
        """
        if self.viewer is not None:
            after = self._turn_over(self.viewer)
            # What somebody else did in this seat is news for whoever has taken it.
            mine = self._course.since(max(after, self._sitters.since(self.viewer)))
            own = {step.number for step in mine if is_own(step, self.viewer) and not self._by_plan(step)}
            return tuple(one for one in self.news(after) if isinstance(one, Handover) or one.number not in own)
        asked = [seat for seat in self.waiting if self._sitters.players[seat].user is not None]
        if not asked:
            return self.recent
        after = min(self._turn_over(seat) for seat in asked)
        start = news_from(self._course.steps, range(len(self._sitters.players)), after)
        return tuple(one for one in self.news(after) if isinstance(one, Handover) or one.number >= (start or 0))

    @property
    def had_turn(self) -> bool:
        """Whether the viewer has had a turn, so that there is something to count from."""
        return self.viewer is not None and self._turn_over(self.viewer) > 0

    def news(self, after: int) -> tuple[News, ...]:
        """Return what happened after the action of a number, in order; what was taken back did not happen."""
        return tuple(sorted(self._news(after), key=lambda one: (one.number, isinstance(one, Handover))))

    def moments(self) -> Iterator[Moment]:
        """Yield how the viewer saw the game after each action since his last turn, beginning with the end of that.

        The game is played again, so this takes its time; it needs no lock, for nothing that it reads ever changes.
        """
        course, rules = self._course, self._rules
        after = self._turn_over(self.viewer) if self.viewer is not None else 0
        if course.start is None or rules is None:
            return
        game = course.start.copy()
        for step in course.steps:
            if step.number <= after:
                game.apply(step.seat, rules.parse(step.code))
        yield Moment(game.view(self.viewer), self._sitters.at(after), None)
        for step in course.since(after):
            game.apply(step.seat, rules.parse(step.code))
            yield Moment(game.view(self.viewer), self._sitters.at(step.number), self._happening(step))

    def _turn_over(self, seat: int) -> int:
        own = self._course.since(self._sitters.since(seat))
        return turn_over(own, seat, asked=seat in self.waiting, but=self._planned)

    @property
    def _planned(self) -> frozenset[int]:
        """The first numbers of moves that the viewer's plans have made since he acted himself; nobody else's."""
        return frozenset(one.row.version for one in self._plans if one.row.void == PLAYED)

    def _by_plan(self, step: Step) -> bool:
        return step.seat == self.viewer and step.first in self._planned

    def _news(self, after: int) -> Iterator[News]:
        yield from map(self._happening, self._course.since(after))
        # A seat that changed hands right after an action is news for whoever has seen that action.
        yield from self._sitters.handovers(after)

    def _happening(self, step: Step) -> Happening:
        return Happening(
            step.number,
            step.seat,
            self._sitters.at(step.number),
            tuple(event.seen(self.viewer) for event in step.events),
            tuple(event.seen(None) for event in step.events),
            step.entry is Entry.SUB,
            self._by_plan(step),
            step.turn,
        )
