"""Check the backups and the lists of deletions; leave nothing behind."""

from __future__ import annotations

import os
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.ops.backup import postgresql
from bot.ops.backup.backup_files import DAY, SUM, Backup, backups_in, is_as_written, unfinished
from bot.ops.checks.database import DatabaseHealth
from bot.ops.checks.finding import Finding
from bot.ops.errors import OperationFailed
from bot.ops.path_access import rights_advice, unwritable_advice, why_unwritable
from bot.store import BadDeletionLog, UnreadableDeletionLog
from bot.store.deletion_log import merged, read

_MISSED: Final = 26 * 3600
_AHEAD: Final = 3600


def backups_finding(folder: Path, is_sqlite: bool, server: int, now: float) -> Finding:
    """Check that the last backup is recent and undamaged, and that the next one can be made.

    Args:
        folder: where the backups are.
        is_sqlite: whether the database is a SQLite file.
        server: the version of PostgreSQL, such as 17; 0 for SQLite.
        now: this moment, in seconds since 1970.
    """
    if not is_sqlite:
        if programs := postgresql.missing():
            return Finding("backups", False, f"{', '.join(programs)} not here: install PostgreSQL's client programs.")
        try:
            if (advice := postgresql.too_old(server)) is not None:
                return Finding("backups", False, f"{advice}.")
        except OperationFailed as error:
            return Finding("backups", False, str(error))
    try:
        backups = [one for one in backups_in(folder) if one.sqlite is is_sqlite]
        odd = unfinished(folder) if folder.exists() else []
    except OSError as error:
        return Finding("backups", False, f"{folder} cannot be read ({error.strerror}): {rights_advice(folder)}.")
    if (why := why_unwritable(folder)) is not None:
        return Finding("backups", False, unwritable_advice(folder, why))
    if odd:
        return Finding(
            "backups", False, f"{odd[-1]} is empty or has no .sha256 beside it, and is no backup: delete it."
        )
    if not backups:
        return Finding("backups", True, f"none in {folder} yet: the running bot makes one at its start")
    if (line := _damage_of(backups[-1])) is not None:
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


def _damage_of(last: Backup) -> str | None:
    """Read the whole last backup, and return what is wrong with it; None if it is as it was written."""
    try:
        if is_as_written(last):
            return None
    except OSError as error:
        return f"{last.file} cannot be read ({error.strerror}): {rights_advice(last.file)}."
    return (
        f"{last.file.name} is damaged, it is not what its {SUM} says: delete both, and make another "
        "(`sobek-bot backup`)."
    )


def deletions_finding(files: tuple[Path, ...], health: DatabaseHealth) -> Finding:
    """Check that the lists of deleted people can be read, and that the next deletion can be noted."""
    first, *copies = files
    try:
        listed = merged([one for one in map(read, files) if one is not None])
    except BadDeletionLog as error:
        closed = isinstance(error, UnreadableDeletionLog)
        advice = "" if closed else " Delete it if another copy is whole, and start the bot."
        return Finding("deletions", False, f"{error}{advice}")
    lock = first.with_name(f"{first.name}.lock")
    if (why := why_unwritable(first.parent)) is not None:
        return Finding("deletions", False, f"{first} cannot be written: {unwritable_advice(first.parent, why)}")
    if lock.exists() and not os.access(lock, os.R_OK | os.W_OK):
        return Finding("deletions", False, f"{lock} cannot be written: {rights_advice(lock)}.")
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
        f"; no second copy in {one.parent}: {why}" for one in copies if (why := why_unwritable(one.parent)) is not None
    ]
    return Finding("deletions", True, f"all are known since {since}{''.join(alone)}")
