"""Each service and feature is built once and given to what uses it; nothing is reached through `TableActions`."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import get_type_hints

import bot
from bot.handlers.features import Features
from bot.services.table_actions import TableActions
from tests.source import parsed

BOT = Path(bot.__file__).parent
SERVICES = {
    "App",
    "Cooldowns",
    "ErrorMessages",
    "Films",
    "HintSearch",
    "PressRouter",
    "Reviewer",
    "OwnerStatusQuery",
    "TableActions",
}


REACHED = ("desk", "self._desk", "table_actions", "self._table_actions")


def calls(names: set[str]) -> Iterator[tuple[str, str]]:
    """Yield which of some classes each file of the bot makes an object of."""
    called = re.compile(rf"\b(?:{'|'.join(names)})\b[\s)\\]*\(")
    for path in BOT.rglob("*.py"):
        if called.search(path.read_text(encoding="utf-8")):
            for node in ast.walk(parsed(path)):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
                    yield str(path.relative_to(BOT)), node.func.id


def test_services_and_features_are_built_where_the_bot_is_put_together_and_nowhere_else() -> None:
    features = {kind.__name__ for kind in get_type_hints(Features).values()}
    made = list(calls(features | SERVICES))
    built = {(path, name) for path, name in made if name in features}
    assert {path for path, _ in built} == {"handlers/features.py"}
    assert {name for _, name in built} == features
    outside = {(path, name) for path, name in made if name in SERVICES and not path.startswith("ops/")}
    assert {path for path, _ in outside} == {"client.py", "__main__.py"}
    assert sorted(name for _, name in outside) == sorted(SERVICES)


def test_handlers_and_commands_reach_for_nothing_through_table_actions() -> None:
    """What they use, they are given: so what each of them uses stands in its constructor."""
    through = [
        f"{path.relative_to(BOT)}:{node.lineno} {ast.unparse(node)}"
        for folder in ("handlers", "commands")
        for path in (BOT / folder).glob("*.py")
        if re.search(r"\b_?(?:desk|table_actions)\b", path.read_text(encoding="utf-8"))
        for node in ast.walk(parsed(path))
        if isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name | ast.Attribute)
        and ast.unparse(node.value) in REACHED
        and not callable(getattr(TableActions, node.attr, None))
    ]
    assert not through, "\n".join(through)
