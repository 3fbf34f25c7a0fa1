"""A read-through cache: a value that was read from the store is kept until it changes."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final, Generic, TypeVar

from bot.helpers.bounded_dict import BoundedDict

K = TypeVar("K")
V = TypeVar("V")

_REMEMBERED: Final = 4096


class ReadThroughCache(Generic[K, V]):
    """Keeps the values that were read from the store.

    A value that another process can change is read each time; `known` returns it for a limited time.
    """

    def __init__(
        self,
        read: Callable[[Collection[K]], Awaitable[Mapping[K, V]]],
        own: Callable[[K], bool],
        *,
        good_for: int = 0,
        now: Callable[[], int] = lambda: 0,
        most: int = _REMEMBERED,
    ) -> None:
        """Make an empty cache.

        Args:
            read: returns the values of all given keys; its errors are passed on.
            own: whether only this process changes the value of a key.
            good_for: the seconds for which `known` returns a value that others can change.
            now: this moment, in seconds.
            most: the number of values to keep.
        """
        self._read = read
        self._own = own
        self._good_for = good_for
        self._now = now
        self._values: BoundedDict[K, tuple[int, V]] = BoundedDict(most)
        self._changes = 0

    def known(self, key: K) -> V | None:
        """Return a cached value, None if it is not cached; never ask the store."""
        found = self._values.get(key)
        if found is None or not (self._own(key) or 0 <= self._now() - found[0] < self._good_for):
            return None
        return found[1]

    async def of(self, key: K) -> V:
        """Return the value of a key."""
        return (await self.of_all([key]))[key]

    async def of_all(self, keys: Iterable[K]) -> dict[K, V]:
        """Return the values of some keys; read those that are not cached in one call."""
        requested = set(keys)
        known = {key: self._values[key][1] for key in requested if key in self._values and self._own(key)}
        unknown = requested.difference(known)
        return {**known, **await self._remembered(unknown)} if unknown else known

    async def read(self, key: K) -> V:
        """Read a value from the store, even if it is cached."""
        return (await self._remembered({key}))[key]

    def changed(self, keys: Iterable[K]) -> None:
        """Drop some values, also those being read now: they have changed, or may have."""
        self._changes += 1
        for key in keys:
            self._values.pop(key, None)

    def forget(self, gone: Callable[[K], bool]) -> None:
        """Drop all values whose key fits, as `changed` does."""
        self.changed([key for key in self._values if gone(key)])

    async def _remembered(self, keys: set[K]) -> Mapping[K, V]:
        changes = self._changes
        found = await self._read(keys)
        # The answer may lack a change that was made while the store was asked.
        if changes == self._changes:
            cacheable = ((key, value) for key, value in found.items() if self._good_for or self._own(key))
            self._values.update((key, (self._now(), value)) for key, value in cacheable)
        return found


def one_by_one(read: Callable[[K], Awaitable[V]]) -> Callable[[Collection[K]], Awaitable[Mapping[K, V]]]:
    """Return a reader of many keys for a store that is asked for one key at a time."""

    async def read_all(keys: Collection[K]) -> Mapping[K, V]:
        return {key: await read(key) for key in keys}

    return read_all
