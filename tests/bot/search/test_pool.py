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
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from bot.search import Searching, pool
from engine import duel
from engine.ai.search import Evaluation
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
    said = [record.getMessage() for record in caplog.records if record.name == "bot.search.pool"]
    assert [line for line in said if "playouts" in line] == ["a search had 7 of 500 playouts"]


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
        "from tests.bot.search import test_pool as t\n"
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


@pytest.fixture
async def leisurely(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Searching]:
    """Give a pool of one worker, or as many as a test says, of which one is there already."""
    by = rules(search=toy_search.hurried, memory=toy_search.ToyMemory)
    searching = Searching({"toy": by}, getattr(request, "param", 1), folder=tmp_path / "places")
    assert await searching.at_leisure("toy", toy_search.process, 5.0)
    yield searching
    await searching.close()


async def hurry(searching: Searching, patience: float) -> Evaluation[Any] | None:
    memory: Any = toy_search.ToyMemory(VIEW)
    return await searching.evaluate("toy", "1", VIEW, memory, LEGAL, 3, budget=7, patience=patience)


async def test_what_can_wait_is_done_by_a_worker_when_nobody_waits_at_a_table(leisurely: Searching) -> None:
    """Not even those who came later."""
    done: list[str] = []

    async def note(name: str, waiting: Any) -> None:
        assert await waiting is not None
        done.append(name)

    tasks = [asyncio.create_task(note("table", hurry(leisurely, 0.3)))]
    await until(lambda: leisurely._under_way == 1)
    tasks.append(asyncio.create_task(note("leisure", leisurely.at_leisure("toy", toy_search.process, 5.0))))
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(note("later", hurry(leisurely, 0.3))))
    await asyncio.gather(*tasks)
    assert done == ["table", "later", "leisure"]
    assert await leisurely.at_leisure("toy", toy_search.process, 5.0) != os.getpid()


@pytest.mark.parametrize("leisurely", [2], indirect=True)
async def test_of_what_can_wait_one_thing_is_done_at_a_time(
    leisurely: Searching, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, counts, done = 0, [], leisurely._done

    async def counted(*args: Any) -> Any:
        nonlocal at_once
        at_once += 1
        counts.append((at_once, leisurely._under_way))
        found = await done(*args)
        at_once -= 1
        return found

    monkeypatch.setattr(leisurely, "_done", counted)
    await asyncio.gather(*(leisurely.at_leisure("toy", toy_search.process, 5.0) for _ in range(3)))
    assert counts == [(1, 0)] * 3, "and who searches at a table has all his time"


async def test_what_can_wait_and_fails_or_finds_no_place_is_nothing(
    leisurely: Searching, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await leisurely.at_leisure("toy", partial(toy_search.failing, VIEW, None, LEGAL, 1, ""), 1.0) is None
    assert "a search in toy failed: ValueError" in caplog.text
    assert "ivory3" not in caplog.text
    with FileLock(tmp_path / "places" / "0.lock"):
        assert await leisurely.at_leisure("toy", toy_search.process, 0.1) is None
    assert await leisurely.at_leisure("toy", partial(toy_search.dying, VIEW, None, LEGAL, 1, ""), 1.0) is None
    assert await leisurely.at_leisure("toy", toy_search.process, 5.0) is not None, "another worker takes its place"


@pytest.mark.parametrize(("fast", "playouts"), [(False, 400), (True, 1_200)])
def test_a_master_has_more_playouts_where_workers_run_compiled_code(monkeypatch, fast, playouts):
    monkeypatch.setattr(pool, "compiled", lambda: fast)
    assert Searching({}, 1).playouts(duel.RULES) == playouts
