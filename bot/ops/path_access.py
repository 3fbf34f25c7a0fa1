"""Find out whether files and folders can be reached and written, and what to do if not; leave nothing behind."""

from __future__ import annotations

import os
import stat
import sys
import tempfile
from pathlib import Path
from typing import Final

OWN: Final = "let the bot's user own it"
"""The advice for a file or folder that another user owns."""


def why_unwritable(folder: Path) -> str | None:
    """Return why a folder cannot be written or made; None if it can."""
    there = nearest_existing(folder)
    try:
        with tempfile.TemporaryDirectory(prefix=".sobek-check-", dir=there):
            return None
    except OSError as error:
        return error.strerror or type(error).__name__


def unwritable_advice(folder: Path, why: str) -> str:
    """Return a sentence that says that a folder cannot be written, and what to do.

    Args:
        folder: the folder; it need not exist.
        why: the system's reason.
    """
    try:
        absent = is_absent(folder)
    except OSError as error:
        return unreachable_advice(folder, error)
    if absent:
        return f"{folder} is not there and cannot be made ({why}): is its disk mounted? Otherwise make it, and {OWN}."
    if not folder.is_dir():
        return f"{folder} is no folder ({why}): move what is there elsewhere, or name another folder."
    return f"nothing can be written in {folder} ({why}): {rights_advice(folder)}."


def unreachable_advice(file: Path, error: OSError) -> str:
    """Return a sentence about a file that the bot's user cannot reach, and what to do."""
    why = error.strerror or type(error).__name__
    return (
        f"{file} cannot be reached ({why}): {OWN}, and let him into the folders above it (nobody but root is below "
        "/root)."
    )


def rights_advice(file: Path) -> str:
    """Return what to do about an existing file or folder that cannot be read or written."""
    # SQLite writes files beside the database.
    for one in (file,) if file.is_dir() else (file, file.parent):
        try:
            found = one.stat()
        except OSError:
            break
        needed = 0o700 if stat.S_ISDIR(found.st_mode) else 0o600
        if sys.platform != "win32" and found.st_uid == os.geteuid() and found.st_mode & needed != needed:
            return f"chmod u+{'rwx' if needed == 0o700 else 'rw'} {one}"
    return OWN


def is_absent(file: Path) -> bool:
    """Return whether no file has that name.

    Raises:
        OSError: that cannot be found out, as in a folder that may not be entered.
    """
    try:
        file.stat()
    except (FileNotFoundError, NotADirectoryError):
        return True
    return False


def nearest_existing(folder: Path) -> Path:
    """Return the folder, or the nearest folder above it that exists."""
    return next((one for one in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(one)), Path("/"))
