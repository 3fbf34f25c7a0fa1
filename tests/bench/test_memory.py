"""What a process has is read from the system, and the benchmark of memory gives every figure."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import memory, memory_parts
from bench.memory import Footprint

pytestmark = pytest.mark.skipif(not Path("/proc/self/smaps_rollup").exists(), reason="/proc tells it on Linux alone")


def test_what_is_ones_own_is_part_of_what_one_has() -> None:
    seen = Footprint.of()
    assert 10 < seen.uss <= seen.pss <= seen.rss


def test_what_is_taken_is_seen() -> None:
    before = Footprint.of()
    taken = bytearray(b"x" * 50_000_000)
    after = Footprint.of()
    assert 45 < after.rss - before.rss < 60
    assert len(taken) == 50_000_000


@pytest.mark.deep
def test_a_short_run_gives_every_figure() -> None:
    figures = memory.run(tables=2, more=1, presses=1, settled=0.0, calm=0.0)
    assert set(memory.PROMISED) < set(figures)
    assert figures["held_rss_mb"] > 0
    assert figures["more_rss_mb"] > 0


@pytest.mark.deep
def test_each_part_of_the_bot_has_its_share() -> None:
    figures = memory_parts.measured()
    shares = {name: value for name, value in figures.items() if name not in ("benchmark", "together_mb")}
    assert min(shares.values()) > 0
    assert sum(shares.values()) == pytest.approx(figures["together_mb"], abs=1)
