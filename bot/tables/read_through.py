"""A read-through cache: what was read of the store is remembered for as long as nothing changes it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from typing import Final, Generic, TypeVar

from bot.lru import Latest

K = TypeVar("K")
V = TypeVar("V")

_REMEMBERED: Final = 4096


class ReadThrough(Generic[K, V]):
    """Remembers what is read of the store.

    Where another process can change a value it is read each time, and `known` is good for a while at most.
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
        """Begin with nothing remembered.

        Args:
            read: returns the values of some keys, all of them; whatever it raises is passed on.
            own: whether nobody but this process changes the value of a key.
            good_for: the seconds for which a value of others is `known`.
            now: this moment, in seconds.
            most: how many values are remembered.
        """
        self._read = read
        self._own = own
        self._good_for = good_for
        self._now = now
        self._values: Latest[K, tuple[int, V]] = Latest(most)
        self._changes = 0

    def known(self, key: K) -> V | None:
        """Return a value as far as it is remembered, None if it is not; the store is not asked."""
        found = self._values.get(key)
        if found is None or not (self._own(key) or 0 <= self._now() - found[0] < self._good_for):
            return None
        return found[1]

    async def of(self, key: K) -> V:
        """Return a value."""
        return (await self.of_all([key]))[key]

    async def of_all(self, keys: Iterable[K]) -> dict[K, V]:
        """Return the values of some keys; those that are not remembered are read at once."""
        wanted = set(keys)
        known = {key: self._values[key][1] for key in wanted if key in self._values and self._own(key)}
        unknown = wanted.difference(known)
        return {**known, **await self._remembered(unknown)} if unknown else known

    async def read(self, key: K) -> V:
        """Return a value as it is stored, also where it is remembered."""
        return (await self._remembered({key}))[key]

    def changed(self, keys: Iterable[K]) -> None:
        """Forget some values, also those that are being read: they have changed, or may have."""
        self._changes += 1
        for key in keys:
            self._values.pop(key, None)

    def forget(self, gone: Callable[[K], bool]) -> None:
        """Forget all values whose keys fit, as `changed` does."""
        self.changed([key for key in self._values if gone(key)])

    async def _remembered(self, keys: set[K]) -> Mapping[K, V]:
        changes = self._changes
        found = await self._read(keys)
        # A change that was made while the store was asked may be missing in its answer.
        if changes == self._changes:
            kept = ((key, value) for key, value in found.items() if self._good_for or self._own(key))
            self._values.update((key, (self._now(), value)) for key, value in kept)
        return found


def one_by_one(read: Callable[[K], Awaitable[V]]) -> Callable[[Collection[K]], Awaitable[Mapping[K, V]]]:
    """Return how the values of some keys are read where the store is asked for each by itself."""

    async def read_all(keys: Collection[K]) -> Mapping[K, V]:
        return {key: await read(key) for key in keys}

    return read_all
