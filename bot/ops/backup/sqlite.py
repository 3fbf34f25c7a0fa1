"""Backups of a SQLite file: copy one state while a bot writes, check it, put it in the place of another file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.ops.backup.database_content import NO_BACKUP, Content
from bot.ops.errors import OperationFailed
from bot.ops.path_access import is_absent, rights_advice, unreachable_advice
from bot.store.file_ownership import give_to_owner
from bot.store.migrate import SET_ASIDE_MARK, VERSIONS
from bot.store.url import sqlite_file

WRITTEN: Final = "-wal"
COMPANIONS: Final = (WRITTEN, "-shm")
"""The endings of files that SQLite writes beside an open database, and that a killed process leaves."""

GO_BACK: Final = "`sobek-bot restore FILE` goes back to a backup"
"""The advice about a damaged database."""

_PATIENCE: Final = 30.0
_STOP_IT: Final = "stop that, then do this again"
_VERSION: Final = f"SELECT version_num FROM {VERSIONS}"  # noqa: S608 (a name of ours)
_SET_ASIDE: Final = f"UPDATE {VERSIONS} SET version_num = ? || version_num WHERE version_num NOT LIKE ?"  # noqa: S608
_LAST: Final = "SELECT seq FROM sqlite_sequence WHERE name = 'games'"


def dump(url: URL, to: Path, *, whole: bool = True) -> None:
    """Write one state of a database into an empty file, and check it.

    Args:
        url: the database.
        to: the file.
        whole: whether all tables must be there.

    Raises:
        OperationFailed: there is no such database, it cannot be read, lacks tables, or the written file is damaged.
    """
    source = sqlite_file(url)
    try:
        with closing(_opened(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(to),))
    except sqlite3.Error as error:
        # For a damaged source, SQLite's error may name the file that was being written.
        try:
            absent = is_absent(source)
        except OSError as closed:
            raise OperationFailed(unreachable_advice(source, closed)) from None
        if absent:
            raise OperationFailed(f"{source} could not be backed up: there is no such file.") from None
        check(source, GO_BACK)
        raise OperationFailed(f"{source} could not be backed up ({error}): make room for it, or try again.") from None
    try:
        content = check(to)
    except OperationFailed:
        check(source, GO_BACK)
        raise
    if whole:
        content.require_whole(str(source), NO_BACKUP)


def check(file: Path, advice: str = "use another backup") -> Content:
    """Check that a file is an undamaged database, and return its content.

    Args:
        file: the database.
        advice: what to do if it is damaged.

    Raises:
        OperationFailed: it is damaged or cannot be used.
    """
    try:
        with closing(_opened(file)) as connection:
            sound = connection.execute("PRAGMA integrity_check(1)").fetchone() == ("ok",)
            if not sound or connection.execute("PRAGMA foreign_key_check").fetchone() is not None:
                raise OperationFailed(f"{file} is damaged: {advice}.")
            named = connection.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
            )
            tables = frozenset(str(name) for (name,) in named)
            row = connection.execute(_VERSION).fetchone() if VERSIONS in tables else None
            return Content(None if row is None else str(row[0]), tables)
    except sqlite3.OperationalError as error:
        raise OperationFailed(unusable(file, error)) from None
    except sqlite3.DatabaseError:
        raise OperationFailed(f"{file} is damaged, or no database: {advice}.") from None


def restoring_file(file: Path) -> Path:
    """Return the file in which a backup is prepared: on the same disk as the database that it replaces."""
    return file.with_name(f"{file.name}.restoring")


def copy(file: Path, to: Path) -> None:
    """Copy a database and its write-ahead log, for its owner alone; replace the remains of an earlier try."""
    for left in (to, *companions(to)):
        left.unlink(missing_ok=True)
    _copy(file, to)
    written, other = (one.with_name(one.name + WRITTEN) for one in (file, to))
    if written.exists():
        _copy(written, other)


def companions(file: Path) -> list[Path]:
    """Return the files that SQLite writes beside a database."""
    return [file.with_name(file.name + ending) for ending in COMPANIONS]


def checkpoint(file: Path) -> bool:
    """Write the write-ahead log into the database, as the last process that closes it does.

    Returns:
        Whether that succeeded; a damaged file is left as it is.

    Raises:
        OperationFailed: another program has it open, or it cannot be used.
    """
    try:
        with closing(_opened(file)) as connection:
            held = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
    except sqlite3.OperationalError as error:
        raise OperationFailed(unusable(file, error)) from None
    except sqlite3.DatabaseError:
        return False
    if held:
        raise OperationFailed(f"{file} is held by another program: {_STOP_IT}.")
    return True


def unusable(file: Path, error: sqlite3.Error) -> str:
    """Return a sentence about an existing database that cannot be used now, and what to do."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"{file} is held by another program ({error}): {_STOP_IT}."
        case sqlite3.SQLITE_FULL:
            return f"{file} cannot be written ({error}): make room."
        case sqlite3.SQLITE_IOERR:
            return f"{file} cannot be read or written ({error}): look at its disk, and at the system's log."
        case _:
            return f"{file} cannot be read or written ({error}): {rights_advice(file)}."


def set_aside(file: Path, moment: str) -> None:
    """Mark a database so that no bot opens it; a database without a version needs no mark.

    Args:
        file: the database; if it is marked already, it stays as it is.
        moment: that of the restore, as file names have it.

    Raises:
        sqlite3.Error: it is damaged, or cannot be written.
    """
    with closing(_opened(file)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSIONS,)).fetchone() is not None:
            connection.execute(_SET_ASIDE, (f"{SET_ASIDE_MARK}{moment}-", f"{SET_ASIDE_MARK}%"))


def last_number(file: Path) -> int:
    """Return the last game number in a database, 0 if it cannot be read."""
    if file.exists():
        with suppress(sqlite3.Error), closing(_opened(file)) as connection:
            row = connection.execute(_LAST).fetchone()
            return int(row[0]) if row is not None else 0
    return 0


def _copy(file: Path, to: Path) -> None:
    with file.open("rb") as source, open(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
        give_to_owner(to)
        shutil.copyfileobj(source, out)
        out.flush()
        os.fsync(out.fileno())


def _opened(file: Path) -> sqlite3.Connection:
    """Open an existing file; sqlite3 alone would make one."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=_PATIENCE, uri=True, isolation_level=None)
