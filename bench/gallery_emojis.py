"""The sheet of icons that stand beside words in messages: as large as Discord shows them, on dark and light."""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final

from PIL import Image

from render.presentation import AnyFace

_SIZES: Final = (128, 44, 22)
_IN_ROW: Final = 8
_WIDE, _HIGH = 214, 138
_DARK: Final = (49, 51, 56)
_LIGHT: Final = (255, 255, 255)


def emojis_sheet(faces: Iterable[AnyFace]) -> Image.Image:
    """Return all icons of some games, each once, in three sizes; first on the dark ground, then on the light one."""
    found: dict[str, bytes] = {}
    for face in faces:
        if face.draws_icons is not None:
            found |= face.draws_icons.icons()
    half = -(-len(found) // _IN_ROW) * _HIGH
    sheet = Image.new("RGB", (_IN_ROW * _WIDE, 2 * half), _LIGHT)
    sheet.paste(_DARK, (0, 0, sheet.width, half))
    for number, data in enumerate(found.values()):
        icon = Image.open(io.BytesIO(data))
        for top in (0, half):
            x, y = number % _IN_ROW * _WIDE + 5, top + number // _IN_ROW * _HIGH + 5
            for size in _SIZES:
                small = icon.resize((size, size), Image.Resampling.LANCZOS)
                sheet.paste(small, (x, y), small)
                x += size + 5
    return sheet
