"""Originals: large drawings that sprites are made of, kept while some are made and let go when that is over."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, ParamSpec, TypeVar, cast

P = ParamSpec("P")
R = TypeVar("R")

_CACHES: list[Any] = []


def cached(most: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep what a function has drawn last, until `clear`.

    Args:
        most: how many of them are kept: each is about a megabyte.
    """

    def keep(draw: Callable[P, R]) -> Callable[P, R]:
        lately = lru_cache(maxsize=most)(draw)
        _CACHES.append(lately)
        return cast(Callable[P, R], lately)

    return keep


def clear() -> None:
    """Keep no original any more; whatever is wanted again is drawn again."""
    for one in _CACHES:
        one.cache_clear()
