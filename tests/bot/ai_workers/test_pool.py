"""Searches run in processes of their own, which may be few, late, dead or gone."""

from __future__ import annotations

import asyncio
import logging
import os
import select
import signal
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from filelock import FileLock

from bot.ai_workers import WorkerPool, pool
from engine import duel
from engine.ai.search_contract import Evaluation
from tests.bot import toy_search
from tests.bot.ai_workers.toy_pool import LEGAL, VIEW, evaluate, searching_by, workers
from tests.bot.toy import rules
from tests.processes import lives, stopped

Ask = Callable[..., Awaitable[Evaluation[Any] | None]]
Make = Callable[..., Ask]
SOON = 20.0
"""Seconds in which anything ends that does not hang, on however busy a machine."""


def on_toy(what: Any) -> Any:
    """Return a search of the toy as something that can wait."""
    return partial(what, VIEW, None, LEGAL, 1, "")


@pytest.fixture
async def make(tmp_path: Path) -> AsyncIterator[Make]:
    """Give what makes a pool that searches by a function, and asks it."""
    made = []

    def make(search: Any, workers: int = 1, **limits: Any) -> Ask:
        searching = searching_by(search, tmp_path, workers, **limits)
        made.append(searching)

        return partial(evaluate, searching)

    yield make
    for searching in made:
        await searching.close()


async def until(true: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not true():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


async def worker_stopped(before: set[int]) -> int:
    """Wait until a worker that was not there before is stopped, and return its number."""
    await until(lambda: any(map(stopped, workers() - before)))
    (number,) = filter(stopped, workers() - before)
    return number


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


async def test_a_worker_that_dies_in_a_search_costs_one_answer_and_one_that_is_idle_none(make: Make) -> None:
    ask = make(toy_search.telling)
    assert await make(toy_search.dying)() is None
    found = await ask()
    assert found is not None
    os.kill(found.best.visits, signal.SIGKILL)
    again = await ask()
    assert again is not None
    assert again.best.visits != found.best.visits


async def test_a_worker_that_hangs_in_a_search_is_killed_and_told_of_once(
    make: Make, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    counted: list[str] = []
    before = workers()
    ask = make(toy_search.stopping, margin=0.3, tells=lambda outcome, seconds: counted.append(outcome))
    for _ in range(2):
        assert await asyncio.wait_for(ask(patience=0.1), SOON) is None
    assert counted == ["hung", "hung"]
    await until(lambda: workers() <= before)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    assert told == ["a worker that searched is gone, another takes its place (it hung)"]


async def test_that_workers_search_again_is_told_once(make: Make, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    ask = make(toy_search.telling)
    found = await ask()
    assert found is not None
    os.kill(found.best.visits, signal.SIGKILL)
    await ask()
    await ask()
    assert caplog.text.count("workers search again") == 1
    assert caplog.text.count("a worker that searched is gone, another takes its place (it died)") == 1


async def test_a_worker_that_was_stopped_while_it_was_idle_costs_no_answer(make: Make) -> None:
    ask = make(toy_search.telling, margin=0.3)
    found = await ask()
    assert found is not None
    os.kill(found.best.visits, signal.SIGSTOP)
    again = await asyncio.wait_for(ask(), SOON)
    assert again is not None
    assert again.best.visits != found.best.visits
    await until(lambda: not lives(found.best.visits))


@pytest.mark.parametrize("count", [1, 2])
async def test_a_worker_that_hangs_costs_other_searches_nothing(tmp_path: Path, count: int) -> None:
    """Be they under way in another worker, or waiting for this one."""
    searching = searching_by(toy_search.telling, tmp_path, count, margin=0.3)
    hung = asyncio.create_task(searching.run_when_idle("toy", on_toy(toy_search.stopping), 0.1))
    await until(lambda: searching._busy == 1)
    assert await asyncio.wait_for(evaluate(searching), SOON) is not None
    assert await asyncio.wait_for(hung, SOON) is None
    await searching.close()


async def test_while_no_worker_begins_none_is_started_and_nobody_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = workers()
    searching = searching_by(toy_search.telling, tmp_path, start=0.3)
    waiting: Any = [searching.run_when_idle("toy", toy_search.Stopper(), 60.0), evaluate(searching)]
    assert await asyncio.wait_for(asyncio.gather(*waiting), SOON) == [None, None]
    assert await asyncio.wait_for(evaluate(searching), SOON) is None
    await until(lambda: workers() <= before)
    searching._limits = 60.0, 60.0
    assert await evaluate(searching) is None
    assert workers() <= before
    passed = time.monotonic() + pool.PAUSE
    monkeypatch.setattr(pool.time, "monotonic", lambda: passed)
    assert await evaluate(searching) is not None
    await searching.close()


async def test_where_the_system_starts_no_process_nothing_is_searched(
    make: Make, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def refuse(*args: Any, **kwargs: Any) -> Any:
        raise BlockingIOError("too many processes")

    monkeypatch.setattr(asyncio, "create_subprocess_exec", refuse)
    assert await make(toy_search.last)() is None
    assert "a worker that searched is gone, another takes its place (BlockingIOError)" in caplog.text


async def test_the_end_waits_for_no_worker_that_is_stopped(tmp_path: Path) -> None:
    before = workers()
    searching = searching_by(toy_search.stopping, tmp_path, 2)
    under_way = asyncio.create_task(evaluate(searching, patience=600.0))
    number = await worker_stopped(before)
    await asyncio.wait_for(searching.close(), SOON)
    assert not lives(number)
    assert await asyncio.wait_for(under_way, SOON) is None
    assert await evaluate(searching) is None, "and nothing is begun any more"
    assert workers() <= before


async def test_a_search_that_nobody_wants_any_more_keeps_no_worker(tmp_path: Path) -> None:
    before = workers()
    searching = searching_by(toy_search.telling, tmp_path)
    unwanted = asyncio.create_task(searching.run_when_idle("toy", on_toy(toy_search.stopping), 600.0))
    number = await worker_stopped(before)
    unwanted.cancel()
    assert await evaluate(searching) is not None
    await until(lambda: not lives(number))
    await searching.close()


def stand_still(worker: Any) -> None:
    """Stop this process until a worker has begun to answer, and for longer than it may take."""
    pipe = worker._process._transport.get_pipe_transport(1)
    select.select([pipe.get_extra_info("pipe").fileno()], [], [], 60)
    time.sleep(1.0)


async def test_an_answer_counts_that_came_while_the_bot_itself_stood_still(tmp_path: Path) -> None:
    searching = searching_by(toy_search.telling, tmp_path)
    first = await evaluate(searching)
    (worker,) = searching._free
    worker._margin = worker._begins = 0.3
    second = asyncio.create_task(evaluate(searching))
    await asyncio.sleep(0)
    assert not searching._free
    stand_still(worker)
    assert await second == first
    await searching.close()


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
    said = [record.getMessage() for record in caplog.records if record.name == "bot.ai_workers.pool"]
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


@pytest.fixture
async def leisurely(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[WorkerPool]:
    """Give a pool of one worker, or as many as a test says, of which one is there already."""
    by = rules(search=toy_search.hurried, memory=toy_search.ToyMemory)
    searching = WorkerPool({"toy": by}, getattr(request, "param", 1), folder=tmp_path / "places")
    assert await searching.run_when_idle("toy", toy_search.process, 5.0)
    yield searching
    await searching.close()


async def hurry(searching: WorkerPool, patience: float) -> Evaluation[Any] | None:
    memory: Any = toy_search.ToyMemory(VIEW)
    return await searching.evaluate("toy", "1", VIEW, memory, LEGAL, 3, budget=7, patience=patience)


async def test_what_can_wait_is_done_by_a_worker_when_nobody_waits_at_a_table(leisurely: WorkerPool) -> None:
    """Not even those who came later."""
    done: list[str] = []

    async def note(name: str, waiting: Any) -> None:
        assert await waiting is not None
        done.append(name)

    tasks = [asyncio.create_task(note("table", hurry(leisurely, 0.3)))]
    await until(lambda: leisurely._under_way == 1)
    tasks.append(asyncio.create_task(note("leisure", leisurely.run_when_idle("toy", toy_search.process, 5.0))))
    await asyncio.sleep(0)
    tasks.append(asyncio.create_task(note("later", hurry(leisurely, 0.3))))
    await asyncio.gather(*tasks)
    assert done == ["table", "later", "leisure"]
    assert await leisurely.run_when_idle("toy", toy_search.process, 5.0) != os.getpid()


@pytest.mark.parametrize("leisurely", [2], indirect=True)
async def test_of_what_can_wait_one_thing_is_done_at_a_time(
    leisurely: WorkerPool, monkeypatch: pytest.MonkeyPatch
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
    await asyncio.gather(*(leisurely.run_when_idle("toy", toy_search.process, 5.0) for _ in range(3)))
    assert counts == [(1, 0)] * 3, "and who searches at a table has all his time"


async def test_what_can_wait_and_fails_or_finds_no_place_is_nothing(
    leisurely: WorkerPool, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert await leisurely.run_when_idle("toy", on_toy(toy_search.failing), 1.0) is None
    assert "a search in toy failed: ValueError" in caplog.text
    assert "ivory3" not in caplog.text
    with FileLock(tmp_path / "places" / "0.lock"):
        assert await leisurely.run_when_idle("toy", toy_search.process, 0.1) is None
    assert await leisurely.run_when_idle("toy", on_toy(toy_search.dying), 1.0) is None
    assert await leisurely.run_when_idle("toy", toy_search.process, 5.0) is not None, "another worker takes its place"


@pytest.mark.parametrize(("fast", "playouts"), [(False, 400), (True, 1_200)])
def test_a_master_has_more_playouts_where_workers_run_compiled_code(monkeypatch, fast, playouts):
    monkeypatch.setattr(pool, "is_compiled", lambda: fast)
    assert WorkerPool({}, 1).playouts(duel.RULES) == playouts


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give the folder for temporary files, which is empty, for this process alone."""
    folder = tmp_path / "tmp"
    folder.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(folder))
    return folder


def names_in(folder: Path) -> list[str]:
    return [one.name for one in folder.iterdir()]


def in_the_way(kind: str, folder: Path, elsewhere: Path) -> None:
    """Put something that is not to be trusted where the shared folder of the places would be."""
    elsewhere.mkdir()
    match kind:
        case "another user's":
            folder.mkdir()
        case "a link":
            folder.symlink_to(elsewhere, target_is_directory=True)
        case "a link to nowhere":
            folder.symlink_to(elsewhere / "gone", target_is_directory=True)
        case _:
            folder.touch()


@pytest.mark.parametrize("kind", ["another user's", "a link", "a link to nowhere", "a file"])
async def test_where_the_shared_folder_is_not_to_be_trusted_there_is_one_of_its_own(
    kind: str, temporary: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Masters go on thinking; the operator is told once, however often the workers begin."""
    user = os.getuid() + (kind == "another user's")
    monkeypatch.setattr(os, "getuid", lambda: user)
    shared = temporary / f"sobek_searching_{user}"
    in_the_way(kind, shared, tmp_path / "elsewhere")
    by = rules(search=toy_search.telling, memory=toy_search.ToyMemory)
    searching = WorkerPool({"toy": by}, 1, idle=0.1)
    memory: Any = toy_search.ToyMemory(VIEW)
    before = workers()
    try:
        for _ in range(2):
            found = await searching.evaluate("toy", "1", VIEW, memory, LEGAL, 3, budget=20, patience=60.0)
            assert found is not None
            await until(lambda: workers() <= before)
        (own,) = set(names_in(temporary)) - {shared.name}
        assert (temporary / own).stat().st_mode & 0o777 == 0o700
        assert names_in(temporary / own) == ["0.lock"]
        assert names_in(tmp_path / "elsewhere") == []
    finally:
        await searching.close()
    assert names_in(temporary) == [shared.name]
    assert [one.levelname for one in caplog.records if str(shared) in one.getMessage()] == ["WARNING"]


async def test_bots_of_one_user_share_the_folder_of_the_places(
    temporary: Path, caplog: pytest.LogCaptureFixture
) -> None:
    by = rules(search=toy_search.telling, memory=toy_search.ToyMemory)
    memory: Any = toy_search.ToyMemory(VIEW)
    for _ in range(2):
        searching = WorkerPool({"toy": by}, 1)
        await searching.evaluate("toy", "1", VIEW, memory, LEGAL, 3, budget=20, patience=60.0)
        await searching.close()
    assert names_in(temporary) == [f"sobek_searching_{os.getuid()}"]
    assert not [one for one in caplog.records if one.levelno >= logging.WARNING]
