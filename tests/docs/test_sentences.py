"""Docstrings and comments are plain technical English, as docs/glossary.md tells under "How sentences are written"."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tests.source import parsed

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


STRING: Final = re.compile(
    r'''"""(?:[^"\\]|\\.|"(?!""))*"""|"(?:[^"\\\n]|\\.)*"'''
    r"""|'''(?:[^'\\]|\\.|'(?!''))*'''|'(?:[^'\\\n]|\\.)*'"""
    r"|(#[^\n]*)",
    re.DOTALL,
)
"""A string, or as its group a comment."""


def first_lines(node: ast.AST) -> Iterator[str]:
    """Yield the first line of each docstring of a module, which stands in no expression."""
    documented = isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
    if documented and (text := ast.get_docstring(node)):
        yield text.partition("\n")[0]
    for block in ("body", "handlers", "cases", "orelse", "finalbody"):
        for statement in getattr(node, block, ()):
            yield from first_lines(statement)


def comments(source: str) -> Iterator[str]:
    """Yield each comment of a module."""
    return (found[1] for found in STRING.finditer(source) if found[1])


def share(lines: list[str]) -> float:
    """Return the share of lines with a word that is not plain."""
    return sum(IDIOM.search(line) is not None for line in lines) / len(lines)


@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_and_comments_are_plain(package: str) -> None:
    paths = sorted((ROOT / package).rglob("*.py"))
    of_docstrings = share([line for path in paths for line in first_lines(parsed(path))])
    of_comments = share([line for path in paths for line in comments(path.read_text(encoding="utf-8"))])
    assert of_docstrings <= LIMIT, f"{of_docstrings:.3f} of the docstrings' first lines are not plain"
    assert of_comments <= LIMIT, f"{of_comments:.3f} of the comments are not plain"


def test_what_is_not_plain_is_found() -> None:
    source = '"""Return whom."""\n\n\nclass A:\n    """Tell whoever waits."""\n\n    # His seat.\n    x = 1  # plain\n'
    assert share(list(first_lines(ast.parse(source)))) == share(list(comments(source))) == 0.5
