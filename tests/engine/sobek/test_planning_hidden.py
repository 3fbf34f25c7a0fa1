"""Planning tells a seat nothing, and no plan depends on what its seat may not know."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import pytest

from engine.game import Event, IllegalAction
from engine.planning.contract import Plan, to_json
from engine.sobek.actions import Take
from engine.sobek.codes import parse
from engine.sobek.events import RoundEnded
from engine.sobek.game import Sobek
from engine.sobek.open_variant import new
from engine.sobek.state import Laying
from tests.engine.sobek.plans import PLANNER, Followed, Quay, plan_ahead
from tests.engine.sobek.positions import position
from tests.engine.sobek.walks import LEANINGS, steps
from tests.engine.sobek.worlds import World, step_in

GAMES = {"hidden": 40, "open": 20}


@pytest.mark.parametrize("variant", GAMES)
def test_what_nobody_told_a_seat_makes_no_difference_to_its_plans(variant):
    """Two games that are alike to a seat: the same may be decided, and the same becomes of it."""
    compared: Counter[str] = Counter()
    for number in range(GAMES[variant]):
        game = new(2 + number % 3, {"way": variant}, f"plan {number}")
        random, chance = Random(number), Random(number)
        before, quay = game.copy(), Quay(game)
        for actor, action, events in steps(game, random, LEANINGS[number // 3 % len(LEANINGS)]):
            seat = chance.randrange(game.seats)
            ends = isinstance(before.pending, Laying) or any(isinstance(event, RoundEnded) for event in events)
            kinds = () if ends or chance.random() < 0.7 else PLANNER.kinds(before.view(seat))
            for kind in kinds:
                followed = plan_ahead(before, quay, seat, kind, chance)
                world = World(before, seat, chance)
                world.exchange()
                assert PLANNER.kinds(world.game.view(seat)) == PLANNER.kinds(before.view(seat))
                assert PLANNER.decision(world.game, seat, kind) == PLANNER.decision(before, seat, kind)
                world = World(before, seat, chance)
                instead = step_in(world, actor, action, events)
                try:
                    there = world.game.apply(actor, instead)
                except IllegalAction:
                    continue
                assert _fates(game, followed, events) == _fates(world.game, followed, there)
                compared[kind] += 1
            before = game.copy()
            quay.step(game, action, events)
    assert set(compared) == {"turn", "lay", "scribe"}


def _fates(game: Sobek, followed: Followed, events: Iterable[Event]) -> tuple[object, object]:
    seat = followed.seat
    view = game.view(seat)
    after = PLANNER.after(followed.plan, [event.seen(seat) for event in events], view)
    return after, PLANNER.play(after, view, game.legal(seat)) if isinstance(after, Plan) else None


def test_that_a_pile_is_empty_cannot_be_learnt_by_planning():
    empty = position(turn=1, hands=["vizier fish1"], piles=["wheat1"])
    full = position(turn=1, hands=["vizier fish1"], piles=["wheat1", "fish1 ivory0", "fish1"])
    assert PLANNER.decision(empty, 0, "turn") == PLANNER.decision(full, 0, "turn")


def test_a_plan_for_a_face_down_card_is_the_same_whatever_it_is():
    plans = []
    for card in ("queen", "scribe-fish"):
        game = position(turn=1, row=f"wheat1 {card} fish1", hands=["merchant"])
        wishes = [[Take(2)], [parse("c.merchant.2")]]
        plans.append(to_json(PLANNER.bind(game.view(0), "turn", wishes, None)))
    assert plans[0] == plans[1]
