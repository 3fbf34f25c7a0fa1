"""People's first games of each kind in memory: asked for whenever somebody looks at his hand."""

from __future__ import annotations

from typing import Final

from bot.lru import Latest
from bot.store import Store

COUNT: Final = 2
"""So many games of a kind are somebody's first ones."""

_REMEMBERED: Final = 4096


class Firsts:
    """Knows which are somebody's first games. They are those with the lowest numbers, so nothing is stored for that.

    Once there are as many as count they stay the same until his data is deleted; before that, the store is asked about
    each that is not among them. Where several processes share it, it is asked each time.
    """

    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: Latest[int, dict[str, tuple[int, ...]]] = Latest(_REMEMBERED)

    async def among(self, user: int, kind: str, table: int) -> bool:
        """Whether a dealt table of a kind, at which somebody sits, is one of his first.

        Raises:
            StoreUnavailable: it is not known, and the store fails.
        """
        known = self._known.get(user, {}).get(kind, ())
        if table not in known and len(known) < COUNT:
            known = await self._store.people.first_games(user, kind, COUNT)
            if self._store.shards.whole:
                self._known[user] = {**self._known.get(user, {}), kind: known}
        return table in known

    def forget(self, user: int) -> None:
        """Know nothing any more of somebody whose data is deleted."""
        self._known.pop(user, None)
