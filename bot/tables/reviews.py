"""Reviews of finished games: each is made once for a seat, kept with the game, and told to nobody but who sat there."""

from __future__ import annotations

from bot.tables.errors import Reason, TableError
from bot.tables.repository import Shelf
from bot.tables.reviews_codec import Reviewed, kept, read


class Reviews:
    """What was found about people's seats. They are no part of a table: no record, letter or other page has them."""

    def __init__(self, shelf: Shelf) -> None:
        self._shelf = shelf

    async def of(self, table_id: int, seat: int) -> Reviewed | None:
        """Return what was found about a seat, None where nobody has looked yet.

        Raises:
            TableError: STORE.
        """
        with self._shelf.as_table_error():
            body = await self._shelf.store.reviews.of(table_id, seat)
        return None if body is None else read(body)

    async def keep(self, table_id: int, user: int, found: Reviewed) -> None:
        """Keep what was found about somebody's seat, unless it is his no more: he may have had his data deleted.

        Raises:
            TableError: NOT_SEATED, NO_TABLE, STORE.
        """
        async with self._shelf.hold(table_id) as held:
            seat = held.loaded.seat_of(user)
            if seat is None:
                raise TableError(Reason.NOT_SEATED)
            await self._shelf.store.reviews.keep(table_id, seat, kept(found), self._shelf.now)
