"""How deep a test goes: through some games in every run, and through all others where a run is to be thorough.

`pytest -m "not thorough"` leaves out what is marked so, `pytest -m thorough` runs that alone.
"""

from __future__ import annotations

from collections.abc import Iterable

import pytest


def games(first: int, count: int) -> pytest.MarkDecorator:
    """Give a test the `numbers` of its games: the first ones, and apart from them the others up to the count."""
    return pytest.mark.parametrize(
        "numbers",
        [
            pytest.param(range(first), id="first"),
            pytest.param(range(first, count), id="others", marks=pytest.mark.thorough),
        ],
    )


def first_of(name: str, values: Iterable[object]) -> pytest.MarkDecorator:
    """Give a test each of the values under a name; it is enough that it goes through the first one."""
    first, *others = values
    return pytest.mark.parametrize(name, [first, *(pytest.param(one, marks=pytest.mark.thorough) for one in others)])
