"""Random play reaches what is rare, so that tests and records meet it."""

from collections import Counter

import pytest

from bench import duel_manners
from bench.play import mannered, play, play_one, seeded
from engine.duel import RULES as DUEL
from engine.sobek import RULES
from tests.engine.duel import rarities as of_two
from tests.engine.sobek import rarities as of_many

RARITIES = pytest.mark.parametrize(("rules", "known"), [(RULES, of_many), (DUEL, of_two)], ids=["sobek", "duel"])


@pytest.mark.deep
@RARITIES
def test_everything_rare_happens_within_thousands_of_games(rules, known):
    missing = set(known.RARE)
    for number in range(3000 // len(rules.seats)):
        for seats in rules.seats:
            played = play_one(rules, seats, {}, f"rare/{number}")
            missing -= known.rarities(rules.record(seats, {}, played.seed, played.moves))
        if not missing:
            break
    assert not missing


@pytest.mark.deep
def test_everything_rare_of_the_expansion_happens_within_thousands_of_games():
    missing, options = set(of_two.RARE_TREASURES), {"expansion": "treasures"}
    for number in range(1500):
        played = play_one(DUEL, 2, options, f"rare/{number}")
        missing -= of_two.rarities(DUEL.record(2, options, played.seed, played.moves))
        if not missing:
            break
    assert not missing


@RARITIES
def test_only_known_rarities_are_looked_for(rules, known):
    for number in range(20):
        played = play_one(rules, 2, {}, f"known/{number}")
        found = known.rarities(rules.record(2, {}, played.seed, played.moves))
        assert found <= known.RARE | getattr(known, "RARER", set())


def test_two_who_let_it_last_play_a_merchant_on_a_bare_market():
    lasting = mannered(duel_manners.lasting, duel_manners.group)
    for number in range(400):
        played = play(DUEL, 2, {}, f"last/{number}", (lasting, lasting))
        if "merchant without effect" in of_two.rarities(DUEL.record(2, {}, played.seed, played.moves)):
            return
    pytest.fail("the market was never bare")


def test_the_same_seed_plays_the_same_game():
    assert play_one(RULES, 4, {}, "same").moves == play_one(RULES, 4, {}, "same").moves
    assert play_one(RULES, 4, {}, "same").moves != play_one(RULES, 4, {}, "other").moves


def test_many_ways_to_play_one_set_weigh_no_more_than_one():
    """Nine actions of one group against one of another come out about even."""
    player = mannered(lambda view, action: 1.0, lambda action: action == 0)
    random = seeded("even", "1")
    chosen = Counter(player(None, range(10), random) == 0 for _ in range(2000))
    assert 850 < chosen[True] < 1150


def test_a_manner_that_likes_nothing_still_plays():
    player = mannered(lambda view, action: 0.0, lambda action: action)
    assert player(None, range(3), seeded("nothing", "1")) in range(3)
