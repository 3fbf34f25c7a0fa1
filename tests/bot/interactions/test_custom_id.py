"""A custom id says what is pressed in 100 characters; a form's also says which opening of it this is."""

from __future__ import annotations

import re

import pytest

from bot.handlers.features import declarations
from bot.interactions.custom_id import LONGEST_MODAL_ARG, PressId, Verb, random_opening

MODAL_VERBS = {verb for verb, one in declarations().items() if one.modal}
LARGEST_TABLE, LARGEST_VERSION = 36**10 - 1, 36**6 - 1
LARGEST_REVISION = 2**63 - 1


@pytest.mark.parametrize("verb", sorted(MODAL_VERBS))
@pytest.mark.parametrize("arg", ["", "history", "a" * LONGEST_MODAL_ARG])
@pytest.mark.parametrize("revision", [0, 1, LARGEST_REVISION])
def test_the_id_of_a_form_is_read_as_it_was_written(verb: Verb, arg: str, revision: int) -> None:
    press = PressId(LARGEST_TABLE, LARGEST_VERSION, verb, arg, revision, "0k3v9x")
    assert PressId.parse(str(press), sent=True) == press
    assert len(str(press)) <= 100


@pytest.mark.parametrize("verb", sorted(MODAL_VERBS))
@pytest.mark.parametrize("arg", ["", "history"])
def test_the_id_of_an_older_form_names_no_revision_and_no_opening(verb: Verb, arg: str) -> None:
    older = f"s:1:2:{verb}:{arg}" if arg else f"s:1:2:{verb}"
    assert PressId.parse(older, sent=True) == PressId(1, 2, verb, arg, None, "")


def test_a_button_keeps_any_argument_whole() -> None:
    """Only modals that are sent have further parts."""
    assert PressId.parse("s:1:2:a:one:2s:0k3v9x") == PressId(1, 2, Verb.ACT, "one:2s:0k3v9x")


def test_random_openings_are_short_and_differ() -> None:
    found = {random_opening() for _ in range(1000)}
    assert len(found) > 990
    assert all(re.fullmatch("[0-9a-z]{6}", one) for one in found)


@pytest.mark.parametrize("verb", sorted(MODAL_VERBS))
def test_a_button_that_opens_a_modal_has_no_further_parts_either(verb: Verb) -> None:
    """Whether an id is that of a modal follows from what was done, not from its verb."""
    assert PressId.parse(f"s:1:2:{verb}:history:2s:0k3v9x") == PressId(1, 2, verb, "history:2s:0k3v9x")
