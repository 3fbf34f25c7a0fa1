"""Icons beside words: how a text for Markdown carries them, and what such a text is without them."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple, TypeAlias

from engine.game import Named

IconOf: TypeAlias = Callable[[Named], str | None]
"""Tells the code of the icon that stands for a thing of a game, None where there is none."""

_JOINT: Final = "\u00a0"
"""What stands between an icon and its word: they are never torn apart, and what people type has no such blank."""

_WIDTH: Final = 3
"""As many letters are about as wide as an icon with its blank."""

_MARK: Final = re.compile(rf"<:([a-z0-9_]+):(\d+)>{_JOINT}")


class Icon(NamedTuple):
    """One of the application's own emojis: the code that is read for it, and the number under which Discord has it."""

    code: str
    id: int

    @property
    def mark(self) -> str:
        """What Discord shows as the icon; the number alone counts, so the name is what a screen reader should say."""
        return f"<:{self.code}:{self.id}>"


class Icons:
    """The icons that there are, by game and thing. It never changes; another one takes its place.

    Args:
        codes: for each game what tells its things' icons.
        ids: the numbers of the icons that Discord has.
    """

    __slots__ = ("_codes", "_marks")

    def __init__(self, codes: Mapping[str, IconOf], ids: Mapping[str, int]) -> None:
        self._codes = dict(codes)
        self._marks = {code: Icon(code, number).mark for code, number in ids.items()}

    def beside(self, game: str, thing: Named, name: str) -> str:
        """Return a thing's name with its icon before it, or the name alone."""
        code_of = self._codes.get(game)
        code = code_of(thing) if code_of is not None and self._marks else None
        mark = self._marks.get(code) if code is not None else None
        return name if mark is None else f"{mark}{_JOINT}{name}"


NO_ICONS: Final = Icons({}, {})
"""None are known yet: words stand alone."""


def bare(text: str) -> str:
    """Return a text without its icons, for wherever no Markdown is read or room is short."""
    return _MARK.sub("", text) if "<:" in text else text


def first_icon(text: str) -> Icon | None:
    """Return the first icon of a text, None without any."""
    found = _MARK.search(text) if "<:" in text else None
    return None if found is None else Icon(found[1], int(found[2]))


def wide(text: str) -> int:
    """Return how long a text is for its reader, in characters: an icon is as wide as three."""
    return len(text) if "<:" not in text else len(_MARK.sub("x" * _WIDTH, text))
