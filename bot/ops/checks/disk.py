"""Looks at what lies on disks: room, backups, lists of deletions, what restores have kept. Nothing is left there."""

from __future__ import annotations

import os
import shutil
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.config.settings import Storage
from bot.ops.backup import postgresql
from bot.ops.backup.files import DAY, SUM, Backup, as_written, found, moment_of, unfinished
from bot.ops.backup.set_aside import BEFORE
from bot.ops.checks.database import Health
from bot.ops.checks.finding import Finding
from bot.ops.errors import OperationFailed
from bot.ops.paths import advised, nearest, rights, unwritable
from bot.store import BadDatabaseUrl, BadDeletionLog, UnreadableDeletionLog
from bot.store.database_file import RESCUED
from bot.store.deletion_log import REMEMBERED_FOR, merged, read
from bot.store.url import database_url, sqlite_file

_ROOM: Final = 200 * 2**20
_MISSED: Final = 26 * 3600
_AHEAD: Final = 3600
_STAMP: Final = 16
"""How long a moment is in names."""


def of_disk(storage: Storage, health: Health, now: float) -> list[Finding]:
    """Look for backups of late, for the lists of deletions, for room, and for what is to be deleted by now.

    Args:
        storage: where all of it is.
        health: how the database is.
        now: this moment, in seconds since 1970.
    """
    try:
        url = database_url(storage.database_url)
    except BadDatabaseUrl:
        return []
    of_sqlite = url.get_backend_name() == "sqlite"
    folders = [sqlite_file(url).parent if of_sqlite else Path.cwd()]
    lines: list[Finding] = []
    if storage.backup_dir is None:
        lines.append(Finding("backups", True, "none is made by itself: BACKUP_DIR is not set"))
    else:
        folders.append(storage.backup_dir)
        lines.append(_backups(storage.backup_dir, of_sqlite, health.server, now))
    lines.append(_deletions(storage.deletions, health))
    wanted = _ROOM + 2 * health.size
    disks: set[int] = set()
    for folder in folders:
        there = nearest(folder)
        if (disk := there.stat().st_dev) in disks:
            continue
        disks.add(disk)
        free = shutil.disk_usage(there).free
        line = f"{free / 2**20:,.0f} MB free in {folder}"
        told = line if free >= wanted else f"{line}, and {wanted / 2**20:,.0f} are wanted: make room."
        lines.append(Finding("disk", free >= wanted, told))
    if of_sqlite and (old := _kept_too_long(sqlite_file(url), now)):
        lines.append(Finding("disk", False, f"kept or saved for over 30 days: delete {', '.join(old)}."))
    return lines


def _backups(folder: Path, of_sqlite: bool, server: int, now: float) -> Finding:
    if not of_sqlite:
        if programs := postgresql.missing():
            return Finding("backups", False, f"{', '.join(programs)} not here: install PostgreSQL's client programs.")
        try:
            if (advice := postgresql.too_old(server)) is not None:
                return Finding("backups", False, f"{advice}.")
        except OperationFailed as error:
            return Finding("backups", False, str(error))
    try:
        backups = [one for one in found(folder) if one.sqlite is of_sqlite]
        odd = unfinished(folder) if folder.exists() else []
    except OSError as error:
        return Finding("backups", False, f"{folder} cannot be read ({error.strerror}): {rights(folder)}.")
    if (why := unwritable(folder)) is not None:
        return Finding("backups", False, advised(folder, why))
    if odd:
        return Finding(
            "backups", False, f"{odd[-1]} is empty or has no .sha256 beside it, and is no backup: delete it."
        )
    if not backups:
        return Finding("backups", True, f"none in {folder} yet: the running bot makes one at its start")
    if (line := _unsound(backups[-1])) is not None:
        return Finding("backups", False, line)
    age = now - backups[-1].moment
    if age < -_AHEAD:
        return Finding(
            "backups",
            False,
            f"{backups[-1].file.name} is of a moment that is still to come: was a clock wrong? Move it elsewhere, for "
            "it hides whether newer ones are made.",
        )
    if age > _MISSED:
        return Finding("backups", False, f"the last is {age / DAY:.1f} days old: the log of the bot says why.")
    return Finding("backups", True, f"{len(backups)} in {folder}, the last {max(age, 0) / 3600:.0f} h old")


def _unsound(last: Backup) -> str | None:
    """Return what is wrong with the last backup, which is read as a whole for that; None if it is as it was written."""
    try:
        if as_written(last):
            return None
    except OSError as error:
        return f"{last.file} cannot be read ({error.strerror}): {rights(last.file)}."
    return (
        f"{last.file.name} is damaged, it is not what its {SUM} says: delete both, and make another "
        "(`sobek-bot backup`)."
    )


def _deletions(files: tuple[Path, ...], health: Health) -> Finding:
    """Look whether it is known who had his data deleted, and can be noted."""
    first, *copies = files
    try:
        listed = merged([one for one in map(read, files) if one is not None])
    except BadDeletionLog as error:
        closed = isinstance(error, UnreadableDeletionLog)
        advice = "" if closed else " Delete it if another copy is whole, and start the bot."
        return Finding("deletions", False, f"{error}{advice}")
    lock = first.with_name(f"{first.name}.lock")
    if (why := unwritable(first.parent)) is not None:
        return Finding("deletions", False, f"{first} cannot be written: {advised(first.parent, why)}")
    if lock.exists() and not os.access(lock, os.R_OK | os.W_OK):
        return Finding("deletions", False, f"{lock} cannot be written: {rights(lock)}.")
    names = " or ".join(str(one) for one in files)
    if listed is None and health.games:
        return Finding(
            "deletions",
            False,
            f"no list is there ({names}), though there are games: copy it there; the next start makes an empty one.",
        )
    if listed is None:
        return Finding("deletions", True, f"{first} is made at the first start")
    since = datetime.fromtimestamp(listed.since, UTC).strftime("%Y-%m-%d %H:%M UTC")
    alone = [
        f"; no second copy in {one.parent}: {why}" for one in copies if (why := unwritable(one.parent)) is not None
    ]
    return Finding("deletions", True, f"all are known since {since}{''.join(alone)}")


def _kept_too_long(file: Path, now: float) -> list[str]:
    """Return files kept by a restore, or saved by a running bot, that have been there for too long, by their names."""
    moments = {
        str(one): moment_of(one.name.removeprefix(f"{file.name}{kind}")[:_STAMP])
        for kind in (BEFORE, RESCUED)
        for one in sorted(file.parent.glob(f"{file.name}{kind}*"))
    }
    return [one for one, moment in moments.items() if moment is not None and moment < now - REMEMBERED_FOR]
