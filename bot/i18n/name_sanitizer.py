"""Make players' names safe for texts: no invisible characters, few marks on a letter, escaped for Markdown."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from render.name_text import isolated

# Invisible characters can reverse a line or hide in it.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs"})
# Also invisible: code points that Unicode has not assigned yet, or calls tags.
_IGNORED: Final = re.compile("[\u2065\ufff0-\ufff8\U000e0000-\U000e00ff\U000e01f0-\U000e0fff]")
# Tags are used only by flags such as Scotland's.
_FLAG: Final = re.compile("(\U0001f3f4[\U000e0030-\U000e0039\U000e0061-\U000e007a]+\U000e007f)")
# Letters and signs that are drawn as blanks: Hangul fillers, the blank Braille cell, the musical null notehead.
_BLANK: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\U0001d159")
# Both joiners change how neighbouring letters are drawn, and one joins emojis; in Latin text and at the end of a word
# they have no effect.
_JOINERS: Final = "\u200c\u200d"
_IDLE: Final = re.compile(f"(?<![^\0-\u02ff])[{_JOINERS}]+|[{_JOINERS}]+(?!\\S)")

# What changes how an emoji is drawn: variation selectors, skin tones, tags.
_OF_EMOJI: Final = re.compile("[\ufe00-\ufe0f\U0001f3fb-\U0001f3ff\U000e0000-\U000e0fff]")
# More accents on one letter climb over the lines above; no language needs more.
_MOST_ACCENTS: Final = 3
_ACCENTS: Final = frozenset({"Mn", "Me"})

_MARKS: Final = re.compile(r"([\\*_~`|<>\[\]()#:\-])")
_NUMBERED: Final = re.compile(r"^(\d+)\.")
# Where a URL can be broken: between the slashes of its scheme, and at a dot before what may be a domain's end.
_ADDRESS: Final = re.compile(r"/(?=/)|(?<=www)\.|\.(?=[^\W\d_]{2})", re.IGNORECASE)
_BREAK: Final = "\u200b"


def clean_name(name: str) -> str:
    """Return a name on one line, without invisible characters; "?" if nothing is left.

    A letter keeps its first three accents.
    """
    if name.isascii() and name.isprintable():  # most names need no further checks
        return " ".join(name.split()) or "?"
    parts = _FLAG.split(name)
    parts[::2] = (_visible(part) for part in parts[::2])
    visible = _with_few_accents(_IDLE.sub("", "".join(parts)))
    words = (_without_leading_marks(word) for word in visible.split())
    return " ".join(word for word in words if word) or "?"


def likeness(name: str) -> str:
    """Return what two names have in common if readers cannot tell them apart.

    These are names that differ only in upper and lower case, in the shape of letters, in spaces, in what cannot be
    seen, or in emojis, which pictures leave out. A name of emojis alone is compared by them.
    """
    folded = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", clean_name(name)).casefold())
    letters = "".join(mark for mark in folded if mark not in _JOINERS and not _is_of_emoji(mark))
    return " ".join(letters.split()) if any(map(str.isalnum, letters)) else folded


def escape_name(name: str) -> str:
    """Return a name for a Discord message: escaped as `escape_text` does, and isolated from the text around it."""
    return isolated(escape_text(name))


def escape_text(text: str) -> str:
    """Return a text on one line, escaped for a Discord message: shown as it is, without mentions and links.

    A backslash does not stop Discord from seeing a mention or an invitation; a zero-width character does.
    """
    escaped = _NUMBERED.sub(r"\1\\.", _MARKS.sub(r"\\\1", clean_name(text)))
    return _ADDRESS.sub(rf"\g<0>{_BREAK}", escaped).replace("@", f"@{_BREAK}")


def _visible(text: str) -> str:
    """Return the visible characters of a text and its joiners, with a space for each blank."""
    return "".join(
        " " if mark.isspace() or mark in _BLANK else mark
        for mark in _IGNORED.sub("", text)
        if mark.isspace() or mark in _JOINERS or unicodedata.category(mark) not in _UNSEEN
    )


def _without_leading_marks(word: str) -> str:
    """Return a word without accents and selectors at its start, which need a character before them."""
    return word.lstrip("".join(mark for mark in word if mark in _JOINERS or unicodedata.category(mark)[0] == "M"))


def _with_few_accents(text: str) -> str:
    """Return a text in which each letter has at most three accents."""
    kept, accents = [], 0
    for mark in text:
        if unicodedata.category(mark) in _ACCENTS:
            accents += 1
        elif mark not in _JOINERS:
            accents = 0
        if not accents or mark in _JOINERS or accents <= _MOST_ACCENTS:
            kept.append(mark)
    return "".join(kept)


def _is_of_emoji(mark: str) -> bool:
    """Return whether a character is an emoji, or changes how one is drawn."""
    return unicodedata.category(mark) == "So" or _OF_EMOJI.match(mark) is not None
