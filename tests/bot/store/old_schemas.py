"""Databases that are migrated to a revision, or back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from unittest.mock import patch

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.store.migrate import _FOLDER
from bot.store.url import database_url


def to(revision: str, connection: Connection, *, back: bool = False) -> None:
    scripts, config = _scripts(), Config()
    config.attributes["connection"] = connection
    with patch.object(ScriptDirectory, "from_config", lambda _: scripts):
        (command.downgrade if back else command.upgrade)(config, revision)


@cache
def _scripts() -> ScriptDirectory:
    """Return the migrations, whose files are run to read them."""
    config = Config()
    config.set_main_option("script_location", str(_FOLDER))
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[AsyncConnection]:
    engine = create_async_engine(database_url(url))
    async with engine.begin() as connection:
        yield connection
    await engine.dispose()
