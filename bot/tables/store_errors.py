"""The errors of the store as errors of tables: the wrapped store of the repository raises TableError."""

from __future__ import annotations

from collections.abc import Awaitable, Iterator
from contextlib import contextmanager
from inspect import isawaitable
from typing import Any, Final, TypeVar, cast

from bot.store import ShardAssignment, StaleVersion, StoreUnavailable
from bot.tables.errors import Reason, TableError

P = TypeVar("P")
T = TypeVar("T")

_PLAIN: Final = (bool, int, str, type(None), ShardAssignment)
"""Values of the store that are no parts of it."""


@contextmanager
def as_table_error() -> Iterator[None]:
    """Turn errors of the store into TableError: STORE or STALE."""
    try:
        yield
    except StoreUnavailable as error:
        raise TableError(Reason.STORE) from error
    except StaleVersion as error:
        raise TableError(Reason.STALE) from error


def with_table_errors(part: P) -> P:
    """Return the store, or a part of it, whose methods raise TableError."""
    return cast(P, _WithTableErrors(part))


class _WithTableErrors:
    """Passes each call on to a part of the store; its own parts are wrapped in the same way."""

    __slots__ = ("_part",)

    def __init__(self, part: object) -> None:
        self._part = part

    def __getattr__(self, name: str) -> Any:
        value = getattr(self._part, name)
        if name.startswith("_") or isinstance(value, _PLAIN):
            return value
        return _method(value) if callable(value) else _WithTableErrors(value)


def _method(method: Any) -> Any:
    def call(*values: Any, **named: Any) -> Any:
        with as_table_error():
            result = method(*values, **named)
        return _awaited(result) if isawaitable(result) else result

    return call


async def _awaited(result: Awaitable[T]) -> T:
    with as_table_error():
        return await result
