"""Random games: what must hold after every action."""

from collections import Counter
from itertools import combinations
from random import Random

from engine.codes import GIVE
from engine.duel import RULES
from engine.duel import events as events_module
from engine.duel.actions import DuelAction, Sell
from engine.duel.codes import compose, parse
from engine.duel.events import CharacterPlayed, GameScored, PirogueUsed, TileTaken
from engine.duel.game import Duel
from engine.duel.tiles import GOOD_OF, KIND, WILD, Pirogue, Power
from engine.game import Choice, Event, IllegalAction
from engine.replay import replay
from tests.depth import games

from .positions import snapshot
from .walks import alike, check_whole, options, steps, walk

EVENTS = [
    value
    for value in vars(events_module).values()
    if isinstance(value, type) and issubclass(value, Event) and hasattr(value, "code")
]


@games(150, 700)
def test_every_tile_is_somewhere_exactly_once_and_a_game_waits_till_it_ends(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        check_whole(game)
        moves = 0
        for _ in steps(game, random, lean):
            check_whole(game)
            moves += 1
        assert game.outcome is not None
        assert game.scored is not None
        assert game.outcome.scores == tuple(seat.points for seat in game.scored.seats)
        assert 20 < moves < 200


def test_the_walks_reach_the_rare():
    seen: Counter[str] = Counter()
    for number in range(400):
        game, random, lean = walk(number)
        for _, action, events in steps(game, random, lean):
            for event in events:
                seen[event.code] += 1
                if isinstance(event, PirogueUsed):
                    seen[f"{event.pirogue} {event.effect}"] += 1
                elif isinstance(event, CharacterPlayed):
                    seen[f"{event.tile.power} {event.effect}"] += 1
                    seen[f"as {event.copied} {event.effect}"] += event.copied is not None
                elif isinstance(event, TileTaken):
                    seen["four passed"] += len(event.passed) >= 4
                    seen["from the centre"] += event.along is None
                elif isinstance(event, GameScored):
                    seen["removed"] += any(seat.removed for seat in event.seats)
                    seen["bag emptied"] += not game.bag
            seen["long hand"] += max(map(len, game.hands)) > 14
            seen["statues alone"] += isinstance(action, Sell) and all(
                GOOD_OF[KIND[tile.code]] == WILD for tile in action.tiles
            )
            seen["again"] += game.again
    told = {event.code for event in EVENTS}
    assert not told - set(+seen)
    assert not {"four passed", "from the centre", "removed", "long hand", "statues alone", "again"} - set(+seen)
    always = {Pirogue.PYRAMID, Pirogue.SNAKE1, Pirogue.SNAKE2, Pirogue.SEVEN, Pirogue.TWO_DEBEN}
    assert not {f"{one} True" for one in Pirogue} - set(+seen)
    assert not {f"{one} False" for one in set(Pirogue) - always - {Pirogue.HORUS}} - set(+seen)
    assert not {f"{one} True" for one in Power} - set(+seen)
    assert not {f"as {one} True" for one in set(Power) - {Power.SPY}} - set(+seen)
    assert not {f"{one} False" for one in set(Power) - {Power.ARCHITECT, Power.MERCHANT, Power.THIEF}} - set(+seen)


@games(20, 40)
def test_legal_actions_are_stable_never_empty_and_listed_once(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in range(2):
                legal = game.legal(seat)
                assert bool(legal) == (seat in game.waiting)
                assert legal == game.legal(seat) == game.copy().legal(seat)
                assert len({alike(action) for action in legal}) == len(legal)


@games(20, 40)
def test_a_code_reads_back_as_its_action_and_no_two_actions_share_one(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                legal = game.legal(seat)
                assert [parse(action.code) for action in legal] == legal
                assert len({action.code for action in legal}) == len(legal)


def leaves(choice: Choice) -> list[DuelAction]:
    """Return the actions of a branch, a gathering's with all its compositions."""
    assert sum((choice.action is not None, bool(choice.choices), choice.gather is not None)) == 1
    assert len(choice.code) <= 40
    if choice.action is not None:
        assert choice.action.code == choice.code
        return [choice.action]
    if choice.gather is None:
        assert all(below.code.startswith(choice.code) for below in choice.choices)
        return [action for below in choice.choices for action in leaves(below)]
    gather = choice.gather
    assert 1 <= gather.least <= gather.most <= len(gather.items)
    codes = [item.code for item in gather.items]
    if choice.code == GIVE:  # each of the things is an action of its own, so it does to choose each once
        turned = [codes[place:] + codes[:place] for place in range(len(codes))]
        return [action for some in turned for action in compose(choice.code, some[: gather.least])]
    sizes = range(gather.least, min(gather.most, gather.least + 2) + 1)
    chosen = {tuple(some) for size in sizes for some in combinations(codes, size)}
    return [action for some in chosen for action in compose(choice.code, some)]


@games(20, 50)
def test_the_leaves_of_a_decision_are_the_legal_actions(numbers):
    """Sets of statues alone are the one thing that can be gathered where a good has not been sold yet (D6)."""
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                decision = game.decision(seat)
                assert decision is not None
                assert decision.kind == game.view(None).asked
                tree = [action for choice in decision.choices for action in leaves(choice)]
                legal = {
                    alike(action)
                    for action in game.legal(seat)
                    if not isinstance(action, Sell) or len(action.tiles) <= 5
                }
                assert legal <= {alike(action) for action in tree}
                for action in tree:
                    assert alike(action) in legal or _statues_alone(action), action.code


def _statues_alone(action: DuelAction) -> bool:
    return isinstance(action, Sell) and all(GOOD_OF[KIND[tile.code]] == WILD for tile in action.tiles)


def test_only_what_everybody_may_see_stands_on_the_common_board():
    """Taking, filling, turning the Ankh and the deben choice are open; what a hand holds is not."""
    for number in range(40):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                decision = game.decision(seat)
                assert decision is not None
                for choice in decision.choices:
                    assert choice.public == (choice.code[0] in "tfad")


def test_numbers_of_takings_are_those_of_the_view():
    for number in range(40):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                offered = game.view(None).takeable
                assert [action.code for action in game.legal(seat) if action.code[0] == "t"] == [
                    f"t.{place}" for place in range(1, len(offered) + 1)
                ]
                assert list(offered) == sorted(offered, key=lambda reach: reach.square.index)
                assert all(game.view(None).at(reach.square) is not None for reach in offered)


@games(40, 100)
def test_an_action_is_refused_exactly_when_it_is_not_listed(numbers):
    """Actions of other moments and other seats are tried on every position."""
    known: dict[str, DuelAction] = {}
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                for action in game.legal(seat)[:40]:
                    known.setdefault(action.code, action)
            pool = list(known.values())
            if random.random() < 0.2:
                _try_all(game, [random.choice(pool) for _ in range(12)])


def _try_all(game: Duel, actions: list[DuelAction]) -> None:
    before = snapshot(game)
    for seat in range(2):
        legal = {alike(action) for action in game.legal(seat)}
        for action in actions:
            other = game.copy()
            try:
                other.apply(seat, action)
            except IllegalAction:
                assert action not in game.legal(seat)
                assert snapshot(other) == before
            else:
                assert alike(action) in legal, action.code
                assert snapshot(other) != before
    assert snapshot(game) == before


@games(20, 40)
def test_whatever_is_listed_can_be_applied(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            if random.random() < 0.2:
                for seat in game.waiting:
                    for action in game.legal(seat)[:60]:
                        other = game.copy()
                        assert other.apply(seat, action)
                        check_whole(other)


def test_a_game_is_played_again_from_its_seed_and_moves():
    for number in range(40):
        game, random, lean = walk(number)
        played = list(steps(game, random, lean))
        again = Duel.new(2, options(number), f"walk {number}")
        for seat, action, events in played:
            assert again.apply(seat, parse(action.code)) == events
        assert snapshot(again) == snapshot(game)
        moves = [(seat, action.code) for seat, action, _ in played]
        assert replay(RULES, 2, options(number), f"walk {number}", moves).view(0) == game.view(0)


@games(20, 40)
def test_a_copy_and_its_game_go_their_own_ways(numbers):
    for number in numbers:
        game, random, lean = walk(number)
        for count, _ in enumerate(steps(game, random, lean)):
            if count % 7 == 0:
                other, before = game.copy(), snapshot(game)
                assert snapshot(other) == before
                for _ in zip(range(12), steps(other, Random(count), {}), strict=False):
                    pass
                assert snapshot(game) == before


def test_a_copy_plays_on_like_its_game():
    for number in range(20):
        game, random, lean = walk(number)
        for _ in zip(range(20), steps(game, random, lean), strict=False):
            pass
        other = game.copy()
        here = [(seat, action.code, events) for seat, action, events in steps(game, Random(1), lean)]
        there = [(seat, action.code, events) for seat, action, events in steps(other, Random(1), lean)]
        assert here == there
        assert snapshot(game) == snapshot(other)
