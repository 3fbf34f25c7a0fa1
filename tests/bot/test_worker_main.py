"""A worker ends with the bot, even during a job, and imports nothing before it watches the bot."""

from __future__ import annotations

import ast
import subprocess
import sys
import time
from pathlib import Path

from bot import worker_main
from tests.processes import lives

PARENT = """
import asyncio, sys
from pathlib import Path
from tests.bot import toy_search
from tests.bot.ai_workers.toy_pool import evaluate, searching_by
sys.path.insert(0, {path!r})

async def main():
    searching = searching_by({search}, Path({folder!r}))
    found = await evaluate(searching)
    print(found.best.visits, flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""
IMPORTS_FOR_EVER = """
import os
print(os.getpid(), file=sys.__stderr__, flush=True)
while True:
    pass
"""


def lived(program: str) -> float:
    """Kill a process as soon as it has told the number of its worker; return for how long that lived on."""
    parent = subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    assert parent.stdout is not None
    worker = int(parent.stdout.readline())
    assert lives(worker)
    parent.kill()
    parent.wait()
    since = time.monotonic()
    while lives(worker):
        assert time.monotonic() < since + 20
        time.sleep(0.02)
    return time.monotonic() - since


def test_a_worker_ends_when_the_bot_was_killed(tmp_path: Path) -> None:
    lived(PARENT.format(path="", search="toy_search.telling", folder=str(tmp_path)))


def test_a_worker_ends_when_the_bot_was_killed_while_it_imports(tmp_path: Path) -> None:
    """It imports a bot of its own that takes for ever."""
    package = tmp_path / "bot"
    (package / "ai_workers").mkdir(parents=True)
    for name, text in (
        ("__init__", ""),
        ("compiled_simulation", "def prefer_compiled(): pass"),
        ("ai_workers/__init__", ""),
    ):
        (package / f"{name}.py").write_text(text)
    (package / "ai_workers" / "serve.py").write_text("import sys" + IMPORTS_FOR_EVER)
    lived(PARENT.format(path=str(tmp_path), search="toy_search.telling", folder=str(tmp_path)))


def test_an_answer_that_the_bot_does_not_live_to_take_ends_the_worker_without_a_word() -> None:
    """The bot's log is that of the next bot by then."""
    program = "import os; from bot import worker_main as w; r, a = os.pipe(); os.close(r); w._write(a, b'an answer')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stdout, ended.stderr) == (1, "", "")


def test_nothing_but_the_standard_library_is_imported_before_the_bot_is_watched() -> None:
    source = Path(worker_main.__file__).read_text("utf-8")
    imported = [one for one in ast.parse(source).body if isinstance(one, ast.Import | ast.ImportFrom)]
    names = {one.module if isinstance(one, ast.ImportFrom) else one.names[0].name for one in imported}
    assert names <= sys.stdlib_module_names
    main = source[source.index("def main") :]
    assert main.index("_listen") < main.index("from bot.")
