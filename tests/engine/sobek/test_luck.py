"""Luck is what merchants make of the same cards: the same for the same deal, and more where the cards are kinder."""

from importlib import import_module

import pytest

from engine.sobek import RULES
from engine.sobek.fortunes import FORTUNES
from engine.sobek.luck import luck, rounds, worth
from engine.sobek.open import new
from engine.sobek.versions import Version

from .positions import position

module = import_module("engine.sobek.luck")


def played(seats, seed, way="hidden"):
    """Play a game by merchants; return its moves."""
    game, moves = RULES.new(seats, {"way": way}, seed), []
    while game.waiting:
        seat = game.waiting[0]
        action = RULES.choose(game.view(seat), game.legal(seat))
        game.apply(seat, action)
        moves.append((seat, action.code))
    return moves


@pytest.mark.parametrize("seats", [2, 4])
def test_each_round_is_there_as_it_was_dealt_when_its_first_turn_is_asked(seats):
    moves = played(seats, "rounds")
    found = list(rounds(new(seats, {}, "rounds", rules=Version.SECOND), moves))
    assert [one.round for one in found] == list(range(1, len(found) + 1))
    assert len(found) >= 2
    for one in found:
        assert one.waiting == (one.turn,)
        assert one.pending is None
        assert not any(any(kinds) for sets in one.sets for kinds in sets)
    assert found[0].deck == new(seats, {}, "rounds", rules=Version.SECOND).deck
    assert found[1].deck != found[0].deck
    assert found[1].scores != found[0].scores


def test_a_deal_is_worth_the_same_each_time_and_no_play_of_it_is_like_the_others(monkeypatch):
    game = new(3, {}, "worth", rules=Version.SECOND)
    before = game.view(None)
    assert worth(game, 3) == worth(game, 3)
    assert game.view(None) == before, "it is as it was"
    gains = {tuple(module._gained(game, play)) for play in range(4)}
    assert len(gains) > 1
    monkeypatch.setattr(module, "SLIPS", 0.0)
    assert len({tuple(module._gained(game, play)) for play in range(4)}) == 1


def test_who_holds_sets_was_dealt_kinder_cards():
    game = position(2, hands=["ivory3 ivory3 ivory3 ivory0", "fish0 cattle0 wheat0 marble0"], turn=1)
    kind, unkind = worth(game, 4)
    assert kind > 10 > -10 > unkind


@pytest.mark.parametrize("seats", FORTUNES)
def test_kinder_than_so_many_deals_is_by_what_the_deal_is_worth_where_one_sits(seats, monkeypatch):
    monkeypatch.setattr(module, "worth", lambda begun: tuple(begun.round - 3.0 * seat for seat in range(seats)))
    moves = played(seats, "luck")
    begun = list(rounds(new(seats, {}, "luck", rules=Version.SECOND), moves))
    for seat in range(seats):
        told = luck(seats, {}, "luck", moves, seat, version=Version.SECOND)
        for tenths, one in zip(told, begun, strict=True):
            known = FORTUNES[seats][(seat - one.turn) % seats]
            assert tenths == sum(limit < one.round - 3.0 * seat for limit in known)


def test_of_the_open_variant_nothing_is_stored():
    assert luck(2, {"way": "open"}, "open", [], 0, version=Version.SECOND) == ()
    assert RULES.luck(2, {"way": "open"}, "open", [], 0) == ()


def test_the_stored_quantiles_rise():
    assert {seats: len(places) for seats, places in FORTUNES.items()} == {seats: seats for seats in FORTUNES}
    assert 2 in FORTUNES
    for places in FORTUNES.values():
        for known in places:
            assert len(known) == 9
            assert list(known) == sorted(set(known))
