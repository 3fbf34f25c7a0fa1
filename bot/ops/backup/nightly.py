"""Each night the running bot backs its database up into BACKUP_DIR, and forgets deletions older than any backup.

Whether it has still to be done follows from what lies in the folder, so a bot that is stopped, killed or started again
does what is left to do, and nothing twice.
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
from bot.ops.backup.files import DAY, Backup, found, make, rotate
from bot.ops.errors import OperationFailed
from bot.store import BadDatabaseUrl, BadDeletionLog, DeletionLog, StoreUnavailable

log = logging.getLogger(__name__)

HOUR: Final = 3
"""At this hour of UTC a night's backup is due."""

PAUSES: Final = (60.0, 300.0, 1800.0, 3600.0)
"""Seconds between tries of one that fails; the last stays."""

_LOOK: Final = 3600.0
_ENDING: Final = 0.1
"""Seconds after which it is looked whether another program of a backup runs that is to end."""


@asynccontextmanager
async def nightly(
    storage: Storage, deletions: DeletionLog, clock: Clock, expect_file: Callable[[], Awaitable[None]]
) -> AsyncIterator[None]:
    """Back up each night as long as the block runs, where there is a folder for it, and forget old deletions.

    Args:
        storage: where the database and its backups are.
        deletions: the list of deletions.
        clock: the time.
        expect_file: raises StoreUnavailable if the path of the database does not lead to the one that is open.
    """
    tasks = [asyncio.create_task(_forget(deletions, clock))]
    if storage.backup_dir is not None:
        tasks.append(asyncio.create_task(_keep(storage, storage.backup_dir, clock, expect_file)))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def due(last: float | None, now: float) -> float:
    """Return in how many seconds a backup is due, 0 for at once.

    Args:
        last: the moment of the last one, None if there is none.
        now: this moment, both in seconds since 1970.
    """
    begun = (now - HOUR * 3600) // DAY * DAY + HOUR * 3600
    return 0.0 if last is None or last < begun else begun + DAY - now


async def _forget(deletions: DeletionLog, clock: Clock) -> None:
    while True:
        try:
            await asyncio.to_thread(deletions.make, int(clock.now()))
        except BadDeletionLog as error:
            log.warning("%s", error)
        await clock.sleep(DAY)


async def _keep(storage: Storage, folder: Path, clock: Clock, expect_file: Callable[[], Awaitable[None]]) -> None:
    failed = 0
    while True:
        try:
            await expect_file()
            pause = min(await _once(storage, folder, clock), _LOOK)
            failed = 0
        except Exception as error:
            told = isinstance(error, OperationFailed | BadDatabaseUrl | StoreUnavailable)
            pause = PAUSES[min(failed, len(PAUSES) - 1)]
            failed += 1
            reason = str(error).rstrip(".") if told else type(error).__name__
            unknown = None if told or isinstance(error, OSError) else error
            log.warning("no backup (%s), trying again in %d min", reason, pause / 60, exc_info=unknown)
        await clock.sleep(pause)


async def _once(storage: Storage, folder: Path, clock: Clock) -> float:
    """Make a backup if one is due; return in how many seconds to look again."""
    of_sqlite = storage.database_url.startswith("sqlite")
    backups = [one for one in await asyncio.to_thread(found, folder) if one.sqlite is of_sqlite]
    now = clock.now()
    wait = due(backups[-1].moment if backups else None, now)
    if wait:
        return wait
    backup = await _made(storage, folder, now)
    log.info("backed up: %s", backup.file.name)
    try:
        if gone := await asyncio.to_thread(rotate, folder, storage.backup_days, now):
            log.info("backups older than %d days are deleted: %d", storage.backup_days, gone)
    except OSError as error:
        log.warning("old backups could not be deleted (%s): delete them", error.strerror)
    return due(backup.moment, clock.now())


async def _made(storage: Storage, folder: Path, now: float) -> Backup:
    """Make a backup; at the end of the bot no program that copies is waited for, be it stopped."""
    making = asyncio.ensure_future(asyncio.to_thread(make, storage.database_url, folder, now))
    try:
        return await asyncio.shield(making)
    except asyncio.CancelledError:
        while not making.done():
            postgresql.end_programs()
            await asyncio.wait({making}, timeout=_ENDING)
        making.exception()
        raise
