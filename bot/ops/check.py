"""The command `sobek-bot check`: run all checks, one after another."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable

from bot.config.settings import NO_TOKEN, Config
from bot.ops.checks.database import database_health
from bot.ops.checks.discord import discord_findings
from bot.ops.checks.finding import Finding
from bot.ops.checks.lost_database import lost_database_text
from bot.ops.checks.storage import storage_findings


async def findings(config: Config, now: Callable[[], float] = time.time) -> AsyncIterator[Finding]:
    """Check everything, one thing after another, and change nothing.

    Args:
        config: the bot's settings; without a token Discord is not asked.
        now: returns the machine's time, in seconds since 1970.
    """
    if config.token:
        async for one in discord_findings(config, now):
            yield one
    else:
        yield Finding("token", False, NO_TOKEN)
    health = await database_health(config.storage.database_url)
    gone = await lost_database_text(config.storage) if health.right else None
    yield Finding("database", health.right and gone is None, gone or health.line)
    for one in storage_findings(config.storage, health, now()):
        yield one
