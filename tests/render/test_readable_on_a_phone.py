"""Every picture of the gallery can be read as wide as a phone shows it, and Discord's sign covers nothing of it."""

from __future__ import annotations

import pytest

from bench.gallery import draw_screens
from bot.i18n.messages import Words
from render import duel, sobek
from render.canvas.sign_locations import LETTERS
from render.canvas.theme import PHONE, covered_corner, least_letters
from render.presentation import Picture, Spot
from tests.render.duel import scenes as duel_scenes
from tests.render.duel import treasures
from tests.render.sobek import scenes
from tests.seated import seated

LEAST = 12
"""The least size of letters, in pixels on a phone."""
LANGUAGES = ("en", *(pytest.param(language, marks=pytest.mark.thorough) for language in ("fr", "de", "pl")))
# What stands behind all of a picture's foot and tells nothing of its own.
GROUNDS = frozenset({"track", "line"})


PLAYERS = seated("Anna", "Bartholomew of Thebes", "Cleo", "Dan")


@pytest.fixture(scope="module", params=LANGUAGES)
def screens(request: pytest.FixtureRequest) -> dict[str, Picture]:
    """Give the gallery's pictures, and boards and hands as full as they can be."""
    words = Words.load()
    found = draw_screens(words, request.param)
    speech = words.speech(request.param, "sobek", PLAYERS)
    found |= {f"full board: {name}": sobek.FACE.board(view, speech) for name, view in scenes.BOARDS.items()}
    found |= {f"full hand: {name}": sobek.FACE.hand(view, speech) for name, view in scenes.HANDS.items()}
    speech = words.speech(request.param, "duel", PLAYERS[:2])
    boards = {**duel_scenes.BOARDS, "full": treasures.full(), "gold": treasures.golden(), "over": treasures.counted()}
    found |= {f"full market: {name}": duel.FACE.board(view, speech) for name, view in boards.items()}
    hands = {**duel_scenes.HANDS, "treasures": treasures.holding()}
    return found | {f"full duel hand: {name}": duel.FACE.hand(view, speech) for name, view in hands.items()}


def test_no_letters_are_smaller_than_twelve_pixels(screens: dict[str, Picture]) -> None:
    sizes = {name: {spot.height for spot in picture.spots if spot.sign == LETTERS} for name, picture in screens.items()}
    assert all(sizes[name] for name in screens if "bare" not in name), "whatever is written is found"
    small = {name: [size for size in sizes[name] if size * PHONE < LEAST * screens[name].width] for name in screens}
    assert {name: found for name, found in small.items() if found} == {}


def test_nothing_stands_below_the_sign_for_alt_texts(screens: dict[str, Picture]) -> None:
    covered = {
        name: [spot for spot in picture.spots if not spot.area and spot.sign not in GROUNDS and _under(spot, picture)]
        for name, picture in screens.items()
    }
    assert {name: found for name, found in covered.items() if found} == {}


def _under(spot: Spot, picture: Picture) -> bool:
    """Tell whether more than an edge of something is in the lower right corner, which the sign covers."""
    wide, high = covered_corner(picture.width)
    return spot.x + spot.width > picture.width - wide + 4 and spot.y + spot.height > picture.height - high + 4


@pytest.mark.parametrize(("width", "size"), [(1280, 50), (1080, 42), (960, 38), (311, 12)])
def test_letters_are_as_large_as_the_width_of_their_picture_asks_for(width: int, size: int) -> None:
    assert least_letters(width) == size
