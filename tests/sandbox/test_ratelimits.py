"""Rate limits as Discord's: buckets, the 50 a second, who is exempt, and how discord.py gets along with them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import aiohttp
import pytest

from sandbox.ids import Clock
from sandbox.interactions import Kind
from sandbox.ratelimits import EVERYWHERE, INVALID, RateLimits, TooMany, bucket_of, route_of
from sandbox.server import Sandbox
from tests.sandbox.channels import channel_of
from tests.sandbox.conftest import Client, connected

TOKEN = {"Authorization": "Bot sandbox"}


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox(rate_limits=True) as sandbox:
        yield sandbox


@pytest.fixture
async def http(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession(f"{sandbox.url}/api/v10/", headers=TOKEN) as session:
        yield session


async def send(http: aiohttp.ClientSession, sandbox: Sandbox, channel: str = "table-one") -> aiohttp.ClientResponse:
    number = sandbox.channel(channel).id
    async with http.post(f"channels/{number}/messages", json={"content": "x"}) as response:
        await response.read()
    return response


async def test_five_messages_in_five_seconds_pass_in_each_channel(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    """Every answer tells what is left; the sixth is refused, in another channel it passes."""
    passed = [await send(http, sandbox) for _ in range(5)]
    assert [one.status for one in passed] == [200] * 5
    assert [one.headers["X-RateLimit-Remaining"] for one in passed] == ["4", "3", "2", "1", "0"]
    assert {one.headers["X-RateLimit-Limit"] for one in passed} == {"5"}
    after = [float(one.headers["X-RateLimit-Reset-After"]) for one in passed]
    assert 5.0 >= after[0] >= after[-1] > 0
    ends = float(passed[0].headers["X-RateLimit-Reset"])
    assert ends - sandbox.clock.now() == pytest.approx(float(passed[-1].headers["X-RateLimit-Reset-After"]), abs=1)
    refused = await send(http, sandbox)
    elsewhere = await send(http, sandbox, "table-two")
    assert (refused.status, elsewhere.status) == (429, 200)
    assert refused.headers["X-RateLimit-Bucket"] == elsewhere.headers["X-RateLimit-Bucket"]
    assert len(sandbox.person("alice").sees("table-one")) == 5


async def test_a_refusal_says_how_long_and_whose_fault_it_is(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """Body and headers are those that Discord documents; after that time the next message passes."""
    for _ in range(5):
        await send(http, sandbox)
    number = sandbox.channel("table-one").id
    async with http.post(f"channels/{number}/messages", json={"content": "x"}) as refused:
        body = await refused.json()
    assert body.keys() == {"message", "retry_after", "global"}
    assert body["global"] is False
    assert 0 < body["retry_after"] <= 5
    headers = refused.headers
    assert int(headers["Retry-After"]) - 1 < body["retry_after"] <= int(headers["Retry-After"])
    assert (headers["X-RateLimit-Scope"], headers["X-RateLimit-Remaining"]) == ("user", "0")
    assert "Via" in headers
    assert "X-RateLimit-Global" not in headers
    sandbox.steady.advance(body["retry_after"])
    assert (await send(http, sandbox)).headers["X-RateLimit-Remaining"] == "4"


async def test_sending_editing_deleting_and_reading_have_buckets_of_their_own(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    """Whoever may send no more can still edit, read and delete what is there."""
    message = (await (await http.post(await _messages(sandbox), json={"content": "x"})).json())["id"]
    for _ in range(4):
        await send(http, sandbox)
    path = f"{await _messages(sandbox)}/{message}"
    edited = await http.patch(path, json={"content": "y"})
    read = await http.get(path)
    deleted = await http.delete(path)
    assert [edited.status, read.status, deleted.status] == [200, 200, 204]
    buckets = {one.headers["X-RateLimit-Bucket"] for one in (edited, read, deleted, await send(http, sandbox))}
    assert len(buckets) == 4


async def _messages(sandbox: Sandbox) -> str:
    return f"channels/{sandbox.channel('table-one').id}/messages"


async def test_fifty_requests_a_second_pass_in_all(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """What is too much in all is told to be global, for everything but interactions' own requests."""
    limits = sandbox.rate_limits
    for number in range(EVERYWHERE):
        limits.take("POST", f"/channels/{number}/messages")
    async with http.get("users/@me") as refused:
        body = await refused.json()
    assert refused.status == 429
    assert body["global"] is True
    assert 0 < body["retry_after"] <= 1
    assert refused.headers["X-RateLimit-Global"] == "true"
    assert refused.headers["X-RateLimit-Scope"] == "global"
    assert "X-RateLimit-Bucket" not in refused.headers
    sandbox.steady.advance(1)
    async with http.get("users/@me") as passed:
        assert passed.status == 200


async def test_answers_to_interactions_are_never_limited(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """A callback passes while every limit is reached, carries no headers of a bucket, and counts for nothing."""
    for number in range(EVERYWHERE):
        sandbox.rate_limits.take("POST", f"/channels/{number}/messages")
    counted = sandbox.rate_limits.counted
    for _ in range(12):
        async with http.post("interactions/1/x/callback", json={"type": 5}) as answer:
            assert (answer.status, (await answer.json())["code"]) == (404, 10062)
        assert "X-RateLimit-Limit" not in answer.headers
    assert sandbox.rate_limits.counted == counted


async def test_follow_ups_have_a_bucket_for_each_token_and_do_not_count_for_the_bot(
    sandbox: Sandbox, http: aiohttp.ClientSession
) -> None:
    """Five pass in two seconds with one token, whatever else the bot has sent."""
    first, second = (_interaction(sandbox) for _ in range(2))
    for interaction in (first, second):
        async with http.post(f"interactions/{interaction.id}/{interaction.token}/callback", json={"type": 5}):
            pass
    for number in range(EVERYWHERE):
        sandbox.rate_limits.take("POST", f"/channels/{number}/messages")
    hook = f"webhooks/{sandbox.world.application_id}"
    answers = [await http.post(f"{hook}/{first.token}", json={"content": "x"}) for _ in range(6)]
    assert [one.status for one in answers] == [200] * 5 + [429]
    assert answers[-1].headers["X-RateLimit-Scope"] == "user"
    assert (await http.post(f"{hook}/{second.token}", json={"content": "x"})).status == 200
    sandbox.steady.advance(2)
    assert (await http.post(f"{hook}/{first.token}", json={"content": "x"})).status == 200


def _interaction(sandbox: Sandbox) -> Any:
    alice, channel = sandbox.person("alice").user, sandbox.channel("table-one")
    interaction = sandbox.interactions.create(Kind.COMMAND, alice, channel, {"name": "x", "id": "1", "type": 1})
    interaction.state = "waiting"  # nobody is connected, and it is answered all the same
    return interaction


async def test_old_messages_are_edited_within_both_limits(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """Three edits of messages older than an hour pass in six seconds, though their bucket has room for more."""
    path = await _messages(sandbox)
    message = (await (await http.post(path, json={"content": "x"})).json())["id"]
    sandbox.clock.advance(3700)
    answers = [await http.patch(f"{path}/{message}", json={"content": str(n)}) for n in range(4)]
    assert [one.status for one in answers] == [200, 200, 200, 429]
    refused, body = answers[-1].headers, await answers[-1].json()
    assert body["code"] == 30046
    assert (refused["X-RateLimit-Scope"], refused["X-RateLimit-Remaining"]) == ("shared", "1")
    assert "Via" in refused
    assert 0 < body["retry_after"] <= 6
    assert sandbox.rate_limits.invalid == 0, "a limit of the channel is nobody's own fault"


async def test_a_channel_is_renamed_twice_in_ten_minutes(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """The limit lies hidden behind the route's own, which still tells of room."""
    sandbox.permit("table-one", manage_channels=True)
    path = f"channels/{sandbox.channel('table-one').id}"
    answers = [await http.patch(path, json={"name": f"table-{n}"}) for n in range(3)]
    assert [one.status for one in answers] == [200, 200, 429]
    assert int(answers[-1].headers["X-RateLimit-Remaining"]) > 0
    assert 500 < (await answers[-1].json())["retry_after"] <= 600


async def test_invalid_requests_are_counted_for_ten_minutes(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """401, 403 and 429 count towards a ban, and the state tells how many there were."""
    async with http.get("users/@me", headers={"Authorization": "Bot bad"}) as refused:
        assert refused.status == 401
    sandbox.permit("table-one", send_messages=False)
    assert (await send(http, sandbox)).status == 403
    assert (await http.get("channels/1")).status == 404
    for _ in range(6):
        await send(http, sandbox, "table-two")
    async with http.get(f"{sandbox.url}/control/state") as answer:
        state = (await answer.json())["rate_limits"]
    assert (state["invalid"], state["earned"], state["banned"]) == (3, {"user": 1}, False)
    sandbox.steady.advance(600)
    assert sandbox.rate_limits.invalid == 0


def test_ten_thousand_invalid_requests_would_be_a_ban() -> None:
    """It is told, not done."""
    limits = RateLimits(Clock())
    for _ in range(INVALID):
        assert not limits.state()["banned"]
        limits.note(403, None)
    assert limits.state()["banned"]


async def test_the_switch_can_be_turned_while_it_runs(sandbox: Sandbox, http: aiohttp.ClientSession) -> None:
    """Off, everything passes and the headers tell of plenty; on, the limits are back."""
    async with http.post(f"{sandbox.url}/control/rate_limits", json={"on": False}) as answer:
        assert (await answer.json())["on"] is False
    passed = [await send(http, sandbox) for _ in range(7)]
    assert {one.status for one in passed} == {200}
    assert int(passed[-1].headers["X-RateLimit-Remaining"]) > 100
    async with http.post(f"{sandbox.url}/control/rate_limits", json={"on": True}):
        pass
    assert [(await send(http, sandbox)).status for _ in range(6)] == [200] * 5 + [429]
    assert not Sandbox().rate_limits.on


def test_what_is_refused_is_not_counted() -> None:
    """Whoever tries again and again is let in when the window is over, not later."""
    clock = Clock()
    limits = RateLimits(clock, on=True)
    for _ in range(5):
        limits.take("POST", "/channels/1/messages")
    for _ in range(60):
        with pytest.raises(TooMany):
            limits.take("POST", "/channels/1/messages")
    assert limits.counted == 5
    clock.advance(5)
    assert limits.take("POST", "/channels/1/messages")["X-RateLimit-Remaining"] == "4"


@pytest.mark.parametrize(
    ("path", "route", "major"),
    [
        ("/channels/12/messages/34", "/channels/#/messages/#", "12"),
        ("/guilds/5/members/6", "/guilds/#/members/#", "5"),
        ("/webhooks/7/a-B_9/messages/@original", "/webhooks/#/#/messages/@original", "7+a-B_9"),
        ("/users/@me", "/users/@me", ""),
        ("/channels/1/messages/2/reactions/🐟/@me", "/channels/#/messages/#/reactions/#/@me", "1"),
    ],
)
def test_a_route_is_told_from_its_major_parameter(path: str, route: str, major: str) -> None:
    """Channel, server and webhook with token divide a route's bucket; other numbers do not."""
    assert route_of(path) == (route, major)


def test_a_bucket_has_the_same_name_everywhere() -> None:
    """The name is made of method and route alone."""
    assert bucket_of("GET", "/users/@me") == bucket_of("GET", "/users/@me") != bucket_of("POST", "/users/@me")


async def test_discord_py_waits_by_itself_in_a_channel_that_is_written_to_in_a_burst(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seven messages at once all arrive, not all in one window, and not one request was too many."""
    async with connected(sandbox, monkeypatch) as client:
        start = time.monotonic()
        await asyncio.gather(*(channel_of(client).send(str(number)) for number in range(7)))
        assert time.monotonic() - start >= 4.9
    assert len(sandbox.person("alice").sees("table-one")) == 7
    assert not sandbox.rate_limits.earned


async def test_discord_py_waits_for_the_token_of_an_interaction(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Follow-ups in a burst all arrive, and not one was too many."""
    async with connected(sandbox, monkeypatch) as client:

        async def on_press(what: str, interaction: Any) -> None:
            await interaction.response.defer()
            await asyncio.gather(*(interaction.followup.send(str(number)) for number in range(7)))

        alice = sandbox.person("alice")
        board = (await alice.command("table-one", "toy new")).message
        client.on_press = on_press  # type: ignore[method-assign]
        await alice.press(board, "More", wait=0.01)
        await sandbox.wait_for(lambda: len(alice.sees("table-one")) == 8)
    assert not sandbox.rate_limits.earned


async def test_discord_py_gets_over_a_global_limit(sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has no limiter for all requests: it earns a 429, waits as long as it is told, and the message arrives."""
    async with connected(sandbox, monkeypatch) as client:
        with suppress(TooMany):  # signing in has taken some of them
            for number in range(EVERYWHERE):
                sandbox.rate_limits.take("POST", f"/channels/{number}/messages")
        await channel_of(client).send("x")
    assert sandbox.rate_limits.earned == {"global": 1}
    assert len(sandbox.person("alice").sees("table-one")) == 1


async def test_without_the_switch_a_client_is_never_kept_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests that look at something else stay quick."""
    async with Sandbox() as sandbox, connected(sandbox, monkeypatch) as client:
        await asyncio.gather(*(channel_of(client).send(str(number)) for number in range(60)))
        assert isinstance(client, Client)
        assert not sandbox.rate_limits.earned


@pytest.mark.parametrize("sliding", [False, True])
def test_windows_end_as_a_whole_or_slide(sliding: bool) -> None:
    """Nine messages may come within a quarter of a second where windows end as a whole."""
    clock = Clock()
    limits = RateLimits(clock, on=True)
    limits.sliding = sliding
    passed = []
    for seconds in (0.0, 4.9, 0.0, 0.0, 0.0, 0.2, 0.0, 0.0, 0.0):
        clock.advance(seconds)
        try:
            limits.take("POST", "/channels/1/messages")
        except TooMany as refused:
            passed.append(round(refused.body()["retry_after"], 1))
        else:
            passed.append(0.0)
    assert passed == ([0.0] * 9 if not sliding else [0.0] * 6 + [4.8] * 3)
