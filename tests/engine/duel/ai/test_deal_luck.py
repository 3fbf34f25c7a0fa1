"""Luck in the duel: a whole game is one deal, with Treasures of the Pharaoh and without it."""

import pytest

from engine.ai.deal_luck import deal_value
from engine.duel import RULES
from tests.engine.duel.positions import position

ALL = [{}, {"expansion": "treasures"}]


@pytest.mark.parametrize("options", ALL)
def test_what_was_dealt_is_the_game_before_its_first_turn_whatever_was_done_then(options):
    game = RULES.new(2, options, "dealt")
    moves = []
    for _ in range(9):
        (seat,) = game.waiting
        moves.append((seat, game.legal(seat)[0].code))
        game.apply(seat, game.legal(seat)[0])
    (begun,) = RULES.luck.deals(2, options, "dealt", moves)
    assert [begun.view(seat) for seat in range(2)] == [RULES.new(2, options, "dealt").view(seat) for seat in range(2)]
    assert begun.waiting == (begun.first,)
    assert (begun.treasures is not None) == bool(options)


@pytest.mark.parametrize("options", ALL)
def test_it_is_played_to_its_end_and_no_play_is_like_the_others(options):
    (begun,) = RULES.luck.deals(2, options, "plays", ())
    before = begun.view(None)
    leads = [RULES.luck.playout_leads(begun, f"plays/{play}") for play in range(3)]
    assert leads == [RULES.luck.playout_leads(begun, f"plays/{play}") for play in range(3)]
    assert begun.view(None) == before, "it is as it was"
    assert len(set(leads)) > 1
    assert all(one == -other for one, other in leads), "what is ahead for one is behind for the other"


def test_what_counts_is_the_final_score():
    game = RULES.new(2, {}, "score")
    begun = game.view(None)
    while game.waiting:
        assert RULES.luck.gained(begun, game.view(None)) is None
        seat = game.waiting[0]
        game.apply(seat, RULES.choose(game.view(seat), game.legal(seat)))
    assert RULES.luck.gained(begun, game.view(0)) == game.outcome.scores


def test_who_can_sell_great_sets_was_dealt_kinder_tiles():
    hands = ["ebony-h2 ebony-v2 ebony-f0 marble-h2 marble-v0 marble-v0", "wheat-h1 fish-v1 livestock-f0"]
    unkind, kind = deal_value(RULES.luck, position(hands=hands, turn=1, pirogues="seven horus"), "sets", 6)
    assert kind > 10 > -10 > unkind


def test_each_expansion_has_figures_of_its_own():
    without, treasures = RULES.luck.stored(2, {}), RULES.luck.stored(2, {"expansion": "treasures"})
    assert without is not None
    assert without != treasures is not None
