"""Who acts for a seat is told at its name: by a sign of its own shape in the picture, and in words."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from bot.i18n.messages import BoundSpeech
from render.canvas import drawn_sprites
from render.canvas.theme import PANEL
from render.duel import FACE as DUEL_FACE
from render.player_names import SIGNS
from render.presentation import Picture, Seating, Standing
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.open_variant.open_views import LANGUAGES, WORDS, view_of
from tests.render.sobek.scenes import crowded, opening

MARKS = {
    Standing.APPRENTICE: "apprentice-mark",
    Standing.MERCHANT: "merchant-mark",
    Standing.MASTER: "master-mark",
    Standing.AWAY: "away-mark",
    Standing.STOOD_IN: "stood-in-mark",
}
LONG = "W" * 32


def seated(game: str, first: Standing, name: str = "Anna", language: str = "en") -> BoundSpeech:
    """Speak of a table of a game at which nobody but the first is anything but present."""
    others = ("Ben", "Cleo", "Dan")[: 3 if game == "sobek" else 1]
    return WORDS.speech(language, game, (Seating(name, first), *map(Seating, others)))


def boards(first: Standing, name: str = "Anna", language: str = "en") -> list[Picture]:
    """Draw the board of each kind."""
    four, two = seated("sobek", first, name, language), seated("duel", first, name, language)
    return [
        FACE.board(crowded(), four),
        FACE.board(view_of("sure", opening(4)), four),
        DUEL_FACE.board(duel.crowded(), two),
    ]


def texts(first: Standing, language: str) -> list[str]:
    """Write the board of each kind."""
    four, two = seated("sobek", first, language=language), seated("duel", first, language=language)
    return [
        FACE.text_board(crowded(), four),
        FACE.text_board(view_of("sure", opening(4)), four),
        DUEL_FACE.text_board(duel.crowded(), two),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("standing", MARKS)
def test_every_board_says_once_who_acts_for_a_seat(standing: Standing, language: str) -> None:
    """In the alt text and in the text board, right behind the name."""
    mark = WORDS.text(language, MARKS[standing])
    told = [*(picture.alt for picture in boards(standing, language=language)), *texts(standing, language)]
    assert [f"Anna {mark}" in one for one in told] == [True] * len(told)
    assert [one.count(mark) for one in told] == [1] * len(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_said_of_those_who_are_there(language: str) -> None:
    """Neither of the marks stands in any text."""
    marks = [WORDS.text(language, message) for message in MARKS.values()]
    told = [
        *(picture.alt for picture in boards(Standing.PRESENT, language=language)),
        *texts(Standing.PRESENT, language),
    ]
    assert not [mark for mark in marks for one in told if mark in one]


def test_each_standing_has_a_picture_of_its_own() -> None:
    """On every kind of board."""
    drawn = [[picture.data for picture in boards(standing)] for standing in Standing]
    assert [len(set(kind)) for kind in zip(*drawn, strict=True)] == [len(Standing)] * 3


@pytest.mark.parametrize("name", ["Anna", LONG])
@pytest.mark.parametrize("standing", MARKS)
def test_sign_and_name_keep_to_the_place_of_the_name(standing: Standing, name: str) -> None:
    """However long the name is, what stands around it stays as it was."""
    for plain, signed in zip(boards(Standing.PRESENT, name), boards(standing, name), strict=True):
        left, top, right, bottom = changed(plain, signed)
        assert left >= 134
        assert right <= 450
        assert bottom - top <= 50


def changed(one: Picture, other: Picture) -> tuple[int, int, int, int]:
    """Return the box in which two pictures differ."""
    first, second = (Image.open(io.BytesIO(picture.data)).convert("RGB") for picture in (one, other))
    box = ImageChops.difference(first, second).getbbox()
    assert box is not None
    return box


def test_the_signs_differ_in_shape_on_a_phone_and_without_colours() -> None:
    """Reduced as a picture is there, and in grey, each two are far apart."""
    small = [grey(sign) for sign in SIGNS]
    for place, one in enumerate(small):
        for other in small[place + 1 :]:
            assert sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one) > 25


def grey(sign: str) -> bytes:
    """Draw a sign as wide as on a phone, in grey."""
    picture = drawn_sprites.reduced(sign, 36)
    ground = Image.new("RGBA", picture.size, (*PANEL, 255))
    ground.alpha_composite(picture)
    return ground.convert("L").resize((11, 11), Image.Resampling.LANCZOS).tobytes()
