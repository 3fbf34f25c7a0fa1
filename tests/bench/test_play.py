"""Random play reaches what is rare, so that tests and records meet it."""

from collections import Counter

from bench.play import mannered, play_one, seeded
from engine.sobek import RULES
from tests.engine.sobek.rarities import RARE, rarities


def test_everything_rare_happens_within_a_thousand_games_of_each_size():
    missing = set(RARE)
    for number in range(1000):
        for seats in (2, 3, 4):
            played = play_one(RULES, seats, {}, f"rare/{number}")
            missing -= rarities(RULES.record(seats, {}, played.seed, played.moves))
        if not missing:
            break
    assert not missing


def test_only_known_rarities_are_looked_for():
    played = play_one(RULES, 2, {}, "known")
    assert rarities(RULES.record(2, {}, played.seed, played.moves)) <= RARE


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
