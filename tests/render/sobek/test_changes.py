"""What changed since the last picture is marked at each seat, and nothing hidden comes out by it."""

import io
from collections import Counter, deque
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest
from PIL import Image

from bot.i18n.messages import Words
from engine.game import IllegalAction
from engine.sobek import RULES
from engine.sobek.cards import Back, Good, Token
from engine.sobek.events import CardTaken, CharacterPlayed, RoundDealt, SetPlayed
from engine.sobek.state import Laying
from render.alt_text_fitting import LIMIT
from render.canvas import drawn_sprites
from render.change_marks import GROUND
from render.sobek import FACE
from render.sobek.alt_text import alt_board
from render.sobek.changes import UNCHANGED, SeatChanges, changes
from tests.depth import first_of
from tests.engine.sobek.walks import steps, walk
from tests.engine.sobek.worlds import World, step_in
from tests.render.sobek.change_scenes import QUIET, SINGLE, turns
from tests.render.sobek.samples import card
from tests.render.sobek.scenes import BOARDS, PlainSpeech, cards, crowded, middle, row
from tests.seated import seated


def _rows(picture):
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    panels = image.height - 106 * 3
    return [image.crop((0, panels + 106 * seat, 1280, panels + 106 * (seat + 1))).tobytes() for seat in range(3)]


def _above_panels(picture):
    image = Image.open(io.BytesIO(picture.data)).convert("RGB")
    return image.crop((0, 0, 1280, image.height - 106 * 3)).tobytes()


@pytest.mark.parametrize("name", SINGLE)
def test_what_happened_is_marked(name):
    view = middle()
    news = SINGLE[name] if name != "scored" else (replace(SINGLE[name][0], seats=SINGLE[name][0].seats[:3]),)
    plain, marked = FACE.board(view, PlainSpeech()), FACE.board(view, PlainSpeech(), news)
    assert marked.data != plain.data
    assert (marked.width, marked.height) == (plain.width, plain.height)


def test_without_news_nothing_is_marked():
    assert changes(middle(), ()).seats == (UNCHANGED,) * 3
    assert FACE.board(middle(), PlainSpeech(), QUIET).data == FACE.board(middle(), PlainSpeech()).data


def test_several_turns_are_marked_each_at_its_seat():
    changed = changes(middle(), turns())
    assert changed.seats == (
        SeatChanges(gained=(card("ivory3"),), corruption=2, points=-3),
        SeatChanges(played=(Token.GUILD_EYE,), points=6, sets=(Good.WHEAT,)),
        SeatChanges(
            played=(card("queen"),),
            gained=(Back.BEIGE, Back.BEIGE, Back.ORANGE),
            sets=(Good.FISH,),
        ),
    )
    assert changed.moves == ((0, 64, 61), (1, 42, 48))
    assert changed.stepwise
    assert (changed.discarded, changed.used, changed.fresh) == ((2,), (1,), True)


def test_a_turn_of_one_seat_leaves_the_others_panels_as_they_were():
    plain = _rows(FACE.board(middle(), PlainSpeech()))
    marked = _rows(FACE.board(middle(), PlainSpeech(), SINGLE["taken"]))
    assert [one != other for one, other in zip(plain, marked, strict=True)] == [True, False, False]


def test_what_lies_apart_from_the_seats_tells_whose_doing_it_is_where_several_moved():
    both = (CharacterPlayed(0, card("queen"), True), CharacterPlayed(1, card("merchant"), True))
    assert changes(middle(), both).discarded == (0, 1)
    assert changes(middle(), both[:1]).discarded == (None,)
    assert changes(middle(), (CardTaken(2, 1, card("fish0"), Back.BEIGE, ()), *both[:1])).discarded == (0,)
    swapped = tuple(replace(event, seat=1 - event.seat) for event in both)
    one, other = (_above_panels(FACE.board(middle(), PlainSpeech(), news)) for news in (both, swapped))
    assert one != other
    alone = changes(middle(), (*both * 3,)).discarded
    assert len(alone) == len(middle().discard), "no more than there are cards"
    assert _above_panels(FACE.board(middle(), PlainSpeech(), both[:1])) != one


def test_seats_are_told_apart_by_more_than_colour():
    shapes = [drawn_sprites.icon_sprite(f"seat-{seat}", 40, GROUND).mask.tobytes() for seat in range(4)]
    assert len(set(shapes)) == 4


def test_a_set_that_grew_twice_is_one_mark():
    news = (
        SetPlayed(0, Good.IVORY, False, cards("ivory3", "ivory3", "ivory0"), 3),
        SetPlayed(0, Good.IVORY, True, cards("amulet"), 4),
    )
    assert changes(middle(), news).seats[0].sets == (Good.IVORY,)


def test_a_new_round_leaves_only_points_of_what_was_before():
    scored = replace(SINGLE["scored"][0], seats=SINGLE["scored"][0].seats[:3])
    news = (*turns(), scored, RoundDealt(2, (None,) * 3, row("marble2")))
    changed = changes(middle(), news)
    # The guild moved two of the markers before the scoring did.
    assert [change.points for change in changed.seats] == [210 - 3, 19 + 6, 0]
    assert all(not change.sets and not change.gained and not change.played for change in changed.seats)
    assert (changed.discarded, changed.used, changed.fresh, changed.stepwise) == ((), (), True, False)


def test_an_over_full_panel_keeps_its_sets_and_the_latest_of_its_tab():
    news = tuple(event for event in turns() if event.code in ("card-taken", "event-chosen", "marker-moved")) * 5
    view = crowded()
    picture = FACE.board(view, PlainSpeech(), news)
    assert picture.height == FACE.board(view, PlainSpeech()).height
    assert len(picture.data) < 100_000


@pytest.mark.parametrize("name", BOARDS)
def test_news_about_any_board_stay_within_the_limits_of_an_alt_text(name):
    view = BOARDS[name]
    news = (CardTaken(1, 2, card("fish0"), Back.BEIGE, (card("wheat1"),)),) * 12
    plain, marked = FACE.board(view, PlainSpeech()).alt, FACE.board(view, PlainSpeech(), news).alt
    assert marked.startswith(plain)
    assert len(marked) <= LIMIT


def test_an_alt_text_tells_the_news_at_its_end():
    alt = FACE.board(middle(), PlainSpeech(), SINGLE["corruption"]).alt
    assert "Just now: Anna took" in alt


def test_an_alt_text_without_room_keeps_the_latest_news():
    speech = PlainSpeech(seated("A" * 20, "B" * 20, "C" * 20, "D" * 20))
    news = tuple(CardTaken(seat % 4, 1, card("fish0"), Back.BEIGE, ()) for seat in range(40))
    alt = FACE.board(BOARDS["opening-4"], speech, news).alt
    assert len(alt) <= LIMIT
    told = alt.partition("Just now: ")[2]
    assert 0 < told.count("took") < 40
    assert told.rstrip().endswith(FACE.tell(news[-1], speech))


@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
def test_a_whole_game_is_told_with_its_news_in_every_language(language):
    speech = Words.load().speech(language, "sobek", seated("Anna", "Bob", "Cleo"))
    game, recent, told = RULES.new(3, {}, language), deque(maxlen=3), 0
    while game.waiting:
        seat = game.waiting[0]
        action = RULES.choose(game.view(seat), game.legal(seat))
        recent.append(tuple(event.seen(None) for event in game.apply(seat, action)))
        alt = alt_board(game.view(None), speech, tuple(chain.from_iterable(recent)))
        assert len(alt) <= LIMIT
        told += speech.say("sobek-alt-news", news="")[:8] in alt
    assert told > 50


@first_of("number", range(6), 2)
def test_games_that_differ_only_in_what_the_table_may_not_know_give_the_same_picture(number):
    speech = PlainSpeech()
    game, random, lean = walk(number)
    chance, before, compared = Random(number), game.copy(), Counter()
    for seat, action, events in islice(steps(game, random, lean), 120):
        at, before = before, game.copy()
        if isinstance(at.pending, Laying):
            continue  # what is laid is exchanged by no world; it is all shown in the end
        world = World(at, None, chance)
        instead = step_in(world, seat, action, events)
        try:
            others = world.game.apply(seat, instead)
        except IllegalAction:
            continue
        if all(event.seen(None) == event for event in events):
            continue
        one = FACE.board(game.view(None), speech, tuple(event.seen(None) for event in events))
        two = FACE.board(world.game.view(None), speech, tuple(event.seen(None) for event in others))
        assert (one.data, one.alt) == (two.data, two.alt)
        compared["differing"] += events != others
        # With what only the players know a board would show it: so it has to be filtered before.
        compared["leaking"] += FACE.board(game.view(None), speech, events).data != one.data
    assert compared["differing"] > 5
    assert compared["leaking"] > 5


def test_what_marks_a_new_set_leaves_its_points_where_they_are():
    """A set that has just changed has its points as large, and as far from all else, as any other."""
    view = BOARDS["middle"]
    still, changed = FACE.board(view, PlainSpeech()), FACE.board(view, PlainSpeech(), turns())
    points = [[spot for spot in picture.spots if spot.sign == "points"] for picture in (still, changed)]
    assert points[0] == points[1]
    marks = [spot for spot in changed.spots if spot.sign in ("ring", "spark")]
    assert len([spot for spot in marks if spot.sign == "ring"]) > 1
    assert [(one, mark) for one in points[1] for mark in marks if _overlap(one, mark)] == []


def _overlap(one, other):
    beside = one.x + one.width <= other.x or other.x + other.width <= one.x
    return not (beside or one.y + one.height <= other.y or other.y + other.height <= one.y)
