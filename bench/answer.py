"""Press to answer: from a press until the board shows the whole turn, over the sandbox in a process of its own.

The sandbox runs here, without the schema's checks; the bot runs in another process with a fresh store. People who play
alone against one computer press at fixed moments, whether or not earlier presses are answered, so that waiting counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from bot.ids import PressId, Verb
from sandbox.person import Person, components_of
from sandbox.server import Sandbox

ROOT = Path(__file__).parents[1]
PAUSE = 2.0
TARGETS = {"one_table_median_ms": 25.0, "fifty_tables_p99_ms": 80.0, "requests_a_turn": 3.0}


@dataclass(slots=True)
class _Seen:
    """What a table's presses took, in seconds."""

    times: list[float] = field(default_factory=list)
    requests: int = 0


class _Table:
    """One person against one computer; every press takes a card, or opens the next game when one is over."""

    def __init__(self, sandbox: Sandbox, number: int) -> None:
        self._sandbox = sandbox
        self._chance = Random(number)
        self.person: Person = sandbox.person(f"merchant{number}")
        self.channel = f"bench-{number}"
        sandbox.world.add_channel(self.channel)

    async def start(self) -> None:
        """Open a table and begin."""
        lobby = (await self.person.command(self.channel, "sobek new", seats=2)).message
        await self.person.press(lobby["id"], "Add a computer")
        await self.person.press(lobby["id"], "Start")
        await self._sandbox.wait_for(lambda: self.takes, 20)

    @property
    def takes(self) -> list[PressId]:
        """The cards that can be taken on the newest board."""
        boards = [one for one in self.person.sees(self.channel) if one["attachments"] and not one["ephemeral"]]
        return [one for one in _ids(boards[-1]) if one.verb is Verb.ACT] if boards else []

    async def press(self, seen: _Seen) -> None:
        """Take a card and wait for the board after it; what is no simple turn is done without being measured."""
        takes = self.takes
        if not takes:
            await self._other()
            return
        board = [one for one in self.person.sees(self.channel) if one["attachments"] and not one["ephemeral"]][-1]
        before = takes[0].version
        start, requests = time.perf_counter(), len(self._sandbox.requests)
        pressing = asyncio.create_task(self.person.press(board, str(self._chance.choice(takes)), wait=0.01))
        await self._sandbox.wait_for(lambda: self._version() > before, 20)
        seen.times.append(time.perf_counter() - start)
        await pressing
        seen.requests += len(self._sandbox.requests) - requests

    async def _other(self) -> None:
        """Do what is asked besides a turn: the end of a round, or the next game."""
        board = [one for one in self.person.sees(self.channel) if one["attachments"] and not one["ephemeral"]][-1]
        if any(one.verb is Verb.REMATCH for one in _ids(board)):
            lobby = (await self.person.press(board, "Rematch")).message
            await self.person.press(lobby["id"], "Start")
            await self._sandbox.wait_for(lambda: self.takes, 20)  # the old board is the newest till the new one comes
            return
        panel = (await self.person.press(board, "My hand")).message
        offered = [one for one in _ids(panel) if one.verb in (Verb.ACT, Verb.BRANCH)]
        if not offered:
            select = next((one for one in components_of(panel) if one["type"] == 3), None)
            if select is None:
                # The panel is ahead of the board, which is still to show that the others have chosen.
                await asyncio.sleep(0.05)
                return
            least = int("".join(mark for mark in select["placeholder"] if mark.isdigit()) or 1)
            values = [option["value"] for option in select["options"][:least]]
            panel = (await self.person.select(panel, select["custom_id"], values)).message
            offered = [one for one in _ids(panel) if one.verb is Verb.PLAY]
        panel = (await self.person.press(panel, str(offered[-1]))).message
        if offered[-1].verb is Verb.BRANCH and (deeper := [one for one in _ids(panel) if one.verb is Verb.ACT]):
            await self.person.press(panel, str(deeper[0]))

    def _version(self) -> int:
        boards = [one for one in self.person.sees(self.channel) if one["attachments"] and not one["ephemeral"]]
        return max((one.version for one in _ids(boards[-1])), default=0) if boards else 0


def run(*, tables: int = 50, seconds: float = 20.0, presses: int = 60) -> dict[str, Any]:
    """Measure and return the figures.

    Args:
        tables: how many busy tables there are in the second part.
        seconds: how long they press.
        presses: how many presses the one table of the first part makes.
    """
    return asyncio.run(_run(tables, seconds, presses))


async def _run(tables: int, seconds: float, presses: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        async with Sandbox(strict=False) as sandbox:
            bot = await _start_bot(sandbox, Path(folder))
            try:
                await sandbox.wait_online(30)
                one = await _alone(sandbox, presses)
                many = await _together(sandbox, tables, seconds)
            finally:
                bot.terminate()
                await bot.wait()
    return {
        "name": "answer",
        "presses": len(one.times),
        "one_table_median_ms": _milliseconds(statistics.median(one.times)),
        "one_table_p99_ms": _milliseconds(_percentile(one.times, 0.99)),
        "tables": tables,
        "presses_together": len(many.times),
        "fifty_tables_median_ms": _milliseconds(statistics.median(many.times)),
        "fifty_tables_p99_ms": _milliseconds(_percentile(many.times, 0.99)),
        "requests_a_turn": round(one.requests / len(one.times), 2),
        "targets": TARGETS,
    }


async def _start_bot(sandbox: Sandbox, folder: Path) -> asyncio.subprocess.Process:
    environment = {
        **os.environ,
        "DISCORD_TOKEN": "sandbox",
        "DISCORD_API_URL": sandbox.url,
        "DATABASE_URL": f"sqlite:///{folder}/games.sqlite3",
        "LOG_LEVEL": "ERROR",
        "PYTHONPATH": str(ROOT),
    }
    return await asyncio.create_subprocess_exec(sys.executable, "-m", "bot", cwd=folder, env=environment)


async def _alone(sandbox: Sandbox, presses: int) -> _Seen:
    table, seen = _Table(sandbox, 0), _Seen()
    await table.start()
    for _ in range(5):
        await table.press(_Seen())
    for _ in range(3 * presses):
        if len(seen.times) >= presses:
            break
        await table.press(seen)
        await asyncio.sleep(0.02)
    return seen


async def _together(sandbox: Sandbox, count: int, seconds: float) -> _Seen:
    tables, seen = [_Table(sandbox, number) for number in range(1, count + 1)], _Seen()
    for table in tables:
        await table.start()
    end = time.perf_counter() + seconds

    async def busy(table: _Table, first: float) -> None:
        moment = first
        while moment < end:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            await table.press(seen)
            moment += PAUSE

    start = time.perf_counter()
    await asyncio.gather(*(busy(table, start + PAUSE * place / count) for place, table in enumerate(tables)))
    return seen


def _ids(message: Any) -> list[PressId]:
    parts = (part.get("custom_id", "") for part in components_of(message) if not part.get("disabled"))
    return [one for one in map(PressId.parse, parts) if one is not None]


def _percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def main() -> None:
    """Print one JSON line and a short table."""
    figures = run()
    print(json.dumps(figures))
    print(f"{'press to answer':<34}{'measured':>10}{'target':>10}")
    for key, words in (
        ("one_table_median_ms", "one table, median"),
        ("one_table_p99_ms", "one table, 99th percentile"),
        ("fifty_tables_median_ms", f"{figures['tables']} tables, median"),
        ("fifty_tables_p99_ms", f"{figures['tables']} tables, 99th percentile"),
        ("requests_a_turn", "requests a turn"),
    ):
        unit = " ms" if key.endswith("_ms") else ""
        goal = f"{TARGETS[key]:g}{unit}" if key in TARGETS else ""
        print(f"{words:<34}{f'{figures[key]:g}{unit}':>10}{goal:>10}")


if __name__ == "__main__":
    main()
