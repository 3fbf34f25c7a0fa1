"""People's habits in memory: asked for at every table that is looked at, and changed seldom."""

from __future__ import annotations

from collections.abc import Iterable

from bot.domain.preferences import Habits
from bot.lru import Latest
from bot.store import Store

_REMEMBERED = 4096


class Customs:
    """Knows and remembers who has which habits.

    A person may choose in any server: where several processes share the store, it is asked each time.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Latest[int, Habits] = Latest(_REMEMBERED)
        self._changes = 0

    async def of(self, users: Iterable[int]) -> dict[int, Habits]:
        """Return the habits of all these people.

        Raises:
            StoreUnavailable: some are not known, and the store fails.
        """
        wanted = set(users)
        known = {user: self._known[user] for user in wanted if user in self._known}
        unknown = wanted.difference(known)
        if unknown:
            changes = self._changes
            found = await self._store.customs.of(unknown)
            if self._store.shards.whole and changes == self._changes:
                self._known.update(found)
            known |= found
        return known

    def forget(self, user: int) -> None:
        """Ask for somebody's habits anew, also where they are being asked for now: he is changing them."""
        self._changes += 1
        self._known.pop(user, None)
