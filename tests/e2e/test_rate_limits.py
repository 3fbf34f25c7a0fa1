"""Whole games within Discord's rate limits: the bot waits by itself and earns not one refusal."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.fixture(scope="module")
def rate_limits() -> bool:
    """Let the sandbox keep them."""
    return True


@pytest.mark.deep
async def test_whole_games_of_both_kinds_stay_within_the_limits(bot: Bot, new_table: NewTable) -> None:
    """Two people play the duel, each turn a new board, beside one at Sobek with computers, whose boards are edited."""
    duel, sobek = new_table(2), new_table(1)
    await duel.start(2, game="duel")
    await sobek.start(3, computers=2)
    await asyncio.gather(duel.finish(Random(1), take=0.9), sobek.finish(Random(1), take=0.9, last=True))
    assert (duel.row["kind"], sobek.row["kind"]) == ("duel", "sobek")
    assert duel.over
    assert sobek.over
    limits = bot.sandbox.rate_limits
    assert limits.on
    assert limits.counted > 50
    assert limits.earned == {}
    assert limits.invalid == 0
