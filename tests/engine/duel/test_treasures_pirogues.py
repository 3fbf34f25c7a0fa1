"""The pirogues of Treasures of the Pharaoh: theft, and scarabs for marble or ebony (P9)."""

import pytest

from engine.duel.events import DebenLost, PirogueUsed

from .positions import codes, one, play, position

FISH = "fish-h1 fish-v1 fish-f1"
SALE = "s.fish.fish-h1,fish-v1,fish-f1"


def sold(pirogues, **more):
    """Return a game with the treasures in which seat 0 has sold fish and picks a pirogue."""
    game = position(**{"hands": [FISH], "pirogues": pirogues, "royal": [[], []], **more})
    play(game, 0, SALE)
    return game


def test_p9_theft_takes_a_random_deben_of_the_opponent_out_of_the_game():
    game = sold("theft", deben=[[9], [4, 6]], bag=[3, 3])
    lost = one(play(game, 0, "p.theft"), DebenLost)
    assert (lost.seat, lost.thief) == (1, 0)
    assert [[*game.deben[0]], sorted([*game.deben[1], lost.value])] == [[9], [4, 6]]
    assert (len(game.deben[1]), game.bag, game.view(None).bag) == (1, [3, 3], 2)
    assert game.treasures is not None
    assert game.treasures.lost == ([], [lost.value])


def test_p9_chance_names_the_deben():
    lost = set()
    for number in range(30):
        lost.add(one(play(sold("theft", deben=[[], [4, 6]], seed=f"theft {number}"), 0, "p.theft"), DebenLost).value)
    assert lost == {4, 6}


@pytest.mark.parametrize("viewer", [0, None])
def test_p9_its_value_is_seen_by_its_loser_alone(viewer):
    events = play(sold("theft", deben=[[9], [4]]), 0, "p.theft")
    assert one(events, DebenLost).seen(viewer) == DebenLost(1, 0, None)
    assert one(events, DebenLost).seen(1) == DebenLost(1, 0, 4)
    assert any(event.reveals for event in events)


def test_p9_without_a_deben_there_is_no_effect():
    game = sold("theft", deben=[[9], []])
    assert codes(game, 0) == {"p.theft"}
    assert one(play(game, 0, "p.theft"), PirogueUsed).effect is False
    assert game.deben == [[9], []]


def test_p9_the_second_scarabs_lie_on_an_own_set_of_marble_or_ebony():
    stand = [{"marble": "marble-h2 marble-v2 marble-v0", "ebony": "ebony-h2 ebony-v2 ebony-f0", "ivory": "ivory-v3"}]
    game = sold("scarabs2", sold=stand)
    assert codes(game, 0) == {"p.scarabs2.marble", "p.scarabs2.ebony"}
    play(game, 0, "p.scarabs2.ebony")
    ebony = next(one_set for one_set in game.view(None).seats[0].sets if one_set.good == "ebony")
    assert (ebony.pirogues, ebony.scarabs, ebony.points) == (1, 6, 18)


def test_p9_they_lie_on_the_set_just_sold_too():
    game = position(hands=["ebony-h2 ebony-v2 ebony-f0"], pirogues="scarabs2", royal=[[], []])
    play(game, 0, "s.ebony.ebony-h2,ebony-v2,ebony-f0")
    assert codes(game, 0) == {"p.scarabs2.ebony"}


def test_p9_d7_without_such_a_set_they_are_discarded():
    game = sold("scarabs2")
    assert codes(game, 0) == {"p.scarabs2"}
    assert one(play(game, 0, "p.scarabs2"), PirogueUsed).effect is False
