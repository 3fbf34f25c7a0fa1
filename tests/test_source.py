"""Reading the program as what it says."""

import ast
import gc
from pathlib import Path

import pytest

from tests.source import parsed


def test_nothing_is_collected_while_a_program_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What would be collected might tell of itself, and Python 3.11 loses count of two readings at once."""
    program = tmp_path / "program.py"
    program.write_text("one = 1\ntwo = 2\n", encoding="utf-8")
    collecting: list[bool] = []
    read = ast.parse

    def reads(text: str) -> ast.Module:
        collecting.append(gc.isenabled())
        return read(text)

    with monkeypatch.context() as patched:
        patched.setattr(ast, "parse", reads)
        bodies = [len(parsed(program).body) for _ in range(2)]
    assert bodies == [2, 2]
    assert collecting == [False], "read once, and nothing collected meanwhile"
    assert gc.isenabled()
