"""Letters that the font has are shown, all others replaced, and everything fits."""

import pytest

from render.canvas import fonts


@pytest.mark.parametrize("text", ["Anna", "Zażółć gęślą jaźń", "Größe Øl Ñandú", "O'Neill-Smith #7"])
def test_letters_of_our_languages_stay(text):
    assert fonts.clean(text) == text


@pytest.mark.parametrize("text", ["🐊🐊", "漢字", "سوبك", "👩‍👩‍👧", "\U0010fffd", "ᚠᚢᚦ"])
def test_what_the_font_lacks_becomes_dots(text):
    assert set(fonts.clean(text)) == {"·"}
    assert not fonts.is_speakable(text)


def test_many_missing_signs_become_three_dots():
    assert fonts.clean("漢" * 40) == "···"


def test_ornamental_letters_become_plain_ones():
    assert fonts.clean("𝓐𝓷𝓷𝓪 ﬁsh") == "Anna fish"


def test_marks_that_steer_writing_fall_away():
    assert fonts.clean("A\u202eb\u2068c\u200d\ufe0f\u0000\nd") == "Abc d"


def test_stacked_accents_do_not_grow():
    assert len(fonts.clean("Z" + "\u0335\u0322\u0489" * 20)) == 1


@pytest.mark.parametrize("room", [0, 5, 40, 200])
def test_a_text_never_gets_wider_than_its_room(room):
    shown = fonts.fit("Bartholomew of Thebes the Third", fonts.SEMIBOLD, 36, room)
    assert not shown or fonts.width(shown, fonts.SEMIBOLD, 36) <= room


def test_a_text_that_is_cut_says_so():
    assert fonts.fit("Bartholomew of Thebes", fonts.SEMIBOLD, 36, 150).endswith("…")


def test_a_text_shrinks_before_it_is_cut():
    size = fonts.size_for("Bartholomew", fonts.SEMIBOLD, 36, 170, 24)
    assert 24 <= size < 36
    assert fonts.width("Bartholomew", fonts.SEMIBOLD, size) <= 170
