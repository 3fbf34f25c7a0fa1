"""The open way's pictures and words: every kind of holding is shown, picture and text agree, nothing more is told."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from PIL import Image

from bot.words import BoundSpeech, Words
from engine.game import Label
from engine.sobek import OpenSobek
from engine.sobek.cards import CARDS, KIND, Back, Card
from engine.sobek.views import BackCount, Holding, Known, OpenView, SobekView
from render.alts import LIMIT as ALT
from render.face import Picture, Speech
from render.sobek import FACE, holdings, known_text, lanes, open_hand
from render.telling import LIMIT
from tests.engine.sobek import walks
from tests.engine.sobek.worlds import World
from tests.render.scenes import cards, crowded, hoard, reading

WORDS = Words.load()
LANGUAGES = WORDS.languages
NAMES = ("Anna", "Bartholomew of Thebes the Third", "Chloé", "🤖 Djed")
ORANGE = tuple(card.code for card in CARDS if card.power)
GREEN = tuple(card.code for card in CARDS if card.back is Back.GREEN)
BEIGE = tuple(card.code for card in CARDS if card.back is Back.BEIGE)


def speech(language: str = "en", names: tuple[str, ...] = NAMES) -> BoundSpeech:
    return WORDS.speech(language, "sobek", names)


def holding(sure: tuple[Card, ...] = (), maybe: tuple[Card, ...] = (), doubtful: tuple[int, int, int] = (0, 0, 0)):
    """Return a holding with so many doubtful cards of each back beside the certain ones."""
    backs = Counter(card.back for card in sure)
    counts = (extra + backs[back] for extra, back in zip(doubtful, (Back.GREEN, Back.BEIGE, Back.ORANGE), strict=True))
    return Holding(sure, maybe, BackCount(*counts))


EVERYTHING = cards(*(card.code for card in CARDS))
HOLDINGS = {
    "empty": holding(),
    "sure": holding(cards("ivory3", "fish1", "fish1", "amulet", "queen")),
    "doubtful": holding((), cards("queen", "thief"), (0, 0, 1)),
    "folded": holding((), cards(*GREEN, *ORANGE), (2, 0, 1)),
    "mixed": holding(
        cards("ivory0g", "wheat1", "wheat1"), cards("fish1", "fish1", "ebony2", *ORANGE, "fish0g"), (1, 2, 3)
    ),
    "all backs unfolded": holding((), cards("fish0g", "wheat0g", "fish1", "ebony2", "queen", "thief"), (1, 1, 1)),
    "hoard": holding(cards(*["ivory3"] * 3, *["fish1"] * 5, *["cattle1"] * 5, *BEIGE)),
    "full": holding(EVERYTHING, cards(*["fish1"] * 4, *["wheat1"] * 4, *BEIGE, *GREEN), (3, 6, 0)),
}


def known(one: Holding, seats: int) -> Known:
    return Known((one,) * seats, (one,) * seats, row=holding(), deck=HOLDINGS["mixed"], removed=one)


def view_of(name: str, base: SobekView | None = None) -> OpenView:
    base = base or crowded()
    all_know = known(HOLDINGS[name], len(base.seats))
    return OpenView.of(replace(base, way="open"), all_know, all_know)


@cache
def played(seats: int, number: int, steps: int, lean: float) -> OpenSobek:
    game = OpenSobek.new(seats, {"way": "open"}, f"walk {number}")
    for place, _ in enumerate(walks.steps(game, Random(number), lean)):
        if place >= steps and game.outcome is None:
            break
    return game


GAMES = [(2, 1, 30, 0.6), (3, 3, 48, 0.6), (3, 7, 20, 0.3), (4, 3, 48, 0.6), (4, 2, 75, 0.1), (4, 9, 44, 0.05)]


def pixels(picture: Picture) -> Image.Image:
    image = Image.open(io.BytesIO(picture.data))
    image.load()
    assert image.size == (picture.width, picture.height)
    return image.convert("RGB")


class Spy:
    """A speech that remembers which cards it was handed, and which messages it said."""

    def __init__(self, inner: Speech) -> None:
        self.inner = inner
        self.names = inner.names
        self.said: set[str] = set()
        self.told: Counter[str] = Counter()

    def say(self, message: str, /, **values: object) -> str:
        self.said.add(message)
        for value in values.values():
            if isinstance(value, tuple):
                self.told.update(one.code for one in value if isinstance(one, (Label, Card)) and one.code in KIND)
        return self.inner.say(message, **values)


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
    picture = FACE.known(view_of(name), speech())
    assert picture is not None
    pixels(picture)
    assert picture.width == 1280
    assert 0 < len(picture.alt) <= ALT


@pytest.mark.parametrize(("one", "other"), [("sure", "empty"), ("doubtful", "folded"), ("mixed", "sure")])
def test_different_holdings_look_different(one: str, other: str) -> None:
    for draw in (FACE.board, FACE.known):
        assert draw(view_of(one), speech()).data != draw(view_of(other), speech()).data


def test_a_pile_s_number_of_cards_is_on_the_board() -> None:
    one = holding((), cards("queen", "thief", "vizier"), (0, 0, 1))
    two = replace(one, backs=BackCount(0, 0, 2))

    def board(pile: Holding) -> bytes:
        common = known(holding(), 4)
        common = replace(common, piles=(pile,) * 4)
        return FACE.board(OpenView.of(crowded(), common, common), speech()).data

    assert board(one) != board(two)


@pytest.mark.parametrize("card", CARDS, ids=lambda card: card.code)
def test_a_card_in_doubt_is_told_without_colour(card: Card) -> None:
    """In grey the pale card still differs from the certain one by its frame: dashes along the edge."""
    for width in holdings.WIDTHS:
        sure = lanes.sprite_of(card, width, sure=True)
        doubtful = lanes.sprite_of(card, width, sure=False)
        assert doubtful.image.size == sure.image.size
        edge = doubtful.image.crop((2, 0, 5, doubtful.image.height))
        assert len(set(edge.tobytes())) > len(set(sure.image.crop((2, 20, 5, 40)).tobytes()))


def test_few_kinds_in_doubt_are_drawn_and_many_stand_as_one_back() -> None:
    few = lanes.parts(HOLDINGS["doubtful"], HOLDINGS["doubtful"], speech(), holdings.MOST_KINDS)
    assert [part.cards for part in few] == [((CARDS[KIND["queen"]], 1), (CARDS[KIND["thief"]], 1))]
    assert few[0].words == "1 of"
    many = lanes.parts(HOLDINGS["folded"], HOLDINGS["folded"], speech(), holdings.MOST_KINDS)
    assert [(part.cards, part.words) for part in many] == [
        (((Back.GREEN, 1),), "2 of 6"),
        (((Back.ORANGE, 1),), "1 of 9"),
    ]


def test_certain_cards_come_first_each_kind_once() -> None:
    first, *rest = lanes.parts(HOLDINGS["mixed"], HOLDINGS["mixed"], speech())
    assert dict(first.cards) == Counter(HOLDINGS["mixed"].sure)
    assert not first.words
    assert all(part.words for part in rest)


@pytest.mark.parametrize("width", [*holdings.WIDTHS, 66])
@pytest.mark.parametrize("name", HOLDINGS)
def test_rows_hold_every_card_and_keep_their_room(name: str, width: int) -> None:
    one = HOLDINGS[name]
    lane = lanes.Lane("hand", "25", lanes.parts(one, one, speech()))
    rows = lanes.rows(lane, width, 700)
    drawn = [(cluster.card, cluster.count) for row in rows for cluster in row]
    assert drawn == [pair for part in lane.parts for pair in part.cards]
    assert all(lanes.head_long(lane) + lanes.row_long(row, width) <= 700 for row in rows)


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
    assert "All that you know is known to all" in everything.alt
    secret = holding(own.hand[1:], (own.hand[0], CARDS[KIND["fish1"]]), (0, 1, 0))
    some = FACE.hand(seen(secret, held[1]), speech())
    assert some.data != everything.data
    assert "In your hand: Ivory 3." in some.alt
    told = FACE.secrets(seen(secret, held[1]), speech())
    assert told is not None
    assert told.splitlines()[1:] == ["In your hand: Ivory 3"]


def test_of_equal_cards_only_as_many_are_marked_as_not_everybody_knows() -> None:
    held = cards("fish1", "fish1", "fish1", "wheat1")
    marked = open_hand.marked(held, held[:2])
    assert [isinstance(item, open_hand.Secret) for item in marked] == [False, True, True, False]
    assert tuple(item.card if isinstance(item, open_hand.Secret) else item for item in marked) == held


def test_what_the_viewer_alone_knows_of_others_is_in_hand_page_and_text() -> None:
    base = reading()
    own = base.seats[1]
    common = replace(known(holding(), 3), hands=(HOLDINGS["doubtful"], holding(own.hand), holding()))
    common = replace(common, piles=(holding(), holding(own.pile), holding()))
    mine = replace(common, hands=(holding(cards("thief")), holding(own.hand), holding()))
    view = OpenView.of(base, common, mine)
    plain = OpenView.of(base, common, common)
    assert FACE.hand(view, speech()).data != FACE.hand(plain, speech()).data
    assert "In the hand of Anna: Thief (fish)." in FACE.hand(view, speech()).alt
    page, bare = FACE.known(view, speech()), FACE.known(plain, speech())
    assert page is not None
    assert bare is not None
    assert page.data != bare.data
    assert "not known to all: Thief (fish)" in page.alt
    assert "not known to all: Thief (fish)" in (FACE.known_text(view, speech()) or "")
    assert "not known to all" not in bare.alt


# Words.


def told_cards(view: OpenView, most: int = known_text.ALL) -> Counter[str]:
    spy = Spy(speech())
    for seat in range(len(view.seats)):
        list(known_text.of_seat(view, seat, spy, most))
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
            for part in lanes.parts(common, mine, speech()):
                drawn.update({card.code: count for card, count in part.cards if isinstance(card, Card)})
    assert drawn == told_cards(view) == may


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_all_texts_fit_and_never_lose_a_certain_card(game: tuple[int, int, int, float], language: str) -> None:
    for viewer in (None, *range(game[0])):
        view = played(*game).view(viewer)
        assert isinstance(view, OpenView)
        check_texts(view, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", HOLDINGS)
def test_all_texts_fit_however_much_is_held(name: str, language: str) -> None:
    if name != "full":  # four seats that hold each card of the game are more than any message holds
        check_texts(view_of(name), language)
    for picture in (FACE.board(view_of(name), speech(language)), FACE.known(view_of(name), speech(language))):
        assert picture is not None
        assert 0 < len(picture.alt) <= ALT
    assert len(FACE.known_text(view_of(name), speech(language)) or "") <= LIMIT
    assert len(FACE.text_board(view_of(name, hoard()), speech(language))) <= LIMIT


def check_texts(view: OpenView, language: str) -> None:
    words = WORDS.speech(language, "sobek", ("*_W_*" * 6,) * 4, markdown=True)
    spy = Spy(words)
    text = FACE.known_text(view, spy)
    assert text is not None
    assert len(text) <= LIMIT
    for seat in range(len(view.seats)):
        for one in (view.known.hands[seat], view.known.piles[seat]):
            assert all(words.name(Label("short", card.code)) in text for card in one.sure)
    assert len(FACE.known(view, words).alt) <= ALT  # type: ignore[union-attr]
    assert len(FACE.board(view, words).alt) <= ALT
    assert len(FACE.text_board(view, words)) <= LIMIT


def test_lists_that_stand_in_several_places_are_named_once() -> None:
    text = FACE.known_text(view_of("folded"), speech())
    assert text is not None
    assert text.count("Queen (ivory)") == 1
    assert text.count("1 of B") == 9
    assert "\nA = Ivory (green), " in text


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
    assert "open way" in text.splitlines()[0]
    assert "- Corruption pile (9)" in text
    assert "Deck (" in text
    hidden = FACE.text_board(reading(), speech())
    assert "open way" not in hidden
    assert "- Corruption pile" not in hidden


def test_the_hidden_way_and_a_finished_game_have_no_page() -> None:
    for view in (reading(), crowded()):
        assert not FACE.tells_known(view)
        assert FACE.known(view, speech()) is FACE.known_text(view, speech()) is FACE.secrets(view, speech()) is None
    assert FACE.tells_known(view_of("sure"))
    assert FACE.secrets(view_of("sure"), speech()) is None, "the table has no secrets"


def test_every_word_of_the_open_way_is_used() -> None:
    path = Path(__file__).parents[2] / "locale" / "en" / "sobek-open.ftl"
    ids = set(re.findall(r"^(sobek-[\w-]+) =", path.read_text(encoding="utf-8"), re.M))
    spy = Spy(speech())
    views = [played(*game).view(viewer) for game in GAMES for viewer in (None, *range(game[0]))]
    for view in [*views, view_of("full"), view_of("folded"), view_of("mixed", reading())]:
        FACE.board(view, spy)
        FACE.known(view, spy)
        FACE.known_text(view, spy)
        FACE.text_board(view, spy)
        FACE.secrets(view, spy)
        if view.viewer is not None:
            FACE.hand(view, spy)
    lobby = {f"sobek-way-{way}{end}" for way in ("hidden", "open") for end in ("", "-shows", "-choose")}
    assert ids - spy.said - lobby == {"sobek-deck-counted"}


# Nothing more.


def shown(game: OpenSobek, viewer: int | None) -> Iterator[object]:
    """Yield all that one viewer is shown and told."""
    view = game.view(viewer)
    yield FACE.board(view, speech())
    yield FACE.known(view, speech())
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
