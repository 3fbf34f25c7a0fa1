"""No sign stands on a board or a hand that the legend does not explain, and each letter stands at its sign."""

from __future__ import annotations

import io
import string
from collections.abc import Iterator
from random import Random

import pytest
from PIL import Image

from bot.domain.game_options import with_variant
from bot.games import GAMES
from bot.i18n.messages import Words
from engine.game import Game
from render.canvas import drawn_sprites
from render.canvas.canvas import Canvas
from render.canvas.sign_locations import LETTERS, Spot
from render.canvas.theme import CREAM, RED, SAND
from render.duel.legend import PARTS as DUEL
from render.legend import LETTER, annotated
from render.presentation import AnnotatedPicture, Picture, Speech
from render.sobek.legend import PARTS as SOBEK
from tests.seated import seated

WORDS = Words.load()
# The width of a picture on a phone, and the least size of a letter there.
PHONE, LEAST = 311, 12
PARTS = {"sobek": SOBEK, "duel": DUEL}
OPEN = with_variant(GAMES["sobek"].rules, {}, "open")
# Each kind of game with so many seats and these options.
PLAYED = (
    ("sobek", 2, {}),
    ("sobek", 4, {}),
    ("sobek", 3, OPEN),
    ("duel", 2, {}),
    ("duel", 2, {"expansion": "treasures"}),
)
# Icons that are only ever part of other things: the pictures on cards, tiles, tokens, backs and emojis.
INSIDE = ("crown", "tile", "spy", "adviser", "theft", "scarabs2")


@pytest.fixture(scope="module", params=PLAYED, ids=lambda played: "-".join(map(str, played)))
def played(request: pytest.FixtureRequest) -> tuple[str, list[tuple[Picture, Speech]]]:
    """Give the pictures of games of one kind, and which game it is."""
    kind, seats, options = request.param
    return kind, list(pictures(kind, seats, options))


def pictures(kind: str, seats: int, options: dict[str, str], language: str = "en") -> Iterator[tuple[Picture, Speech]]:
    """Play two games with a liking for rare things and yield boards with their news, and hands."""
    rules, face = GAMES[kind].rules, GAMES[kind].face
    speech = WORDS.speech(language, kind, seated(*("Anna", "Bo", "Cleo", "Dan")[:seats]))
    for seed in range(2):
        game, chance, move = rules.new(seats, options, str(seed)), Random(seed), 0
        while game.waiting:
            happened = game.apply(game.waiting[0], chosen(kind, game, chance))
            move += 1
            if move % 9 == 0 or not game.waiting:
                news = tuple(event.seen(None) for event in happened)
                yield face.board(game.view(None), speech, news), speech
            if move % 9 == 0 and game.waiting:
                yield face.hand(game.view(game.waiting[0]), speech), speech


def chosen(kind: str, game: Game, chance: Random):  # type: ignore[no-untyped-def]
    seat = game.waiting[0]
    legal = game.legal(seat)
    return chance.choice(legal) if chance.random() < 0.3 else GAMES[kind].rules.choose(game.view(seat), legal)


def test_every_sign_that_is_drawn_has_an_entry(played: tuple[str, list[tuple[Picture, Speech]]]) -> None:
    """All signs on boards and hands of whole games; letters are read, not explained."""
    kind, shown = played
    known = frozenset[str]().union(*(part.signs for part in PARTS[kind]))
    drawn = {spot.sign for picture, _ in shown for spot in picture.spots if not spot.area}
    assert drawn - known - {LETTERS} == set()
    assert len(drawn) > 20


def pages_of(kind: str, picture: Picture, speech: Speech) -> list[AnnotatedPicture]:
    """Return all pages of a picture's legend."""
    annotates = GAMES[kind].face.annotates
    assert annotates is not None
    first = annotates.annotated(picture, speech)
    return [first, *(annotates.annotated(picture, speech, number) for number in range(1, first.pages))]


def test_the_pages_explain_each_part_once(played: tuple[str, list[tuple[Picture, Speech]]]) -> None:
    """As many entries as parts are there, each with a title; only one of many things goes on on the next page."""
    kind, shown = played
    for picture, speech in shown[::5]:
        pages = pages_of(kind, picture, speech)
        there = {spot.sign for spot in picture.spots if not spot.area}
        entries = {entry.letter: entry.text for page in pages for entry in page.entries}
        assert len(entries) == sum(bool(part.signs & there) for part in PARTS[kind]) <= 26
        assert "".join(entries) == string.ascii_uppercase[: len(entries)]
        told = [line for page in pages for entry in page.entries for line in entry.lines]
        assert len(told) == len(set(told))
        assert [page.page for page in pages] == list(range(len(pages)))
        for page in pages:
            assert page.pages == len(pages)
            assert page.entries
            for entry in page.entries:
                assert speech.say("labelled", name=entry.letter, text=entry.title) in page.picture.alt
                assert ":" in entry.text


def test_french_has_a_space_before_the_colon_of_a_thing() -> None:
    """And before that of a letter in the alt text, as everywhere in French."""
    *_, (board, speech) = pictures("duel", 2, {}, "fr")
    pages = pages_of("duel", board, speech)
    told = [line for page in pages for entry in page.entries for line in entry.lines]
    assert told
    assert [one for one in (*told, *(page.picture.alt for page in pages)) if "\N{NO-BREAK SPACE}: " not in one] == []


def test_a_page_shows_the_rows_of_what_it_explains(played: tuple[str, list[tuple[Picture, Speech]]]) -> None:
    """With a letter for each entry, large enough for a phone; no letter lies on what it explains or on another."""
    kind, shown = played
    for picture, speech in shown[::5]:
        for page in pages_of(kind, picture, speech):
            drawn = page.picture
            assert drawn.width == picture.width
            with Image.open(io.BytesIO(drawn.data)) as image:
                assert image.size == (drawn.width, drawn.height)
            letters = [spot for spot in drawn.spots if spot.sign == LETTER]
            assert len(letters) == len(page.entries)
            there = {spot.sign for spot in drawn.spots}
            titles = {part.code: speech.say(f"{kind}-sign-{part.code}") for part in PARTS[kind]}
            for letter, entry in zip(letters, page.entries, strict=True):
                (part,) = (part for part in PARTS[kind] if titles[part.code] == entry.text)
                assert part.signs & there
                own = [spot for spot in drawn.spots if spot.sign in part.signs and not spot.area]
                assert not [spot for spot in own if overlap(letter, spot)], (entry.title, letter)
                assert not [other for other in letters if other is not letter and overlap(letter, other)]
                assert letter.height * PHONE // drawn.width >= LEAST


def test_a_letter_points_to_its_own_sign_among_others() -> None:
    """Its red point reaches into the sign that it explains, and into no other."""
    canvas = Canvas(1280, 500, SAND)
    signs = [Spot(sign, x, 200, 120, 80) for sign, x in (("royal", 100), ("deben", 320), ("corruption", 540))]
    for spot in signs:
        canvas.box(spot.x, spot.y, spot.width, spot.height, CREAM)
    picture = Picture(canvas.png(), 1280, 500, "", tuple(signs))
    (royal,) = (part for part in DUEL if "royal" in part.signs)
    page = annotated(picture, [royal], WORDS.speech("en", "duel"), "duel-sign", lambda thing, speech: None)
    with Image.open(io.BytesIO(page.picture.data)) as image:
        drawn = image.convert("RGB")
    own, *others = [spot for spot in page.picture.spots if spot.sign != LETTER]
    assert RED in colours(drawn, own)
    assert not any(RED in colours(drawn, spot) for spot in others)


def colours(image: Image.Image, spot: Spot) -> set[object]:
    """Return the colours of what is within a spot."""
    inside = image.crop((spot.x, spot.y, spot.x + spot.width, spot.y + spot.height))
    return {inside.getpixel((x, y)) for x in range(inside.width) for y in range(inside.height)}


def overlap(one: Spot, other: Spot) -> bool:
    """Return whether two spots have a pixel in common."""
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return not (beside or one.y + one.height <= other.y or other.y + other.height <= one.y)


@pytest.mark.parametrize("kind", ["sobek", "duel"])
@pytest.mark.parametrize("language", WORDS.languages)
def test_the_whole_legend_fits_a_message(kind: str, language: str) -> None:
    """All parts at once and all their things: 3,500 characters, so that the page's title has room beside it."""
    speech, explains = WORDS.speech(language, kind), GAMES[kind].face.explains
    assert explains is not None
    texts = [speech.say(f"{kind}-sign-{part.code}") for part in PARTS[kind]]
    things = [explains.explain(thing, speech) or "" for part in PARTS[kind] for thing in part.things]
    assert sum(len(text) + 8 for text in texts) + sum(len(text) + 30 for text in things) <= 3500 + 600


def test_an_icon_is_explained_or_part_of_something() -> None:
    """Of everything that the pen can draw, whichever game has it."""
    explained = frozenset[str]().union(*(part.signs for parts in PARTS.values() for part in parts))
    goods = {"ivory", "ebony", "marble", "cattle", "fish", "wheat", "amulet", "statue"}
    powers = {"queen", "vizier", "thief", "merchant", "courtesan", "priest", "priestess", "scribe"}
    unknown = {one for one in drawn_sprites.names() if not one.endswith(("-gold", "-light"))}
    unknown = {one for one in unknown if not one.startswith(("mark-", "deben-", "royal-"))}
    assert sorted(unknown - explained - goods - powers - set(INSIDE)) == []
