"""A TCP proxy on loopback that can freeze, as a server does whose machine was stopped, or a network that was cut."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from types import TracebackType
from typing import Self

from sqlalchemy import URL

_CHUNK = 65_536


class Proxy:
    """Passes on what clients and a PostgreSQL server send each other, unless it is frozen.

    A client that connects to a frozen proxy is accepted and hears nothing. A connection that was there when it froze
    stays open at the server when the client closes it, as where a network forgets a connection.

    Args:
        server: the server's address.
    """

    def __init__(self, server: URL) -> None:
        self._server = server
        self._flowing = asyncio.Event()
        self._flowing.set()
        self._freezes = 0
        self._listener: asyncio.Server | None = None
        self._passing: set[asyncio.Task[None]] = set()
        self._writers: list[asyncio.StreamWriter] = []

    @property
    def url(self) -> str:
        """The address of the database by way of the proxy."""
        assert self._listener is not None
        port = self._listener.sockets[0].getsockname()[1]
        return self._server.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)

    def freeze(self) -> None:
        """Pass nothing on from now on."""
        self._freezes += 1
        self._flowing.clear()

    def thaw(self) -> None:
        """Pass on what was sent meanwhile, and all that is sent later."""
        self._flowing.set()

    def cut(self) -> None:
        """Lose all that comes on the connections that there are; neither side hears of it."""
        for task in self._passing:
            task.cancel()

    async def __aenter__(self) -> Self:
        self._listener = await asyncio.start_server(self._connected, "127.0.0.1", 0)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._listener is not None
        self._listener.close()
        for task in self._passing:
            task.cancel()
        await asyncio.gather(*self._passing, return_exceptions=True)
        for writer in self._writers:
            writer.transport.abort()

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.append(writer)
        server, to_server = await asyncio.open_connection(self._server.host, self._server.port or 5432)
        self._writers.append(to_server)
        for source, target in ((reader, to_server), (server, writer)):
            task = asyncio.create_task(self._pass(source, target))
            self._passing.add(task)
            task.add_done_callback(self._passing.discard)

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        freezes = self._freezes
        with suppress(OSError):
            while data := await source.read(_CHUNK):
                await self._flowing.wait()
                target.write(data)
        if freezes == self._freezes:
            target.close()
