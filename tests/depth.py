"""How deep a test goes: through some games in every run, and through all others where a run is to be thorough.

`pytest -m "not thorough"` leaves out what is marked so, `pytest -m thorough` runs that alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

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


def first_of(
    names: str | tuple[str, ...],
    values: Iterable[object],
    count: int = 1,
    *,
    ids: Callable[[Any], str] | type[str] | None = None,
) -> pytest.MarkDecorator:
    """Give a test each of the values under a name, or under several; going through the first ones is enough."""
    params = [_param(names, one, thorough=place >= count) for place, one in enumerate(values)]
    return pytest.mark.parametrize(names, params, ids=ids)


def some_of(
    name: str, values: Iterable[object], step: int, *, ids: Callable[[Any], str] | type[str] | None = None
) -> pytest.MarkDecorator:
    """Give a test each of the values under a name; going through the first of every `step` ones is enough."""
    params = [_param(name, one, thorough=place % step > 0) for place, one in enumerate(values)]
    return pytest.mark.parametrize(name, params, ids=ids)


def _param(names: str | tuple[str, ...], value: Any, *, thorough: bool) -> Any:
    values = value if isinstance(names, tuple) else (value,)
    return pytest.param(*values, marks=[pytest.mark.thorough] if thorough else [])
