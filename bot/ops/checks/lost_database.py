"""Recognise a lost database or list of deletions: a start that looks like a first start, beside backups or games."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from bot.config.settings import Storage
from bot.ops.backup.backup_files import Backup, backups_in
from bot.ops.backup.set_aside import rescued
from bot.store import BadDatabaseUrl
from bot.store.migrate import version_of
from bot.store.url import database_url, sqlite_file, without_password

log = logging.getLogger(__name__)

NO_DATABASE: Final = (
    "though there are backups in {}: is its disk there? Otherwise restore the latest one (`sobek-bot restore FILE`), "
    "or move them elsewhere if you want to begin anew."
)
"""The text about a database that is gone; it takes the folder of its backups."""

RESCUED: Final = (
    "though what it held when it was deleted is saved in {0}: restore that (`sobek-bot restore {0}`), or move it "
    "elsewhere to begin with an empty database."
)
"""The same if a running bot has noticed the loss; it takes the file that the bot saved."""

_PATIENCE: Final = 5.0


async def lost_database_text(storage: Storage) -> str | None:
    """Return a text about a database that is gone though it has backups or was saved; None if all is well."""
    why = await _loss_of(storage)
    return None if why is None else f"none is there, {why}"


async def require_database(storage: Storage) -> None:
    """Require a database where it has backups: a new one would hide the loss.

    Raises:
        BadDatabaseUrl: the database is gone; the text says what to do.
    """
    if (why := await _loss_of(storage)) is not None:
        raise BadDatabaseUrl(f"There is no database {without_password(database_url(storage.database_url))}, {why}")


async def _loss_of(storage: Storage) -> str | None:
    try:
        url = database_url(storage.database_url)
        is_sqlite = url.get_backend_name() == "sqlite"
        backups = await asyncio.to_thread(_backups, storage.backup_dir, is_sqlite)
        saved = await asyncio.to_thread(rescued, sqlite_file(url)) if is_sqlite else []
        if not backups and not saved:
            return None
        if is_sqlite:
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
        return None  # the code that opens it says what is wrong
    if there:
        return None
    if saved and (not backups or saved[-1].moment >= backups[-1].moment):
        return RESCUED.format(saved[-1].file)
    return NO_DATABASE.format(storage.backup_dir)


def warn_of_new_deletion_list(storage: Storage, *, games: bool) -> None:
    """Warn in the log that a new list of deletions was made although games or backups exist.

    Args:
        storage: where games, backups and lists are.
        games: whether the database has games.
    """
    is_sqlite = storage.database_url.startswith("sqlite")
    if games or _backups(storage.backup_dir, is_sqlite):
        log.warning(
            "there was no list of deletions, and %s was made: it knows nothing from before this moment, and older "
            "backups are not restored by it. If the old list is anywhere, stop the bot and copy it there",
            storage.deletions[0],
        )


def _backups(folder: Path | None, is_sqlite: bool) -> list[Backup]:
    """Return a folder's backups of one kind of database, the oldest first; none if it cannot be read."""
    if folder is None:
        return []
    try:
        return [one for one in backups_in(folder) if one.sqlite is is_sqlite]
    except OSError:
        return []
