"""Where the network lets the bot out through a proxy alone, all that it asks of Discord goes through it."""

from __future__ import annotations

import asyncio
import base64
import os
import shutil
import ssl
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from sandbox.server import Sandbox
from tests.e2e.certified_fork import COMMAND
from tests.e2e.forked import ROOT, start
from tests.e2e.harness import Bot

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="no openssl here, which makes a certificate")

NOWHERE = "localhost:1"
"""Where Discord is for the bot: nobody listens there, only the proxy knows the way."""
SECRET = "crocodile"
_NAMES = ("HTTPS_PROXY", "https_proxy")
"""Of the proxy; with the first, the bot is started as an operator starts it."""


async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Write what is read, until one of the two has ended."""
    with suppress(OSError, ssl.SSLError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    with suppress(OSError, ssl.SSLError):
        writer.close()


async def join(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, port: int) -> None:
    """Lead a connection on to a port of this machine."""
    there, back = await asyncio.open_connection("127.0.0.1", port)
    await asyncio.gather(pass_on(reader, back), pass_on(there, writer))


class Front:
    """The sandbox behind TLS, as Discord is, under a certificate for localhost."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self.sandbox = sandbox
        self.certificate = folder / "certificate.pem"
        key = folder / "key.pem"
        names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
        files = ["-keyout", str(key), "-out", str(self.certificate)]
        command = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", *names, *files]
        subprocess.run(command, check=True, capture_output=True)
        self.tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.tls.load_cert_chain(self.certificate, key)
        self.connections = 0

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        await join(reader, writer, self.sandbox.port)


class Proxy:
    """A proxy that knows CONNECT alone and leads to one port, whatever name it is asked for; or asks for a password."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.refuses = False
        self.asked: list[str] = []
        self.passwords: set[str] = set()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode()
        method, target, _ = head.split(" ", 2)
        if self.refuses or method != "CONNECT":
            writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
            writer.close()
            return
        self.asked.append(target)
        for line in head.splitlines():
            if line.lower().startswith("proxy-authorization: basic "):
                self.passwords.add(base64.b64decode(line.split()[-1]).decode())
        writer.write(b"HTTP/1.1 200 Connection established\r\n\r\n")
        await join(reader, writer, self.port)


@asynccontextmanager
async def listening(serve: object, tls: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """Serve at a port of this machine, and give it."""
    server = await asyncio.start_server(serve, "127.0.0.1", 0, ssl=tls)  # type: ignore[arg-type]
    try:
        yield int(server.sockets[0].getsockname()[1])
    finally:
        server.close()


@pytest.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.fixture
async def bot(request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Bot]:
    """Give a bot that is not started; a fork, unless a test says that it is to be a new process."""
    folder = tmp_path / "bot"
    folder.mkdir()
    bot = Bot(sandbox, folder, program=getattr(request, "param", "tests.e2e.certified_fork"))
    yield bot
    if bot.running:
        await bot.kill()
    assert "Traceback" not in bot.log, bot.log


@pytest.fixture
async def front(sandbox: Sandbox, tmp_path: Path) -> Front:
    return Front(sandbox, tmp_path)


@pytest.fixture
async def direct(front: Front) -> AsyncIterator[int]:
    """Give the port at which the sandbox is behind TLS."""
    async with listening(front.serve, front.tls) as port:
        yield port


@pytest.fixture
async def proxy(direct: int) -> AsyncIterator[tuple[Proxy, str]]:
    """Give a proxy that leads there, and its address as a setting names it."""
    proxy = Proxy(direct)
    async with listening(proxy.serve) as port:
        yield proxy, f"http://somebody:{SECRET}@127.0.0.1:{port}"


def settings(front: Front, place: str, **more: str) -> dict[str, str]:
    """Give the settings of a bot for which Discord is at a place, which the sandbox calls itself by, too."""
    front.sandbox.payloads.base = f"https://{place}"
    return {"DISCORD_API_URL": f"https://{place}", "SSL_CERT_FILE": str(front.certificate), **more}


@pytest.mark.parametrize(
    ("bot", "name"), [("bot", "HTTPS_PROXY"), ("tests.e2e.certified_fork", "https_proxy")], indirect=["bot"], ids=_NAMES
)
async def test_all_that_is_asked_of_discord_goes_through_the_proxy(
    bot: Bot, front: Front, proxy: tuple[Proxy, str], name: str
) -> None:
    """Requests, the gateway and answers to presses; the proxy is named in the log, its password is not."""
    through, address = proxy
    await bot.start(icons=False, **settings(front, NOWHERE, **{name: address}))
    answer = await bot.sandbox.person("alice").command("table-one", "sobek about")
    assert answer.state == "ok"
    assert set(through.asked) == {NOWHERE}
    assert len(through.asked) == front.connections > 1
    assert through.passwords == {f"somebody:{SECRET}"}
    assert await bot.stop() == 0
    assert f"through the proxy 127.0.0.1:{address.rpartition(':')[2]}" in bot.log
    assert SECRET not in bot.log


async def test_where_no_proxy_is_to_be_asked_none_is(bot: Bot, front: Front, direct: int) -> None:
    dead = {"HTTPS_PROXY": "http://127.0.0.1:1", "NO_PROXY": "example.org,localhost"}
    await bot.start(icons=False, **settings(front, f"localhost:{direct}", **dead))
    assert front.connections > 1


async def test_a_stand_in_without_tls_is_asked_directly(bot: Bot) -> None:
    await bot.start(icons=False, HTTPS_PROXY="http://127.0.0.1:1", HTTP_PROXY="http://127.0.0.1:1")


async def test_a_proxy_that_refuses_is_named_and_tried_again(bot: Bot, front: Front, proxy: tuple[Proxy, str]) -> None:
    through, address = proxy
    through.refuses = True
    await bot.launch(LOG_LEVEL="INFO", **settings(front, NOWHERE, HTTPS_PROXY=address))
    await bot.sandbox.wait_for(lambda: "Discord cannot be reached (HTTP 407 of the proxy)" in bot.log)
    through.refuses = False
    await bot.sandbox.wait_online()
    assert await bot.stop() == 0
    assert SECRET not in bot.log


@pytest.mark.parametrize("refuses", [False, True])
async def test_the_check_asks_through_the_proxy_too(
    front: Front, proxy: tuple[Proxy, str], tmp_path: Path, *, refuses: bool
) -> None:
    through, address = proxy
    through.refuses = refuses
    wanted = {"DISCORD_TOKEN": "sandbox", "PYTHONPATH": str(ROOT), "HTTPS_PROXY": address, COMMAND: "check"}
    log = tmp_path / "check.log"
    asked = await start("tests.e2e.certified_fork", tmp_path, {**os.environ, **wanted, **settings(front, NOWHERE)}, log)
    await asyncio.wait_for(asked.wait(), 60)
    told = log.read_text()
    if refuses:
        assert "WRONG token: Discord cannot be reached through HTTPS_PROXY (ClientHttpProxyError): " in told
    else:
        assert "ok    token: it is that of" in told
        assert len(through.asked) == front.connections > 0
    assert SECRET not in told
