"""Random games of 2, 3 and 4 seats: what must hold after every action."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.effects.aim_types import OntoSet
from engine.game import Choice, IllegalAction
from engine.sobek.actions import Lay, PlayCharacter, PlaySet, SobekAction
from engine.sobek.cards import Card
from engine.sobek.codes import compose, parse
from engine.sobek.events import RoundDealt, RoundScored
from engine.sobek.game import Sobek
from engine.sobek.sets import selections
from tests.depth import games

from .positions import snapshot
from .walks import check_whole, steps, walk


@games(150, 700)
def test_every_card_is_somewhere_exactly_once_and_a_game_waits_till_it_ends(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        rounds = 1
        check_whole(game)
        for _, _, events in steps(game, random, lean):
            check_whole(game)
            for event in events:
                rounds += isinstance(event, RoundDealt)
        assert rounds == game.round == len(game.history)
        assert rounds in (2, 3)
        assert game.outcome is not None
        assert list(game.outcome.scores) == game.scores


def test_the_walks_reach_the_rare():
    seen: Counter[str] = Counter()
    for number in range(120):
        game, random, lean = walk(number)
        for _, action, events in steps(game, random, lean):
            for event in events:
                seen[event.code] += 1
            if action.code.startswith(("s.new.-", "l.-")):
                seen["amulets alone"] += 1
            elif action.code.startswith("s.amulets"):
                seen["amulets joined"] += 1
            seen["long hand"] += max(map(len, game.hands)) > 12
            seen["tied"] += any(
                seat.pile_scarabs is not None
                for event in events
                if isinstance(event, RoundScored)
                for seat in event.seats
            )
    wanted = {"card-taken", "delivered", "set-played", "tokens-seen", "event-chosen", "marker-moved", "pile-embalmed"}
    wanted |= {"pile-counted", "character-played", "cards-drawn", "card-stolen", "pile-seen", "card-reclaimed"}
    wanted |= {"card-bought", "pile-cleared", "set-extended", "cards-given", "choice-made", "sets-laid", "round-ended"}
    wanted |= {"round-dealt", "round-scored", "starter-named", "game-ended"}
    wanted |= {"amulets alone", "amulets joined", "long hand", "tied"}
    assert not wanted - set(+seen)


@games(30, 40)
def test_legal_actions_are_stable_never_empty_and_listed_once(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in range(game.seats):
                legal = game.legal(seat)
                assert bool(legal) == (seat in game.waiting)
                assert legal == game.legal(seat) == game.copy().legal(seat)
                assert len(set(legal)) == len(legal)


@games(30, 40)
def test_a_code_reads_back_as_its_action_and_no_two_actions_share_one(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                legal = game.legal(seat)
                assert [parse(action.code) for action in legal] == legal
                assert len({action.code for action in legal}) == len(legal)
                assert all(len(action.code) <= 80 for action in legal if len(_cards(action)) <= 3)


def leaves(choice: Choice) -> list[SobekAction]:
    """Return the actions of a branch, a gathering's with all its compositions."""
    assert sum((choice.action is not None, bool(choice.choices), choice.gather is not None)) == 1
    if choice.action is not None:
        assert choice.action.code == choice.code
        return [choice.action]
    if choice.gather is None:
        assert all(below.code.startswith(choice.code) for below in choice.choices)
        return [action for below in choice.choices for action in leaves(below)]
    codes = [card.code for card in choice.gather.items]
    assert 1 <= choice.gather.least <= choice.gather.most <= len(codes)
    places = selections(tuple(sorted(_number(codes))), choice.gather.least, choice.gather.most)
    names = dict(zip(_number(codes), codes, strict=True))
    return [action for chosen in places for action in compose(choice.code, [names[number] for number in chosen])]


def _number(codes: list[str]) -> list[int]:
    order = sorted(set(codes))
    return [order.index(code) for code in codes]


def _cards(action: SobekAction) -> tuple[Card, ...]:
    """Return the cards that an action gathers."""
    match action:
        case PlaySet(cards=cards) | Lay(cards=cards) | PlayCharacter(aim=OntoSet(_, cards)):
            return cards
    return ()


def _is_documented_mix(game: Sobek, action: SobekAction) -> bool:
    """Whether a composition may be refused: amulets alone for a set that needs a good, or two goods (S5, S16)."""
    goods = {card.good for card in _cards(action)} - {None}
    return not goods or (action.code.startswith("c.courtesan.amulets") and len(goods) == 2)


@games(30, 60)
def test_the_leaves_of_a_decision_are_the_legal_actions(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                decision = game.decision(seat)
                assert decision is not None
                tree = [action for choice in decision.choices for action in leaves(choice)]
                legal = set(game.legal(seat))
                assert legal <= set(tree)
                for action in set(tree) - legal:
                    assert _is_documented_mix(game, action), action.code


@games(30, 60)
def test_an_action_is_refused_exactly_when_it_is_not_listed(numbers):
    """Actions of other moments and other seats are tried on every position."""
    known: dict[str, SobekAction] = {}
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                for action in game.legal(seat)[:40]:
                    known.setdefault(action.code, action)
            pool = list(known.values())
            if random.random() < 0.15:
                _try_all(game, [pool[int(random.random() * len(pool))] for _ in range(12)])


def _try_all(game: Sobek, actions: list[SobekAction]) -> None:
    before = snapshot(game)
    for seat in range(game.seats):
        legal = set(game.legal(seat))
        for action in actions:
            other = game.copy()
            if action in legal:
                other.apply(seat, action)
                assert snapshot(other) != before
            else:
                with pytest.raises(IllegalAction):
                    other.apply(seat, action)
                assert snapshot(other) == before
    assert snapshot(game) == before


@games(15, 24)
def test_whatever_is_listed_can_be_applied(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            if random.random() < 0.2:
                for seat in game.waiting:
                    for action in game.legal(seat)[:60]:
                        check_whole_after(game, seat, action)


def check_whole_after(game: Sobek, seat: int, action: SobekAction) -> None:
    """Fail unless an action leaves a copy whole and the game untouched."""
    other = game.copy()
    assert other.apply(seat, action)
    check_whole(other)


@given(st.integers(2, 4), st.text("0123456789abcdef", min_size=1, max_size=8), st.lists(st.integers(0, 10_000)))
@settings(max_examples=60, deadline=None)
def test_a_game_is_played_again_from_its_seed_and_moves(seats, seed, picks):
    """The indexes steer the first actions; the rest of the game takes the first of each list."""
    game = Sobek.new(seats, {}, seed)
    moves: list[tuple[int, str]] = []
    told = []
    while game.waiting:
        pick = picks[len(moves)] if len(moves) < len(picks) else 0
        seat = game.waiting[pick % len(game.waiting)]
        legal = game.legal(seat)
        action = legal[pick % len(legal)]
        told.append(game.apply(seat, action))
        moves.append((seat, action.code))
    again = Sobek.new(seats, {}, seed)
    assert [again.apply(seat, parse(code)) for seat, code in moves] == told
    assert snapshot(again) == snapshot(game)


@games(15, 30)
def test_a_copy_and_its_game_go_their_own_ways(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for count, _ in enumerate(steps(game, random, lean)):
            if count % 7 == 0:
                other, before = game.copy(), snapshot(game)
                assert snapshot(other) == before
                for _ in zip(range(12), steps(other, Random(count), 0.6), strict=False):
                    pass
                assert snapshot(game) == before


def test_a_copy_plays_on_like_its_game():
    for number in range(12):
        game, random, lean = walk(number)
        for _ in zip(range(40), steps(game, random, lean), strict=False):
            pass
        other = game.copy()
        here = [(seat, action.code, events) for seat, action, events in steps(game, Random(1), lean)]
        there = [(seat, action.code, events) for seat, action, events in steps(other, Random(1), lean)]
        assert here == there
        assert snapshot(game) == snapshot(other)
