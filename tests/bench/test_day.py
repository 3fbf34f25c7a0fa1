"""The simulated day: a small one is flat where it is counted, and everything left behind in it is found."""

from __future__ import annotations

import asyncio
import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

import pytest

from bench import day_world
from bench.day import GROWTH, Hour, grown, simulate, slope
from bench.day_world import DayWorld, Size
from bot.domain.pace import HOUR, MINUTE
from bot.helpers.bounded_dict import BoundedDict

SMALL: Final = Size(tables=8, hours=4, held=6, every=1_000_000)
WARM: Final = 1
pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="/proc tells it on Linux alone")


@pytest.fixture(autouse=True)
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let people come each hour, and hosts stop what they do not like."""
    monkeypatch.setattr(day_world, "PAUSES", {True: 3 * MINUTE, False: HOUR})
    monkeypatch.setattr(day_world, "STOPS", {True: 0.05, False: 0.5})


def hours(**values: list[float]) -> list[Hour]:
    """Return hours in which nothing changes but these values."""
    flat = dict.fromkeys(Hour.__slots__, 100)
    length = len(next(iter(values.values())))
    return [
        Hour(**flat | {"hour": number + 1} | {name: seen[number] for name, seen in values.items()})  # type: ignore[arg-type]
        for number in range(length)
    ]


@contextmanager
def leaking(leak: Callable[[], object]) -> Iterator[None]:
    """Leave something behind with each action."""
    act = DayWorld._act

    async def acting(self: DayWorld, *args: Any) -> None:
        leak()
        await act(self, *args)

    with patch.object(DayWorld, "_act", acting):
        yield


def small(folder: Path) -> tuple[list[Hour], tuple[str, ...]]:
    """Let a small day pass; in a few hours caches still fill, so that sizes may grow by a fifth each hour."""
    seen = asyncio.run(simulate("1", SMALL, folder))
    return seen, grown(seen, WARM, dict.fromkeys(GROWTH, 0.2))


def test_a_small_day_leaves_nothing_behind(tmp_path: Path) -> None:
    seen, wrong = small(tmp_path)
    assert wrong == ()
    assert [one.hour for one in seen] == list(range(1, SMALL.hours + 1))
    assert {one.held for one in seen} == {SMALL.held}
    assert seen[-1].ended > 0
    assert seen[-1].begun == seen[-1].ended + SMALL.tables


@pytest.mark.deep
def test_a_task_that_never_ends_is_found(tmp_path: Path) -> None:
    left: list[asyncio.Task[None]] = []
    with leaking(lambda: left.append(asyncio.ensure_future(asyncio.sleep(3600)))):
        wrong = small(tmp_path)[1]
    assert [line.partition(":")[0] for line in wrong] == ["tasks"]


@pytest.mark.deep
def test_a_descriptor_that_is_not_closed_is_found(tmp_path: Path) -> None:
    left: list[int] = []
    try:
        with leaking(lambda: left.append(os.open(os.devnull, os.O_RDONLY))):
            wrong = small(tmp_path)[1]
    finally:
        for one in left:
            os.close(one)
    assert [line.partition(":")[0] for line in wrong] == ["descriptors"]


@pytest.mark.deep
def test_a_list_that_grows_is_found(tmp_path: Path) -> None:
    left: list[object] = []
    with leaking(lambda: left.append([[] for _ in range(30_000)])):
        wrong = small(tmp_path)[1]
    assert any(line.startswith("objects grows by") for line in wrong)


@pytest.mark.deep
def test_tables_that_are_never_let_go_are_found(tmp_path: Path) -> None:
    with patch.object(BoundedDict, "__setitem__", OrderedDict.__setitem__):
        wrong = small(tmp_path)[1]
    assert [line.partition(":")[0] for line in wrong] == ["held"]


def test_a_slope_is_a_share_of_what_there_is() -> None:
    assert slope(hours(objects=[90, 95, 100, 105, 110]), "objects") == pytest.approx(0.05)
    assert slope(hours(objects=[100, 101, 99, 101, 99, 100]), "objects") == pytest.approx(0, abs=0.002)


@pytest.mark.parametrize(
    ("name", "values", "wrong"),
    [
        ("trimmed_mb", [100, 150, 200, 200, 200, 200], ()),
        ("trimmed_mb", [100, 150, 200, 201, 202, 203], ()),
        ("trimmed_mb", [100, 150, 200, 203, 206, 209], ("trimmed_mb grows by 1.47% an hour",)),
        ("objects", [100, 150, 200, 201, 203, 204], ("objects grows by 0.69% an hour",)),
        ("objects", [200, 150, 200, 199, 198, 197], ()),
        ("rss_mb", [100, 100, 200, 300, 400, 500], ()),
        ("tasks", [100, 100, 7, 5, 6, 7], ()),
        ("threads", [100, 100, 7, 5, 6, 8], ("threads: 7 at most, and then 8",)),
    ],
)
def test_only_what_grows_after_the_first_hours_counts(name: str, values: list[float], wrong: tuple[str, ...]) -> None:
    assert grown(hours(**{name: values}), 2) == wrong
