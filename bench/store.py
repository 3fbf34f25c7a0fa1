"""The store under load: stored actions, starting with many games, and what idle games cost in memory."""

from __future__ import annotations

import asyncio
import json
import os
import resource
import statistics
import tempfile
import time
from itertools import chain
from random import Random
from typing import Any

from sqlalchemy import insert

from bench.games import GAMES
from bot.store import Entry, ShownState, Status, Store
from bot.store import schema as kept
from bot.store.shown_state import shown_columns
from bot.tables import ChannelRef, Table, TableError, Tables, TableSpec

ACTIONS = 1500
BUSY = 50
STORED = 10_000
FEW, MANY = 300, 2_000
"""After how many tables pressed first the memory is looked at."""
SEED = "0123456789abcdef0123456789abcdef"


def run(url: str | None = None) -> dict[str, Any]:
    """Measure; print one JSON line and a short table.

    Args:
        url: an empty database; without it a SQLite file that is thrown away afterwards.
    """
    with tempfile.TemporaryDirectory(dir=os.environ.get("BENCH_DIR")) as folder:
        figures = asyncio.run(_measure(url or f"sqlite:///{folder}/bench.sqlite3"))
    print(json.dumps({"bench": "store", **figures}))
    for name, value in figures.items():
        print(f"  {name:<36} {value:>10}")
    return figures


async def _measure(url: str) -> dict[str, Any]:
    store = await Store.open(url)
    tables = Tables(store, GAMES)
    one = [await _started(tables, 1)]
    await _play(tables, one, 100)  # warm
    alone = await _play(tables, one, ACTIONS)
    many = [await _started(tables, channel) for channel in range(100, 100 + BUSY)]
    before = time.perf_counter()
    share = ACTIONS // BUSY
    together = await asyncio.gather(*(_play(tables, [table], share) for table in many))
    rate = BUSY * share / (time.perf_counter() - before)
    await _fill(store)
    await store.close()

    resident = _resident()
    before = time.perf_counter()
    store = await Store.open(url)
    tables = Tables(store, GAMES)
    owed = await tables.outbox.owed()
    opened = time.perf_counter() - before
    opened_resident = _resident()
    sweeps = [await _swept(tables) for _ in range(20)]
    replays = [await _timed(tables, 10_000 + number) for number in range(FEW)]
    held = _resident()
    for number in range(FEW, MANY):
        await _timed(tables, 10_000 + number)
    idle = _resident()
    await store.close()
    return {
        "stored_action_median_ms": round(statistics.median(alone) * 1000, 2),
        "stored_action_p99_ms": round(sorted(alone)[int(len(alone) * 0.99)] * 1000, 2),
        "stored_actions_per_second": round(len(alone) / sum(alone)),
        f"with_{BUSY}_tables_per_second": round(rate),
        f"with_{BUSY}_tables_median_ms": round(statistics.median(chain.from_iterable(together)) * 1000, 2),
        "stored_running_games": STORED,
        "start_seconds": round(opened, 3),
        "start_memory_growth_mb": round((opened_resident - resident) / 2**20, 1),
        "tables_owed_something": len(owed),
        "sweep_median_ms": round(statistics.median(sweeps) * 1000, 2),
        "first_press_after_start_median_ms": round(statistics.median(replays) * 1000, 2),
        f"memory_after_{FEW}_tables_mb": round(held / 2**20, 1),
        f"memory_after_{MANY}_tables_mb": round(idle / 2**20, 1),
    }


async def _started(tables: Tables, channel: int) -> Table:
    table = await tables.lobbies.create(
        TableSpec(ChannelRef(1, channel), "sobek", 2, {"way": "hidden"}, "en"), 1, "one"
    )
    await tables.lobbies.join(table.id, 2, "two")
    return await tables.lobbies.start(table.id, 1)


async def _play(tables: Tables, started: list[Table], count: int) -> list[float]:
    """Play so many actions at a table, with a new game when one is over; return the seconds of each."""
    random = Random(1)
    table = started[0]
    took: list[float] = []
    while len(took) < count:
        if not table.status.live:
            table = await _started(tables, table.channel_ref.channel)
        seat = table.waiting[0]
        seen = table.seen_by(seat)
        if seen is None:
            raise RuntimeError("the game has not begun")
        action = random.choice(seen.legal)
        before = time.perf_counter()
        table = (await tables.play.act(table.id, seat + 1, table.version, [action.code])).table
        took.append(time.perf_counter() - before)
    started[0] = table
    return took


async def _fill(store: Store) -> None:
    """Store many running games, each 40 random actions old, all of them in one transaction."""
    rules = GAMES["sobek"]
    random = Random(2)
    game = rules.new(2, {"way": "hidden"}, SEED)
    codes: list[tuple[int, str]] = []
    while len(codes) < 40 and game.waiting:
        seat = game.waiting[0]
        action = random.choice(game.legal(seat))
        game.apply(seat, action)
        codes.append((seat, action.code))
    numbers = range(10_000, 10_000 + STORED)
    table = {
        "kind": "sobek",
        "rules": rules.version,
        "size": 2,
        "options": {"way": "hidden"},
        "seed": SEED,
        "status": Status.RUNNING.value,
        "version": 3 + len(codes),
        "guild": 2,
        "host": 1,
        "language": "en",
        "created": 0,
        "updated": 0,
    }
    async with store._database.writing() as connection:
        await connection.execute(
            insert(kept.games),
            [{**table, "id": number, "channel": number, "owed": number % 100 == 0} for number in numbers],
        )
        shown = {"rename": False, **shown_columns(ShownState())}
        await connection.execute(insert(kept.shown), [{"game": number, **shown} for number in numbers])
        await connection.execute(
            insert(kept.seats),
            [
                {"game": number, "seat": seat, "user": seat + 1, "name": "somebody"}
                for number in numbers
                for seat in (0, 1)
            ],
        )
        for number in numbers:
            rows = [
                {
                    "game": number,
                    "number": each,
                    "first": each,
                    "entry": Entry.PLAY.value,
                    "seat": seat,
                    "code": code,
                    "at": 0,
                }
                for each, (seat, code) in enumerate(codes, 4)
            ]
            await connection.execute(insert(kept.log), rows)


async def _swept(tables: Tables) -> float:
    before = time.perf_counter()
    await tables.outbox.owed()
    return time.perf_counter() - before


async def _timed(tables: Tables, number: int) -> float:
    before = time.perf_counter()
    try:
        table = await tables.get(number)
    except TableError as error:
        raise RuntimeError(error.reason) from error
    if not table.waiting:
        raise RuntimeError("the stored game was not replayed")
    return time.perf_counter() - before


def _resident() -> int:
    """Return the bytes of memory in use now (where the system does not say: the most so far)."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024


if __name__ == "__main__":
    run(os.environ.get("BENCH_DATABASE_URL"))
