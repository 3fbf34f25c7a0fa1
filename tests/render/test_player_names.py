"""Names in any script, of any length and without anything to show: no picture breaks, and nothing is a box."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.canvas import fonts
from render.canvas.canvas import Canvas
from render.canvas.theme import PANEL
from render.duel import FACE as DUEL_FACE
from render.player_names import DrawnName, Lettering, drawable, put_name
from render.presentation import Seating, Standing
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.scenes import PlainSpeech, crowded, finished, scored
from tests.seated import seated

NASTY = {
    "wide": "W" * 32,
    "arabic": "سوبك نفرو",
    "hebrew": "עברית",
    "chinese": "漢字かな",
    "hindi": "देवनागरी",
    "thai": "ไทย",
    "family": "👩\u200d👩\u200d👧",
    "emoji": "🐊🐊🐊",
    "control": "\x00\x07\n",
    "accents": "a\u0301\u0302\u0303" * 12,
    "backwards": "\u202egnuorts",
    "nothing": "",
    "dash": "—",
    "mixed": "🐊 Zoë 漢 Ωmega 🐊",
    "robot": "🤖 " + "W" * 32,
}


def drawn(name: str) -> list[bytes]:
    """Draw everything on which names stand."""
    speech, pair = PlainSpeech(seated(name, "Anna", name, "Bo")), duel.speech(seated(name, "Anna"))
    over = replace(finished(), history=(*finished().history[:2], replace(scored(), round=3)))
    return [
        FACE.board(crowded(), speech).data,
        FACE.board(finished(), speech).data,
        FACE.scoring(over, speech, 3).data,
        DUEL_FACE.board(duel.crowded(), pair).data,
        DUEL_FACE.board(duel.overflowing(), pair).data,
        DUEL_FACE.scoring(duel.overflowing(), pair, 1).data,
    ]


@pytest.mark.parametrize("kind", NASTY)
def test_every_picture_bears_the_name(kind):
    assert all(data.startswith(b"\x89PNG") for data in drawn(NASTY[kind]))


@pytest.mark.parametrize("kind", ["arabic", "hebrew", "chinese", "hindi", "thai", "family", "emoji", "control", "dash"])
def test_a_name_without_anything_to_show_becomes_the_seats_number(kind):
    assert drawable(Seating(NASTY[kind])).text == ""
    plain = [
        PlainSpeech(seated("Player 1", "Anna", "Player 3", "Bo")),
        PlainSpeech(seated(NASTY[kind], "Anna", NASTY[kind], "Bo")),
    ]
    assert len({FACE.board(crowded(), speech).data for speech in plain}) == 1


@pytest.mark.parametrize("name", NASTY.values(), ids=NASTY)
def test_every_letter_that_is_drawn_has_a_sign(name):
    assert all(fonts.has_sign(letter) for letter in drawable(Seating(name)).text)


def test_signs_for_what_is_missing_stand_between_letters_only():
    assert drawable(Seating(NASTY["mixed"])).text == f"Zoë {fonts.MISSING} Ωmega"


def test_a_computer_keeps_its_mark_under_any_name():
    assert drawable(Seating("漢字", Standing.MERCHANT)) == ("", "computer")


def test_a_robot_in_a_persons_name_makes_no_computer():
    assert drawable(Seating("Bob 🤖")) == ("Bob", None)


def test_a_number_stays_where_a_name_is_shown_and_goes_where_it_is_not():
    assert drawable(Seating("Zoë 🐊 (2)")).text == "Zoë (2)"
    assert drawable(Seating("🐊 (2)")).text == ""


def test_a_number_is_drawn_also_after_a_name_that_is_too_long():
    lettering = Lettering(30, 20, 26, 6)

    def written(name: str) -> bytes:
        canvas = Canvas(200, 60, PANEL)
        put_name(canvas, DrawnName(name), 0, 30, 200, lettering, PANEL)
        return canvas.image.tobytes()

    long = "Bartholomew of Alexandria"
    assert len({written(long), written(f"{long} (2)"), written(f"{long} (3)")}) == 3
