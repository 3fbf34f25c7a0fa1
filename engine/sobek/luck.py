"""Luck: how kind the cards of a round were to a seat, by what merchants in all seats make of the same cards.

A round as it was dealt is the position in which its first turn is asked: hands, row, deck, tokens and who begins.
Merchants play it to its end, each time with other slips, for they would else always play alike; what a seat gains more
than the best of the others then, on average, is what the deal was worth to it.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from statistics import fmean
from typing import Final

from engine.replay import Move
from engine.sobek.codes import parse
from engine.sobek.computer import choose
from engine.sobek.fortunes import FORTUNES
from engine.sobek.game import Sobek
from engine.sobek.open import new
from engine.sobek.versions import Version

PLAYS: Final = 20
"""So often a deal is played."""
SLIPS: Final = 0.1
"""How often a merchant takes his second choice in it."""


def luck(
    seats: int, options: Mapping[str, str], seed: str, moves: Iterable[Move], seat: int, *, version: Version
) -> tuple[int, ...]:
    """Return than how many deals out of ten that of each round was kinder to a seat; see `engine.rules.Fortune`.

    Of the open variant no deals are stored, so there is nothing.

    Args:
        seats: how many there are.
        options: the game's.
        seed: the game's; it is over.
        moves: all that were made.
        seat: whose luck.
        version: of the rules.
    """
    places = FORTUNES.get(seats)
    if places is None or options.get("way", "hidden") != "hidden":
        return ()
    game = new(seats, options, seed, rules=version)
    found = []
    for begun in rounds(game, moves):
        known = places[(seat - begun.turn) % seats]
        found.append(bisect_left(known, worth(begun)[seat]))
    return tuple(found)


def rounds(game: Sobek, moves: Iterable[Move]) -> Iterator[Sobek]:
    """Yield each round of a game as it was dealt; the moves are played in it."""
    begun = 0
    for seat, code in (*moves, (-1, "")):
        if game.round > begun and game.pending is None and game.outcome is None:
            begun = game.round
            yield game.copy()
        if seat >= 0:
            game.apply(seat, parse(code))


def worth(begun: Sobek, plays: int = PLAYS) -> tuple[float, ...]:
    """Return for each seat how many points more than the best other one it gains on average where a round begins."""
    gained = [_gained(begun, play) for play in range(plays)]
    return tuple(
        fmean(one[seat] - max(points for other, points in enumerate(one) if other != seat) for one in gained)
        for seat in range(begun.seats)
    )


def _gained(begun: Sobek, play: int) -> list[int]:
    game, chance = begun.copy(), Random(f"{begun.chance.seed}/{begun.round}/{play}")
    while game.round == begun.round and game.outcome is None:
        mover = game.waiting[0]
        view, legal = game.view(mover), list(game.legal(mover))
        action = choose(view, legal)
        if len(legal) > 1 and chance.random() < SLIPS:
            legal.remove(action)
            action = choose(view, legal)
        game.apply(mover, action)
    return [after - before for after, before in zip(game.scores, begun.scores, strict=True)]
