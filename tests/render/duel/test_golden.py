"""A few whole pictures of the duel, small, against accidents: `python -m tests.render.duel.test_golden`."""

import io
from pathlib import Path

import pytest
from PIL import Image

from engine.duel.tiles import BACKS, TILES, Pirogue, Power
from engine.game import Label
from render.duel import FACE
from render.icons.treasures_expansion import ROYAL_VALUES
from render.presentation import Offer
from tests.render.duel import treasures
from tests.render.duel.change_scenes import turns
from tests.render.duel.scenes import BASE, BOARDS, HANDS, opening, overflowing, speech
from tests.render.duel.treasures import counted, full, golden, holding
from tests.render.picture_comparison import alike

GOLDEN = Path(__file__).parent / "golden"
NAMES = (
    *("again", "crowded", "finished", "news", "hoard", "tiles", "scoring"),
    *(f"treasures{part}" for part in ("", "-full", "-hand", "-final", "-scoring", "-tiles")),
)
PHARAOH = tuple(tile for tile in TILES if tile not in BASE)


def _drawn(name):
    if name == "scoring":
        picture = FACE.scoring(overflowing(), speech(), 1)
    elif name == "tiles":
        picture = FACE.offer(Offer(BASE, (0, 40)), opening(), speech())
    elif name == "news":
        picture = FACE.board(BOARDS["middle"], speech(), turns())
    elif name == "treasures":
        picture = FACE.board(golden(), speech(), treasures.turns())
    elif name == "treasures-full":
        picture = FACE.board(full(), speech())
    elif name == "treasures-hand":
        picture = FACE.hand(holding(), speech())
    elif name == "treasures-final":
        picture = FACE.board(counted(), speech())
    elif name == "treasures-scoring":
        picture = FACE.scoring(counted(), speech(), 1)
    elif name == "treasures-tiles":
        things = (*PHARAOH, *Pirogue, *BACKS, *(Label("royal", str(value)) for value in ROYAL_VALUES), *Power)
        picture = FACE.offer(Offer(things, (0,)), golden(), speech())
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
