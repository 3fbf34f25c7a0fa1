"""A few whole pictures of the duel, small, against accidents: `python -m tests.render.duel.test_duel_golden`."""

import io
from pathlib import Path

import pytest
from PIL import Image

from engine.duel.tiles import TILES
from render.duel import FACE
from render.face import Offer
from tests.render.duel.newsworthy import turns
from tests.render.duel.scenes import BOARDS, HANDS, opening, overflowing, speech
from tests.render.test_golden import alike

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("again", "crowded", "finished", "news", "hoard", "tiles", "scoring")


def _drawn(name):
    if name == "scoring":
        picture = FACE.scoring(overflowing(), speech(), 1)
    elif name == "tiles":
        picture = FACE.offer(Offer(TILES, (0, 40)), opening(), speech())
    elif name == "news":
        picture = FACE.board(BOARDS["middle"], speech(), turns())
    elif name in HANDS:
        picture = FACE.hand(HANDS[name], speech())
    else:
        picture = FACE.board(BOARDS[name], speech())
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.resize((image.width // 3, image.height // 3), Image.Resampling.BOX)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name):
    assert alike(_drawn(name), Image.open(GOLDEN / f"{name}.png").convert("RGB"))


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in NAMES:
        _drawn(each).quantize(256, kmeans=1, dither=Image.Dither.NONE).save(GOLDEN / f"{each}.png", optimize=True)
