"""The open variant's pictures: every kind of holding is shown, locks mark what not all know, nothing more is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random

import pytest
from PIL import Image

from engine.sobek import OpenSobek
from engine.sobek.cards import CARDS, KIND, Card
from engine.sobek.views import BackCount, Holding, OpenView
from render.alt_text_fitting import LIMIT as ALT
from render.canvas.theme import LETTERS, PALETTE
from render.sobek import FACE
from render.sobek.open_variant import card_lanes, known_lanes, secrets_in_hand
from tests.engine.sobek.worlds import World
from tests.render.sobek.open_variant.open_views import GAMES, HOLDINGS, holding, known, pixels, played, speech, view_of
from tests.render.sobek.scenes import cards, crowded, reading

# What is drawn.


@pytest.mark.parametrize("name", HOLDINGS)
def test_every_holding_is_drawn_on_the_board_within_its_limits(name: str) -> None:
    view = view_of(name)
    picture = FACE.board(view, speech())
    pixels(picture)
    assert picture.width == 1280
    # All 28 kinds in every hand and pile at once are more than there are; what can be stays far below.
    assert picture.height <= (2200 if name == "full" else 1720)
    assert len(picture.data) < (200_000 if name == "full" else 150_000)
    assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize("name", HOLDINGS)
def test_every_holding_is_drawn_in_full(name: str) -> None:
    picture = FACE.known_picture(view_of(name), speech())
    assert picture is not None
    pixels(picture)
    assert picture.width == 1280
    assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize(("one", "other"), [("sure", "empty"), ("doubtful", "folded"), ("mixed", "sure")])
def test_different_holdings_look_different(one: str, other: str) -> None:
    for draw in (FACE.board, FACE.known_picture):
        assert draw(view_of(one), speech()).data != draw(view_of(other), speech()).data


def test_a_pile_s_number_of_cards_is_on_the_board() -> None:
    one = holding((), cards("queen", "thief", "vizier"), (0, 0, 1))
    two = replace(one, backs=BackCount(0, 0, 2))

    def board(pile: Holding) -> bytes:
        common = known(holding(), 4)
        common = replace(common, piles=(pile,) * 4)
        return FACE.board(OpenView.of(crowded(), common, common), speech()).data

    assert board(one) != board(two)


def dashes(image: Image.Image) -> int:
    """Count the dark pieces along the right edge of a card."""
    column = image.crop((image.width - 3, 0, image.width - 2, image.height))
    light = [sum(PALETTE[number]) > 240 for number in column.tobytes()]
    return sum(before and not after for before, after in pairwise(light))


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_a_card_in_doubt_is_told_without_colour(card: Card) -> None:
    """In grey the pale card still differs from the certain one by its frame: dashes along the edge."""
    for width in known_lanes.WIDTHS:
        sure = card_lanes.lane_sprite(card, width, sure=True)
        doubtful = card_lanes.lane_sprite(card, width, sure=False)
        assert doubtful.image.size == sure.image.size
        assert dashes(doubtful.image) >= 4 > dashes(sure.image)


def test_all_kinds_in_doubt_are_drawn_where_there_is_room() -> None:
    (few,) = card_lanes.lane_parts(HOLDINGS["doubtful"], HOLDINGS["doubtful"], speech())
    assert few.cards == ((CARDS[KIND["queen"]], 1), (CARDS[KIND["thief"]], 1))
    assert few.words == "1 of"
    many = card_lanes.lane_parts(HOLDINGS["folded"], HOLDINGS["folded"], speech())
    assert [(len(part.cards), part.words) for part in many] == [(6, "2 of"), (9, "1 of")]


@pytest.mark.parametrize("name", HOLDINGS)
def test_a_board_folds_what_is_in_doubt_into_a_number(name: str) -> None:
    """Which they may be stands behind Known cards; that they are there is told by one card with a question mark."""
    one = HOLDINGS[name]
    parts = card_lanes.folded_parts(one)
    assert Counter(dict(pair for part in parts for pair in part.cards if pair[0] is not None)) == Counter(one.sure)
    assert [pair for part in parts for pair in part.cards if pair[0] is None] == (
        [(None, one.doubtful.total)] if one.doubtful.total else []
    )
    # Once in the hand and once in the pile of each of four seats.
    marks = [spot for spot in FACE.board(view_of(name), speech()).spots if spot.sign == "doubt"]
    assert len(marks) == (8 if one.doubtful.total else 0)


def test_a_board_s_certain_cards_are_read_on_a_phone() -> None:
    """Where one row holds them they are 14 pixels wide at 311, and their numbers 12 high."""
    view = view_of("sure", reading())
    drawn = [spot for spot in FACE.board(view, speech()).spots if spot.sign in ("goods", "starting", "amulet")]
    lane = [spot for spot in drawn if spot.y > 700]
    assert lane
    assert all(spot.width * 311 >= 14 * 1280 for spot in lane)
    assert LETTERS * 311 >= 12 * 1280


def test_certain_cards_come_first_each_kind_once() -> None:
    first, *rest = card_lanes.lane_parts(HOLDINGS["mixed"], HOLDINGS["mixed"], speech())
    assert dict(first.cards) == Counter(HOLDINGS["mixed"].sure)
    assert not first.words
    assert all(part.words for part in rest)


@pytest.mark.parametrize("width", [*known_lanes.WIDTHS, 66])
@pytest.mark.parametrize("name", HOLDINGS)
def test_rows_hold_every_card_and_keep_their_room(name: str, width: int) -> None:
    one = HOLDINGS[name]
    lane = card_lanes.Lane("hand", "25", card_lanes.lane_parts(one, one, speech()))
    rows = card_lanes.rows(lane, width, 700)
    drawn = [(cluster.card, cluster.count) for row in rows for cluster in row]
    assert drawn == [pair for part in lane.parts for pair in part.cards]
    assert all(card_lanes.head_width(lane) + card_lanes.row_width(row, width) <= 700 for row in rows)


# The viewer's own.


def test_the_own_hand_marks_what_not_everybody_knows() -> None:
    base = reading()
    own = base.seats[1]
    held = (holding(own.hand), holding(own.pile))

    def seen(hand: Holding, pile: Holding) -> OpenView:
        common = known(HOLDINGS["empty"], 3)
        common = replace(common, hands=(holding(), hand, holding()), piles=(holding(), pile, holding()))
        mine = replace(common, hands=(holding(), held[0], holding()), piles=(holding(), held[1], holding()))
        return OpenView.of(base, common, mine)

    everything = FACE.hand(seen(*held), speech())
    assert everything.data == FACE.hand(base, speech()).data
    assert "Everyone knows everything that you know" in everything.alt
    secret = holding(own.hand[1:], (own.hand[0], CARDS[KIND["fish1"]]), (0, 1, 0))
    some = FACE.hand(seen(secret, held[1]), speech())
    assert some.data != everything.data
    assert "In your hand: Ivory 3." in some.alt
    told = FACE.secrets(seen(secret, held[1]), speech())
    assert told is not None
    assert told.splitlines()[1:] == ["In your hand: Ivory 3"]


def test_of_equal_cards_only_as_many_are_marked_as_not_everybody_knows() -> None:
    held = cards("fish1", "fish1", "fish1", "wheat1")
    marked = secrets_in_hand.mark_secrets(held, held[:2])
    assert [isinstance(item, secrets_in_hand.SecretCard) for item in marked] == [False, True, True, False]
    assert tuple(item.card if isinstance(item, secrets_in_hand.SecretCard) else item for item in marked) == held


def test_what_the_viewer_alone_knows_of_others_is_in_hand_page_and_text() -> None:
    base = reading()
    own = base.seats[1]
    common = replace(known(holding(), 3), hands=(HOLDINGS["doubtful"], holding(own.hand), holding()))
    common = replace(common, piles=(holding(), holding(own.pile), holding()))
    mine = replace(common, hands=(holding(cards("thief")), holding(own.hand), holding()))
    view = OpenView.of(base, common, mine)
    plain = OpenView.of(base, common, common)
    assert FACE.hand(view, speech()).data != FACE.hand(plain, speech()).data
    assert "In Anna's hand: Thief (fish)." in FACE.hand(view, speech()).alt
    page, bare = FACE.known_picture(view, speech()), FACE.known_picture(plain, speech())
    assert page is not None
    assert bare is not None
    assert page.data != bare.data
    known_to_all = FACE.known_picture(OpenView.of(base, mine, mine), speech())
    assert known_to_all is not None
    assert page.data != known_to_all.data, "a lock marks it"
    assert page.height > known_to_all.height, "and a legend says what a lock means"
    assert "secret: Thief (fish)" in page.alt
    assert "secret: Thief (fish)" in (FACE.known_text(view, speech()) or "")
    assert "secret:" not in bare.alt


# Nothing more.


def shown(game: OpenSobek, viewer: int | None) -> Iterator[object]:
    """Yield all that one viewer is shown and told."""
    view = game.view(viewer)
    yield FACE.board(view, speech())
    yield FACE.known_picture(view, speech())
    yield FACE.known_text(view, speech())
    yield FACE.text_board(view, speech())
    yield FACE.secrets(view, speech())
    if viewer is not None:
        yield FACE.hand(view, speech())


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_is_shown_depends_on_a_card_that_the_viewer_may_not_know(
    game: tuple[int, int, int, float],
) -> None:
    """Cards are exchanged behind the viewer's back: of what lies face down, only what was seen may count."""
    for viewer in (None, 0, game[0] - 1):
        here = played(*game)
        world = World(here, viewer, Random(3))
        world.exchange()
        assert isinstance(world.game, OpenSobek)
        assert viewer is None or world.game.hands[viewer] == here.hands[viewer]
        assert any(world.game.hands[seat] != here.hands[seat] for seat in range(game[0]) if seat != viewer)
        assert list(shown(world.game, viewer)) == list(shown(here, viewer))
