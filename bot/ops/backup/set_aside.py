"""What a backup is put in the place of, if it is a SQLite file: kept beside it, and marked so that no bot opens it."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from glob import escape
from pathlib import Path
from typing import Final

from bot.ops.backup.files import Backup, moment_of, stamp
from bot.ops.backup.sqlite import companions, copy, fold, set_aside
from bot.ops.errors import OperationFailed
from bot.store.database_file import RESCUED, settle, settle_folder

BEFORE: Final = ".before-"
"""What stands in the name of such a file, between that of the database and the moment of the restore."""


def kept_backup(file: Path) -> Backup | None:
    """Return what the name of a file says that a restore or a running bot has kept, None if that is no such name."""
    for kind in (BEFORE, RESCUED):
        name, between, moment = file.name.rpartition(kind)
        if name and between and (at := moment_of(moment)) is not None:
            return Backup(file, at, sqlite=True, before=True)
    return None


def rescued(file: Path) -> list[Backup]:
    """Return what a running bot has saved of a database whose file was deleted or replaced, the oldest first."""
    there = (kept_backup(one) for one in file.parent.glob(f"{escape(file.name)}{RESCUED}*"))
    return sorted((one for one in there if one is not None), key=lambda one: one.moment)


def keep(file: Path, now: float) -> Path | None:
    """Keep a database under another name, in which no bot opens it; itself it is left as it is.

    It is a copy, for a mark in the file itself would lock the bot out if the restore were cut short then. A damaged one
    is kept as it is: no bot opens that anyway.

    Args:
        file: the database.
        now: the moment of the restore, in seconds since 1970.

    Returns:
        Where it is now as well, None if there is none.

    Raises:
        OperationFailed: it could not be kept.
    """
    partial, kept = file.with_name(f"{file.name}.keeping"), _free(file, now)
    if not file.exists():
        _rename(companions(file), companions(kept))
        return None
    whole = fold(file)
    try:
        copy(file, partial)
        if whole:
            _mark(partial, stamp(now))
        settle(partial)
        _rename([*companions(partial), partial], [*companions(kept), kept])
        settle_folder(file.parent)
    except (OSError, sqlite3.Error) as error:
        for left in (partial, *companions(partial)):
            with suppress(OSError):
                left.unlink(missing_ok=True)
        why = (isinstance(error, OSError) and error.strerror) or error
        raise OperationFailed(
            f"{file} could not be kept ({why}), so nothing was restored: make room, or move it elsewhere yourself."
        ) from None
    return kept


def _mark(file: Path, moment: str) -> None:
    try:
        set_aside(file, moment)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return  # damaged


def _free(file: Path, now: float) -> Path:
    """Return a name that no other restore of the same second has used."""
    while (kept := file.with_name(f"{file.name}{BEFORE}{stamp(now)}")).exists():
        now += 1
    return kept


def _rename(files: list[Path], names: list[Path]) -> None:
    for file, name in zip(files, names, strict=True):
        if file.exists():
            file.replace(name)
