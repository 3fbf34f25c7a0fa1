"""An address at which the bot cannot be looked at is said in one line that asks what may be wrong."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import Any, cast

import pytest

from bot.config.settings import Address
from bot.ops.health_server import Eyes, NoPort


async def refused(host: str, port: int) -> str:
    """Return the line that says why nothing can be served there; nobody is looked at before."""
    nobody = cast(Any, None)
    with pytest.raises(NoPort) as caught:
        await Eyes(nobody, nobody, Address(host, port)).__aenter__()
    assert "\n" not in str(caught.value)
    return str(caught.value)


@pytest.fixture
def taken() -> Iterator[int]:
    """Give a port that somebody has."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.mark.parametrize("host", ["nonsense.invalid", "192.0.2.1"])
async def test_an_address_that_is_not_this_machines_is_named(host: str) -> None:
    """A name that nobody knows, and a number of somebody else's."""
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
