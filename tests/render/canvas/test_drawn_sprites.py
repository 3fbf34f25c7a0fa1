"""Every named thing has artwork, sharp on its ground and told apart from all others without colour."""

import itertools

import pytest
from PIL import Image, ImageChops, ImageStat

from engine.sobek.cards import BACKS, CARDS, GOODS, TOKENS, Power
from engine.sobek.score_track import Symbol
from render import icons
from render.canvas import drawn_sprites
from render.canvas.canvas import palette_index
from render.canvas.theme import GOLD, INK, LINE, NILE, PALETTE, PANEL, SAND, SEATS, SHAPES, mix
from render.sobek import sprites as cards

NAMES = drawn_sprites.names()


def _grey(sprite):
    image = sprite.copy()
    image.putpalette([part for colour in PALETTE for part in colour])
    return image.convert("L")


def _difference(first, second):
    return ImageStat.Stat(ImageChops.difference(first, second)).mean[0]


def test_all_artwork_is_entered():
    assert icons is not None
    wanted = {good.code for good in GOODS} | {power.code for power in Power} | {token.code for token in TOKENS}
    wanted |= {symbol.code for symbol in Symbol if symbol is not Symbol.NUMBER}
    wanted |= {"amulet", "scarab", "corruption", "computer", "pointer", "waiting", "starter", "winner", "hand"}
    assert wanted <= set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_an_icon_fills_its_square_and_leaves_its_ground(name):
    icon = drawn_sprites.icon(name, 48, SAND)
    share = icon.tobytes().count(palette_index(SAND)) / 48 / 48
    assert 0.05 < share < 0.85, share
    box = drawn_sprites.reduced(name, 96).getbbox()
    assert max(box[2] - box[0], box[3] - box[1]) >= 64


def _pairs(pictures):
    return itertools.combinations(sorted(pictures), 2)


def test_goods_differ_by_shape_alone():
    """Silhouettes without any colour: at least an eighth of the square differs for each pair."""
    shapes = {
        name: drawn_sprites.reduced(name, 64).getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)
        for name in (*(good.code for good in GOODS), "amulet")
    }
    for first, second in _pairs(shapes):
        assert _difference(shapes[first], shapes[second]) > 32, (first, second)


def test_seats_differ_by_shape_alone():
    """Silhouettes without any colour, as small as they are beside a number: for each pair a twelfth differs."""
    shapes = {
        name: drawn_sprites.reduced(name, 26).getchannel("A").point(lambda alpha: 255 if alpha > 127 else 0)
        for name in (f"seat-{seat}" for seat in range(len(SEATS)))
    }
    assert len(shapes) == len(SHAPES) == 6
    for first, second in _pairs(shapes):
        assert _difference(shapes[first], shapes[second]) > 255 / 12, (first, second)


def test_cards_that_differ_look_different_in_grey():
    pictures = {card.code: _grey(cards.front(card, 98, NILE).image) for card in CARDS}
    for first, second in _pairs(pictures):
        assert _difference(pictures[first], pictures[second]) > 1, (first, second)


def test_backs_and_tokens_differ_in_grey():
    backs = {back.code: _grey(cards.small_back(back, 25, PANEL).image) for back in BACKS}
    tokens = {token.code: _grey(cards.token(token, 80, SAND).image) for token in TOKENS}
    tokens["back"] = _grey(cards.token_back(80, SAND).image)
    for pictures in (backs, tokens):
        for first, second in _pairs(pictures):
            assert _difference(pictures[first], pictures[second]) > 2, (first, second)


def test_the_seats_marks_differ_by_shape():
    marks = [drawn_sprites.reduced(f"seat-{seat}", 46).getchannel("A") for seat in range(4)]
    for first, second in itertools.combinations(marks, 2):
        assert _difference(first, second) > 10


def test_a_paint_keeps_its_colour_on_its_way_through_the_palette():
    plain = drawn_sprites.flatten(Image.new("RGBA", (4, 4), (*NILE, 255)), SAND)
    assert set(plain.tobytes()) == {palette_index(NILE)}


def test_the_soft_edge_of_a_sprite_belongs_to_it():
    image = Image.new("RGBA", (3, 1))
    for x, alpha in enumerate((10, 90, 255)):
        image.putpixel((x, 0), (*INK, alpha))
    mask = drawn_sprites.to_sprite(image, SAND).mask
    assert [bool(mask.getpixel((x, 0))) for x in range(3)] == [False, True, True]


@pytest.mark.parametrize(("light", "stays"), [(GOLD, True), (LINE, False)], ids=["contrast", "alike"])
def test_a_step_of_an_edge_stays_soft_where_the_colours_are_far_apart(light, stays):
    """A lonely soft dot on a slanting edge: between gold and ink it is missed where it goes, beside brown it is not."""
    soft = palette_index(mix(light, INK, 0.5))
    image = Image.new("L", (3, 3), palette_index(INK))
    for place in ((0, 0), (1, 0), (2, 0), (0, 1)):
        image.putpixel(place, palette_index(light))
    image.putpixel((1, 1), soft)
    assert (drawn_sprites.crisp(image).getpixel((1, 1)) == soft) is stays
