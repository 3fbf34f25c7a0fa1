"""Plans as plain data: what is written is read back, and nothing else is taken for a plan."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.planning.base_planner import PlanConditions
from engine.planning.contract import Plan, Wish, from_json, to_json

CODES = st.lists(st.text(max_size=12), max_size=4).map(tuple)
WISHES = st.builds(Wish, CODES.filter(bool), st.none() | st.text(max_size=3))
COUNTS = st.integers(0, 60)
HELD = st.builds(PlanConditions, CODES, CODES, COUNTS)
OWN = st.text(max_size=5).filter(lambda key: key not in ("kind", "wishes", "corruption"))
JSON = st.recursive(st.none() | st.booleans() | COUNTS | st.text(max_size=5), lambda some: st.lists(some, max_size=3))
PLANS = st.builds(
    Plan,
    st.text(max_size=8),
    st.lists(WISHES, min_size=1, max_size=3).map(tuple),
    HELD.map(lambda held: held.conditions) | st.dictionaries(OWN, JSON, max_size=3),
    COUNTS | st.none(),
)
HELD_THEN = PlanConditions(("queen", "wheat1"), ("fish1",), 2)
PLAN = Plan("turn", (Wish(("t.2",), "2"), Wish(("c.queen",))), HELD_THEN.conditions, 1)
# As plans were stored when every game had the same conditions.
STORED = """{"kind":"turn","wishes":[{"codes":["t.2"],"place":"2"},{"codes":["c.queen"],"place":null}],\
"hand":["queen","wheat1"],"pile":["fish1"],"round":2,"corruption":1}"""


@given(PLANS)
def test_a_plan_is_read_back_as_it_was_written(plan):
    assert from_json(json.loads(json.dumps(to_json(plan)))) == plan


def test_what_was_stored_before_is_written_and_read_as_it_was():
    """The conditions of a game stand beside the rest, so that a row can be read by people."""
    assert from_json(json.loads(STORED)) == PLAN
    assert json.dumps(to_json(PLAN), separators=(",", ":")) == STORED


WITHOUT = [
    {key: value for key, value in to_json(PLAN).items() if key != gone} for gone in ("kind", "wishes", "corruption")
]
CHANGED = [
    {**to_json(PLAN), **change}
    for change in (
        {"kind": None},
        {"wishes": []},
        {"wishes": ["t.2"]},
        {"wishes": [{"codes": ["t.2"]}]},
        {"wishes": [{"codes": [], "place": None}]},
        {"wishes": [{"codes": "t.2", "place": None}]},
        {"wishes": [{"codes": ["t.2"], "place": 2}]},
        {"wishes": [{"codes": ["t.2"], "place": "2", "more": 1}]},
        {"corruption": -1},
        {"corruption": "1"},
    )
]


LESS = [{key: value for key, value in HELD_THEN.conditions.items() if key != gone} for gone in HELD_THEN.conditions]
OTHER = ({"more": 1}, {"hand": "queen"}, {"pile": [1]}, {"round": None}, {"round": True}, {"round": 1.0})


@given(HELD)
def test_what_a_plan_of_cards_is_bound_to_is_read_back(held):
    assert PlanConditions.of(json.loads(json.dumps(held.conditions))) == held


@pytest.mark.parametrize("conditions", [{}, *LESS, *({**HELD_THEN.conditions, **other} for other in OTHER)])
def test_other_conditions_are_refused_by_a_game_that_has_these(conditions):
    with pytest.raises(ValueError):
        PlanConditions.of(conditions)


@pytest.mark.parametrize("data", [None, [], "plan", {}, *WITHOUT, *CHANGED])
def test_what_is_no_plan_is_refused(data):
    with pytest.raises(ValueError):
        from_json(data)


def test_a_log_that_names_a_plan_tells_nothing_of_it():
    assert repr(PLAN) == "Plan(kind='turn', corruption=1)"
    assert repr(PLAN.wishes) == "(Wish(), Wish())"
