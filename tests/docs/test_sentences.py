"""Docstrings and comments are plain technical English, as docs/glossary.md tells under "How sentences are written"."""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).resolve().parents[2]

IDIOM: Final = re.compile(
    r"\b(whoever|whomever|somebody|someone's|wherever|whatever|befell|befall|in vain|anew|himself|him|his|he"
    r"|is to be|for good|by itself)\b",
    re.IGNORECASE,
)
"""Words of no technical English: they hide who does what."""

PACKAGES: Final = ("bot", "engine", "render", "sandbox")
LIMIT: Final = 0.02
"""The share of docstrings' first lines, and of comments, that may have one of the words."""


def first_lines(source: str) -> Iterator[str]:
    """Yield the first line of each docstring of a module."""
    for node in ast.walk(ast.parse(source)):
        documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        if documented and (text := ast.get_docstring(node)):
            yield text.partition("\n")[0]


def comments(source: str) -> Iterator[str]:
    """Yield each comment of a module."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def share(lines: list[str]) -> float:
    """Return the share of lines with a word that is not plain."""
    return sum(IDIOM.search(line) is not None for line in lines) / len(lines)


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_and_comments_are_plain(package: str) -> None:
    sources = [path.read_text(encoding="utf-8") for path in sorted((ROOT / package).rglob("*.py"))]
    of_docstrings = share([line for source in sources for line in first_lines(source)])
    of_comments = share([line for source in sources for line in comments(source)])
    assert of_docstrings <= LIMIT, f"{of_docstrings:.3f} of the docstrings' first lines are not plain"
    assert of_comments <= LIMIT, f"{of_comments:.3f} of the comments are not plain"


def test_what_is_not_plain_is_found() -> None:
    source = '"""Return whom."""\n\n\nclass A:\n    """Tell whoever waits."""\n\n    # His seat.\n    x = 1  # plain\n'
    assert share(list(first_lines(source))) == share(list(comments(source))) == 0.5
