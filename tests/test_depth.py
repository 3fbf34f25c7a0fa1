"""How many tests are run where there is less time."""

from __future__ import annotations

import pytest

from tests.depth import sample


@pytest.mark.parametrize("count", [1, 3, 4, 9, 10])
def test_the_parts_of_a_file_have_each_test_once_and_none_is_empty(count: int) -> None:
    tests = range(count)
    parts = [sample(tests, f"{place} of 4") for place in (1, 2, 3, 4)]
    assert all(parts)
    assert set().union(*parts) == set(tests)
    if count >= 4:
        assert sum(map(len, parts)) == count


@pytest.mark.parametrize("part", ["0 of 4", "5 of 4", "", "3", "1/4", "a of 4"])
def test_a_part_that_is_none_is_an_error_and_never_all_tests(part: str) -> None:
    with pytest.raises(ValueError):
        sample(range(9), part)
