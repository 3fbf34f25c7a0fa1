"""The SQLite file that this process has open: whether its path still leads to it, and what it holds if not.

SQLite would go on writing to a file that was deleted or replaced until its last connection is closed, and then all
would be lost. So nothing is written to such a file, no connection is opened, and what it holds is saved beside it.
"""

from __future__ import annotations

import logging
import os
import sqlite3
import threading
import time
from contextlib import closing, suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL

from bot.store.errors import FileReplaced
from bot.store.file_ownership import give_to_owner, make_for_its_owner
from bot.store.url import named_file, sqlite_file
from bot.telemetry.lasting_fault_log import AGAIN, LastingFaultLog

log = logging.getLogger(__name__)

RESCUED: Final = ".rescued-"
"""The part of a rescued file's name between the name of the database and the moment."""

STAMP: Final = "%Y%m%dT%H%M%SZ"
"""How a moment stands in names of files: 20261123T030000Z, in UTC."""

DAMAGED: Final = "the file is damaged: `sobek-bot restore FILE` goes back to a backup"

_COMPANIONS: Final = ("-wal", "-shm")

_Identity = tuple[int, int]
"""Device and inode, by which the system knows a file under any name."""


class FileReplacementGuard:
    """A SQLite file with its companions, known by device and inode since its own connection was opened.

    That connection is there as long as the database is open, so that the companions stay the same files, and that
    what is in them can be saved. It is used for nothing else.

    Args:
        url: the address of the database.
    """

    def __init__(self, url: URL) -> None:
        # A link may be changed as well; the companions lie beside the file to which it leads.
        self._named, self._file = named_file(url), sqlite_file(url)
        self._opened: dict[str, _Identity] = {}
        self._mode = 0o600
        self._connection: sqlite3.Connection | None = None
        self._working = threading.Lock()
        self._incident = 0
        self._away = self._saved = self._emptied = False
        self._later = 0.0
        self._trouble = LastingFaultLog(
            log,
            "nothing is stored, for the database is not the file that was opened",
            "nothing has been stored",
            "the database is the file that was opened again",
        )

    @property
    def address(self) -> str:
        """Return the URI by which a connection opens the file if it is there, and never makes one."""
        return f"{self._file.as_uri()}?mode=rw"

    def open(self, patience: float) -> None:
        """Open the connection, look whether the file is a sound database, and remember which file it is.

        Args:
            patience: for how many seconds another program that has the file locked is waited for.

        Raises:
            sqlite3.Error: the file cannot be opened, or is damaged.
            OSError: it is not there, or was replaced just now.
        """
        there = os.stat(self._named)
        connection = sqlite3.connect(
            self.address, timeout=patience, uri=True, isolation_level=None, check_same_thread=False
        )
        try:
            if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
                raise sqlite3.DatabaseError(DAMAGED)
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("SELECT count(*) FROM sqlite_master").fetchone()  # opens the companions
            connection.execute("PRAGMA shrink_memory")
            connection.execute("PRAGMA busy_timeout=0")
            opened = {str(self._named): _identity(there)}
            for path in self._companions:
                with suppress(FileNotFoundError):
                    opened[path] = _identity(os.stat(path))
            self._mode, self._opened = there.st_mode & 0o777, opened
            self.require_unchanged()
        except BaseException:
            self._opened = {}
            connection.close()
            raise
        self._connection = connection

    def require_unchanged(self) -> None:
        """Require that the paths lead to the files that were opened; one `stat` each.

        Raises:
            FileReplaced: one does not; what would be stored now would be lost.
        """
        for path, opened in self._opened.items():
            if (why := _difference(path, opened)) is not None:
                if not self._away:
                    self._away, self._saved, self._emptied, self._later = True, False, False, 0.0
                    self._incident += 1
                self._trouble.note_failure(why)
                raise FileReplaced(why)
        if self._away:
            self._away = False
            self._trouble.note_end()

    @property
    def away(self) -> bool:
        """Whether a path does not lead to the file that was opened."""
        return any(_difference(path, opened) is not None for path, opened in self._opened.items())

    def save(self, *, last: bool = False) -> None:
        """Save what the open file holds under a name of its own, once, and empty its write-ahead log into it.

        SQLite would take that log for a part of the file that was put in the place of this one. If saving fails, it is
        tried again after a minute.

        Args:
            last: wait for another thread that saves, and try even if it has just failed.
        """
        if not self._working.acquire(blocking=last):
            return
        try:
            if self._away and self._connection is not None:
                self._save(self._connection, last=last)
        finally:
            self._working.release()

    def close(self) -> None:
        """Close the connection, as the last of this process; what would be lost with it is saved first."""
        if self._connection is None:
            return
        with suppress(FileReplaced):
            self.require_unchanged()
        self.save(last=True)
        self._connection.close()
        self._connection = None
        if self._emptied and _difference(str(self._named), self._opened[str(self._named)]) is not None:
            for path in self._companions:
                with suppress(OSError):
                    if _difference(path, self._opened.get(path)) is None:
                        os.unlink(path)
        self._opened = {}

    @property
    def _companions(self) -> tuple[str, ...]:
        return tuple(f"{self._file}{ending}" for ending in _COMPANIONS)

    def _save(self, connection: sqlite3.Connection, *, last: bool) -> None:
        incident = self._incident
        if not self._saved and (last or time.monotonic() >= self._later):
            try:
                saved = self._copy(connection)
            except (sqlite3.Error, OSError) as error:
                self._later = time.monotonic() + AGAIN
                why = (isinstance(error, OSError) and error.strerror) or error
                log.error("what the open database holds could not be saved beside %s (%s)", self._file, why)
            else:
                self._saved = incident == self._incident
                log.error("what the open database holds is saved in %s", saved)
        if not self._emptied:
            with suppress(sqlite3.Error):
                held, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
                self._emptied = not held and incident == self._incident

    def _copy(self, connection: sqlite3.Connection) -> Path:
        """Write what is committed into a new file, which gets its name when it is whole."""
        make_for_its_owner(self._file.parent)
        partial = self._file.with_name(f"{self._file.name}.rescuing")
        partial.unlink(missing_ok=True)
        try:
            os.close(os.open(partial, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
            give_to_owner(partial)
            with closing(sqlite3.connect(partial)) as copy:
                copy.execute("PRAGMA journal_mode=OFF")
                connection.backup(copy)
                copy.execute("PRAGMA journal_mode=DELETE").fetchone()  # a plain file, that needs no companions
            partial.chmod(self._mode)
            settle(partial)
            saved = self._free()
            partial.rename(saved)
        finally:
            with suppress(OSError):
                partial.unlink(missing_ok=True)
        settle_folder(saved.parent)
        return saved

    def _free(self) -> Path:
        """Return a name that no file has."""
        now = time.time()
        while (saved := self._file.with_name(f"{self._file.name}{RESCUED}{_stamp(now)}")).exists():
            now += 1
        return saved


def settle(file: Path) -> None:
    """Wait until a file's content is on the disk."""
    with file.open("rb") as opened:
        os.fsync(opened.fileno())


def settle_folder(folder: Path) -> None:
    """Wait until a folder's names are on the disk, where folders can be opened."""
    with suppress(OSError):
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)


def _stamp(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime(STAMP)


def _identity(found: os.stat_result) -> _Identity:
    return found.st_dev, found.st_ino


def _difference(path: str, opened: _Identity | None) -> str | None:
    """Return why a path does not lead to a file, None if it does."""
    try:
        found = os.stat(path)
    except (FileNotFoundError, NotADirectoryError):
        return f"{os.path.basename(path)} is gone"
    except OSError as error:
        return f"{os.path.basename(path)} cannot be reached: {error.strerror}"
    return None if (found.st_dev, found.st_ino) == opened else f"{os.path.basename(path)} is another file"
