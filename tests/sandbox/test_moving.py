"""The world's time is moved forward: what moves along, what does not, and who is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox.errors import Refusal
from sandbox.ids import DISCORD_EPOCH
from sandbox.moving import DAY, MOST
from sandbox.server import Sandbox
from tests.sandbox.conftest import Client
from tests.sandbox.page_tabs import Tab, open_tab
from tests.sandbox.rest import Rest
from tests.unhurried import UNHURRIED


@pytest.fixture
async def browser() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


async def told(browser: aiohttp.ClientSession, sandbox: Sandbox, query: str = "") -> Any:
    async with browser.get(f"{sandbox.url}/clock{query}") as response:
        return (await response.json())["ahead"]


async def test_what_is_written_after_a_move_is_of_the_new_time(sandbox: Sandbox) -> None:
    """Ids and timestamps of messages agree with each other, and with the moved time."""
    alice = sandbox.person("alice")
    before = alice.say("table-one", "now")
    assert sandbox.move_clock(15 * DAY) == 15 * DAY
    after = alice.say("table-one", "much later")
    written = [((int(one["id"]) >> 22) + DISCORD_EPOCH) / 1000 for one in (before, after)]
    assert 15 * DAY <= written[1] - written[0] < 15 * DAY + 60
    stamps = [discord.utils.parse_time(one["timestamp"]).timestamp() for one in (before, after)]
    assert [abs(stamp - moment) < 1 for stamp, moment in zip(stamps, written, strict=True)] == [True, True]


@pytest.mark.parametrize("seconds", [0, -1, MOST + 1, float("nan"), float("inf")])
async def test_time_goes_forward_alone_and_in_steps(sandbox: Sandbox, seconds: float) -> None:
    """Nothing that is no step forward is done."""
    with pytest.raises(ValueError, match="time goes forward"):
        sandbox.move_clock(seconds)
    assert sandbox.clock.ahead == 0


async def test_limits_of_requests_and_connections_keep_the_real_time(sandbox: Sandbox, rest: Rest) -> None:
    """Who has used up a bucket waits for it after a move as well, and is told real moments."""
    sandbox.limit_rates()
    number = sandbox.channel("table-one").id
    for _ in range(5):
        await rest("POST", f"/channels/{number}/messages", {"content": "x"})
    sandbox.move_clock(DAY)
    assert (await rest("POST", f"/channels/{number}/messages", {"content": "x"}))[0] == 429
    resets = float(sandbox.rate_limits.take("GET", f"/channels/{number}")["X-RateLimit-Reset"])
    assert abs(resets - time.time()) < 60


async def test_a_press_works_after_a_move_and_an_old_token_does_not(sandbox: Sandbox, client: Client) -> None:
    """The gateway stays, the three seconds begin with the press, and the fifteen minutes of a token are over."""
    alice = sandbox.person("alice")
    board = (await alice.command("table-one", "toy new")).message
    old = sandbox.interactions.by_id(int(board["interaction_metadata"]["id"]))
    assert old is not None
    sandbox.move_clock(DAY)
    assert (await alice.press(board, "More")).state == "ok"
    assert (sandbox.gateway.identified, sandbox.gateway.resumed) == (1, 0)
    with pytest.raises(Refusal, match="50027"):
        sandbox.interactions.by_token(old.token)


async def test_threads_that_fell_asleep_are_archived_at_once(sandbox: Sandbox, client: Client) -> None:
    """The bot hears of it without asking, as it does on Discord."""
    channel = client.get_channel(sandbox.channel("table-one").id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="A table", type=discord.ChannelType.public_thread)
    sandbox.move_clock(8 * DAY)
    assert sandbox.world.channels[thread.id].archived
    await sandbox.wait_for(lambda: "archived True" in client.heard)


async def test_a_bot_that_asks_is_told_at_once_and_then_of_every_move(
    sandbox: Sandbox, browser: aiohttp.ClientSession
) -> None:
    """Who knows how far time is moved waits for the next move, however many wait."""
    assert await told(browser, sandbox) == 0
    waiting = [asyncio.create_task(told(browser, sandbox, "?ahead=0.0")) for _ in range(2)]
    await asyncio.sleep(0.1)
    assert not any(one.done() for one in waiting)
    sandbox.move_clock(600)
    assert await asyncio.wait_for(asyncio.gather(*waiting), UNHURRIED) == [600, 600]
    assert await told(browser, sandbox, "?ahead=nonsense") == 600


async def test_nobody_who_waits_for_a_move_holds_up_the_end(browser: aiohttp.ClientSession) -> None:
    """When the sandbox stops, the question is answered, with an error."""
    async with Sandbox() as sandbox:
        url = f"{sandbox.url}/clock?ahead=0.0"
        waiting = asyncio.create_task(browser.get(url))
        await asyncio.sleep(0.1)
    assert (await asyncio.wait_for(waiting, UNHURRIED)).status == 503


async def test_pages_know_the_time_and_move_it(sandbox: Sandbox, browser: aiohttp.ClientSession) -> None:
    """Every tab is told the world's time at first and after each move, whoever moves it."""
    tabs: list[Tab] = [await open_tab(browser, sandbox, f"user={name}") for name in ("alice", "bob")]
    for tab in tabs:
        assert (await tab.hears("hello"))["clock"]["ahead"] == 0
    await tabs[0].says("move_clock", seconds=3600, nonce="n")
    for tab in tabs:
        clock = (await tab.hears("clock"))["clock"]
        assert clock["ahead"] == 3600
        assert abs(clock["now"] - time.time() - 3600) < 60
    await tabs[0].says("move_clock", seconds=-3600, nonce="back")
    await tabs[0].hears("interaction", nonce="back", state="failed")
    assert sandbox.clock.ahead == 3600


async def test_the_control_surface_moves_it_too(sandbox: Sandbox, browser: aiohttp.ClientSession) -> None:
    """A test in another process is told how far time is moved in all."""
    for wanted in (60.0, 120.0):
        async with browser.post(f"{sandbox.url}/control/advance", json={"seconds": 60}) as response:
            assert await response.json() == {"ahead": wanted}
    async with browser.post(f"{sandbox.url}/control/advance", json={"seconds": -60}) as response:
        assert response.status == 400
