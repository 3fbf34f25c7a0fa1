"""Players' names made fit for a text: without control characters, and escaped where Markdown is read."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Emoji are joined by this one; all other invisible format characters could turn a line around or hide in it.
_JOINER: Final = "\u200d"
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
_MARKS: Final = re.compile(r"([\\*_~`|<>\[\]()#:\-])")
_NUMBERED: Final = re.compile(r"^(\d+)\.")


def clean_name(name: str) -> str:
    """Return a name on one line, without characters that are not seen; never empty."""
    flat = " ".join(name.split())
    seen = "".join(mark for mark in flat if mark == _JOINER or unicodedata.category(mark) not in _UNSEEN)
    return seen.strip(f" {_JOINER}") or "?"


def escape_name(name: str) -> str:
    """Return a name as it must be written in a Discord message to be read as it is, calling nobody."""
    escaped = _NUMBERED.sub(r"\1\\.", _MARKS.sub(r"\\\1", clean_name(name)))
    # A backslash does not stop Discord from seeing a mention; a character of no width does.
    return escaped.replace("@", "@\u200b")
