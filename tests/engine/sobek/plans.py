"""Seats that decide in advance at random, and what must become of their plans, worked out without the planner."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from engine.effects.aim_types import AtPlace
from engine.effects.scribe import Reducing
from engine.game import Event, IllegalAction
from engine.planning.contract import Plan, Void
from engine.sobek.actions import Give, Lay, LayNoMore, PlayCharacter, SobekAction, Take
from engine.sobek.cards import KIND
from engine.sobek.codes import compose, parse
from engine.sobek.events import CardTaken, CharacterPlayed, Delivered, RoundDealt, RoundEnded, SetPlayed
from engine.sobek.game import Sobek
from engine.sobek.planning import SobekPlanner
from engine.sobek.rounds import REACH, remaining, still_layable
from engine.sobek.sets import index_of
from engine.sobek.state import Laying
from engine.sobek.views import SobekView
from tests.engine.planning.picking import pick

from .walks import steps

PLANNER = SobekPlanner()


class Quay:
    """A row in which every card has a number of its own, not by what it shows."""

    def __init__(self, game: Sobek) -> None:
        self._laid = 0
        self._lay_out(game)

    def step(self, game: Sobek, action: SobekAction, events: Sequence[Event]) -> None:
        """Follow an action that was made in a game."""
        if isinstance(action, Take):
            del self.cards[: action.place]
        elif isinstance(action, PlayCharacter) and isinstance(action.aim, AtPlace):
            del self.cards[action.aim.place - 1]
        if any(isinstance(event, Delivered | RoundDealt) for event in events):
            self._lay_out(game)
        assert len(self.cards) == len(game.row)

    def _lay_out(self, game: Sobek) -> None:
        self.cards = list(range(self._laid, self._laid + len(game.row)))
        self._laid += len(game.row)


@dataclass
class Followed:
    """A plan, and what the test itself knows of it: what was meant, and what has happened since.

    `wishes` are codes and the number of the card that they take.
    """

    seat: int
    kind: str
    first: Plan
    plan: Plan
    wishes: list[tuple[tuple[str, ...], int | None]]
    held: tuple[list[int], list[int]]
    round: int
    corruption: int | None
    told: list[Event] = field(default_factory=list)
    acted: bool = False
    over: bool = False

    def left(self, quay: Quay) -> list[tuple[str, ...]]:
        """Return the wishes whose cards are still there, with the places where these lie now."""
        found = []
        for codes, card in self.wishes:
            if card is None:
                found.append(codes)
            elif card in quay.cards:
                found.append((f"{codes[0].rpartition('.')[0]}.{quay.cards.index(card) + 1}",))
        return found

    def possible(self, game: Sobek, quay: Quay) -> list[SobekAction]:
        """Return how those wishes begin that the seat could fulfil now at any cost."""
        legal = game.legal(self.seat)
        firsts = [parse(codes[0]) for codes in self.left(quay)]
        return [action for action in firsts if action in legal and _does_something(game, self.seat, action)]

    def affords(self, action: SobekAction) -> bool:
        """Whether an action costs no more than was allowed."""
        return self.corruption is None or not isinstance(action, Take) or action.place - 1 <= self.corruption

    def step(self, actor: int, events: Sequence[Event]) -> list[Event]:
        """Note what has happened, and return what the seat sees of it."""
        seen = [event.seen(self.seat) for event in events]
        self.told += seen
        if actor == self.seat:
            self.acted |= any(isinstance(event, CardTaken | CharacterPlayed | SetPlayed) for event in events)
        self.over |= self.kind != "lay" and any(isinstance(event, RoundEnded) for event in events)
        return seen

    def expected(self, game: Sobek, quay: Quay) -> list[tuple[str, ...]] | Void:
        """Return what is left of the plan, or why it must be void."""
        asked = is_asked(game, self.seat, self.kind)
        closing = isinstance(game.pending, Laying) and not (self.kind == "lay" and asked)
        if self.over or closing or game.round != self.round or game.outcome is not None:
            return Void.ROUND
        hand, pile = holds(game, self.seat, asked and self.kind == "scribe")
        if self.acted or hand != self.held[0]:
            return Void.HAND
        if pile != self.held[1]:
            return Void.PILE
        left = self.left(quay)
        if not left:
            return Void.GONE
        if asked:
            able = self.possible(game, quay)
            if not any(map(self.affords, able)):
                return Void.CORRUPTION if able else Void.GONE
        return left


def is_asked(game: Sobek, seat: int, kind: str) -> bool:
    """Whether a seat is asked for a decision of a kind."""
    return seat in game.waiting and (game.pending.kind if game.pending is not None else "turn") == kind


def holds(game: Sobek, seat: int, raw: bool = False) -> tuple[list[int], list[int]]:
    """Return a seat's hand and pile, unless `raw` as they will be when the scribe has had its due."""
    hand, pile = list(game.hands[seat]), list(game.piles[seat])
    if isinstance(game.pending, Reducing) and not raw:
        for kind in game.pending.given[seat]:
            hand.remove(kind)
            pile.append(kind)
    return hand, sorted(pile)


def plan_ahead(game: Sobek, quay: Quay, seat: int, kind: str, random: Random) -> Followed:
    """Let a seat decide something in advance at random."""
    decision = PLANNER.decision(game, seat, kind)
    assert decision is not None
    assert decision.kind == kind
    view = game.view(seat)
    wishes: list[list[SobekAction]] = []
    while not wishes or random.random() < 0.5:
        wish = pick(decision, random, compose)
        if isinstance(wish[0], Lay) and random.random() < 0.5:
            wish += pick(decision, random, compose)
        if _fits(view, kind, wish):
            wishes.append(wish)
    corruption = random.choice([None, 0, 1, PLANNER.cost(view, kind, wishes[0])])
    plan = PLANNER.bind(view, kind, wishes, corruption)
    held = holds(game, seat)
    meant = []
    for wish in wishes:
        place = _place(wish[0])
        codes = tuple(action.code for action in wish)
        if isinstance(wish[-1], Lay):
            sets = [one for one in wish if isinstance(one, Lay)]
            laid = [(index_of(one.good), tuple(KIND[card.code] for card in one.cards)) for one in sets]
            codes = (*codes, "d") if still_layable(remaining(held[0], laid), laid) else codes
        meant.append((codes, None if place is None else quay.cards[place - 1]))
    return Followed(seat, kind, plan, plan, meant, held, game.round, corruption)


def _place(action: SobekAction) -> int | None:
    """Return the place of the card that an action takes."""
    taker = action.aim if isinstance(action, PlayCharacter) else action
    return taker.place if isinstance(taker, Take | AtPlace) else None


def _fits(view: SobekView, kind: str, wish: list[SobekAction]) -> bool:
    """Whether a wish can be bound; what is gathered may not fit together, all else must."""
    if all(isinstance(action, Take | Give | LayNoMore) for action in wish):
        return True
    try:
        PLANNER.bind(view, kind, [wish], None)
    except IllegalAction:
        return False
    return True


def live(game: Sobek, random: Random, lean: float, seen: Counter[str]) -> None:
    """Play a game in which everybody plans all the time; fail unless every plan comes to what it should."""
    quay = Quay(game)
    plans: dict[tuple[int, str], Followed] = {}
    for actor, action, events in steps(game, random, lean):
        quay.step(game, action, events)
        views = [game.view(seat) for seat in range(game.seats)]
        for key, followed in list(plans.items()):
            told = followed.step(actor, events)
            if _look(game, views[followed.seat], quay, followed, told, seen):
                del plans[key]
        for seat, view in enumerate(views):
            for kind in PLANNER.kinds(view):
                assert seat not in game.waiting
                if random.random() < (0.2 if kind == "turn" else 0.5):
                    plans[seat, kind] = plan_ahead(game, quay, seat, kind, random)


def _look(game: Sobek, view: SobekView, quay: Quay, followed: Followed, told: list[Event], seen: Counter[str]) -> bool:
    """Look at a plan after something has happened; return whether it is done with."""
    result = PLANNER.after(followed.plan, told, view)
    assert result == PLANNER.after(followed.first, followed.told, view), "it matters how often it is looked at"
    expected = followed.expected(game, quay)
    if isinstance(result, Void):
        assert result == expected
        seen[result.value] += 1
        return True
    if isinstance(expected, Void):
        # Nobody knows whether another's pile is empty before their own turn has come, so this comes to light in `play`.
        assert expected in (Void.GONE, Void.CORRUPTION)
        assert any(code.startswith("c.vizier") for codes, _ in followed.wishes for code in codes)
        assert PLANNER.play(result, view, game.legal(followed.seat)) == expected
        seen["empty pile"] += 1
        return True
    assert [wish.codes for wish in result.wishes] == expected
    followed.plan = result
    if not is_asked(game, followed.seat, followed.kind):
        return False
    played = PLANNER.play(result, view, game.legal(followed.seat))
    assert not isinstance(played, Void)
    _check_played(game, quay, followed, played, seen)
    return True


def _check_played(
    game: Sobek, quay: Quay, followed: Followed, played: tuple[SobekAction, ...], seen: Counter[str]
) -> None:
    """Fail unless what is played is the first possible wish, all of it, and takes the very card that was meant."""
    seat, kind, first = followed.seat, followed.kind, played[0]
    assert first == next(action for action in followed.possible(game, quay) if followed.affords(action))
    assert tuple(action.code for action in played) in followed.left(quay)
    after = game.copy()
    for action in played:
        assert action in after.legal(seat)
        after.apply(seat, action)
    ended = after.round != game.round or after.outcome is not None
    assert ended or not is_asked(after, seat, kind)
    place = _place(first)
    if place is not None:
        same = [codes for codes, card in followed.wishes if card == quay.cards[place - 1]]
        meant = next(codes for codes in same if type(parse(codes[0])) is type(first))
        gained = Counter(after.hands[seat]) - Counter(game.hands[seat])
        assert gained[game.row[place - 1]] == 1 or ended
        seen["moved"] += meant[0] != first.code
        seen["came within reach"] += isinstance(first, Take) and int(meant[0][2:]) > REACH
    elif kind == "scribe":
        kept = Counter(followed.held[0]) - Counter(KIND[code[2:]] for code in (action.code for action in played))
        assert Counter(holds(after, seat)[0]) == kept
    seen[f"{kind} {type(first).__name__}"] += 1
    seen[f"{kind} of {len(played)}"] += 1


def _does_something(game: Sobek, seat: int, action: SobekAction) -> bool:
    """Whether an action is anything but a character that is discarded for nothing."""
    if not isinstance(action, PlayCharacter):
        return True
    return all(event.effect for event in game.copy().apply(seat, action) if isinstance(event, CharacterPlayed))
