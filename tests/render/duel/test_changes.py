"""What changed since the duel's last picture is marked at each seat, and nothing hidden comes out by it."""

from collections import Counter, deque
from dataclasses import replace
from itertools import chain, islice
from random import Random

import pytest

from engine.duel import RULES
from engine.duel.market import SQUARE
from engine.duel.tiles import Back, Good, Pirogue
from engine.game import IllegalAction
from render.alt_text_fitting import LIMIT
from render.canvas.canvas import Canvas
from render.duel import FACE, panels
from render.duel.alt_text import alt_board
from render.duel.changes import UNCHANGED, SeatChanges, changes
from tests.engine.duel.walks import steps, walk
from tests.engine.duel.worlds import another_world
from tests.render.duel.change_scenes import SINGLE, turns
from tests.render.duel.scenes import BOARDS, crowded, finished, middle, speech, tiles
from tests.seated import seated


@pytest.mark.parametrize("name", SINGLE)
def test_what_happened_is_marked(name):
    plain, marked = FACE.board(middle(), speech()), FACE.board(middle(), speech(), SINGLE[name])
    assert marked.data != plain.data
    assert (marked.width, marked.height) == (plain.width, plain.height)


def test_without_news_nothing_is_marked():
    assert changes(middle(), ()).seats == (UNCHANGED,) * 2


def test_several_turns_are_marked_each_at_its_seat():
    changed = changes(middle(), turns())
    assert changed.seats == (
        SeatChanges(played=tiles("queen"), gained=(*tiles("fish-h1"), Back.BLACK, Back.BLACK), corruption=2),
        SeatChanges(played=(Pirogue.SEVEN,), deben=1, sets=(Good.IVORY,)),
    )
    assert changed.left == ((SQUARE["c4"].index, 0), (SQUARE["c3"].index, 1))
    assert (changed.discarded, changed.used, changed.pile, changed.bag) == ((0, 1), (1,), (2, (0,)), (1, (1,)))


def test_where_one_seat_moved_nobody_needs_to_be_told_whose_doing_it_is():
    changed = changes(middle(), SINGLE["taken"] + SINGLE["drawn"] + SINGLE["traded"])
    assert changed.left == ((SQUARE["c3"].index, None),)
    assert (changed.discarded, changed.pile) == ((None,), (3, (None,)))


def test_a_square_that_both_have_left_is_marked_for_the_later():
    first = SINGLE["taken"][0]
    second = replace(first, seat=1)
    assert changes(middle(), (first, second)).left == ((first.square.index, 1),)
    assert changes(middle(), (second, first)).left == ((first.square.index, 0),)
    one, other = (FACE.board(middle(), speech(), some) for some in ((first, second), (second, first)))
    assert one.data != other.data


def test_a_tile_that_was_taken_before_the_news_and_traded_now_left_the_hand():
    assert changes(middle(), SINGLE["traded"]).seats[0].lost == tiles("fish-vd")


def test_a_filled_market_has_no_squares_that_were_just_left():
    assert not changes(middle(), (*SINGLE["taken"], *SINGLE["filled"])).left


def test_a_snake_is_marked_at_the_one_who_got_it():
    given = changes(middle(), SINGLE["snake"]).seats
    assert (given[0].played, given[1].given) == ((Pirogue.SNAKE2,), (Pirogue.SNAKE2,))


def test_the_end_of_a_game_is_not_marked():
    assert FACE.board(finished(), speech(), turns()).data == FACE.board(finished(), speech()).data


def test_an_over_full_panel_keeps_its_sets():
    view = crowded()
    picture = FACE.board(view, speech(), turns() * 5)
    assert picture.height == FACE.board(view, speech()).height
    assert len(picture.data) < 110_000


@pytest.mark.parametrize("name", BOARDS)
def test_news_about_any_board_stay_within_the_limits_of_an_alt_text(name):
    plain, marked = FACE.board(BOARDS[name], speech()).alt, FACE.board(BOARDS[name], speech(), turns()).alt
    assert marked.startswith(plain)
    assert len(marked) <= LIMIT


def test_an_alt_text_tells_the_news_at_its_end():
    alt = FACE.board(replace(middle(), discard=()), speech(), SINGLE["bought"]).alt
    assert "Just now: Anna" in alt


@pytest.mark.parametrize("options", [{}, {"expansion": "treasures"}], ids=["alone", "treasures"])
@pytest.mark.parametrize("language", ["en", "fr", "de", "pl"])
def test_a_whole_game_is_told_with_its_news_in_every_language(words, language, options):
    told = 0
    said = words.speech(language, "duel", seated("Anna", "Bob"))
    game, recent = RULES.new(2, options, language), deque(maxlen=2)
    while game.waiting:
        seat = game.waiting[0]
        action = RULES.choose(game.view(seat), game.legal(seat))
        recent.append(tuple(event.seen(None) for event in game.apply(seat, action)))
        alt = alt_board(game.view(None), said, tuple(chain.from_iterable(recent)))
        assert len(alt) <= LIMIT
        told += said.say("duel-alt-news", news="")[:8] in alt
    assert told > 20


def test_games_that_differ_only_in_what_the_table_may_not_know_give_the_same_picture():
    said, compared = speech(), Counter()
    for number in range(2):
        game, random, lean = walk(number)
        chance, before = Random(number), game.copy()
        for seat, action, events in islice(steps(game, random, lean), 70):
            world, before = another_world(before, None, chance), game.copy()
            try:
                others = world.apply(seat, action)
            except IllegalAction:
                continue  # cards that are played lie elsewhere in that world
            seen, told = (tuple(event.seen(None) for event in some) for some in (events, others))
            if events == others or seen != told or game.view(None) != world.view(None):
                continue
            one, two = (FACE.board(each.view(None), said, seen) for each in (game, world))
            assert (one.data, one.alt) == (two.data, two.alt)
            compared["differing"] += 1
            # With what only the players know a board would show it: so it has to be filtered before.
            compared["leaking"] += FACE.board(game.view(None), said, events).data != one.data
    assert compared["differing"] > 5
    assert compared["leaking"] > 5


def test_what_marks_a_new_set_leaves_its_points_where_they_are():
    """A set that has just changed has its points as large, and as far from all else, as any other."""
    still, changed = FACE.board(middle(), speech()), FACE.board(middle(), speech(), SINGLE["joined-set"])
    points = [[spot for spot in picture.spots if spot.sign == "points"] for picture in (still, changed)]
    assert points[0] == points[1]
    (ring,) = (spot for spot in changed.spots if spot.sign == "ring")
    (spark,) = (spot for spot in changed.spots if spot.sign == "spark")
    beside = min(spot.x for spot in points[1] if ring.y < spot.y + spot.height // 2 < ring.y + ring.height)
    assert max(ring.x + ring.width, spark.x + spark.width) <= beside


def test_snakes_are_told_with_the_corruption_in_picture_and_words(monkeypatch):
    written, write = [], Canvas.text

    def text(self, said, *args, **more):
        written.append(said)
        return write(self, said, *args, **more)

    monkeypatch.setattr(Canvas, "text", text)
    view = middle()
    count = view.seats[0].corruption
    snaked = replace(view, seats=(replace(view.seats[0], pirogues=(Pirogue.SNAKE2,)), *view.seats[1:]))
    panels._band.cache_clear()
    picture = FACE.board(snaked, speech())
    assert f"{count}+2" in written
    assert f"corruption {count} + 2 = {count + 2}" in picture.alt
