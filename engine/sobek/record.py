"""Finished games as plain data: every deal, every completed choice, every result (docs/record.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import assert_never

from engine.codes import code_of, codes_of
from engine.events import find_event, require_event
from engine.game import Event
from engine.json_value import Json
from engine.record import Place, Recording, Writer
from engine.sobek.actions import (
    ChooseEvent,
    Give,
    Lay,
    LayNoMore,
    NameStarter,
    PlayCharacter,
    PlaySet,
    SobekAction,
    Take,
    TakeFromPile,
)
from engine.sobek.cards import TOKENS, cards_of
from engine.sobek.codes import parse
from engine.sobek.effects import EVENT_TOKENS, character_of
from engine.sobek.events import (
    CardsGiven,
    CardTaken,
    CharacterPlayed,
    EventChosen,
    RoundScored,
    SetsLaid,
    StarterNamed,
)
from engine.sobek.game import Sobek
from engine.sobek.open_variant import new
from engine.sobek.rules_versions import Version


def recording(rules: Version) -> Recording[Sobek, SobekAction]:
    """Return what writes down games of a version of the rules."""
    return Recording("sobek", rules.value, partial(new, rules=rules), parse, _Writer)


class _Writer(Writer[SobekAction]):
    """Writes a game down round by round."""

    def __init__(self, game: Sobek) -> None:
        self._game = game
        self._moves: list[dict[str, Json]] = []
        self._rounds = [{**_dealt(game, self._moves), "starter": game.starter}]
        self.chosen = {"way": game.variant}

    @property
    def game(self) -> Sobek:
        """The game that goes on."""
        return self._game

    def write(self, seat: int, action: SobekAction, events: Sequence[Event]) -> Place:
        """Write down an action, and the round's result and the next one's deal if it ended it."""
        current, moves = self._rounds[-1], self._moves
        if isinstance(action, NameStarter):
            named = require_event(StarterNamed, events)
            current["starter"], current["starter_named_by"] = named.seat, named.by
        else:
            _write_down(moves, seat, action, events)
        place = (("round", len(self._rounds) - 1), *_move(moves, seat, action))
        scored = find_event(RoundScored, events)
        if scored is not None:
            moves += _laid(self._game.seats, events)
            current["result"] = _result(scored)
            if self._game.outcome is None:
                self._moves = []
                self._rounds.append(_dealt(self._game, self._moves))
        return place

    def body(self) -> dict[str, Json]:
        """Return the rounds."""
        return {"rounds": self._rounds}


def _move(moves: Sequence[Json], seat: int, action: SobekAction) -> Place:
    """Return the number of the move to which an action that has just been written down belongs."""
    match action:
        case NameStarter():
            # Naming who starts a round is no move of it.
            return ()
        case Lay() | LayNoMore():
            # What is laid is written down when all have chosen, one move for each seat.
            return (("move", len(moves) + seat),)
        case Take() | PlaySet() | ChooseEvent() | PlayCharacter() | TakeFromPile() | Give():
            return (("move", len(moves) - 1),)
        case _:
            assert_never(action)


def _dealt(game: Sobek, moves: Sequence[Json]) -> dict[str, Json]:
    """Write down a round that has just been set up, with the list of its moves; who starts may not be known yet."""
    laid = game.row if game.rules.from_temple else game.row[::-1]
    return {
        "hands": [codes_of(cards_of(hand)) for hand in game.hands],
        "removed": codes_of(cards_of(game.removed)),
        "deck": codes_of(cards_of(laid + game.deck[::-1])),
        "tokens": [TOKENS[index].code for index in game.tokens],
        "starter": None,
        "starter_named_by": None,
        "moves": moves,
        "result": None,
    }


def _write_down(moves: list[dict[str, Json]], seat: int, action: SobekAction, events: Sequence[Event]) -> None:
    match action:
        case Take():
            moves.append({"seat": seat, "move": "take", **_take(require_event(CardTaken, events))})
        case PlaySet():
            good = action.good and action.good.code
            cards = codes_of(action.cards)
            moves.append({"seat": seat, "move": "set", "onto": action.onto, "good": good, "cards": cards})
        case ChooseEvent():
            written = EVENT_TOKENS[action.token].written(action.aim, require_event(EventChosen, events).effect, events)
            moves.append({"seat": seat, "move": "event", "token": action.token.code, **written})
        case PlayCharacter():
            # What a vizier takes and what a scribe is given are added when they are known.
            moves.append({"seat": seat, "move": "character", "card": action.card.code, **_character(action, events)})
        case TakeFromPile():
            moves[-1]["taken"] = action.card.code
        case Give():
            given = [event for event in events if isinstance(event, CardsGiven)]
            if given:
                moves[-1]["given"] = {str(event.seat): codes_of(event.cards or ()) for event in given}
        case NameStarter():
            raise TypeError(type(action).__name__)
        case Lay() | LayNoMore():
            pass  # horizontal sets are written down together when all have chosen
        case _:
            assert_never(action)


def _take(event: CardTaken) -> dict[str, Json]:
    return {"place": event.place, "card": code_of(event.card), "skipped": codes_of(event.skipped)}


def _character(action: PlayCharacter, events: Sequence[Event]) -> dict[str, Json]:
    played, effect = require_event(CharacterPlayed, events), character_of(action.card)
    return effect.written(action.aim, played.effect, events) if effect is not None else {}


def _laid(seats: int, events: Sequence[Event]) -> list[dict[str, Json]]:
    laid = {event.seat: event.sets for event in events if isinstance(event, SetsLaid)}
    return [
        {
            "seat": seat,
            "move": "lay",
            "sets": [{"good": one.good and one.good.code, "cards": codes_of(one.cards)} for one in laid.get(seat, ())],
        }
        for seat in range(seats)
    ]


def _result(scored: RoundScored) -> dict[str, Json]:
    return {
        "points": [seat.points for seat in scored.seats],
        "corruption": [seat.corruption for seat in scored.seats],
        "corrupt": [seat for seat, score in enumerate(scored.seats) if score.corrupt],
        "scores": [seat.after for seat in scored.seats],
    }
