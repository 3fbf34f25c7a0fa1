"""A folder hands out its public names to others only: none of its own files takes them from there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.source import parsed

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("package", ["engine", "render", "bot", "sandbox"])
def test_no_file_imports_the_folder_that_it_is_in(package: str) -> None:
    """Not even in a function: it is the one circle that the contract of import-linter does not see."""
    paths = [path for path in sorted((ROOT / package).rglob("*.py")) if path.name != "__init__.py"]
    assert len(paths) > 30
    assert [(str(path.relative_to(ROOT)), name) for path in paths for name in taken_from_above(path)] == []


def taken_from_above(path: Path) -> Iterator[str]:
    """Yield what a file imports of the folders that it is in, other than files of theirs."""
    text = path.read_text(encoding="utf-8").replace("\\\n", " ")
    above = {".".join(folder.parts) for folder in path.relative_to(ROOT).parents if folder.parts}
    folders = "|".join(map(re.escape, above))
    if not re.search(rf"\b(?:from\s*\.|import\b.*\b(?:{folders})\b(?!\.)|from\s+(?:{folders})\s+import\b)", text):
        return
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name in above)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            folder = ROOT.joinpath(*module.split("."))
            files = {one.stem for one in folder.iterdir()} if module in above else set()
            yield from (
                alias.name for alias in node.names if node.level or (module in above and alias.name not in files)
            )
