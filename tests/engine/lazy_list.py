"""A list for several tests: each item is made when it is asked for the first time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class LazyList(Generic[T]):
    """Gives the items of an iterable again and again, and takes each out of it once."""

    def __init__(self, source: Iterable[T]) -> None:
        self._source = iter(source)
        self._kept: list[T] = []

    def __iter__(self) -> Iterator[T]:
        for number in count():
            if number == len(self._kept):
                try:
                    self._kept.append(next(self._source))
                except StopIteration:
                    return
            yield self._kept[number]
