"""What came last: a dictionary that keeps so many things and lets the oldest go."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

K = TypeVar("K")
V = TypeVar("V")


class Latest(OrderedDict[K, V]):
    """The things that were set last. Setting one makes it the newest, also where it was there; reading it does not.

    Args:
        most: how many are kept; when there is one more, the oldest goes.
    """

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: K, value: V) -> None:
        super().__setitem__(key, value)
        self.move_to_end(key)
        while len(self) > self._most:
            self.popitem(last=False)
