"""Planners of games, at tables: wrong, broken, without corruption or not there; what they see of others."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.reconciler.due_actions import PLAN_DELAY
from bot.store import Store
from bot.tables import Reason
from tests.bot.at_table import ANA, BEN, CLEO, refused
from tests.bot.evening import LONG, Evening
from tests.bot.planning import ahead, draft, planned, voids
from tests.bot.toy import Did, Peeked, Planner, rules

TWO, THREE = (ANA, BEN), (ANA, BEN, CLEO)


async def test_a_plan_that_the_game_refuses_is_void_and_its_owner_is_called(store: Store) -> None:
    """The planner was wrong: nothing is played, and nobody waits for ever."""

    class Wrong(Planner):
        def play(self, plan: Any, view: Any, legal: Any) -> Any:
            return (*legal[:1], *legal[:1])

    evening = Evening(store, {"toy": rules(planner=Wrong())})
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    await evening.act(ANA, "t1")
    table = await evening.later(PLAN_DELAY)
    assert voids(table, 1) == ["gone"]
    assert len(await evening.log()) == 1
    assert evening.told.of(BEN) == [evening.now]


async def test_a_planner_that_fails_stops_no_game(store: Store) -> None:
    class Broken(Planner):
        def after(self, plan: Any, events: Any, view: Any) -> Any:
            raise RuntimeError("queen")

    evening = Evening(store, {"toy": rules(planner=Broken())})
    await evening.begin(TWO, left=LONG)
    made = await draft(evening, BEN, "t1")
    assert made.void == "gone"
    await evening.act(ANA, "t1")
    await evening.act(BEN, "t1")


async def test_a_planner_sees_what_its_seat_sees_and_nothing_else(store: Store) -> None:
    """Neither in the view nor in what happened does it find what another has peeked at."""
    met: list[Any] = []

    class Spy(Planner):
        def after(self, plan: Any, events: Any, view: Any) -> Any:
            found = tuple(events)
            met.extend((view[0], found))
            return super().after(plan, found, view)

    evening = Evening(store, {"toy": rules(planner=Spy())})
    await evening.begin(THREE, left=LONG)
    await planned(evening, CLEO, "t2")
    await evening.act(ANA, "p")
    assert met[-2] == 2
    assert met[-1] == (Did(0, "p"), Peeked(0, None))


async def test_a_bot_whose_rules_know_no_plans_lets_them_lie(evening: Evening, store: Store) -> None:
    """An older or newer version: the plan is there still, and its owner is called as ever."""
    await evening.begin(TWO, left=LONG)
    await planned(evening, BEN, "t2")
    later = Evening(store, {"toy": rules(planner=None)})
    later.number, later.discord.state = evening.number, evening.discord.state
    await later.act(ANA, "t1")
    table = await later.table()
    assert (table.planned, ahead(table, 1), len(table._plans)) == (frozenset(), (), 1)
    assert later.told.of(BEN) == [later.now]
    await refused(Reason.NO_PLAN, later.tables.plans.draft(later.number, ANA, "turn", table.version, "t1"))


@pytest.mark.parametrize("corrupts", [True, False])
async def test_how_much_corruption_is_asked_only_where_there_is_any(store: Store, corrupts: bool) -> None:
    """And what a plan is bound to is the game's own, readable where it is stored."""

    class Bound(Planner):
        pass

    Bound.corrupts = corrupts
    evening = Evening(store, {"toy": rules(planner=Bound())})
    await evening.begin(THREE, left=LONG)
    await planned(evening, BEN, "p")
    table = await evening.table()
    assert [plan.takes for plan in ahead(table, 1)] == [corrupts]
    assert [json.loads(row.body)["plan"]["score"] for row in table._plans] == [0]
