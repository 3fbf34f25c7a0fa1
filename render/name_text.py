"""Players' names in texts: shortened, and kept apart from the direction of the text around them."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

_ELLIPSIS: Final = "…"
_OPEN: Final = "\u2068"
_CLOSE: Final = "\u2069"
# Letters of Hebrew and Arabic, and Arabic digits: they turn around what stands beside them.
_FROM_RIGHT: Final = frozenset({"R", "AL", "AN"})
_NUMBER: Final = re.compile(r" \(\d+\)$")


def isolated(name: str) -> str:
    """Return a name in an isolate (U+2068 … U+2069) if it has letters that are written from right to left."""
    if name.isascii() or not any(unicodedata.bidirectional(mark) in _FROM_RIGHT for mark in name):
        return name
    return f"{_OPEN}{name}{_CLOSE}"


def split_number(name: str) -> tuple[str, str]:
    """Return a name and the number at its end that tells it from another of that name: "Alex" and " (2)"."""
    found = _NUMBER.search(name)
    return (name, "") if found is None else (name[: found.start()], found[0])


def shortened(name: str, most: int) -> str:
    """Return a name of at most `most` characters; a number at its end stays."""
    if len(name) <= most:
        return name
    own, number = split_number(name)
    return own[: max(most - 1 - len(number), 0)].rstrip() + _ELLIPSIS + number


def cut_text(text: str, most: int) -> str:
    """Return a text of at most `most` characters; an ellipsis shows that it was cut, and no isolate stays open."""
    return text if len(text) <= most else first_characters(text, most - 1).rstrip() + _ELLIPSIS


def first_characters(text: str, most: int) -> str:
    """Return the beginning of a text, at most `most` characters; no isolate stays open."""
    kept = text[:most]
    if unclosed := _unclosed(kept):
        kept = kept[: most - unclosed]
        kept += _CLOSE * _unclosed(kept)
    return kept


def _unclosed(text: str) -> int:
    return text.count(_OPEN) - text.count(_CLOSE)
