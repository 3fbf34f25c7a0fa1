"""What is made once for all tests is made once."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from fluent.syntax import FluentParser

from bot.store import Store
from bot.words import Words


async def test_migrations_run_once_in_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second empty database gets the tables of the first, and one that is opened again is left alone."""
    await (await Store.open(f"sqlite:///{tmp_path}/first.sqlite3")).close()
    running = Mock()
    monkeypatch.setattr("bot.store.migrate.command.upgrade", running)
    for name in ("second", "second", "third"):
        store = await Store.open(f"sqlite:///{tmp_path}/{name}.sqlite3")
        assert await store.figures.tables() == {}
        await store.close()
    running.assert_not_called()


def test_words_are_read_once_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loads them again gets the same syntax trees."""
    Words.load()
    parsing = Mock()
    monkeypatch.setattr(FluentParser, "parse", parsing)
    assert Words.load().languages == ("en", "de", "fr", "pl")
    parsing.assert_not_called()
