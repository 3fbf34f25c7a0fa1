"""Plans by example: cards that are followed, every reason why a plan is void, and what is no plan."""

from __future__ import annotations

import pytest

from engine.game import IllegalAction, Refusal
from engine.planning.contract import Plan, Void
from engine.sobek.codes import parse
from engine.sobek.game import Sobek
from tests.engine.sobek.plans import PLANNER
from tests.engine.sobek.positions import play, position

# From the temple: wheat1 marble0 ivory3 fish1 cattle1.
BIG = "fish0 fish1 fish1 wheat0 wheat1 wheat1 ivory0 ebony0"


def plan(game: Sobek, *wishes: str, kind: str = "turn", corruption: int | None = None, seat: int = 0) -> Plan:
    """Return a seat's plan of wishes, the codes of one separated by blanks."""
    actions = [[parse(code) for code in wish.split()] for wish in wishes]
    return PLANNER.bind(game.view(seat), kind, actions, corruption)


def then(game: Sobek, made: Plan, *moves: tuple[int, str], seat: int = 0) -> Plan | Void:
    """Play others' moves and return what is left of a plan, looked at after each of them."""
    kept: Plan | Void = made
    for actor, codes in moves:
        events = play(game, actor, *codes.split())
        assert isinstance(kept, Plan)
        kept = PLANNER.after(kept, [event.seen(seat) for event in events], game.view(seat))
    return kept


def played(game: Sobek, kept: Plan | Void, seat: int = 0) -> str | Void:
    """Return the codes that a plan comes to now."""
    assert isinstance(kept, Plan)
    actions = PLANNER.play(kept, game.view(seat), game.legal(seat))
    return actions if isinstance(actions, Void) else " ".join(action.code for action in actions)


def refused(game: Sobek, *wishes: str, kind: str = "turn") -> bool:
    with pytest.raises(IllegalAction) as error:
        plan(game, *wishes, kind=kind)
    return error.value.reason is Refusal.MALFORMED


def test_a_card_out_of_reach_is_followed_until_it_can_be_taken():
    game = position(turn=1)
    kept = then(game, plan(game, "t.5"), (1, "t.2"), (2, "t.1"))
    assert isinstance(kept, Plan)
    assert kept.wishes[0].place == "2"
    assert played(game, kept) == "t.2"


def test_s17_a_card_that_the_merchant_buys_moves_only_those_behind_it():
    game = position(turn=2, hands=["", "", "merchant"])
    kept = then(game, plan(game, "t.1", "t.4", "t.3"), (2, "c.merchant.3"))
    assert isinstance(kept, Plan)
    assert [wish.codes for wish in kept.wishes] == [("t.1",), ("t.3",)]


def test_s17_what_ones_own_merchant_is_to_buy_is_followed_too():
    game = position(turn=2, hands=["merchant"])
    kept = then(game, plan(game, "c.merchant.5"), (2, "t.3"))
    assert played(game, kept) == "c.merchant.2"


def test_the_first_wish_that_can_be_fulfilled_is():
    for move, first in (("t.1", "t.2"), ("t.2", "t.1"), ("t.3", "t.1"), ("t.4", "c.queen")):
        game = position(turn=2, hands=["queen"])
        made = plan(game, "t.3", "t.4", "c.queen", corruption=1)
        assert played(game, then(game, made, (2, move))) == first


def test_void_gone_when_the_card_is_taken_or_skipped():
    for move in ("t.2", "t.3"):
        game = position(turn=2)
        assert then(game, plan(game, "t.2"), (2, move)) is Void.GONE
    game = position(turn=2, hands=["", "", "merchant"])
    assert then(game, plan(game, "t.5"), (2, "c.merchant.5")) is Void.GONE


def test_void_gone_when_a_card_is_still_out_of_reach():
    game = position(turn=2, row="wheat1 marble0 ivory3 fish1 cattle1 amulet")
    assert then(game, plan(game, "t.6"), (2, "t.1")) is Void.GONE


def test_void_gone_when_a_new_delivery_lies_there():
    game = position(turn=2, row="wheat1 fish1")
    assert then(game, plan(game, "t.2"), (2, "t.2")) is Void.GONE
    assert len(game.row) == 9


def test_void_corruption_only_when_the_seat_is_asked():
    game = position(turn=1)
    kept = then(game, plan(game, "t.5", corruption=1), (1, "t.1"))
    assert isinstance(kept, Plan)
    assert then(game, kept, (2, "t.1")) is Void.CORRUPTION
    game = position(turn=1)
    kept = then(game, plan(game, "t.5", corruption=1), (1, "t.1"), (2, "t.2"))
    assert played(game, kept) == "t.2"


def test_void_hand_when_a_card_is_stolen():
    game = position(turn=2, hands=["fish1", "", "thief"])
    assert then(game, plan(game, "t.5"), (2, "c.thief.0.beige")) is Void.HAND


def test_void_hand_when_the_scribe_has_come():
    game = position(turn=2, hands=[BIG, "", "scribe-fish"])
    made = plan(game, "t.1")
    kept = then(game, made, (2, "c.scribe-fish"))
    assert isinstance(kept, Plan)
    assert then(game, kept, (0, "g.ivory0")) is Void.HAND


def test_void_hand_after_ones_own_turn():
    game = position(2, turn=1, hands=["queen"])
    kept = then(game, plan(game, "t.2"), (1, "t.1"))
    assert isinstance(kept, Plan)
    assert then(game, kept, (0, "c.queen")) is Void.HAND


def test_void_pile_when_the_vizier_takes_of_it():
    game = position(turn=2, hands=["", "", "vizier"], piles=["fish1 ivory0"])
    kept = then(game, plan(game, "t.1"), (2, "c.vizier.0"))
    assert isinstance(kept, Plan)
    assert then(game, kept, (2, "v.fish1")) is Void.PILE


def test_void_round_when_the_last_card_is_taken():
    row = "wheat1 fish1"
    for kind, wish in (("turn", "s.new.fish.fish1,fish1,fish0"), ("scribe", "g.ivory0 g.ebony0")):
        game = position(turn=2, row=row, deck="", hands=[BIG])
        assert then(game, plan(game, wish, kind=kind), (2, "t.2")) is Void.ROUND


def test_s24_sets_are_laid_as_was_decided_and_no_more():
    game = position(turn=2, row="wheat1", deck="", hands=[BIG])
    kept = then(game, plan(game, "l.fish.fish1,fish1,fish0", kind="lay"), (2, "t.1"))
    assert played(game, kept) == "l.fish.fish1,fish1,fish0 d"
    game = position(turn=2, row="wheat1", deck="", hands=[BIG])
    both = "l.wheat.wheat1,wheat1,wheat0 l.fish.fish1,fish1,fish0"
    kept = then(game, plan(game, both, kind="lay"), (2, "t.1"))
    assert played(game, kept) == both
    play(game, 0, "l.fish.fish1,fish1,fish0")
    assert played(game, kept) == "l.wheat.wheat1,wheat1,wheat0"
    game = position(turn=2, row="wheat1", deck="", hands=[BIG])
    kept = then(game, plan(game, "d", kind="lay"), (2, "t.1"))
    assert played(game, kept) == "d"


def test_s24_once_other_sets_have_been_laid_the_plan_is_gone():
    game = position(turn=2, row="wheat1", deck="", hands=[BIG])
    kept = then(game, plan(game, "l.fish.fish1,fish1,fish0", kind="lay"), (2, "t.1"))
    assert isinstance(kept, Plan)
    play(game, 0, "l.wheat.wheat1,wheat1,wheat0")
    assert PLANNER.after(kept, (), game.view(0)) is Void.GONE


def test_s24_laying_can_be_thought_of_when_nothing_more_will_be_delivered():
    assert "lay" not in PLANNER.kinds(position(turn=2, hands=[BIG]).view(0))
    assert "lay" in PLANNER.kinds(position(turn=2, hands=[BIG], deck="").view(0))
    assert "lay" not in PLANNER.kinds(position(turn=2, hands=["fish1 fish1"], deck="").view(0))


def test_s15_six_cards_are_kept_if_a_scribe_comes():
    game = position(turn=2, hands=[BIG, "", "scribe-fish"])
    made = plan(game, "g.ivory0 g.ebony0", kind="scribe")
    kept = then(game, made, (2, "c.scribe-fish"))
    assert played(game, kept) == "g.ivory0 g.ebony0"
    play(game, 0, "g.ebony0")
    assert played(game, kept) == "g.ivory0"
    game = position(turn=2, hands=[BIG, "", "scribe-fish"])
    assert isinstance(then(game, made, (2, "c.scribe-fish")), Plan)
    play(game, 0, "g.wheat0")
    assert PLANNER.after(made, (), game.view(0)) is Void.GONE


def test_s15_no_scribe_is_thought_of_when_both_have_been_seen():
    both = position(turn=2, hands=[BIG], discard="scribe-fish", sets=[{}, {"cattle": "cattle0 cattle0 scribe-cattle"}])
    assert "scribe" not in PLANNER.kinds(both.view(0))
    assert "scribe" in PLANNER.kinds(position(turn=2, hands=[BIG], discard="scribe-fish").view(0))


def test_s8_no_character_is_played_in_advance_for_nothing():
    game = position(turn=2, hands=["queen"], row="wheat1", deck="fish1 fish1")
    assert then(game, plan(game, "c.queen"), (2, "t.1")) is Void.GONE
    for move, first in (("t.1", "c.scribe-fish"), ("s.new.fish.fish1,fish1,fish0", "c.queen")):
        game = position(turn=2, hands=["queen scribe-fish", "", BIG])
        assert played(game, then(game, plan(game, "c.scribe-fish", "c.queen"), (2, move))) == first


def test_s14_a_pile_that_turns_out_to_be_empty_is_no_wish_any_more():
    game = position(turn=2, hands=["vizier"], piles=["", "fish1"])
    kept = then(game, plan(game, "c.vizier.2", "c.vizier.1"), (2, "t.1"))
    assert played(game, kept) == "c.vizier.1"
    game = position(turn=2, hands=["vizier"], piles=["", "fish1"])
    kept = then(game, plan(game, "c.vizier.2"), (2, "t.1"))
    assert played(game, kept) is Void.GONE


def test_nobody_plans_what_he_is_asked_or_what_is_not_his():
    game = position(turn=0)
    assert PLANNER.kinds(game.view(0)) == ()
    assert PLANNER.kinds(game.view(None)) == ()
    assert PLANNER.decision(game, 0, "turn") is None
    assert PLANNER.decision(game, 1, "event") is None


def test_what_answers_no_decision_is_no_plan():
    game = position(turn=2, hands=[BIG])
    assert refused(game)
    assert refused(game, "")
    assert refused(game, "t.6")
    assert refused(game, "t.0")
    assert refused(game, "t.1 t.2")
    assert refused(game, "c.queen")
    assert refused(game, "s.new.ivory.ivory0,ivory0,ivory0")
    assert refused(game, "s.new.fish.fish1,fish1,fish0 t.1")
    assert refused(game, "l.fish.fish1,fish1,fish0")
    assert refused(game, "n.0", kind="starter")
    assert refused(game, "l.fish.fish1,fish1,fish0", kind="lay")
    assert refused(game, "g.ivory0", kind="scribe")
    assert refused(game, "g.ivory0 g.ivory0", kind="scribe")
    assert refused(game, "g.ivory0 g.ebony0 g.wheat0", kind="scribe")
    game = position(turn=2, hands=[BIG], deck="")
    assert refused(game, "d d", kind="lay")
    assert refused(game, "l.fish.fish1,fish1,fish0 l.fish.fish1,fish1,fish0", kind="lay")


def test_what_a_wish_costs_now():
    game = position(turn=2, hands=["merchant"])
    costs = [PLANNER.cost(game.view(0), "turn", [parse(code)]) for code in ("t.1", "t.5", "c.merchant.3")]
    assert costs == [0, 4, 0]
