"""Check what lies on disks: free space, backups, lists of deletions, files that a restore keeps."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from bot.config.settings import Storage
from bot.ops.backup.backup_files import moment_of
from bot.ops.backup.set_aside import BEFORE
from bot.ops.checks.backups import backups_finding, deletions_finding
from bot.ops.checks.database import DatabaseHealth
from bot.ops.checks.finding import Finding
from bot.ops.path_access import nearest_existing
from bot.store import BadDatabaseUrl
from bot.store.deletion_log import REMEMBERED_FOR
from bot.store.file_replacement_guard import RESCUED
from bot.store.url import database_url, sqlite_file

_ROOM: Final = 200 * 2**20
_STAMP: Final = 16
"""The number of characters of a moment in a file name."""


def storage_findings(storage: Storage, health: DatabaseHealth, now: float) -> list[Finding]:
    """Check backups, lists of deletions, free space, and files that must be deleted by now.

    Args:
        storage: where the database and its backups are.
        health: the state of the database.
        now: this moment, in seconds since 1970.
    """
    try:
        url = database_url(storage.database_url)
    except BadDatabaseUrl:
        return []
    is_sqlite = url.get_backend_name() == "sqlite"
    folders = [sqlite_file(url).parent if is_sqlite else Path.cwd()]
    lines: list[Finding] = []
    if storage.backup_dir is None:
        lines.append(Finding("backups", True, "none is made by itself: BACKUP_DIR is not set"))
    else:
        folders.append(storage.backup_dir)
        lines.append(backups_finding(storage.backup_dir, is_sqlite, health.server, now))
    lines.append(deletions_finding(storage.deletions, health))
    needed = _ROOM + 2 * health.size
    disks: set[int] = set()
    for folder in folders:
        there = nearest_existing(folder)
        if (disk := there.stat().st_dev) in disks:
            continue
        disks.add(disk)
        free = shutil.disk_usage(there).free
        line = f"{free / 2**20:,.0f} MB free in {folder}"
        text = line if free >= needed else f"{line}, and {needed / 2**20:,.0f} are wanted: make room."
        lines.append(Finding("disk", free >= needed, text))
    if is_sqlite and (old := _kept_too_long(sqlite_file(url), now)):
        lines.append(Finding("disk", False, f"kept or saved for over 30 days: delete {', '.join(old)}."))
    return lines


def _kept_too_long(file: Path, now: float) -> list[str]:
    """Return the files that a restore kept or a running bot saved more than 30 days ago."""
    moments = {
        str(one): moment_of(one.name.removeprefix(f"{file.name}{kind}")[:_STAMP])
        for kind in (BEFORE, RESCUED)
        for one in sorted(file.parent.glob(f"{file.name}{kind}*"))
    }
    return [one for one, moment in moments.items() if moment is not None and moment < now - REMEMBERED_FOR]
