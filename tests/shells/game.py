"""The rules of Shells: take one of three open shells, or throw up to three of your own and draw as many blindly.

It has what a game must have and nothing else: no rounds, no characters, no variants, no plans, nothing known beyond
what is seen. When no shell lies open any more, whoever holds the highest numbers wins.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, TypeAlias

from engine.actions import Coded, Take
from engine.chance import Chance
from engine.codes import ActionCodes, PieceCodes
from engine.events import GameEnded, OfSeat, Veil
from engine.game import (
    Choice,
    Decision,
    Event,
    Gather,
    IllegalAction,
    Label,
    Outcome,
    Refusal,
    Revealing,
    Role,
    TurnAction,
)
from engine.replay import replay
from engine.rules import Rules

SEATS = range(3, 6, 2)
OPEN, DEALT, EACH, MOST = 3, 2, 5, 3  # that lie open, that a seat begins with, in the game for each, thrown at once


@dataclass(frozen=True, slots=True, order=True)
class Shell:
    """A shell with its number, which is what it is worth."""

    number: int

    @property
    def term(self) -> str:
        return "shell"

    @property
    def code(self) -> str:
        return str(self.number)


@dataclass(frozen=True, slots=True)
class Throw(Coded, TurnAction):
    """Throws own shells into the sea and draws as many."""

    head = "x"
    shells: tuple[Shell, ...]


Act: TypeAlias = Take | Throw


@dataclass(frozen=True, slots=True)
class Taken(OfSeat):
    code = "taken"
    shell: Shell


@dataclass(frozen=True, slots=True)
class Drawn(OfSeat, Revealing):
    """Shells were thrown for all to see, and as many drawn for their owner alone."""

    code = "drawn"
    veil: ClassVar[Veil] = {"drawn": lambda drawn: (None,) * len(drawn)}
    thrown: tuple[Shell, ...]
    drawn: tuple[Shell | None, ...]


@dataclass(frozen=True, slots=True)
class ShellsView:
    """What a viewer sees: of others' hands only how many shells there are, until the game is over."""

    viewer: int | None
    turn: int | None
    waiting: tuple[int, ...]
    asked: str | None
    row: tuple[Shell, ...]
    left: int
    hands: tuple[tuple[Shell | None, ...], ...]
    outcome: Outcome | None


@dataclass(slots=True)
class Shells:
    """A game in progress."""

    hands: list[list[Shell]]
    row: list[Shell]
    bag: list[Shell]
    turn: int = 0

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def waiting(self) -> tuple[int, ...]:
        return (self.turn,) if self.row else ()

    @property
    def outcome(self) -> Outcome | None:
        scores = tuple(sum(shell.number for shell in hand) for hand in self.hands)
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return None if self.row else Outcome(scores, winners)

    def decision(self, seat: int) -> Decision | None:
        if seat not in self.waiting:
            return None
        takes = [Choice(f"t.{place}", shell, Take(place), public=True) for place, shell in enumerate(self.row, 1)]
        choices = [Choice("t", Label("choice", "take"), choices=tuple(takes), public=True, role=Role.TAKE)]
        if most := self._most(seat):
            choices.append(
                Choice("x", Label("choice", "throw"), gather=Gather(tuple(self.hands[seat]), 1, most), role=Role.OTHER)
            )
        return Decision("turn", tuple(choices), turn=True)

    def legal(self, seat: int) -> Sequence[Act]:
        if seat not in self.waiting:
            return ()
        thrown: list[tuple[Shell, ...]] = [()]
        for shell in self.hands[seat]:
            thrown += [(*some, shell) for some in thrown if len(some) < self._most(seat)]
        return (*(Take(place) for place in range(1, len(self.row) + 1)), *map(Throw, sorted(thrown[1:])))

    def apply(self, seat: int, action: Act) -> tuple[Event, ...]:
        if action not in self.legal(seat):
            waits = Refusal.NOT_WAITING if self.waiting else Refusal.GAME_OVER
            raise IllegalAction(Refusal.NOT_ASKED if seat in self.waiting else waits)
        hand, happened = self.hands[seat], list[Event]()
        match action:
            case Take(place):
                hand.append(self.row.pop(place - 1))
                happened.append(Taken(seat, hand[-1]))
                self.row += self._draw(1)
            case Throw(shells):
                drawn = self._draw(len(shells))
                hand[:] = [shell for shell in hand if shell not in shells] + drawn
                happened.append(Drawn(seat, shells, tuple(drawn)))
        hand.sort()
        self.turn = (self.turn + 1) % self.seats
        if self.outcome is not None:
            happened.append(GameEnded(self.outcome))
        return tuple(happened)

    def view(self, viewer: int | None) -> ShellsView:
        open_ = ShellsView(
            viewer, None, (), None, tuple(self.row), len(self.bag), tuple(map(tuple, self.hands)), self.outcome
        )
        if self.outcome is not None:
            return open_
        hands = tuple(hand if viewer == seat else (None,) * len(hand) for seat, hand in enumerate(open_.hands))
        return replace(open_, turn=self.turn, waiting=self.waiting, asked="turn", hands=hands)

    def copy(self) -> Shells:
        return Shells([list(hand) for hand in self.hands], list(self.row), list(self.bag), self.turn)

    def _most(self, seat: int) -> int:
        return min(MOST, len(self.hands[seat]), len(self.bag))

    def _draw(self, count: int) -> list[Shell]:
        return [self.bag.pop() for _ in range(min(count, len(self.bag)))]


def new(seats: int, options: Mapping[str, str], seed: str) -> Shells:
    if seats not in SEATS or options:
        raise ValueError(f"no game for {seats} with {options}")
    (order,) = Chance(seed).shuffled(range(1, EACH * seats + 1))
    game = Shells([], [], [Shell(number) for number in order])
    game.hands = [sorted(game._draw(DEALT)) for _ in range(seats)]
    game.row = game._draw(OPEN)
    return game


def read(head: str, rest: list[str]) -> Act:
    (what,) = rest
    match head:
        case "t":
            return Take(int(what))
        case "x":
            return Throw(PIECES.several(what))
    raise KeyError(head)


def record(
    seats: int, options: Mapping[str, str], seed: str, moves: Sequence[tuple[int, str]], stand_ins: Collection[int] = ()
) -> dict[str, Any]:
    outcome = replay(RULES, seats, options, seed, moves).outcome
    told = {"game": "shells", "seats": seats, "seed": seed, "moves": [list(move) for move in moves]}
    return {**told, "scores": None if outcome is None else list(outcome.scores), "stand_ins": sorted(stand_ins)}


PIECES = PieceCodes([Shell(number) for number in range(1, EACH * max(SEATS) + 1)])
CODES = ActionCodes(PIECES, read)
RULES = Rules(
    code="shells",
    version="1",
    seats=SEATS,
    variants=(),
    new=new,
    parse=CODES.parse,
    compose=CODES.compose,
    choose=lambda view, legal: legal[view.row.index(max(view.row))],
    record=record,
)
