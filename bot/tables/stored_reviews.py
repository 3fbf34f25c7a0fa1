"""Reviews of finished games: each is made once for a seat, stored with the game, and shown only to its player."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bot.tables.errors import Reason, TableError
from bot.tables.repository import Repository


@dataclass(frozen=True, slots=True)
class Mistake:
    """A move that lost points.

    `number` is the move's number in the history, from 1; `better` the code of the better action; `points` the
    difference and `error` its standard error, both in points. Of `worlds` it did better in `more` and worse in `fewer`.
    """

    number: int
    better: str
    points: float
    error: float
    worlds: int
    more: int
    fewer: int

    @property
    def about(self) -> int:
        """The number of lost points, rounded, at least one."""
        return max(1, round(self.points))


@dataclass(frozen=True, slots=True)
class SeatReview:
    """The review of a seat: the number of its decisions, and its mistakes in the order of the game.

    `luck` has for each round than how many deals of ten its deal was better; empty if there is no measure.
    """

    decisions: int
    lost: tuple[Mistake, ...]
    luck: tuple[int, ...] = ()


class GameReviews:
    """Reads and stores reviews, which appear in no record, direct message or other page."""

    def __init__(self, repository: Repository) -> None:
        self._repository = repository

    async def of(self, table_id: int, seat: int) -> SeatReview | None:
        """Return the review of a seat, None if there is none yet.

        Raises:
            TableError: STORE.
        """
        body = await self._repository.store.reviews.of(table_id, seat)
        return None if body is None else review_of(body)

    async def keep(self, table_id: int, user: int, found: SeatReview) -> None:
        """Store the review of a user's seat, unless the user has lost it by an erasure.

        Raises:
            TableError: NOT_SEATED, NO_TABLE, STORE.
        """
        async with self._repository.lock(table_id) as cached:
            seat = cached.loaded.seat_of(user)
            if seat is None:
                raise TableError(Reason.NOT_SEATED)
            await self._repository.store.reviews.keep(table_id, seat, review_row(found), self._repository.now)


def review_row(found: SeatReview) -> dict[str, Any]:
    """Return a review as plain data for its row, rounded to thousandths; `review_of` is the reverse."""
    lost = [
        [one.number, one.better, round(one.points, 3), round(one.error, 3), one.worlds, one.more, one.fewer]
        for one in found.lost
    ]
    return {"decisions": found.decisions, "lost": lost, "luck": list(found.luck)}


def review_of(body: Mapping[str, Any]) -> SeatReview:
    """Return the review from the plain data of its row."""
    return SeatReview(body["decisions"], tuple(Mistake(*one) for one in body["lost"]), tuple(body["luck"]))
