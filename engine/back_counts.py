"""The base of all views."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Self


@dataclass(frozen=True, slots=True)
class Backs:
    """How many cards of each back colour a hand shows; a game names the colours, in the order of their indexes."""

    @classmethod
    def of(cls, backs: Iterable[int]) -> Self:
        """Count some backs, given by their indexes."""
        counts = [0] * len(cls.__match_args__)
        for back in backs:
            counts[back] += 1
        made: Callable[..., Self] = cls
        return made(*counts)

    @property
    def total(self) -> int:
        """All cards of the hand."""
        colours: tuple[str, ...] = self.__match_args__
        return sum([getattr(self, colour) for colour in colours])
