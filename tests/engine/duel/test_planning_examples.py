"""Plans by example: tiles that are waited for, every reason why a plan is void, and what is no plan."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.duel.codes import parse
from engine.duel.game import Duel
from engine.duel.market import SQUARE
from engine.game import IllegalAction, Refusal
from engine.planning.contract import Plan, Void, to_json
from tests.depth import games
from tests.engine.duel.plans import PLANNER
from tests.engine.duel.positions import play, position
from tests.engine.duel.walks import steps, walk
from tests.engine.duel.worlds import another_world
from tests.engine.planning.picking import pick

# The Ankh on c3 lies along its row: b3 wheat-h1 and d3 fish-v1 beside it, f3 marble-v0 behind d3; c1 ebony-f0.
# The player who takes d3 turns it along column d.
MARKET = {"b3": "wheat-h1", "d3": "fish-v1", "f3": "marble-v0", "c1": "ebony-f0", "d5": "ivory-f3", "d6": "queen"}
BIG = "fish-h1 fish-v1 fish-f1 wheat-f1 wheat-h1 wheat-v1 ivory-f3 ebony-h2"


def plan(game: Duel, *wishes: str, kind: str = "turn", corruption: int | None = None, seat: int = 0) -> Plan:
    """Return a seat's plan of wishes, the codes of one separated by blanks."""
    actions = [[parse(code) for code in wish.split()] for wish in wishes]
    return PLANNER.bind(game.view(seat), kind, actions, corruption)


def then(game: Duel, made: Plan | Void, *codes: str, actor: int = 1) -> Plan | Void:
    """Play another's actions and return what is left of a plan of the other seat, looked at after each of them."""
    kept = made
    for code in codes:
        events = play(game, actor, code)
        assert isinstance(kept, Plan)
        kept = PLANNER.after(kept, [event.seen(0) for event in events], game.view(0))
    return kept


def played(game: Duel, kept: Plan | Void) -> str | Void:
    """Return the codes that a plan comes to now."""
    assert isinstance(kept, Plan)
    actions = PLANNER.play(kept, game.view(0), game.legal(0))
    return actions if isinstance(actions, Void) else " ".join(action.code for action in actions)


def refused(game: Duel, *wishes: str, kind: str = "turn") -> bool:
    with pytest.raises(IllegalAction) as error:
        plan(game, *wishes, kind=kind)
    return error.value.reason is Refusal.MALFORMED


def test_a_tile_is_taken_if_the_other_turns_the_ankh_to_it():
    game = position(turn=1, market=MARKET)
    kept = then(game, plan(game, "t.d5", "t.c1"), "t.2")
    assert played(game, kept) == "t.1"


def test_a_tile_that_could_be_taken_now_is_bound_to_its_square():
    game = position(turn=1, market=MARKET, hands=["", "queen"])
    made = plan(game, "t.2")
    assert made.wishes[0].place == "d3"
    assert played(game, then(game, made, "c.queen")) == "t.2"


def test_the_first_wish_that_can_be_fulfilled_is():
    for move, first in (("t.1", "c.queen"), ("t.2", "t.1")):
        game = position(turn=1, market=MARKET, hands=["queen"])
        assert played(game, then(game, plan(game, "t.d5", "t.c1", "c.queen"), move)) == first


def test_what_the_merchant_is_to_buy_is_bound_too():
    game = position(turn=1, market=MARKET, hands=["merchant"])
    assert played(game, then(game, plan(game, "c.merchant.d3"), "t.1")) == "c.merchant.d3"
    game = position(turn=1, market=MARKET, hands=["merchant"])
    assert then(game, plan(game, "c.merchant.d3"), "t.2") is Void.GONE


def test_d2_void_gone_when_the_tile_is_taken_or_passed():
    for move in ("t.2", "t.3"):
        game = position(turn=1, market=MARKET)
        assert then(game, plan(game, "t.d3"), move) is Void.GONE


def test_void_gone_when_the_ankh_leads_elsewhere():
    game = position(turn=1, market=MARKET)
    made = plan(game, "t.c1")
    assert then(game, made, "t.2") is Void.GONE


def test_void_corruption_only_when_the_seat_is_asked():
    game = position(turn=1, market=MARKET)
    assert then(game, plan(game, "t.d6", corruption=0), "t.2") is Void.CORRUPTION
    game = position(turn=1, market=MARKET)
    assert played(game, then(game, plan(game, "t.d6", corruption=1), "t.2")) == "t.2"
    game = position(turn=1, market={**MARKET, "d3": "fish-vd"})
    kept = then(game, plan(game, "t.d6", corruption=0), "t.2")
    assert isinstance(kept, Plan)
    assert then(game, kept, "d.keep") is Void.CORRUPTION


def test_d8_the_finger_leaves_nothing_but_its_tile():
    fish = "fish-h1 fish-f1 fish-b1"
    for wish, fate in (("t.f3", "t.1"), ("t.b3", Void.GONE), ("c.queen", Void.GONE)):
        game = position(turn=1, market=MARKET, hands=["queen", fish], pirogues="finger")
        kept = then(game, plan(game, wish), "s.fish.fish-h1,fish-f1,fish-b1", "p.finger.f3")
        assert (kept if isinstance(kept, Void) else played(game, kept)) == fate


def test_d8_under_the_others_finger_everything_can_be_thought_of():
    game = position(turn=1, market=MARKET, hands=["queen"])
    game.finger = SQUARE["d3"].index
    assert played(game, then(game, plan(game, "c.queen"), "t.1")) == "c.queen"


def test_d5_what_lay_there_before_a_filling_is_still_meant():
    game = position(turn=1, market={"c1": "ebony-f0", "c3": "fish-v1"}, ankh="f6")
    kept = then(game, plan(game, "t.c3", "t.c1"), "f")
    assert isinstance(kept, Plan)
    assert [wish.place for wish in kept.wishes] == ["c3", "c1"]
    centre = [takeable.square.code for takeable in game.view(0).takeable]
    kept = then(game, kept, f"t.{centre.index('c3') + 1}")
    assert isinstance(kept, Plan)
    assert [wish.place for wish in kept.wishes] == ["c1"]


def test_void_hand_when_a_tile_is_stolen():
    game = position(turn=1, hands=["fish-h1", "thief"])
    assert then(game, plan(game, "t.d3"), "c.thief.black") is Void.HAND


def test_void_hand_when_the_scribe_has_come():
    game = position(turn=1, hands=[BIG, "scribe-fish"])
    kept = then(game, plan(game, "t.d3"), "c.scribe-fish")
    assert isinstance(kept, Plan)
    assert then(game, kept, "g.ivory-f3", actor=0) is Void.HAND


def test_void_hand_after_ones_own_turn():
    game = position(turn=1, hands=["courtesan", "queen"])
    kept = then(game, plan(game, "t.b3"), "c.queen")
    assert isinstance(kept, Plan)
    assert then(game, kept, "c.courtesan", actor=0) is Void.HAND


def test_void_pile_when_the_vizier_takes_of_it():
    game = position(turn=1, hands=["", "vizier"], piles=["fish-h1 ivory-f0"])
    kept = then(game, plan(game, "t.d3"), "c.vizier")
    assert isinstance(kept, Plan)
    assert then(game, kept, "v.fish-h1") is Void.PILE


def test_void_round_when_the_game_is_over():
    game = position(turn=1, market={"d3": "fish-v1"}, pile="")
    made = plan(game, "t.d3")
    assert then(game, made, "t.1") is Void.ROUND


def test_six_tiles_are_kept_if_a_scribe_comes():
    game = position(turn=1, hands=[BIG, "scribe-fish"])
    made = plan(game, "g.ivory-f3 g.ebony-h2", kind="scribe")
    kept = then(game, made, "c.scribe-fish")
    assert played(game, kept) == "g.ivory-f3 g.ebony-h2"
    play(game, 0, "g.ebony-h2")
    assert played(game, kept) == "g.ivory-f3"
    game = position(turn=1, hands=[BIG, "scribe-fish"])
    assert isinstance(then(game, made, "c.scribe-fish"), Plan)
    play(game, 0, "g.wheat-f1")
    assert PLANNER.after(made, (), game.view(0)) is Void.GONE


def test_no_scribe_is_thought_of_when_both_have_been_seen():
    assert "scribe" in PLANNER.kinds(position(turn=1, hands=[f"{BIG} scribe-fish"]).view(0))
    game = position(turn=1, hands=[f"{BIG} scribe-fish"], sold=[{}, {"livestock": "scribe-livestock"}])
    assert "scribe" not in PLANNER.kinds(game.view(0))


def test_d14_no_character_is_played_in_advance_for_nothing():
    cases = {"queen": {"pile": ""}, "vizier": {}, "scribe-fish": {}, "courtesan": {}}
    for name, more in cases.items():
        game = position(turn=1, market=MARKET, hands=[name], **more)
        assert then(game, plan(game, f"c.{name}"), "t.2") is Void.GONE
    game = position(turn=1, market=MARKET, hands=["queen scribe-fish", BIG])
    assert played(game, then(game, plan(game, "c.scribe-fish", "c.queen"), "t.2")) == "c.scribe-fish"


def test_tiles_that_differ_in_their_marks_alone_are_sold_as_they_are_listed():
    game = position(turn=1, market=MARKET, hands=["fish-h1 fish-v1 fish-f1 fish-b1"])
    kept = then(game, plan(game, "s.fish.fish-v1,fish-f1,fish-b1"), "t.2")
    assert played(game, kept) == "s.fish.fish-h1,fish-v1,fish-f1"


def spying(played: str, hand: str = "spy", **more: Any) -> Duel:
    return position(turn=1, market=MARKET, hands=[hand], royal=[[], []], played=played, **more)


def test_p8_what_a_spy_is_to_buy_as_the_merchant_is_bound_too():
    game = spying("merchant")
    assert played(game, then(game, plan(game, "c.spy.merchant.d3"), "t.1")) == "c.spy.merchant.d3"
    game = spying("merchant")
    assert then(game, plan(game, "c.spy.merchant.d3"), "t.2") is Void.GONE


def test_p8_a_spy_is_not_played_in_advance_for_nothing():
    for game, code in ((spying(""), "c.spy"), (spying("vizier"), "c.spy.vizier"), (spying("adviser"), "c.spy.adviser")):
        assert then(game, plan(game, code), "t.2") is Void.GONE
    game = spying("vizier queen")
    assert played(game, then(game, plan(game, "c.spy.vizier", "c.spy.queen"), "t.2")) == "c.spy.queen"
    game = position(turn=1, market=MARKET, hands=["spy", "queen"], royal=[[], []])
    assert then(game, plan(game, "c.spy"), "c.queen") is Void.GONE


def test_p8_what_a_spy_adds_as_the_courtesan_is_added_as_it_is_listed():
    game = spying("courtesan", hand="spy fish-v0s fish-h0s", sold=[{"fish": "fish-h1 fish-v1 fish-f1"}])
    kept = then(game, plan(game, "c.spy.courtesan.fish.fish-v0s"), "t.2")
    assert played(game, kept) == "c.spy.courtesan.fish.fish-h0s"


def test_p8_a_scribe_may_come_once_more_while_the_spy_is_unseen():
    seen: dict[str, Any] = {"sold": [{}, {"livestock": "scribe-livestock"}], "royal": [[], []]}
    assert "scribe" not in PLANNER.kinds(position(turn=1, hands=[f"{BIG} scribe-fish"], **seen).view(0))
    game = position(turn=1, hands=[f"{BIG} scribe-fish"], played="scribe", **seen)
    assert "scribe" in PLANNER.kinds(game.view(0))
    game = position(turn=1, hands=[f"{BIG} scribe-fish spy"], played="scribe", **seen)
    assert "scribe" not in PLANNER.kinds(game.view(0))


def test_p7_a_token_is_named_in_advance():
    game = position(turn=1, market=MARKET, hands=["adviser"], royal=[[2, 5], []])
    assert played(game, then(game, plan(game, "c.adviser.5"), "t.2")) == "c.adviser.5"
    assert refused(position(turn=1, market=MARKET, hands=["adviser"], royal=[[2], [5]]), "c.adviser.5")


def test_nobody_plans_what_he_is_asked_or_what_is_not_his():
    game = position(turn=0)
    assert PLANNER.kinds(game.view(0)) == ()
    assert PLANNER.kinds(game.view(None)) == ()
    assert PLANNER.decision(game, 0, "turn") is None
    assert PLANNER.decision(game, 1, "deben") is None


def test_what_answers_no_decision_is_no_plan():
    game = position(turn=1, market=MARKET, hands=[BIG])
    assert refused(game)
    assert refused(game, "")
    assert refused(game, "t.4")
    assert refused(game, "t.0")
    assert refused(game, "t.a1")
    assert refused(game, "t.1 t.2")
    assert refused(game, "f")
    assert refused(game, "c.queen")
    assert refused(game, "p.seven")
    assert refused(game, "d.keep", kind="deben")
    assert refused(game, "g.ivory-f3 g.ebony-h2")
    assert refused(game, "g.ivory-f3", kind="scribe")
    assert refused(game, "g.ivory-f3 t.d3", kind="scribe")
    assert refused(game, "g.ivory-f3 g.ivory-f3", kind="scribe")


def test_d1_while_the_ankh_is_off_the_market_or_unturned_there_are_no_numbers():
    game = position(turn=1, market=MARKET, ankh=None)
    assert refused(game, "t.1")
    assert PLANNER.cost(game.view(0), "turn", [parse("t.1")]) == 0
    assert plan(game, "t.d5").wishes[0].place == "d5"
    game = position(turn=1, market={**MARKET, "d3": "scribe-fish"})
    play(game, 1, "t.2")
    assert refused(game, "t.1")
    assert PLANNER.cost(game.view(0), "turn", [parse("t.d6")]) == 0


def test_what_is_named_by_its_square_cannot_be_done_on_a_turn():
    game = position()
    with pytest.raises(IllegalAction) as error:
        game.apply(0, parse("t.d3"))
    assert error.value.reason is Refusal.NOT_ASKED


def test_what_a_wish_costs_now():
    game = position(turn=1, market=MARKET, hands=["merchant"])
    costs = [
        PLANNER.cost(game.view(0), "turn", [parse(code)]) for code in ("t.2", "t.3", "t.f3", "t.d5", "c.merchant.f3")
    ]
    assert costs == [0, 1, 1, 0, 0]


@games(15, 30)
def test_what_nobody_told_a_seat_makes_no_difference_to_what_it_decides(numbers):
    compared = 0
    for number in numbers:
        game, random, lean = walk(number)
        chance = Random(number)
        for _ in steps(game, random, lean):
            seat = chance.randrange(2)
            world = another_world(game, seat, chance) if game.outcome is None else game
            here, there = game.view(seat), world.view(seat)
            assert PLANNER.kinds(here) == PLANNER.kinds(there)
            for kind in PLANNER.kinds(here):
                decision = PLANNER.decision(game, seat, kind)
                assert decision == PLANNER.decision(world, seat, kind)
                assert decision is not None
                wish = pick(decision, chance, lambda head, items: ())
                if wish:
                    assert to_json(PLANNER.bind(here, kind, [wish], 1)) == to_json(PLANNER.bind(there, kind, [wish], 1))
                    compared += game.hands != world.hands
    assert compared > 5 * len(numbers)
