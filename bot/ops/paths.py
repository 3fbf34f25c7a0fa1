"""Whether files and folders can be reached and written, and what to do where they cannot; nothing is left there."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

OWN: Final = "let the bot's user own it"
"""What to do about what somebody else has made."""


def unwritable(folder: Path) -> str | None:
    """Return why nothing can be written in a folder, or why it cannot be made; None if all is well."""
    there = nearest(folder)
    try:
        with tempfile.TemporaryDirectory(prefix=".sobek-check-", dir=there):
            return None
    except OSError as error:
        return error.strerror or type(error).__name__


def advised(folder: Path, why: str) -> str:
    """Return a sentence that says that nothing can be written in a folder, and what to do.

    Args:
        folder: the folder, which need not be there.
        why: the system's word for it.
    """
    try:
        absent = is_absent(folder)
    except OSError as error:
        return unreachable(folder, error)
    if absent:
        return f"{folder} is not there and cannot be made ({why}): is its disk mounted? Otherwise make it, and {OWN}."
    if not folder.is_dir():
        return f"{folder} is no folder ({why}): move what is there elsewhere, or name another folder."
    return f"nothing can be written in {folder} ({why}): {rights(folder)}."


def unreachable(file: Path, error: OSError) -> str:
    """Return a sentence about what lies where the bot's user may not look, and what to do."""
    why = error.strerror or type(error).__name__
    return (
        f"{file} cannot be reached ({why}): {OWN}, and let him into the folders above it (nobody but root is below "
        "/root)."
    )


def rights(file: Path) -> str:
    """Return what to do about a file or folder that is there and cannot be read or written."""
    # A database needs room for its companions.
    for one in (file,) if file.is_dir() else (file, file.parent):
        try:
            found = one.stat()
        except OSError:
            break
        wanted = 0o700 if stat.S_ISDIR(found.st_mode) else 0o600
        if sys.platform != "win32" and found.st_uid == os.geteuid() and found.st_mode & wanted != wanted:
            return f"chmod u+{'rwx' if wanted == 0o700 else 'rw'} {one}"
    return OWN


def is_absent(file: Path) -> bool:
    """Whether there is nothing of that name.

    Raises:
        OSError: nobody can tell, as in a folder that may not be entered.
    """
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return False


def nearest(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that is there."""
    return next((one for one in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(one)), Path("/"))
