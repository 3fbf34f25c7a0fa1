"""At which live tables people sit: asked of the store, and remembered for as long as nothing changes it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bot.lru import Latest
from bot.store import Sitting, Store

_REMEMBERED: Final = 4096
_GOOD_FOR: Final = 60
"""Seconds for which a note is good where other processes may seat people as well."""


class Sittings:
    """Remembers where people sit, so that nobody who acts costs a question to the store each time.

    A host always has a seat: whoever gives it up passes the table on.
    """

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self._store = store
        self._now = now
        self._notes: Latest[int, tuple[int, tuple[Sitting, ...]]] = Latest(_REMEMBERED)
        self._changes = 0

    def noted(self, user: int) -> tuple[Sitting, ...] | None:
        """Return where somebody sits as far as it is remembered, None if it is not; the store is not asked."""
        noted = self._notes.get(user)
        if noted is None or not (self._store.shards.whole or 0 <= self._now() - noted[0] < _GOOD_FOR):
            return None
        return noted[1]

    async def of(self, user: int) -> tuple[Sitting, ...]:
        """Return where somebody sits.

        Raises:
            StoreUnavailable: the store has to be asked and does not answer.
        """
        noted = self._notes.get(user)
        if noted is not None and self._store.shards.whole:
            return noted[1]
        changes = self._changes
        found = await self._store.people.sittings_of(user)
        # Whoever sat down or left while the store was asked may be missing in its answer.
        if changes == self._changes:
            self._notes[user] = (self._now(), found)
        return found

    def changed(self, users: Iterable[int]) -> None:
        """Forget where these people sit: it has changed, or may have."""
        self._changes += 1
        for user in users:
            self._notes.pop(user, None)
