"""Stores to test with, on every database there is."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.store import Store
from bot.tables import Tables
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
