"""Finished games as plain data: the deal, every completed choice, the result (docs/record.md)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any, assert_never

from engine.chance import seed_digest
from engine.codes import code_of, codes_of
from engine.duel.actions import (
    ChooseDeben,
    DuelAction,
    Fill,
    Give,
    PlayCharacter,
    Sell,
    Take,
    TakeFromCorruption,
    TurnAnkh,
    UsePirogue,
)
from engine.duel.codes import parse
from engine.duel.effects import CHARACTERS, PIROGUE_EFFECTS
from engine.duel.events import (
    CharacterPlayed,
    DebenDrawn,
    GameScored,
    PirogueUsed,
    SeatScore,
    TilesGiven,
    TileTaken,
)
from engine.duel.game import VERSION, Duel
from engine.duel.market import CENTRE, FILLING, coordinates
from engine.duel.tiles import PIROGUES, TILES
from engine.found import find, one
from engine.game import Event
from engine.replay import Move, steps

FORMAT = "sobek-record/1"


def record(
    seats: int, options: Mapping[str, str], seed: str, moves: Sequence[Move], stand_ins: Collection[int] = ()
) -> dict[str, Any]:
    """Return a finished game as JSON data that can be checked without our generator.

    Args:
        seats: as the game was made.
        options: as the game was made.
        seed: as the game was made.
        moves: all actions in the order in which they were applied, each the seat and the action's code.
        stand_ins: the numbers, from 0, of those actions that a computer made in the place of a seat's person.

    Raises:
        ValueError: the game is not over, or cannot be made.
        IllegalAction: a move does not fit.
    """
    game = Duel.new(seats, options, seed)
    deal = _dealt(game)
    told: list[dict[str, Any]] = []
    filled = False
    stood_in: set[tuple[int, int]] = set()
    for number, (seat, action, events) in enumerate(steps(game, parse, moves)):
        if isinstance(action, Fill):
            filled = True
        elif isinstance(action, Take):
            told.append({"seat": seat, "move": "take", "filled": filled, **_take(one(TileTaken, events))})
            filled = False
        else:
            _write_down(told, seat, action, events)
        if number in stand_ins:
            # Who has filled the market takes a tile next, and both are one move.
            stood_in.add((len(told) if filled else len(told) - 1, seat))
    if game.outcome is None or game.scored is None:
        raise ValueError("the game is not over")
    written = {
        "format": FORMAT,
        "game": "duel",
        "rules": VERSION,
        "seats": seats,
        "seed": seed,
        "seed_sha256": seed_digest(seed),
        "deal": deal,
        "moves": told,
        "result": _result(game.scored),
        "final": {"scores": list(game.outcome.scores), "winners": list(game.outcome.winners)},
    }
    if stood_in:
        written["stand_ins"] = [{"move": move, "seat": seat} for move, seat in sorted(stood_in)]
    return written


def _dealt(game: Duel) -> dict[str, Any]:
    """Write down a game that has just been set up; what lies on the market was on top of the pile."""
    laid = [game.market[square] for square in FILLING if square not in CENTRE]
    return {
        "hands": [_names(hand) for hand in game.hands],
        "centre": _names(game.market[square] for square in CENTRE),
        "boxed": _names(game.boxed),
        "pile": _names([*laid, *game.pile[::-1]]),
        "pirogues": [PIROGUES[index].code for index in game.tokens],
        "aside": [PIROGUES[index].code for index in game.aside],
        "first": game.first,
    }


def _write_down(told: list[dict[str, Any]], seat: int, action: DuelAction, events: Sequence[Event]) -> None:
    """Write down a new move, or complete the last one."""
    match action:
        case TurnAnkh():
            told[-1]["turn"] = action.line.code
        case ChooseDeben():
            if action.trade:
                told[-1]["deben"] = one(DebenDrawn, events).kept
        case Sell():
            tiles = codes_of(action.tiles)
            told.append({"seat": seat, "move": "sell", "good": action.good.code, "tiles": tiles, "pirogue": None})
        case PlayCharacter():
            # What needs a further choice is added when it is known.
            told.append({"seat": seat, "move": "character", "card": action.tile.code, **_character(action, events)})
        case UsePirogue():
            used = PIROGUE_EFFECTS[action.pirogue].written(action.aim, one(PirogueUsed, events).effect, events)
            told[-1]["pirogue"] = {"token": action.pirogue.code, **used}
        case TakeFromCorruption():
            told[-1]["taken"] = action.tile.code
        case Give():
            given = find(TilesGiven, events)
            if given is not None:
                told[-1]["given"] = codes_of(given.tiles or ())
        case Take() | Fill():
            raise TypeError(type(action).__name__)
        case _:
            assert_never(action)


def _take(event: TileTaken) -> dict[str, Any]:
    return {
        "at": coordinates(event.square),
        "tile": code_of(event.tile),
        "skipped": codes_of(event.passed),
        "along": event.along and event.along.code,
        "turn": event.line and event.line.code,
        "deben": None,
    }


def _character(action: PlayCharacter, events: Sequence[Event]) -> dict[str, object]:
    played, power = one(CharacterPlayed, events), action.tile.power
    return CHARACTERS[power].written(action.aim, played.effect, events) if power is not None else {}


def _result(scored: GameScored) -> dict[str, Any]:
    seats = scored.seats
    return {
        "ended_by": scored.ended_by,
        "removed": [codes_of(seat.removed) for seat in seats],
        "corruption": [seat.corruption for seat in seats],
        "deben_drawn": [list(seat.drawn) for seat in seats],
        "sets": [_sets(seat) for seat in seats],
        "points": {
            "sets": [seat.set_points for seat in seats],
            "deben": [seat.deben_points for seat in seats],
            "pirogues": [seat.pirogue_points for seat in seats],
        },
    }


def _sets(score: SeatScore) -> dict[str, list[int]]:
    return {one.good.code: [one.tiles, one.scarabs] for one in score.sets}


def _names(kinds: Iterable[int]) -> list[str]:
    return [TILES[kind].code for kind in kinds]
