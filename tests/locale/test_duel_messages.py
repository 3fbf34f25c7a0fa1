"""Everything in Sobek: 2 Players has its words, and they fit Discord's limits in every language."""

from __future__ import annotations

import pytest

from bot.i18n.messages import ENGLISH, Words
from engine.duel import tiles as duel
from engine.duel.actions import Reason
from engine.duel.market import LINES, SQUARE
from engine.duel.rules_figures import FACTS
from engine.game import Code, Label
from render.duel.sentences import topics

PHONE_LABEL = 34
LANGUAGES = Words.load().languages


@pytest.fixture(scope="module")
def words() -> Words:
    return Words.load()


def has(words: Words, message: str) -> bool:
    return words.has(ENGLISH, message)


@pytest.mark.parametrize("tile", duel.TILES, ids=lambda tile: tile.code)
def test_every_tile_has_a_name_and_a_short_one_that_no_other_has(words: Words, tile: duel.Tile) -> None:
    for term in ("card", "short"):
        assert has(words, f"duel-{term}-{tile.code}")
        names = [words.text(ENGLISH, f"duel-{term}-{other.code}") for other in duel.TILES]
        assert names.count(words.text(ENGLISH, f"duel-{term}-{tile.code}")) == 1
    assert has(words, f"duel-plain-{plain_code(tile)}") or tile.face_down


def plain_code(tile: duel.Tile) -> str:
    """Return the code of a tile's name without its mark."""
    if tile.good is duel.Good.STATUE:
        return "statue"
    return f"{tile.good}{tile.scarabs}{'s' if tile.back is duel.Back.GREY else ''}"


@pytest.mark.parametrize(
    "thing",
    [*duel.Good, *duel.Pirogue, *duel.Back, *duel.Power, *LINES],
    ids=lambda thing: f"{thing.term}-{thing}",
)
def test_every_named_value_of_the_second_game_has_a_name(words: Words, thing: Code) -> None:
    assert has(words, f"duel-{thing.term}-{thing.code}")


def test_squares_and_columns_are_named_by_their_codes(words: Words) -> None:
    speech = words.speech(ENGLISH, "duel")
    assert speech.name(SQUARE["c4"]) == "Square c4"
    assert speech.name(Label("column", "c")) == "Column c"


@pytest.mark.parametrize("reason", list(Reason))
def test_every_refusal_of_the_second_game_has_a_sentence(words: Words, reason: Code) -> None:
    assert has(words, f"duel-refusal-{reason.code}")


def test_the_topics_of_the_second_game_fit_two_selects() -> None:
    assert len(topics()) == len(set(topics())) <= 50


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("topic", topics())
def test_every_topic_of_the_second_game_has_a_title_and_a_text_that_fit(
    words: Words, language: str, topic: str
) -> None:
    assert has(words, f"duel-help-{topic}-title")
    assert has(words, f"duel-help-{topic}")
    assert len(words.text(language, f"duel-help-{topic}-title")) <= 100
    assert len(words.text(language, f"duel-help-{topic}", **FACTS)) <= 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_and_pirogue_is_explained_in_one_short_sentence(words: Words, language: str) -> None:
    for code in (*duel.Power, *duel.Pirogue, "hidden-gold", "fill", "keep", "trade"):
        assert has(words, f"duel-explain-{code}")
        assert len(words.text(language, f"duel-explain-{code}")) <= 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_of_the_second_game_fit_a_phone(words: Words, language: str) -> None:
    speech = words.speech(language, "duel")
    shorts = [words.text(language, f"duel-short-{code}") for code in (*duel.KIND, "hidden", "hidden-gold")]
    labels = [words.text(language, "choice-take", place=35, card=short) for short in shorts]
    labels += [
        speech.name(thing) for thing in (*duel.Good, *duel.Pirogue, *duel.Power, *duel.Back, *LINES, SQUARE["c4"])
    ]
    choices = [Label(term, good.code) for term in ("new-set", "join-set", "set") for good in duel.GOODS]
    choices += [Label("choice", code) for code in ("take", "fill", "give")]
    choices += [Label("deben-choice", code) for code in ("keep", "trade")]
    assert [one for one in choices if not has(words, f"duel-{one.term}-{one.code}")] == []
    labels += [speech.name(one) for one in choices]
    assert {label for label in labels if len(label) > PHONE_LABEL} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_of_the_second_game_fit_a_select(words: Words, language: str) -> None:
    assert all(len(words.text(language, f"duel-card-{code}")) <= 100 for code in duel.KIND)
