"""Random games played by the engine and by the simulation at once: `python -m tests.engine.sobek.simulation_proof`."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.effects.scribe import Reducing
from engine.pending import TURN as TURNS
from engine.sobek.actions import SobekAction
from engine.sobek.game import Sobek
from engine.sobek.simulation.conversion import action_of, cards_in, from_game, move_of, unpacked
from engine.sobek.simulation.legal_moves import legal
from engine.sobek.simulation.packed_counts import SIDES
from engine.sobek.simulation.state import EVENT, LAYING, OVER, SCRIBE, STARTER, TURN, VIZIER, SimulationState
from engine.sobek.simulation.transitions import apply
from engine.sobek.state import Laying, LookingThrough

from ..simulation_proofs import Differs, compare, drawn, main
from .walks import steps, walk

_ASKED = {TURN: TURNS, EVENT: "event", VIZIER: "vizier", SCRIBE: "scribe", LAYING: "lay", STARTER: "starter"}


def compared_actions(number: int) -> Iterator[str]:
    """Play one random game and compare the two after every action; yield the codes of the actions.

    The engine lets those who choose at once act in any order. Where it was not the one whom the simulation asks, its
    position is read from the engine again; that is not yielded.

    Args:
        number: decides the game: seats, rules, and how players lean towards the rare.

    Raises:
        Differs: with what is different.
    """
    game, random, leaning = walk(number)
    sim = from_game(game, game.chance.copy())
    check(game, sim)
    for seat, action, _ in steps(game, random, leaning):
        if seat != sim.seat:
            sim = from_game(game, game.chance.copy())
        else:
            apply(sim, move_of(action))
            yield action.code
        check(game, sim)


def check(game: Sobek, sim: SimulationState) -> None:
    """Raise Differs unless a simulated position is that of the game, and the same can be done in it."""
    compare(of_engine(game), of_lean(sim))
    actions = game.legal(game.waiting[0]) if game.waiting else []
    moves = legal(sim)
    if actions != [_action(move) for move in moves]:
        codes = [action.code for action in actions]
        raise Differs(f"legal: {codes} in the engine, {[_action(move).code for move in moves]} in the simulation")


@cache
def _action(move: int) -> SobekAction:
    """Return the action of a move, whose move has to be the same again."""
    action = action_of(move)
    if move_of(action) != move:
        raise Differs(f"legal: {action.code} is another move")
    return action


@cache
def _cards_in(pack: int, good: int) -> list[int]:
    return cards_in(pack, good)


@cache
def _unpacked(packs: tuple[int, ...]) -> list[int]:
    return unpacked(packs)


def of_engine(game: Sobek) -> dict[str, Any]:
    """Return what the engine's game is, by name, as lists of kinds."""
    pending = game.pending
    at_once = isinstance(pending, Reducing | Laying)
    given = pending.given if isinstance(pending, Reducing) else [[] for _ in game.hands]
    laid = pending.laid if isinstance(pending, Laying) else [[] for _ in game.hands]
    over = game.outcome is not None
    return {
        "asked": None if over else pending.kind if pending else TURNS,
        "seat": game.waiting[0] if game.waiting else None,
        "waiting": list(game.waiting) if at_once else [],
        "target": pending.target if isinstance(pending, LookingThrough) else None,
        "turn": game.turn,
        "round": game.round,
        "scores": game.scores,
        "hands": game.hands,
        "piles": [sorted(pile) for pile in game.piles],
        "sets": game.sets,
        "prosperity": game.prosperity,
        "curses": game.curses,
        "corruption": [len(pile) + 2 * curses for pile, curses in zip(game.piles, game.curses, strict=True)],
        "given": [sorted(kinds) for kinds in given],
        "laid": None if over else [{good: sorted(kinds) for good, kinds in sets} for sets in laid],
        "tokens": sorted(game.tokens),
        "row": game.row,
        "deck": game.deck,
        "draws": game.chance.drawn,
    }


def of_lean(sim: SimulationState) -> dict[str, Any]:
    """Return the same of a simulated position."""
    seats = range(sim.seats)
    at_once, over = sim.asked in (SCRIBE, LAYING), sim.asked == OVER

    def of(packs: list[int], seat: int) -> list[int]:
        return packs[SIDES * seat : SIDES * (seat + 1)]

    def sets(packs: list[int], seat: int) -> list[list[int]]:
        return [_cards_in(pack, good) for good, pack in enumerate(of(packs, seat))]

    return {
        "asked": _ASKED.get(sim.asked),
        "seat": None if over else sim.seat,
        "waiting": [seat for seat in seats if sim.waiting >> seat & 1] if at_once else [],
        "target": sim.target if sim.asked == VIZIER else None,
        "turn": sim.turn,
        "round": sim.round,
        "scores": sim.scores,
        "hands": [_unpacked(tuple(of(sim.hands, seat))) for seat in seats],
        "piles": [_unpacked(tuple(of(sim.piles, seat))) for seat in seats],
        "sets": [sets(sim.sets, seat) for seat in seats],
        "prosperity": [of(sim.prosperity, seat) for seat in seats],
        "curses": sim.curses,
        "corruption": sim.corruption,
        "given": [_unpacked(tuple(of(sim.aside, seat))) if sim.asked == SCRIBE else [] for seat in seats],
        "laid": None
        if over
        else [{good: kinds for good, kinds in enumerate(sets(sim.laid, seat)) if kinds} for seat in seats],
        "tokens": sorted(sim.tokens),
        "row": sim.row,
        "deck": sim.deck,
        "draws": drawn(sim.rng),
    }


if __name__ == "__main__":
    raise SystemExit(main("lean", compared_actions))
