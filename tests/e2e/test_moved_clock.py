"""Time is moved in the sandbox: the bot's timers fire, whether it is there or comes later, and presses go on."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest
import pytest_asyncio
from playwright.async_api import expect

from sandbox.ids import DISCORD_EPOCH
from sandbox.moving import DAY
from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, Table
from tests.sandbox.page.browser import browser, needs_chromium

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def table(new_table: NewTable) -> AsyncIterator[Table]:
    yield new_table(2)


async def closed(table: Table) -> None:
    await table.sandbox.wait_for(lambda: table.row["ending"] == "time")
    await table.sandbox.wait_for(lambda: not table.lobby)


async def test_a_lobby_closes_when_time_is_moved_past_its_end(table: Table) -> None:
    """Not a day too early, and then without anybody's doing."""
    await table.open(2)
    table.sandbox.move_clock(13 * DAY)
    await table.quiet()
    assert table.row["status"] == "lobby"
    table.sandbox.move_clock(2 * DAY)
    await closed(table)


async def test_a_game_goes_on_after_a_long_jump(table: Table) -> None:
    """The connection is the same as before, presses are answered at once, and what is stored is of the new time."""
    await table.start(2)
    sandbox, before = table.sandbox, (table.sandbox.gateway.identified, table.sandbox.gateway.resumed)
    sandbox.move_clock(20 * DAY)
    answer = await table.asked_or_host().press(table.board, "My hand")
    assert (answer.state, answer.ephemeral) == ("ok", True)
    await table.turn(Random(1))
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == before
    assert abs(table.row["updated"] - sandbox.clock.now()) < 60
    posted = (int(table.board["id"]) >> 22) + DISCORD_EPOCH
    assert abs(posted / 1000 - sandbox.clock.now()) < 60, "an old board is not edited but posted anew"


@pytest.mark.thorough
async def test_what_fell_due_while_the_bot_was_away_is_done_when_it_is_back(bot: Bot, table: Table) -> None:
    """The first thing that a starting bot learns is what time it is."""
    await table.open(2)
    await bot.stop()
    table.sandbox.move_clock(15 * DAY)
    await bot.start()
    await closed(table)


@pytest.mark.browser
@needs_chromium
async def test_a_lobby_is_let_expire_in_the_page(sandbox: Sandbox, table: Table) -> None:
    """Three presses on the clock below the channels, and the lobby says that nobody started it."""
    await table.open(2)
    async with browser() as chromium:
        page = await chromium.new_page()
        await page.goto(f"{sandbox.url}/?user={table.host.user.name}#{table.id}")
        lobby = page.locator("article").last
        await expect(lobby.get_by_role("button", name="Start", exact=True)).to_be_visible()
        await page.locator("#clock-toggle").click()
        for name in ("7 days", "7 days", "1 day"):
            await page.get_by_role("button", name=f"Let {name} pass").click()
        await expect(lobby).to_contain_text("closed")
        await expect(lobby.get_by_role("button", name="Start", exact=True)).to_have_count(0)
    assert table.row["ending"] == "time"
    assert "closed" in text_of(table.public[-1])
