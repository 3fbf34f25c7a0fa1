"""A few whole pictures, small, against accidents: `python -m tests.render.sobek.test_golden` redraws them."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from engine.sobek.cards import CARDS
from render.presentation import Offer
from render.sobek import FACE
from tests.render.picture_comparison import alike
from tests.render.sobek.change_scenes import turns
from tests.render.sobek.scenes import BOARDS, HANDS, PlainSpeech, finished, opening, scored

GOLDEN = Path(__file__).parent / "golden"
NAMES = ("crowded", "finished", "news", "hoard", "cards", "scoring")


def _drawn(name):
    if name == "scoring":
        picture = FACE.scoring(replace(finished(), history=(scored(),)), PlainSpeech(), scored().round)
    elif name == "cards":
        picture = FACE.offer(Offer(CARDS, (0, 7, 27)), opening(2), PlainSpeech())
    elif name == "news":
        picture = FACE.board(BOARDS["middle"], PlainSpeech(), turns())
    elif name in HANDS:
        picture = FACE.hand(HANDS[name], PlainSpeech())
    else:
        picture = FACE.board(BOARDS[name], PlainSpeech())
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.resize((image.width // 3, image.height // 3), Image.Resampling.BOX)


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_looks_as_it_did(name):
    assert alike(_drawn(name), Image.open(GOLDEN / f"{name}.png").convert("RGB"))


if __name__ == "__main__":
    GOLDEN.mkdir(exist_ok=True)
    for each in NAMES:
        _drawn(each).quantize(256, kmeans=1, dither=Image.Dither.NONE).save(GOLDEN / f"{each}.png", optimize=True)
