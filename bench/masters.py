"""Tables at which people play alone against a master, and press every twelve seconds: what they wait for, and get.

The sandbox runs here, without the schema's checks; the bot and its workers run in other processes with a fresh store.
Presses come at fixed moments, spread evenly over the twelve seconds. A person's own move is shown when the board is
newer than the one that was pressed; the master's answer, when a person is asked there again. The gateway asks for a
heartbeat a second, so that what keeps the bot's event loop is seen.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import statistics
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any, Final
from unittest.mock import patch

from bench.pressing import SETTLED, Seen, Table, ids, running, start_all
from bench.report import show
from bot.compiled_simulation import is_compiled
from bot.domain.computer_level import ComputerLevel
from bot.interactions.custom_id import Verb
from sandbox import gateway
from sandbox.components import TEXT, walk
from sandbox.person import components_of
from sandbox.server import Sandbox
from sandbox.sessions import Connection

TABLES: Final = 50
PAUSE: Final = 12.0
BEAT: Final = 1.0
"""Seconds between heartbeats."""
PATIENCE: Final = 60.0
PROMISED: Final = {"own_p99_ms": 380, "answer_p99_ms": 3000, "late_heartbeats": 0}


@dataclass(slots=True)
class Waits:
    """How long people waited, in seconds: to see their own moves, and the masters' answers."""

    own: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)


class Solo(Table):
    """One person against one computer of a level."""

    def __init__(self, sandbox: Sandbox, number: int, level: ComputerLevel) -> None:
        super().__init__(sandbox, number)
        self._level = level
        self.waits = Waits()

    async def start(self) -> None:
        """Open a table, choose the computer's level, and begin."""
        await self.person.command(self.channel, "sobek new", seats=2)
        await self.person.press((await self._lobby(Verb.ADD_COMPUTER))[0], "Add a computer")
        lobby, start = await self._lobby(Verb.START)
        if self._level is not ComputerLevel.MERCHANT:
            page = (await self.person.press(*await self._lobby(Verb.OPTIONS))).message
            (levels,) = (part for part in components_of(page) if f":{Verb.LEVEL}" in part.get("custom_id", ""))
            values = [one["value"] for one in levels["options"] if f"|{self._level}|" in one["value"]]
            await self.person.select(page, levels["custom_id"], values)
            lobby, start = await self._lobby(Verb.START)
        await self.person.press(lobby, start)
        await self.ready()

    async def press(self, seen: Seen) -> None:
        """Take a card and wait until the person is asked again; what else is asked is done without being measured."""
        await self._sandbox.wait_for(lambda: self._asked() or not self.takes, PATIENCE)
        if not self.takes:
            await self._other()
            return
        before, made = self.takes[0].version, len(seen.spans)
        await super().press(seen)
        start, shown = seen.spans[made]
        self.waits.own.append(shown - start)
        if self._asked() and self._version() == before + 1:
            return
        await self._sandbox.wait_for(lambda: self._asked() or not self.takes, PATIENCE)
        self.waits.answers.append(time.perf_counter() - start)

    async def _lobby(self, verb: Verb) -> tuple[int, str]:
        """Wait for a message that has something of this kind to press; return its number and what is pressed."""

        def found() -> tuple[int, str] | None:
            for message in self.person.sees(self.channel):
                for one in ids(message):
                    if one.verb is verb:
                        return int(message["id"]), str(one)
            return None

        lobby: tuple[int, str] = await self._sandbox.wait_for(found, PATIENCE)
        return lobby

    def _asked(self) -> bool:
        """Whether the newest board calls the person."""
        words = next(one["content"] for one in walk(self._shown()["components"]) if one["type"] == TEXT)
        return self.person.mention in words


def run(
    *,
    tables: int = TABLES,
    seconds: float = 5 * PAUSE,
    settled: float = SETTLED,
    level: ComputerLevel = ComputerLevel.MASTER,
) -> dict[str, Any]:
    """Measure and return the figures.

    Args:
        tables: how many.
        level: that of the computers; what merchants' tables have to wait for is the machine's affair.
        seconds: how long people press.
        settled: how many seconds after its start the bot is left alone, for it draws its sprites then.
    """
    return asyncio.run(_run(tables, seconds, settled, level))


async def _run(count: int, seconds: float, settled: float, level: ComputerLevel) -> dict[str, Any]:
    beats: list[float] = []
    with tempfile.TemporaryDirectory() as name, patch.object(gateway, "HEARTBEAT_INTERVAL", int(BEAT * 1000)):
        notes = Path(name, "playouts.json")
        async with Sandbox(strict=False) as sandbox:
            _note_beats(sandbox, beats)
            async with running(sandbox, Path(name), "bench.thinking_bot", str(notes)):
                await asyncio.sleep(settled)
                tables = [Solo(sandbox, number, level) for number in range(count)]
                await start_all(tables)
                beats.clear()
                used = time.process_time()
                await _play(tables, seconds)
                used = time.process_time() - used
        playouts = await asyncio.to_thread(_read, notes)
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    own = [wait for table in tables for wait in table.waits.own]
    answers = [wait for table in tables for wait in table.waits.answers]
    late = [after - before - BEAT for before, after in pairwise(beats)]
    had = [number for number in playouts if number]
    return {
        "benchmark": "masters",
        "compiled": is_compiled(),
        "cores": os.cpu_count(),
        "level": level,
        "tables": count,
        "presses": len(own),
        "own_median_ms": _milliseconds(statistics.median(own)),
        "own_p99_ms": _milliseconds(_late(own)),
        "answer_median_ms": _milliseconds(statistics.median(answers)),
        "answer_p99_ms": _milliseconds(_late(answers)),
        "searches": len(playouts),
        "not_made": len(playouts) - len(had),
        "playouts_mean": round(statistics.fmean(had)) if had else None,
        "playouts_least": min(had, default=None),
        "heartbeats": len(beats),
        "late_heartbeats": sum(one > BEAT for one in late),
        "latest_heartbeat_ms": _milliseconds(max(late, default=0.0)),
        "bot_and_workers_cpu_s": round(children.ru_utime + children.ru_stime, 1),
        "people_and_discord_cpu_s": round(used, 1),
    }


def _read(notes: Path) -> list[int]:
    return list(json.loads(notes.read_text("utf-8")))


def _note_beats(sandbox: Sandbox, beats: list[float]) -> None:
    """Note when heartbeats come."""
    acknowledge = sandbox.gateway._acknowledge

    def noted(connection: Connection) -> None:
        beats.append(time.perf_counter())
        acknowledge(connection)

    setattr(sandbox.gateway, "_acknowledge", noted)  # noqa: B010


async def _play(tables: Sequence[Solo], seconds: float) -> None:
    start = time.perf_counter()

    async def busy(table: Solo, moment: float) -> None:
        seen = Seen()
        while moment < start + seconds:
            await asyncio.sleep(max(0.0, moment - time.perf_counter()))
            await table.press(seen)
            moment += PAUSE

    await asyncio.gather(*(busy(table, start + PAUSE * place / len(tables)) for place, table in enumerate(tables)))


def _late(waits: Sequence[float]) -> float:
    """Return what 99 of 100 waits are shorter than."""
    return statistics.quantiles(waits, n=100, method="inclusive")[-1] if len(waits) > 1 else waits[0]


def _milliseconds(seconds: float) -> float:
    return round(seconds * 1000, 1)


def main() -> None:
    """Print one JSON line and a short table."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=5 * PAUSE, help="for how long people press")
    parser.add_argument(
        "--level", type=ComputerLevel, choices=list(ComputerLevel), default=ComputerLevel.MASTER, help="the computers'"
    )
    chosen = parser.parse_args()
    show(run(tables=chosen.tables, seconds=chosen.seconds, level=chosen.level), PROMISED)


if __name__ == "__main__":
    main()
