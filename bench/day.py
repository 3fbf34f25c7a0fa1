"""A day of a thousand tables: whether memory, tasks and descriptors stay as they are.

It is the whole bot but for discord.py, over a SQLite file, on a clock that is turned, with as many tables in memory as
ever. Hour by hour it is looked what the process has; after the first hours, in which caches fill, nothing may grow.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from statistics import fmean, linear_regression
from typing import Any, Final

from bench.day_world import DayWorld, Size
from bench.memory import Footprint
from bench.report import show
from bot.services.memory_maintenance import release_free_memory
from bot.tables.repository import CAPACITY
from render.canvas import original_cache

START: Final = 1_789_999_200
"""When the day begins: at a full hour."""
FULL: Final = Size(tables=1000, hours=24, held=CAPACITY, every=5)
WARM: Final = 12
"""In so many hours caches fill, and games come to be of all ages."""
GROWTH: Final = {"trimmed_mb": 0.01, "objects": 0.005}
"""By less than this share of itself each may grow in an hour.

Memory comes and goes by some megabytes, which in half a day looks like half of that. Four kilobytes or three objects
that were left behind with each action would be found.
"""
_COUNTS: Final = ("tasks", "descriptors", "threads", "held")


@dataclass(frozen=True, slots=True)
class Hour:
    """What the process has at the end of an hour.

    `rss_mb` is its memory as it is, `trimmed_mb` after what is free was given back, as the bot does every minute.
    `held` tables are in memory; `texts` and `pictures` are remembered.
    """

    hour: int
    rss_mb: float
    trimmed_mb: float
    objects: int
    tasks: int
    descriptors: int
    threads: int
    held: int
    texts: int
    pictures: int
    begun: int
    ended: int
    acted: int

    @classmethod
    def of(cls, hour: int, world: DayWorld) -> Hour:
        """Look at this process."""
        rss = Footprint.of().rss
        gc.collect()
        original_cache.clear()
        release_free_memory()
        app = world.bot.app
        return cls(
            hour,
            round(rss, 1),
            round(Footprint.of().rss, 1),
            len(gc.get_objects()),
            len(asyncio.all_tasks()),
            len(os.listdir("/proc/self/fd")),
            threading.active_count(),
            len(app.tables),
            app.words._cached_format.cache_info().currsize,
            len(app.pictures._pictures),
            world.begun,
            world.ended,
            world.acted,
        )


async def simulate(seed: str, size: Size, folder: Path, tell: Callable[[Hour], None] | None = None) -> list[Hour]:
    """Let a day pass and return what was seen in each hour; `tell` is told at once."""
    hours: list[Hour] = []
    world = DayWorld(seed, size, folder, START)
    await world.open()
    try:
        async for number in world.hours():
            hours.append(Hour.of(number, world))
            if tell is not None:
                tell(hours[-1])
    finally:
        await world.close()
    return hours


def slope(hours: Sequence[Hour], name: str) -> float:
    """Return by which share of its mean something grows in an hour, along the straight line nearest to it."""
    values = [float(getattr(one, name)) for one in hours]
    return linear_regression([one.hour for one in hours], values).slope / fmean(values)


def grown(hours: Sequence[Hour], warm: int = WARM, growth: Mapping[str, float] = GROWTH) -> tuple[str, ...]:
    """Return what is not flat after the first hours, in words.

    Sizes may have a slope that is less than their `growth`. Of what is counted there may never be more in the second
    half than there was in the first.
    """
    later = hours[warm:]
    first, second = later[: len(later) // 2], later[len(later) // 2 :]
    slopes = {name: slope(later, name) for name in growth}
    found = [f"{name} grows by {slopes[name]:.2%} an hour" for name in growth if slopes[name] >= growth[name]]
    for name in _COUNTS:
        before, after = (max(getattr(one, name) for one in half) for half in (first, second))
        if after > before:
            found.append(f"{name}: {before} at most, and then {after}")
    return tuple(found)


def main() -> int:
    """Print what was seen by the hour, one JSON line and a short table; return 1 if anything grows, and say what."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--tables", type=int, default=FULL.tables)
    parser.add_argument("--hours", type=int, default=FULL.hours)
    parser.add_argument("--warm", type=int, default=WARM, help="the hours that do not count yet")
    parser.add_argument("--every", type=int, default=FULL.every, help="of so many messages one is built")
    parser.add_argument("--seed", default="1", help="any word; another one gives another day")
    given = parser.parse_args()
    if not Path("/proc/self/smaps_rollup").exists():
        sys.exit("This is measured on Linux alone.")
    began = time.perf_counter()
    print(" ".join(f"{one.name:>11}" for one in fields(Hour)))
    with tempfile.TemporaryDirectory() as folder:
        size = Size(given.tables, given.hours, FULL.held, given.every)
        hours = asyncio.run(simulate(given.seed, size, Path(folder), _tell))
    wrong = grown(hours, given.warm)
    show(_figures(hours, given.warm, size) | {"seconds": round(time.perf_counter() - began), "flat": not wrong})
    for line in wrong:
        print(f"  {line}", file=sys.stderr)
    return 1 if wrong else 0


def _figures(hours: Sequence[Hour], warm: int, size: Size) -> dict[str, Any]:
    later, last = hours[warm:], hours[-1]
    seen = {
        f"{name}, least and most": f"{min(values)} to {max(values)}"
        for name in (*GROWTH, *_COUNTS)
        if (values := [getattr(one, name) for one in later])
    }
    slopes = {f"{name} an hour": f"{slope(later, name):+.3%}" for name in GROWTH}
    return {
        "benchmark": f"day: {size.tables} tables, {size.hours} hours, {size.held} held",
        "games begun": last.begun,
        "games ended": last.ended,
        "actions": last.acted,
        **seen,
        **slopes,
    }


def _tell(hour: Hour) -> None:
    print(" ".join(f"{getattr(hour, one.name):>11}" for one in fields(Hour)), flush=True)


if __name__ == "__main__":
    sys.exit(main())
