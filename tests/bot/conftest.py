"""Stores and tables to test with, on each kind of database."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.tables import Tables
from tests.bot.evening import Evening
from tests.bot.toy import GAMES


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Give an open store."""
    store = await Store.open(url)
    yield store
    await store.close()


@pytest.fixture
async def tables(store: Store) -> Tables:
    """Give tables of the toy game."""
    return Tables(store, GAMES)


@pytest.fixture
async def evening(store: Store) -> Evening:
    """Give a bot that does by time what is due at tables."""
    return Evening(store)
