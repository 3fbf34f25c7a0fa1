"""The fault machine for some seconds; `make soak` lets it run for as long as is wanted."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bot.faults.seeded import run_machine
from tests.depth import first_of

SEEDS = range(12)


@pytest.fixture(autouse=True)
def quick_store() -> None:
    """Let connections have their threads: what they leave to chance may break something, too."""


@first_of("seed", SEEDS)
async def test_whatever_fails_all_is_right_in_the_end(seed: int, tmp_path: Path) -> None:
    await run_machine(seed, 60, tmp_path)
