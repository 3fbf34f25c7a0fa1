"""Setting up a game and its later rounds (S1, S27)."""

from collections import Counter

import pytest

from engine.chance import Chance, seed_digest
from engine.sobek.cards import (
    ALL_TOKENS,
    BACK_OF,
    BACKS,
    CARDS,
    COPIES,
    DECK_CARDS,
    FIRST_CHARACTER,
    GREEN_CARDS,
    TOKENS,
    Back,
    Good,
    Power,
    Token,
)
from engine.sobek.events import RoundDealt, StarterNamed
from engine.sobek.game import Sobek

from .positions import codes, one, play, position


def test_the_cards_are_those_of_the_rulebook():
    goods = Counter(card.good for kind, card in enumerate(CARDS) if not card.power for _ in range(COPIES[kind]))
    assert goods == {
        Good.IVORY: 6,
        Good.EBONY: 7,
        Good.MARBLE: 7,
        Good.CATTLE: 9,
        Good.FISH: 10,
        Good.WHEAT: 10,
        None: 5,
    }
    valued = {card.good: (card.scarabs, COPIES[kind]) for kind, card in enumerate(CARDS) if card.scarabs}
    assert valued == {
        Good.IVORY: (3, 3),
        Good.EBONY: (2, 4),
        Good.MARBLE: (2, 3),
        Good.CATTLE: (1, 5),
        Good.FISH: (1, 5),
        Good.WHEAT: (1, 5),
    }
    assert (len(GREEN_CARDS), len(DECK_CARDS), sum(COPIES)) == (9, 54, 63)


def test_the_nine_characters_belong_to_their_goods():
    found = {(card.power, card.good) for card in CARDS if card.power}
    assert found == {
        (Power.QUEEN, Good.IVORY),
        (Power.VIZIER, Good.CATTLE),
        (Power.THIEF, Good.FISH),
        (Power.MERCHANT, Good.WHEAT),
        (Power.COURTESAN, Good.WHEAT),
        (Power.PRIEST, Good.EBONY),
        (Power.PRIESTESS, Good.MARBLE),
        (Power.SCRIBE, Good.CATTLE),
        (Power.SCRIBE, Good.FISH),
    }
    assert {card.back for card in CARDS if card.power} == {Back.ORANGE}
    assert sum(COPIES[FIRST_CHARACTER:]) == 9


def test_the_twelve_tokens_have_one_embalming():
    assert len(ALL_TOKENS) == 12
    counts = Counter(TOKENS[index] for index in ALL_TOKENS)
    assert {token for token, count in counts.items() if count == 2} == {Token.FLOOD, Token.CURSE, Token.PROSPERITY}
    assert counts[Token.EMBALMING] == counts[Token.DECEIT] == 1


@pytest.mark.parametrize(("seats", "deck", "removed"), [(2, 36, 9), (3, 45, 0), (4, 45, 0)])
def test_s1_everybody_starts_with_two_green_cards_and_nine_cards_lie_at_the_quays(seats, deck, removed):
    game = Sobek.new(seats, {}, "one")
    for seat in range(seats):
        backs = game.view(None).seats[seat].backs
        assert (backs.green, backs.total) == (2, 2)
    assert (len(game.row), len(game.deck), len(game.removed)) == (9, deck, removed)
    assert len(game.tokens) == 5
    assert game.scores == [0] * seats
    assert game.used == game.discard == []
    assert not any([*game.piles, *game.curses])


def test_s1_characters_lie_face_down_at_the_quays():
    for number in range(20):
        game = Sobek.new(4, {}, f"row {number}")
        for kind, shown in zip(game.row, game.view(None).row, strict=True):
            assert (shown is None) == (BACKS[BACK_OF[kind]] is Back.ORANGE)
            assert shown in (None, CARDS[kind])


def test_s1_the_first_player_is_random():
    assert {Sobek.new(4, {}, f"first {number}").turn for number in range(40)} == {0, 1, 2, 3}


def test_s1_the_deal_is_random_and_the_seed_decides_it():
    assert Sobek.new(4, {}, "a").deck == Sobek.new(4, {}, "a").deck
    assert len({tuple(Sobek.new(4, {}, f"deck {number}").deck) for number in range(20)}) == 20
    assert len({tuple(sorted(Sobek.new(4, {}, f"t {number}").tokens)) for number in range(20)}) > 10


def test_chance_never_changes_for_a_seed():
    chance = Chance("seed")
    assert chance.shuffled(range(10), range(3)) == [[2, 7, 8, 4, 0, 6, 9, 3, 5, 1], [2, 0, 1]]
    assert [chance.below(100) for _ in range(4)] == [91, 44, 12, 86]
    assert seed_digest("seed") == "19b25856e1c150ca834cffc8b59b23adbd0ec0389e58eb22b3b64768098d002b"


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (5, {}), (3, {"way": "sideways"})])
def test_no_game_for_other_numbers_of_seats_or_unknown_ways(seats, options):
    with pytest.raises(ValueError, match="no game for"):
        Sobek.new(seats, options, "seed")


def _second_round(scores, seed="next"):
    """A position one action before round 2, in which nobody scores in round 1."""
    game = position(len(scores), row="fish1", deck="", scores=scores, seed=seed)
    events = play(game, 0, "t.1")
    return game, events


def test_s27_the_next_round_is_set_up_as_the_first():
    game, events = _second_round([5, 3, 8])
    dealt = one(events, RoundDealt)
    assert dealt.round == game.round == 2
    assert (len(game.row), len(game.deck), len(game.tokens)) == (9, 45, 5)
    assert [len(hand) for hand in game.hands] == [2, 2, 2]
    assert game.used == game.discard == []
    assert not any([*game.piles, *game.curses])
    assert game.scores[1:] == [3, 8]


def test_s27_the_lowest_player_names_who_starts_after_the_deal():
    game, _ = _second_round([5, 3, 8])
    assert game.waiting == (1,)
    assert codes(game, 1) == {"n.0", "n.1", "n.2"}
    assert game.decision(1).kind == "starter"
    named = one(play(game, 1, "n.2"), StarterNamed)
    assert (named.by, named.seat, game.waiting, game.starter) == (1, 2, (2,), 2)


def test_s27_the_lowest_may_name_himself():
    game, _ = _second_round([5, 3, 8])
    play(game, 1, "n.1")
    assert game.waiting == (1,)


def test_s27_of_several_lowest_one_names_at_random():
    namers = {_second_round([9, 4, 4, 4], seed=f"tie {number}")[0].waiting for number in range(30)}
    assert namers == {(1,), (2,), (3,)}
    for scores, tied in (([9, 4, 4, 4], True), ([9, 4, 5, 5], False)):
        game, _ = _second_round(scores)
        (namer,) = game.waiting
        assert one(play(game, namer, "n.0"), StarterNamed) == StarterNamed(2, namer, 0, tied)
