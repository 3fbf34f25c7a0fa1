"""The log of recent erasures: salted hashes of people in files outside the database and its backups.

After a restore, what was deleted since the backup is deleted again. Backups are kept for 30 days at most, and so are
the hashes. There are two copies, one beside the backups and one beside the database, and each change merges them, so
that nothing is lost with one of them. A file is one JSON object: `format`, `since` and `until`, two moments in seconds
since 1970 between which every erasure was noted, and `people`: for each salt (hex), a moment for each hash, which is
the hex SHA-256 of the salt's bytes and the person's number in decimal digits.
"""

from __future__ import annotations

import hashlib
import json
import logging
import os
import re
import secrets
import threading
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from filelock import FileLock
from filelock import Timeout as LockTimeout

from bot.store.errors import BadDatabaseUrl, BadDeletionLog, UnreadableDeletionLog
from bot.store.file_ownership import give_to_owner, make_for_its_owner
from bot.store.url import database_url, sqlite_file

log = logging.getLogger(__name__)

REMEMBERED_FOR: Final = 30 * 24 * 3600
"""For so many seconds erasures are remembered: as long as a backup may be kept."""

FILE: Final = "deletions.json"
"""The name of the file in each folder."""

DATA: Final = Path("data")
"""The folder of a copy if the database is on a server."""

_FORMAT: Final = "sobek-deletions/2"
_OLD_FORMAT: Final = "sobek-deletions/1"
_PATIENCE: Final = 5.0
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_PAUSE: Final = 26 * 3600
"""A running bot writes its files each day: a gap of at most so many seconds does not break what is known."""


@dataclass(frozen=True, slots=True)
class DeletionList:
    """The content of such a file.

    `people` has for each salt, in hex, the moment of the latest deletion for each hash. From `since` to `until`, both
    in seconds since 1970, it knows of all deletions.
    """

    people: Mapping[str, Mapping[str, int]] = field(repr=False)
    since: int
    until: int

    def deleted(self, moment: int, users: Collection[int]) -> set[int]:
        """Return which of these people had their data deleted at a moment or later."""
        return {
            user
            for salt, moments in self.people.items()
            for user in users
            if moments.get(_hash(bytes.fromhex(salt), user), -1) >= moment
        }


class DeletionLog:
    """The files in which erasures are noted; several processes of one machine may share them.

    Args:
        file: the first of them, which must be writable for an erasure to be done; its folder is made with it, both
            for their owner alone.
        copies: more of them; one that cannot be written is only logged.
        also: an earlier file, of which only the content is taken over.
    """

    def __init__(self, file: Path, *copies: Path, also: Path | None = None) -> None:
        self._files = (file, *copies)
        self._locks = {
            one: FileLock(one.with_name(f"{one.name}.lock"), timeout=_PATIENCE, mode=0o600, thread_local=False)
            for one in self._files
        }
        self._also = also
        self._alone = threading.Lock()  # the locks of files are for other processes

    def make(self, now: int) -> bool:
        """Make the files that are missing out of those that are there, and drop what is too old.

        Returns:
            Whether there was none at all, so that nothing from before this moment is known.

        Raises:
            BadDeletionLog: the first cannot be made, or what is there is no such file.
        """
        return self._change((), now)

    def note(self, user: int, now: int) -> None:
        """Note that a person's data are deleted at this moment.

        Raises:
            BadDeletionLog: the first file cannot be written; nothing was changed.
        """
        if self._change((user,), now):
            log.warning("the list of deletions %s was lost: it knows nothing from before this moment", self._files[0])

    def _change(self, users: Collection[int], now: int) -> bool:
        first, *copies = self._files
        with self._alone, ExitStack() as locked:
            there = {first: self._read(first, locked)}
            for copy in copies:
                try:
                    there[copy] = self._read(copy, locked)
                except BadDeletionLog as error:
                    log.warning("a second list of deletions is not kept: %s", error)
            before = None if self._also is None or self._also in there else read(self._also)
            found = merged([one for one in (*there.values(), before) if one is not None])
            listed = _changed(found or DeletionList({secrets.token_hex(32): {}}, now, now), users, now)
            for file in there:
                try:
                    _write(file, listed)
                except OSError as error:
                    if file == first:
                        raise _unwritten(file, error) from None
                    log.warning("a second list of deletions is not kept: %s", _unwritten(file, error))
        return found is None

    def _read(self, file: Path, locked: ExitStack) -> DeletionList | None:
        """Lock a file, and return what it says."""
        try:
            make_for_its_owner(file.parent)
            locked.enter_context(self._locks[file])
            give_to_owner(Path(self._locks[file].lock_file))
        except (OSError, LockTimeout) as error:
            raise _unwritten(file, error) from None
        return read(file)


def deletion_files(address: str, backups: Path | None) -> tuple[Path, ...]:
    """Return the files of the deletion log: one beside the backups, one beside the database.

    Args:
        address: that of the database.
        backups: the folder for backups, None where none are made.
    """
    home = DATA
    with suppress(BadDatabaseUrl):
        url = database_url(address)
        home = sqlite_file(url).parent if url.get_backend_name() == "sqlite" else DATA
    folders = (home,) if backups is None else (backups, home)
    return tuple({folder.resolve(): folder / FILE for folder in folders}.values())


def read(file: Path) -> DeletionList | None:
    """Return the content of such a file, None if there is none.

    Raises:
        BadDeletionLog: it is no such file; UnreadableDeletionLog if it cannot be read.
    """
    try:
        found = json.loads(file.read_bytes())
        if found["format"] == _OLD_FORMAT:
            listed = _of_old(found, int(file.stat().st_mtime))
        else:
            listed = DeletionList(found["people"], found["since"], found["until"])
        moments = [moment for those in listed.people.values() for moment in those.values()]
        if (
            found["format"] not in (_FORMAT, _OLD_FORMAT)
            or not listed.people
            or not all(bytes.fromhex(salt) for salt in listed.people)
            or not all(_HASH.fullmatch(one) for those in listed.people.values() for one in those)
            or not all(type(moment) is int for moment in (*moments, listed.since, listed.until))
        ):
            raise ValueError(_FORMAT)
        return listed
    except (FileNotFoundError, NotADirectoryError):
        return None
    except OSError as error:
        why = error.strerror or type(error).__name__
        raise UnreadableDeletionLog(
            f"The list of deletions {file} cannot be read ({why}): let the bot's user own it (chown), and its folder."
        ) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadDeletionLog(f"{file} is no list of deletions that can be read.") from None


def merged(lists: Sequence[DeletionList]) -> DeletionList | None:
    """Return what several lists know together, None of none.

    An older list extends the time that is known only if there is no gap between it and the next.
    """
    if not lists:
        return None
    newest, *older = sorted(lists, key=lambda one: one.until, reverse=True)
    people, since = {salt: dict(those) for salt, those in newest.people.items()}, newest.since
    for one in older:
        for salt, those in one.people.items():
            mine = people.setdefault(salt, {})
            mine.update({each: max(moment, mine.get(each, moment)) for each, moment in those.items()})
        if one.until + _PAUSE >= since:
            since = min(since, one.since)
    return DeletionList(people, since, newest.until)


def _changed(listed: DeletionList, users: Iterable[int], now: int) -> DeletionList:
    """Return a list with more people, and without what is too old."""
    mine, *others = (
        (salt, {one: moment for one, moment in those.items() if moment >= now - REMEMBERED_FOR})
        for salt, those in listed.people.items()
    )
    salt, those = mine
    those |= {_hash(bytes.fromhex(salt), user): now for user in users}
    return DeletionList(dict([mine, *(one for one in others if one[1])]), listed.since, max(listed.until, now))


def _of_old(found: Mapping[str, Any], written: int) -> DeletionList:
    """Return the content of a file of the first format, which did not say since when it is complete."""
    moments = list(found["people"].values())
    return DeletionList({found["salt"]: found["people"]}, min([written, *moments]), max([written, *moments]))


def _unwritten(file: Path, error: Exception) -> BadDeletionLog:
    why = (isinstance(error, OSError) and error.strerror) or type(error).__name__
    return BadDeletionLog(
        f"The list of deletions {file} cannot be written ({why}): is its disk there, and does the bot's user own its "
        "folder?"
    )


def _hash(salt: bytes, user: int) -> str:
    return hashlib.sha256(salt + str(user).encode()).hexdigest()


def _write(file: Path, listed: DeletionList) -> None:
    """Replace a file as a whole: a reader finds either the old content or the new one."""
    content = {"format": _FORMAT, "since": listed.since, "until": listed.until, "people": listed.people}
    new = file.with_name(f".{file.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    with open(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as out:
        json.dump(content, out)
        out.flush()
        os.fsync(out.fileno())
    give_to_owner(new)
    new.replace(file)
