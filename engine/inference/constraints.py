"""Constraints: list every way in which cards of one back can lie after unseen moves between locations.

Cards of a kind cannot be told apart, so one kind's spread is only how many of its cards lie in each location, and how
many of them took part in each unseen move. What ties the kinds together is that the cards of a move add up to the
number that was seen to move. All that comes to light concerns one kind in one location and strikes out spreads of that
kind; `settle` then strikes out the spreads that fit no spread of the others, so that what is left is exactly what is
possible.

Each spread comes with its ways: in how many the cards of its kind can have gone so, every card a thing of its own and
equally likely to be the one that moved or came to light. Where cards lie follows from what the moves took, so no two
spreads ever become one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from math import comb
from typing import Final

from engine.inference.sampling import Sampler

# A kind's spread is one number with a field of 8 bits for each location, and after these one for each move. No field
# ever holds more than 63, so the highest bit of each is free to compare all of them at once.
_BITS: Final = 8
_FULL: Final = (1 << _BITS) - 1
LOCATIONS: Final = 9
_MOVES: Final = _BITS * LOCATIONS
_LOCATIONS_MASK: Final = (1 << _MOVES) - 1
# The location that cards leave and never come back to.
POOL: Final = 0

# How many cards of a kind lie in a location, by kind.
Counts = Mapping[int, int]
# The spreads of a kind, each with its ways.
Spreads = Mapping[int, int]


class Constraint:
    """How the cards of one back can lie in some locations, kind by kind.

    `spreads[kind]` are the possible spreads of a kind with their ways (shared between copies, never changed in place).
    `_moved` holds how many cards each of the `_moves` unseen moves took, in their fields. `_growing` has, by the
    location they went to, the moves out of the pool that may take more cards as if they had moved together: nothing
    has come to light there or left it since.
    """

    __slots__ = ("_growing", "_moved", "_moves", "_unsettled", "spreads")

    def __init__(self) -> None:
        self.spreads: dict[int, Spreads] = {}
        self._moved = 0
        self._moves = 0
        self._growing: dict[int, int] = {}
        self._unsettled = False

    def copy(self) -> Constraint:
        """Return an independent copy."""
        other = Constraint.__new__(Constraint)
        other.spreads = dict(self.spreads)
        other._moved = self._moved
        other._moves = self._moves
        other._growing = dict(self._growing)
        other._unsettled = self._unsettled
        return other

    def touches(self, location: int) -> bool:
        """Return whether an uncertain card can lie in a location."""
        field = _FULL << _BITS * location
        return any(spread & field for spreads in self.spreads.values() for spread in spreads)

    def bounds(self) -> list[tuple[int, int, int, int]]:
        """Return location, kind, least and most for all cards that can lie in a location; it must be settled."""
        found = []
        for kind, spreads in self.spreads.items():
            counted = [(spread & _LOCATIONS_MASK).to_bytes(LOCATIONS, "little") for spread in spreads]
            for location, numbers in enumerate(zip(*counted, strict=True)):
                most = max(numbers)
                if most:
                    found.append((location, kind, min(numbers), most))
        return found

    def sampler(self) -> Sampler:
        """Return a sampler of the uncertain cards; everything must be settled."""
        spreads = {
            kind: [(one >> _MOVES, tuple(counts(one & _LOCATIONS_MASK)), ways) for one, ways in own.items()]
            for kind, own in self.spreads.items()
        }
        return Sampler(spreads, self._moved >> _MOVES)

    def add(self, location: int, counts: Counts) -> None:
        """Add cards that are known to lie in a location."""
        for kind, count in counts.items():
            more = count << _BITS * location
            self.spreads[kind] = {spread + more: ways for spread, ways in self.spreads.get(kind, _ONE_WAY).items()}

    def join(self, other: Constraint) -> None:
        """Take in another constraint; combine its spreads with all of this one."""
        shift = _BITS * self._moves
        for kind, theirs in other.spreads.items():
            moved = {(one & _LOCATIONS_MASK) + (one >> _MOVES << _MOVES + shift): ways for one, ways in theirs.items()}
            own = self.spreads.get(kind, _ONE_WAY)
            self.spreads[kind] = {a + b: ways * more for a, ways in own.items() for b, more in moved.items()}
        self._moved += other._moved << shift
        for location, move in other._growing.items():
            self._growing[location] = move + self._moves
        self._moves += other._moves
        self._unsettled = self._unsettled or other._unsettled

    def move(self, source: int, target: int, count: int) -> None:
        """Move cards unseen: any `count` of those that lie in `source`.

        Where a move grows, its cards are counted as if all had moved together: in what order they did is the same for
        all of them, so each spread has its ways, no matter which part moved first.
        """
        number = self._growing.get(target) if source == POOL else None
        if number is None:
            number = self._moves
            self._moves += 1
        if source == POOL:
            self._growing[target] = number
        else:
            self._growing.pop(source, None)
        unit = 1 << _MOVES + _BITS * number
        step = (1 << _BITS * target) - (1 << _BITS * source) + unit
        shift = _BITS * source
        before = _MOVES + _BITS * number
        for kind, spreads in self.spreads.items():
            moved = {}
            for spread, ways in spreads.items():
                there, gone = spread >> shift & _FULL, spread >> before & _FULL
                for taken in range(min(there, count) + 1):
                    moved[spread + taken * step] = ways * comb(there, taken) // comb(gone + taken, taken)
            self.spreads[kind] = moved
        self._moved += count * unit
        self._unsettled = True

    def move_all(self, source: int, target: int) -> None:
        """Move all cards that lie in a location; nothing becomes less certain."""
        field, step = _BITS * source, (1 << _BITS * target) - (1 << _BITS * source)
        for kind, spreads in self.spreads.items():
            self.spreads[kind] = {one + (one >> field & _FULL) * step: ways for one, ways in spreads.items()}
        self._growing.pop(source, None)

    def show(self, location: int, kind: int) -> None:
        """Take a card out of a location where it came to light."""
        shift = _BITS * location
        self._keep(kind, location, lambda count: count > 0)
        spreads = self.spreads[kind]
        self.spreads[kind] = {one - (1 << shift): ways * (one >> shift & _FULL) for one, ways in spreads.items()}

    def fix(self, location: int, kind: int, number: int) -> None:
        """Learn how many cards of a kind lie in a location, and take them out, as they are certain now."""
        shift = _BITS * location
        self._keep(kind, location, number.__eq__)
        if number:
            self.spreads[kind] = {one - (number << shift): ways for one, ways in self.spreads[kind].items()}

    def _keep(self, kind: int, location: int, fits: Callable[[int], bool]) -> None:
        shift, spreads = _BITS * location, self.spreads.get(kind, {})
        left = {spread: ways for spread, ways in spreads.items() if fits(spread >> shift & _FULL)}
        if not left:
            raise ValueError("what came to light cannot be")
        if len(left) < len(spreads):
            self.spreads[kind] = left
            self._unsettled = True
        self._growing.pop(location, None)

    def settle(self) -> dict[int, int]:
        """Strike out all spreads that fit no spreads of the other kinds, and give up what is certain now.

        Returns:
            The one spread left of each kind that is given up, as its fields of locations; see `counts`.

        Raises:
            ValueError: nothing is possible; what was learnt contradicts itself.
        """
        if not self._unsettled:
            return {}
        self._unsettled = False
        for kind, spreads in _supported(self.spreads, self._moved >> _MOVES, self._moves).items():
            self.spreads[kind] = spreads
        sure = {}
        for kind in [kind for kind, spreads in self.spreads.items() if len(spreads) == 1]:
            (spread,) = self.spreads.pop(kind)
            self._moved -= spread >> _MOVES << _MOVES
            sure[kind] = spread & _LOCATIONS_MASK
        self._drop_settled_moves()
        return sure

    def _drop_settled_moves(self) -> None:
        """Forget the moves of which it is certain how many cards of each kind they took."""
        varying = 0
        for spreads in self.spreads.values():
            first = next(iter(spreads))
            for spread in spreads:
                varying |= spread ^ first
        varying >>= _MOVES
        left = [number for number in range(self._moves) if varying >> _BITS * number & _FULL]
        if len(left) == self._moves:
            return
        for kind, spreads in self.spreads.items():
            self.spreads[kind] = {(one & _LOCATIONS_MASK) + _picked(one, left): ways for one, ways in spreads.items()}
        self._moved = _picked(self._moved, left)
        renumbered = {number: new for new, number in enumerate(left)}
        self._growing = {location: renumbered[old] for location, old in self._growing.items() if old in renumbered}
        self._moves = len(left)


def counts(spread: int) -> Iterable[tuple[int, int]]:
    """Return the locations of a spread that hold cards, each with their number."""
    return [
        (location, spread >> _BITS * location & _FULL)
        for location in range(LOCATIONS)
        if spread >> _BITS * location & _FULL
    ]


_ONE_WAY: Final[Spreads] = {0: 1}


def _picked(spread: int, moves: list[int]) -> int:
    """Return the fields of some moves, closed up."""
    fields = 0
    for new, number in enumerate(moves):
        fields += (spread >> _MOVES + _BITS * number & _FULL) << _MOVES + _BITS * new
    return fields


def _supported(spreads: Mapping[int, Spreads], moved: int, moves: int) -> dict[int, Spreads]:
    """Return for each kind the spreads that are part of a solution: one spread for each kind, adding up to `moved`.

    All sums that the kinds can reach one after the other are collected, first forwards, then backwards among those from
    which the end can be reached.
    """
    guard = sum(1 << _BITS * number + _BITS - 1 for number in range(moves))
    flows = {kind: {spread >> _MOVES for spread in own} for kind, own in spreads.items()}
    order = sorted(flows, key=lambda kind: len(flows[kind]))
    reached = [{0}]
    for kind in order:
        sums = {so_far + flow for so_far in reached[-1] for flow in flows[kind]}
        reached.append({total for total in sums if (moved | guard) - total & guard == guard})
    reachable = {moved} & reached[-1]
    if not reachable:
        raise ValueError("what came to light cannot be")
    supported: dict[int, Spreads] = {}
    for position in range(len(order) - 1, -1, -1):
        kind, before = order[position], reached[position]
        good = {flow for flow in flows[kind] if any(total - flow in before for total in reachable)}
        reachable = {total - flow for total in reachable for flow in good if total - flow in before}
        supported[kind] = {spread: ways for spread, ways in spreads[kind].items() if spread >> _MOVES in good}
    return supported
