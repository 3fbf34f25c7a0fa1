"""Where the bot can be looked at: under which names it answers, and what is said of an address that cannot be had."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any, cast

import aiohttp
import pytest

from bot.config.settings import Address
from bot.ops.health_server import HealthServer, NoPort
from tests.e2e.watched import free_port


async def refused(host: str, port: int) -> str:
    """Return the line that says why nothing can be served there; nobody is looked at before."""
    nobody = cast(Any, None)
    with pytest.raises(NoPort) as caught:
        await HealthServer(nobody, nobody, Address(host, port)).__aenter__()
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port that is in use."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("host", ["nonsense.invalid", "192.0.2.1"])
async def test_an_address_that_is_not_this_machines_is_named(host: str) -> None:
    """An unknown name, and a number of another machine."""
    said = await refused(host, 9464)
    assert said.startswith(f"METRICS_HOST={host}: nothing can be served on port 9464 of it (")
    assert said.endswith("). Is it an address of this machine?")


async def test_a_port_that_somebody_has_is_named(taken: int) -> None:
    said = await refused("127.0.0.1", taken)
    assert said.startswith(f"METRICS_PORT={taken}: nothing can be served there on 127.0.0.1 (")
    assert said.endswith("). Is it in use?")


async def test_a_port_that_is_the_systems_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    async def forbidden(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("aiohttp.web.TCPSite.start", forbidden)
    assert (await refused("127.0.0.1", 80)).endswith("(Permission denied). Take one from 1024 on.")


async def answered(address: Address, host: str) -> tuple[int, str]:
    """Return what is answered under a name: the status and the text."""
    nobody = cast(Any, None)
    async with HealthServer(nobody, nobody, address):
        request = aiohttp.request("GET", f"http://127.0.0.1:{address.port}/live", headers={"Host": host})
        async with request as response:
            return response.status, await response.text()


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.1:9464", "localhost:1", "LocalHost", "[::1]:9464", "127.8.0.1"])
@pytest.mark.parametrize("listens", ["127.0.0.1", "localhost", "0.0.0.0"])
async def test_this_machines_own_names_are_answered_wherever_it_listens(listens: str, host: str) -> None:
    """What watches over a container asks from inside it."""
    address = Address(listens, free_port(), ("sobek",))
    assert await answered(address, host) == (200, "live\n")


@pytest.mark.parametrize(
    "host", ["evil.example:9464", "127.0.0.1.evil.example", "localhost.evil.example", "sobek:9464", ""]
)
@pytest.mark.parametrize("listens", ["127.0.0.1", "localhost"])
async def test_on_this_machine_alone_another_name_is_refused_in_one_line(listens: str, host: str) -> None:
    """A site can point its own name here, and its pages would read what is counted."""
    status, text = await answered(Address(listens, free_port()), host)
    assert status == 403
    assert text.count("\n") == 1
    assert "METRICS_HOSTS" in text


@pytest.mark.parametrize(
    ("host", "status"),
    [("sobek:9464", 200), ("Sobek", 200), ("metrics.example:80", 200), ("evil.example", 403), ("10.0.0.7:9464", 200)],
)
@pytest.mark.parametrize("listens", ["127.0.0.1", "0.0.0.0"])
async def test_names_that_are_listed_are_answered_and_no_others(listens: str, host: str, status: int) -> None:
    """A number is no name that a site could point elsewhere; for this machine alone it has to be listed too."""
    names = ("sobek", "metrics.example", "10.0.0.7")
    assert (await answered(Address(listens, free_port(), names), host))[0] == status


@pytest.mark.parametrize(("host", "status"), [("10.0.0.7:9464", 200), ("[fe80::1]", 200), ("evil.example", 403)])
async def test_a_number_need_not_be_listed_where_others_may_look(host: str, status: int) -> None:
    assert (await answered(Address("0.0.0.0", free_port(), ("sobek",)), host))[0] == status


async def test_where_others_may_look_and_nothing_is_listed_every_name_is_answered() -> None:
    """As it was before there was a list."""
    assert await answered(Address("0.0.0.0", free_port()), "metrics.example") == (200, "live\n")


async def test_no_page_is_told_anything_under_another_name() -> None:
    nobody = cast(Any, None)
    address = Address("127.0.0.1", free_port())
    async with (
        HealthServer(nobody, nobody, address),
        aiohttp.ClientSession(headers={"Host": "evil.example"}) as session,
    ):
        for path in ("/live", "/ready", "/metrics", "/nowhere"):
            async with session.get(f"http://127.0.0.1:{address.port}{path}") as response:
                assert response.status == 403
