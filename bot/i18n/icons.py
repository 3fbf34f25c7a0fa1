"""Icons before words in Markdown texts: add them, find them, remove them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.game import Named

IconOf: TypeAlias = Callable[[Named], str | None]
"""Returns the code of the icon for a thing of a game, None if it has none."""

_JOINT: Final = "\u00a0"
"""Stands between an icon and its word; what people type has no such space.

Browsers break lines beside any picture, whatever stands there: neither this nor a word joiner keeps the two together.
"""

_WIDTH: Final = 3
"""About how many letters are as wide as an icon with its space."""

_MARK: Final = re.compile(rf"<:([a-z0-9_]+):(\d+)>{_JOINT}")

SIGNS: Final = "❗🌱🔎💡📝✅"
"""The emojis that begin lines of private texts; each stands for what the line is about."""

_SIGN: Final = re.compile(rf"^((?:-# |> |### )?)[{SIGNS}] ", re.MULTILINE)


class Icon(NamedTuple):
    """One of the application's own emojis: its code, which screen readers read, and its id at Discord."""

    code: str
    id: int

    @property
    def mark(self) -> str:
        """Return what Discord shows as the icon; only the id counts, so the name is chosen for screen readers."""
        return f"<:{self.code}:{self.id}>"


class IconSet:
    """The icons that Discord has, by game and thing; it is immutable, and a new one replaces it.

    Args:
        codes: for each game, the function that returns the icon code of a thing.
        ids: the id at Discord of each icon code.
    """

    __slots__ = ("_codes", "_marks")

    def __init__(self, codes: Mapping[str, IconOf], ids: Mapping[str, int]) -> None:
        self._codes = dict(codes)
        self._marks = {code: Icon(code, number).mark for code, number in ids.items()}

    def beside(self, game: str, thing: Named, name: str) -> str:
        """Return a thing's name with its icon before it, or the name alone if it has no icon."""
        code_of = self._codes.get(game)
        code = code_of(thing) if code_of is not None and self._marks else None
        mark = self._marks.get(code) if code is not None else None
        return name if mark is None else f"{mark}{_JOINT}{name}"


NO_ICONS: Final = IconSet({}, {})
"""No icons are known yet: names stand alone."""


def without_icons(text: str) -> str:
    """Return a text without its icons, for where Markdown is not read or room is short."""
    return _MARK.sub("", text) if "<:" in text else text


def without_signs(text: str) -> str:
    """Return a text without the signs at the beginning of its lines."""
    return _SIGN.sub(r"\1", text)


def with_icons_as(sign: str, text: str) -> str:
    """Return a text with a sign in the place of each icon and its space."""
    return _MARK.sub(sign, text) if "<:" in text else text


def first_icon(text: str) -> Icon | None:
    """Return the first icon of a text, None without any."""
    found = _MARK.search(text) if "<:" in text else None
    return None if found is None else Icon(found[1], int(found[2]))


def shown_length(text: str) -> int:
    """Return the length of a text as it is shown, in characters; an icon counts as three."""
    return len(text) if "<:" not in text else len(_MARK.sub("x" * _WIDTH, text))
