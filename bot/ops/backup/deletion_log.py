"""Takes lists of deletions along: with a backup that is made elsewhere, and with one that is restored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.store import DeletionLog
from bot.store.deletion_log import FILE, read


def distinct(files: Iterable[Path]) -> tuple[Path, ...]:
    """Return each file once, by the name that comes first."""
    found: dict[Path, Path] = {}
    for one in files:
        found.setdefault(one.resolve(), one)
    return tuple(found.values())


def copy(own: Sequence[Path], folder: Path, now: float) -> bool:
    """Put what the bot's lists know beside a backup in a folder of its own, for a restore on another machine.

    Args:
        own: the files in which the bot notes deletions.
        folder: where the backup is.
        now: this moment, in seconds since 1970.

    Returns:
        Whether that was done: not where the bot notes them there anyway, nor where it has not begun to.

    Raises:
        BadDeletions: one of the lists cannot be read or written.
    """
    there = folder / FILE
    if there in distinct([*own, there]) and any(read(one) is not None for one in own):
        DeletionLog(*own, there).make(int(now))
        return read(there) is not None
    return False


def adopt(lists: Sequence[Path], own: Sequence[Path], now: float) -> None:
    """Take over into the bot's lists what others know, so that it need not begin new ones after a restore.

    Args:
        lists: where others may be.
        own: the files in which the bot notes deletions; nothing is done without one.
        now: this moment, in seconds since 1970.

    Raises:
        BadDeletions: one of the lists cannot be read, or the first of the bot's cannot be written.
    """
    known = {one.resolve() for one in own}
    for one in lists:
        if own and one.resolve() not in known and read(one) is not None:
            DeletionLog(*own, also=one).make(int(now))
