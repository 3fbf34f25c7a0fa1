"""Estimate what a position of Sobek: 2 Players is worth to a merchant, in points, from its view alone."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import Final

from engine.duel.expansion_state import ROYAL_TOKENS
from engine.duel.sets import SMALLEST_SET
from engine.duel.tiles import (
    FIRST_CHARACTER,
    GOOD_INDEX,
    GOOD_OF,
    GOODS_OF,
    KIND,
    PILE_TILES,
    SCARABS,
    STARTING_TILES,
    TILES,
    WILD,
    Back,
    Power,
    Tile,
)
from engine.duel.views import DuelView, Lying
from engine.effects.base import complete

# What one point of corruption costs: a deben of five points for each three.
CORRUPTION: Final = 1.7
# A pirogue that comes with a sale, and is not left to the opponent.
PIROGUE: Final = 7.0
# A tile whose face is not known, and a pharaoh tile.
UNKNOWN: Final = 4.0
PHARAOH: Final = 9.0
# What part of a set to be counts that has none, one or two of its three tiles.
STARTED: Final = (0.0, 0.2, 0.5)
# Tiles that leave the market between two turns of one player.
PACE: Final = 5.0
# What a character is worth in the hand while there is time to play it.
HELD: Final = complete(
    Power,
    {
        Power.QUEEN: 5.0,
        Power.VIZIER: 3.0,
        Power.THIEF: 3.0,
        Power.MERCHANT: 3.5,
        Power.COURTESAN: 2.5,
        Power.PRIEST: 2.0,
        Power.PRIESTESS: 2.0,
        Power.SCRIBE: 2.0,
        Power.ARCHITECT: 4.0,
        Power.ADVISER: 2.0,
        Power.SPY: 4.0,
    },
)
_HELD: Final = tuple(0.0 if tile.power is None else HELD[tile.power] for tile in TILES)
# Pharaoh tiles are counted apart at first.
_OF_TWO: Final = WILD + 1
_COUNTED: Final = tuple(GOOD_OF[kind] if tile.other is None else _OF_TWO for kind, tile in enumerate(TILES))
_MEAN: Final = tuple(
    fmean(SCARABS[kind] for kind in STARTING_TILES + PILE_TILES if GOOD_OF[kind] == good) for good in range(WILD)
)


@dataclass(frozen=True, slots=True)
class Position:
    """What one action may change: own hand (kinds), own corruption points, own sets by good as tiles and scarabs."""

    hand: tuple[int, ...]
    corruption: int
    sets: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class Estimator:
    """Values positions, by the one before an action and the number of own turns still to come."""

    now: Position
    turns: float
    pirogues: int

    @classmethod
    def of(cls, view: DuelView) -> Estimator:
        """Return the merchant who sees `view`, a seat's."""
        own = view.seats[view.viewer or 0]
        hand = list(kinds_of(own.hand or ()))
        for kind in kinds_of(view.put_aside):
            hand.remove(kind)
        sets = [(0, 0)] * WILD
        for one in own.sets:
            sets[GOOD_INDEX[one.good]] = (len(one.tiles), one.scarabs)
        lying = sum(space is not None for row in view.market for space in row)
        left = lying + view.pile if view.pile else lying / 2
        corruption = own.corruption + own.snakes + len(view.put_aside) + sum(own.royal_values or ())
        return cls(Position(tuple(hand), corruption, tuple(sets)), left / PACE, view.pirogues_left)

    def worth(self, at: Position) -> float:
        """Return what a position is worth in points."""
        counts, scarabs, held = [0] * (_OF_TWO + 1), [0] * (_OF_TWO + 1), 0.0
        for kind in at.hand:
            counts[_COUNTED[kind]] += 1
            scarabs[_COUNTED[kind]] += SCARABS[kind]
            held += _HELD[kind]
        if counts[_OF_TWO]:
            _share_out(at, counts, scarabs)
        wild = counts[WILD]
        points, by_wild, loose, ready = 0.0, 0.0, wild, 0
        for good, (tiles, signs) in enumerate(at.sets):
            count = counts[good]
            points += tiles * signs
            plain = self._promise(good, count, scarabs[good], tiles, signs)
            points += plain
            if wild and (count or tiles):
                by_wild = max(by_wild, self._promise(good, count + wild, scarabs[good], tiles, signs) - plain)
            ready += count >= SMALLEST_SET
            loose += count if count < SMALLEST_SET else 0
        points += max(by_wild, 0.6 * wild * min(1.0, self.turns / 4))
        points += held * min(1.0, self.turns / 3)
        # Tiles that are never sold end as corruption, and so do sets for which there is no time.
        late = max(0.0, 1 - self.turns / 5)
        return points - CORRUPTION * (at.corruption + late * loose) - 10 * max(0.0, ready - 1 - self.turns)

    def _promise(self, good: int, count: int, scarabs: int, tiles: int, signs: int) -> float:
        """Return what tiles of one good in the hand may bring beyond what their sold set has."""
        if not count:
            return 0.0
        sure = (tiles + count) * (signs + scarabs) - tiles * signs
        if count >= SMALLEST_SET:
            return sure * (0.8 + 0.3 * min(1.0, self.turns / 5))
        lack = SMALLEST_SET - count
        hoped = (tiles + SMALLEST_SET) * (signs + scarabs + lack * _MEAN[good]) - tiles * signs
        return STARTED[count] * hoped * min(1.0, self.turns / (2 * lack))


def _share_out(at: Position, counts: list[int], scarabs: list[int]) -> None:
    """Count each pharaoh tile of a hand for the good of which there is more, on the table and in the hand (P4)."""
    for kind in at.hand:
        if _COUNTED[kind] == _OF_TWO:
            good = max(GOODS_OF[kind], key=lambda good: counts[good] + at.sets[good][0])
            counts[good] += 1
            scarabs[good] += SCARABS[kind]


def kinds_of(tiles: Iterable[Tile]) -> tuple[int, ...]:
    """Return tiles of a view as the indexes into TILES with which is reckoned, in the same order."""
    return tuple([KIND[tile.code] for tile in tiles])


def royal_worth(view: DuelView) -> float:
    """Return what a royal corruption token is worth that is still to be drawn: the mean of those not seen."""
    own = view.seats[view.viewer or 0].royal_values or ()
    unseen = [value for value in ROYAL_TOKENS if value not in own]
    return -CORRUPTION * sum(unseen) / max(1, len(unseen))


def lying_worth(view: DuelView, lying: Lying) -> float:
    """Return what a tile of the market is worth to a player whose hand is not known."""
    return PHARAOH + royal_worth(view) if lying.back is Back.GOLD else plain_worth(lying.tile)


def plain_worth(tile: Tile | None) -> float:
    """Return what a tile is worth to a player whose hand is not known."""
    if tile is None:
        return UNKNOWN
    if KIND[tile.code] >= FIRST_CHARACTER or GOOD_OF[KIND[tile.code]] == WILD:
        return UNKNOWN
    return max(2.0 + 3.0 * tile.scarabs, 5.0 if tile.deben else 0.0)


def without(hand: Sequence[int], kinds: Sequence[int]) -> tuple[int, ...]:
    """Return a hand without these, each of which it must have as often as it is named."""
    rest = list(hand)
    for kind in kinds:
        rest.remove(kind)
    return tuple(rest)
