"""Tells what looks like a first start and is none: no database beside backups, no list of deletions beside games."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config.settings import Storage
from bot.ops.backup.files import found
from bot.store import BadDatabaseUrl
from bot.store.migrate import version_of
from bot.store.url import database_url, sqlite_file, without_password

log = logging.getLogger(__name__)

NO_DATABASE: Final = (
    "though there are backups in {}: is its disk there? Otherwise restore the latest one (`sobek-bot restore FILE`), "
    "or move them elsewhere if you want to begin anew."
)
"""What is said of a database that is not there any more; the folder of its backups is to be put in."""

_PATIENCE: Final = 5.0


async def lost(storage: Storage) -> str | None:
    """Return what to say of a database that is not there though it has backups; None of any other."""
    try:
        url = database_url(storage.database_url)
        of_sqlite = url.get_backend_name() == "sqlite"
        if storage.backup_dir is None or not await asyncio.to_thread(backed_up, storage.backup_dir, of_sqlite):
            return None
        if of_sqlite:
            file = sqlite_file(url)
            there = file.exists() and file.stat().st_size > 0
        else:
            engine = create_async_engine(url, connect_args={"timeout": _PATIENCE, "command_timeout": _PATIENCE})
            try:
                async with engine.connect() as connection:
                    there = await connection.run_sync(version_of) is not None
            finally:
                await engine.dispose()
    except (BadDatabaseUrl, SQLAlchemyError, OSError, TimeoutError, ImportError, TypeError, ValueError):
        return None  # whoever opens it says what is wrong
    return None if there else f"none is there, {NO_DATABASE.format(storage.backup_dir)}"


async def expect_database(storage: Storage) -> None:
    """Expect a database where there are backups of one, for a new one would only hide that it is lost.

    Raises:
        BadDatabaseUrl: it is not there; the text says what to do.
    """
    if await lost(storage) is not None:
        name = without_password(database_url(storage.database_url))
        raise BadDatabaseUrl(f"There is no database {name}, {NO_DATABASE.format(storage.backup_dir)}")


def tell_of_new_list(storage: Storage, *, games: bool) -> None:
    """Have it in the log if a list of deletions was made anew where there is somebody who may have been on the old one.

    Args:
        storage: where games, backups and lists are.
        games: whether there are any.
    """
    of_sqlite = storage.database_url.startswith("sqlite")
    if games or (storage.backup_dir is not None and backed_up(storage.backup_dir, of_sqlite)):
        log.warning(
            "there was no list of deletions, and %s was made: it knows nothing from before this moment, and older "
            "backups are not restored by it. If the old list is anywhere, stop the bot and copy it there",
            storage.deletions[0],
        )


def backed_up(folder: Path, of_sqlite: bool) -> bool:
    """Whether backups of a kind of database lie in a folder; False where it cannot be read."""
    try:
        return any(one.sqlite is of_sqlite for one in found(folder))
    except OSError:
        return False
