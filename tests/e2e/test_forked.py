"""A bot that is forked has all that it would load."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import pytest

from tests.e2e import forked
from tests.e2e.forked import start


async def test_a_fork_reads_no_words_and_imports_nothing_of_the_bot(tmp_path: Path) -> None:
    """It took two seconds of every test that starts a bot."""
    log = tmp_path / "log"
    process = await start("tests.e2e.counting", tmp_path, dict(os.environ), log)
    await process.wait()
    assert process.returncode == 0, log.read_text()
    assert log.read_text() == "0 0\n"


@pytest.mark.thorough
@pytest.mark.skipif(not Path("/proc/self/cmdline").exists(), reason="processes are found by Linux' /proc")
async def test_all_workers_fork_one_process_and_it_ends_with_the_last_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It takes seconds to load; whoever comes when it has ended begins anew."""
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    monkeypatch.setenv("PYTEST_XDIST_TESTRUNUID", "a run")
    address = str(tmp_path / "bots-a run" / "listening")
    ask = [
        sys.executable,
        "-c",
        "import sys; from tests.e2e.forked import _parent; print(_parent(), flush=True); sys.stdin.read()",
    ]

    async def worker() -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        process = await asyncio.create_subprocess_exec(*ask, stdin=pipe, stdout=pipe, cwd=forked.ROOT)
        assert process.stdout is not None
        assert (await process.stdout.readline()).decode() == f"{address}\n"
        return process

    def loaded() -> list[str]:
        """The numbers of the processes that were started with that address."""
        return [
            one.parent.name
            for one in Path("/proc").glob("[0-9]*/cmdline")
            if address.encode() in one.read_bytes().split(b"\0")
        ]

    first, second = await worker(), await worker()
    (number,) = loaded()
    await first.communicate(b"")
    await asyncio.sleep(0.5)
    assert loaded() == [number], "the second is still there"
    await second.communicate(b"")
    for _ in range(600):
        if not loaded():
            break
        await asyncio.sleep(0.1)
    assert loaded() == []
    assert not Path(address).parent.exists()
    third = await worker()
    assert loaded() not in ([], [number])
    await third.communicate(b"")
