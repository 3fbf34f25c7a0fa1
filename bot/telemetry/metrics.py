"""Counters and timers for operators; nothing here names a person, a table, a card or a seed.

All parts of the bot count here, and `bot.ops.health_server` serves the figures if METRICS_PORT is set. Labels have few,
known values: verbs, outcomes, routes without numbers, error codes.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections import deque
from collections.abc import Iterable
from enum import StrEnum
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info
from prometheus_client.process_collector import ProcessCollector

REGISTRY: Final = CollectorRegistry()
"""All metrics of this process."""

_FAST: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_WAITING: Final = (0.05, 0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 3.0, 5.0, 10.0, 30.0)
_LATE: Final = (1.0, 2.0, 5.0, 15.0, 60.0, 300.0, 3600.0)
_TICK: Final = 0.25
"""Seconds between two measurements of the event loop's lag: a stall is measured at most so much too short."""
_SHOWN_FOR: Final = 60.0
"""The seconds for which a stall is shown, so that a reader who polls once a minute sees it."""

ProcessCollector(registry=REGISTRY)

VERSION: Final = Info("sobek", "The bot that runs: its version, and that of Python.", registry=REGISTRY)

PRESSES: Final = Counter(
    "sobek_presses", "Presses, commands and forms, by what came of them.", ("kind", "outcome"), registry=REGISTRY
)
ACKNOWLEDGED: Final = Histogram(
    "sobek_acknowledged_seconds",
    "From when a press came until Discord had a first answer, were it that one will come. Discord waits 3 s.",
    buckets=_WAITING,
    registry=REGISTRY,
)
ANSWERED: Final = Histogram(
    "sobek_answered_seconds",
    "From when a press came to the bot until all that it brought about was shown or handed on.",
    ("kind",),
    buckets=_WAITING,
    registry=REGISTRY,
)
COMMITS: Final = Histogram(
    "sobek_commit_seconds", "How long a transaction that writes takes, with its wait.", buckets=_FAST, registry=REGISTRY
)
COMMITS_FAILED: Final = Counter(
    "sobek_commits_failed", "Transactions after which nothing was written, by why.", ("why",), registry=REGISTRY
)
TIMERS: Final = Histogram(
    "sobek_timer_lag_seconds",
    "How late tables whose moment had come were seen to.",
    buckets=_LATE,
    registry=REGISTRY,
)
MESSAGES_FAILED: Final = Counter(
    "sobek_messages_failed", "What Discord did not take, by its code or what happened.", ("code",), registry=REGISTRY
)
RATE_LIMITED: Final = Counter(
    "sobek_rate_limited", "Requests that Discord answered with 429, by route.", ("route",), registry=REGISTRY
)
PINGS_WITHOUT_WORDS: Final = Gauge(
    "sobek_pings_without_words",
    "1 if Discord has refused to let a screen take the place of a ping's words, so that pings have none.",
    registry=REGISTRY,
)
GATEWAY_CLOSED: Final = Counter(
    "sobek_gateway_closed", "How often a shard lost its gateway.", ("shard",), registry=REGISTRY
)
DRAWN: Final = Histogram(
    "sobek_drawn_seconds", "How long a picture takes, with its wait for a painter.", buckets=_FAST, registry=REGISTRY
)
_SEARCHES: Final = Counter(
    "sobek_searches", "Searches of masters and hints, by how they ended.", ("outcome",), registry=REGISTRY
)
_SEARCHED: Final = Histogram(
    "sobek_searched_seconds", "How long a search takes, with its wait for a worker.", buckets=_FAST, registry=REGISTRY
)
LOOP_LAG: Final = Gauge(
    "sobek_loop_lag_seconds", "How late the event loop was at the latest, in the last minute.", registry=REGISTRY
)


# Prometheus does not see the first event of a new series, so series that alerts use begin at 0.
for _why in ("stale", "store"):
    COMMITS_FAILED.labels(_why)


class Outcome(StrEnum):
    """The outcome of a press."""

    DONE = "done"
    REFUSED = "refused"
    """The user read why it cannot be done, for example by the rules."""
    STALE = "stale"
    """Another player was faster; the user saw the present state."""
    FORBIDDEN = "forbidden"
    """The bot lacks a permission."""
    STORE = "store"
    """The database did not store it."""
    DISCORD = "discord"
    """Discord did not answer, was too slow or refused the answer."""
    FAILED = "failed"
    """A fault of the bot's own."""


_ROUTE: Final = re.compile(r"^/api/v\d+")
_TOKEN: Final = re.compile(r"^/(webhooks|interactions)/(\d+)/[^/]+")
_NUMBER: Final = re.compile(r"/\d+")
_EMOJI: Final = re.compile(r"/reactions/[^/]+")


def route_of(method: str, path: str) -> str:
    """Return a request's route without numbers and without an interaction's token."""
    path = _TOKEN.sub(r"/\1/\2/:token", _ROUTE.sub("", path))
    return f"{method} {_EMOJI.sub('/reactions/:emoji', _NUMBER.sub('/:id', path))}"


def preset_presses(kinds: Iterable[str]) -> None:
    """Begin the count of faults at 0 for all kinds of presses, so that an alert sees the first of each."""
    for kind in kinds:
        PRESSES.labels(kind, Outcome.FAILED)


def trace_into(trace: aiohttp.TraceConfig) -> None:
    """Count 429 answers to a session's requests; each route's series begins with its first request."""

    async def see(_: aiohttp.ClientSession, __: SimpleNamespace, params: aiohttp.TraceRequestEndParams) -> None:
        RATE_LIMITED.labels(route_of(params.method, params.url.path)).inc(params.response.status == 429)

    trace.on_request_end.append(see)


def count_search(outcome: str, seconds: float) -> None:
    """Count a search; `bot.ai_workers` gets this as a parameter: its workers do not load this module."""
    _SEARCHES.labels(outcome).inc()
    _SEARCHED.observe(seconds)


class RollingMaximum:
    """The maximum of the values of the last seconds."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._values: deque[tuple[float, float]] = deque()
        """The values that are or may become the maximum, with their moments, in descending order."""

    def add(self, moment: float, value: float) -> float:
        """Add a value, and return the maximum at its moment."""
        while self._values and self._values[-1][1] <= value:
            self._values.pop()
        self._values.append((moment, value))
        while self._values[0][0] <= moment - self._seconds:
            self._values.popleft()
        return self._values[0][1]


async def watch_loop_lag() -> None:
    """Measure the event loop's lag forever; a single stall stays visible for later readers."""
    highest = RollingMaximum(_SHOWN_FOR)
    while True:
        late = await loop_lag(_TICK)
        LOOP_LAG.set(highest.add(time.monotonic(), late))


async def loop_lag(seconds: float) -> float:
    """Sleep for so many seconds, and return how many seconds longer the sleep took."""
    before = time.monotonic()
    await asyncio.sleep(seconds)
    return max(0.0, time.monotonic() - before - seconds)
