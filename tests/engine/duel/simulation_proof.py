"""Random games played by the engine and by the simulation at once: `python -m tests.engine.duel.simulation_proof`."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from engine.duel.actions import PlannedAction
from engine.duel.ending import corruption_of
from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.simulation.conversion import action_of, from_game, move_of, unpacked
from engine.duel.simulation.legal_moves import legal
from engine.duel.simulation.packed_counts import FIRST_CHARACTER, POINTS, SCARABS, SCARABS_A_PIROGUE, SIDES, WILD
from engine.duel.simulation.state import (
    ARCHITECT,
    OFFERED,
    OVER,
    PIROGUE,
    SCRIBE,
    TURN,
    TURNING,
    VIZIER,
    SimulationState,
)
from engine.duel.simulation.transitions import apply
from engine.duel.state import EMPTY, Offered
from engine.duel.tiles import TILES
from engine.effects.scribe import Reducing
from engine.pending import TURN as TURNS

from ..simulation_proofs import Differs, compare, drawn, main
from .walks import steps, walk

_ASKED = {
    TURN: TURNS,
    TURNING: "turn-ankh",
    OFFERED: "deben",
    PIROGUE: "pirogue",
    ARCHITECT: "architect",
    VIZIER: "vizier",
    SCRIBE: "scribe",
}
# What is the same as in a position that is read from the game again.
_READ = [name for name in SimulationState.__slots__ if name != "offered"]


def compared_actions(number: int) -> Iterator[str]:
    """Play one random game, compare the two and what is read again after every action; yield the actions' codes.

    Args:
        number: decides the game: its expansion, and how players lean towards the rare.

    Raises:
        Differs: with what is different.
    """
    game, random, leaning = walk(number)
    sim = from_game(game, game.chance.copy())
    check(game, sim)
    for _, action, _ in steps(game, random, leaning):
        apply(sim, move_of(action))
        check(game, sim)
        if game.outcome is None:
            compare(*[{name: getattr(each, name) for name in _READ} for each in (from_game(game, sim.rng), sim)])
        yield action.code


def check(game: Duel, sim: SimulationState) -> None:
    """Raise Differs unless a simulated position is that of the game, and the same can be done in it."""
    compare(of_engine(game), of_lean(sim))
    actions = game.legal(game.waiting[0]) if game.waiting else []
    moves = legal(sim)
    if actions != [_action(move) for move in moves]:
        codes = [action.code for action in actions]
        raise Differs(f"legal: {codes} in the engine, {[_action(move).code for move in moves]} in the simulation")


@cache
def _action(move: int) -> PlannedAction:
    """Return the action of a move, whose move has to be the same again."""
    action = action_of(move)
    if move_of(action) != move:
        raise Differs(f"legal: {action.code} is another move")
    return action


@cache
def _bits(number: int) -> list[int]:
    return [place for place in range(64) if number >> place & 1]


@cache
def _unpacked(packs: tuple[int, ...]) -> list[int]:
    return unpacked(packs)


def of_engine(game: Duel) -> dict[str, Any]:
    """Return what the engine's game is, by name; what is given to the scribe is corruption."""
    pending, outcome = game.pending, game.outcome
    given = pending.given if isinstance(pending, Reducing) else [[], []]
    hands, piles = [hand[:] for hand in game.hands], [pile[:] for pile in game.piles]
    for hand, pile, kinds in zip(hands, piles, given, strict=True):
        pile += kinds
        for kind in kinds:
            hand.remove(kind)
    over = outcome is not None
    treasures = game.treasures or Treasures([])
    return {
        "asked": None if over else pending.kind if pending else TURNS,
        "seat": game.waiting[0] if game.waiting else None,
        "turn": game.turn,
        "again": game.again,
        "offered": pending.tile if isinstance(pending, Offered) else None,
        "ankh": [game.ankh, game.line, game.finger],
        "market": game.market,
        "occupied": [square for square, kind in enumerate(game.market) if kind != EMPTY],
        "pile": game.pile,
        "hands": None if over else hands,
        "piles": None if over else [sorted(pile) for pile in piles],
        "sold": [[len(kinds) for kinds in sets] for sets in game.sold],
        "scarabs": [
            [sum(SCARABS[kind] for kind in kinds) + SCARABS_A_PIROGUE * more for kinds, more in zip(*seat, strict=True)]
            for seat in zip(game.sold, game.scarabs, strict=True)
        ],
        "corruption": [corruption_of(game, seat) + len(given[seat]) for seat in range(2)],
        "points": [sum(POINTS[index] for index in owned) for owned in game.owned],
        "bag": game.bag,
        "deben": game.deben,
        "tokens": game.tokens,
        "aside": game.aside,
        "royal": list(treasures.held),
        "royal bag": treasures.bag,
        "played": None if game.treasures is None else {power.code for power in treasures.played},
        "scores": [0, 0] if outcome is None else list(outcome.scores),
        "winners": None if outcome is None else outcome.winners,
        "draws": game.chance.drawn,
    }


def of_lean(sim: SimulationState) -> dict[str, Any]:
    """Return the same of a simulated position."""
    over = sim.asked == OVER

    def of(packs: list[int], seat: int) -> list[int]:
        return packs[SIDES * seat : SIDES * (seat + 1)]

    best = max(zip(sim.scores, [-points for points in sim.corruption], strict=True))
    return {
        "asked": _ASKED.get(sim.asked),
        "seat": None if over else sim.seat,
        "turn": sim.turn,
        "again": sim.again,
        "offered": sim.offered if sim.asked == OFFERED else None,
        "ankh": [sim.ankh, sim.line, sim.finger],
        "market": sim.market,
        "occupied": _bits(sim.occupied),
        "pile": sim.pile,
        "hands": None if over else [_unpacked(tuple(of(sim.hands, seat))) for seat in range(2)],
        "piles": None if over else [_unpacked(tuple(of(sim.piles, seat))) for seat in range(2)],
        "sold": [of(sim.sold, seat)[:WILD] for seat in range(2)],
        "scarabs": [of(sim.scarabs, seat)[:WILD] for seat in range(2)],
        "corruption": sim.corruption,
        "points": sim.points,
        "bag": sim.bag,
        "deben": [sorted(values) for values in sim.deben],
        "tokens": sim.tokens,
        "aside": sim.aside,
        "royal": [_bits(values) for values in sim.royal],
        "royal bag": sim.royal_bag,
        "played": {TILES[FIRST_CHARACTER + at].power for at in _bits(sim.played)} if sim.treasures else None,
        "scores": sim.scores,
        "winners": tuple(seat for seat in range(2) if (sim.scores[seat], -sim.corruption[seat]) == best)
        if over
        else None,
        "draws": drawn(sim.rng),
    }


if __name__ == "__main__":
    raise SystemExit(main("lean duel", compared_actions))
