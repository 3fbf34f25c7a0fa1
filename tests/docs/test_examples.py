"""The examples on the pages of docs/ are run as they stand there."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"
FEWEST = {"engine.md": 50}
"""Pages that are made of examples, and how many they have at least."""


@pytest.mark.parametrize("page", sorted(path.name for path in DOCS.glob("*.md")))
def test_examples_do_what_the_page_says(page: str) -> None:
    """Each example that begins with >>> gives what is written below it; what differs is printed."""
    result = doctest.testfile(str(DOCS / page), module_relative=False, encoding="utf-8")
    assert result.failed == 0
    assert result.attempted >= FEWEST.get(page, 0)
