"""Deal luck: measure how good a deal was for a seat by letting merchants play it out.

A deal is the position before its first turn: where each card lies, open or not, and who begins. Merchants play it
to its end several times. Each time they make other slips, since they would always play alike without. The value of a
deal to a seat is its mean lead over the best of the others. It is compared with the values of other deals to seats with
the same place in the turn order.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import Final, Generic, TypeVar

from engine.ai.deadline import Deadline
from engine.game import Action, Event, Game, View

A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)
E = TypeVar("E", bound=Event)

PARTS: Final = 10
"""The number of parts in which a deal is played."""
SLIPS: Final = 0.1
"""How often a merchant takes its second choice."""


@dataclass(frozen=True, slots=True)
class DealValues:
    """The values of many deals of one kind, each played `plays` times.

    `limits` separate ten equal parts of these values, rising, in points; their index is the turn order.
    """

    plays: int
    limits: tuple[tuple[float, ...], ...]


@dataclass(frozen=True, slots=True)
class Lead:
    """How far ahead of the best other seat one seat came by one deal.

    `turn_order` counts the seats that act before it in the first turn; `plays` counts how often the deal was played,
    and `points` by how much the seat led in all of these together.
    """

    turn_order: int
    plays: int
    points: int


@dataclass(frozen=True, slots=True)
class DealLuck(Generic[A, V, E]):
    """Measures how good the deals of a finished game were for a seat.

    `deals(seats, options, seed, moves)` yields the deals; `moves` are pairs of seat and action code. `gained(begun,
    now)` returns the points that each seat gained since a deal, by a view at that time and one now, or None while the
    deal is being played. `choose` is the game's merchant. `stored(seats, options)` returns the values of many deals,
    or None where they are not known.
    """

    deals: Callable[[int, Mapping[str, str], str, Iterable[tuple[int, str]]], Iterator[Game[A, V, E]]]
    gained: Callable[[V, V], Sequence[int] | None]
    choose: Callable[[V, Sequence[A]], A]
    stored: Callable[[int, Mapping[str, str]], DealValues | None]

    def measure(
        self,
        seats: int,
        options: Mapping[str, str],
        seed: str,
        moves: Sequence[tuple[int, str]],
        seat: int,
        part: int,
        *,
        deadline: Deadline | None = None,
    ) -> tuple[Lead, ...]:
        """Play each deal of a game several times, at least once; return how far ahead a seat came by it.

        Args:
            seats: how many there are.
            options: the game's.
            seed: the game's; it is over.
            moves: all that were made, pairs of seat and action code.
            seat: whose luck is measured.
            part: which part of the plays, from 0.
            deadline: the moment after which no play begins but the first.

        Returns:
            As many as deals; none where nothing is stored.
        """
        stored = self.stored(seats, options)
        if stored is None:
            return ()
        dealt = list(self.deals(seats, options, seed, moves))
        points, played = [0] * len(dealt), 0
        for play in range(stored.plays * part // PARTS, stored.plays * (part + 1) // PARTS):
            if played and deadline is not None and deadline.has_passed():
                break
            for number, begun in enumerate(dealt):
                points[number] += self.playout_leads(begun, f"{seed}/{number + 1}/{play}")[seat]
            played += 1
        return tuple(Lead(_turn_order(begun, seat), played, total) for begun, total in zip(dealt, points, strict=True))

    def deciles(self, seats: int, options: Mapping[str, str], parts: Iterable[Sequence[Lead]]) -> tuple[int, ...]:
        """Return, for each deal, how many deals of ten were worse for the seat; `parts` are results of `measure`."""
        stored = self.stored(seats, options)
        if stored is None:
            return ()
        found = []
        for leads in zip(*parts, strict=True):
            value = sum(one.points for one in leads) / sum(one.plays for one in leads)
            found.append(bisect_left(stored.limits[leads[0].turn_order], value))
        return tuple(found)

    def playout_leads(self, begun: Game[A, V, E], seed: str) -> tuple[int, ...]:
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


def deal_value(luck: DealLuck[A, V, E], begun: Game[A, V, E], seed: str, plays: int) -> tuple[float, ...]:
    """Return the value of a game's first deal to each seat, in turn order."""
    played = [luck.playout_leads(begun, f"{seed}/1/{play}") for play in range(plays)]
    seats = sorted(range(begun.seats), key=lambda seat: _turn_order(begun, seat))
    return tuple(fmean(one[seat] for one in played) for seat in seats)


def _turn_order(begun: Game[A, V, E], seat: int) -> int:
    return (seat - begun.waiting[0]) % begun.seats
