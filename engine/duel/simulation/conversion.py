"""Between the simulation and the engine: positions are read from a game, moves are actions and actions moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, assert_never

from engine.duel.actions import (
    ChooseDeben,
    DuelAction,
    Fill,
    Give,
    PlannedAction,
    PlayCharacter,
    Sell,
    Take,
    TakeAt,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.aim_types import CharacterAim, OwnAim, PirogueAim
from engine.duel.ending import corruption_of
from engine.duel.expansion_state import Treasures
from engine.duel.market import LINE_INDEX, LINES, SQUARES
from engine.duel.simulation import move_codes as moves
from engine.duel.simulation.packed_counts import (
    FIRST_CHARACTER,
    GOOD,
    KINDS,
    MASK,
    PACKS,
    POINTS,
    SCARABS,
    SCARABS_A_PIROGUE,
    SEATS,
    SHIFT,
    SIDES,
    TWO,
    UNIT,
    WILD,
)
from engine.duel.simulation.state import ARCHITECT, OFFERED, OVER, PIROGUE, SCRIBE, TURNING, VIZIER, SimulationState
from engine.duel.state import EMPTY, Building, ChoosingPirogue, LookingThrough, Offered, State, Turning
from engine.duel.tiles import (
    ALL_GOODS,
    BACKS,
    GOOD_INDEX,
    GOODS,
    KIND,
    PIECES,
    PIROGUE_INDEX,
    PIROGUES,
    TILES,
    Pirogue,
    Power,
    Tile,
)
from engine.effects.aim_types import UNAIMED, AtBack, AtGood, AtSet, AtSquare, AtToken, Copy, OntoSet, Unaimed
from engine.effects.scribe import Reducing
from engine.simulation.rng import Rng

# The first kind of each power, as whom a spy copies it.
_FIRST: Final = {power: next(kind for kind, tile in enumerate(TILES) if tile.power is power) for power in Power}
_KINDS_OF: Final = [[kind for kind in range(KINDS) if GOOD[kind] == good] for good in range(SIDES)]


def from_game(game: State, rng: Rng) -> SimulationState:
    """Return the position of a game, hidden tiles and all, that draws from `rng`; the game stays as it is."""
    sim = SimulationState(game.treasures is not None, rng)
    sim.clear()
    sim.turn, sim.again = game.turn, game.again
    sim.ankh, sim.line, sim.finger = game.ankh, game.line, game.finger
    sim.market, sim.pile, sim.bag = game.market[:], game.pile[:], game.bag[:]
    sim.occupied = sum([1 << square for square, kind in enumerate(game.market) if kind != EMPTY])
    sim.tokens, sim.aside = game.tokens[:], game.aside[:]
    for seat in range(SEATS):
        base = seat * SIDES
        _pack(sim.hands, base, game.hands[seat])
        _pack(sim.piles, base, game.piles[seat])
        for good, kinds in enumerate(game.sold[seat]):
            sim.sold[base + good] = len(kinds)
            scarabs = sum([SCARABS[kind] for kind in kinds])
            sim.scarabs[base + good] = scarabs + SCARABS_A_PIROGUE * game.scarabs[seat][good]
        sim.corruption[seat] = corruption_of(game, seat)
        sim.points[seat] = sum([POINTS[index] for index in game.owned[seat]])
        sim.deben[seat] = game.deben[seat][:]
    if game.treasures is not None:
        _add_treasures(sim, game.treasures)
    _ask(sim, game)
    return sim


def _add_treasures(sim: SimulationState, treasures: Treasures) -> None:
    sim.royal_bag = treasures.bag[:]
    sim.royal = [sum([1 << value for value in held]) for held in treasures.held]
    sim.played = sum([1 << _FIRST[power] - FIRST_CHARACTER for power in treasures.played])


def _ask(sim: SimulationState, game: State) -> None:
    pending = game.pending
    match pending:
        case None:
            sim.seat = game.turn
            if game.outcome is not None:
                sim.asked, sim.seat, sim.scores = OVER, 0, list(game.outcome.scores)
            return
        case Turning():
            sim.asked = TURNING
        case Offered():
            sim.asked, sim.offered = OFFERED, pending.tile
        case ChoosingPirogue():
            sim.asked = PIROGUE
        case Building():
            sim.asked = ARCHITECT
        case LookingThrough():
            sim.asked = VIZIER
        case Reducing():
            sim.asked = SCRIBE
            for seat, given in enumerate(pending.given):
                _pack(sim.piles, seat * SIDES, given)
                for kind in given:
                    sim.hands[seat * SIDES + GOOD[kind]] -= UNIT[kind]
                sim.corruption[seat] += len(given)
        case _:
            assert_never(pending)
    (sim.seat,) = pending.waiting


def _pack(packs: list[int], base: int, kinds: Sequence[int]) -> None:
    for kind in kinds:
        packs[base + GOOD[kind]] += UNIT[kind]


def unpacked(packs: Sequence[int]) -> list[int]:
    """Return the kinds that a seat's eight packs stand for, sorted."""
    found: list[int] = []
    for good, pack in enumerate(packs):
        if pack:
            found += [kind for kind in _KINDS_OF[good] for _ in range(pack >> SHIFT[kind] & MASK[kind])]
    return sorted(found)


def move_of(action: PlannedAction) -> int:
    """Return the move that is the same as an action of the engine that is legal somewhere.

    Raises:
        TypeError: it is for plans alone.
    """
    match action:
        case Take(place):
            return place
        case Fill():
            return moves.FILLS
        case TurnAnkh(line):
            return moves.TURNS + LINE_INDEX[line]
        case ChooseDeben(trade):
            return moves.CHOICES + trade
        case Sell(good, tiles):
            return moves.SALES + (GOOD_INDEX[good] << moves.SET) + _sold(tiles)
        case UsePirogue(pirogue, aim):
            return moves.USES + PIROGUE_INDEX[pirogue] + (_pirogue_aim(aim) << moves.PIROGUE_AIM)
        case PlayCharacter(tile, aim):
            return moves.PLAYS + KIND[tile.code] + _aim(aim)
        case TakeFromCorruption(tile):
            return moves.RECLAIMS + KIND[tile.code]
        case Give(tile):
            return moves.GIVES + KIND[tile.code]
        case TakeAt():
            raise TypeError(type(action).__name__)
        case _:
            assert_never(action)


def _sold(tiles: Sequence[Tile]) -> int:
    packs = [0] * SIDES
    _pack(packs, 0, PIECES.kinds_of(tiles))
    return sum(packs[:WILD]) + (packs[WILD] << moves.WILDS) + (packs[TWO] << moves.TWOS)


def _aim(aim: CharacterAim) -> int:
    match aim:
        case Copy(power, own):
            return (_FIRST[power] << moves.COPIED) + (_own_aim(own) << moves.AIM)
        case _:
            return _own_aim(aim) << moves.AIM


def _own_aim(aim: OwnAim) -> int:
    match aim:
        case Unaimed():
            return 0
        case AtBack(back):
            return 1 + BACKS.index(back)
        case AtSquare(square):
            return 1 + square.index
        case AtGood(good):
            return 1 + GOOD_INDEX[good]
        case AtToken(value):
            return 1 + value
        case OntoSet(onto, tiles):
            first, *other = PIECES.kinds_of(tiles)
            second = other[0] if other else moves.NONE
            return 1 + (GOOD_INDEX[onto] << moves.ONTO) + (first << moves.FIRST) + second
        case _:
            assert_never(aim)


def _pirogue_aim(aim: PirogueAim) -> int:
    match aim:
        case Unaimed():
            return 0
        case AtSet(onto):
            return 1 + GOOD_INDEX[onto]
        case AtSquare(square):
            return 1 + square.index
        case _:
            assert_never(aim)


def action_of(move: int) -> DuelAction:
    """Return the engine's action that is the same as a move."""
    head, body = move >> moves.HEAD, move & moves.BODY
    match head:
        case 0:
            return Take(move)
        case moves.FILL:
            return Fill()
        case moves.TURN_ANKH:
            return TurnAnkh(LINES[body])
        case moves.CHOOSE:
            return ChooseDeben(bool(body))
        case moves.SELL:
            packs, good = [0] * SIDES, body >> moves.SET
            packs[good] = body & PACKS - 1
            packs[WILD], packs[TWO] = body >> moves.WILDS & PACKS - 1, body >> moves.TWOS & PACKS - 1
            return Sell(GOODS[good], tuple([TILES[kind] for kind in unpacked(packs)]))
        case moves.USE:
            pirogue = PIROGUES[body & moves.PIROGUE]
            return UsePirogue(pirogue, _read_pirogue_aim(pirogue, body >> moves.PIROGUE_AIM))
        case moves.PLAY:
            kind, copied = body & moves.KIND, body >> moves.COPIED & moves.KIND
            aim = _read_aim(TILES[copied or kind].power, body >> moves.AIM)
            power = TILES[copied].power if copied else None
            return PlayCharacter(TILES[kind], Copy(power, aim) if power is not None else aim)
        case moves.RECLAIM:
            return TakeFromCorruption(TILES[body])
        case moves.GIVE:
            return Give(TILES[body])
    raise ValueError(move)


def _read_aim(power: Power | None, coded: int) -> OwnAim:
    aim = coded - 1
    if not coded:
        return UNAIMED
    match power:
        case Power.THIEF:
            return AtBack(BACKS[aim])
        case Power.MERCHANT:
            return AtSquare(SQUARES[aim])
        case Power.PRIEST | Power.PRIESTESS:
            return AtGood(ALL_GOODS[aim])
        case Power.ADVISER:
            return AtToken(aim)
        case Power.COURTESAN:
            kinds = [aim >> moves.FIRST & moves.KIND, aim & moves.KIND]
            return OntoSet(GOODS[aim >> moves.ONTO], tuple([TILES[kind] for kind in kinds if kind != moves.NONE]))
    raise ValueError(coded)


def _read_pirogue_aim(pirogue: Pirogue, coded: int) -> PirogueAim:
    if not coded:
        return UNAIMED
    return AtSquare(SQUARES[coded - 1]) if pirogue is Pirogue.FINGER else AtSet(GOODS[coded - 1])
