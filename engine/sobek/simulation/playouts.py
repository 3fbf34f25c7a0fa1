"""Plays positions on by themselves, by the fast policy or at random, to the round's end or to the game's."""

from __future__ import annotations

from engine.sobek.simulation.legal_moves import legal
from engine.sobek.simulation.playout_policy import choose
from engine.sobek.simulation.rounds import deal
from engine.sobek.simulation.state import OVER, SCORED, SimulationState
from engine.sobek.simulation.transitions import apply


def fast_round(sim: SimulationState) -> list[int]:
    """Play to the round's end by the fast policy; return the scores after the penalty, by seat."""
    sim.pausing = True
    while sim.asked < SCORED:
        apply(sim, choose(sim))
    return sim.scores


def fast_game(sim: SimulationState) -> list[int]:
    """Play to the game's end by the fast policy, rounds to come dealt by the position's luck; return the scores."""
    while sim.asked != OVER:
        fast_round(sim)
        if sim.asked == SCORED:
            deal(sim)
    return sim.scores


def random_round(sim: SimulationState) -> list[int]:
    """Play to the round's end by any legal move, all alike; return the scores after the penalty, by seat."""
    sim.pausing = True
    while sim.asked < SCORED:
        moves = legal(sim)
        apply(sim, moves[sim.rng.below(len(moves))])
    return sim.scores


def random_game(sim: SimulationState) -> list[int]:
    """Play to the game's end by any legal move, all alike; return the scores."""
    while sim.asked != OVER:
        random_round(sim)
        if sim.asked == SCORED:
            deal(sim)
    return sim.scores
