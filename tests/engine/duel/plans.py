"""Seats that decide in advance at random, and what must become of their plans, worked out without the planner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from engine.duel.actions import DuelAction, Fill, Give, PlannedAction, PlayCharacter, Take, TakeAt
from engine.duel.codes import compose, parse
from engine.duel.events import CharacterPlayed, MarketFilled, SetSold, TileTaken
from engine.duel.game import Duel
from engine.duel.market import SQUARE, SQUARES, Square
from engine.duel.planning import DuelPlanner
from engine.duel.state import EMPTY
from engine.duel.taking import reaches
from engine.duel.tiles import KIND
from engine.duel.views import DuelView
from engine.effects.aim_types import AtSquare, own_aim
from engine.effects.scribe import Reducing
from engine.game import Event, IllegalAction
from engine.planning.contract import Plan, Void
from tests.engine.planning.picking import pick

from .walks import alike, steps

PLANNER = DuelPlanner()


class Market:
    """A market in which every tile has a number of its own, not by what it shows; 0 stands for an empty square."""

    def __init__(self, game: Duel) -> None:
        self.tiles = [0] * len(SQUARES)
        self._laid = 0
        self.step(game)

    def step(self, game: Duel) -> None:
        """Follow what has happened in a game: nothing moves, and no action empties and fills one square."""
        for square, kind in enumerate(game.market):
            if kind == EMPTY:
                self.tiles[square] = 0
            elif not self.tiles[square]:
                self._laid += 1
                self.tiles[square] = self._laid


@dataclass
class Followed:
    """A plan, and what the test itself knows of it: what was meant, and what has happened since.

    `wishes` are codes, and for what is taken its square and the number of the tile.
    """

    seat: int
    kind: str
    first: Plan
    plan: Plan
    wishes: list[tuple[tuple[str, ...], int | None, int]]
    held: tuple[list[int], list[int]]
    corruption: int | None
    told: list[Event] = field(default_factory=list)
    acted: bool = False

    @property
    def named(self) -> list[str]:
        """The codes under which the wishes were chosen."""
        return [codes[0] for codes, _, _ in self.wishes]

    def left(self, market: Market) -> list[tuple[tuple[str, ...], int | None]]:
        """Return the wishes whose tiles are still there."""
        return [
            (codes, square) for codes, square, tile in self.wishes if square is None or market.tiles[square] == tile
        ]

    def possible(self, game: Duel, market: Market) -> list[tuple[DuelAction, int]]:
        """Return how those wishes begin that the seat could fulfil now, and what each costs."""
        able = reaches(game) if game.pending is None else []
        legal = {alike(action): action for action in game.legal(self.seat)}
        found = []
        for codes, square in self.left(market):
            action, cost = parse(codes[0]), 0
            if isinstance(action, Take | TakeAt):
                near = [(place, reach) for place, reach in enumerate(able, start=1) if reach[0] == square]
                if not near:
                    continue
                action, cost = Take(near[0][0]), len(near[0][1][2])
            if alike(action) in legal and _does_something(game, self.seat, action):
                found.append((legal[alike(action)], cost))
        return found

    def affords(self, cost: int) -> bool:
        """Whether a cost is no more than was allowed."""
        return self.corruption is None or cost <= self.corruption

    def step(self, actor: int, events: Sequence[Event]) -> list[Event]:
        """Note what has happened, and return what the seat sees of it."""
        seen = [event.seen(self.seat) for event in events]
        self.told += seen
        if actor == self.seat:
            self.acted |= any(
                isinstance(event, TileTaken | CharacterPlayed | SetSold | MarketFilled) for event in events
            )
        return seen

    def expected(self, game: Duel, market: Market) -> int | Void:
        """Return how many wishes are left of the plan, or why it must be void."""
        if game.outcome is not None:
            return Void.ROUND
        asked = is_asked(game, self.seat, self.kind)
        hand, pile = holds(game, self.seat, asked and self.kind == "scribe")
        if self.acted or hand != self.held[0]:
            return Void.HAND
        if pile != self.held[1]:
            return Void.PILE
        left = self.left(market)
        if not left:
            return Void.GONE
        if asked:
            able = self.possible(game, market)
            if not any(self.affords(cost) for _, cost in able):
                return Void.CORRUPTION if able else Void.GONE
        return len(left)


def is_asked(game: Duel, seat: int, kind: str) -> bool:
    """Whether a seat is asked for a decision of a kind."""
    return seat in game.waiting and (game.pending.kind if game.pending is not None else "turn") == kind


def holds(game: Duel, seat: int, raw: bool = False) -> tuple[list[int], list[int]]:
    """Return a seat's hand and pile, unless `raw` without what it has put aside for the scribe."""
    hand, pile = list(game.hands[seat]), sorted(game.piles[seat])
    if isinstance(game.pending, Reducing) and not raw:
        for kind in game.pending.given[seat]:
            hand.remove(kind)
    return hand, pile


def plan_ahead(game: Duel, market: Market, seat: int, kind: str, random: Random) -> Followed:
    """Let a seat decide something in advance at random."""
    decision = PLANNER.decision(game, seat, kind)
    assert decision is not None
    assert decision.kind == kind
    view = game.view(seat)
    wishes: list[list[DuelAction]] = []
    while not wishes or random.random() < 0.6:
        wish = pick(decision, random, compose)
        if _fits(view, kind, wish):
            wishes.append(wish)
    corruption = random.choice([None, 0, 1, PLANNER.cost(view, kind, wishes[0])])
    plan = PLANNER.bind(view, kind, wishes, corruption)
    meant = []
    for wish in wishes:
        square = _meant(game, seat, wish[0])
        tile = market.tiles[square.index] if square is not None else 0
        meant.append((tuple(action.code for action in wish), square.index if square is not None else None, tile))
    return Followed(seat, kind, plan, plan, meant, holds(game, seat), corruption)


def live(game: Duel, random: Random, lean: dict[str, float], seen: Counter[str]) -> None:
    """Play a game in which everybody plans all the time; fail unless every plan comes to what it should."""
    market = Market(game)
    plans: dict[tuple[int, str], Followed] = {}
    for actor, _, events in steps(game, random, lean):
        market.step(game)
        views = [game.view(seat) for seat in range(game.seats)]
        for key, followed in list(plans.items()):
            told = followed.step(actor, events)
            if _look(game, views[followed.seat], market, followed, told, seen):
                del plans[key]
        for seat, view in enumerate(views):
            for kind in PLANNER.kinds(view):
                assert seat not in game.waiting
                if random.random() < 0.5:
                    plans[seat, kind] = plan_ahead(game, market, seat, kind, random)


def _look(
    game: Duel, view: DuelView, market: Market, followed: Followed, told: list[Event], seen: Counter[str]
) -> bool:
    """Look at a plan after something has happened; return whether it is done with."""
    result = PLANNER.after(followed.plan, told, view)
    assert result == PLANNER.after(followed.first, followed.told, view), "it matters how often it is looked at"
    expected = followed.expected(game, market)
    if isinstance(result, Void):
        assert result == expected
        seen[result.value] += 1
        return True
    assert len(result.wishes) == expected
    squares = [None if square is None else SQUARES[square].code for _, square in followed.left(market)]
    assert [wish.place for wish in result.wishes] == squares
    followed.plan = result
    if not is_asked(game, followed.seat, followed.kind):
        return False
    played = PLANNER.play(result, view, game.legal(followed.seat))
    assert not isinstance(played, Void)
    _check_played(game, market, followed, played, seen)
    return True


def _check_played(
    game: Duel, market: Market, followed: Followed, played: tuple[PlannedAction, ...], seen: Counter[str]
) -> None:
    """Fail unless what is played is the first possible wish, all of it, and takes the very tile that was meant."""
    seat, kind, first = followed.seat, followed.kind, played[0]
    able = followed.possible(game, market)
    assert first == next(action for action, cost in able if followed.affords(cost))
    after = game.copy()
    for action in played:
        assert not isinstance(action, TakeAt)
        assert action in after.legal(seat)
        after.apply(seat, action)
    assert not is_asked(after, seat, kind) or isinstance(first, Fill)
    square = _meant(game, seat, first)
    if square is not None:
        assert market.tiles[square.index] in [tile for _, _, tile in followed.wishes]
        gained = Counter(after.hands[seat]) - Counter(game.hands[seat])
        assert gained[game.market[square.index]] == 1 or after.outcome is not None
        seen["under another number"] += isinstance(first, Take) and first.code not in followed.named
    elif kind == "scribe":
        kept = Counter(followed.held[0]) - Counter(KIND[action.code[2:]] for action in played)
        assert Counter(after.hands[seat]) == kept or after.outcome is not None
    seen[f"{kind} {type(first).__name__}"] += 1
    seen[f"{kind} of {len(played)}"] += 1


def _meant(game: Duel, seat: int, action: PlannedAction) -> Square | None:
    """Return the square of the tile that an action takes, if it were the seat's turn."""
    if isinstance(action, TakeAt):
        return action.square
    if isinstance(action, PlayCharacter):
        aim = own_aim(action.aim)
        return SQUARE[aim.square.code] if isinstance(aim, AtSquare) else None
    if not isinstance(action, Take):
        return None
    asked = game.copy()
    if seat != game.turn:
        asked.turn, asked.again, asked.finger = seat, False, -1
    return SQUARES[reaches(asked)[action.place - 1][0]]


def _fits(view: DuelView, kind: str, wish: list[DuelAction]) -> bool:
    """Whether a wish can be bound; what is gathered may not fit together, all else must."""
    if all(isinstance(action, Take | TakeAt | Fill | Give) for action in wish):
        return True
    try:
        PLANNER.bind(view, kind, [wish], None)
    except IllegalAction:
        return False
    return True


def _does_something(game: Duel, seat: int, action: DuelAction) -> bool:
    """Whether an action is anything but a character that is discarded for nothing."""
    if not isinstance(action, PlayCharacter):
        return True
    return all(event.effect for event in game.copy().apply(seat, action) if isinstance(event, CharacterPlayed))
