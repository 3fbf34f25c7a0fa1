"""Plays positions on by themselves to the game's end, by the fast policy or at random."""

from __future__ import annotations

from engine.duel.simulation.legal_moves import legal
from engine.duel.simulation.playout_policy import choose
from engine.duel.simulation.state import OVER, Lean
from engine.duel.simulation.transitions import apply


def fast_game(lean: Lean) -> list[int]:
    """Play to the game's end by the fast policy; return the scores, by seat."""
    while lean.asked != OVER:
        apply(lean, choose(lean))
    return lean.scores


def random_game(lean: Lean) -> list[int]:
    """Play to the game's end by any legal move, all alike; return the scores, by seat."""
    while lean.asked != OVER:
        moves = legal(lean)
        apply(lean, moves[lean.luck.below(len(moves))])
    return lean.scores
