"""How long the animation of a round takes, how large it is, and how long the event loop waits for it meanwhile."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import time
from collections.abc import AsyncIterator
from typing import Any, cast

from bench.finished import finished
from bench.report import show
from bot.app_context import App
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.screens.history import history_screen
from bot.services.films import Films
from bot.tables import History, Tables

_TABLES = (("sobek", 2), ("sobek", 3), ("sobek", 4), ("duel", 2))
_GAMES = 2
_PROMISED = {"film_s": 3.0, "film_bytes_most": 4 * 2**20, "page_ms": 20.0, "loop_held_ms_99": 5.0}


async def run() -> dict[str, Any]:
    """Return seconds, bytes and frames of films, milliseconds of pages, and how late the event loop woke meanwhile."""
    words, tables = Words.load(), cast(Tables, None)  # nothing is read from a store here
    app = App(words, tables, Languages(words, tables))
    for playable in app.games.values():
        playable.face.preload()
    films = Films(app)
    spent: list[float] = []
    sizes: list[int] = []
    frames: list[int] = []
    pages: list[float] = []
    late: list[float] = []
    for kind, seats in _TABLES:
        for number in range(_GAMES):
            history = History.of(finished(kind, seats, f"film/{number}"))
            for place in range(1, history.rounds + 1):
                async with _watched(late):
                    start = time.perf_counter()
                    made = await films.make(history, place, ("en", "fr", "de", "pl")[number])
                    spent.append(time.perf_counter() - start)
                sizes.append(len(made.data))
                frames.append(made.frames)
            for move in (*range(0, history.moves + 1, 7), *range(0, history.moves + 1, 7)):
                start = time.perf_counter()
                await history_screen(app, history, move, "en")
                pages.append((time.perf_counter() - start) * 1000)
    films.close()
    app.drawing_threads.shutdown()
    return {
        "benchmark": "film",
        "films": len(spent),
        "film_s": round(statistics.median(spent), 2),
        "film_s_most": round(max(spent), 2),
        "film_bytes": round(statistics.median(sizes)),
        "film_bytes_most": max(sizes),
        "frames": round(statistics.median(frames)),
        "frames_most": max(frames),
        "loop_held_ms_99": round(statistics.quantiles(late, n=100)[98], 1),
        "page_ms": round(statistics.median(pages), 1),
        "page_ms_99": round(statistics.quantiles(pages, n=100)[98], 1),
    }


@contextlib.asynccontextmanager
async def _watched(late: list[float]) -> AsyncIterator[None]:
    """Note every millisecond how much too late the event loop comes to it."""

    async def watch() -> None:
        while True:
            start = time.perf_counter()
            await asyncio.sleep(0.001)
            late.append((time.perf_counter() - start) * 1000 - 1)

    task = asyncio.create_task(watch())
    try:
        yield
    finally:
        task.cancel()


def main() -> None:
    """Print the figures."""
    show(asyncio.run(run()), _PROMISED)


if __name__ == "__main__":
    main()
