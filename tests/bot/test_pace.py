"""The bot's own pace: what waits, in which order, and that Discord never has to refuse."""

from __future__ import annotations

import asyncio
import time

import aiohttp
import pytest
import yarl
from discord.http import Route

from bot.app import App
from bot.client import SobekClient
from bot.languages import Languages
from bot.pace import SAFE, Pace, counts
from bot.tables import Tables
from bot.words import Words
from sandbox.server import Sandbox

CHANNELS = 70


async def moments(pace: Pace, many: int) -> list[float]:
    """Let so many wait at once and return when each was let out."""

    async def one() -> float:
        await pace.wait()
        return time.monotonic()

    return await asyncio.gather(*(one() for _ in range(many)))


async def test_in_no_second_more_go_out_than_is_safe() -> None:
    """However many wait, and right after a pause as well."""
    out = await moments(Pace(), 100)
    assert max(sum(first <= one < first + 1 for one in out) for first in out) <= SAFE + 1
    assert out[-1] - out[0] >= 2


async def test_several_processes_share_the_second() -> None:
    """A process that has a quarter of the bot lets out a quarter."""
    out = await moments(Pace(0.25), 25)
    assert max(sum(first <= one < first + 1 for one in out) for first in out) <= SAFE / 4 + 1


@pytest.mark.parametrize("share", [0.0, -1.0, 1.5])
def test_a_share_is_a_part_of_the_whole(share: float) -> None:
    """Nothing, and more than all, are mistakes of whoever divides."""
    with pytest.raises(ValueError, match="share"):
        Pace(share)


async def test_a_single_request_goes_out_at_once() -> None:
    """Only who sends many has to wait."""
    pace = Pace()
    async with asyncio.timeout(5):
        assert await moments(pace, 1)
    assert not pace._line.locked()


async def test_who_came_first_goes_first() -> None:
    """Those who come while others wait go behind them, also at the moment at which there is room."""
    pace, out = Pace(), []

    async def one(number: int) -> None:
        await pace.wait()
        out.append(number)

    waiting = []
    for number in range(60):
        waiting.append(asyncio.create_task(one(number)))
        await asyncio.sleep(0.007)
    await asyncio.gather(*waiting)
    assert out == list(range(60))


async def test_who_gives_up_keeps_nobody_waiting() -> None:
    """A request that is cancelled in the line leaves its place to the next."""
    pace = Pace()
    await moments(pace, 3)
    gone = [asyncio.create_task(pace.wait()) for _ in range(20)]
    await asyncio.sleep(0)
    last = asyncio.create_task(pace.wait())
    await asyncio.sleep(0)
    for one in gone:
        one.cancel()
    async with asyncio.timeout(5):
        await last


@pytest.mark.parametrize(
    ("url", "counted"),
    [
        ("https://discord.com/api/v10/channels/1/messages", True),
        ("https://discord.com/api/v10/users/@me", True),
        ("https://discord.com/api/v10/gateway/bot", True),
        ("https://discord.com/api/v10/webhooks/1", True),
        ("https://discord.com/api/v10/interactions/1/t-0_k/callback?with_response=1", False),
        ("https://discord.com/api/v10/webhooks/1/t-0_k", False),
        ("https://discord.com/api/v10/webhooks/1/t-0_k/messages/@original", False),
        ("wss://gateway.discord.gg/?v=10", False),
        ("https://cdn.discordapp.com/attachments/1/2/board.png", False),
        ("http://127.0.0.1:8765/api/v10/channels/1/messages", True),
    ],
)
def test_what_carries_an_interactions_token_does_not_wait(url: str, counted: bool) -> None:
    """An answer within three seconds must never wait for boards."""
    assert counts(yarl.URL(url)) is counted


async def test_discord_never_has_to_refuse() -> None:
    """Boards for many channels at once arrive within the 50 a second; answers pass them meanwhile."""
    async with Sandbox(strict=False, rate_limits=True) as sandbox:
        channels = [sandbox.world.add_channel(f"pace-{number}").id for number in range(CHANNELS)]
        headers = {"Authorization": "Bot sandbox"}
        base = f"{sandbox.url}/api/v10/"
        async with aiohttp.ClientSession(base, headers=headers, trace_configs=[Pace().trace()]) as http:
            boards = [
                asyncio.create_task(http.post(f"channels/{channel}/messages", json={"content": "x"}))
                for channel in channels
            ]
            await sandbox.wait_for(lambda: sandbox.rate_limits.counted > 5)
            async with http.post("interactions/1/x/callback", json={"type": 5}):
                assert sandbox.rate_limits.counted < CHANNELS
            assert {(await board).status for board in boards} == {200}
        assert sandbox.rate_limits.counted == CHANNELS
        assert sandbox.rate_limits.earned == {}


async def test_the_bot_keeps_the_pace(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client's own requests wait; without that discord.py runs into the limit."""
    words = Words.load()
    async with Sandbox(strict=False, rate_limits=True) as sandbox:
        monkeypatch.setattr(Route, "BASE", f"{sandbox.url}/api/v10")
        channels = [sandbox.world.add_channel(f"pace-{number}").id for number in range(CHANNELS)]
        client = SobekClient(App(words, tables, Languages(words, tables)))
        await client.http.static_login("sandbox")
        await asyncio.gather(
            *(
                client.http.request(
                    Route("POST", "/channels/{channel_id}/messages", channel_id=channel), json={"content": "x"}
                )
                for channel in channels
            )
        )
        await client.close()
        assert sandbox.count("POST", "/messages$") == CHANNELS
        assert sandbox.rate_limits.earned == {}
