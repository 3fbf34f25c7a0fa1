"""The simulated month: in a small one nobody is called wrongly and every relaxed game ends; faults would be seen."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from bench.month import Month, Size, simulate
from bot.domain.schedule import Schedule

SMALL = Size(people=16, tables=10, days=10)


def month(folder: Path, seed: str, *, size: Size = SMALL, longest: int = 365) -> Month:
    """Let a small month pass."""
    return asyncio.run(simulate(seed, size, folder, longest))


@pytest.mark.deep
def test_every_relaxed_game_ends_and_nobody_is_called_wrongly(tmp_path: Path) -> None:
    """Some vanish, some are away, some are late: there are votes and substitutes, and no table stands still."""
    told = month(tmp_path, "1")
    assert told.wrong == ()
    assert told.endless == ()
    assert told.figures["votes"] > 0
    assert told.figures["seats given back"] > 0


@pytest.mark.deep
def test_the_same_seed_gives_the_same_month(tmp_path: Path) -> None:
    """Who does what does not depend on which thread is quicker."""
    size = Size(people=8, tables=4, days=4)
    first, second = (tmp_path / name for name in ("first", "second"))
    first.mkdir()
    second.mkdir()
    assert month(first, "2", size=size, longest=4) == month(second, "2", size=size, longest=4)


@pytest.mark.parametrize(
    ("method", "otherwise", "told"),
    [
        ("deadline", lambda self, now: None, "is waited for since"),
        pytest.param("deadline", lambda self, now: self.since + 1, "is up at", marks=pytest.mark.deep),
        pytest.param("free", lambda self, moment: moment, "in his quiet hours", marks=pytest.mark.deep),
    ],
)
def test_a_bot_that_errs_is_found_out(method: str, otherwise: object, told: str, tmp_path: Path) -> None:
    """What must be true is not asked of the bot itself."""
    with patch.object(Schedule, method, otherwise):
        wrong = month(tmp_path, "1", size=Size(people=10, tables=6, days=5), longest=5).wrong
    assert any(told in line for line in wrong)
