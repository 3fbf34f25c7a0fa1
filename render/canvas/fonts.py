"""Letters: the font by weight and size, what it can show of a text, and how much of it fits."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import font_source_sans_pro
from PIL import ImageFont

SEMIBOLD: Final = "Semibold"
BLACK: Final = "Black"

# Stands where the font has no sign for a character; several in a row are told by three at most.
MISSING: Final = "·"
_MOST_MISSING: Final = 3
_ELLIPSIS: Final = "…"
# A code point that no font has: its picture is that of every other missing one.
_NO_SIGN: Final = "\U0010fffe"


@lru_cache(maxsize=64)
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """Return Source Sans Pro in one of the weights above, `size` pixels high."""
    path = f"{font_source_sans_pro.font_directory}/SourceSansPro-{weight}.ttf"
    # The basic layout needs no library beyond Pillow and is the same on every machine.
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def has_sign(character: str) -> bool:
    """Return whether the font can show `character`."""
    if character.isspace():
        return True
    face = font(SEMIBOLD, 24)
    mask, missing = face.getmask(character), _missing_mask()
    return mask.size != missing[0] or bytes(mask) != missing[1]


@lru_cache(maxsize=4096)
def clean(text: str) -> str:
    """Return `text` with everything that the font lacks replaced: never a box, never nothing.

    Ornamental letters become plain ones; marks that direct or join characters fall away.
    """
    shown: list[str] = []
    for character in unicodedata.normalize("NFKC", text):
        if character.isspace():
            shown.append(" ")
        elif unicodedata.category(character) in ("Cc", "Cf", "Cs", "Mn", "Me", "Mc", "Sk") and character not in "^`´¨":
            continue
        elif has_sign(character):
            shown.append(character)
        elif shown[-_MOST_MISSING:] != [MISSING] * _MOST_MISSING:
            shown.append(MISSING)
    return " ".join("".join(shown).split())


def is_speakable(text: str) -> bool:
    """Return whether anything of `text` that tells it from others can be shown."""
    return any(character.isalnum() for character in clean(text))


def width(text: str, weight: str, size: int) -> int:
    """Return how many pixels wide `text` is."""
    return round(font(weight, size).getlength(text))


@lru_cache(maxsize=4096)
def fit(text: str, weight: str, size: int, room: int) -> str:
    """Return `text`, cleaned, with an ellipsis where it is wider than `room` pixels."""
    text = clean(text)
    if width(text, weight, size) <= room:
        return text
    while text and width(text + _ELLIPSIS, weight, size) > room:
        text = text[:-1]
    return text.rstrip() + _ELLIPSIS if text else ""


@lru_cache(maxsize=4096)
def size_for(text: str, weight: str, size: int, room: int, least: int) -> int:
    """Return the largest size, from `size` down to `least`, at which `text` fits into `room` pixels."""
    text = clean(text)
    while size > least and width(text, weight, size) > room:
        size -= 1
    return size


@lru_cache(maxsize=1024)
def break_lines(text: str, weight: str, room: int, size: int, least: int, most: int) -> tuple[int, tuple[str, ...]]:
    """Break `text` at its spaces, but not at those that hold words together.

    Returns:
        The largest size, from `size` down to `least`, at which it takes `most` lines in a room of so many pixels, and
        these lines, cleaned; the last one is cut where even so there is too much.
    """
    words = [clean(word) for word in text.split(" ") if word]
    lines = _lines(words, weight, size, room)
    while size > least and (len(lines) > most or any(width(line, weight, size) > room for line in lines)):
        size -= 1
        lines = _lines(words, weight, size, room)
    rest = " ".join(lines[most - 1 :])
    return size, (*lines[: most - 1], *([fit(rest, weight, size, room)] if rest else ()))


def _lines(words: Sequence[str], weight: str, size: int, room: int) -> list[str]:
    """Return words in lines; one that is too wide has a line of its own."""
    lines: list[str] = []
    for word in words:
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width(longer, weight, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


@lru_cache(maxsize=1)
def _missing_mask() -> tuple[tuple[int, int], bytes]:
    mask = font(SEMIBOLD, 24).getmask(_NO_SIGN)
    return mask.size, bytes(mask)
