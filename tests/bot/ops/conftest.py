"""What all these tests share: nobody waits for a lease or for the disk."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a second bot be refused soon, and SQLite leave the disk alone: no power fails here."""
    monkeypatch.setattr("bot.store.lease.PATIENCE", 0.2)
    monkeypatch.setattr(
        "bot.store.database._PRAGMAS", ("PRAGMA journal_mode=WAL", "PRAGMA synchronous=OFF", "PRAGMA foreign_keys=ON")
    )
