"""Keep a copy of the SQLite file that a restore replaces, marked so that no bot opens it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from glob import escape
from pathlib import Path
from typing import Final

from bot.ops.backup.backup_files import Backup, moment_of, stamp
from bot.ops.backup.sqlite import checkpoint, companions, copy, set_aside
from bot.ops.errors import OperationFailed
from bot.store.file_replacement_guard import RESCUED, settle, settle_folder

BEFORE: Final = ".before-"
"""The part of such a file's name between the database's name and the moment of the restore."""


def kept_backup(file: Path) -> Backup | None:
    """Return the backup that a restore or a running bot kept as this file; None if it has no such name."""
    for kind in (BEFORE, RESCUED):
        name, between, moment = file.name.rpartition(kind)
        if name and between and (at := moment_of(moment)) is not None:
            return Backup(file, at, sqlite=True, before=True)
    return None


def rescued(file: Path) -> list[Backup]:
    """Return what a running bot saved of a database file that was deleted or replaced, the oldest first."""
    there = (kept_backup(one) for one in file.parent.glob(f"{escape(file.name)}{RESCUED}*"))
    return sorted((one for one in there if one is not None), key=lambda one: one.moment)


def keep_copy(file: Path, now: float) -> Path | None:
    """Copy a database to another name under which no bot opens it; the file itself stays as it is.

    A mark in the file itself would lock the bot out if the restore were cut short. A damaged file gets no mark: no bot
    opens it anyway.

    Args:
        file: the database.
        now: the moment of the restore, in seconds since 1970.

    Returns:
        The copy; None if there is no database.

    Raises:
        OperationFailed: the copy could not be made.
    """
    partial, target = file.with_name(f"{file.name}.keeping"), _free(file, now)
    if not file.exists():
        _rename(companions(file), companions(target))
        return None
    whole = checkpoint(file)
    try:
        copy(file, partial)
        if whole:
            _mark(partial, stamp(now))
        settle(partial)
        _rename([*companions(partial), partial], [*companions(target), target])
        settle_folder(file.parent)
    except (OSError, sqlite3.Error) as error:
        for left in (partial, *companions(partial)):
            with suppress(OSError):
                left.unlink(missing_ok=True)
        why = (isinstance(error, OSError) and error.strerror) or error
        raise OperationFailed(
            f"{file} could not be kept ({why}), so nothing was restored: make room, or move it elsewhere yourself."
        ) from None
    return target


def _mark(file: Path, moment: str) -> None:
    try:
        set_aside(file, moment)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return  # damaged


def _free(file: Path, now: float) -> Path:
    """Return a name that no other restore of the same second has used."""
    while (target := file.with_name(f"{file.name}{BEFORE}{stamp(now)}")).exists():
        now += 1
    return target


def _rename(files: list[Path], names: list[Path]) -> None:
    for file, name in zip(files, names, strict=True):
        if file.exists():
            file.replace(name)
