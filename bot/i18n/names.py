"""Players' names made fit for a text: with nothing unseen in them, and escaped where Markdown is read."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

# Invisible characters can turn a line around or hide in it.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs"})
# Unseen as well, though Unicode calls them nothing yet, or tags.
_IGNORED: Final = re.compile("[\u2065\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]")
# Only these flags, such as Scotland's, are spelled with tags.
_FLAG: Final = re.compile("(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f)")
# Letters and signs that are drawn as nothing: fillers of Hangul, the blank cell of Braille, a note without a head.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
# These two change how the letters beside them are written, and one makes a single emoji of several; in Latin and at the
# end of a word they do nothing.
_JOINERS: Final = "\u200c\u200d"
_IDLE: Final = re.compile(f"(?<![^\0-\u02ff])[{_JOINERS}]+|[{_JOINERS}]+(?!\\S)")

_MARKS: Final = re.compile(r"([\\*_~`|<>\[\]()#:\-])")
_NUMBERED: Final = re.compile(r"^(\d+)\.")
# Where an address can be broken: within the slashes of its scheme, and at a dot before what may be its end.
_ADDRESS: Final = re.compile(r"/(?=/)|(?<=www)\.|\.(?=[^\W\d_]{2})", re.IGNORECASE)
_BREAK: Final = "\u200b"


def clean_name(name: str) -> str:
    """Return a name on one line, without characters that are not seen; "?" where nothing is left."""
    if name.isascii() and name.isprintable():  # as most names are: nothing else need be looked for
        return " ".join(name.split()) or "?"
    parts = _FLAG.split(name)
    parts[::2] = (_seen(part) for part in parts[::2])
    words = (_based(word) for word in _IDLE.sub("", "".join(parts)).split())
    return " ".join(word for word in words if word) or "?"


def escape_name(name: str) -> str:
    """Return a name as it must be written in a Discord message to be read as it is, calling nobody and leading nowhere.

    A backslash does not stop Discord from seeing a mention or an invitation; a character of no width does.
    """
    escaped = _NUMBERED.sub(r"\1\\.", _MARKS.sub(r"\\\1", clean_name(name)))
    return _ADDRESS.sub(rf"\g<0>{_BREAK}", escaped).replace("@", f"@{_BREAK}")


def _seen(text: str) -> str:
    """Return what is seen of a text, a space for each blank, and the joiners."""
    return "".join(
        " " if mark.isspace() or mark in _BLANK else mark
        for mark in _IGNORED.sub("", text)
        if mark.isspace() or mark in _JOINERS or unicodedata.category(mark) not in _UNSEEN
    )


def _based(word: str) -> str:
    """Return a word from its first sign that can stand alone: accents and selectors need one before them."""
    return word.lstrip("".join(mark for mark in word if mark in _JOINERS or unicodedata.category(mark)[0] == "M"))
