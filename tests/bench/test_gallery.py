"""The pictures of docs/gallery are those that the present code draws, to the pixel."""

from __future__ import annotations

import io
import re
from importlib.metadata import version
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from bench.gallery import draw_screens
from bot.i18n.messages import Words

ROOT = Path(__file__).parents[2]
GALLERY = ROOT / "docs" / "gallery"


def locked_pillow() -> str:
    """Return the version of Pillow that the lock file names; another one may draw letters otherwise."""
    found = re.search(r"^pillow==(\S+)", (ROOT / "requirements" / "run.lock").read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.mark.thorough
@pytest.mark.skipif(version("pillow") != locked_pillow(), reason="another Pillow draws other pixels")
def test_no_picture_of_the_gallery_differs_from_what_is_drawn() -> None:
    differing = []
    for name, picture in draw_screens(Words.load()).items():
        drawn = Image.open(io.BytesIO(picture.data)).convert("RGBA")
        stored = Image.open(GALLERY / f"{name}.png").convert("RGBA")
        if drawn.size != stored.size or ImageChops.difference(drawn, stored).getbbox(alpha_only=False) is not None:
            differing.append(name)
    assert not differing, f"run make gallery and look at {', '.join(differing)}"
