"""Random games: what must hold after every action."""

from itertools import combinations, islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.codes import GIVE
from engine.duel.tiles import Good
from engine.effects.aim_types import Copy
from engine.game import IllegalAction
from engine.replay import replay
from tests.depth import games
from tests.engine.duel.walks import WALKS as DUEL
from tests.engine.sobek.walks import WALKS as SOBEK
from tests.engine.walks import same, snapshot

each_game = pytest.mark.parametrize("walks", [SOBEK, DUEL], ids=lambda walks: walks.code)


@games(150, 700)
@each_game
def test_every_piece_is_somewhere_exactly_once_and_a_game_waits_till_it_ends(walks, numbers):
    for number in numbers:
        game, steps = walks.again(number)
        walks.check_whole(game)
        told = []
        for _, _, events in steps:
            walks.check_whole(game)
            told.append(events)
        assert game.outcome is not None
        walks.check_over(game, told)


@each_game
def test_the_walks_reach_the_rare(walks):
    seen = set()
    for number in range(walks.enough):
        game, steps = walks.again(number)
        for _, action, events in steps:
            seen |= {event.code for event in events} | walks.rare(game, action, events)
    assert walks.wanted - seen == set()


@games(30, 40)
@each_game
def test_legal_actions_are_stable_never_empty_and_listed_once(walks, numbers):
    for game in walks.positions(numbers):
        for seat in range(game.seats):
            legal = game.legal(seat)
            assert bool(legal) == (seat in game.waiting)
            assert legal == game.legal(seat) == game.copy().legal(seat)
            assert len({walks.alike(action) for action in legal}) == len(legal)


@games(30, 40)
@each_game
def test_a_code_reads_back_as_its_action_and_no_two_actions_share_one(walks, numbers):
    parse = walks.deal(0).rules.parse
    for game in walks.positions(numbers):
        for seat in game.waiting:
            legal = game.legal(seat)
            codes = [action.code for action in legal]
            assert [parse(code) for code in codes] == legal
            assert len(set(codes)) == len(legal)
            assert all(len(code) <= 80 or len(gathered(action)) > 3 for action, code in zip(legal, codes, strict=True))


def gathered(action):
    """Return the cards or tiles that an action gathers."""
    match action:
        case object(cards=pieces) | object(tiles=pieces) | object(aim=object(cards=pieces)):
            return pieces
        case object(aim=Copy(aim=object(cards=pieces))):
            return pieces
    return ()


def leaves(walks, choice):
    """Return the actions of a branch, a gathering's with all its compositions."""
    assert sum((choice.action is not None, bool(choice.choices), choice.gather is not None)) == 1
    assert len(choice.code) <= 40
    if choice.action is not None:
        assert choice.action.code == choice.code
        return [choice.action]
    if choice.gather is None:
        assert all(below.code.startswith(choice.code) for below in choice.choices)
        return [action for below in choice.choices for action in leaves(walks, below)]
    least, most = choice.gather.least, choice.gather.most
    codes = sorted(item.code for item in choice.gather.items)
    assert 1 <= least <= most <= len(codes)
    if choice.code == GIVE:  # each piece is an action of its own, so choosing each once is enough
        chosen = {tuple(codes[place:] + codes[:place])[:least] for place in range(len(codes))}
    else:
        chosen = {some for size in range(least, min(most, walks.largest) + 1) for some in combinations(codes, size)}
    return [action for some in chosen for action in walks.deal(0).rules.compose(choice.code, some)]


def may_be_refused(action):
    """Return whether what is gathered lacks a good that the set needs, or has two (S5, S16, D6)."""
    goods = {piece.good for piece in gathered(action)} - {None, Good.STATUE}
    if action.code.startswith("c.courtesan.amulets"):
        return len(goods) == 2
    return action.code[0] in "sl" and not goods


@games(30, 60)
@each_game
def test_the_leaves_of_a_decision_are_the_legal_actions(walks, numbers):
    for game in walks.positions(numbers):
        for seat in game.waiting:
            decision = game.decision(seat)
            assert decision is not None
            assert decision.kind == game.view(None).asked
            tree = [action for choice in decision.choices for action in leaves(walks, choice)]
            legal = {walks.alike(action) for action in game.legal(seat) if len(gathered(action)) <= walks.largest}
            assert legal <= {walks.alike(action) for action in tree}
            for action in tree:
                assert walks.alike(action) in legal or may_be_refused(action), action.code


@games(40, 100)
@each_game
def test_an_action_is_refused_exactly_when_it_is_not_listed(walks, numbers):
    """Try actions of other moments and other seats."""
    known = {}
    for game, random in walks.moments(numbers):
        for seat in game.waiting:
            for action in game.legal(seat)[:40]:
                known.setdefault(action.code, action)
        if random.random() < 0.2:
            try_all(walks, game, random.choices(list(known.values()), k=12))


def try_all(walks, game, actions):
    """Fail unless exactly what is not listed is refused, and changes nothing."""
    before = snapshot(game)
    for seat in range(game.seats):
        legal = game.legal(seat)
        listed = {walks.alike(action) for action in legal}
        other = game.copy()
        for action in actions:
            try:
                other.apply(seat, action)
            except IllegalAction:
                assert action not in legal
                assert same(other, game)
            else:
                assert walks.alike(action) in listed, action.code
                assert not same(other, game)
                other = game.copy()
    assert snapshot(game) == before


@games(20, 40)
@each_game
def test_what_is_listed_can_be_applied(walks, numbers):
    for game, random in walks.moments(numbers):
        if random.random() < 0.2:
            for seat in game.waiting:
                for action in game.legal(seat)[:60]:
                    other = game.copy()
                    assert other.apply(seat, action)
                    walks.check_whole(other)


@each_game
@given(st.integers(0, 59), st.text("0123456789abcdef", min_size=1, max_size=8), st.lists(st.integers(0, 10_000)))
@settings(max_examples=60, deadline=None)
def test_a_game_is_played_again_from_its_seed_and_moves(walks, number, seed, picks):
    """Let the indexes steer the first actions; the rest of the game takes the first of each list."""
    deal = walks.deal(number)._replace(seed=seed)
    game, played = deal.game(), []
    while game.waiting:
        pick = picks[len(played)] if len(played) < len(picks) else 0
        seat = game.waiting[pick % len(game.waiting)]
        legal = game.legal(seat)
        action = legal[pick % len(legal)]
        played.append((seat, action, game.apply(seat, action)))
    play_again(walks, deal, game, played)


@each_game
def test_a_walk_is_played_again_from_its_seed_and_moves(walks):
    for number in range(40):
        game, steps = walks.again(number)
        play_again(walks, walks.deal(number), game, list(steps))


def play_again(walks, deal, game, played):
    """Fail unless the codes of a game's actions lead to the same events, state and view."""
    again, moves = deal.game(), [(seat, action.code) for seat, action, _ in played]
    assert [again.apply(seat, deal.rules.parse(code)) for seat, code in moves] == [events for _, _, events in played]
    assert snapshot(again) == snapshot(game)
    assert replay(*deal, moves).view(0) == game.view(0)


@games(20, 40)
@each_game
def test_a_copy_and_its_game_go_their_own_ways(walks, numbers):
    for number in numbers:
        game, steps = walks.again(number)
        for count, _ in enumerate(steps):
            if count % 7 == 0:
                other, before = game.copy(), snapshot(game)
                assert snapshot(other) == before
                list(islice(walks.steps(other, *walks.walk(count)[1:]), 12))
                assert snapshot(game) == before


@each_game
def test_a_copy_plays_on_like_its_game(walks):
    for number in range(20):
        game, random, lean = walks.walk(number)
        list(islice(walks.steps(game, random, lean), 20 + number))
        other = game.copy()
        here, there = (list(walks.steps(one, Random(1), lean)) for one in (game, other))
        assert here == there
        assert snapshot(game) == snapshot(other)


@each_game
def test_only_what_everybody_may_see_stands_on_the_common_board(walks):
    for game in walks.positions(range(40)):
        for seat in game.waiting:
            for choice in game.decision(seat).choices:
                assert choice.public == (choice.code[0] in walks.public)


def test_the_duel_numbers_takings_as_its_view_does():
    for game in DUEL.positions(range(40)):
        for seat in game.waiting:
            view = game.view(None)
            taken = [action.code for action in game.legal(seat) if action.code[0] == "t"]
            assert taken == [f"t.{place}" for place in range(1, len(view.takeable) + 1)]
            assert list(view.takeable) == sorted(view.takeable, key=lambda reach: reach.square.index)
            assert all(view.at(reach.square) is not None for reach in view.takeable)
