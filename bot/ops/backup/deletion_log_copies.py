"""Copy the list of deletions beside a backup, and adopt lists at a restore."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.store import DeletionLog
from bot.store.deletion_log import FILE, read


def distinct(files: Iterable[Path]) -> tuple[Path, ...]:
    """Return each file once, under its first name."""
    found: dict[Path, Path] = {}
    for one in files:
        found.setdefault(one.resolve(), one)
    return tuple(found.values())


def copy(own: Sequence[Path], folder: Path, now: float) -> bool:
    """Copy the bot's lists beside a backup in another folder, for a restore on another machine.

    Args:
        own: the files in which the bot notes deletions.
        folder: that of the backup.
        now: this moment, in seconds since 1970.

    Returns:
        Whether a list is there now; False if the bot notes deletions there anyway, or has no list yet.

    Raises:
        BadDeletions: one of the lists cannot be read or written.
    """
    there = folder / FILE
    if there in distinct([*own, there]) and any(read(one) is not None for one in own):
        DeletionLog(*own, there).make(int(now))
        return read(there) is not None
    return False


def adopt(lists: Sequence[Path], own: Sequence[Path], now: float) -> None:
    """Merge other lists into the bot's own, so that it begins no new list after a restore.

    Args:
        lists: files in which other lists may be.
        own: the files in which the bot notes deletions; without one nothing is done.
        now: this moment, in seconds since 1970.

    Raises:
        BadDeletions: one of the lists cannot be read, or the first of the bot's cannot be written.
    """
    known = {one.resolve() for one in own}
    for one in lists:
        if own and one.resolve() not in known and read(one) is not None:
            DeletionLog(*own, also=one).make(int(now))
