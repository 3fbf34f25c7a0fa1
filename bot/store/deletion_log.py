"""Who had his data deleted of late, as salted hashes in files outside the database and its backups.

Whoever goes back to a backup deletes again what was deleted since. Backups are kept for 30 days at most, and so are the
hashes. There are two copies, one beside the backups and one beside the database, and each change brings them together:
what one of them knows is lost with neither. A file is one JSON object: `format`, `since` and `until`, two moments in
seconds since 1970 between which nobody had his data deleted without being noted, and `people`: for each salt (hex), a
moment for each hash, which is the hex SHA-256 of the salt's bytes and the person's number in decimal digits.
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

from bot.store.errors import BadDatabaseUrl, BadDeletions, ClosedDeletions
from bot.store.file_owner import give_to_owner, make_for_its_owner
from bot.store.url import database_url, sqlite_file

log = logging.getLogger(__name__)

KEPT: Final = 30 * 24 * 3600
"""For so many seconds deletions are remembered, which is as long as a backup may be kept."""

FILE: Final = "deletions.json"
"""What the file is called, wherever it lies."""

DATA: Final = Path("data")
"""Where a copy lies if games are kept by a server."""

_FORMAT: Final = "sobek-deletions/2"
_OLD_FORMAT: Final = "sobek-deletions/1"
_PATIENCE: Final = 5.0
_HASH: Final = re.compile(r"[0-9a-f]{64}")
_PAUSE: Final = 26 * 3600
"""A running bot touches its lists each day: so many seconds without one say nothing against what was there before."""


@dataclass(frozen=True, slots=True)
class Listed:
    """What such a file says.

    `people` has for each salt, in hex, the moment of the latest deletion for each hash. From `since` to `until`, both
    in seconds since 1970, it knows of all deletions.
    """

    people: Mapping[str, Mapping[str, int]] = field(repr=False)
    since: int
    until: int

    def deleted(self, moment: int, users: Collection[int]) -> set[int]:
        """Return who of these people had his data deleted at a moment or later."""
        return {
            user
            for salt, moments in self.people.items()
            for user in users
            if moments.get(_hash(bytes.fromhex(salt), user), -1) >= moment
        }


class Deletions:
    """The files in which deletions are noted; several processes of one machine may have the same.

    Args:
        file: the first of them, which has to be there for a deletion to be done; its folder is made with it, both for
            their owner alone.
        copies: more of them, of which one that cannot be written is only told of.
        also: a file from before, of which only what it knows is taken over.
    """

    def __init__(self, file: Path, *copies: Path, also: Path | None = None) -> None:
        self._files = (file, *copies)
        self._locks = {
            one: FileLock(one.with_name(f"{one.name}.lock"), timeout=_PATIENCE, mode=0o600, thread_local=False)
            for one in self._files
        }
        self._also = also
        self._alone = threading.Lock()  # theirs are for other processes

    def make(self, now: int) -> bool:
        """Make the files that are missing out of those that are there, and forget in them what is too old.

        Returns:
            Whether there was none at all, so that nothing from before this moment is known.

        Raises:
            BadDeletions: the first cannot be made, or what is there is no such file.
        """
        return self._change((), now)

    def note(self, user: int, now: int) -> None:
        """Note that somebody has his data deleted at this moment.

        Raises:
            BadDeletions: the first file cannot be written; nothing was changed.
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
                except BadDeletions as error:
                    log.warning("a second list of deletions is not kept: %s", error)
            before = None if self._also is None or self._also in there else read(self._also)
            found = merged([one for one in (*there.values(), before) if one is not None])
            listed = _changed(found or Listed({secrets.token_hex(32): {}}, now, now), users, now)
            for file in there:
                try:
                    _write(file, listed)
                except OSError as error:
                    if file == first:
                        raise _unwritten(file, error) from None
                    log.warning("a second list of deletions is not kept: %s", _unwritten(file, error))
        return found is None

    def _read(self, file: Path, locked: ExitStack) -> Listed | None:
        """Lock a file, and return what it says."""
        try:
            make_for_its_owner(file.parent)
            locked.enter_context(self._locks[file])
            give_to_owner(Path(self._locks[file].lock_file))
        except (OSError, LockTimeout) as error:
            raise _unwritten(file, error) from None
        return read(file)


def places(address: str, backups: Path | None) -> tuple[Path, ...]:
    """Return where deletions are noted: beside the backups, so that it is left with them, and beside the database.

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


def read(file: Path) -> Listed | None:
    """Return what such a file says, None if there is none.

    Raises:
        BadDeletions: it is no such file; ClosedDeletions if it cannot be read.
    """
    try:
        found = json.loads(file.read_bytes())
        if found["format"] == _OLD_FORMAT:
            listed = _of_old(found, int(file.stat().st_mtime))
        else:
            listed = Listed(found["people"], found["since"], found["until"])
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
        raise ClosedDeletions(
            f"The list of deletions {file} cannot be read ({why}): let the bot's user own it (chown), and its folder."
        ) from None
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadDeletions(f"{file} is no list of deletions that can be read.") from None


def merged(lists: Sequence[Listed]) -> Listed | None:
    """Return what several lists know together, None of none.

    An older one makes the whole reach further back only where no time lies between them of which nobody knows.
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
    return Listed(people, since, newest.until)


def _changed(listed: Listed, users: Iterable[int], now: int) -> Listed:
    """Return a list with more people on it, and without what is too old."""
    mine, *others = (
        (salt, {one: moment for one, moment in those.items() if moment >= now - KEPT})
        for salt, those in listed.people.items()
    )
    salt, those = mine
    those |= {_hash(bytes.fromhex(salt), user): now for user in users}
    return Listed(dict([mine, *(one for one in others if one[1])]), listed.since, max(listed.until, now))


def _of_old(found: Mapping[str, Any], written: int) -> Listed:
    """Return what a file of the first format says: since when it knows it did not tell."""
    moments = list(found["people"].values())
    return Listed({found["salt"]: found["people"]}, min([written, *moments]), max([written, *moments]))


def _unwritten(file: Path, error: Exception) -> BadDeletions:
    why = (isinstance(error, OSError) and error.strerror) or type(error).__name__
    return BadDeletions(
        f"The list of deletions {file} cannot be written ({why}): is its disk there, and does the bot's user own its "
        "folder?"
    )


def _hash(salt: bytes, user: int) -> str:
    return hashlib.sha256(salt + str(user).encode()).hexdigest()


def _write(file: Path, listed: Listed) -> None:
    """Replace a file as a whole: whoever reads it finds what was there or what is there now."""
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
