"""A month of 300 people at 200 tables: whether every table goes on and ends, and how often anybody is called.

It is the whole bot but for discord.py, over a real store, on a clock that is turned from one moment to the next.
Pictures are left out, and of the messages one in 25 is built. People press any legal action; who they are stands in
`month_people.py`, and what must be true at all times in `month_witness.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final
from unittest.mock import patch

from bench.month_invariants import moves
from bench.month_people import people, seatings
from bench.month_world import MonthWorld
from bench.report import show
from bot.domain.pace import DAY, HOUR, Fallback, Pace, VoteChoice
from bot.store import Store
from bot.tables import Status, Table

START: Final = 1_790_000_000
LONGEST: Final = 365
"""After so many days nothing is waited for any more."""


@dataclass(frozen=True, slots=True)
class Size:
    """How many people, tables and days there are; all tables are opened within the first fifth of the days."""

    people: int
    tables: int
    days: int


FULL: Final = Size(300, 200, 30)


@dataclass(frozen=True, slots=True)
class Month:
    """What became of it: the figures of the month, what was `wrong` at any time, and which tables never ended."""

    figures: dict[str, Any]
    wrong: tuple[str, ...]
    endless: tuple[int, ...]


async def simulate(seed: str, size: Size, folder: Path, longest: int = LONGEST) -> Month:
    """Let a month pass, and then so many days that every relaxed game has ended, `longest` at most.

    The same seed gives the same month.
    """
    crowd = people(seed, size.people, START, size.days)
    rows = seatings(seed, size.tables, crowd, START, max(1, size.days // 5))
    secrets = Random(f"secrets of {seed}")
    with patch("secrets.token_hex", lambda count: secrets.randbytes(count).hex()):
        world = MonthWorld(seed, folder, crowd, rows, START)
        await world.open()
        try:
            await world.run(START + size.days * DAY)
            figures = await _figures(world, size)
            day = size.days
            while world.promised() and day < longest:
                day += 1
                await world.run(START + day * DAY)
            relaxed = [one for one in world.ended if _is_promised(one)]
            last = max((one.finished or 0 for one in relaxed), default=START)
            never = tuple(one.id for one in world.promised())
        finally:
            await world.close()
    figures["relaxed games ended at last"] = f"{len(relaxed)} of {len(relaxed) + len(never)}"
    figures["the last of them on day"] = (last - START) // DAY + 1
    figures["wrong"] = len(world.witness.wrong)
    return Month(figures, tuple(world.witness.wrong), never)


async def _figures(world: MonthWorld, size: Size) -> dict[str, Any]:
    """Return what is told of the month that has passed."""
    counts, longest, days = world.witness.counts, world.witness.longest, size.people * size.days
    made = await _moves(world.store, size.tables)
    ended = Counter(one.status if one.ending is None else f"{one.status} {one.ending}" for one in world.ended)
    relaxed = sum(map(_is_promised, world.ended))
    stopped = sum(number for how, number in ended.items() if how.startswith(Status.STOPPED))
    results = {choice: counts[f"vote {choice}"] for choice in (*VoteChoice, "undecided")}
    return {
        "benchmark": f"month: {size.people} people, {size.tables} tables, {size.days} days",
        "presses a person and day": round(counts["presses"] / days, 2),
        "calls a person and day": round(counts["calls"] / days, 2),
        "reminders a person and day": round(counts["reminders"] / days, 2),
        "most reminders of one on a day": max(world.witness.reminders.values(), default=0),
        "calls and reminders written": counts["letters"],
        "moves of people": made["people"],
        "share of late moves": f"{made['late'] / max(1, made['people'] + made['late'] + made['away']):.1%}",
        "moves for who is away or gone": f"{made['away'] / max(1, made['people'] + made['late'] + made['away']):.1%}",
        "votes": counts["ask"],
        "results": ", ".join(f"{choice} {number}" for choice, number in results.items()),
        "taken over, late": counts["takeover late"] + counts["vote takeover"],
        "taken over, away": counts["takeover away"],
        "seats given back": counts["returns"] + counts["giveback"],
        "longest wait, live (h)": round(longest[Pace.LIVE] / HOUR, 1),
        "longest wait, relaxed (h)": round(longest[Pace.RELAXED] / HOUR, 1),
        "longest wait, slow (h)": round(longest[Pace.SLOW] / HOUR, 1),
        "games played to the end": ended[Status.FINISHED],
        "games stopped": stopped,
        "relaxed games ended": f"{relaxed} of {relaxed + len(world.promised())}",
    }


async def _moves(store: Store, tables: int) -> Counter[str]:
    made: Counter[str] = Counter()
    for table_id in range(1, tables + 1):
        stored = await store.load(table_id)
        if stored is not None:
            made.update(moves(stored.log))
    return made


def _is_promised(table: Table) -> bool:
    """Whether it was promised of a game that is over that it would end."""
    return table.pace is Pace.RELAXED and len(table.people) > 1 and table.fallback is not Fallback.WAIT


def main() -> int:
    """Print one JSON line and a short table; return 1 if anything was wrong, and say what."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--people", type=int, default=FULL.people)
    parser.add_argument("--tables", type=int, default=FULL.tables)
    parser.add_argument("--days", type=int, default=FULL.days)
    parser.add_argument("--seed", default="1", help="any word; the same one gives the same month")
    given = parser.parse_args()
    began = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        size = Size(given.people, given.tables, given.days)
        month = asyncio.run(simulate(given.seed, size, Path(folder)))
    took = {"seconds": round(time.perf_counter() - began), "of computing": round(time.process_time())}
    show(month.figures | took)
    for line in month.wrong[:40]:
        print(f"  {line}", file=sys.stderr)
    if month.endless:
        print(f"  these tables never ended: {month.endless}", file=sys.stderr)
    return 1 if month.wrong or month.endless else 0


if __name__ == "__main__":
    sys.exit(main())
