"""What is known in the open variant, in words: as the pictures tell it, within every limit, each list once."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from engine.game import Label
from engine.sobek.cards import Card
from engine.sobek.views import OpenView
from render.alt_text_fitting import LIMIT as ALT
from render.sobek import FACE
from render.sobek.open_variant import card_lanes, known_text
from render.text_parts import LIMIT
from tests.depth import first_of
from tests.render.sobek.open_variant.open_views import (
    GAMES,
    HOLDINGS,
    LANGUAGES,
    WORDS,
    Spy,
    holding,
    played,
    speech,
    view_of,
)
from tests.render.sobek.scenes import cards, crowded, hoard, reading
from tests.seated import seated


def told_cards(view: OpenView, most: int = known_text.ALL) -> Counter[str]:
    spy = Spy(speech())
    for seat in range(len(view.seats)):
        list(known_text.seat_locations(view, seat, spy, most))
    return spy.told


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_picture_and_text_tell_the_same_and_only_what_is_known(
    game: tuple[int, int, int, float], viewer: int | None
) -> None:
    view = played(*game).view(viewer)
    assert isinstance(view, OpenView)
    drawn: Counter[str] = Counter()
    may: Counter[str] = Counter()
    for seat in range(game[0]):
        for common, mine in (
            (view.common.hands[seat], view.known.hands[seat]),
            (view.common.piles[seat], view.known.piles[seat]),
        ):
            may.update(card.code for card in (*mine.sure, *mine.maybe))
            for part in card_lanes.lane_parts(common, mine, speech()):
                drawn.update({card.code: count for card, count in part.cards if isinstance(card, Card)})
    assert drawn == told_cards(view) == may


@first_of("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_texts_fit_and_never_lose_a_certain_card(game: tuple[int, int, int, float], language: str) -> None:
    for viewer in (None, *range(game[0])):
        view = played(*game).view(viewer)
        assert isinstance(view, OpenView)
        check_texts(view, language)


@first_of("language", LANGUAGES)
@pytest.mark.parametrize("name", HOLDINGS)
def test_all_texts_fit_however_much_is_held(name: str, language: str) -> None:
    if name != "full":  # four seats that hold each card of the game are more than any message holds
        check_texts(view_of(name), language)
    for picture in (FACE.board(view_of(name), speech(language)), FACE.known_picture(view_of(name), speech(language))):
        assert picture is not None
        assert 0 < len(picture.alt) <= ALT
    assert len(FACE.known_text(view_of(name), speech(language)) or "") <= LIMIT
    assert len(FACE.text_board(view_of(name, hoard()), speech(language))) <= LIMIT


def check_texts(view: OpenView, language: str) -> None:
    words = WORDS.speech(language, "sobek", seated(*["*_W_*" * 6] * 4), markdown=True)
    spy = Spy(words)
    text = FACE.known_text(view, spy)
    assert text is not None
    assert len(text) <= LIMIT
    for seat in range(len(view.seats)):
        for one in (view.known.hands[seat], view.known.piles[seat]):
            assert all(words.name(Label("short", card.code)) in text for card in one.sure)
    assert len(FACE.known_picture(view, words).alt) <= ALT  # type: ignore[union-attr]
    assert len(FACE.board(view, words).alt) <= ALT
    assert len(FACE.text_board(view, words)) <= LIMIT


def test_lists_that_stand_in_several_places_are_named_once() -> None:
    text = FACE.known_text(view_of("folded"), speech())
    assert text is not None
    assert text.count("Queen (ivory)") == 1
    assert text.count("1 of B") == 9
    assert "\n**A** = Ivory (green), " in text
    page = FACE.known_picture(view_of("folded"), speech())
    assert page is not None
    assert "**" not in page.alt


def test_a_group_says_exactly_what_each_place_may_hold() -> None:
    """A place with fewer cards in doubt holds no more of a kind; one that cannot hold a kind has no part in it."""
    both = cards("fish1", "fish1", "wheat1", "ebony2", "ivory3")
    once = cards("fish1", "wheat1", "ebony2", "ivory3")
    other = cards("fish1", "wheat1", "ebony2", "marble2")
    shared = known_text.groups(
        [holding((), both, (0, 2, 0)), holding((), once, (0, 1, 0)), holding((), other, (0, 1, 0))]
    )
    assert [(letter, whole) for letter, whole in shared.values()] == [("A", Counter(both))]
    assert not known_text.groups([holding((), both, (0, 2, 0)), holding((), once, (0, 2, 0))])


def test_the_text_board_and_the_status_name_the_way_only_where_it_is_open() -> None:
    view = view_of("mixed", reading())
    text = FACE.text_board(view, speech())
    assert "open variant" in text.splitlines()[0]
    assert "- Corruption pile (9)" in text
    assert "Deck (" in text
    hidden = FACE.text_board(reading(), speech())
    assert "open variant" not in hidden
    assert "- Corruption pile" not in hidden


def test_the_hidden_variant_and_a_finished_game_have_no_page() -> None:
    for view in (reading(), crowded()):
        assert not FACE.has_known(view)
        assert (
            FACE.known_picture(view, speech())
            is FACE.known_text(view, speech())
            is FACE.secrets(view, speech())
            is None
        )
    assert FACE.has_known(view_of("sure"))
    assert FACE.secrets(view_of("sure"), speech()) is None, "the table has no secrets"


def test_every_word_of_the_open_variant_is_used() -> None:
    path = Path(__file__).parents[4] / "locale" / "en" / "sobek-open.ftl"
    ids = set(re.findall(r"^(sobek-[\w-]+) =", path.read_text(encoding="utf-8"), re.M))
    spy = Spy(speech())
    views = [played(*game).view(viewer) for game in GAMES for viewer in (None, *range(game[0]))]
    for view in [*views, view_of("full"), view_of("folded"), view_of("mixed", reading())]:
        FACE.board(view, spy)
        FACE.known_picture(view, spy)
        FACE.known_text(view, spy)
        FACE.text_board(view, spy)
        FACE.secrets(view, spy)
        if view.viewer is not None:
            FACE.hand(view, spy)
    lobby = {f"sobek-variant-{variant}{end}" for variant in ("hidden", "open") for end in ("", "-shows", "-choose")}
    assert ids - spy.said - lobby == {"sobek-deck-counted"}
