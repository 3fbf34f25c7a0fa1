"""A pool of workers that searches the toy game by any function."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from bot.ai_workers import WorkerPool
from engine.ai.search_contract import Evaluation
from tests.bot import toy_search
from tests.bot.toy import Do, rules
from tests.processes import children

LEGAL = [Do(code) for code in ("t1", "t2", "k")]
VIEW: Any = (0, 12, 0, (0, 0), None)


def searching_by(search: Any, folder: Path, workers: int = 1, **limits: Any) -> WorkerPool:
    """Return a pool that searches by a function."""
    by = rules(search=search, memory=toy_search.ToyMemory)
    return WorkerPool({"toy": by}, workers, folder=folder / "places", **limits)


async def evaluate(
    searching: WorkerPool, *, version: str = "1", budget: int = 20, patience: float = 60.0
) -> Evaluation[Any] | None:
    memory: Any = toy_search.ToyMemory(VIEW)
    return await searching.evaluate("toy", version, VIEW, memory, LEGAL, 3, budget=budget, patience=patience)


def workers() -> set[int]:
    return children(os.getpid(), "worker_main")
