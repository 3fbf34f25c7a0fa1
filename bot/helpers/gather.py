"""Several awaitables at once."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

T = TypeVar("T")


async def side_by_side(first: Awaitable[T], *others: Awaitable[object]) -> T:
    """Await several things at once, each to its end even if others fail; return the first's result.

    If any fails, raise the first error, in the order of the arguments, after all have ended.
    """
    results = await asyncio.gather(first, *others, return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException):
            raise result
    return results[0]  # type: ignore[return-value]  # it is no exception
