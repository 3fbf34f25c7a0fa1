"""The right to write into a database: one process has it at a time (in PostgreSQL: for each shard), while it lives."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from contextlib import suppress
from datetime import datetime
from typing import Any

from filelock import FileLock, Timeout
from sqlalchemy import NullPool, text
from sqlalchemy.engine import URL
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.errors import DatabaseInUse, StoreUnavailable
from bot.store.file_ownership import give_to_owner
from bot.store.shard_assignment import ShardAssignment
from bot.store.url import sqlite_file, without_password
from bot.telemetry.lasting_fault_log import LastingFaultLog

log = logging.getLogger(__name__)

PATIENCE = 3.0
"""For how many seconds a lease of another bot is asked for: that bot may be ending, or was just killed."""

CHECK_SECONDS = 3.0
"""How often the session that holds a lease is checked."""

ANSWER_SECONDS = 5.0
"""How long that session may take to answer; then it counts as lost."""

CONNECT_SECONDS = 10.0
"""How long a server may take to open a session."""

KEY = 5_062_350
"""Any number that is ours: the first of the two in PostgreSQL's advisory locks. The second is a shard."""

_PAUSE = 0.1

# A server drops a machine that went dark only after this, later than the machine itself has stopped writing.
_BEGIN = text(
    "SELECT pg_backend_pid(), backend_start, set_config('tcp_keepalives_idle', '15', false),"
    " set_config('tcp_keepalives_interval', '5', false), set_config('tcp_keepalives_count', '3', false)"
    " FROM pg_stat_activity WHERE pid = pg_backend_pid()"
)
_END = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    " WHERE pid = :pid AND backend_start = :began AND application_name = :name"
)
_LOCK_SHARD = text("SELECT pg_try_advisory_lock(CAST(:key AS integer), CAST(:shard AS integer))")
# Each process locks its number of shards, as a negative number, and looks which numbers the others have locked.
_LOCK_SHARD_COUNT = text("SELECT pg_advisory_lock_shared(CAST(:key AS integer), -CAST(:count AS integer))")
_LOCKS = (
    " FROM pg_locks{join} WHERE locktype = 'advisory' AND objsubid = 2 AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) AND classid = CAST(:key AS oid)"
)
_DIVIDED = "objid::bigint > 2147483647 AND objid::bigint <> 4294967296 - CAST(:count AS bigint)"
_OTHER_SHARD_COUNTS = text(f"SELECT count(*){_LOCKS.format(join='')} AND {_DIVIDED}")
_BLOCKING_SESSIONS = text(
    "SELECT DISTINCT pid, backend_start, application_name"
    f"{_LOCKS.format(join=' LEFT JOIN pg_stat_activity USING (pid)')} AND pid <> pg_backend_pid()"
    f" AND (objid::bigint = ANY(CAST(:shards AS bigint[])) OR {_DIVIDED})"
)
_ALIVE = text("SELECT 1")


class Lease:
    """A lease that is always granted, for programs that share a database on purpose; base of the others.

    `lost` is set when another process has the lease now: this process must end, and `in_use` says why.
    """

    def __init__(self, url: URL) -> None:
        self.session_name = f"sobek-bot {secrets.token_hex(8)}"
        """By this a server tells the sessions of this process from those of others (application_name)."""
        self.lost = asyncio.Event()
        self._held = asyncio.Event()
        self._address = without_password(url)

    @property
    def held(self) -> bool:
        """Whether this process has the lease, as far as it knows."""
        return self._held.is_set()

    @property
    def in_use(self) -> DatabaseInUse:
        """The error that says that another bot has the database."""
        return DatabaseInUse(
            f"Another bot is running on this database ({self._address}), and both would answer. Stop it first."
        )

    async def take(self) -> None:
        """Take the lease.

        Raises:
            DatabaseInUse: another process has it.
        """
        loop, end = asyncio.get_running_loop(), None
        while not await self._try():
            # A server may have let the first try wait for longer than the patience.
            end = loop.time() + PATIENCE if end is None else end
            if loop.time() > end:
                raise self.in_use
            await asyncio.sleep(_PAUSE)
        self._held.set()

    async def release(self) -> None:
        """Give the lease up; each kind of lease also releases its lock."""
        self._held.clear()

    async def confirm(self, patience: float) -> None:
        """Wait until the lease is held, so many seconds at most.

        Raises:
            StoreUnavailable: it is not.
        """
        if not self.held and not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._held.wait(), patience)
        if not self.held:
            raise StoreUnavailable("somebody else may be writing")

    def require_file(self) -> None:
        """Require that another process which wants the lease finds the file that this process has locked.

        Raises:
            StoreUnavailable: another process may have locked the other one.
        """

    async def _try(self) -> bool:
        return True


class FileLease(Lease):
    """The lease of a SQLite file: a locked file beside it.

    The system unlocks it when the process ends in any way. If that file is gone or replaced, the one that is there is
    locked; if another process was faster, `lost` is set.
    """

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        file = sqlite_file(url)
        self._file = file.with_name(f"{file.name}.lock")
        # Where a file cannot be locked, another kind of lock would outlive a killed process: better none.
        self._lock = FileLock(
            self._file, mode=0o600, thread_local=False, fallback_to_soft=False, on_acquired=self._note
        )
        self._taken = False
        self._locked: tuple[int, int] | None = None

    async def release(self) -> None:
        """Give the lease back; the file stays, because processes that wait for it have it open."""
        await super().release()
        self._taken = False
        self._lock.release()

    def require_file(self) -> None:
        """Lock the file that is there if it is not the one that was locked.

        Raises:
            StoreUnavailable: that cannot be done, or another process has locked it.
        """
        if not self._taken or self.lost.is_set() or (self.held and self._there() == self._locked):
            return
        if self.held:
            log.warning("%s is not the file that was locked: the one that is there is locked now", self._file)
            self._held.clear()
            self._lock.release()
        try:
            acquired = self._acquired()
        except OSError as error:
            raise StoreUnavailable(f"{self._file.name} cannot be locked: {error.strerror}") from None
        if not acquired:
            log.warning("the database is somebody else's")
            self.lost.set()
            raise StoreUnavailable("somebody else may be writing")
        self._held.set()

    async def _try(self) -> bool:
        return self._acquired()

    def _acquired(self) -> bool:
        try:
            self._lock.acquire(blocking=False)
        except Timeout:
            return False
        give_to_owner(self._file)
        self._taken = True
        return True

    def _note(self, number: int) -> None:
        """Remember which file has been locked, by its descriptor."""
        locked = os.fstat(number)
        self._locked = locked.st_dev, locked.st_ino

    def _there(self) -> tuple[int, int] | None:
        try:
            there = os.stat(self._file)
        except OSError:
            return None
        return there.st_dev, there.st_ino


class SessionLease(Lease):
    """The lease of shards in PostgreSQL: advisory locks of one session, which a keeper looks at.

    When the session is lost, so are the locks: nothing is written until a new session has them. If another bot is
    faster, `lost` is set. An old session of this process is none: where the server still has it, it is ended.
    """

    def __init__(self, url: URL, shards: ShardAssignment) -> None:
        super().__init__(url)
        self._shards = shards
        self._engine = create_async_engine(
            url,
            hide_parameters=True,
            poolclass=NullPool,
            isolation_level="AUTOCOMMIT",
            connect_args={
                "timeout": CONNECT_SECONDS,
                "command_timeout": ANSWER_SECONDS,
                "server_settings": {"application_name": self.session_name},
            },
        )
        self._session: AsyncConnection | None = None
        self._gone = asyncio.Event()
        self._opened: set[tuple[int, datetime]] = set()
        """Number and start of every session that this process opened: a server gives numbers again."""
        self._keeper: asyncio.Task[None] | None = None
        self._away = LastingFaultLog(
            log, "the database does not answer", "the database has not answered", "the database answers again"
        )
        self._own = LastingFaultLog(
            log,
            "an old session of this bot still holds the database",
            "an old session of this bot has held the database",
            "the old session of this bot is gone",
        )

    async def take(self) -> None:
        """Take the lease, and keep it from now on.

        Raises:
            DatabaseInUse: another process has it.
        """
        await super().take()
        self._keeper = asyncio.create_task(self._keep())

    async def release(self) -> None:
        """Give the lease back, and close the connection that held it."""
        await super().release()
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
        await self._drop()
        await self._engine.dispose()

    async def _try(self) -> bool:
        session = await self._engine.connect()
        try:
            pid, began, *_ = (await session.execute(_BEGIN)).one()
            self._opened.add((pid, began))
            while not await self._locked(session):
                if await self._others_hold(session):
                    await session.close()
                    return False
                await asyncio.sleep(_PAUSE)
            raw = (await session.get_raw_connection()).driver_connection
        except BaseException:
            await _terminate(session)
            raise
        self._own.note_end()
        self._gone.clear()
        self._session = session
        if raw is not None:
            raw.add_termination_listener(self._hear)
        return True

    async def _locked(self, session: AsyncConnection) -> bool:
        """Lock the shards; half of them are given back with the session."""
        for shard in sorted(self._shards.ids):
            if not await session.scalar(_LOCK_SHARD, {"key": KEY, "shard": shard}):
                return False
        await session.execute(_LOCK_SHARD_COUNT, {"key": KEY, "count": self._shards.count})
        return not await session.scalar(_OTHER_SHARD_COUNTS, {"key": KEY, "count": self._shards.count})

    async def _others_hold(self, session: AsyncConnection) -> bool:
        """End old sessions of this process that hold locks; return whether another bot's session holds some."""
        parameters = {"key": KEY, "shards": sorted(self._shards.ids), "count": self._shards.count}
        others = False
        for pid, began, name in await session.execute(_BLOCKING_SESSIONS, parameters):
            if name is None:
                continue  # it has ended between the server's two lists
            hidden = began is None and pid in {known for known, _ in self._opened}
            if name != self.session_name or not (hidden or (pid, began) in self._opened):
                others = True
            elif hidden:
                self._own.note_failure("the server does not show enough of it to end it")
            else:
                await self._end(session, pid, began)
        return others

    async def _end(self, session: AsyncConnection, pid: int, began: datetime) -> None:
        """End an old session of this process; if that is not allowed, the server ends it later."""
        try:
            await session.execute(_END, {"pid": pid, "began": began, "name": self.session_name})
        except ProgrammingError:
            self._own.note_failure("it may not be ended, and is waited for")
        else:
            self._own.note_failure("it is being ended")

    def _hear(self, _connection: Any) -> None:
        self._held.clear()
        self._gone.set()

    async def _keep(self) -> None:
        while not self.lost.is_set():
            with suppress(TimeoutError):
                await asyncio.wait_for(self._gone.wait(), CHECK_SECONDS)
            if self._gone.is_set() or not await self._answers():
                await self._retake()

    async def _answers(self) -> bool:
        if self._session is None:
            return False
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._session.execute(_ALIVE)
        except Exception as error:
            log.warning("the session that holds the database does not answer (%s)", type(error).__name__)
            return False
        return True

    async def _retake(self) -> None:
        self._held.clear()
        log.warning("the database may be somebody else's: nothing is written until it is ours again")
        await self._drop()
        while True:
            try:
                await super().take()
            except DatabaseInUse:
                log.warning("the database is somebody else's")
                self.lost.set()
            except Exception as error:  # any error may be over soon
                self._away.note_failure(type(error).__name__)
                await asyncio.sleep(_PAUSE * 10)
                continue
            self._away.note_end()
            return

    async def _drop(self) -> None:
        """Close the session without waiting for the server."""
        session, self._session = self._session, None
        if session is not None:
            with suppress(Exception):
                raw = (await session.get_raw_connection()).driver_connection
                if raw is not None:
                    raw.remove_termination_listener(self._hear)
            await _terminate(session)


async def _terminate(session: AsyncConnection) -> None:
    """Close a session without waiting for its server, which may not answer."""
    with suppress(Exception):
        raw = (await session.get_raw_connection()).driver_connection
        if raw is not None:
            raw.terminate()
    with suppress(Exception):
        await session.invalidate()
        await session.close()


def lease_of(url: URL, shards: ShardAssignment, *, exclusive: bool) -> Lease:
    """Return the lease of a database, not yet taken.

    Args:
        url: the database.
        shards: what the process looks after; a SQLite file has one process with any shards.
        exclusive: without it the lease is always granted.
    """
    if not exclusive:
        return Lease(url)
    return FileLease(url) if url.get_backend_name() == "sqlite" else SessionLease(url, shards)
