"""Tells what looks like a first start and is none: no database beside backups, no list of deletions beside games."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config.settings import Storage
from bot.ops.backup.files import Backup, found
from bot.ops.backup.set_aside import rescued
from bot.store import BadDatabaseUrl
from bot.store.migrate import version_of
from bot.store.url import database_url, sqlite_file, without_password

log = logging.getLogger(__name__)

NO_DATABASE: Final = (
    "though there are backups in {}: is its disk there? Otherwise restore the latest one (`sobek-bot restore FILE`), "
    "or move them elsewhere if you want to begin anew."
)
"""What is said of a database that is not there any more; the folder of its backups is to be put in."""

RESCUED: Final = (
    "though what it held when it was deleted is saved in {0}: restore that (`sobek-bot restore {0}`), or move it "
    "elsewhere to begin with an empty database."
)
"""The same where a running bot has noticed; the file that it has saved is to be put in."""

_PATIENCE: Final = 5.0


async def lost(storage: Storage) -> str | None:
    """Return what to say of a database that is not there though it has backups, or was saved; None of any other."""
    why = await _lost(storage)
    return None if why is None else f"none is there, {why}"


async def expect_database(storage: Storage) -> None:
    """Expect a database where there are backups of one, for a new one would only hide that it is lost.

    Raises:
        BadDatabaseUrl: it is not there; the text says what to do.
    """
    if (why := await _lost(storage)) is not None:
        raise BadDatabaseUrl(f"There is no database {without_password(database_url(storage.database_url))}, {why}")


async def _lost(storage: Storage) -> str | None:
    try:
        url = database_url(storage.database_url)
        of_sqlite = url.get_backend_name() == "sqlite"
        backups = await asyncio.to_thread(_backups, storage.backup_dir, of_sqlite)
        saved = await asyncio.to_thread(rescued, sqlite_file(url)) if of_sqlite else []
        if not backups and not saved:
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
    if there:
        return None
    if saved and (not backups or saved[-1].moment >= backups[-1].moment):
        return RESCUED.format(saved[-1].file)
    return NO_DATABASE.format(storage.backup_dir)


def tell_of_new_list(storage: Storage, *, games: bool) -> None:
    """Have it in the log if a list of deletions was made anew where there is somebody who may have been on the old one.

    Args:
        storage: where games, backups and lists are.
        games: whether there are any.
    """
    of_sqlite = storage.database_url.startswith("sqlite")
    if games or _backups(storage.backup_dir, of_sqlite):
        log.warning(
            "there was no list of deletions, and %s was made: it knows nothing from before this moment, and older "
            "backups are not restored by it. If the old list is anywhere, stop the bot and copy it there",
            storage.deletions[0],
        )


def _backups(folder: Path | None, of_sqlite: bool) -> list[Backup]:
    """Return the backups of a kind of database in a folder, the oldest first; none where it cannot be read."""
    if folder is None:
        return []
    try:
        return [one for one in found(folder) if one.sqlite is of_sqlite]
    except OSError:
        return []
