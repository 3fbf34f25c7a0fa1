"""Headings in a player's own picture: none is cut in any language, with anything beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.duel.tiles import Pirogue
from engine.duel.views import DuelView
from render import duel, sobek
from render.canvas import fonts
from tests.render.duel import scenes as duel_scenes
from tests.render.duel import treasures
from tests.render.sobek import scenes
from tests.render.sobek.open_variant.open_views import LANGUAGES, WORDS
from tests.seated import seated

MANY = 12
PLAYERS = seated("Anna", "Bo", "Cleo", "Dan")


@pytest.fixture
def cut(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Give what was cut while pictures were drawn."""
    found: set[str] = set()
    fit = fonts.fit

    def noting(text: str, weight: str, size: int, room: int) -> str:
        fitted = fit(text, weight, size, room)
        if fitted != fonts.clean(text):
            found.add(text)
        return fitted

    monkeypatch.setattr("render.canvas.fonts.fit", noting)
    return found


def beside_the_market() -> Iterator[DuelView]:
    """Give views of the duel in which much of one thing, and nothing else, stands beside the market."""
    bare = duel_scenes.bare()
    tiles, tokens = duel_scenes.BASE[:MANY], tuple(Pirogue)
    other, own = bare.seats
    for seat in (
        replace(own, hand=tiles),
        replace(own, pile=tiles),
        replace(own, values=(3, 4, 5, 6, 7, 8) * 2),
        replace(own, royal_values=(1, 2, 3, 4, 5, 6) * 2),
    ):
        yield replace(bare, seats=(other, seat))
    yield replace(bare, drawn=tokens)
    yield replace(bare, looked_at=tiles)
    yield replace(bare, put_aside=tiles)
    yield replace(bare, pirogues=tokens)
    yield replace(bare, returned=tokens)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_beside_the_market_is_cut(language: str, cut: set[str]) -> None:
    speech = WORDS.speech(language, "duel", PLAYERS[:2])
    for view in (*beside_the_market(), *duel_scenes.HANDS.values(), treasures.holding()):
        duel.FACE.hand(view, speech)
    assert cut == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_of_a_hand_is_cut(language: str, cut: set[str]) -> None:
    speech = WORDS.speech(language, "sobek", PLAYERS)
    for view in scenes.HANDS.values():
        sobek.FACE.hand(view, speech)
    assert cut == set()


def test_a_heading_breaks_where_words_may_be_parted() -> None:
    """A French colon stays with the word before it."""
    one = fonts.width("Pirogues", fonts.BLACK, 30)
    assert fonts.break_lines("Pirogues au choix\u00a0: 12", fonts.BLACK, one * 2, 30, 30, 2)[1] == (
        "Pirogues au",
        "choix : 12",
    )
    assert fonts.break_lines("Pirogues", fonts.BLACK, one, 34, 22, 1) == (30, ("Pirogues",))
