"""What is made one after the other and asked for by several tests."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Generic, TypeVar

T = TypeVar("T")


class Kept(Generic[T]):
    """What some iterable gives, again and again; each thing is made when it is asked for the first time."""

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
