"""Addresses: the sandbox answers to its own names and its own page, whatever a browser was made to believe."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox.hosts import is_own, policy
from sandbox.server import Sandbox
from tests.unhurried import UNHURRIED

PLACES = ["/", "/page/main.js", "/control/state", "/attachments/1/2/x.png", "/api/v10/gateway", "/nowhere"]


@pytest.mark.parametrize("path", PLACES)
async def test_another_name_for_this_machine_is_refused_in_one_line(sandbox: Sandbox, path: str) -> None:
    headers = {"Host": f"evil.example:{sandbox.port}", "Origin": f"http://evil.example:{sandbox.port}"}
    async with aiohttp.request("GET", sandbox.url + path, headers=headers) as response:
        assert response.status == 403
        assert (await response.text()).count("\n") == 1


async def test_a_page_under_another_name_gets_no_socket_and_no_control(sandbox: Sandbox) -> None:
    headers = {"Host": f"evil.example:{sandbox.port}", "Origin": f"http://evil.example:{sandbox.port}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        for path in ("/page/ws?user=alice", "/gateway/"):
            with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
                await session.ws_connect(sandbox.url + path)
            assert refused.value.status == 403
        async with session.post(f"{sandbox.url}/control/remove_bot", json={}) as response:
            assert response.status == 403
    assert sandbox.world.bot_in_guild


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "LocalHost", "[::1]"])
async def test_this_machines_own_names_are_let_in_with_and_without_a_port(sandbox: Sandbox, host: str) -> None:
    for name in (host, f"{host}:{sandbox.port}", f"{host}:80"):
        async with aiohttp.request("GET", f"{sandbox.url}/control/state", headers={"Host": name}) as response:
            assert response.status == 200


FOREIGN = ["http://evil.example", "http://127.0.0.1:1", "http://127.0.0.1", "https://127.0.0.1:{port}", "null", ""]
SOCKETS = ["/gateway", "/gateway/", "/page/ws?user=alice"]


@pytest.mark.parametrize("path", PLACES)
@pytest.mark.parametrize("method", ["GET", "POST", "OPTIONS", "DELETE"])
async def test_a_page_elsewhere_is_refused_on_every_route_in_one_line(sandbox: Sandbox, method: str, path: str) -> None:
    headers = {"Origin": "http://evil.example", "Authorization": "Bot x"}
    async with aiohttp.request(method, sandbox.url + path, headers=headers) as response:
        assert response.status == 403
        assert (await response.text()).count("\n") == 1
    assert not sandbox.requests


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("origin", FOREIGN)
async def test_a_page_elsewhere_gets_no_socket(sandbox: Sandbox, path: str, origin: str) -> None:
    headers = {"Origin": origin.format(port=sandbox.port)}
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError) as refused:
            await session.ws_connect(sandbox.url + path, headers=headers)
    assert refused.value.status == 403


@pytest.mark.parametrize("path", SOCKETS)
@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
@pytest.mark.parametrize("said", [True, False])
async def test_the_own_page_and_who_names_none_get_a_socket(
    sandbox: Sandbox, path: str, name: str, *, said: bool
) -> None:
    host = f"{name}:{sandbox.port}"
    headers = {"Host": host, **({"Origin": f"http://{host}"} if said else {})}
    async with aiohttp.ClientSession() as session, session.ws_connect(sandbox.url + path, headers=headers) as socket:
        assert await socket.receive_json(timeout=UNHURRIED)


async def test_the_name_that_it_is_configured_with_is_an_own_one() -> None:
    async with Sandbox(host="127.0.0.2") as sandbox, aiohttp.ClientSession() as session:
        for origin in ({}, {"Origin": sandbox.url}):
            async with session.get(f"{sandbox.url}/control/state", headers=origin) as response:
                assert response.status == 200
        async with session.get(f"{sandbox.url}/control/state", headers={"Host": "127.0.0.3"}) as response:
            assert response.status == 403


async def test_the_page_may_run_its_own_files_alone(sandbox: Sandbox) -> None:
    async with aiohttp.request("GET", sandbox.url) as response:
        told = response.headers["Content-Security-Policy"]
    assert told == policy(f"127.0.0.1:{sandbox.port}")
    allowed = {words[0]: words[1:] for words in map(str.split, told.split("; "))}
    assert allowed["default-src"] == ["'none'"]
    assert allowed["script-src"] == allowed["style-src"] == ["'self'"]
    assert allowed["frame-ancestors"] == ["'none'"]


@pytest.mark.parametrize("host", ["nile.example", "fe80::1"])
def test_a_configured_name_is_known_with_and_without_a_port(host: str) -> None:
    named = f"[{host}]" if ":" in host else host
    assert is_own(named, host)
    assert is_own(f"{named.upper()}:80", host)
    for other in (f"{named}.evil.example", "nile-example", ""):
        assert not is_own(other, host)
    assert not is_own("", "")


LOOKALIKES = ["127.0.0.1.evil.example", "localhost.evil.example", "evil.example", "a@localhost", "127.0.0.2", "0.0.0.0"]


@pytest.mark.parametrize("host", [*LOOKALIKES, "", "::1", "localhost:", "localhost:x", "localhost\n"])
def test_what_only_looks_like_an_own_name_is_none(host: str) -> None:
    assert not is_own(host)
