"""The file .env in the working directory, which holds the token and passwords."""

from __future__ import annotations

import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

from dotenv import dotenv_values

FILE: Final = Path(".env")
_TOKEN: Final = "DISCORD_TOKEN"
_OTHERS: Final = 0o077


class BadEnvFile(Exception):
    """The file cannot be read; the text is one line for the operator."""


def values_of_file() -> Mapping[str, str | None]:
    """Return the settings in the file; none if there is no file.

    Raises:
        BadEnvFile: it exists and cannot be read.
    """
    try:
        with suppress(FileNotFoundError):
            FILE.stat()  # if the folder cannot be entered, the library takes the file for missing
        return dotenv_values(FILE, encoding="utf-8-sig")  # editors on Windows write a byte order mark
    except OSError as error:
        raise BadEnvFile(
            f"{FILE} cannot be read ({error.strerror}): it must belong to the user with which the bot runs, and "
            "its folder must let him in."
        ) from None
    except UnicodeDecodeError:
        raise BadEnvFile(f"{FILE} cannot be read: it must be text in UTF-8.") from None


def readable_by_others_warning() -> str | None:
    """Return a line with advice if other users can read the token in the file; None if they cannot."""
    try:
        mode = FILE.stat().st_mode
    except OSError:
        return None
    # Windows has no such modes.
    if os.name == "nt" or not mode & _OTHERS or not values_of_file().get(_TOKEN):
        return None
    return f"{FILE} holds the token, and others on this machine can read or write it: chmod 600 {FILE.absolute()}"
