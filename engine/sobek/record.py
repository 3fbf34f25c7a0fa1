"""Finished games as plain data: every deal, every completed choice, every result (docs/record.md)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, assert_never

from engine.chance import seed_digest
from engine.codes import code_of, codes_of
from engine.found import find, one
from engine.game import Event
from engine.replay import Move, steps
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
from engine.sobek.effects import CHARACTERS, EVENT_TOKENS
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
from engine.sobek.open import new
from engine.sobek.versions import Version

FORMAT = "sobek-record/1"
# The naming of who starts a round is no move of it, and comes before all of them.
_NAMING = -1


def record(
    seats: int,
    options: Mapping[str, str],
    seed: str,
    moves: Sequence[Move],
    stand_ins: Collection[int] = (),
    rules: Version = Version.FIRST,
) -> dict[str, Any]:
    """Return a finished game as JSON data that can be checked without our generator.

    Args:
        seats: as the game was made.
        options: as the game was made.
        seed: as the game was made.
        moves: all actions in the order in which they were applied, each the seat and the action's code.
        stand_ins: the numbers, from 0, of those actions that a computer made in the place of a seat's person.
        rules: the version that was played.

    Raises:
        ValueError: the game is not over, or cannot be made.
        IllegalAction: a move does not fit.
    """
    game = new(seats, options, seed, rules)
    rounds = [_dealt(game)]
    rounds[0]["starter"] = game.starter
    stood_in: set[tuple[int, int, int]] = set()
    for number, (seat, action, events) in enumerate(steps(game, parse, moves)):
        current = rounds[-1]
        _write_down(current, seat, action, events)
        if number in stand_ins:
            stood_in.add((len(rounds) - 1, _place(current, seat, action), seat))
        scored = find(RoundScored, events)
        if scored is not None:
            current["moves"] += _laid(seats, events)
            current["result"] = _result(scored)
            if game.outcome is None:
                rounds.append(_dealt(game))
    if game.outcome is None:
        raise ValueError("the game is not over")
    told = {
        "format": FORMAT,
        "game": "sobek",
        "way": game.way,
        "rules": rules.value,
        "seats": seats,
        "seed": seed,
        "seed_sha256": seed_digest(seed),
        "rounds": rounds,
        "final": {"scores": list(game.outcome.scores), "winners": list(game.outcome.winners)},
    }
    if stood_in:
        told["stand_ins"] = [
            {"round": place, "seat": seat} if move == _NAMING else {"round": place, "move": move, "seat": seat}
            for place, move, seat in sorted(stood_in)
        ]
    return told


def _place(current: dict[str, Any], seat: int, action: SobekAction) -> int:
    """Return the place, from 0, of the move to which an action that has just been written down belongs."""
    match action:
        case NameStarter():
            return _NAMING
        case Lay() | LayNoMore():
            # What is laid is written down when all have chosen, one move for each seat.
            return len(current["moves"]) + seat
        case Take() | PlaySet() | ChooseEvent() | PlayCharacter() | TakeFromPile() | Give():
            return len(current["moves"]) - 1
        case _:
            assert_never(action)


def _dealt(game: Sobek) -> dict[str, Any]:
    """Write down a round that has just been set up; who starts may not be known yet."""
    laid = game.row if game.rules.from_temple else game.row[::-1]
    return {
        "hands": [codes_of(cards_of(hand)) for hand in game.hands],
        "removed": codes_of(cards_of(game.removed)),
        "deck": codes_of(cards_of(laid + game.deck[::-1])),
        "tokens": [TOKENS[index].code for index in game.tokens],
        "starter": None,
        "starter_named_by": None,
        "moves": [],
        "result": None,
    }


def _write_down(current: dict[str, Any], seat: int, action: SobekAction, events: Sequence[Event]) -> None:
    moves: list[dict[str, Any]] = current["moves"]
    match action:
        case Take():
            moves.append({"seat": seat, "move": "take", **_take(one(CardTaken, events))})
        case PlaySet():
            good = action.good and action.good.code
            cards = codes_of(action.cards)
            moves.append({"seat": seat, "move": "set", "onto": action.onto, "good": good, "cards": cards})
        case ChooseEvent():
            told = EVENT_TOKENS[action.token].written(action.aim, one(EventChosen, events).effect, events)
            moves.append({"seat": seat, "move": "event", "token": action.token.code, **told})
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
            named = one(StarterNamed, events)
            current["starter"], current["starter_named_by"] = named.seat, named.by
        case Lay() | LayNoMore():
            pass  # horizontal sets are written down together when all have chosen
        case _:
            assert_never(action)


def _take(event: CardTaken) -> dict[str, Any]:
    return {"place": event.place, "card": code_of(event.card), "skipped": codes_of(event.skipped)}


def _character(action: PlayCharacter, events: Sequence[Event]) -> dict[str, object]:
    played, power = one(CharacterPlayed, events), action.card.power
    return CHARACTERS[power].written(action.aim, played.effect, events) if power is not None else {}


def _laid(seats: int, events: Sequence[Event]) -> list[dict[str, Any]]:
    laid = {event.seat: event.sets for event in events if isinstance(event, SetsLaid)}
    return [
        {
            "seat": seat,
            "move": "lay",
            "sets": [{"good": one.good and one.good.code, "cards": codes_of(one.cards)} for one in laid.get(seat, ())],
        }
        for seat in range(seats)
    ]


def _result(scored: RoundScored) -> dict[str, Any]:
    return {
        "points": [seat.points for seat in scored.seats],
        "corruption": [seat.corruption for seat in scored.seats],
        "corrupt": [seat for seat, score in enumerate(scored.seats) if score.corrupt],
        "scores": [seat.after for seat in scored.seats],
    }
