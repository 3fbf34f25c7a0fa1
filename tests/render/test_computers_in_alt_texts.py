"""Alt texts say in words who is a computer, in every language and however short the names must be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n.messages import BoundSpeech
from render.duel import FACE as DUEL_FACE
from render.sobek import FACE
from tests.render.duel import scenes as duel
from tests.render.sobek.open_variant.open_views import LANGUAGES, WORDS, view_of
from tests.render.sobek.scenes import crowded, finished, opening, scored
from tests.seated import seated

FOUR = seated("Anna", "Bob 🤖", "Cleo", "Djed", computers=(3,))
TWO = seated("Anna 🤖", "Djed", computers=(1,))


def alts(said: BoundSpeech, pair: BoundSpeech) -> list[str]:
    """Give the alt texts of all pictures that show who is a computer."""
    known = FACE.known_picture(view_of("sure"), said)
    assert known is not None
    return [
        FACE.board(crowded(), said).alt,
        FACE.board(view_of("sure", opening(4)), said).alt,
        FACE.scoring(replace(finished(), history=(scored(),)), said, scored().round).alt,
        known.alt,
        DUEL_FACE.board(duel.middle(), pair).alt,
        DUEL_FACE.board(duel.finished(), pair).alt,
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_computer_is_told_once_and_nobody_else_is(language: str) -> None:
    said, pair = WORDS.speech(language, "sobek", FOUR), WORDS.speech(language, "duel", TWO)
    mark = said.say("merchant-mark")
    for alt in alts(said, pair):
        assert f"Djed {mark}" in alt
        assert alt.count(mark) == 1


def test_a_name_that_is_cut_keeps_what_tells_a_computer() -> None:
    said = WORDS.speech("en", "sobek", seated(*[letter * 40 for letter in "ABCD"], computers=(1, 2, 3)))
    alt = FACE.board(crowded(), said).alt
    assert [f"{letter * 8}" in alt for letter in "ABCD"] == [True] * 4
    assert alt.count("… (computer, adept): ") == 3
