"""What a search of Sobek finds: legal, nothing that its seat cannot know, and better than one look."""

from __future__ import annotations

from collections import Counter
from math import inf
from random import Random

import pytest

from engine.ai.search_contract import search_seed
from engine.sobek.actions import Lay, LayNoMore, PlaySet, Take
from engine.sobek.ai.candidates import candidates
from engine.sobek.ai.greedy_merchant import choose
from engine.sobek.ai.search import search
from engine.sobek.simulation.expected_lead import FITTED
from tests.depth import games
from tests.engine.parallel import parallel
from tests.engine.sobek.ai.all_knowing import Told
from tests.engine.sobek.positions import play, position
from tests.engine.sobek.walks import steps, walk
from tests.engine.sobek.worlds import begun, hidden


def found(game, seat, memory, budget=24, legal=None, **more):
    view = game.view(seat)
    return search(view, memory, legal or game.legal(seat), budget, search_seed(view, 0), **more)


def test_a_scribes_question_is_judged_by_each_who_is_asked():
    """No matter which of them was asked first, and whether the others have answered."""
    many = "wheat1 fish1 cattle1 marble2 ebony2 ivory0"
    game = position(3, hands=["scribe-fish", f"{many} wheat0 fish0", f"{many} cattle0 marble0"])
    play(game, 0, "c.scribe-fish")
    for seat in (2, 1, 2, 1):
        judged = found(game, seat, Told(game))
        assert set(judged.judged[0].action.code[:2]) == set("g.")
        game.apply(seat, judged.best.action)
    assert game.pending is None
    assert [len(hand) for hand in game.hands] == [0, 6, 6]


def test_who_gives_to_the_scribe_is_judged_by_his_own_cards():
    """A card without scarabs saves three of a set that is laid at the end, though another seat was asked first."""
    hands = [
        "scribe-fish",
        "wheat1 fish1 cattle1 marble2 ebony2 wheat0 fish0",
        f"{'ivory3 ' * 3}{'ivory0 ' * 2}amulet fish0",
    ]
    game = position(3, row="cattle0", deck="", hands=hands, piles=["wheat0 " * 9])
    play(game, 0, "c.scribe-fish")
    worth = {one.action.code: one.mean for one in found(game, 2, Told(game), 30).judged}
    part, _, _ = FITTED[3][0]
    assert worth["g.fish0"] - worth["g.ivory3"] == pytest.approx(3 * part)


@pytest.mark.parametrize("way", range(2))
def test_every_question_of_the_game_is_judged(way):
    """At every size and in both variants; what is judged is legal, and the best was tried most."""
    asked = Counter()
    for number in range(6):
        game, viewer, memory, _, _ = begun(number + 6 * way)
        for _, _, happened in steps(game, Random(number), (0.1, 0.5, 0.6)[number % 3]):
            memory.learn(event.seen(viewer) for event in happened)
            if viewer not in game.waiting or asked[game.view(viewer).asked] > 40:
                continue
            legal = game.legal(viewer)
            judged = found(game, viewer, memory)
            asked[game.view(viewer).asked] += 1
            assert {one.action for one in judged.judged} <= set(legal)
            visits = sum(one.visits for one in judged.judged)
            assert visits <= judged.playouts <= 24
            assert visits == judged.playouts or not game.deck
            assert judged.best.visits == max(one.visits for one in judged.judged)
    assert {"turn", "event", "vizier", "lay", "starter"} <= set(asked)


def test_where_there_is_nothing_to_choose_nothing_is_played():
    game = position(2, row="fish0", deck="", hands=["fish1", "fish1"])
    judged = found(game, 0, Told(game))
    assert (judged.playouts, judged.best.action, judged.best.visits, judged.best.error) == (0, Take(1), 0, inf)


@games(30, 60)
def test_worlds_that_differ_in_what_a_seat_cannot_know_give_the_same_answer(numbers):
    """Two games are played alike from a position of which one is the game and the other drawn."""
    compared, differing = 0, 0
    for number in numbers:
        game, viewer, memory, random, _ = begun(number)
        if viewer is None:
            continue
        for one, other in parallel(game, memory, viewer, steps(game, random, 0.4), random.randrange(30), random):
            if viewer in one.game.waiting:
                assert found(one.game, viewer, one.memory) == found(other.game, viewer, other.memory)
                compared += 1
                differing += hidden(one.game) != hidden(other.game)
    assert compared > len(numbers) / 4
    assert differing > len(numbers) / 5


def test_the_round_is_ended_before_a_rival_can_play_his_set():
    """One look at its own position shows the computer no reason to leave a card under its corruption tile."""
    game = position(
        2,
        row="wheat0 fish0",
        deck="",
        hands=["cattle0 marble0", "ivory3 ivory3 ivory3 ivory0 ivory0"],
        piles=["", "wheat1 wheat1 wheat1 fish1"],
    )
    assert choose(game.view(0), game.legal(0)) == Take(1)
    judged = found(game, 0, Told(game), 40)
    assert judged.best.action == Take(2)
    assert judged.best.mean > judged.judged[1].mean + 10


def test_candidates_are_legal_and_any_action_is_one_where_there_is_no_other():
    """So every action whose worth is asked for is judged."""
    fewer = 0
    for number in range(12):
        game, random, leaning = walk(number)
        for _ in steps(game, random, leaning):
            for seat in game.waiting:
                legal = game.legal(seat)
                tried = candidates(legal, len(game.tokens))
                assert tried == [action for action in legal if action in tried]
                assert tried
                assert all(candidates([action], 2) == [action] for action in legal[:3] + legal[-3:])
                fewer += len(tried) < len(legal)
    assert fewer > 100


def test_of_the_ways_to_play_a_set_the_whole_ones_are_tried_and_the_dearest_half_of_a_large_one():
    game = position(2, hands=["wheat1 wheat1 wheat1 wheat0 wheat0 wheat0 merchant amulet amulet"], tokens="curse flood")
    sets = [action for action in game.legal(0) if isinstance(action, PlaySet)]
    tried = candidates(sets, 2)
    assert len(sets) > 40
    words = sorted(" ".join(sorted(card.code for card in action.cards)) for action in tried if action.good)
    whole = "wheat0 wheat0 wheat0 wheat1 wheat1 wheat1"
    assert words == sorted(
        [
            whole,
            f"amulet amulet {whole}",
            f"merchant {whole}",
            f"amulet amulet merchant {whole}",
            "wheat1 wheat1 wheat1",
        ]
    )


def test_laying_no_more_is_always_tried():
    game = position(2, row="wheat1", deck="", hands=["fish0 fish0 fish0 amulet"])
    game.apply(0, Take(1))
    tried = candidates(game.legal(0), 0)
    assert LayNoMore() in tried
    assert sum(isinstance(action, Lay) for action in tried) == 2
