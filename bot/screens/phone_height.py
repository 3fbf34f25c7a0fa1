"""How high a message is on a phone, or on a desk, estimated from its texts, pictures and buttons."""

from __future__ import annotations

import re
from collections.abc import Iterable
from math import ceil
from typing import Any, Final

from discord.ui import ActionRow, Button, Select, TextDisplay

from bot.i18n.icons import with_icons_as
from bot.screens.components import Layout
from render.canvas import fonts

WIDTH: Final = 311
"""The pixels that a phone leaves for a picture and for a row of buttons."""
ROW: Final = 48
"""The height of a row of buttons or of a select, with the gap below it."""
GAP: Final = 8
"""The height between two parts of a message."""
LINE: Final = 22
"""The height of a line of text."""
SMALL_LINE: Final = 18
"""The height of a line of small print."""
MOST_CONTROLS: Final = 7
"""A private panel has so many buttons and selects at most."""
MOST_HEIGHT: Final = 680
"""A private panel is estimated so high at most; with what an estimate misses it stays below 700."""

# The author above a private message and the line below it that only its reader sees it, with the frame's edges.
_AROUND: Final = 92
_TITLE_LINE: Final = 30
# The pictures' font is as wide as a phone's at these sizes: for small print, other text, and in bold.
_SMALL_SIZE, _SIZE, _BOLD_SIZE = 14, 17, 17
# The width of a button without its label, the size of the label, the width of an emoji.
_BUTTON, _LABEL, _EMOJI = 29, 15, 30
# What is chosen in a select stands there with a frame each, on several lines if need be.
_CHOSEN, _CHOSEN_LINE = 22, 28
# Stands for an icon and the space behind it, which break no line.
_ICON: Final = "mm"
_ANY: Final = 99
_MARKDOWN: Final = re.compile(r"\*\*|^-# |^> |^#+ ")


def rows_of(buttons: Iterable[Button[Any]], *, icons: bool = True, width: int = WIDTH) -> int:
    """Return how many rows buttons take in a width, with or without icons; a full row begins another one."""
    rows, left = 0, 0
    for one in buttons:
        wide = _BUTTON + fonts.width(one.label or "", fonts.SEMIBOLD, _LABEL) + (_EMOJI if one.emoji and icons else 0)
        if wide > left:
            rows, left = rows + 1, width
        left -= wide + GAP
    return rows


def text_height(text: str, width: int = WIDTH) -> int:
    """Return how many pixels high a text is in a width."""
    return sum(_line_height(line, width) for line in text.splitlines())


def panel_height(layout: Layout, picture: float) -> int:
    """Return how high a private message is.

    Args:
        layout: its parts.
        picture: the height of its pictures as a share of their width, all together.
    """
    parts = list(layout.parts)
    high = _AROUND + round(WIDTH * picture) + GAP * len(parts)
    for part in parts:
        match part:
            case TextDisplay():
                high += text_height(part.content)
            case ActionRow():
                high += ROW * rows_of(one for one in part.children if isinstance(one, Button)) - GAP
                high += sum(ROW + _chosen_height(one) for one in part.children if isinstance(one, Select))
            case _:
                pass
    return high


def control_count(layout: Layout) -> int:
    """Return how many buttons and selects a message has."""
    rows = (part for part in layout.parts if isinstance(part, ActionRow))
    return sum(len(row.children) for row in rows)


def _chosen_height(select: Select[Any]) -> int:
    """Return by how much a select is higher because of what is chosen in it."""
    wide = [_CHOSEN + fonts.width(one.label, fonts.SEMIBOLD, _LABEL) for one in select.options if one.default]
    return _CHOSEN_LINE * max(0, ceil(sum(wide) / (WIDTH - 2 * _CHOSEN)) - 1)


def _line_height(line: str, width: int) -> int:
    if line.startswith("#"):
        return _TITLE_LINE
    small, bold = line.startswith("-# "), line.startswith("**")
    size = _SMALL_SIZE if small else _BOLD_SIZE if bold else _SIZE
    text = _MARKDOWN.sub("", with_icons_as(_ICON, line))
    _, rows = fonts.break_lines(text, fonts.BLACK if bold else fonts.SEMIBOLD, width, size, size, _ANY)
    return max(1, len(rows)) * (SMALL_LINE if small else LINE)
