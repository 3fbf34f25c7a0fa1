"""A lease whose session the server ends, and which another session then has."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from unittest.mock import patch

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.lease import KEY
from bot.store.url import database_url

HOLDERS = (
    "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND mode = 'ExclusiveLock'"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


@contextmanager
def hurry() -> Iterator[None]:
    """Wait only a moment for what must not come."""
    with patch("bot.store.lease.PATIENCE", 0.3):
        yield


@asynccontextmanager
async def admin(url: str) -> AsyncIterator[AsyncConnection]:
    """Give a session on the same database that is nobody's store."""
    engine = create_async_engine(database_url(url), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


async def end_holder(connection: AsyncConnection) -> None:
    """End the session that holds the lease, as a server does that is restarted."""
    await connection.execute(text(f"SELECT pg_terminate_backend(pid) FROM ({HOLDERS}) AS holder"))


@asynccontextmanager
async def stolen(url: str) -> AsyncIterator[None]:
    """End the session that holds the lease, while another one waits that has it from then on."""
    async with admin(url) as thief, admin(url) as other:
        waiting = asyncio.create_task(thief.execute(text(f"SELECT pg_advisory_lock({KEY}, 0)")))
        line = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
        while not await other.scalar(line):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)
        with hurry():
            await end_holder(other)
            await waiting
            yield
