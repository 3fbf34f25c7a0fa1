"""Quiet hours in Berlin."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.domain.pace import DAY
from bot.store import Store
from tests.bot.evening import Evening


@pytest.fixture
async def evening(store: Store) -> Evening:
    return Evening(store)


def berlin(evening: Evening, hour: int, minute: int = 0) -> int:
    """Return the next moment at which the clocks of Berlin read so."""
    here = datetime.fromtimestamp(evening.now, ZoneInfo("Europe/Berlin"))
    at = int(here.replace(hour=hour, minute=minute, second=0).timestamp())
    return at if at > evening.now else at + DAY
