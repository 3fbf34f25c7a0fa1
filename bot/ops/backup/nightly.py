"""Back up the running bot's database each night into BACKUP_DIR, and drop old entries from the list of deletions.

The files in the folder show what has still to be done. So a bot that is stopped, killed or started again does what is
left, and nothing twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bot.config.settings import Storage
from bot.domain.clock import Clock
from bot.ops.backup import postgresql
from bot.ops.backup.backup_files import DAY, Backup, backups_in, delete_old, make_backup
from bot.ops.errors import OperationFailed
from bot.store import BadDatabaseUrl, BadDeletionLog, DeletionLog, StoreUnavailable

log = logging.getLogger(__name__)

HOUR: Final = 3
"""The hour, in UTC, at which a night's backup is due."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries of a backup that fails; the last value repeats."""

_LOOK: Final = 3600.0
_ENDING: Final = 0.1
"""Seconds between two tries to end the programs that make a backup."""


@asynccontextmanager
async def nightly(
    storage: Storage, deletions: DeletionLog, clock: Clock, expect_file: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """Back up each night while the block runs, if there is a folder for backups, and drop old deletions.

    Args:
        storage: where the database and its backups are.
        deletions: the list of deletions.
        clock: the time.
        expect_file: raises StoreUnavailable if the path of the database does not lead to the one that is open.
    """
    tasks = [asyncio.create_task(_drop_old_deletions(deletions, clock))]
    if storage.backup_dir is not None:
        tasks.append(asyncio.create_task(_back_up_nightly(storage, storage.backup_dir, clock, expect_file)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def seconds_until_due(last: float | None, now: float) -> float:
    """Return the seconds until a backup is due, 0 for now.

    Args:
        last: the moment of the last one, None if there is none.
        now: this moment, both in seconds since 1970.
    """
    begun = (now - HOUR * 3600) // DAY * DAY + HOUR * 3600
    return 0.0 if last is None or last < begun else begun + DAY - now


async def _drop_old_deletions(deletions: DeletionLog, clock: Clock) -> None:
    while True:
        try:
            await asyncio.to_thread(deletions.make, int(clock.now()))
        except BadDeletionLog as error:
            log.warning("%s", error)
        await clock.sleep(DAY)


async def _back_up_nightly(
    storage: Storage, folder: Path, clock: Clock, expect_file: Callable[[], Awaitable[None]]
) -> None:
    failed = 0
    while True:
        try:
            await expect_file()
            pause = min(await _back_up_if_due(storage, folder, clock), _LOOK)
            failed = 0
        except Exception as error:
            is_explained = isinstance(error, OperationFailed | BadDatabaseUrl | StoreUnavailable)
            pause = PAUSES[min(failed, len(PAUSES) - 1)]
            failed += 1
            reason = str(error).rstrip(".") if is_explained else type(error).__name__
            unknown = None if is_explained or isinstance(error, OSError) else error
            log.warning("no backup (%s), trying again in %d min", reason, pause / 60, exc_info=unknown)
        await clock.sleep(pause)


async def _back_up_if_due(storage: Storage, folder: Path, clock: Clock) -> float:
    """Make a backup if one is due; return the seconds until the next one."""
    is_sqlite = storage.database_url.startswith("sqlite")
    backups = [one for one in await asyncio.to_thread(backups_in, folder) if one.sqlite is is_sqlite]
    now = clock.now()
    wait = seconds_until_due(backups[-1].moment if backups else None, now)
    if wait:
        return wait
    backup = await _make_cancellable(storage, folder, now)
    log.info("backed up: %s", backup.file.name)
    try:
        if deleted := await asyncio.to_thread(delete_old, folder, storage.backup_days, now):
            log.info("backups older than %d days are deleted: %d", storage.backup_days, deleted)
    except OSError as error:
        log.warning("old backups could not be deleted (%s): delete them", error.strerror)
    return seconds_until_due(backup.moment, clock.now())


async def _make_cancellable(storage: Storage, folder: Path, now: float) -> Backup:
    """Make a backup; when the bot ends, kill the programs that copy, even those that are stopped."""
    making = asyncio.ensure_future(asyncio.to_thread(make_backup, storage.database_url, folder, now))
    try:
        return await asyncio.shield(making)
    except asyncio.CancelledError:
        while not making.done():
            postgresql.end_programs()
            await asyncio.wait({making}, timeout=_ENDING)
        making.exception()
        raise
