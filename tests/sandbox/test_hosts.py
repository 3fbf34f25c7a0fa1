"""Addresses: the sandbox answers to this machine's own names, whatever a browser was made to believe."""

from __future__ import annotations

import aiohttp
import pytest

from sandbox.hosts import is_own
from sandbox.server import Sandbox

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


LOOKALIKES = ["127.0.0.1.evil.example", "localhost.evil.example", "evil.example", "a@localhost", "127.0.0.2", "0.0.0.0"]


@pytest.mark.parametrize("host", [*LOOKALIKES, "", "::1", "localhost:", "localhost:x", "localhost\n"])
def test_what_only_looks_like_an_own_name_is_none(host: str) -> None:
    assert not is_own(host)
