"""Searches run in processes of their own, which may be few, late, dead or gone."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from bot.searching import Searching
from engine.search import Evaluation
from tests.bot import toy_search
from tests.bot.toy import Do, rules

LEGAL = [Do(code) for code in ("t1", "t2", "k")]
VIEW: Any = (0, 12, 0, (0, 0), None)

Ask = Callable[..., Awaitable[Evaluation[Any] | None]]
Make = Callable[..., Ask]


@pytest.fixture
async def make(tmp_path: Path) -> AsyncIterator[Make]:
    """Give what makes a pool that searches by a function, and asks it."""
    made = []

    def make(search: Any, workers: int = 1, idle: float = 60.0) -> Ask:
        by = rules(search=search, memory=toy_search.ToyMemory)
        searching = Searching({"toy": by}, workers, folder=tmp_path / "places", idle=idle)
        made.append(searching)

        async def ask(*, version: str = "1", budget: int = 20, patience: float = 60.0) -> Evaluation[Any] | None:
            memory: Any = toy_search.ToyMemory(VIEW)
            return await searching.evaluate("toy", version, VIEW, memory, LEGAL, 3, budget=budget, patience=patience)

        return ask

    yield make
    for searching in made:
        await searching.close()


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def workers() -> set[int]:
    return {one.pid for one in multiprocessing.active_children() if one.pid is not None}


async def test_a_search_answers_from_another_process_that_stays_and_ends_when_it_is_idle(make: Make) -> None:
    ask = make(toy_search.telling, idle=0.3)
    before = workers()
    first, again = await ask(), await ask()
    assert first is not None
    assert first == again
    assert first.best.visits in workers()
    assert first.best.visits != os.getpid()
    await until(lambda: workers() <= before)
    third = await ask()
    assert third is not None
    assert third.best.visits != first.best.visits


async def test_without_workers_search_or_rules_nothing_searches(make: Make) -> None:
    before = workers()
    assert await make(toy_search.last, workers=0)() is None
    assert await make(None)() is None
    assert await make(toy_search.last)(version="7") is None
    assert workers() <= before


async def test_a_worker_that_dies_costs_one_answer(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    ask = make(toy_search.telling)
    assert await make(toy_search.dying)() is None
    found = await ask()
    assert found is not None
    os.kill(found.best.visits, signal.SIGKILL)
    answers = [await ask(), await ask()]
    assert answers[1] is not None
    assert answers[1].best.visits != found.best.visits


async def test_a_search_that_fails_tells_nothing_of_why(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    assert await make(toy_search.failing)() is None
    assert "a search in toy failed: ValueError" in caplog.text
    assert "ivory3" not in caplog.text


async def test_what_the_deadline_cuts_short_is_logged_by_its_number(
    make: Make, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    found = await make(toy_search.hurried)(budget=500, patience=0.1)
    assert found is not None
    assert found.playouts == 7
    assert [record.getMessage() for record in caplog.records if record.name == "bot.searching.pool"] == [
        "a search had 7 of 500 playouts"
    ]


async def test_the_more_wait_the_less_time_each_has_and_at_last_none(make: Make) -> None:
    ask = make(toy_search.hurried)
    await ask(patience=0.05)  # from here on there is a worker
    found = await asyncio.gather(*(ask(patience=0.2) for _ in range(6)))
    given = [one.best.mean for one in found if one is not None]
    assert found[4:] == [None, None], "they would have less than a twentieth of a second"
    assert all(seconds <= share for seconds, share in zip(given, (0.2, 0.1, 0.067, 0.05), strict=True))


async def test_what_others_on_the_machine_search_counts(make: Make, tmp_path: Path) -> None:
    (tmp_path / "places").mkdir()
    ask = make(toy_search.last)
    with FileLock(tmp_path / "places" / "0.lock"):
        assert await ask(patience=0.1) is None
    assert await ask() is not None


def test_workers_end_with_the_bot_also_when_it_is_killed(tmp_path: Path) -> None:
    code = (
        "import asyncio, os, signal\n"
        "from pathlib import Path\n"
        "from tests.bot import test_searching as t\n"
        "async def main():\n"
        "    by = t.rules(search=t.toy_search.telling, memory=t.toy_search.ToyMemory)\n"
        f"    s = t.Searching({{'toy': by}}, 1, folder=Path({str(tmp_path)!r}))\n"
        "    m = t.toy_search.ToyMemory(t.VIEW)\n"
        "    f = await s.evaluate('toy', '1', t.VIEW, m, t.LEGAL, 1, budget=1, patience=60)\n"
        "    print(f.best.visits, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=110)
    worker, end = int(done.stdout), time.monotonic() + 60
    while _lives(worker):
        assert time.monotonic() < end
        time.sleep(0.05)


def _lives(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"
