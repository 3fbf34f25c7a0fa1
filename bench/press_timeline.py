"""Where the time of one press goes: what was at work between a press and its answer, when it began, and for how long.

The bot is run with clocks around it (bench/timed_bot.py). Its clock and that of the sandbox here are the same, so every
mark falls into the press during which it began. Parts may overlap: the painter is at work while drawing is awaited.
"""

from __future__ import annotations

import asyncio
import json
import statistics
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bench.pressing import SETTLED, Seen, Table, running
from sandbox.server import Sandbox

Mark = tuple[str, float, float]
"""What was at work, from when, until when: seconds of `time.perf_counter`, which all processes of a machine share."""

GATEWAY = "gateway: reading the message"
ANSWER = "handler"
STORE = "store: change"
CHOICE = "computer: choosing"
DRAW = "drawing, awaited"
PAINT = "drawing, in its thread"

SELDOM = 0.1
"""What happens in a smaller share of the presses is left out."""


@dataclass(frozen=True, slots=True)
class Part:
    """Medians of one part: how long after the press it began, how long it took, and in how many presses it was."""

    name: str
    at: float
    took: float
    presses: int


def run(*, presses: int = 60, settled: float = SETTLED) -> dict[str, Any]:
    """Measure one table alone and return its parts in the order in which they begin.

    Args:
        presses: how many presses are measured.
        settled: how many seconds after its start the bot is left alone, for it draws its sprites then.
    """
    return asyncio.run(_run(presses, settled))


async def _run(presses: int, settled: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "marks.json"
        seen = Seen()
        async with Sandbox(strict=False) as sandbox:
            async with running(sandbox, Path(folder), "bench.timed_bot", str(file)):
                await asyncio.sleep(settled)
                await _press(Table(sandbox, 0), seen, presses)
            # The log of requests has the time of day.
            noon = time.perf_counter() - sandbox.clock.now()
            marks = [
                (f"sandbox: {request_name(one.method, one.path)}", one.at + noon, one.at + noon + one.seconds)
                for one in sandbox.requests
            ]
        marks += [(str(name), float(start), float(end)) for name, start, end in json.loads(file.read_text("utf-8"))]
    return {
        "name": "answer, in parts",
        "presses": len(seen.spans),
        "one_table_median_ms": _milliseconds(statistics.median(seen.times)),
        "elsewhere_ms": _milliseconds(statistics.median(elsewhere(span, marks) for span in seen.spans)),
        "parts": [
            {"part": one.name, "at_ms": _milliseconds(one.at), "took_ms": _milliseconds(one.took), "in": one.presses}
            for one in parts(seen.spans, marks)
        ],
    }


async def _press(table: Table, seen: Seen, presses: int) -> None:
    await table.start()
    for _ in range(5):
        await table.press(Seen())
    for _ in range(3 * presses):
        if len(seen.spans) >= presses:
            return
        await table.press(seen)
        await asyncio.sleep(0.02)


def request_name(method: str, path: str) -> str:
    """Return a request's name: its method and the words of its path, without numbers and tokens."""
    return f"{method} {'/'.join(word for word in path.split('/') if word.isalpha() or word.startswith('@'))}"


def parts(spans: Sequence[tuple[float, float]], marks: Iterable[Mark]) -> list[Part]:
    """Return what usually happens in a press, in the order of beginning; what is done twice is two parts.

    Args:
        spans: the start and the end of each press.
        marks: what was at work, in any order.
    """
    ordered = sorted(marks, key=lambda mark: mark[1])
    found: defaultdict[str, list[tuple[float, float]]] = defaultdict(list)
    for first, last in spans:
        times = Counter[str]()
        for name, start, end in ordered:
            if first <= start <= last:
                times[name] += 1
                found[f"{name} {times[name]}" if times[name] > 1 else name].append((start - first, end - start))
    medians = (
        Part(name, statistics.median(at for at, _ in each), statistics.median(took for _, took in each), len(each))
        for name, each in found.items()
        if len(each) >= SELDOM * len(spans)
    )
    return sorted(medians, key=lambda part: part.at)


def elsewhere(span: tuple[float, float], marks: Iterable[Mark]) -> float:
    """Return how many seconds of a press were in none of the parts, the handler as a whole being none."""
    reached, end = span
    alone = 0.0
    for name, start, finish in sorted(marks, key=lambda mark: mark[1]):
        if name != ANSWER and finish > reached and start < end:
            alone += max(0.0, start - reached)
            reached = finish
    return alone + max(0.0, end - reached)


def show(figures: dict[str, Any]) -> None:
    """Print one JSON line and a table."""
    print(json.dumps(figures))
    print(f"{'one press, medians in ms':<48}{'begins at':>10}{'takes':>8}{'presses':>9}")
    for one in figures["parts"]:
        print(f"{one['part']:<48}{one['at_ms']:>10.1f}{one['took_ms']:>8.1f}{one['in']:>9}")
    print(f"{'in none of these':<48}{'':>10}{figures['elsewhere_ms']:>8.1f}")
    print(f"{'from the press to the board':<48}{'':>10}{figures['one_table_median_ms']:>8.1f}{figures['presses']:>9}")


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 2)
