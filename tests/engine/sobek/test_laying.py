"""All that fits is laid at the end of a round (S24): no card stays that could be laid beside the others."""

from random import Random

import pytest

from engine.sobek import RULES
from engine.sobek.laying import lay_all

from .positions import names, play, position


def laying(hand, laid=()):
    """Return a round's end at which seat 1 is asked, after it has laid some sets."""
    game = position(row="ivory0", deck="", hands=["", hand, "wheat1 wheat1 wheat1"])
    play(game, 0, "t.1")
    for code in laid:
        play(game, 1, code)
    return game


@pytest.mark.parametrize(
    ("hand", "laid", "sets"),
    [
        ("fish1 fish0 fish0 wheat1", (), ["fish0 fish0 fish1"]),
        ("fish1 fish0 fish0 wheat1 wheat0 merchant", (), ["fish0 fish0 fish1", "wheat0 wheat1 merchant"]),
        ("ivory3 ivory3 fish1 fish1 amulet", (), ["ivory3 ivory3 amulet"]),
        ("ivory0 ivory0 fish1 fish1 fish1 amulet", (), ["ivory0 ivory0 amulet", "fish1 fish1 fish1"]),
        ("amulet amulet amulet wheat1", (), ["wheat1 amulet amulet amulet"]),
        ("amulet amulet amulet", (), ["amulet amulet amulet"]),
        ("fish1 fish1 fish1 fish1 ebony0 ebony0 ebony2", ("l.fish.fish1,fish1,fish1",), ["ebony0 ebony0 ebony2"]),
    ],
)
def test_the_sets_that_rid_a_hand_of_most_cards_are_laid(hand, laid, sets):
    game = laying(hand, laid)
    found = lay_all(game.view(1))
    assert sorted(sorted(names(one.cards).split()) for one in found) == sorted(sorted(one.split()) for one in sets)
    for action in found:
        assert action in game.legal(1)
        game.apply(1, action)
    assert 1 not in game.waiting, "nothing more fits"


def test_nothing_is_laid_while_nobody_is_asked():
    assert lay_all(position().view(None)) == ()


def test_in_random_games_all_that_fits_is_legal_one_after_the_other_and_ends_the_laying():
    asked = 0
    for seed in range(12):
        chance, game = Random(seed), RULES.new(3, {}, str(seed))
        while game.waiting:
            seat = game.waiting[0]
            decision = game.decision(seat)
            if decision is not None and decision.kind == "lay":
                asked += 1
                for action in RULES.lay_all(game.view(seat)):
                    assert action in game.legal(seat)
                    game.apply(seat, action)
                assert seat not in game.waiting or game.decision(seat).kind != "lay"
            else:
                takes = [one for one in game.legal(seat) if one.code.startswith("t.")]
                game.apply(seat, chance.choice(takes or game.legal(seat)))
    assert asked > 20
