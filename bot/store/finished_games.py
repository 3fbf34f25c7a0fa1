"""Games that were played to their end, for whoever runs the bot: numbers and moments, and nobody's name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.rows import Status
from bot.store.schema import games


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over: its table's number, the code of its game, its seats, and when, in seconds since 1970."""

    id: int
    kind: str
    size: int
    ended: int


async def finished(connection: AsyncConnection, most: int | None) -> Sequence[Finished]:
    """Return the latest finished games, the last first: so many at most, or all."""
    # What ended before that was stored has changed last when it ended.
    ended = func.coalesce(games.c.finished, games.c.updated)
    wanted = select(games.c.id, games.c.kind, games.c.size, ended).where(games.c.status == Status.FINISHED.value)
    rows = await connection.execute(wanted.order_by(ended.desc(), games.c.id.desc()).limit(most))
    return [Finished(*row) for row in rows]
