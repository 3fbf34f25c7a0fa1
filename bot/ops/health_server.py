"""The health server for operators: /live and /ready for supervisors, /metrics for Prometheus.

Nothing there names a person, a server, a table, a card or a seed. METRICS_PORT switches it on; it is off by default.
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
from bot.telemetry.metrics import GATEWAY_CLOSED, REGISTRY, VERSION, watch_loop_lag
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
"""The metrics that are read at each request, not counted."""
AGES: Final = (0, 10, 60, 600, 3600)
"""The ages in seconds by which boards that are not up to date are counted."""
_PATIENCE: Final = 2.0
"""The most seconds to wait for the store's answer."""


_HOST: Final = re.compile(r"(?P<name>[^:]+|\[[^]]+\])(:[0-9]+)?")


class NoPort(Exception):
    """The port of METRICS_PORT cannot be opened; the text is one line for the operator."""


class HealthServer:
    """Serves health and metrics while it is entered as a context.

    Args:
        client: the bot.
        store: its database.
        address: where it is served.
    """

    def __init__(self, client: SobekClient, store: Store, address: Address) -> None:
        self._client = client
        self._store = store
        self._address = address
        self._figures = _CurrentFigures(client, store)
        self._runner: web.AppRunner | None = None
        self._time: asyncio.Task[None] | None = None

    async def __aenter__(self) -> HealthServer:
        """Begin to serve.

        Raises:
            NoPort: the address cannot be opened.
        """
        app = web.Application(middlewares=[self._require_known_name])
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
        REGISTRY.register(self._figures)
        self._time = asyncio.create_task(watch_loop_lag())
        log.info("it can be looked at on port %s of %s", self._address.port, self._address.host)
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop serving."""
        REGISTRY.unregister(self._figures)
        if self._time is not None:
            self._time.cancel()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _require_known_name(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Refuse a request under another name: a site could point its own name here and read all."""
        if answers_to(self._address, request.host):
            return await handler(request)
        return web.Response(status=403, text="This name is not among METRICS_HOSTS.\n")

    async def _live(self, _: web.Request) -> web.Response:
        """Answer, which shows that the event loop runs."""
        return web.Response(text="live\n")

    async def _ready(self, _: web.Request) -> web.Response:
        """List what keeps the bot from answering, a line each; the status is 503 if there is any."""
        lacking = [line async for line in self._lacking()]
        return web.Response(text="".join(f"{line}\n" for line in lacking or ["ready"]), status=503 if lacking else 200)

    async def _lacking(self) -> AsyncIterator[str]:
        """Yield a line for each part that does not work."""
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
        """Return all metrics, with the current figures."""
        await self._figures.read_store()
        return web.Response(body=generate_latest(REGISTRY), headers={"Content-Type": CONTENT_TYPE_LATEST})


def answers_to(address: Address, host: str) -> bool:
    """Return whether a server at an address answers requests under a name.

    It always answers to this machine's own names and to listed names. If other machines can reach it, it also answers
    to numbers, which no site can point elsewhere, and without a list to every name.

    Args:
        address: where it is served, with its listed names.
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
    """Return why an address cannot be opened, and what may be wrong with it."""
    why = error.strerror or type(error).__name__
    match error.errno:
        case errno.EADDRINUSE:
            advice = "Is it in use?"
        case errno.EACCES:
            advice = "Take one from 1024 on."
        case _:
            return (
                f"METRICS_HOST={address.host}: nothing can be served on port {address.port} of it ({why}). Is it an "
                "address of this machine?"
            )
    return f"METRICS_PORT={address.port}: nothing can be served there on {address.host} ({why}). {advice}"


class _CurrentFigures(Collector):
    """The current figures at each request; the store is read before, since a collector cannot await."""

    def __init__(self, client: SobekClient, store: Store) -> None:
        self._client = client
        self._store = store
        self._tables: dict[tuple[str, str], int] = {}
        self._lessons: dict[tuple[str, str], int] = {}

    async def read_store(self) -> None:
        """Read the store's figures; if it does not answer, keep the last ones."""
        with suppress(StoreUnavailable):
            await self._store.require_file()
        tables = self._client.app.tables
        try:
            async with asyncio.timeout(_PATIENCE):
                counts = await tables.joinable_tables.counts(), await tables.lesson_progress.counts()
            self._tables, self._lessons = dict(counts[0]), dict(counts[1])
        except (TableError, TimeoutError):
            log.warning("the store does not say how much there is")
        for shard in self._client.connection.shards:
            # The series begins at 0, before the first loss.
            GATEWAY_CLOSED.labels(str(shard.number))

    def collect(self) -> Iterator[Metric]:
        """Yield the current figures."""
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
