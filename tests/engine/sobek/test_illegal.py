"""Refused actions: nothing changes and the right reason is named."""

import pytest

from engine.effects.aim_types import AtBackOf, AtSeat, OntoSet
from engine.game import IllegalAction, Refusal
from engine.sobek.actions import Give, Lay, LayNoMore, NameStarter, PlayCharacter, Reason, Take, TakeFromPile
from engine.sobek.cards import CARDS, KIND, Back
from engine.sobek.codes import parse
from engine.sobek.game import Sobek

from .positions import play, position, refusal

FISH = "fish1 fish1 fish0"
TURN = {
    "hands": [f"{FISH} wheat0 amulet amulet amulet vizier thief merchant courtesan priest", "ivory3"],
    "piles": ["fish1", "wheat1"],
    "sets": [{"cattle": "cattle1 cattle1 cattle0"}],
}


def _turn():
    return position(**TURN)


def _event(tokens="guild-ankh curse prosperity flood"):
    return position(hands=[FISH], tokens=tokens, scores=[0, 30, 0]), "s.new.fish.fish1,fish1,fish0"


def _choosing():
    game, code = _event()
    play(game, 0, code)
    return game


def _looking():
    game = _turn()
    play(game, 0, "c.vizier.1")
    return game


def _reducing():
    game = position(hands=["scribe-fish", "fish1 fish1 fish1 fish1 wheat0 wheat0 wheat0"])
    play(game, 0, "c.scribe-fish")
    return game


def _laying():
    game = position(row="ivory0", deck="", hands=["", "fish1 fish1 fish0 fish0 wheat0 amulet amulet amulet"])
    play(game, 0, "t.1")
    return game


def _laid():
    game = _laying()
    play(game, 1, "l.fish.fish1,fish1,fish0")
    return game


def _naming():
    game = position(row="ivory0", deck="", scores=[5, 3, 8])
    play(game, 0, "t.1")
    return game


def _over():
    game = position(row="ivory0", deck="", round=3)
    play(game, 0, "t.1")
    return game


def _card(name):
    return CARDS[KIND[name]]


CASES = [
    (Refusal.GAME_OVER, _over, 0, "t.1"),
    (Refusal.GAME_OVER, _over, 1, "d"),
    (Refusal.GAME_OVER, _over, -1, "t.1"),
    (Refusal.NOT_WAITING, _turn, 1, "t.1"),
    (Refusal.NOT_WAITING, _turn, 7, "t.1"),
    (Refusal.NOT_WAITING, _turn, -1, "t.1"),
    (Refusal.NOT_WAITING, _choosing, 1, "e.flood"),
    (Refusal.NOT_WAITING, _looking, 1, "v.wheat1"),
    (Refusal.NOT_WAITING, _reducing, 2, "g.fish1"),
    (Refusal.NOT_WAITING, _laying, 0, "d"),
    (Refusal.NOT_WAITING, _naming, 0, "n.0"),
    (Refusal.NOT_ASKED, _turn, 0, "e.flood"),
    (Refusal.NOT_ASKED, _turn, 0, LayNoMore()),
    (Refusal.NOT_ASKED, _choosing, 0, Take(1)),
    (Refusal.NOT_ASKED, _looking, 0, "t.1"),
    (Refusal.NOT_ASKED, _reducing, 1, "v.fish1"),
    (Refusal.NOT_ASKED, _laying, 1, "s.new.fish.fish1,fish1,fish0"),
    (Refusal.NOT_ASKED, _naming, 1, "t.1"),
    (Reason.NO_SUCH_PLACE, _turn, 0, Take(0)),
    (Reason.NO_SUCH_PLACE, _turn, 0, Take(-1)),
    (Reason.NO_SUCH_PLACE, _turn, 0, "t.5"),
    (Reason.NO_SUCH_PLACE, _turn, 0, "c.merchant.6"),
    (Reason.NOT_IN_HAND, _turn, 0, "c.queen"),
    (Reason.NOT_IN_HAND, _turn, 0, "s.new.fish.fish1,fish1,fish1"),
    (Reason.NOT_IN_HAND, _turn, 0, "c.courtesan.cattle.cattle1"),
    (Reason.NOT_IN_HAND, _reducing, 1, "g.ivory3"),
    (Reason.NOT_IN_HAND, _laid, 1, "l.wheat.wheat0,wheat0,amulet"),
    (Reason.NOT_A_CHARACTER, _turn, 0, "c.fish1"),
    (Reason.NOT_A_CHARACTER, _turn, 0, "c.amulet"),
    (Reason.TOO_FEW_CARDS, _turn, 0, "s.new.fish.fish1,fish1"),
    (Reason.TOO_FEW_CARDS, _laying, 1, "l.fish.fish1,fish1"),
    (Reason.TOO_FEW_CARDS, _laying, 1, Lay(None, ())),
    (Reason.TOO_FEW_CARDS, _turn, 0, PlayCharacter(_card("courtesan"), OntoSet("cattle", ()))),
    (Reason.TOO_MANY_CARDS, _turn, 0, "c.courtesan.cattle.amulet,amulet,amulet"),
    (Reason.MIXED_GOODS, _turn, 0, "s.new.fish.fish1,fish1,wheat0"),
    (Reason.MIXED_GOODS, _turn, 0, "s.new.-.fish1,fish1,amulet"),
    (Reason.MIXED_GOODS, _laying, 1, "l.fish.fish1,fish1,wheat0"),
    (Reason.MIXED_GOODS, _turn, 0, "c.courtesan.cattle.fish1"),
    (Reason.NEEDS_GOOD, _turn, 0, "s.new.fish.amulet,amulet,amulet"),
    (Reason.NEEDS_GOOD, _laying, 1, "l.fish.amulet,amulet,amulet"),
    (Reason.SET_STANDS, _turn, 0, "s.new.cattle.amulet,amulet,amulet"),
    (Reason.NO_SUCH_SET, _turn, 0, "s.fish.fish.fish1,fish1,fish0"),
    (Reason.NO_SUCH_SET, _turn, 0, "s.cattle.fish.fish1,fish1,fish0"),
    (Reason.NO_SUCH_SET, _turn, 0, "s.amulets.-.amulet,amulet,amulet"),
    (Reason.NO_SUCH_SET, _turn, 0, "s.boat.fish.fish1,fish1,fish0"),
    (Reason.NO_SUCH_SET, _turn, 0, "c.courtesan.fish.fish1"),
    (Reason.NO_SUCH_SET, _turn, 0, "c.courtesan.boat.fish1"),
    (Reason.NO_SUCH_SET, _choosing, 0, "e.prosperity.cattle"),
    (Reason.NO_SUCH_TOKEN, _choosing, 0, "e.embalming"),
    (Reason.NO_SUCH_TARGET, _choosing, 0, "e.curse.3"),
    (Reason.NO_SUCH_TARGET, _choosing, 0, "e.guild-ankh.2"),
    (Reason.NO_SUCH_TARGET, _choosing, 0, "e.flood.1"),
    (Reason.NO_SUCH_TARGET, _turn, 0, "c.vizier.2"),
    (Reason.NO_SUCH_TARGET, _turn, 0, "c.vizier.-1"),
    (Reason.NO_SUCH_TARGET, _turn, 0, "c.thief.1.green"),
    (Reason.NO_SUCH_TARGET, _turn, 0, PlayCharacter(_card("vizier"), AtBackOf(1, Back.BEIGE))),
    (Reason.NO_SUCH_TARGET, _turn, 0, PlayCharacter(_card("thief"), AtSeat(1))),
    (Reason.NO_SUCH_TARGET, _naming, 1, "n.3"),
    (Reason.NO_SUCH_TARGET, _naming, 1, NameStarter(-1)),
    (Reason.NEEDS_TARGET, _turn, 0, "c.vizier"),
    (Reason.NEEDS_TARGET, _turn, 0, "c.thief"),
    (Reason.NEEDS_TARGET, _turn, 0, "c.merchant"),
    (Reason.NEEDS_TARGET, _turn, 0, "c.courtesan"),
    (Reason.NEEDS_TARGET, _turn, 0, "c.priest"),
    (Reason.NEEDS_TARGET, _choosing, 0, "e.curse"),
    (Reason.NEEDS_TARGET, _choosing, 0, "e.guild-ankh"),
    (Reason.NEEDS_TARGET, _choosing, 0, "e.prosperity"),
    (Reason.NOT_IN_PILE, _looking, 0, "v.fish1"),
    (Reason.NOT_IN_PILE, _turn, 0, "c.priest.ivory"),
    (Reason.ALREADY_LAID, _laid, 1, "l.fish.fish0,amulet,amulet"),
]
FIXED_BY_PROSPERITY = "s.amulets.ivory.ivory3,ivory3,ivory3"


@pytest.mark.parametrize(("reason", "make", "seat", "action"), CASES)
def test_a_refused_action_names_its_reason_and_changes_nothing(reason, make, seat, action):
    game = make()
    assert refusal(game, seat, action) is reason
    if isinstance(action, str):
        assert parse(action) not in game.legal(seat)


def test_a_good_that_prosperity_excludes_is_refused():
    game = position(
        hands=["ivory3 ivory3 ivory3"], sets=[{"amulets": "amulet amulet amulet"}], prosperity=[{"amulets": 1}]
    )
    assert refusal(game, 0, FIXED_BY_PROSPERITY) is Reason.NOT_PROSPEROUS


def test_every_reason_is_tried_here():
    tried = {case[0] for case in CASES} | {Reason.NOT_PROSPEROUS, Refusal.MALFORMED}
    assert tried == {*Reason, *Refusal}


@pytest.mark.parametrize(
    "code",
    [
        *("", "t", "t.", "t.x", "t.01", "t.+1", "t.1.2", "t.١", "x.1", "d.1", "d.", "T.1", "t.1 ", "n", "n.one"),
        *("c", "c.boat", "c.queen.1", "c.vizier.x", "c.thief.1", "c.thief.1.pink", "c.priest.boat", "c.courtesan.fish"),
        *("s.new.fish", "s.new.fish.", "s.new.boat.fish1,fish1,fish1", "s.new.fish.fish0,fish0,fish1", "s.new.fish.,"),
        *(
            "e",
            "e.boat",
            "e.curse.x",
            "e.curse.1.2",
            "v",
            "v.boat",
            "g.fish1,fish1",
            "l.fish",
            "l..fish1",
            "\x00",
            "t.\n1",
        ),
        "t." + "9" * 5000,
    ],
)
def test_a_code_that_no_action_has_is_malformed(code):
    with pytest.raises(IllegalAction) as refused:
        parse(code)
    assert refused.value.reason is Refusal.MALFORMED


def test_cards_out_of_their_order_are_malformed():
    cards = (_card("fish0"), _card("fish1"), _card("fish1"))
    assert refusal(_laying(), 1, Lay(_card("fish0").good, cards)) is Refusal.MALFORMED


def test_seats_that_are_not_waited_for_have_no_decision():
    for make in (_turn, _choosing, _looking, _reducing, _laying, _naming, _over):
        game: Sobek = make()
        for seat in range(-1, 5):
            asked = seat in game.waiting
            assert (game.decision(seat) is not None) == asked
            assert bool(game.legal(seat)) == asked


def test_an_answer_to_another_question_is_not_asked():
    for make, seat in ((_choosing, 0), (_looking, 0), (_naming, 1)):
        for action in (Give(_card("fish1")), TakeFromPile(_card("fish1")), LayNoMore()):
            game = make()
            if type(action) in {type(one) for one in game.legal(seat)}:
                continue
            assert refusal(game, seat, action) is Refusal.NOT_ASKED
