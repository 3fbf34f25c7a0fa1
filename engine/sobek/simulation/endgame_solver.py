"""Solve the end of a round when nothing is left to be delivered: alpha-beta search with a limit of nodes."""

from __future__ import annotations

from typing import Final

from engine.sobek.simulation.effects import gain
from engine.sobek.simulation.endgame_moves import endgame_moves
from engine.sobek.simulation.expected_lead import expected_lead
from engine.sobek.simulation.move_codes import AIM, BODY, HEAD, KIND, PLAY
from engine.sobek.simulation.packed_counts import BACKS, GOOD, KINDS_OF_BACK, MASK, SHIFT, SIDES, THIEF, UNIT
from engine.sobek.simulation.playouts import fast_round
from engine.sobek.simulation.rounds import pass_turn
from engine.sobek.simulation.state import SCORED, SimulationState
from engine.sobek.simulation.transitions import apply

_FAR: Final = 1e9


class EndgameSolver:
    """Solves the end of a round for one seat.

    Attributes:
        seat: the seat that maximises its expected lead; all others minimise it.
        nodes: how many positions were looked at until now.
    """

    __slots__ = ("nodes", "seat")

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.nodes = 0

    def worth(self, sim: SimulationState, nodes: int) -> float:
        """Return the seat's expected lead at the round's end; `sim` is changed.

        Args:
            sim: a position that pauses when the round is over; nothing is left to be delivered.
            nodes: so many positions are looked at, at most, one at least. They are shared out alike among the moves of
                each, what one leaves going to the next; where a share does not suffice the fast policy plays on.
        """
        return self._worth(sim, -_FAR, _FAR, nodes)

    def _worth(self, sim: SimulationState, low: float, high: float, nodes: int) -> float:
        """Return the expected lead if it lies between two bounds; else a value beyond the same bound."""
        self.nodes += 1
        while sim.asked < SCORED:
            if nodes <= 2:
                fast_round(sim)
                break
            moves = endgame_moves(sim)
            if len(moves) == 1:
                apply(sim, moves[0])
            elif len(moves) < nodes:
                return self._best(sim, moves, low, high, nodes - 1)
            else:
                fast_round(sim)
        return expected_lead(sim, self.seat)

    def _best(self, sim: SimulationState, moves: list[int], low: float, high: float, nodes: int) -> float:
        own = sim.seat == self.seat
        best = -_FAR if own else _FAR
        end, ways = self.nodes + nodes, len(moves)
        for move in moves:
            share = (end - self.nodes) // ways
            ways -= 1
            child = sim.copy(sim.rng) if ways else sim
            value = self._after(child, move, low, high, share)
            if own:
                if value > best:
                    best = value
                low = max(low, value)
            else:
                if value < best:
                    best = value
                high = min(high, value)
            if low >= high:
                break
        return best

    def _after(self, sim: SimulationState, move: int, low: float, high: float, nodes: int) -> float:
        """Return the expected lead after a move; for a thief, the mean over all cards that it may draw."""
        aim = (move & BODY) >> AIM
        if move >> HEAD != PLAY or move & KIND != THIEF or not aim:
            apply(sim, move)
            return self._worth(sim, low, high, nodes)
        victim = (aim - 1) // BACKS * SIDES
        kinds = [kind for kind in KINDS_OF_BACK[(aim - 1) % BACKS] if _count(sim, victim, kind)]
        ways = len(kinds)
        if nodes < ways:
            apply(sim, move)
            return self._worth(sim, low, high, 1)
        sim.hands[sim.seat * SIDES + GOOD[THIEF]] -= UNIT[THIEF]
        end, cards, worth = self.nodes + nodes, 0, 0.0
        for kind in kinds:
            share = (end - self.nodes) // ways
            ways -= 1
            child = sim.copy(sim.rng)
            child.hands[victim + GOOD[kind]] -= UNIT[kind]
            gain(child, child.seat, kind)
            pass_turn(child)
            count = _count(sim, victim, kind)
            worth += count * self._worth(child, -_FAR, _FAR, share)
            cards += count
        return worth / cards


def _count(sim: SimulationState, base: int, kind: int) -> int:
    """Return how many cards of a kind are in the hand whose packs begin at `base`."""
    return sim.hands[base + GOOD[kind]] >> SHIFT[kind] & MASK[kind]
