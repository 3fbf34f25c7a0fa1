"""Names of the code that the documentation quotes are names that the code has."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ["README.md", *(f"docs/{path.name}" for path in sorted((ROOT / "docs").glob("*.md")))]
FOLDERS = ("bench", "bot", "engine", "releasing", "render", "sandbox", "sobek_table", "tests", "wheels")

QUOTED = re.compile(r"`([A-Za-z_]\w*(?:\.\w+)*)(?:\([^`\n]*\))?`")
FILE = re.compile(r"\.(?:md|py|toml)$")
INVENTED = {"khepri"}
"""The name of a game that does not exist, in an example."""


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Every word of the program and its settings, docstrings and texts among them."""
    paths = [
        path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py") if path.parent != Path(__file__).parent
    ]
    more = [
        *(ROOT / name for name in ("pyproject.toml", ".ci/run", "Containerfile")),
        *(ROOT / "deploy").rglob("*.yml"),
    ]
    texts = [path.read_text(encoding="utf-8") for path in [*paths, *more]]
    words = {word for text in texts for word in re.findall(r"\w+", text)}
    # Prometheus calls what is counted by its name and what it is.
    return words | {f"{word}_total" for word in words if word.startswith("sobek_")}


@pytest.mark.parametrize("page", PAGES)
def test_names_that_a_page_quotes_are_in_the_code(page: str, known: set[str]) -> None:
    """Each part of `Table.seen_by(viewer)` or `plan` is a word there, so that a name that was changed is found here."""
    text = (ROOT / page).read_text(encoding="utf-8")
    assert [name for name in quoted(text) if not known.issuperset(name.split("."))] == []


def quoted(text: str) -> Iterator[str]:
    """Yield what stands in backticks and can be a name, without the arguments after it."""
    for name in QUOTED.findall(text):
        if not FILE.search(name) and INVENTED.isdisjoint(name.split(".")):
            yield name
