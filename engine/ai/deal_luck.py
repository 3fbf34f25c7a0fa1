"""Fortune: how kind what was dealt was to a seat, by what merchants in all seats make of the same deal.

A deal is the position in which its first turn is asked: what lies where, open or not, and who begins. Merchants play it
to its end, each time with other slips, for they would else always play alike; what a seat gains more than the best of
the others then, on average, is what the deal was worth to it. It is held against what others were worth, to whom as
many acted before.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from time import monotonic
from typing import Final, Generic, TypeVar

from engine.game import Action, Event, Game, View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)

PARTS: Final = 10
"""A deal is played in so many parts."""
SLIPS: Final = 0.1
"""How often a merchant takes his second choice in it."""


@dataclass(frozen=True, slots=True)
class Stored:
    """What many deals of one kind were worth, each played so many times.

    `limits` are what separates ten equal parts of them, rising, in points: by how many seats act before in the first
    turn.
    """

    plays: int
    limits: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Led:
    """How far ahead of the best other one a seat came by one deal.

    `place` is how many seats act before it in the first turn; `plays` how often the deal was played, and `points` by
    how many it led in all of these together.
    """

    place: int
    plays: int
    points: int


@dataclass(frozen=True, slots=True)
class Fortune(Generic[A, V, E]):
    """Tells how kind what was dealt in a game that is over was to a seat.

    `deals(seats, options, seed, moves)` yields what was dealt, `moves` being pairs of seat and action code.
    `gained(begun, now)` is how many points each seat has gained since a deal, by what somebody sees then and now, None
    while the deal is being played. `choose` is the game's merchant, and `stored(seats, options)` is what many deals
    were worth, None where that is not known.
    """

    deals: Callable[[int, Mapping[str, str], str, Iterable[tuple[int, str]]], Iterator[Game[A, V, E]]]
    gained: Callable[[V, V], Sequence[int] | None]
    choose: Callable[[V, Sequence[A]], A]
    stored: Callable[[int, Mapping[str, str]], Stored | None]

    def led(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        moves: Sequence[tuple[int, str]],
        seat: int,
        part: int,
        *,
        deadline: float | None = None,
    ) -> tuple[Led, ...]:
        """Play each deal of a game several times, at least once; return how far ahead a seat came by it.

        Args:
            seats: how many there are.
            options: the game's.
            seed: the game's; it is over.
            moves: all that were made, pairs of seat and action code.
            seat: whose fortune.
            part: which part of the plays, from 0.
            deadline: the moment of `time.monotonic`, in seconds, after which no play begins but the first.

        Returns:
            As many as deals; none where nothing is stored.
        """
        stored = self.stored(seats, options)
        if stored is None:
            return ()
        dealt = list(self.deals(seats, options, seed, moves))
        points, played = [0] * len(dealt), 0
        for play in range(stored.plays * part // PARTS, stored.plays * (part + 1) // PARTS):
            if played and deadline is not None and monotonic() > deadline:
                break
            for number, begun in enumerate(dealt):
                points[number] += self.leads(begun, f"{seed}/{number + 1}/{play}")[seat]
            played += 1
        return tuple(Led(_place(begun, seat), played, led) for begun, led in zip(dealt, points, strict=True))

    def kinder(self, seats: int, options: Mapping[str, str], parts: Iterable[Sequence[Led]]) -> tuple[int, ...]:
        """Return than how many deals out of ten each deal was kinder to a seat; `parts` are what `led` returned."""
        stored = self.stored(seats, options)
        if stored is None:
            return ()
        found = []
        for led in zip(*parts, strict=True):
            worth = sum(one.points for one in led) / sum(one.plays for one in led)
            found.append(bisect_left(stored.limits[led[0].place], worth))
        return tuple(found)

    def leads(self, begun: Game[A, V, E], seed: str) -> tuple[int, ...]:
        """Have merchants play a deal to its end; return how many points each seat gains more than the best other one.

        Args:
            begun: the deal, which stays as it is.
            seed: what slips are made of.
        """
        game, chance, first = begun.copy(), Random(seed), begun.view(None)
        while (gained := self.gained(first, now := game.view(game.waiting[0] if game.waiting else None))) is None:
            mover = game.waiting[0]
            legal = list(game.legal(mover))
            action = self.choose(now, legal)
            if len(legal) > 1 and chance.random() < SLIPS:
                legal.remove(action)
                action = self.choose(now, legal)
            game.apply(mover, action)
        return tuple(own - max([*gained[:seat], *gained[seat + 1 :]]) for seat, own in enumerate(gained))


def worth(fortune: Fortune[A, V, E], begun: Game[A, V, E], seed: str, plays: int) -> tuple[float, ...]:
    """Return what a deal, the first of a game with a seed, is worth to each seat, who acts first before all others."""
    played = [fortune.leads(begun, f"{seed}/1/{play}") for play in range(plays)]
    seats = sorted(range(begun.seats), key=lambda seat: _place(begun, seat))
    return tuple(fmean(one[seat] for one in played) for seat in seats)


def _place(begun: Game[A, V, E], seat: int) -> int:
    return (seat - begun.waiting[0]) % begun.seats
