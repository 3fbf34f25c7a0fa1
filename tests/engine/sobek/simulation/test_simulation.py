"""The simulation plays as the engine does, and its policies by the rules."""

from random import Random

import pytest

from engine.simulation.rng import SeededRng
from engine.sobek.game import Sobek
from engine.sobek.rules_versions import Version
from engine.sobek.simulation import effects, legal_moves, playouts, rounds
from engine.sobek.simulation.conversion import action_of, from_game, move_of
from engine.sobek.simulation.move_codes import HEAD
from engine.sobek.simulation.playout_policy import choose
from engine.sobek.simulation.state import OVER, SCORED
from engine.sobek.simulation.transitions import apply
from tests.depth import first_of
from tests.engine.simulation_proofs import prove
from tests.engine.sobek.simulation_proof import compared_actions

CHUNKS = 4
ACTIONS = 20_000
KINDS = [(seats, rules) for seats in (2, 3, 4) for rules in Version]


def dealt(seats, rules, number=0):
    return from_game(Sobek.new(seats, {}, f"lean {number}", rules), SeededRng(number))


@first_of("chunk", range(CHUNKS))
def test_it_lists_and_plays_what_the_engine_does(chunk):
    """Rules, seats and leanings change from game to game; the long run has a million actions."""
    assert prove(compared_actions, 1_000_000 + 1_000 * chunk, ACTIONS // CHUNKS)[2] is None


def test_every_kind_of_move_is_among_them():
    """Or the proof would be of less than all rules."""
    heads = {code.split(".")[0] for number in range(30) for code in compared_actions(number)}
    assert heads == set("tcsevgldn")


FAULTS = {
    "queen draws two": (effects, "QUEEN_DRAWS", 2, "hands"),
    "scribe leaves seven": (effects, "SCRIBE_LEAVES", 7, "seat"),
    "curse counts once": (effects, "CORRUPTION_A_CURSE", 1, "corruption"),
    "flood ends the turn": (effects, "FLOOD", -1, "seat"),
    "thief draws from the other end": (
        effects,
        "KINDS_OF_BACK",
        [kinds[::-1] for kinds in effects.KINDS_OF_BACK],
        "hands",
    ),
    "no penalty": (rounds, "penalised", lambda score, points: score, "scores"),
    "amulets with prosperity become anything": (
        legal_moves,
        "may_fix",
        lambda sim, seat, good: not sim.sets[7 * seat + good],
        "legal",
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_found(fault, monkeypatch):
    """By what differs, in as many actions as the tests above compare."""
    module, name, value, differing = FAULTS[fault]
    monkeypatch.setattr(module, name, value)
    assert f"{differing}:" in prove(compared_actions, 0, ACTIONS)[2]


@pytest.mark.parametrize(("seats", "rules"), KINDS)
def test_the_fast_policy_plays_by_the_rules(seats, rules):
    """It makes its moves without listing them; in every other game it gets into positions that it would not seek."""
    heads, random = set(), Random(0)
    for number in range(60):
        sim = dealt(seats, rules, number)
        while sim.asked != OVER:
            move, moves = choose(sim), legal_moves.legal(sim)
            assert move in moves
            assert move_of(action_of(move)) == move
            heads.add(move >> HEAD)
            apply(sim, move if number % 2 else moves[int(random.random() * len(moves))])
    assert heads >= {0, 1, 2, 3, 4, 5, 6, 8}


@pytest.mark.parametrize("play", [playouts.fast_round, playouts.random_round])
def test_a_playout_stops_where_the_round_is_scored_and_can_go_on(play):
    sim = dealt(3, Version.SECOND)
    scores = play(sim)
    assert (sim.asked, sim.round, legal_moves.legal(sim)) == (SCORED, 1, [])
    assert scores == sim.scores != [0, 0, 0]
    rounds.deal(sim)
    assert sim.round == 2
    assert len(legal_moves.legal(sim)) == 3


@pytest.mark.parametrize("play", [playouts.fast_game, playouts.random_game])
def test_a_playout_to_the_games_end_is_decided_by_its_luck(play):
    begun = dealt(4, Version.SECOND)
    played = [begun.copy(SeededRng(seed)) for seed in (1, 1, 2)]
    first, again, other = map(play, played)
    assert first == again != other
    assert [sim.asked for sim in played] == [OVER] * 3
    assert {sim.round for sim in played} <= {2, 3}


def test_a_copy_is_independent():
    sim = dealt(2, Version.SECOND)
    before = str([getattr(sim, name) for name in sim.__slots__ if name != "rng"])
    playouts.random_game(sim.copy(SeededRng(0)))
    assert str([getattr(sim, name) for name in sim.__slots__ if name != "rng"]) == before


def test_the_fast_policy_beats_random_moves():
    """Nearly always: it would be of no use in playouts if it did not."""
    random, won = Random(0), 0
    for number in range(60):
        sim, fast = dealt(2, Version.SECOND, number), number % 2
        while sim.asked != OVER:
            moves = [choose(sim)] if sim.seat == fast else legal_moves.legal(sim)
            apply(sim, moves[int(random.random() * len(moves))])
        won += sim.scores[fast] > sim.scores[1 - fast]
    assert won >= 55
