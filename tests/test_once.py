"""What is made once for all tests is made once."""

from __future__ import annotations

from pathlib import Path
from unittest.mock import Mock

import pytest
from fluent.syntax import FluentParser
from sqlalchemy.dialects.sqlite.base import SQLiteCompiler

from bot.i18n.icons import NO_ICONS, IconSet
from bot.i18n.messages import Words
from bot.store import Store
from tests.once import WORDS


async def test_migrations_run_once_in_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second empty database gets the tables of the first, and one that is opened again is left alone."""
    await (await Store.open(f"sqlite:///{tmp_path}/first.sqlite3")).close()
    running = Mock()
    monkeypatch.setattr("bot.store.migrate.command.upgrade", running)
    for name in ("second", "second", "third"):
        store = await Store.open(f"sqlite:///{tmp_path}/{name}.sqlite3")
        assert await store.stats.tables() == {}
        await store.close()
    running.assert_not_called()


async def test_statements_are_compiled_once_in_a_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A second store asks what the first has asked."""
    for name in ("first", "second"):
        store = await Store.open(f"sqlite:///{tmp_path}/{name}.sqlite3")
        assert await store.load(1) is None
        await store.close()
        monkeypatch.setattr(SQLiteCompiler, "process", Mock(side_effect=AssertionError("it is compiled anew")))


def test_words_are_loaded_once_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever loads them again gets the same ones; of others their syntax trees are."""
    words = Words.load()
    assert Words.load() is words
    parsing = Mock()
    monkeypatch.setattr(FluentParser, "parse", parsing)

    class Others(Words):
        pass

    assert Others.load().languages == ("en", "de", "fr", "pl")
    parsing.assert_not_called()


def test_what_words_were_told_is_forgotten() -> None:
    """Else a test would show icons and press commands of one before it."""
    words = Words.load()
    words.command_id = 7
    words.icons = IconSet({}, {})
    assert words.text("en", "no such message") == "no such message"
    WORDS.forget()
    assert (words.command_id, words.icons, words._logged) == (None, NO_ICONS, set())
