"""Positions of Sobek: 2 Players set up by hand, and small steps to play from them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from engine.chance import Chance
from engine.duel.codes import parse
from engine.duel.expansion_state import Treasures
from engine.duel.game import Duel
from engine.duel.market import LINE_INDEX, SQUARE, Line
from engine.duel.tiles import DEBEN_TOKENS, GOOD_INDEX, KIND, PIROGUE_INDEX, TILES, Good, Pirogue, Power
from engine.game import Code, Event, IllegalAction
from tests.engine.walks import snapshot

# Around the Ankh on c3, which lies along its row: b3 and d3 beside it, f3 behind d3.
MARKET = {"b3": "wheat-h1", "d3": "fish-v1", "f3": "marble-v0", "c1": "ebony-f0"}
PILE = "ebony-h2 ebony-v2 wheat-f0 fish-f0 livestock-f0 marble-h2 statue-h ivory-f0 wheat-v1"
ASIDE = "seven horus mummy snake1 snake2"


def kinds(words: str) -> list[int]:
    """Return the kinds of tiles named in a line."""
    return [KIND[word] for word in words.split()]


def names(tiles: Sequence[Any]) -> str:
    """Return the names of tiles (faces) in a line."""
    return " ".join(tile.code for tile in tiles)


def tokens(words: str) -> list[int]:
    """Return the pirogues named in a line."""
    return [PIROGUE_INDEX[Pirogue(word)] for word in words.split()]


def position(
    *,
    market: Mapping[str, str] = MARKET,
    ankh: str | None = "c3",
    line: str = "h",
    hands: Sequence[str] = (),
    piles: Sequence[str] = (),
    sold: Sequence[Mapping[str, str]] = (),
    scarabs: Sequence[Mapping[str, int]] = (),
    owned: Sequence[str] = (),
    pirogues: str = "",
    aside: str = ASIDE,
    pile: str = PILE,
    bag: Sequence[int] = DEBEN_TOKENS,
    deben: Sequence[Sequence[int]] = (),
    again: bool = False,
    turn: int = 0,
    seed: str = "position",
    royal: Sequence[Sequence[int]] | None = None,
    played: str = "",
) -> Duel:
    """Return a game as described; the pile is written from the top, the Ankh lies on a square along a line.

    It has Treasures of the Pharaoh where royal corruption of the seats is given; `played` names whom a spy can copy.
    """
    game = Duel(Chance(seed))
    game.turn = game.first = turn
    game.again = again
    for square, word in market.items():
        game.market[SQUARE[square].index] = KIND[word]
    if ankh is not None:
        game.ankh, game.line = SQUARE[ankh].index, LINE_INDEX[Line(line)]
    game.pile = kinds(pile)[::-1]
    game.tokens, game.aside = tokens(pirogues), tokens(aside)
    game.bag = list(bag)
    for seat, words in enumerate(hands):
        game.hands[seat] = sorted(kinds(words))
    for seat, words in enumerate(piles):
        game.piles[seat] = kinds(words)
    for seat, values in enumerate(deben):
        game.deben[seat] = sorted(values)
    for seat, words in enumerate(owned):
        game.owned[seat] = sorted(tokens(words))
    for seat, sets in enumerate(sold):
        for name, words in sets.items():
            game.sold[seat][GOOD_INDEX[Good(name)]] = sorted(kinds(words))
    for seat, counts in enumerate(scarabs):
        for name, count in counts.items():
            game.scarabs[seat][GOOD_INDEX[Good(name)]] = count
    if royal is not None:
        game.treasures = Treasures(played=[Power(word) for word in played.split()])
        for seat, values in enumerate(royal):
            game.treasures.held[seat].extend(sorted(values))
            game.treasures.bag = [value for value in game.treasures.bag if value not in values]
    return game


def play(game: Duel, seat: int, *codes: str) -> list[Event]:
    """Play actions of one seat, each of which must be listed as legal; return all that happened."""
    events: list[Event] = []
    for code in codes:
        action = parse(code)
        assert action in game.legal(seat), f"{code} is not listed"
        events += game.apply(seat, action)
    return events


def take(game: Duel, seat: int, square: str, *more: str) -> list[Event]:
    """Take the tile on a square by the number under which it is offered, then play more actions."""
    squares = [reach.square.code for reach in game.view(seat).takeable]
    assert square in squares, f"{square} cannot be taken"
    return play(game, seat, f"t.{squares.index(square) + 1}", *more)


def codes(game: Duel, seat: int, start: str = "") -> set[str]:
    """Return the codes of the legal actions that begin with `start`."""
    listed = [action.code for action in game.legal(seat)]
    assert len(listed) == len(set(listed)), "an action is listed twice"
    return {code for code in listed if code.startswith(start)}


def refusal(game: Duel, seat: int, action: Any) -> Code:
    """Try an action (or its code) that must be refused; return the reason. Nothing may have changed."""
    before = snapshot(game)
    with pytest.raises(IllegalAction) as refused:
        game.apply(seat, parse(action) if isinstance(action, str) else action)
    assert snapshot(game) == before
    return refused.value.reason


def takeable(game: Duel) -> str:
    """Return the squares that can be taken from, in the order of their numbers."""
    return " ".join(reach.square.code for reach in game.view(None).takeable)


def ankh(game: Duel) -> str:
    """Return where the Ankh is and how it lies, such as "c3h", "off" while it is off the market."""
    shown = game.view(None).ankh
    return "off" if shown is None else f"{shown.square.code}{shown.line or '?'}"


def lying(game: Duel) -> dict[str, str]:
    """Return what lies on the market, by square; characters too."""
    return {
        code: TILES[game.market[square.index]].code for code, square in SQUARE.items() if game.market[square.index] >= 0
    }


def hand(game: Duel, seat: int) -> str:
    """Return the names of a hand's tiles, as sorted as its owner sees them."""
    shown = game.view(seat).seats[seat].hand
    assert shown is not None
    return names(shown)


def pile(game: Duel, seat: int) -> str:
    """Return the names of a seat's corruption tiles, as its owner sees them."""
    shown = game.view(seat).seats[seat].pile
    assert shown is not None
    return names(shown)


def sets(game: Duel, seat: int) -> dict[str, str]:
    """Return what a seat has sold: tiles by the good's name."""
    return {one.good.code: names(one.tiles) for one in game.view(None).seats[seat].sets}


def one(events: Sequence[Event], kind: type[Event]) -> Any:
    """Return the only event of a kind."""
    found = [event for event in events if isinstance(event, kind)]
    assert len(found) == 1, f"{kind.__name__} happened {len(found)} times"
    return found[0]
