"""The benchmark of masters: a short run gives every figure."""

import pytest

from bench import masters
from bot.domain.computer_level import ComputerLevel

pytestmark = pytest.mark.deep


def test_a_short_run_gives_every_figure(monkeypatch):
    monkeypatch.setattr(masters, "PAUSE", 1.0)
    figures = masters.run(tables=2, seconds=2.0, settled=0.0)
    assert set(masters.PROMISED) < set(figures)
    assert figures["presses"] > 1
    assert figures["answer_median_ms"] >= figures["own_median_ms"] > 0
    assert figures["searches"] > 0


def test_merchants_search_nothing(monkeypatch):
    monkeypatch.setattr(masters, "PAUSE", 1.0)
    assert masters.run(tables=1, seconds=1.0, settled=0.0, level=ComputerLevel.MERCHANT)["searches"] == 0
