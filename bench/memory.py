"""Memory of the bot's process, seen from outside: idle, with tables held, and with more games begun than are held.

The sandbox runs here; the bot runs in another process with a fresh store, as it does for people. Everybody plays alone
against one computer and presses so often; then `/proc` tells what the process has. With `--parts` it is told what the
bot is made of: each part is loaded alone in a fresh process (`bench/memory_parts.py`).
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from bench import memory_parts
from bench.masters import Solo
from bench.pressing import Seen, running, start_all
from bench.report import show
from bot.domain.computer_level import ComputerLevel
from bot.services.memory_maintenance import PAUSE
from bot.tables.repository import CAPACITY
from sandbox.server import Sandbox

SETTLED: Final = 10.0
"""How many seconds after its start the bot is left alone: its sprites are drawn then."""
CALM: Final = PAUSE + 5.0
"""Seconds after the last press before it is looked: once in between the bot gives back what is free."""
PRESSES: Final = 4
PROMISED: Final = {"idle_rss_mb": 180, "held_rss_mb": 250}


@dataclass(frozen=True, slots=True)
class Footprint:
    """What a process has, in megabytes of 10**6 bytes.

    `rss` is all of it that is in memory, `pss` the same with its share of what it has in common with others, `uss` what
    would be free without it.
    """

    rss: float
    pss: float
    uss: float

    @classmethod
    def of(cls, pid: int | str = "self") -> Footprint:
        """Look at a process, at this one by default; Linux alone tells that."""
        text = Path(f"/proc/{pid}/smaps_rollup").read_text("ascii")
        rows = (line.split() for line in text.splitlines()[1:])
        sizes = {row[0].rstrip(":"): int(row[1]) * 1024 / 1e6 for row in rows}
        return cls(sizes["Rss"], sizes["Pss"], sizes["Private_Clean"] + sizes["Private_Dirty"])

    def figures(self, name: str) -> dict[str, float]:
        """Return what is shown of it."""
        return {f"{name}_{kind}_mb": round(getattr(self, kind), 1) for kind in ("rss", "pss", "uss")}


def run(
    *, tables: int = CAPACITY, more: int = 0, presses: int = PRESSES, settled: float = SETTLED, calm: float = CALM
) -> dict[str, Any]:
    """Measure and return the figures.

    Args:
        tables: how many games are begun; as many are held, up to the bot's limit.
        more: how many games are begun after that, each after one that the bot lets go.
        presses: how often each person presses.
        settled: how many seconds after its start the bot is left alone.
        calm: how many seconds it is left alone after the last press.
    """
    return asyncio.run(_run(tables, more, presses, settled, calm))


async def _run(count: int, more: int, presses: int, settled: float, calm: float) -> dict[str, Any]:
    figures: dict[str, Any] = {"benchmark": "memory", "tables": count}
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(strict=False) as sandbox, running(sandbox, Path(folder), "bot") as pid:
            await asyncio.sleep(settled)
            idle = Footprint.of(pid)
            figures |= idle.figures("idle")
            await _play(_tables(sandbox, range(count)), presses)
            figures |= Footprint.of(pid).figures("pressed")
            await asyncio.sleep(calm)
            held = Footprint.of(pid)
            figures |= held.figures("held") | {"kb_a_table": round((held.rss - idle.rss) * 1000 / count)}
            if more:
                await _play(_tables(sandbox, range(count, count + more)), presses)
                await asyncio.sleep(calm)
                figures |= {"more_tables": more} | Footprint.of(pid).figures("more")
    return figures


def _tables(sandbox: Sandbox, numbers: Iterable[int]) -> list[Solo]:
    return [Solo(sandbox, number, ComputerLevel.MERCHANT) for number in numbers]


async def _play(tables: Sequence[Solo], presses: int) -> None:
    await start_all(tables)
    for _ in range(presses):
        for table in tables:
            await table.press(Seen())


def main() -> None:
    """Print one JSON line and a short table."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--tables", type=int, default=CAPACITY)
    parser.add_argument("--more", type=int, default=0, help="how many games are begun beyond those")
    parser.add_argument("--presses", type=int, default=PRESSES, help="how often each person presses")
    parser.add_argument("--parts", action="store_true", help="what the bot is made of")
    given = parser.parse_args()
    if not Path("/proc/self/smaps_rollup").exists():
        sys.exit("This is measured on Linux alone.")
    if given.parts:
        show(memory_parts.measured())
    else:
        show(run(tables=given.tables, more=given.more, presses=given.presses), PROMISED)


if __name__ == "__main__":
    main()
