"""How deep a test goes: through some games or cases in every run, and through all others where there is time for it.

Further languages are marked `thorough`, all else `deep`. Who has more time goes through so many times as many games by
DEPTH, and who has less through one test of several by SAMPLE.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import pytest

T = TypeVar("T")

DEPTH: Final = int(os.environ.get("DEPTH") or 1)


def games(first: int, count: int) -> pytest.MarkDecorator:
    """Give a test the `numbers` of its games: the first ones, and apart from them the others up to the count.

    By DEPTH there are so many times as many others.
    """
    return pytest.mark.parametrize(
        "numbers",
        [
            pytest.param(range(first), id="first"),
            pytest.param(range(first, first + DEPTH * (count - first)), id="others", marks=pytest.mark.deep),
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
    mark = pytest.mark.thorough if names == "language" else pytest.mark.deep
    params = [_param(names, one, mark if place >= count else None) for place, one in enumerate(values)]
    return pytest.mark.parametrize(names, params, ids=ids)


def some_of(
    name: str, values: Iterable[object], step: int, *, ids: Callable[[Any], str] | type[str] | None = None
) -> pytest.MarkDecorator:
    """Give a test each of the values under a name; going through the first of every `step` ones is enough."""
    params = [_param(name, one, pytest.mark.deep if place % step else None) for place, one in enumerate(values)]
    return pytest.mark.parametrize(name, params, ids=ids)


def sample(tests: Sequence[T], part: str) -> list[T]:
    """Return one of so many tests, but at least one.

    Args:
        tests: those of a file.
        part: which and of how many, as SAMPLE says it: "1 of 4" is the first of each four, "2 of 4" the second.

    Raises:
        ValueError: there is no such part.
    """
    place, _, of = part.partition(" of ")
    if not 1 <= int(place) <= int(of):
        raise ValueError(f"SAMPLE has to be something like '1 of 4', not {part!r}")
    return list(tests[(int(place) - 1) % min(int(of), len(tests)) :: int(of)])


def _param(names: str | tuple[str, ...], value: Any, mark: pytest.MarkDecorator | None) -> Any:
    values = value if isinstance(names, tuple) else (value,)
    return pytest.param(*values, marks=() if mark is None else mark)
