"""The bot's own quota: what waits, in which order, and that Discord never has to refuse."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, cast

import aiohttp
import pytest
import yarl
from discord.http import Route

from bot.app_context import App
from bot.client import SobekClient
from bot.discord_api.rate_limiter import SAFE, RateLimiter, is_counted, send_while
from bot.i18n.messages import Words
from bot.interactions.locale import Languages
from bot.reconciler import Outdated
from bot.tables import Tables
from sandbox.ratelimits import FIGURES, Figure
from sandbox.server import Sandbox

CHANNELS = 70


@asynccontextmanager
async def within(quota: RateLimiter, sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    """Give a session whose requests keep a quota."""
    base, headers = f"{sandbox.url}/api/v10/", {"Authorization": "Bot sandbox"}
    async with aiohttp.ClientSession(base, headers=headers, trace_configs=[quota.trace()]) as http:
        yield http


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """Give one that keeps the limits."""
    async with Sandbox(strict=False, rate_limits=True) as sandbox:
        yield sandbox


async def fetch(http: aiohttp.ClientSession, number: int) -> int:
    """Ask for a channel that is not there, in a bucket of its own, and return the status."""
    async with http.get(f"channels/{number}") as answer:
        return answer.status


def most_in_a_second(sandbox: Sandbox) -> int:
    """Return how many requests the sandbox had within one second at most."""
    arrived = [one.at for one in sandbox.requests]
    return max(sum(first <= one < first + 1 for one in arrived) for first in arrived)


@pytest.mark.parametrize(("share", "many"), [(1.0, 100), (0.25, 30)])
async def test_in_no_second_more_go_out_than_is_safe(sandbox: Sandbox, share: float, many: int) -> None:
    """However many wait; a process that has a quarter of the bot lets out a quarter."""
    async with within(RateLimiter(share), sandbox) as http:
        assert set(await asyncio.gather(*(fetch(http, number) for number in range(many)))) == {404}
    assert most_in_a_second(sandbox) <= SAFE * share
    assert sandbox.rate_limits.earned == {}


async def test_requests_that_are_held_up_and_arrive_together_are_not_too_many(sandbox: Sandbox) -> None:
    """A network that halts lets requests catch up with others: their places are not given out before they arrive."""
    sandbox.fail("slow", path="^/channels", times=30, seconds=0.7)
    async with within(RateLimiter(), sandbox) as http:
        await asyncio.gather(*(fetch(http, number) for number in range(2 * SAFE)))
    assert sandbox.rate_limits.earned == {}


@pytest.mark.parametrize("share", [0.0, -1.0, 1.5])
def test_a_share_is_a_part_of_the_whole(share: float) -> None:
    """A share of nothing, or of more than all, is an error."""
    with pytest.raises(ValueError, match="share"):
        RateLimiter(share)


async def test_who_came_first_goes_first(sandbox: Sandbox) -> None:
    """Those who come while others wait go behind them, also at the moment at which there is room."""
    async with within(RateLimiter(0.1), sandbox) as http:
        waiting = []
        for number in range(14):
            waiting.append(asyncio.create_task(fetch(http, number)))
            await asyncio.sleep(0.11)
        await asyncio.gather(*waiting)
    assert [one.path for one in sandbox.requests] == [f"/channels/{number}" for number in range(14)]


@pytest.mark.parametrize("fault", ["drop", "cancel"])
async def test_a_request_that_fails_gives_its_place_back(sandbox: Sandbox, fault: str) -> None:
    """Torn connections and requests given up, on their way or in the line, keep nobody waiting for ever."""
    async with within(RateLimiter(0.05), sandbox) as http:
        sandbox.fail("drop" if fault == "drop" else "slow", path="^/channels", times=8, seconds=60)
        failing = [asyncio.create_task(fetch(http, number)) for number in range(4)]
        if fault == "cancel":
            await asyncio.sleep(0.1)
            for one in failing:
                one.cancel()
        assert all(isinstance(one, BaseException) for one in await asyncio.gather(*failing, return_exceptions=True))
        sandbox.faults.clear()
        async with asyncio.timeout(20):
            assert await fetch(http, 9) == 404


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
    assert is_counted(yarl.URL(url)) is counted


async def test_answers_pass_by_those_who_wait(sandbox: Sandbox) -> None:
    """With every place taken, an answer to an interaction goes out at once."""
    async with within(RateLimiter(0.03), sandbox) as http:
        waiting = asyncio.gather(*(fetch(http, number) for number in range(3)))
        await sandbox.wait_for(lambda: sandbox.requests)
        async with http.post("interactions/1/x/callback", json={"type": 5}):
            assert not waiting.done()
        await waiting
    assert [one.method for one in sandbox.requests] == ["GET", "POST", "GET", "GET"]


async def test_the_bot_keeps_the_quota(tables: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    """The client's own requests wait; without that discord.py runs into the limit."""
    words = Words.load()
    async with Sandbox(strict=False, rate_limits=True) as sandbox:
        monkeypatch.setattr(Route, "BASE", f"{sandbox.url}/api/v10")
        channels = [sandbox.world.add_channel(f"quota-{number}").id for number in range(CHANNELS)]
        async with SobekClient(App(words, tables, Languages(words, tables))) as client:
            await client.http.static_login("sandbox")
            await asyncio.gather(
                *(
                    client.http.request(
                        Route("POST", "/channels/{channel_id}/messages", channel_id=channel), json={"content": "x"}
                    )
                    for channel in channels
                )
            )
        assert sandbox.count("POST", "/messages$") == CHANNELS
        assert sandbox.rate_limits.earned == {}


async def post(http: aiohttp.ClientSession, channel: int = 1) -> int:
    """Send a message and return the answer's status."""
    async with http.post(f"channels/{channel}/messages", json={"content": "x"}) as answer:
        return answer.status


async def test_a_channel_gets_no_more_messages_than_five_in_any_five_seconds(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether Discord's windows slide is not known. Here half a second is enough."""
    monkeypatch.setattr("bot.discord_api.rate_limiter._CHANNEL_SECONDS", 0.51)
    monkeypatch.setitem(cast(Any, FIGURES), "POST /channels/#/messages", Figure(5, 0.5))
    sandbox.rate_limits.sliding = True
    one, other = (sandbox.world.add_channel(f"sliding-{number}").id for number in range(2))
    async with within(RateLimiter(), sandbox) as http:
        assert set(await asyncio.gather(*(post(http, channel) for channel in [one] * 18 + [other] * 5))) == {200}
    assert sandbox.rate_limits.earned == {}


@pytest.mark.parametrize("limited", [False, True])
async def test_after_an_outage_messages_wait_only_where_discord_takes_few(
    limited: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Answers of an outage do not say how many a window takes; what the last one said still holds."""
    monkeypatch.setattr("bot.discord_api.rate_limiter._CHANNEL_SECONDS", 60.0)
    async with Sandbox(strict=False, rate_limits=limited) as sandbox, within(RateLimiter(), sandbox) as http:
        channel = sandbox.world.add_channel("outage").id
        assert await post(http, channel) == 200
        sandbox.fail(status=503, method="POST", times=5)
        # Where few are taken, the first of these waits for the place of the message before.
        tried = [asyncio.create_task(post(http, channel)) for _ in range(5)]
        await sandbox.wait_for(lambda: sandbox.count("POST", "/messages$") == (5 if limited else 6))
        again = asyncio.create_task(post(http, channel))
        done, _ = await asyncio.wait({again}, timeout=0.5 if limited else 30)
        assert bool(done) is not limited
        for one in (*tried, again):
            one.cancel()
        await asyncio.gather(*tried, again, return_exceptions=True)


async def test_a_message_that_waits_for_its_channel_holds_up_no_other_channel(sandbox: Sandbox) -> None:
    busy, free = (sandbox.world.add_channel(f"crowded-{number}").id for number in range(2))
    async with within(RateLimiter(), sandbox) as http:
        waiting = [asyncio.create_task(post(http, busy)) for _ in range(60)]
        await sandbox.wait_for(lambda: sandbox.count("POST", f"/channels/{busy}/messages") == 5)
        assert await post(http, free) == 200
        for one in waiting:
            one.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)


async def test_what_is_not_wanted_any_more_when_it_could_go_out_is_not_sent(sandbox: Sandbox) -> None:
    async with within(RateLimiter(), sandbox) as http:
        with pytest.raises(Outdated):
            await send_while(lambda: False, post(http))
        assert sandbox.count() == 0
        assert await send_while(lambda: True, post(http)) == 404
        assert await post(http) == 404, "what has no such condition is sent as ever"


async def test_what_is_not_wanted_any_more_is_given_up_while_it_waits(sandbox: Sandbox) -> None:
    quota, wanted = RateLimiter(1 / 48), True
    async with within(quota, sandbox) as http:
        await post(http)
        waiting = asyncio.create_task(send_while(lambda: wanted, post(http)))
        await asyncio.sleep(0.05)
        wanted = False
        with pytest.raises(Outdated):
            await waiting
        assert sandbox.count() == 1


async def test_what_may_have_arrived_is_seen_through_and_what_was_refused_is_not(sandbox: Sandbox) -> None:
    """discord.py tries again; after refusals alone it is certain that nothing was done."""

    async def tries(http: aiohttp.ClientSession, *statuses: int) -> int:
        nonlocal wanted
        wanted = True
        for status in statuses:
            sandbox.fail(status=status)
            await post(http)
            wanted = False
        return await post(http)

    wanted = True
    async with within(RateLimiter(), sandbox) as http:
        for statuses in ((500,), (502, 429)):
            before = sandbox.count()
            assert await send_while(lambda: wanted, tries(http, *statuses)) == 404
            assert sandbox.count() == before + len(statuses) + 1
        with pytest.raises(Outdated):
            await send_while(lambda: wanted, tries(http, 429))


async def test_a_place_that_was_not_needed_is_free_at_once(sandbox: Sandbox) -> None:
    quota = RateLimiter(1 / 48)
    async with within(quota, sandbox) as http:
        with pytest.raises(Outdated):
            await send_while(lambda: False, post(http))
        assert not quota.full
