"""The benchmark of the store fills the tables that there are today, and gives every figure."""

from __future__ import annotations

import pytest

from bench import store


def test_a_short_run_gives_every_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"ACTIONS": 8, "BUSY": 2, "STORED": 12, "FEW": 3, "MANY": 12}.items():
        monkeypatch.setattr(store, name, value)
    figures = store.run()
    assert figures["stored_running_games"] == 12
    assert figures["tables_owed_something"] > 0
    assert figures["memory_after_12_tables_mb"] > 0
