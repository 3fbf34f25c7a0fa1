"""Cards that are picked in several selects, each of which tells of its own alone, and the actions that they make."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.interactions.errors import Refused
from bot.interactions.response import InteractionResponse
from bot.screens.choices.codec import CHOSEN, read_mask, write_mask
from bot.screens.components import IN_SELECT
from bot.services.picked_cards import action_code, picked_actions, picked_mask
from engine.game import Choice, Decision, Gather, Label
from tests.bot.toy import Do, rules

PLACES = st.sets(st.integers(0, 60))
CARDS = Gather(tuple(Label("card", code) for code in ("k", "v", "w")), 1, 3)
DECISION = Decision(
    "turn", (Choice("set", Label("x", "set"), gather=CARDS), Choice("k", Label("x", "k"), action=Do("k")))
)


def select(*values: object) -> InteractionResponse:
    """Return a press on a select with these options chosen."""
    return cast(InteractionResponse, SimpleNamespace(data={"values": [str(value) for value in values]}))


@given(PLACES, st.integers(0, 2), PLACES)
def test_a_select_tells_of_its_own_cards_and_the_others_stay_as_they_were(
    before: set[int], part: int, chosen: set[int]
) -> None:
    own = set(range(part * IN_SELECT, (part + 1) * IN_SELECT))
    mask = picked_mask(select(*(chosen & own)), write_mask(sorted(before)), str(part))
    assert set(read_mask(mask, 64)) == (before - own) | (chosen & own)


def test_a_select_in_which_nothing_is_left_marks_nothing() -> None:
    """Discord sends no values then."""
    assert picked_mask(select(), write_mask([0, 2]), "0") == "0"
    assert picked_mask(
        cast(InteractionResponse, SimpleNamespace(data={})), write_mask([0, IN_SELECT]), "0"
    ) == write_mask([IN_SELECT])


@pytest.mark.parametrize(("values", "part"), [(["k"], "0"), (["-1"], "0"), (["100"], "0"), (["1"], ""), (["1"], "x")])
def test_what_no_message_of_ours_can_have_sent_is_refused(values: list[str], part: str) -> None:
    with pytest.raises(Refused):
        picked_mask(select(*values), "0", part)


def test_the_picked_cards_make_the_actions_of_their_branch() -> None:
    """Places that are not there count for nothing."""
    for mask, codes in ((write_mask([0, 2]), ["k", "w"]), (write_mask([1, 7]), ["v"]), ("", []), ("?", [])):
        assert picked_actions(rules(), DECISION, "set", mask) == codes


def test_a_branch_that_gathers_nothing_or_is_not_there_makes_nothing() -> None:
    for code in ("k", "gone"):
        assert picked_actions(rules(), DECISION, code, "1") is None


def test_a_button_carries_the_code_of_an_action_and_a_select_has_it_chosen() -> None:
    data: Any = select("t3")
    assert action_code(data, "k") == "k"
    assert action_code(data, f"{CHOSEN}1") == "t3"
