"""Heartbeats and outages of shards, by how many shards there were."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from sqlalchemy import and_, bindparam, delete, insert, select

from bot.domain.outages import Outage
from bot.store.database import Database
from bot.store.schema import outages, signs

Shard = tuple[int, int]
"""How many shards there were, and which of them it is."""


class OutageStore:
    """Stores heartbeats and outages.

    Every method is one transaction and raises StoreUnavailable if the database fails.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    async def load(self) -> tuple[dict[Shard, int], dict[Shard, tuple[Outage, ...]]]:
        """Return the last heartbeat of each shard, and its outages in order."""
        async with self._database.reading() as connection:
            last = {(row.shards, row.shard): row.at for row in await connection.execute(select(signs))}
            past: dict[Shard, tuple[Outage, ...]] = {}
            for row in await connection.execute(select(outages).order_by(outages.c.began)):
                key = (row.shards, row.shard)
                past[key] = (*past.get(key, ()), Outage(row.began, row.ended))
        return last, past

    async def give(
        self, count: int, shards: Collection[int], at: int, ended: Mapping[int, Outage], oldest: int
    ) -> None:
        """Note a heartbeat of these shards and the outages that end with it; forget old outages."""
        if not shards:
            return
        async with self._database.writing() as connection:
            await connection.execute(delete(signs).where(signs.c.shards == count, signs.c.shard.in_(shards)))
            await connection.execute(
                insert(signs), [{"shards": count, "shard": shard, "at": at} for shard in sorted(shards)]
            )
            if ended:
                await connection.execute(delete(outages).where(outages.c.ended < oldest))
                # An outage whose commit was not answered may be there already.
                again = and_(outages.c.shard == bindparam("which"), outages.c.began == bindparam("since"))
                await connection.execute(
                    delete(outages).where(outages.c.shards == count, again),
                    [{"which": shard, "since": outage.began} for shard, outage in ended.items()],
                )
                await connection.execute(
                    insert(outages),
                    [
                        {"shards": count, "shard": shard, "began": outage.began, "ended": outage.ended}
                        for shard, outage in ended.items()
                    ],
                )
