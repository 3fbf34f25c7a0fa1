"""The owner of files: what an administrator makes in a folder of the bot's user belongs to that user."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from pathlib import Path


def give_to_owner(file: Path) -> None:
    """Give a file or folder that root has made to the owner of its folder, if possible.

    Only root can give files away.
    """
    if sys.platform == "win32" or os.geteuid() != 0:
        return
    with suppress(OSError):
        folder, mine = file.parent.stat(), file.lstat()
        if (mine.st_uid, mine.st_gid) != (folder.st_uid, folder.st_gid):
            os.chown(file, folder.st_uid, folder.st_gid, follow_symlinks=False)


def make_for_its_owner(folder: Path) -> None:
    """Make a folder that is missing, and those above it, each for its owner alone.

    Raises:
        OSError: it cannot be made, or is no folder.
    """
    absent = [one for one in (folder, *folder.parents) if not one.exists()]
    for one in reversed(absent):
        one.mkdir(mode=0o700, exist_ok=True)
        give_to_owner(one)
    if not folder.is_dir():
        raise NotADirectoryError(20, "Not a directory", str(folder))
