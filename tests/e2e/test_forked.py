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


ABANDON = """
import asyncio, sys
from pathlib import Path
from sandbox.server import Sandbox
from tests.e2e import forked
from tests.e2e.harness import Bot

async def abandon():
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, Path(sys.argv[1]), program=sys.argv[2])
        await bot.launch()
        print(bot._process.pid, flush=True)
        sys.stdin.read()
        raise KeyError("the tests have a fault")

if sys.argv[3] == "True":
    forked._GUARD = "import sys; sys.stdin.read()"
else:
    forked.end_with = lambda parent: None
asyncio.run(abandon())
"""


@pytest.mark.thorough
@pytest.mark.skipif(not hasattr(os, "fork"), reason="processes cannot be forked here")
@pytest.mark.parametrize("killed", [True, False], ids=["killed", "exception"])
@pytest.mark.parametrize(("program", "told"), [("bot", True), ("bot", False), ("tests.e2e.dealt", False)])
async def test_a_bot_ends_with_the_tests_that_started_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: str, killed: bool, told: bool
) -> None:
    """However they end, be they `told` by the system or by a pipe; else it would look for its Discord for ever."""
    run = Path(forked._parent()).parent.name.removeprefix("bots-")
    monkeypatch.setenv("PYTEST_XDIST_TESTRUNUID", run)
    pipe = asyncio.subprocess.PIPE
    tests = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", ABANDON, str(tmp_path), program, str(told)), stdin=pipe, stdout=pipe, cwd=forked.ROOT
    )
    assert tests.stdout is not None
    number = int(await tests.stdout.readline())
    assert runs(number)
    if killed:
        tests.kill()
    await tests.communicate(b"")
    async with asyncio.timeout(60):
        while runs(number):  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.05)


def runs(number: int) -> bool:
    """Return whether there is a process of this number."""
    try:
        os.kill(number, 0)
    except ProcessLookupError:
        return False
    return True


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
