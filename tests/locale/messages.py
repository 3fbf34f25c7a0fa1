"""The messages of each language as its files have them, and values for their variables."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast, visitor

import bot.i18n.lazy_bundle
import bot.i18n.messages
from bot.i18n.loader import read_language
from bot.i18n.messages import Words

FOLDER = Path(bot.i18n.messages.__file__).resolve().parents[2] / "locale"
NUMBERS = (0, 1, 2, 5, 22)
LONG_NAME = "W" * 32
PHONE_LABEL = 25
LANGUAGES = Words.load(FOLDER).languages


class Variables(visitor.Visitor):
    """Collects a message's variables, and the keys where one of them selects."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
            self.keys.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


@cache
def messages(language: str) -> tuple[ast.Message, ...]:
    # What a bundle has parsed already is kept there (`tests.once`).
    parse = bot.i18n.lazy_bundle.parse_message  # type: ignore[attr-defined]  # patched there, not where it is made
    entries = map(parse, read_language(FOLDER / language).values())
    return tuple(entry for entry in entries if isinstance(entry, ast.Message))


@cache
def variables(message: ast.Message) -> Variables:
    found = Variables()
    found.visit(message)
    return found


def fillings(message: ast.Message) -> Iterator[dict[str, str | int]]:
    """Yield values for a message: each number for all that may be numbers, then each key that it selects by.

    A message without variables has no values but none.
    """
    found = variables(message)
    if not found.names:
        yield {}
        return
    for number in NUMBERS:
        yield dict.fromkeys(found.names, number)
    yield dict.fromkeys(found.names, LONG_NAME)
    for name, keys in found.keys.items():
        for key in keys:
            yield {**dict.fromkeys(found.names, 3), name: key}
