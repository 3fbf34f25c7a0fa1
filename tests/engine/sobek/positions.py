"""Positions of Sobek set up by hand, and small steps to play from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.chance import Chance
from engine.game import Code, Event, IllegalAction
from engine.sobek.actions import AMULETS
from engine.sobek.cards import GOODS, KIND, NO_GOOD, TOKENS, Token
from engine.sobek.codes import parse
from engine.sobek.game import Sobek
from engine.sobek.rules_versions import Version
from tests.engine.walks import snapshot

ROW = "wheat1 marble0 ivory3 fish1 cattle1"
DECK = "ebony0 ebony2 wheat0 fish0 cattle0 marble2 amulet ivory0 wheat1"

_INDEX = {**{good.code: index for index, good in enumerate(GOODS)}, AMULETS: NO_GOOD}


def kinds(words: str) -> list[int]:
    """Return the kinds of cards named in a line."""
    return [KIND[word] for word in words.split()]


def names(cards: Sequence[Any]) -> str:
    """Return the names of cards (faces) in a line."""
    return " ".join(card.code for card in cards)


def position(
    seats: int = 3,
    *,
    row: str = ROW,
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    sets: Sequence[Mapping[str, str]] = (),
    prosperity: Sequence[Mapping[str, int]] = (),
    tokens: str = "",
    deck: str = DECK,
    discard: str = "",
    scores: Sequence[int] = (),
    curses: Sequence[int] = (),
    round: int = 1,
    turn: int = 0,
    seed: str = "position",
    rules: Version = Version.FIRST,
) -> Sobek:
    """Return a game as described; the row is written by its places, the deck from the top."""
    game = Sobek(seats, "hidden", Chance(seed), rules)
    game.round, game.turn, game.starter = round, turn, turn
    game.row = kinds(row)
    game.deck = kinds(deck)[::-1]
    game.discard = kinds(discard)
    game.tokens = [TOKENS.index(Token(word)) for word in tokens.split()]
    for seat, words in enumerate(hands):
        game.hands[seat] = sorted(kinds(words))
    for seat, words in enumerate(piles):
        game.piles[seat] = kinds(words)
    for seat, stands in enumerate(sets):
        for name, words in stands.items():
            game.sets[seat][_INDEX[name]] = sorted(kinds(words))
    for seat, counts in enumerate(prosperity):
        for name, count in counts.items():
            game.prosperity[seat][_INDEX[name]] = count
    game.scores[: len(scores)] = scores
    game.curses[: len(curses)] = curses
    return game


def play(game: Sobek, seat: int, *codes: str) -> list[Event]:
    """Play actions of one seat, each of which must be listed as legal; return all that happened."""
    events: list[Event] = []
    for code in codes:
        action = parse(code)
        assert action in game.legal(seat), f"{code} is not listed"
        events += game.apply(seat, action)
    return events


def codes(game: Sobek, seat: int, start: str = "") -> set[str]:
    """Return the codes of the legal actions that begin with `start`."""
    listed = [action.code for action in game.legal(seat)]
    assert len(listed) == len(set(listed)), "an action is listed twice"
    return {code for code in listed if code.startswith(start)}


def refusal(game: Sobek, seat: int, action: Any) -> Code:
    """Try an action (or its code) that must be refused; return the reason. Nothing may have changed."""
    before = snapshot(game)
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, parse(action) if isinstance(action, str) else action)
    assert snapshot(game) == before
    return refused.value.reason


def hand(game: Sobek, seat: int) -> str:
    """Return the names of a hand's cards, as sorted as its owner sees them."""
    shown = game.view(seat).seats[seat].hand
    assert shown is not None
    return names(shown)


def pile(game: Sobek, seat: int) -> str:
    """Return the names of a corruption pile's cards, as its owner sees them."""
    shown = game.view(seat).seats[seat].pile
    assert shown is not None
    return names(shown)


def stands(game: Sobek, seat: int) -> dict[str, str]:
    """Return the sets that lie in front of a seat: cards by the good's name."""
    return {one.good.code if one.good else AMULETS: names(one.cards) for one in game.view(None).seats[seat].sets}


def one(events: Sequence[Event], kind: type[Event]) -> Any:
    """Return the only event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{kind.__name__} happened {len(found)} times"
    return found[0]
