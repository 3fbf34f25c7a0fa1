"""At the most talkative level the log tells no seed, no action, no name and no token."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Table

TOKEN = "MTIz.cardboard.made-of-it"


@pytest.fixture
async def debugged(tmp_path: Path) -> AsyncIterator[Bot]:
    """Give a bot that tells all that it tells to those who look for a fault."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path)
        await bot.start(LOG_LEVEL="DEBUG", DISCORD_TOKEN=TOKEN)
        yield bot
        assert await bot.stop() == 0


async def test_not_even_at_debug_does_the_log_hold_a_secret(debugged: Bot) -> None:
    sandbox, chance = debugged.sandbox, Random(5)
    sandbox.world.add_channel("secret")
    table = Table(debugged, "secret", *(sandbox.person(name) for name in ("Nefertari", "Senenmut")))
    await table.start(3, computers=1)
    for _ in range(16):
        await table.turn(chance, take=0.5)
    await table.host.command("secret", "sobek language", language="pl", **{"for": "me"})
    await table.people[1].command("secret", "sobek resign")
    codes = {row["code"] for row in table.log}
    seats = debugged.rows("SELECT name FROM seats")
    assert len(codes) > 5
    assert {"Nefertari", "Senenmut"} <= {row["name"] for row in seats}
    # Somebody quick may have played before all servers had been told, after which it says so.
    await sandbox.wait_for(lambda: "ready as" in debugged.log)
    await debugged.stop()

    log = debugged.log
    assert table.row["seed"] not in log
    assert not [row["name"] for row in seats if row["name"] in log]
    assert not [code for code in sorted(codes) if re.search(rf"(?<![\w.-]){re.escape(code)}(?![\w.-])", log)]
    assert TOKEN not in log
    assert "Traceback" not in log
