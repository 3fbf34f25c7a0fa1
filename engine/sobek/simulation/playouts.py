"""Plays positions on by themselves, by the fast policy or at random, to the round's end or to the game's."""

from __future__ import annotations

from engine.sobek.simulation.legal_moves import legal
from engine.sobek.simulation.playout_policy import choose
from engine.sobek.simulation.rounds import deal
from engine.sobek.simulation.state import OVER, SCORED, Lean
from engine.sobek.simulation.transitions import apply


def fast_round(lean: Lean) -> list[int]:
    """Play to the round's end by the fast policy; return the scores after the penalty, by seat."""
    lean.pausing = True
    while lean.asked < SCORED:
        apply(lean, choose(lean))
    return lean.scores


def fast_game(lean: Lean) -> list[int]:
    """Play to the game's end by the fast policy, rounds to come dealt by the position's luck; return the scores."""
    while lean.asked != OVER:
        fast_round(lean)
        if lean.asked == SCORED:
            deal(lean)
    return lean.scores


def random_round(lean: Lean) -> list[int]:
    """Play to the round's end by any legal move, all alike; return the scores after the penalty, by seat."""
    lean.pausing = True
    while lean.asked < SCORED:
        moves = legal(lean)
        apply(lean, moves[lean.luck.below(len(moves))])
    return lean.scores


def random_game(lean: Lean) -> list[int]:
    """Play to the game's end by any legal move, all alike; return the scores."""
    while lean.asked != OVER:
        random_round(lean)
        if lean.asked == SCORED:
            deal(lean)
    return lean.scores
