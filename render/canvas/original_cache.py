"""Originals: large drawings that sprites are made of, cached while sprites are made and dropped afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_CACHES: list[Any] = []


def cached(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Cache what a function has drawn last, until `clear`.

    Args:
        most: how many of them are kept: each is about a megabyte.
    """

    def keep(draw: Callable[P, R]) -> Callable[P, R]:
        lately = lru_cache(maxsize=most)(draw)
        _CACHES.append(lately)
        return cast(Callable[P, R], lately)

    return keep


def clear() -> None:
    """Forget all originals; those that are needed later are drawn again."""
    for one in _CACHES:
        one.cache_clear()
