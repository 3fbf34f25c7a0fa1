"""What whoever runs the bot can look at: /live and /ready for what watches over it, /metrics for Prometheus.

Nothing there names a person, a server, a table, a card or a seed. It is served where METRICS_PORT says, and nowhere
by default.
"""

from __future__ import annotations

import asyncio
import errno
import logging
import platform
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Final

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.client import SobekClient
from bot.config.settings import Address, number_in
from bot.store import FileReplaced, Store, StoreUnavailable
from bot.tables import TableError
from bot.telemetry.metrics import GATEWAY_CLOSED, REGISTRY, VERSION, keep_time
from bot.version import __version__

log = logging.getLogger(__name__)

NAMES: Final = frozenset(
    {
        "sobek_tables",
        "sobek_lesson_reached",
        "sobek_boards_behind",
        "sobek_boards_refused",
        "sobek_gateway_latency_seconds",
        "sobek_shards_away",
        "sobek_database_away",
        "sobek_search_queue",
    }
)
"""What is not counted but looked at when somebody asks."""
AGES: Final = (0, 10, 60, 600, 3600)
"""Boards are counted that have been behind for longer than so many seconds."""
_PATIENCE: Final = 2.0
"""For how many seconds the store is asked whether it is there."""


_HOST: Final = re.compile(r"(?P<name>[^:]+|\[[^]]+\])(:[0-9]+)?")


class NoPort(Exception):
    """The port of METRICS_PORT cannot be had; the text is one line for whoever starts the bot."""


class Eyes:
    """Serves what can be looked at, as long as it is entered as a context.

    Args:
        client: the bot.
        store: its database.
        address: where.
    """

    def __init__(self, client: SobekClient, store: Store, address: Address) -> None:
        self._client = client
        self._store = store
        self._address = address
        self._present = _Present(client, store)
        self._runner: web.AppRunner | None = None
        self._time: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Eyes:
        """Begin to serve.

        Raises:
            NoPort: the address cannot be had.
        """
        app = web.Application(middlewares=[self._named])
        app.add_routes(
            [web.get("/live", self._live), web.get("/ready", self._ready), web.get("/metrics", self._metrics)]
        )
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, self._address.host, self._address.port).start()
        except OSError as error:
            await self._runner.cleanup()
            raise NoPort(_no_port(self._address, error)) from None
        VERSION.info({"version": __version__, "python": platform.python_version()})
        REGISTRY.register(self._present)
        self._time = asyncio.create_task(keep_time())
        log.info("it can be looked at on port %s of %s", self._address.port, self._address.host)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Serve no longer."""
        REGISTRY.unregister(self._present)
        if self._time is not None:
            self._time.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _named(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request under another name: a site can point its own name here, and its pages would read all."""
        if answers_to(self._address, request.host):
            return await handler(request)
        return web.Response(status=403, text="This name is not among METRICS_HOSTS.\n")

    async def _live(self, _: web.Request) -> web.Response:
        """Answer at all: whoever does so has an event loop that ticks."""
        return web.Response(text="live\n")

    async def _ready(self, _: web.Request) -> web.Response:
        """Say what the bot lacks to answer everybody: a line each, and 503 if there is any."""
        lacking = [line async for line in self._lacking()]
        return web.Response(text="".join(f"{line}\n" for line in lacking or ["ready"]), status=503 if lacking else 200)

    async def _lacking(self) -> AsyncIterator[str]:
        away = self._client.connection.disconnected
        if away:
            yield f"gateway: {len(away)} shards are not connected" if len(away) > 1 else "gateway: not connected"
        try:
            await self._store.require_file()
        except FileReplaced as error:
            yield f"store: nothing is stored, for {error}"
        except StoreUnavailable:
            pass
        if self._store.lease.lost.is_set():
            yield "lease: another bot has the database"
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._client.app.tables.outbox.next_wake()
        except (TableError, TimeoutError):
            yield "store: the database does not answer"

    async def _metrics(self, _: web.Request) -> web.Response:
        """Hand out all that is counted, with how things are at this moment."""
        await self._present.look()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def answers_to(address: Address, host: str) -> bool:
    """Tell whether what is served at an address may be asked for under a name.

    This machine's own names always may, and those that are listed. A number may where others than this machine can
    look, for no site can point it elsewhere; without a list every name may there.

    Args:
        address: where it is served, with the names that are listed.
        host: a Host header, with a port or without.
    """
    found = _HOST.fullmatch(host)
    name = found["name"].lower() if found is not None else ""
    number = number_in(name)
    if _is_loopback(name) or (name and name.strip("[]") in {one.lower() for one in address.names}):
        return True
    if _is_loopback(address.host):
        return False
    return number is not None or not address.names


def _is_loopback(host: str) -> bool:
    number = number_in(host)
    return host.lower() == "localhost" if number is None else number.is_loopback


def _no_port(address: Address, error: OSError) -> str:
    """Return why nothing can be served at an address, and what may be wrong with it."""
    why = error.strerror or type(error).__name__
    match error.errno:
        case errno.EADDRINUSE:
            asked = "Is it in use?"
        case errno.EACCES:
            asked = "Take one from 1024 on."
        case _:
            return (
                f"METRICS_HOST={address.host}: nothing can be served on port {address.port} of it ({why}). Is it an "
                "address of this machine?"
            )
    return f"METRICS_PORT={address.port}: nothing can be served there on {address.host} ({why}). {asked}"


class _Present(Collector):
    """How things are when somebody looks. What only the store knows is read before, for a collector cannot wait."""

    def __init__(self, client: SobekClient, store: Store) -> None:
        self._client = client
        self._store = store
        self._tables: dict[tuple[str, str], int] = {}
        self._lessons: dict[tuple[str, str], int] = {}

    async def look(self) -> None:
        """Read what the store has; if it does not answer, what was read last stands."""
        with suppress(StoreUnavailable):
            await self._store.require_file()
        tables = self._client.app.tables
        try:
            async with asyncio.timeout(_PATIENCE):
                counts = await tables.table_search.counts(), await tables.lesson_progress.counts()
            self._tables, self._lessons = dict(counts[0]), dict(counts[1])
        except (TableError, TimeoutError):
            log.warning("the store does not say how much there is")
        for shard in self._client.connection.shards:
            # Counted from 0, before it is lost for the first time.
            GATEWAY_CLOSED.labels(str(shard.number))

    def collect(self) -> Iterator[Metric]:
        """Yield what is so now."""
        tables = GaugeMetricFamily("sobek_tables", "Tables, by game and status.", labels=("game", "status"))
        for (game, status), count in sorted(self._tables.items()):
            tables.add_metric((game, status), count)
        yield tables
        lessons = GaugeMetricFamily(
            "sobek_lesson_reached", "How many people have reached a step of a lesson.", labels=("game", "step")
        )
        for (game, step), count in sorted(self._lessons.items()):
            lessons.add_metric((game, step), count)
        yield lessons
        behind = self._client.reconciler.seconds_behind(refused=False)
        boards = GaugeMetricFamily(
            "sobek_boards_behind",
            "Tables that are not shown as they are, for longer than so long.",
            labels=("seconds",),
        )
        for age in AGES:
            boards.add_metric((str(age),), sum(one >= age for one in behind))
        yield boards
        refused = GaugeMetricFamily("sobek_boards_refused", "Tables that a server does not let be shown as they are.")
        refused.add_metric((), len(self._client.reconciler.seconds_behind(refused=True)))
        yield refused
        latency = GaugeMetricFamily("sobek_gateway_latency_seconds", "Latency of a shard's gateway.", labels=("shard",))
        connection = self._client.connection
        for shard in connection.shards:
            if shard.latency is not None:
                latency.add_metric((str(shard.number),), shard.latency)
        yield latency
        away = GaugeMetricFamily("sobek_shards_away", "Shards that are not connected.")
        away.add_metric((), len(connection.disconnected))
        yield away
        lost = GaugeMetricFamily(
            "sobek_database_away", "Whether the database's file was deleted or replaced, so that nothing is stored."
        )
        lost.add_metric((), self._store.file_away)
        yield lost
        queue = GaugeMetricFamily("sobek_search_queue", "Searches that wait for a worker or have one.")
        queue.add_metric((), self._client.app.searching.under_way)
        yield queue
