"""Holdings: the cards that certainly lie in each place, and those that may."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engine.inference.constraints import POOL
from engine.inference.location_knowledge import HANDS, PILES, LocationKnowledge
from engine.sobek.cards import BACK_OF, BACKS, cards_of
from engine.sobek.views import BackCount, Holding, Known

_NOTHING: Final = Holding((), (), BackCount(0, 0, 0))


def known_of(seats: int, locations: LocationKnowledge, face_down: Sequence[int], deck: Sequence[int]) -> Known:
    """Return what is known of every place.

    Args:
        seats: how many there are.
        locations: what is known of the pool, hands and piles, settled.
        face_down: how many cards of each back lie face down in the row.
        deck: how many cards of each back lie in the deck.
    """
    least, most = locations.bounds()
    held = locations.held
    pool = held[POOL]
    removed = [pool[back] - deck[back] - face_down[back] for back in range(len(BACKS))]

    def part(backs: Sequence[int]) -> Holding:
        """Any cards of the pool may lie in any part of it, as many as the part has room for."""
        if not any(backs):
            return _NOTHING
        room = [backs[back] for back in BACK_OF]
        elsewhere = [pool[back] - backs[back] for back in BACK_OF]
        sure = tuple([max(0, count - other) for count, other in zip(least[POOL], elsewhere, strict=True)])
        return _holding(sure, tuple(map(min, most[POOL], room)), tuple(backs))

    def place(number: int) -> Holding:
        backs = held[number]
        return _holding(tuple(least[number]), tuple(most[number]), tuple(backs)) if any(backs) else _NOTHING

    return Known(
        hands=tuple(place(HANDS + seat) for seat in range(seats)),
        piles=tuple(place(PILES + seat) for seat in range(seats)),
        row=part(face_down),
        deck=part(deck),
        removed=part(removed),
    )


@lru_cache(maxsize=4096)
def _holding(least: tuple[int, ...], most: tuple[int, ...], held: tuple[int, ...]) -> Holding:
    """Return what is known of a place; most places are as they were a moment ago."""
    sure = [kind for kind, count in enumerate(least) for _ in range(count)]
    maybe = [kind for kind, count in enumerate(least) if most[kind] > count for _ in range(most[kind] - count)]
    return Holding(cards_of(sure), cards_of(maybe), BackCount(*held))
