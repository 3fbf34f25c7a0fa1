"""Whether something can be written in a folder: it is tried, and nothing is left there."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def unwritable(folder: Path) -> str | None:
    """Return why nothing can be written in a folder, or why it cannot be made; None if all is well."""
    there = nearest(folder)
    try:
        with tempfile.TemporaryDirectory(prefix=".sobek-check-", dir=there):
            return None
    except OSError as error:
        return error.strerror or type(error).__name__


def nearest(folder: Path) -> Path:
    """Return the folder, or the nearest one above it that is there."""
    return next((one for one in (folder.absolute(), *folder.absolute().parents) if os.path.lexists(one)), Path("/"))
