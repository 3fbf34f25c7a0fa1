"""A toy game for tests of tables: it has turns, quiet steps, something revealed, and votes that all cast at once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar

from engine.chance import Chance
from engine.game import Choice, Decision, Event, IllegalAction, Label, Outcome, Refusal
from engine.planning.contract import Plan, Void, Wish
from engine.rules import AnyRules, Rules

WORDS = ("t1", "t2", "k", "p", "v")
VOTES = ("y", "n")


@dataclass(frozen=True, slots=True)
class Do:
    """t1, t2: take pebbles, next. k: keep one and go on. p: peek, next. v: everybody votes. y, n: the vote."""

    code: str


@dataclass(frozen=True, slots=True)
class Did(Event):
    code: ClassVar[str] = "did"
    seat: int
    what: str


@dataclass(frozen=True, slots=True)
class Peeked(Event):
    code: ClassVar[str] = "peeked"
    seat: int
    hidden: int | None

    def seen(self, viewer: int | None) -> Peeked:
        return self if viewer == self.seat else Peeked(self.seat, None)

    @property
    def reveals(self) -> bool:
        return True


@dataclass(slots=True)
class Toy:
    seats: int
    chance: Chance
    left: int
    turn: int = 0
    scores: list[int] = field(default_factory=list)
    votes: dict[int, str] | None = None

    @property
    def waiting(self) -> tuple[int, ...]:
        if self.left <= 0:
            return ()
        if self.votes is not None:
            return tuple(seat for seat in range(self.seats) if seat not in self.votes)
        return (self.turn,)

    @property
    def outcome(self) -> Outcome | None:
        if self.left > 0:
            return None
        best = max(self.scores)
        return Outcome(tuple(self.scores), tuple(seat for seat, score in enumerate(self.scores) if score == best))

    def decision(self, seat: int) -> Decision | None:
        if seat not in self.waiting:
            return None
        turn = self.votes is None
        choices = tuple(Choice(do.code, Label("do", do.code), do) for do in self.legal(seat))
        return Decision("turn" if turn else "vote", choices, turn=turn)

    def legal(self, seat: int) -> Sequence[Do]:
        if seat not in self.waiting:
            return ()
        return [Do(code) for code in (WORDS if self.votes is None else VOTES)]

    def apply(self, seat: int, action: Do) -> tuple[Event, ...]:
        if self.left <= 0:
            raise IllegalAction(Refusal.GAME_OVER)
        if seat not in self.waiting:
            raise IllegalAction(Refusal.NOT_WAITING)
        if action not in self.legal(seat):
            raise IllegalAction(Refusal.NOT_ASKED)
        events: list[Event] = [Did(seat, action.code)]
        if self.votes is not None:
            self.votes[seat] = action.code
            if len(self.votes) < self.seats:
                return tuple(events)
            for voter, vote in self.votes.items():
                self.scores[voter] += 3 if vote == "y" else 1
            self.votes = None
            events.append(Peeked(seat, 0))
            self._next()
            return tuple(events)
        match action.code:
            case "v":
                self.votes = {}
            case "k":
                self.left -= 1
                self.scores[seat] += 1
            case "p":
                hidden = self.chance.below(5)
                self.scores[seat] += hidden
                self.left -= 1
                events.append(Peeked(seat, hidden))
                self._next()
            case _:
                number = int(action.code[1])
                self.left -= number
                self.scores[seat] += number
                self._next()
        return tuple(events)

    def view(self, viewer: int | None) -> tuple[Any, ...]:
        return (viewer, self.left, self.turn, tuple(self.scores), None if self.votes is None else len(self.votes))

    def copy(self) -> Toy:
        votes = None if self.votes is None else dict(self.votes)
        return Toy(self.seats, self.chance.copy(), self.left, self.turn, list(self.scores), votes)

    def state(self) -> tuple[Any, ...]:
        return (*self.view(None), self.chance.drawn, self.votes)

    def _next(self) -> None:
        self.turn = (self.turn + 1) % self.seats


def new(seats: int, options: Mapping[str, str], seed: str) -> Toy:
    return Toy(seats, Chance(seed), int(options.get("left", "12")), scores=[0] * seats)


def parse(code: str) -> Do:
    if code not in WORDS + VOTES:
        raise IllegalAction(Refusal.MALFORMED)
    return Do(code)


def choose(view: Any, legal: Sequence[Do]) -> Do:
    return legal[0]


def record(
    seats: int,
    options: Mapping[str, str],
    seed: str,
    moves: Sequence[tuple[int, str]],
    stand_ins: Collection[int] = (),
) -> dict[str, Any]:
    written = {"seats": seats, "options": dict(options), "seed": seed, "moves": list(moves)}
    return {**written, "stand_ins": sorted(stand_ins)} if stand_ins else written


class Planner:
    """Plans of the toy: they are bound to the score, "t2" is gone with the last pebble but one, "p" costs 1."""

    corrupts = True

    def kinds(self, view: Any) -> tuple[str, ...]:
        viewer, left, turn, _, votes = view
        return () if viewer in (None, turn) or left <= 0 or votes is not None else ("turn", "vote")

    def decision(self, game: Any, seat: int, kind: str) -> Decision | None:
        if kind not in self.kinds(game.view(seat)):
            return None
        codes = WORDS if kind == "turn" else VOTES
        return Decision(kind, tuple(Choice(code, Label("do", code), Do(code)) for code in codes), turn=kind == "turn")

    def cost(self, view: Any, kind: str, wish: Sequence[Do]) -> int:
        return sum(do.code == "p" for do in wish)

    def bind(self, view: Any, kind: str, wishes: Sequence[Sequence[Do]], corruption: int | None) -> Plan:
        codes = WORDS if kind == "turn" else VOTES
        if (
            not wishes
            or kind not in ("turn", "vote")
            or any([do.code in codes for do in one] != [True] for one in wishes)
        ):
            raise IllegalAction(Refusal.MALFORMED)
        return Plan(kind, tuple(Wish((one[0].code,)) for one in wishes), {"score": view[3][view[0]]}, corruption)

    def after(self, plan: Plan, events: Iterable[Event], view: Any) -> Plan | Void:
        viewer, left, _, scores, _ = view
        if left <= 0:
            return Void.ROUND
        if plan.conditions != {"score": scores[viewer]}:
            return Void.HAND
        wishes = tuple(wish for wish in plan.wishes if left > 1 or wish.codes != ("t2",))
        if not wishes:
            return Void.GONE
        affordable = plan.corruption is None or any(wish.codes != ("p",) or plan.corruption for wish in wishes)
        return replace(plan, wishes=wishes) if affordable else Void.CORRUPTION

    def play(self, plan: Plan, view: Any, legal: Sequence[Do]) -> tuple[Do, ...] | Void:
        kept = self.after(plan, (), view)
        if isinstance(kept, Void):
            return kept
        for wish in kept.wishes:
            does = tuple(Do(code) for code in wish.codes)
            if does[0] in legal and (plan.corruption is None or self.cost(view, plan.kind, does) <= plan.corruption):
                return does
        return Void.GONE


def rules(version: str = "1", **changes: Any) -> AnyRules:
    """Return the toy's rules; `changes` replace some of its functions."""
    functions: dict[str, Any] = {"new": new, "parse": parse, "choose": choose, "record": record}
    parts = {**functions, "planner": Planner(), **changes}
    return Rules(
        code="toy",
        version=version,
        seats=range(1, 5),
        variants=("plain",),
        compose=lambda head, items: tuple(Do(item) for item in items),
        **parts,
    )


GAMES = {"toy": rules()}
