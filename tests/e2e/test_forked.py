"""A bot that is forked has all that it would load."""

from __future__ import annotations

import os
from pathlib import Path

from tests.e2e.forked import start


async def test_a_fork_reads_no_words_and_imports_nothing_of_the_bot(tmp_path: Path) -> None:
    """It took two seconds of every test that starts a bot."""
    log = tmp_path / "log"
    process = await start("tests.e2e.counting", tmp_path, dict(os.environ), log)
    await process.wait()
    assert process.returncode == 0, log.read_text()
    assert log.read_text() == "0 0\n"
