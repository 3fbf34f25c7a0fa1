"""Backups of a SQLite file: copied in one state while a bot writes, checked, put in the place of another file."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.operations.content import NO_BACKUP, Content
from bot.operations.errors import OperationFailed
from bot.store.migrate import VERSIONS
from bot.store.owner import give_to_owner
from bot.store.url import sqlite_file

COMPANIONS: Final = ("-wal", "-shm")
"""What belongs to a SQLite file while somebody has it open, or after he was killed."""

GO_BACK: Final = "`sobek-bot restore FILE` goes back to a backup"
"""What to do with a database that is not sound."""

_PATIENCE: Final = 30.0
_VERSION: Final = f"SELECT version_num FROM {VERSIONS}"  # noqa: S608 (a name of ours)


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
        if source.exists():
            check(source, GO_BACK)
        raise OperationFailed(f"{source} could not be backed up ({error}).") from None
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
        raise OperationFailed(f"{file} cannot be read ({error}).") from None
    except sqlite3.DatabaseError:
        raise OperationFailed(f"{file} is damaged, or no database: {advice}.") from None


def beside(file: Path) -> Path:
    """Return where a backup is made ready: on the same disk as the database in whose place it is put."""
    return file.with_name(f"{file.name}.restoring")


def copy(file: Path, to: Path) -> None:
    """Copy a backup, for its owner alone, in the place of what another try has left."""
    for left in (to, *companions(to)):
        left.unlink(missing_ok=True)
    with file.open("rb") as source, open(os.open(to, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as out:
        give_to_owner(to)
        shutil.copyfileobj(source, out)
        out.flush()
        os.fsync(out.fileno())


def companions(file: Path) -> list[Path]:
    """Return what belongs to a SQLite file."""
    return [file.with_name(file.name + ending) for ending in COMPANIONS]


def swap(ready: Path, file: Path, kept: Path) -> bool:
    """Put a database that is ready in the place of another, which is kept; at no moment is there none.

    Returns:
        Whether there was one to keep.
    """
    _fold(file)
    # First of all, since what is in them must never be taken for a part of the new file.
    for companion, other in zip(companions(file), companions(kept), strict=True):
        if companion.exists():
            companion.replace(other)
    there = file.exists()
    if there:
        try:
            os.link(file, kept)
        except OSError:  # a disk that knows no links
            file.replace(kept)
    ready.replace(file)
    return there


def _fold(file: Path) -> None:
    """Write what is in its companions into a file, as whoever closes it last does; a damaged one is left as it is."""
    if file.exists():
        with suppress(sqlite3.Error), closing(_opened(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def _opened(file: Path) -> sqlite3.Connection:
    """Open a file that is there; sqlite3 would make one."""
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", timeout=_PATIENCE, uri=True, isolation_level=None)
