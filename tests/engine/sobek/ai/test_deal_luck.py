"""Luck in Sobek: each round is a deal, and worth more to those whose cards are kinder."""

from functools import partial

import pytest

from engine.ai.deal_luck import PARTS, DealLuck, deal_value
from engine.sobek import RULES
from engine.sobek.ai.deal_luck import rounds
from engine.sobek.open_variant import new
from engine.sobek.rules_versions import Version
from tests.engine.sobek.positions import position

dealt = partial(rounds, version=Version.SECOND)


def played(seats, seed, way="hidden"):
    """Play a game by merchants; return its moves."""
    game, moves = RULES.new(seats, {"way": way}, seed), []
    while game.waiting:
        seat = game.waiting[0]
        action = RULES.choose(game.view(seat), game.legal(seat))
        game.apply(seat, action)
        moves.append((seat, action.code))
    return moves


@pytest.mark.parametrize(("seats", "way"), [(2, "hidden"), (2, "open"), (4, "hidden")])
def test_each_round_is_there_as_it_was_dealt_when_its_first_turn_is_asked(seats, way):
    moves = played(seats, "rounds", way)
    found = list(dealt(seats, {"way": way}, "rounds", moves))
    assert [one.round for one in found] == list(range(1, len(found) + 1))
    assert len(found) >= 2
    for one in found:
        assert one.variant == way
        assert one.waiting == (one.turn,)
        assert one.pending is None
        assert not any(any(kinds) for sets in one.sets for kinds in sets)
    assert found[0].deck == new(seats, {"way": way}, "rounds", rules=Version.SECOND).deck
    assert found[1].deck != found[0].deck
    assert found[1].scores != found[0].scores


def test_of_a_game_that_was_stopped_only_the_rounds_that_began_are_there():
    moves = played(2, "rounds")
    assert [one.round for one in dealt(2, {}, "rounds", moves[: len(moves) // 4])] == [1]


def test_a_deal_is_worth_the_same_each_time_and_no_play_of_it_is_like_the_others():
    game = new(3, {"way": "open"}, "worth", rules=Version.SECOND)
    before = game.view(None)
    leads = [RULES.luck.playout_leads(game, f"worth/{play}") for play in range(3)]
    assert leads == [RULES.luck.playout_leads(game, f"worth/{play}") for play in range(3)]
    assert game.view(None) == before, "it is as it was"
    assert len(set(leads)) > 1


def test_what_counts_is_what_a_round_brought():
    moves = played(2, "rounds")
    second, third = list(dealt(2, {}, "rounds", moves))[1:3]
    assert any(second.scores)
    assert RULES.luck.gained(second.view(None), second.view(1)) is None
    brought = [after - before for after, before in zip(third.scores, second.scores, strict=True)]
    assert RULES.luck.gained(second.view(None), third.view(0)) == brought


def test_who_holds_sets_was_dealt_kinder_cards():
    game = position(2, hands=["ivory3 ivory3 ivory3 ivory0", "fish0 cattle0 wheat0 marble0"], turn=1)
    unkind, kind = deal_value(RULES.luck, game, "sets", 4)
    assert kind > 10 > -10 > unkind


def test_each_round_that_was_played_is_told_of_by_who_began_it(monkeypatch):
    monkeypatch.setattr(
        DealLuck, "playout_leads", lambda self, begun, seed: tuple(begun.round - 3 * seat for seat in range(2))
    )
    moves = played(2, "luck")
    begun = list(dealt(2, {}, "luck", moves))
    assert {one.turn for one in begun} == {0, 1}
    for seat in range(2):
        parts = [RULES.luck.measure(2, {}, "luck", moves, seat, part) for part in range(PARTS)]
        told = RULES.luck.deciles(2, {}, parts)
        for tenths, one in zip(told, begun, strict=True):
            limits = RULES.luck.stored(2, {}).limits[(seat - one.turn) % 2]
            assert tenths == sum(limit < one.round - 3 * seat for limit in limits)


def test_the_variant_is_the_rulebooks_where_none_is_named():
    assert RULES.luck.stored(2, {}) is RULES.luck.stored(2, {"way": "hidden"}) is not None
