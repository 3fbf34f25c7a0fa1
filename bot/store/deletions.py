"""Who had his data deleted of late, as salted hashes in a file outside the database and its backups.

Whoever goes back to a backup deletes again what was deleted since. Backups are kept for 30 days at most, and so are the
hashes. The file is one JSON object: `format`, `salt` (hex) and `people`, a moment in seconds since 1970 for each
hash, which is the hex SHA-256 of the salt's bytes and the person's number in decimal digits.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import secrets
from collections.abc import Collection, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from filelock import FileLock
from filelock import Timeout as LockTimeout

from bot.store.errors import BadDeletions

KEPT: Final = 30 * 24 * 3600
"""For so many seconds deletions are remembered, which is as long as a backup may be kept."""

FILE: Final = "deletions.json"
"""What the file is called, wherever it lies."""

_FORMAT: Final = "sobek-deletions/1"
_PATIENCE: Final = 5.0
_HASH: Final = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Listed:
    """What such a file says: its salt, and for each hash the moment of the latest deletion, in seconds since 1970."""

    salt: bytes = field(repr=False)
    people: Mapping[str, int] = field(repr=False)

    def since(self, moment: int, users: Collection[int]) -> set[int]:
        """Return who of these people had his data deleted at a moment or later."""
        return {user for user in users if self.people.get(_hash(self.salt, user), -1) >= moment}


class Deletions:
    """The file in which deletions are noted; several processes of one machine may have the same.

    Args:
        file: where it is; its folder is made with it, both for their owner alone.
    """

    def __init__(self, file: Path) -> None:
        self._file = file
        self._lock = FileLock(file.with_name(f"{file.name}.lock"), timeout=_PATIENCE, mode=0o600, thread_local=False)

    def make(self, now: int) -> None:
        """Make the file if there is none, and forget in it what is too old.

        Raises:
            BadDeletions: it cannot be made, or what is there is no such file.
        """
        self._change({}, now)

    def note(self, user: int, now: int) -> None:
        """Note that somebody has his data deleted at this moment.

        Raises:
            BadDeletions: it cannot be written; nothing was changed.
        """
        self._change({user: now}, now)

    def _change(self, users: Mapping[int, int], now: int) -> None:
        try:
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._lock:
                listed = read(self._file) or Listed(secrets.token_bytes(32), {})
                kept = {one: at for one, at in listed.people.items() if at >= now - KEPT}
                people = kept | {_hash(listed.salt, user): at for user, at in users.items()}
                if users or people != listed.people or not self._file.exists():
                    _write(self._file, {"format": _FORMAT, "salt": listed.salt.hex(), "people": people})
        except (OSError, LockTimeout) as error:
            why = (isinstance(error, OSError) and error.strerror) or type(error).__name__
            raise BadDeletions(f"The list of deletions {self._file} cannot be written ({why}).") from None


def read(file: Path) -> Listed | None:
    """Return what such a file says, None if there is none.

    Raises:
        BadDeletions: it cannot be read, or is no such file.
    """
    try:
        found = json.loads(file.read_bytes())
        people = found["people"]
        if found["format"] != _FORMAT or not all(
            _HASH.fullmatch(one) and type(at) is int for one, at in people.items()
        ):
            raise ValueError(_FORMAT)
        return Listed(bytes.fromhex(found["salt"]), people)
    except FileNotFoundError:
        return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        raise BadDeletions(f"{file} is no list of deletions that can be read.") from None


def _hash(salt: bytes, user: int) -> str:
    return hashlib.sha256(salt + str(user).encode()).hexdigest()


def _write(file: Path, content: Mapping[str, Any]) -> None:
    """Replace a file as a whole: whoever reads it finds what was there or what is there now."""
    new = file.with_name(f".{file.name}.new")
    with suppress(FileNotFoundError):
        new.unlink()
    with open(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as out:
        json.dump(content, out)
        out.flush()
        os.fsync(out.fileno())
    new.replace(file)
