"""Plans as plain data: what is written is read back, and nothing else is taken for a plan."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.foresight import Plan, Wish, from_json, to_json

CODES = st.lists(st.text(max_size=12), max_size=4).map(tuple)
WISHES = st.builds(Wish, CODES.filter(bool), st.none() | st.text(max_size=3))
COUNTS = st.integers(0, 60)
PLANS = st.builds(
    Plan,
    st.text(max_size=8),
    st.lists(WISHES, min_size=1, max_size=3).map(tuple),
    CODES,
    CODES,
    COUNTS,
    COUNTS | st.none(),
)
PLAN = Plan("turn", (Wish(("t.2",), "2"), Wish(("c.queen",))), ("queen", "wheat1"), ("fish1",), 2, 1)


@given(PLANS)
def test_a_plan_is_read_back_as_it_was_written(plan):
    assert from_json(json.loads(json.dumps(to_json(plan)))) == plan


WITHOUT = [{key: value for key, value in to_json(PLAN).items() if key != gone} for gone in to_json(PLAN)]
CHANGED = [
    {**to_json(PLAN), **change}
    for change in (
        {"more": 1},
        {"kind": None},
        {"wishes": []},
        {"wishes": ["t.2"]},
        {"wishes": [{"codes": ["t.2"]}]},
        {"wishes": [{"codes": [], "place": None}]},
        {"wishes": [{"codes": "t.2", "place": None}]},
        {"wishes": [{"codes": ["t.2"], "place": 2}]},
        {"wishes": [{"codes": ["t.2"], "place": "2", "more": 1}]},
        {"hand": "queen"},
        {"pile": [1]},
        {"round": None},
        {"round": True},
        {"round": 1.0},
        {"corruption": -1},
        {"corruption": "1"},
    )
]


@pytest.mark.parametrize("data", [None, [], "plan", {}, *WITHOUT, *CHANGED])
def test_what_is_no_plan_is_refused(data):
    with pytest.raises(ValueError):
        from_json(data)


def test_a_log_that_names_a_plan_tells_nothing_of_it():
    assert repr(PLAN) == "Plan(kind='turn', round=2, corruption=1)"
    assert repr(PLAN.wishes) == "(Wish(), Wish())"
