"""Backups of a SQLite file: copied in one state while a bot writes, checked, put in the place of another file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.ops.backup.content import NO_BACKUP, Content
from bot.ops.errors import OperationFailed
from bot.ops.paths import is_absent, rights, unreachable
from bot.store.file_ownership import give_to_owner
from bot.store.migrate import SET_ASIDE_MARK, VERSIONS
from bot.store.url import sqlite_file

WRITTEN: Final = "-wal"
COMPANIONS: Final = (WRITTEN, "-shm")
"""What belongs to a SQLite file while somebody has it open, or after he was killed."""

GO_BACK: Final = "`sobek-bot restore FILE` goes back to a backup"
"""What to do with a database that is not sound."""

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
        whole: whether all tables have to be there.

    Raises:
        OperationFailed: there is no such database, it cannot be read, lacks tables, or what was written is not sound.
    """
    source = sqlite_file(url)
    try:
        with closing(_opened(source)) as connection:
            connection.execute("VACUUM INTO ?", (str(to),))
    except sqlite3.Error as error:
        # Of a damaged database it may name the file that was to be written, which has nothing to do with it.
        try:
            absent = is_absent(source)
        except OSError as closed:
            raise OperationFailed(unreachable(source, closed)) from None
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
        content.expect_whole(str(source), NO_BACKUP)


def check(file: Path, advice: str = "use another backup") -> Content:
    """Look whether a file is a sound database, and return what it holds.

    Args:
        file: the database.
        advice: what to do if it is not.

    Raises:
        OperationFailed: it is not sound.
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


def beside(file: Path) -> Path:
    """Return where a backup is made ready: on the same disk as the database in whose place it is put."""
    return file.with_name(f"{file.name}.restoring")


def copy(file: Path, to: Path) -> None:
    """Copy a database with what is not in its file yet, for its owner alone, in the place of what another try left."""
    for left in (to, *companions(to)):
        left.unlink(missing_ok=True)
    _copy(file, to)
    written, other = (one.with_name(one.name + WRITTEN) for one in (file, to))
    if written.exists():
        _copy(written, other)


def companions(file: Path) -> list[Path]:
    """Return what belongs to a SQLite file."""
    return [file.with_name(file.name + ending) for ending in COMPANIONS]


def fold(file: Path) -> bool:
    """Write what is in its companions into a file, as whoever closes it last does.

    Returns:
        Whether that could be done; a damaged file is left as it is.

    Raises:
        OperationFailed: another program holds it, or it cannot be used.
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
    """Return a sentence about a database that cannot be used now although it is there, and what to do."""
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return f"{file} is held by another program ({error}): {_STOP_IT}."
        case sqlite3.SQLITE_FULL:
            return f"{file} cannot be written ({error}): make room."
        case sqlite3.SQLITE_IOERR:
            return f"{file} cannot be read or written ({error}): look at its disk, and at the system's log."
        case _:
            return f"{file} cannot be read or written ({error}): {rights(file)}."


def set_aside(file: Path, moment: str) -> None:
    """Mark a database so that no bot opens it; one that has no version is opened by none anyway.

    Args:
        file: the database. One that is marked already stays as it is.
        moment: that of the restore which keeps it, as it stands in names.

    Raises:
        sqlite3.Error: it is damaged, or cannot be written.
    """
    with closing(_opened(file)) as connection:
        if connection.execute("SELECT 1 FROM sqlite_master WHERE name = ?", (VERSIONS,)).fetchone() is not None:
            connection.execute(_SET_ASIDE, (f"{SET_ASIDE_MARK}{moment}-", f"{SET_ASIDE_MARK}%"))


def last_number(file: Path) -> int:
    """Return the last number that was given to a table in a database, 0 where that cannot be told."""
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
    """Open a file that is there; sqlite3 would make one."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=_PATIENCE, uri=True, isolation_level=None)
