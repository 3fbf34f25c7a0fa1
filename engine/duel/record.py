"""Finished games as plain data: the deal, every completed choice, the result (docs/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, assert_never

from engine.codes import code_of, codes_of
from engine.duel.actions import (
    ChooseDeben,
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
from engine.duel.codes import parse
from engine.duel.effects import PIROGUE_EFFECTS, character_of
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
from engine.duel.taking import royal
from engine.duel.tiles import PIROGUES, TILES, Power
from engine.effects.aim_types import Copy
from engine.events import find_event, require_event
from engine.game import Event
from engine.json_value import Json
from engine.record import Place, Recording, Writer


class _Writer(Writer[PlannedAction]):
    """Writes a game down move by move."""

    def __init__(self, game: Duel) -> None:
        self._game = game
        self._deal = _dealt(game)
        self._moves: list[dict[str, Json]] = []
        self._filled = False
        self._played: dict[Power, str] = {}
        if game.treasures is not None:
            self.chosen = {"expansion": True}

    @property
    def game(self) -> Duel:
        """The game that goes on."""
        return self._game

    def write(self, seat: int, action: PlannedAction, events: Sequence[Event]) -> Place:
        """Write down an action; who has filled the market takes a tile next, and both are one move."""
        moves = self._moves
        if isinstance(action, Fill):
            self._filled = True
            return (("move", len(moves)),)
        if isinstance(action, Take):
            moves.append({"seat": seat, "move": "take", "filled": self._filled, **_take(events)})
            self._filled = False
        else:
            _write_down(moves, seat, action, events)
            if isinstance(action, PlayCharacter):
                self._copied(moves[-1], action)
        return (("move", len(moves) - 1),)

    def _copied(self, move: dict[str, Json], action: PlayCharacter) -> None:
        """Remember who was played, and write down as whom a spy was: of two scribes as the first (P8)."""
        if isinstance(action.aim, Copy):
            move["as"] = self._played[action.aim.power]
        elif action.card.power is not None:
            self._played.setdefault(action.card.power, action.card.code)

    def body(self) -> dict[str, Json]:
        """Return the deal, the moves and how it was scored."""
        scored = self._game.scored
        result = None if scored is None else {**_result(scored), **self._royal(scored)}
        return {"deal": self._deal, "moves": self._moves, "result": result}

    def _royal(self, scored: GameScored) -> dict[str, Json]:
        """Write down the royal corruption at the end, in a game that has any (P6)."""
        return {} if self._game.treasures is None else {"royal": [list(seat.royal) for seat in scored.seats]}


def _dealt(game: Duel) -> dict[str, Json]:
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


def _write_down(written: list[dict[str, Json]], seat: int, action: PlannedAction, events: Sequence[Event]) -> None:
    """Write down a new move, or complete the last one."""
    match action:
        case TurnAnkh():
            written[-1]["turn"] = action.line.code
        case ChooseDeben():
            if action.trade:
                written[-1]["deben"] = require_event(DebenDrawn, events).kept
        case Sell():
            tiles = codes_of(action.tiles)
            written.append({"seat": seat, "move": "sell", "good": action.good.code, "tiles": tiles, "pirogue": None})
        case PlayCharacter():
            # What needs a further choice is added when it is known.
            written.append({"seat": seat, "move": "character", "card": action.card.code, **_character(action, events)})
        case UsePirogue():
            used = PIROGUE_EFFECTS[action.pirogue].written(
                action.aim, require_event(PirogueUsed, events).effect, events
            )
            written[-1]["pirogue"] = {"token": action.pirogue.code, **used}
        case TakeFromCorruption():
            written[-1]["taken"] = action.card.code
        case Give():
            given = find_event(TilesGiven, events)
            if given is not None:
                written[-1]["given"] = codes_of(given.tiles or ())
        case Take() | TakeAt() | Fill():
            raise TypeError(type(action).__name__)
        case _:
            assert_never(action)


def _take(events: Sequence[Event]) -> dict[str, Json]:
    event = require_event(TileTaken, events)
    return {
        "at": coordinates(event.square),
        "tile": code_of(event.tile),
        "skipped": codes_of(event.passed),
        "along": event.along and event.along.code,
        "turn": event.line and event.line.code,
        "deben": None,
        **royal(events),
    }


def _character(action: PlayCharacter, events: Sequence[Event]) -> dict[str, Json]:
    played, effect = require_event(CharacterPlayed, events), character_of(action.card)
    return effect.written(action.aim, played.effect, events) if effect is not None else {}


def _result(scored: GameScored) -> dict[str, Json]:
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


record: Final = Recording("duel", VERSION, Duel.new, parse, _Writer)
