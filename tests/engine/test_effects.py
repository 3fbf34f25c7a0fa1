"""Effects of every game: whoever adds a character or token and forgets what it does is told so at once."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.effects import complete
from engine.game import Code

ENGINE = Path(__file__).parents[2] / "engine"


class Tool(Code):
    """Something to have entries for."""

    HAMMER = "hammer"
    SAW = "saw"
    FILE = "file"


def test_a_registry_names_the_members_without_an_entry():
    with pytest.raises(LookupError, match="Tool without an entry: SAW, FILE"):
        complete(Tool, {Tool.HAMMER: 1})


def test_a_complete_registry_is_what_it_was_made_of():
    entries = {tool: tool.code for tool in Tool}
    assert complete(Tool, entries) == entries


NEW = {
    "a character of Sobek": ("sobek/cards.py", "class Power(Code):", "engine.sobek", "Power without an entry: OASIS"),
    "an event token": ("sobek/cards.py", "class Token(Code):", "engine.sobek", "Token without an entry: OASIS"),
    "a character of the duel": ("duel/tiles.py", "class Power(Code):", "engine.duel", "Power without an entry: OASIS"),
    "a pirogue": ("duel/tiles.py", "class Pirogue(Code):", "engine.duel", "Pirogue without an entry: OASIS"),
}


@pytest.mark.parametrize("what", NEW)
def test_a_new_member_without_an_effect_fails_at_import(what, tmp_path):
    file, head, module, reason = NEW[what]
    shutil.copytree(ENGINE, tmp_path / "engine", ignore=shutil.ignore_patterns("__pycache__"))
    source = (tmp_path / "engine" / file).read_text(encoding="utf-8")
    before, found, after = source.partition(head)
    assert found
    docstring, blank, members = after.partition("\n\n")
    changed = f'{before}{head}{docstring}{blank}    OASIS = "oasis"\n{members}'
    (tmp_path / "engine" / file).write_text(changed, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", f"import {module}"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert reason in done.stderr
