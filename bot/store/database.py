"""The connection to the database: opened once and brought up to date; all its failures become StoreUnavailable."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from typing import Any, Final

from alembic.util.exc import CommandError
from sqlalchemy import Connection, delete, event
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bot.store.errors import BadDatabaseUrl, FileReplaced, StaleVersion, StoreUnavailable
from bot.store.file_ownership import give_to_owner
from bot.store.file_replacement_guard import DAMAGED, FileReplacementGuard
from bot.store.lease import Lease, lease_of
from bot.store.migrate import OlderDatabase, UnusableDatabase, upgrade
from bot.store.schema import metadata, people
from bot.store.shard_assignment import ALL, ShardAssignment
from bot.store.url import SETTING, database_url, make_folder, sqlite_file, without_password
from bot.telemetry.metrics import COMMITS, COMMITS_FAILED

BUSY_SECONDS = 2.0
"""How long a writer waits for another process, or for the lease, before it says that the store is locked."""

ANSWER_SECONDS = 10.0
"""How long a server may take to open a session, or to answer in it."""

_LAST_WAIT = 5.0  # seconds
_READERS_MS = 250
"""How long readers are waited for until the write-ahead log can be emptied; nothing is written meanwhile."""
_VACUUM_SECONDS = 3600.0

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    "PRAGMA synchronous=FULL",
    "PRAGMA foreign_keys=ON",
    "PRAGMA secure_delete=ON",
)


class Database:
    """A database that is ready to use; `reading` and `writing` give connections inside a transaction."""

    def __init__(self, engine: AsyncEngine, writers: int, lease: Lease, file: FileReplacementGuard | None) -> None:
        self.lease = lease
        self._file = file
        self._engine = engine
        self._reader = engine.execution_options(begin="BEGIN")
        self._writers = asyncio.Semaphore(writers)

    @classmethod
    async def open(
        cls,
        text: str,
        shards: ShardAssignment = ALL,
        *,
        exclusive: bool = True,
        prepare: Callable[[Connection], None] | None = None,
        name: str = SETTING,
    ) -> Database:
        """Take the lease, connect and run the migrations.

        Args:
            text: the address.
            shards: what this process looks after; by default everything.
            exclusive: whether nobody else may have the database; without it nobody is asked.
            prepare: what runs first, in one transaction: by default the migrations.
            name: what an operator knows the address by, for the errors.

        Raises:
            BadDatabaseUrl: the address is wrong, or the database behind it cannot be used.
            InUse: another process has it.
        """
        url = database_url(text, name)
        make_folder(url, name)
        try:
            file = FileReplacementGuard(url) if url.get_backend_name() == "sqlite" else None
            lease = lease_of(url, shards, exclusive=exclusive)
            engine = _engine(url, file, lease.session_name)
            database = cls(engine, 8 if file is None else 1, lease, file)
        except (ImportError, TypeError, ValueError):
            raise BadDatabaseUrl(f"{name}: the driver for {url.get_backend_name()} is not installed") from None
        try:
            if file is not None:
                await asyncio.to_thread(_create_file, url)
            await lease.take()
            if file is not None:
                await asyncio.to_thread(file.open, BUSY_SECONDS)
            async with engine.execution_options(begin="BEGIN IMMEDIATE").begin() as connection:
                await connection.run_sync(prepare or upgrade)
                # Deletes nothing, but only where something could be written.
                await connection.execute(delete(people).where(people.c.user == -1))
        except _UNUSABLE as error:
            await database.close()
            raise BadDatabaseUrl(f"{name}: {without_password(url)} cannot be used ({failure_text(error)})") from None
        except BaseException:
            await database.close()
            raise
        return database

    async def close(self) -> None:
        """Give back every connection, and then the lease."""
        # A connection that was lost in the middle of something may never say that it is closed.
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._engine.dispose(), _LAST_WAIT)
        finally:
            if self._file is not None:
                self._file.close()
            await self.lease.release()

    async def require_file(self) -> None:
        """Expect that the files of a SQLite database are those that this process has opened and locked.

        Otherwise what the open file holds is saved beside it. A database of a server has none.

        Raises:
            FileReplaced: they are not; what would be written now would be lost.
            StoreUnavailable: another process may have locked the database.
        """
        async with self._saved():
            self._require_file()

    @property
    def file_away(self) -> bool:
        """Whether the path of a SQLite database leads to another file than the one that is open, or to none."""
        return self._file is not None and self._file.away

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection that sees one state of the database.

        Raises:
            StoreUnavailable: the database does not answer.
        """
        try:
            async with self._saved(), _transaction(self._reader) as connection:
                yield connection
        except _DATABASE_ERRORS as error:
            raise StoreUnavailable(failure_text(error)) from error

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection whose work is committed at the end, or undone if anything is raised.

        The work has to begin with a statement that writes: see _begin_sqlite.

        Raises:
            StoreUnavailable: the database cannot be written, or another process may have it; nothing was written.
            IntegrityError: a promise of the schema would have been broken; nothing was written.
        """
        with COMMITS.time(), _counted():
            async with self._written() as connection:
                yield connection

    @asynccontextmanager
    async def _written(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self._saved():
                await self._confirm()
                # SQLite has one writer at a time: waiting here is fair and costs no polling.
                async with self._writers, _transaction(self._engine) as connection:
                    yield connection
                    await self._confirm()
        except IntegrityError:
            raise
        except _DATABASE_ERRORS as error:
            raise StoreUnavailable(failure_text(error)) from error

    async def _confirm(self) -> None:
        """Require that what is written now is kept, and that no other process writes."""
        self._require_file()
        await self.lease.confirm(BUSY_SECONDS)

    def _require_file(self) -> None:
        if self._file is not None:
            self._file.require_unchanged()
        # Only then: a lock that is gone is made again, which must not be beside another database.
        self.lease.require_file()

    @asynccontextmanager
    async def _saved(self) -> AsyncIterator[None]:
        """Save what the open file holds when a transaction notices that its path leads elsewhere."""
        try:
            yield
        except FileReplaced:
            if self._file is not None:
                await asyncio.to_thread(self._file.save)
            raise

    @property
    def on_sqlite(self) -> bool:
        """Whether the database is a file of SQLite's."""
        return self._engine.dialect.name == "sqlite"

    async def truncate_log(self) -> bool:
        """Write SQLite's write-ahead log into the file and empty it; return whether no reader prevented it.

        Raises:
            StoreUnavailable: it cannot be done, or another process may have the database.
        """
        async with self._alone(self._engine) as connection:
            await connection.exec_driver_sql(f"PRAGMA busy_timeout={_READERS_MS}")
            try:
                held, *_ = (await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")).one()
            finally:
                # Who is cancelled leaves a connection that is closed already.
                if not connection.invalidated:
                    await connection.exec_driver_sql(f"PRAGMA busy_timeout={int(BUSY_SECONDS * 1000)}")
            return not held

    async def vacuum(self) -> None:
        """Rewrite a SQLite file without what is free in it, or remove dead rows from PostgreSQL's tables.

        Nothing is written to a SQLite file meanwhile; writers of this process wait.

        Raises:
            StoreUnavailable: it cannot be done, or another process may have the database.
        """
        if self.on_sqlite:
            async with self._alone(self._engine) as connection:
                driver: Any = (await connection.get_raw_connection()).driver_connection
                work = asyncio.ensure_future(connection.exec_driver_sql("VACUUM"))
                try:
                    await asyncio.shield(work)
                except asyncio.CancelledError:
                    # The thread would go on, and the end of the process wait for it.
                    await driver.interrupt()
                    await asyncio.gather(work, return_exceptions=True)
                    raise
            return
        async with self._alone(self._engine.execution_options(isolation_level="AUTOCOMMIT")) as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            try:
                for name in metadata.tables:
                    # Not by SQLAlchemy, whose statements have 10 s.
                    await driver.execute(f'VACUUM "{name}"', timeout=_VACUUM_SECONDS)
            except Exception as error:  # the driver's own, which need not be installed
                await connection.invalidate()
                raise StoreUnavailable(failure_text(error)) from error

    @asynccontextmanager
    async def _alone(self, engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
        """Give a connection outside transactions while this process writes nothing else to a SQLite file."""
        try:
            async with self._saved():
                await self._confirm()
                async with self._writers, engine.connect() as connection:
                    try:
                        yield connection
                    except _DATABASE_ERRORS:
                        await connection.invalidate()
                        raise
        except _DATABASE_ERRORS as error:
            raise StoreUnavailable(failure_text(error)) from error


_DATABASE_ERRORS = (DBAPIError, PoolTimeout, OSError, TimeoutError)
_UNUSABLE = (
    *(SQLAlchemyError, sqlite3.Error, OSError, TimeoutError),
    *(StoreUnavailable, CommandError, TypeError, ValueError),
)
"""What opening a database may raise if it cannot be used."""


@contextmanager
def _counted() -> Iterator[None]:
    """Count commits that failed, by reason."""
    try:
        yield
    except StaleVersion:
        COMMITS_FAILED.labels("stale").inc()
        raise
    except StoreUnavailable:
        COMMITS_FAILED.labels("store").inc()
        raise


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Give a connection inside a transaction; after a failure it is not used again: its state is unknown."""
    async with engine.connect() as connection:
        try:
            async with connection.begin():
                yield connection
        except IntegrityError:
            raise
        except _DATABASE_ERRORS:
            await connection.invalidate()
            raise


_SERVERS: Final = {
    "InvalidPasswordError": "the password is wrong or the user is not known there",
    "InvalidAuthorizationSpecificationError": "the user is not known there, or not let in from here",
    "InvalidCatalogNameError": "there is no database of that name",
    "ConnectionRefusedError": "no server answers there",
    "gaierror": "there is no machine of that name",
    "TimeoutError": "no server has answered in time",
}
"""What errors of PostgreSQL's driver, which need not be installed, and of the network mean."""


def _engine(url: URL, file: FileReplacementGuard | None, session_name: str) -> AsyncEngine:
    # Parameters stay out of error texts: they hold hidden choices.
    if file is None:
        return create_async_engine(
            url,
            hide_parameters=True,
            pool_size=8,
            pool_timeout=10,
            pool_pre_ping=True,
            connect_args={
                "timeout": ANSWER_SECONDS,
                "command_timeout": ANSWER_SECONDS,
                "server_settings": {"application_name": session_name},
            },
        )
    engine = create_async_engine(
        url,
        hide_parameters=True,
        pool_size=4,
        max_overflow=0,
        pool_timeout=10,
        # The code that begins a transaction always ends it: no need to end it once more.
        pool_reset_on_return=None,
        connect_args={"timeout": BUSY_SECONDS, "isolation_level": "IMMEDIATE"},
    )
    _open_only(engine, file)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _open_only(engine: AsyncEngine, file: FileReplacementGuard) -> None:
    """Let an engine connect only to the file that was opened before; no connection creates one."""

    def connect(_dialect: Any, _record: Any, arguments: list[Any], options: dict[str, Any]) -> None:
        file.require_unchanged()
        if options.get("uri"):
            arguments[0] = _without_making(arguments[0])
        else:
            arguments[0], options["uri"] = file.address, True

    def prepare(connection: Any, _record: Any) -> None:
        try:
            # It may have been replaced right before it was opened, or its companions right after.
            file.require_unchanged()
            cursor = connection.cursor()
            for pragma in _PRAGMAS:
                cursor.execute(pragma)
            cursor.close()
            file.require_unchanged()
        except BaseException:
            # No other code closes a connection that was never handed out; its thread would outlive the event loop.
            connection.close()
            raise

    event.listen(engine.sync_engine, "do_connect", connect)
    event.listen(engine.sync_engine, "connect", prepare)


def _without_making(uri: str) -> str:
    """Return a URI of SQLite by which a file that is not there is not made."""
    path, _, query = uri.partition("?")
    options = [one for one in query.split("&") if one and one != "mode=rwc"]
    if not any(one.startswith("mode=") for one in options):
        options.append("mode=rw")
    return f"{path}?{'&'.join(options)}"


def _create_file(url: URL) -> None:
    """Make the file of a new database, which its owner alone may read; SQLite's companions take its mode.

    A file that is there is not opened: closing it would release the SQLite locks of others in this process.
    """
    if url.query.get("mode", "rwc") == "rwc":
        file = sqlite_file(url)
        with suppress(FileExistsError):
            os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            give_to_owner(file)


def _begin_sqlite(connection: Connection) -> None:
    # A writer must take its lock at once: one that began by reading could not wait for another writer. The driver does
    # so before the first statement that writes (isolation_level above), which saves a trip to its thread.
    # Readers, which need one state for several statements, and migrations, which write nothing at first, say it.
    words = connection.get_execution_options().get("begin")
    if words is not None:
        connection.exec_driver_sql(words)


def failure_text(error: BaseException) -> str:
    """Return one line that names the failure; of databases' own texts, only SQLite's hold no secrets."""
    if isinstance(error, OlderDatabase):
        return "it was made by an older version of this program: start the bot once, which brings it up to date"
    if isinstance(error, UnusableDatabase | StoreUnavailable):
        return str(error)
    if isinstance(error, CommandError):
        return "it was made by a newer version of this program"
    cause = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    while cause.__cause__ is not None and not isinstance(cause, sqlite3.Error):
        cause = cause.__cause__
    if isinstance(cause, sqlite3.Error):
        return DAMAGED if getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_CORRUPT else str(cause)
    name = type(cause).__name__
    if name not in _SERVERS and isinstance(cause, OSError) and cause.strerror:
        return cause.strerror
    return _SERVERS.get(name, name)
