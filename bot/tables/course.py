"""The course of a game: its log played out. A restart replays the log through the very functions that play it live."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Any

from bot.store import Entry, LogRow
from bot.tables.errors import Reason
from engine.game import Event, Game, IllegalAction, Refusal, Rules


@dataclass(frozen=True, slots=True)
class Step:
    """One action that counts: its number in the log, that of its press's first action, and what happened.

    `events` are unfiltered: what a viewer may learn of them is `event.seen(viewer)`. The step's own text has neither
    them nor the code, so that no log can tell them.
    """

    number: int
    first: int
    entry: Entry
    seat: int
    code: str = field(repr=False)
    events: tuple[Event, ...] = field(repr=False)

    @property
    def reveals(self) -> bool:
        """Whether something hidden came to light."""
        return any(event.reveals for event in self.events)


@dataclass(frozen=True, slots=True)
class Course:
    """A game and how it came about; it never changes: playing on gives a new one, so a failed commit costs nothing.

    `opened` says for each waiting seat at which version its present decision was put to it: an answer given to a later
    version than that is still an answer to this decision, whatever others did in the meantime. `before` is the course
    before the last press, kept until somebody else acts. `dealt` is the version at which the game began.
    """

    game: Game = field(repr=False)
    version: int
    steps: tuple[Step, ...]
    opened: Mapping[int, int]
    before: Course | None = field(repr=False)
    dealt: int = 0

    def play(self, entry: Entry, seat: int, actions: Sequence[Any]) -> Course:
        """Return the course after the actions of one press, numbered on from the version.

        Raises:
            IllegalAction: one of them is against the rules.
        """
        if not actions:
            raise IllegalAction(Refusal.MALFORMED)
        game = self.game.copy()
        first = self.version + 1
        steps = tuple(
            Step(number, first, entry, seat, action.code, game.apply(seat, action))
            for number, action in enumerate(actions, first)
        )
        version = self.version + len(actions)
        return Course(
            game,
            version,
            self.steps + steps,
            self._opened_after(game, seat, version),
            # Whoever acts ends the chance of the one before to take back; only an own chain goes on.
            (self if self._last_seat == seat else replace(self, before=None)) if entry is Entry.PLAY else None,
            self.dealt,
        )

    def since(self, number: int) -> Sequence[Step]:
        """Return the actions after that of a number."""
        return self.steps[bisect_right(self.steps, number, key=lambda step: step.number) :]

    def takes_back(self, seat: int) -> Reason | None:
        """Return why a seat cannot take back the last press, or None if it can."""
        if all(step.seat != seat for step in self.steps):
            return Reason.TAKE_BACK_NOTHING
        last = self.steps[-1]
        if last.seat != seat:
            return Reason.TAKE_BACK_ACTED
        if any(step.reveals for step in self.steps if step.first == last.first) or self._tells:
            return Reason.TAKE_BACK_REVEALED
        return Reason.TAKE_BACK_ACTED if self.before is None else None

    def take_back(self, seat: int) -> Course:
        """Return the course as it was before the last press, under a new version; there must be a `before`.

        Whether a seat may do so is said by `takes_back`. What was taken back by the rules of its time stays so.
        """
        if self.before is None:
            raise ValueError("nothing can be taken back")
        version = self.version + 1
        return replace(self.before, version=version, opened=self._opened_after(self.before.game, seat, version))

    def hand_over(self) -> Course:
        """Return the course after a seat went to a computer: the game is the same, nothing can be taken back."""
        return replace(self, version=self.version + 1, before=None)

    @property
    def _tells(self) -> bool:
        """Whether the mere fact of who is asked since the last press has told something."""
        new = (seat for seat, version in self.opened.items() if version == self.version)
        return any(decision.telling for seat in new if (decision := self.game.decision(seat)) is not None)

    @property
    def _last_seat(self) -> int | None:
        return self.steps[-1].seat if self.steps else None

    def _opened_after(self, game: Game, seat: int, version: int) -> dict[int, int]:
        opened = {}
        for waiting in game.waiting:
            same = (
                waiting != seat
                and waiting in self.opened
                and tuple(self.game.legal(waiting)) == tuple(game.legal(waiting))
            )
            opened[waiting] = self.opened[waiting] if same else version
        return opened


def begin(game: Game, version: int) -> Course:
    """Return the course of a game that has just been dealt."""
    return Course(game, version, (), dict.fromkeys(game.waiting, version), None, version)


def replay(rules: Rules, game: Game, version: int, log: Iterable[LogRow]) -> Course:
    """Return the course of a stored game.

    Args:
        rules: those that the game began with.
        game: as it was dealt.
        version: that of the table when it was dealt.
        log: all rows, in order.

    Raises:
        IllegalAction: the rules do not allow what was stored: they are not the rules of this game.
    """
    course = begin(game, version)
    for _, rows in groupby(log, key=lambda row: row.first):
        press = tuple(rows)
        last = press[-1]
        match last.entry:
            case Entry.BACK:
                course = course.take_back(last.seat)
            case Entry.HAND:
                course = course.hand_over()
            case Entry.PLAY | Entry.AUTO:
                course = course.play(last.entry, last.seat, [rules.parse(row.code) for row in press])
    return course
