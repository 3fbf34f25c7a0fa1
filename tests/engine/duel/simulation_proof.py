"""Random games played by the engine and by the lean path at once: `python -m tests.engine.duel.simulation_proof`."""

from collections.abc import Iterator
from typing import Any

from engine.duel.ending import corruption_of
from engine.duel.game import Duel
from engine.duel.simulation.conversion import action_of, from_game, move_of, unpacked
from engine.duel.simulation.legal_moves import legal
from engine.duel.simulation.lookup_tables import FIRST_CHARACTER, POINTS, SCARABS, SCARABS_A_PIROGUE, SIDES, WILD
from engine.duel.simulation.state import ARCHITECT, OFFERED, OVER, PIROGUE, SCRIBE, TURN, TURNING, VIZIER, Lean
from engine.duel.simulation.transitions import apply
from engine.duel.state import EMPTY, Offered
from engine.duel.tiles import TILES
from engine.duel.treasures import Treasures
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
# What is the same as in a position that is read from the game anew.
_READ = [name for name in Lean.__slots__ if name != "offered"]


def compared_actions(number: int) -> Iterator[str]:
    """Play one random game and compare the two after every action, and what is read anew; yield the actions' codes.

    Args:
        number: decides the game: its expansion, and how players lean towards the rare.

    Raises:
        Differs: with what is different.
    """
    game, random, leaning = walk(number)
    lean = from_game(game, game.chance.copy())
    check(game, lean)
    for _, action, _ in steps(game, random, leaning):
        apply(lean, move_of(action))
        check(game, lean)
        if game.outcome is None:
            compare(*[{name: getattr(each, name) for name in _READ} for each in (from_game(game, lean.luck), lean)])
        yield action.code


def check(game: Duel, lean: Lean) -> None:
    """Raise Differs unless a lean position is that of the game, and the same can be done in it."""
    compare(of_engine(game), of_lean(lean))
    actions = game.legal(game.waiting[0]) if game.waiting else []
    moves = legal(lean)
    if moves != [move_of(action) for action in actions] or actions != [action_of(move) for move in moves]:
        codes = [action.code for action in actions]
        raise Differs(f"legal: {codes} in the engine, {[action_of(move).code for move in moves]} in the lean path")


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


def of_lean(lean: Lean) -> dict[str, Any]:
    """Return the same of a lean position."""
    over = lean.asked == OVER

    def of(packs: list[int], seat: int) -> list[int]:
        return packs[SIDES * seat : SIDES * (seat + 1)]

    best = max(zip(lean.scores, [-points for points in lean.corruption], strict=True))
    return {
        "asked": _ASKED.get(lean.asked),
        "seat": None if over else lean.seat,
        "turn": lean.turn,
        "again": lean.again,
        "offered": lean.offered if lean.asked == OFFERED else None,
        "ankh": [lean.ankh, lean.line, lean.finger],
        "market": lean.market,
        "occupied": [square for square in range(64) if lean.occupied >> square & 1],
        "pile": lean.pile,
        "hands": None if over else [unpacked(of(lean.hands, seat)) for seat in range(2)],
        "piles": None if over else [unpacked(of(lean.piles, seat)) for seat in range(2)],
        "sold": [of(lean.sold, seat)[:WILD] for seat in range(2)],
        "scarabs": [of(lean.scarabs, seat)[:WILD] for seat in range(2)],
        "corruption": lean.corruption,
        "points": lean.points,
        "bag": lean.bag,
        "deben": [sorted(values) for values in lean.deben],
        "tokens": lean.tokens,
        "aside": lean.aside,
        "royal": [[value for value in range(64) if bits >> value & 1] for bits in lean.royal],
        "royal bag": lean.royal_bag,
        "played": {TILES[FIRST_CHARACTER + at].power for at in range(64) if lean.played >> at & 1}
        if lean.treasures
        else None,
        "scores": lean.scores,
        "winners": tuple(seat for seat in range(2) if (lean.scores[seat], -lean.corruption[seat]) == best)
        if over
        else None,
        "draws": drawn(lean.luck),
    }


if __name__ == "__main__":
    raise SystemExit(main("lean duel", compared_actions))
