"""Backups as files of a folder: make them whole or not at all, find them by name, delete old ones.

Beside each backup lies its SHA-256, as `sha256sum` writes it. It shows damage, and is written before the backup.
"""

from __future__ import annotations

import hashlib
import os
import re
from contextlib import suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.ops.backup import postgresql, sqlite
from bot.ops.errors import OperationFailed, capitalised
from bot.ops.path_access import unwritable_advice
from bot.store.file_ownership import give_to_owner, make_for_its_owner
from bot.store.file_replacement_guard import STAMP, settle, settle_folder
from bot.store.url import database_url

DAY: Final = 86_400
SUM: Final = ".sha256"
"""The ending of a file with a SHA-256."""

_NAME: Final = re.compile(r"sobek-(?P<before>before-)?(?P<stamp>[0-9]{8}T[0-9]{6}Z)\.(?P<kind>sqlite3|pgdump)")
_LEFT: Final = re.compile(_NAME.pattern.join((r"\.", r"\.partial(?:-journal|-wal|-shm)?")))
_BLOCK: Final = 2**20


@dataclass(frozen=True, slots=True)
class Backup:
    """A backup: its file, its moment in seconds since 1970, and whether it is one of SQLite.

    `before` says that it holds what was there before a restore: it can be restored by its name, but is not counted
    among the backups.
    """

    file: Path
    moment: int
    sqlite: bool
    before: bool = False


def make_backup(address: str, folder: Path, now: float, *, before: bool = False) -> Backup:
    """Back up a database while a bot runs on it, and check the result.

    Args:
        address: the database.
        folder: gets the backup; if missing it is made, for its owner alone.
        now: this moment, in seconds since 1970.
        before: whether it is made before a restore, of a database that need not be whole.

    Raises:
        BadDatabaseUrl: the address is wrong.
        OperationFailed: it could not be made or is damaged; nothing of it is left.
    """
    url = database_url(address)
    is_sqlite = url.get_backend_name() == "sqlite"
    name = f"sobek-{'before-' if before else ''}{stamp(now)}.{'sqlite3' if is_sqlite else 'pgdump'}"
    partial, file = folder / f".{name}.partial", folder / name
    try:
        make_for_its_owner(folder)
        os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except (FileExistsError, NotADirectoryError):
        raise OperationFailed(f"{folder} is no folder, or another backup is being made there now.") from None
    except OSError as error:
        raise OperationFailed(capitalised(unwritable_advice(folder, error.strerror or type(error).__name__))) from None
    try:
        (sqlite if is_sqlite else postgresql).dump(url, partial, whole=not before)
        _finish(partial, file)
    except OSError as error:
        raise OperationFailed(f"The backup could not be written in {folder} ({error.strerror}).") from None
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
    return Backup(file, int(now), is_sqlite, before)


def backups_in(folder: Path) -> list[Backup]:
    """Return the backups of a folder that are not empty and have a SHA-256 beside them, the oldest first.

    Raises:
        OSError: the folder exists and cannot be read.
    """
    try:
        names = sorted(one.name for one in folder.iterdir())
    except FileNotFoundError:
        return []
    backups = [backup_named(folder / name) for name in names]
    whole = (one for one in backups if one is not None and not one.before and _is_whole(one.file))
    return sorted(whole, key=lambda one: one.moment)


def unfinished(folder: Path) -> list[str]:
    """Return the names of backups that are empty or have no SHA-256 beside them.

    Raises:
        OSError: the folder cannot be read.
    """
    names = sorted(one.name for one in folder.iterdir())
    return [name for name in names if backup_named(folder / name) is not None and not _is_whole(folder / name)]


def backup_named(file: Path) -> Backup | None:
    """Return the backup that a file's name describes; None if it is no backup's name."""
    named = _NAME.fullmatch(file.name)
    moment = moment_of(named["stamp"]) if named is not None else None
    if named is None or moment is None:
        return None
    return Backup(file, moment, named["kind"] == "sqlite3", named["before"] is not None)


def delete_old(folder: Path, days: int, now: float) -> int:
    """Delete backups older than so many days, and the remains of backups that were cut short.

    Returns:
        How many backups were deleted.

    Raises:
        OSError: one could not be deleted.
    """
    deleted = 0
    for file in sorted(folder.iterdir()):
        backup, left = backup_named(file.with_name(file.name.removesuffix(SUM))), _LEFT.fullmatch(file.name)
        begun = moment_of(left["stamp"]) if left is not None else None
        if backup is not None and backup.moment < now - days * DAY:
            file.unlink(missing_ok=True)
            deleted += not file.name.endswith(SUM)
        elif begun is not None and begun < now - DAY:
            file.unlink(missing_ok=True)
    return deleted


def is_as_written(backup: Backup) -> bool:
    """Return whether a backup is as it was written; True if it has no SHA-256 beside it.

    Raises:
        OSError: it cannot be read.
    """
    try:
        written = backup.file.with_name(backup.file.name + SUM).read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return True
    return written.split(maxsplit=1)[:1] == [_sum(backup.file)]


def stamp(now: float) -> str:
    """Return a moment as file names have it: 20261123T030000Z."""
    return datetime.fromtimestamp(now, UTC).strftime(STAMP)


def moment_of(text: str) -> int | None:
    """Return the moment in a file name, in seconds since 1970; None if it is none."""
    try:
        return int(datetime.strptime(text, STAMP).replace(tzinfo=UTC).timestamp())
    except ValueError:
        return None


def _finish(partial: Path, file: Path) -> None:
    """Write the SHA-256 of a backup, then give the backup its name."""
    settle(partial)
    give_to_owner(partial)
    beside = file.with_name(file.name + SUM)
    with open(os.open(beside, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600), "w", encoding="utf-8") as out:
        give_to_owner(beside)
        out.write(f"{_sum(partial)}  {file.name}\n")
        out.flush()
        os.fsync(out.fileno())
    partial.replace(file)
    settle_folder(file.parent)


def _sum(file: Path) -> str:
    digest = hashlib.sha256()
    with file.open("rb") as opened:
        while block := opened.read(_BLOCK):
            digest.update(block)
    return digest.hexdigest()


def _is_whole(file: Path) -> bool:
    """Return whether a backup is not empty and has its SHA-256 beside it."""
    try:
        return all(one.stat().st_size > 0 for one in (file, file.with_name(file.name + SUM)))
    except FileNotFoundError:
        return False
