"""What matters on a picture is framed, and the rest dimmed; each part that has a name is found and told."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from PIL import Image

from bot.games import GAMES
from bot.i18n.messages import Words
from engine.duel.tiles import Pirogue
from engine.sobek.cards import Token
from render.area_names import Areas
from render.canvas.canvas import Canvas, palette_index
from render.canvas.highlight import framed, framed_alt, framed_apart
from render.canvas.theme import CREAM, INK, PALETTE, RED, SAND
from render.duel.area_names import AREAS as DUEL
from render.presentation import Offer, Picture, Spot
from render.sobek.area_names import AREAS as SOBEK
from tests.seated import seated

WORDS = Words.load()
NAMES = ("Anna", "Bo")
# What a hand shows only now and then.
RARE = ("looked_at", "laid", "drawn", "returned")


def plain(*spots: Spot) -> Picture:
    """A picture of sand, 300 by 200, with red spots."""
    canvas = Canvas(300, 200, SAND)
    for spot in spots:
        canvas.box(spot.x, spot.y, spot.width, spot.height, RED)
    canvas.spots += spots
    return Picture(canvas.png(), 300, 200, "Anna to move.", tuple(canvas.spots))


def area(sign: str, x: int, y: int, width: int, height: int) -> Spot:
    return Spot(sign, x, y, width, height, area=True)


def colour(picture: Picture, x: int, y: int) -> tuple[int, int, int]:
    with Image.open(io.BytesIO(picture.data)) as image:
        found = image.convert("RGB").getpixel((x, y))
    assert isinstance(found, tuple)
    return found[0], found[1], found[2]


def test_a_framed_spot_keeps_its_colours_and_all_else_is_darker():
    """The light line runs around it with some air between, a dark one on both sides."""
    before = plain(area("row", 100, 80, 60, 40), Spot("deck", 20, 20, 30, 30))
    after = framed(before, ["row"], "Framed: the row.")
    assert colour(after, 130, 100) == colour(before, 130, 100) == PALETTE[palette_index(RED)]
    assert colour(after, 98, 100) == PALETTE[palette_index(SAND)]
    across = [colour(after, x, 100) for x in range(78, 100)]
    assert PALETTE[palette_index(CREAM)] in across
    assert across.count(PALETTE[palette_index(INK)]) >= 4
    for x, y in ((30, 30), (250, 150)):
        assert sum(colour(after, x, y)) < 0.8 * sum(colour(before, x, y))
    assert colour(after, 30, 30) != colour(after, 250, 150)
    assert (after.width, after.height, after.spots) == (before.width, before.height, before.spots)


def test_its_alt_text_says_first_what_is_framed():
    """The picture's own follows, both within 1024 characters."""
    picture = plain(area("row", 100, 80, 60, 40))
    assert framed(picture, ["row"], "Framed: the row.").alt == "Framed: the row. Anna to move."
    assert len(framed(picture, ["row"], "x" * 1020).alt) == 1024


def test_spots_that_touch_share_one_frame():
    """No line goes through between them, and none of their corners is left standing."""
    both = framed(plain(area("row", 60, 60, 70, 80), area("row", 140, 60, 70, 80)), ["row"], "")
    assert {colour(both, 135, y) for y in range(60, 140)} == {PALETTE[palette_index(SAND)]}
    assert len({colour(both, x, 45) for x in range(90, 180)}) == 1
    apart = framed(plain(area("row", 20, 60, 70, 80), area("row", 180, 60, 70, 80)), ["row"], "")
    assert PALETTE[palette_index(CREAM)] in {colour(apart, x, 100) for x in range(90, 180)}


def test_frames_of_different_parts_do_not_join():
    """A line goes through between them; what lies on a larger part has a frame of its own; what is above has none."""
    above = Image.new("1", (300, 200), 0)
    near = plain(area("row", 60, 60, 70, 80), area("deck", 138, 60, 70, 80))
    apart = framed_apart(near, [["row"], ["deck"]], above)
    assert PALETTE[palette_index(CREAM)] in {colour(apart, x, 100) for x in range(130, 138)}
    joined = framed_apart(near, [["row", "deck"]], above)
    assert PALETTE[palette_index(CREAM)] not in {colour(joined, x, 100) for x in range(130, 138)}
    on_it = plain(area("track", 20, 40, 260, 60), Spot("marker", 100, 60, 20, 20), Spot("letter", 200, 140, 20, 20))
    above.paste(1, (200, 140, 220, 160))
    after = framed_apart(on_it, [["marker"], ["track"]], above)
    assert PALETTE[palette_index(CREAM)] in {colour(after, x, 70) for x in range(90, 100)}
    assert colour(after, 210, 150) == colour(on_it, 210, 150)
    assert PALETTE[palette_index(CREAM)] not in {colour(after, x, 150) for x in range(180, 200)}


def test_a_frame_at_the_edge_stays_in_the_picture():
    """A thing in a corner has its line on all four sides."""
    picture = framed(plain(area("row", 0, 0, 300, 60)), ["row"], "")
    for x, y in ((4, 30), (295, 30), (150, 4)):
        assert PALETTE[palette_index(CREAM)] in {
            colour(picture, x + dx, y + dy) for dx in range(-4, 5) for dy in range(-4, 5)
        }


def test_an_area_goes_before_the_sign_of_its_name():
    """The track means its markers too; a sign that is no area is framed where it stands; others are passed over."""
    picture = plain(Spot("track", 200, 150, 30, 30), area("track", 40, 40, 60, 60), Spot("deck", 200, 20, 30, 30))
    after = framed(picture, ["track", "pile"], "")
    assert colour(after, 215, 165) != colour(picture, 215, 165)
    assert colour(after, 50, 50) == colour(picture, 50, 50)
    assert colour(framed(picture, ["deck"], ""), 215, 35) == colour(picture, 215, 35)
    assert framed(picture, ["pile"], "Nothing.") == picture


def pictures(kind: str, options: dict[str, str], seed: str) -> Iterator[Picture]:
    """Play a game with a liking for rare things and yield boards and hands, those that show something rare always."""
    rules, face = GAMES[kind].rules, GAMES[kind].face
    speech = WORDS.speech("en", kind, seated(*NAMES))
    game, chance, move = rules.new(len(NAMES), options, seed), Random(seed), 0
    shown: set[str] = set()
    # For the scribe, whom few games see with a hand to be reduced.
    view: Any = game.view(0)
    yield face.hand(replace(view, put_aside=view.seats[0].hand[:1]), speech)
    while game.waiting:
        for view in map(game.view, range(len(NAMES))):
            rare = {name for name in RARE if getattr(view, name, None)} - shown
            if move % 40 == 30 or rare:
                shown |= rare
                yield face.board(game.view(None), speech)
                yield face.hand(view, speech)
        seat = game.waiting[-1]
        legal = game.legal(seat)
        game.apply(seat, chance.choice(legal) if chance.random() < 0.6 else rules.choose(game.view(seat), legal))
        move += 1


def kind_of(areas: Areas, sign: str) -> str:
    """Return the sign without seat and thing."""
    return sign if sign in areas.alone else sign.partition("-")[0]


@pytest.mark.parametrize(("areas", "options", "games"), [(SOBEK, {}, 4), (DUEL, {"expansion": "treasures"}, 3)])
def test_every_area_is_found_on_boards_and_hands_and_has_words(areas: Areas, options: dict[str, str], games: int):
    """In ordinary games; none is called as another, and framed pictures are not much larger than others."""
    speech = WORDS.speech("en", areas.game, seated(*NAMES))
    found: dict[str, str] = {}
    missing = {"?"}
    for game in range(games):
        for picture in pictures(areas.game, options, f"framed/{game}"):
            signs = {spot.sign for spot in picture.spots if spot.area or spot.sign in areas.alone}
            found |= {sign: areas.area(sign, speech) for sign in signs - set(found)}
            missing = (areas.alone | areas.of_seats | set(areas.things)) - {kind_of(areas, sign) for sign in found}
            if not missing:
                break
    assert missing == set()
    assert len(set(found.values())) == len(found)
    assert len(framed(picture, sorted(signs)[:4], "").data) <= 1.1 * len(picture.data)


def test_tokens_to_choose_among_are_framed_with_their_numbers():
    """By the name that they have where they are only shown."""
    for areas, things, sign in ((SOBEK, tuple(Token)[:3], "tokens"), (DUEL, tuple(Pirogue)[:3], "pirogues-known")):
        rules, face = GAMES[areas.game].rules, GAMES[areas.game].face
        speech, view = WORDS.speech("en", areas.game, seated(*NAMES)), rules.new(2, {}, "offer").view(0)
        assert face.offers_things is not None
        picture = face.offers_things.offer(Offer(things), view, speech)
        assert picture is not None
        (spot,) = (one for one in picture.spots if one.area and one.sign == sign)
        numbers = [one for one in picture.spots if one.sign == things[0].code]
        assert all(spot.x <= one.x and one.y + one.height <= spot.y + spot.height for one in numbers)
        assert framed(picture, [sign], "").data != picture.data


def test_a_sentence_names_what_is_framed():
    """Each thing once, in the reader's words; a sign that a game does not have is an error."""
    speech = WORDS.speech("en", "sobek", seated(*NAMES))
    assert framed_alt(SOBEK, ["row-3", "sets-1", "set-0-ivory", "row-3", "hand-amulet"], speech) == (
        "Framed: card 3 on the quays, sets (Bo), set: Ivory (Anna), Amulet in your hand."
    )
    assert framed_alt(DUEL, ["square-c4", "deben-1"], WORDS.speech("de", "duel", seated(*NAMES))) == (
        "Eingerahmt: Feld c4, Deben (Bo)."
    )
    for sign in ("temple", "sets", "hand-ship"):
        with pytest.raises(LookupError):
            framed_alt(SOBEK, [sign], speech)
