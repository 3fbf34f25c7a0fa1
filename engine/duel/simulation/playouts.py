"""Plays positions on by themselves to the game's end, by the fast policy or at random."""

from __future__ import annotations

from engine.duel.simulation.legal_moves import legal
from engine.duel.simulation.playout_policy import choose
from engine.duel.simulation.state import OVER, SimulationState
from engine.duel.simulation.transitions import apply


def fast_game(sim: SimulationState) -> list[int]:
    """Play to the game's end by the fast policy; return the scores, by seat."""
    while sim.asked != OVER:
        apply(sim, choose(sim))
    return sim.scores


def random_game(sim: SimulationState) -> list[int]:
    """Play to the game's end by any legal move, all alike; return the scores, by seat."""
    while sim.asked != OVER:
        moves = legal(sim)
        apply(sim, moves[sim.rng.below(len(moves))])
    return sim.scores
