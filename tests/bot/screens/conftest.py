"""The bot without Discord, speaking English and a throw-away fifth language, and tables to show."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.app_context import App
from bot.games import GAMES
from bot.interactions.locale import Languages
from bot.store import Store
from bot.tables import Tables
from tests.bot.screens.throwaway import bracketed_words
from tests.bot.unpainted_pictures import unpainted


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[App]:
    """Give the parts of the bot over a store of its own."""
    words = bracketed_words()
    store = await Store.open(f"sqlite:///{tmp_path}/games.sqlite3")
    tables = Tables(store, {code: game.rules for code, game in GAMES.items()})
    app = App(words, tables, Languages(words, tables))
    yield app
    app.drawing_threads.shutdown()
    await store.close()


@pytest.fixture(autouse=True)
def plain_pictures() -> Iterator[None]:
    """Leave pictures empty; a module that looks at them has a fixture of this name that does nothing."""
    with unpainted():
        yield
