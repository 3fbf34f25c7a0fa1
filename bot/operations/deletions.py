"""Takes lists of deletions along: with a backup that is made elsewhere, and with one that is restored."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from pathlib import Path

from bot.store import BadDeletions, Deletions
from bot.store.deletions import FILE, read


def copy(own: Sequence[Path], folder: Path, now: float) -> bool:
    """Put what the bot's lists know beside a backup in a folder of its own, for a restore on another machine.

    Args:
        own: the files in which the bot notes deletions.
        folder: where the backup is.
        now: this moment, in seconds since 1970.

    Returns:
        Whether that was done: it is not where the bot notes them there anyway, nor where it has not begun to.

    Raises:
        BadDeletions: one of the bot's lists cannot be read or written.
    """
    if folder.resolve() in {one.parent.resolve() for one in own} or not any(read(one) is not None for one in own):
        return False
    Deletions(*own, folder / FILE).make(int(now))
    return True


def adopt(lists: Iterable[Path], own: Sequence[Path], now: float) -> None:
    """Take over into the bot's lists what others know, so that it need not begin new ones after a restore.

    Args:
        lists: where others may be; one that cannot be read was told of before, and is left out.
        own: the files in which the bot notes deletions.
        now: this moment, in seconds since 1970.

    Raises:
        BadDeletions: one of the bot's lists cannot be read or written.
    """
    for one in dict.fromkeys(lists):
        with suppress(BadDeletions):
            if one in own or read(one) is None:
                continue
            Deletions(*own, also=one).make(int(now))
