"""docs/testing.md lists each test file that sleeps for real time."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tests.source import parsed

ROOT: Final = Path(__file__).resolve().parents[2]
SECTION: Final = "## Tests that wait for real time"
LEAST: Final = 0.1
"""Seconds; a shorter sleep looks again whether something is there."""
VIRTUAL: Final = re.compile(r"clock\.sleep$")
FOR_EVER: Final = 60.0
"""Seconds; what sleeps for longer is cancelled."""


def sleeps(path: Path) -> Iterator[float]:
    """Yield the seconds of each sleep of a file, as far as they are written as numbers."""
    if "sleep" not in path.read_text(encoding="utf-8"):
        return
    for node in ast.walk(parsed(path)):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        seconds = node.args[0].value
        if not isinstance(seconds, int | float):
            continue
        name = ast.unparse(node.func)
        if name.endswith("sleep") and not VIRTUAL.search(name):
            yield float(seconds)


def test_the_page_lists_each_file_that_sleeps() -> None:
    """And no other file."""
    text = (ROOT / "docs" / "testing.md").read_text(encoding="utf-8").partition(SECTION)[2].partition("\n## ")[0]
    rows = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    listed = {name for row in rows for name in re.findall(r"`([^`]+)`", row)}
    there = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "tests").rglob("*.py")
        if any(LEAST <= seconds < FOR_EVER for seconds in sleeps(path))
    }
    assert listed == there
