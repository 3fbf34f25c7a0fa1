"""What a search of the duel finds: legal, nothing that its seat cannot know, and better than one look."""

from __future__ import annotations

from collections import Counter
from math import inf

import pytest

from engine.ai.search_contract import search_seed
from engine.duel import DuelMemory
from engine.duel.actions import PlayCharacter, Sell, Take
from engine.duel.ai.candidates import MOST, candidates
from engine.duel.ai.greedy_merchant import choose, weighing
from engine.duel.ai.search import search
from engine.duel.game import Duel
from tests.engine.duel.positions import MARKET, play, position
from tests.engine.duel.walks import steps, walk
from tests.engine.duel.worlds import DUEL, begun, hidden
from tests.engine.parallel import parallel


class Told(DuelMemory):
    """The memory of a seat that was told all: the one position that it holds possible is the game's."""

    def __init__(self, game: Duel) -> None:
        self.game = game

    def worlds(self, view):
        return self

    def draw(self, random):
        return self.game.copy()


def found(game, seat, memory, budget=12, legal=None, **more):
    view = game.view(seat)
    return search(view, memory, legal or game.legal(seat), budget, search_seed(view, 0), **more)


def tried(game, seat, legal=None):
    """Return the candidates of a seat."""
    view = game.view(seat)
    return candidates(legal or game.legal(seat), weighing(view), view.pirogues_left)


@pytest.mark.parametrize("treasures", range(2))
def test_every_question_of_the_game_is_judged(treasures):
    """With the expansion and without it; what is judged is legal, and nothing was tried more than the best."""
    kinds = ("turn", "turn-ankh", "deben", "pirogue", "scribe", "architect", "vizier")
    asked = Counter()
    for number in range(treasures, 80, 2):
        if min(asked[kind] for kind in kinds) > 1:
            return
        for game, viewer, memory, _, _ in DUEL.course(number):
            if viewer not in game.waiting or asked[game.view(viewer).asked] > 4:
                continue
            legal = game.legal(viewer)
            judged = found(game, viewer, memory)
            asked[game.view(viewer).asked] += 1
            assert {one.action for one in judged.judged} <= set(legal)
            assert judged.playouts == sum(one.visits for one in judged.judged) <= 12
            assert judged.best.visits >= max(one.visits for one in judged.judged) - 1
    pytest.fail(f"too seldom: {asked}")


def test_where_there_is_nothing_to_choose_nothing_is_played():
    game = position(market={"b3": "fish-h1"}, pile="", hands=["", "wheat-v1"])
    judged = found(game, 0, Told(game))
    assert (judged.playouts, judged.best.action, judged.best.visits, judged.best.error) == (0, Take(1), 0, inf)


def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_answer():
    """Two games are played alike from a position of which one is the game and the other drawn."""
    compared, differing = 0, 0
    for number in range(40):
        game, viewer, memory, random, lean = begun(number)
        if viewer is None:
            continue
        for one, other in parallel(game, memory, viewer, steps(game, random, lean), random.randrange(50), random):
            if viewer in one.game.waiting:
                assert found(one.game, viewer, one.memory) == found(other.game, viewer, other.memory)
                compared += 1
                differing += hidden(one.game) != hidden(other.game)
    assert compared > 30
    assert differing > 30


def test_the_thief_takes_what_breaks_the_rivals_set():
    """At a glance a tile with a black back is worth more than one with a grey one."""
    game = position(
        market={},
        pile="",
        hands=["thief", "wheat-h0s wheat-h1 wheat-v1 fish-h1 marble-h2 ebony-h2 livestock-h1"],
        sold=[{}, {"wheat": "wheat-f1 wheat-b1 wheat-f0 wheat-b0 wheat-fd"}],
    )
    assert choose(game.view(0), game.legal(0)).code == "c.thief.black"
    judged = found(game, 0, Told(game), 40)
    assert judged.best.action.code == "c.thief.grey"
    assert judged.best.mean > judged.judged[1].mean + 10


def test_candidates_are_legal_and_any_action_is_one_where_there_is_no_other():
    """So every action whose worth is asked for is judged."""
    fewer = 0
    for number in range(12):
        game, random, lean = walk(number)
        for _ in steps(game, random, lean):
            for seat in game.waiting:
                legal = game.legal(seat)
                some = tried(game, seat)
                assert some == [action for action in legal if action in some]
                assert 0 < len(some) <= MOST
                assert all(tried(game, seat, [action]) == [action] for action in legal[:2] + legal[-2:])
                fewer += len(some) < len(legal)
    assert fewer > 100


def codes(actions):
    return sorted(action.code for action in actions)


WHOLE = "wheat-h1,wheat-v1,wheat-f1,wheat-f0,wheat-b0,wheat-f0s"


def test_of_the_ways_to_sell_a_set_the_whole_ones_are_tried_and_the_dearest_half_of_a_large_one():
    """With the merchant, which shows wheat, and without it; with the fewest statues and with all."""
    hand = f"{WHOLE.replace(',', ' ')} statue-h statue-v merchant"
    game = position(hands=[hand], pirogues="seven mummy")
    sales = [action for action in game.legal(0) if isinstance(action, Sell)]
    assert len(sales) > 40
    assert codes(tried(game, 0, sales)) == sorted(
        [
            "s.wheat.wheat-h1,wheat-v1,wheat-f1",
            f"s.wheat.{WHOLE}",
            f"s.wheat.{WHOLE},merchant",
            f"s.wheat.{WHOLE},statue-h,statue-v",
            f"s.wheat.{WHOLE},statue-h,statue-v,merchant",
        ]
    )


def test_the_dearest_half_of_a_set_is_not_tried_where_the_rest_brings_no_pirogue():
    game = position(hands=[WHOLE.replace(",", " ")], pirogues="seven")
    sales = [action for action in game.legal(0) if isinstance(action, Sell)]
    assert codes(tried(game, 0, sales)) == [f"s.wheat.{WHOLE}"]


def test_of_what_a_priest_clears_and_an_adviser_discards_the_most_is_tried():
    """Also where a spy does it."""
    piles = ["wheat-h1 wheat-v1 fish-h1 ebony-h2"]
    game = position(hands=["priest adviser spy"], piles=piles, royal=[[2, 5], [1]], played="priest adviser")
    assert codes(action for action in tried(game, 0) if isinstance(action, PlayCharacter)) == [
        "c.adviser.5",
        "c.priest.wheat",
        "c.spy.adviser.5",
        "c.spy.priest.wheat",
    ]


def test_tiles_that_differ_only_in_their_marks_are_one_choice():
    game = position(hands=["vizier fish-h1"], piles=["", "wheat-h1 wheat-v1 wheat-b0 wheat-f0 fish-h1"])
    play(game, 0, "c.vizier")
    assert len(game.legal(0)) == 5
    assert [action.card.scarabs for action in tried(game, 0)] == [1, 1, 0]


def test_a_merchants_squares_are_those_of_the_dearest_tiles():
    squares = {
        "a1": "ivory-v3",
        "b1": "ivory-f3",
        "d1": "wheat-b0",
        "e1": "wheat-f0",
        "f1": "ivory-b3",
        "a2": "ebony-h2",
    }
    game = position(market={**MARKET, **squares}, hands=["merchant ivory-f0 ivory-h0s"])
    played = codes(action for action in tried(game, 0) if isinstance(action, PlayCharacter))
    assert len(played) < len(squares)
    assert {"c.merchant.a1", "c.merchant.b1", "c.merchant.f1"} < set(played)
