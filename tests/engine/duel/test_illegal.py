"""Refused actions that no other test tries: nothing changes, and the right reason is named."""

import pytest

from engine.duel.actions import ChooseDeben, Give, PlayCharacter, Sell, Take, TurnAnkh
from engine.duel.codes import compose, parse
from engine.duel.market import SQUARE, Line
from engine.duel.tiles import KIND, TILES, Back, Good
from engine.effects.aim_types import AtBack, AtGood, AtSquare, OntoSet
from engine.game import IllegalAction, Refusal

from .positions import play, position, refusal


def _tile(name):
    return TILES[KIND[name]]


def _turn():
    return position(hands=["fish-h1 fish-v1 fish-f1 merchant thief", "wheat-f0"])


def _turning():
    game = position(market={"d3": "queen", "e3": "fish-h1"})
    play(game, 0, "t.1")
    return game


def _offered():
    game = position(market={"d3": "fish-vd", "d5": "fish-h1"})
    play(game, 0, "t.1")
    return game


def _choosing():
    game = position(hands=["fish-h1 fish-v1 fish-f1"], pirogues="seven")
    play(game, 0, "s.fish.fish-h1,fish-v1,fish-f1")
    return game


def _building():
    game = position(hands=["architect"])
    play(game, 0, "c.architect")
    return game


def _looking():
    game = position(hands=["vizier"], piles=["", "fish-h1"])
    play(game, 0, "c.vizier")
    return game


def _reducing():
    game = position(hands=["scribe-fish", "fish-h1 fish-v1 fish-f1 fish-b1 wheat-h1 wheat-v1 wheat-f1"])
    play(game, 0, "c.scribe-fish")
    return game


ASKING = {
    "turn-ankh": (_turning, 0, "a.h"),
    "deben": (_offered, 0, "d.keep"),
    "pirogue": (_choosing, 0, "p.seven"),
    "architect": (_building, 0, "p.seven"),
    "vizier": (_looking, 0, "v.fish-h1"),
    "scribe": (_reducing, 1, "g.fish-h1"),
}


@pytest.mark.parametrize("kind", ASKING)
def test_a_question_is_answered_by_its_own_actions_only(kind):
    make, seat, answer = ASKING[kind]
    assert make().decision(seat).kind == kind
    assert make().apply(seat, parse(answer))
    for action in ("t.1", "f", "a.h", "d.keep", "p.seven", "v.fish-h1", "g.fish-h1", "c.queen"):
        if action[0] != answer[0]:
            assert refusal(make(), seat, action) is Refusal.NOT_ASKED
    assert refusal(make(), 1 - seat, answer) is Refusal.NOT_WAITING


def test_on_a_turn_nothing_else_is_asked():
    for action in (
        TurnAnkh(Line.ROW),
        ChooseDeben(False),
        Give(_tile("fish-h1")),
        parse("v.fish-h1"),
        parse("p.seven"),
    ):
        assert refusal(_turn(), 0, action) is Refusal.NOT_ASKED


def test_seats_that_do_not_exist_are_not_waited_for():
    for seat in (-1, 2, 7):
        assert refusal(_turn(), seat, "t.1") is Refusal.NOT_WAITING
        assert (_turn().legal(seat), _turn().decision(seat)) == ([], None)


def test_an_aim_that_a_power_does_not_ask_for_is_refused():
    merchant, thief = _tile("merchant"), _tile("thief")
    for action in (
        PlayCharacter(merchant, AtBack(Back.RED)),
        PlayCharacter(merchant, AtGood(Good.FISH)),
        PlayCharacter(thief, AtSquare(SQUARE["d3"])),
        PlayCharacter(thief, OntoSet(Good.FISH, (_tile("fish-h1"),))),
    ):
        with pytest.raises(IllegalAction):
            _turn().apply(0, action)


def test_tiles_out_of_their_order_are_malformed():
    tiles = (_tile("fish-v1"), _tile("fish-h1"), _tile("fish-f1"))
    assert refusal(_turn(), 0, Sell(Good.FISH, tiles)) is Refusal.MALFORMED


def test_statues_are_no_good_of_their_own():
    tiles = tuple(_tile(f"statue-{mark}") for mark in "hvf")
    with pytest.raises(IllegalAction):
        position(hands=["statue-h statue-v statue-f"]).apply(0, Sell(Good.STATUE, tiles))


@pytest.mark.parametrize(
    "code",
    [
        *("", "t", "t.", "t.x", "t.01", "t.+1", "t.1.2", "t.١", "x.1", "f.", "f.1", "F", " f", "T.1"),
        *("a", "a.x", "a.h.v", "d", "d.maybe", "d.keep.1", "g.fish-h1,fish-h1", "v.boat", "g"),
        *(
            "c",
            "c.boat",
            "c.queen.1",
            "c.thief.pink",
            "c.thief.red.1",
            "c.merchant.g1",
            "c.merchant.a7",
            "c.merchant.c",
        ),
        *("c.priest.boat", "c.courtesan.fish", "c.courtesan.statue.statue-b", "c.vizier.fish"),
        *("s.fish", "s.fish.", "s.boat.fish-h1", "s.statue.statue-h,statue-v,statue-f", "s.fish.fish-v1,fish-h1"),
        *("p", "p.boat", "p.scarabs.statue", "p.scarabs.boat", "p.finger.z9", "p.seven.fish", "p.finger.c3.d3"),
        *("\x00", "t.\n1", "t." + "9" * 5000),
    ],
)
def test_a_code_that_no_action_has_is_malformed(code):
    with pytest.raises(IllegalAction) as refused:
        parse(code)
    assert refused.value.reason is Refusal.MALFORMED


def test_gathering_makes_one_sale_or_one_gift_for_each_tile():
    assert [action.code for action in compose("s.fish", ["statue-b", "fish-v1", "fish-h1"])] == [
        "s.fish.fish-h1,fish-v1,statue-b"
    ]
    assert [action.code for action in compose("g", ["thief", "fish-h1"])] == ["g.thief", "g.fish-h1"]
    with pytest.raises(IllegalAction):
        compose("s.fish", ["boat"])


def test_a_number_is_read_as_the_place_that_the_board_shows():
    assert parse("t.12") == Take(12)
