"""Press to answer: from a press until the board shows the whole turn, over the sandbox in a process of its own.

The sandbox runs here, without the schema's checks; the bot runs in another process with a fresh store. People who play
alone against one computer press at fixed moments, whether or not earlier presses are answered, so that waiting counts.
Beside the one table, press for press, a bare bot in a sandbox of its own answers with a picture of the same size: what
the machine does to one it does to the other, so their ratio can be compared between machines; only the disk is ours
alone, for the bare bot stores nothing.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench import press_timeline
from bench.pressing import SETTLED, Board, Seen, Table, running
from sandbox.server import Sandbox

PAUSE = 2.0
BREATH = 0.02
WARM = 5
TARGETS = {"one_table_median_ms": 25.0, "fifty_tables_p99_ms": 80.0, "requests_a_turn": 3.0, "ratio_to_bare": 8.0}


def run(*, tables: int = 50, seconds: float = 20.0, presses: int = 60, settled: float = SETTLED) -> dict[str, Any]:
    """Measure and return the figures.

    Args:
        tables: how many busy tables there are in the second part.
        seconds: how long they press.
        presses: how many presses the one table of the first part makes.
        settled: how many seconds after its start the bot is left alone, for it draws its sprites then.
    """
    return asyncio.run(_run(tables, seconds, presses, settled))


async def _run(tables: int, seconds: float, presses: int, settled: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(strict=False) as sandbox, running(sandbox, Path(folder), "bot"):
            await asyncio.sleep(settled)
            one, bare, picture = await _beside(sandbox, Path(folder), presses)
            many = await _together(sandbox, tables, seconds)
    ours, theirs = statistics.median(one.times), statistics.median(bare.times)
    return {
        "name": "answer",
        "presses": len(one.times),
        "one_table_median_ms": _milliseconds(ours),
        "one_table_p99_ms": _milliseconds(_percentile(one.times, 0.99)),
        "bare_median_ms": _milliseconds(theirs),
        "bare_picture_kb": round(picture / 1000, 1),
        "ratio_to_bare": round(ours / theirs, 1),
        "tables": tables,
        "presses_together": len(many.times),
        "fifty_tables_median_ms": _milliseconds(statistics.median(many.times)),
        "fifty_tables_p99_ms": _milliseconds(_percentile(many.times, 0.99)),
        "requests_a_turn": round(one.requests / len(one.times), 2),
        "targets": TARGETS,
    }


async def _beside(sandbox: Sandbox, folder: Path, presses: int) -> tuple[Seen, Seen, int]:
    """Press at one table and at the bare bot by turns; return both, and the bytes of the bare bot's picture."""
    table, ours, theirs = Table(sandbox, 0), Seen(), Seen()
    await table.start()
    pictures = [await _picture(table) for _ in range(WARM)]
    picture = sorted(pictures, key=len)[WARM // 2]
    file = folder / "picture.png"
    file.write_bytes(picture)
    async with Sandbox(strict=False) as other:
        board = Board(other, "bench-bare", "merchant0", 0)
        async with running(other, folder, "bench.bare", str(board.id), str(file)):
            for _ in range(WARM):
                await board.press(Seen())
            for _ in range(3 * presses):
                if len(ours.times) >= presses:
                    break
                await table.press(ours)
                await asyncio.sleep(BREATH)
                if len(theirs.times) < len(ours.times):
                    await board.press(theirs)
                    await asyncio.sleep(BREATH)
    return ours, theirs, len(picture)


async def _picture(table: Table) -> bytes:
    await table.press(Seen())
    return table.picture


async def _together(sandbox: Sandbox, count: int, seconds: float) -> Seen:
    tables, seen = [Table(sandbox, number) for number in range(1, count + 1)], Seen()
    for table in tables:
        await table.start()
    end = time.perf_counter() + seconds

    async def busy(table: Table, first: float) -> None:
        moment = first
        while moment < end:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            await table.press(seen)
            moment += PAUSE

    start = time.perf_counter()
    await asyncio.gather(*(busy(table, start + PAUSE * place / count) for place, table in enumerate(tables)))
    return seen


def _percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def main() -> None:
    """Print one JSON line and a short table; with `--parts` of where the time of one press goes."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--parts", action="store_true", help="only one table, and what its presses are made of")
    if parser.parse_args().parts:
        press_timeline.show(press_timeline.run())
    else:
        _show(run())


def _show(figures: dict[str, Any]) -> None:
    print(json.dumps(figures))
    print(f"{'press to answer':<34}{'measured':>10}{'target':>10}")
    for key, words in (
        ("one_table_median_ms", "one table, median"),
        ("one_table_p99_ms", "one table, 99th percentile"),
        ("bare_median_ms", "a bare bot beside it, median"),
        ("ratio_to_bare", "one table / bare bot"),
        ("fifty_tables_median_ms", f"{figures['tables']} tables, median"),
        ("fifty_tables_p99_ms", f"{figures['tables']} tables, 99th percentile"),
        ("requests_a_turn", "requests a turn"),
    ):
        unit = " ms" if key.endswith("_ms") else ""
        goal = f"{TARGETS[key]:g}{unit}" if key in TARGETS else ""
        print(f"{words:<34}{f'{figures[key]:g}{unit}':>10}{goal:>10}")


if __name__ == "__main__":
    main()
