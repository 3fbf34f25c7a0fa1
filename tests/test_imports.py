"""What tests share stands in modules of its own, and no test module imports another."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Final

from tests.source import parsed

ROOT: Final = Path(__file__).parents[1]
WORD: Final = re.compile(r"\btest_\w+")


def test_no_test_module_imports_another() -> None:
    """So each test file can be read, moved and run alone."""
    found = []
    paths = sorted([*(ROOT / "tests").rglob("*.py"), *(ROOT / "bench").rglob("*.py")])
    modules = {path.stem for path in paths if path.name.startswith("test_")}
    assert len(modules) > 300
    for path in paths:
        if modules.isdisjoint(WORD.findall(path.read_text(encoding="utf-8"))):
            continue  # whoever imports a module names it
        for node in ast.walk(parsed(path)):
            if isinstance(node, ast.ImportFrom):
                folder = path.relative_to(ROOT).parts[: -node.level] if node.level else ()
                module = ".".join([*folder, *filter(None, [node.module])])
                names = [module, *(f"{module}.{one.name}" for one in node.names)]
            elif isinstance(node, ast.Import):
                names = [one.name for one in node.names]
            else:
                continue
            found += [
                f"{path.relative_to(ROOT)}:{node.lineno} {name}"
                for name in names
                if name.startswith("tests.") and (ROOT / f"{name.replace('.', '/')}.py").is_file()
                if name.rpartition(".")[2].startswith("test_")
            ]
    assert found == []
