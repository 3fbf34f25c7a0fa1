"""A bot that can be looked at, and what Prometheus would have of each of its scrapes."""

from __future__ import annotations

import asyncio
import json
import re
import socket
from collections.abc import Callable, Mapping
from typing import Final

import aiohttp
from prometheus_client.parser import text_string_to_metric_families

from tests.e2e.harness import Bot
from tests.promtool import PROMETHEUS

SOON: Final = 60
"""Seconds in which whatever is waited for is to be seen, on however busy a machine."""
_PATIENCE: Final = aiohttp.ClientTimeout(total=10.0)
"""Seconds that Prometheus waits for a scrape."""

Scrape = Mapping[str, float]
"""The values of a scrape by their series, as Prometheus names them."""


def free_port() -> int:
    """Return a port of this machine that nobody has just now."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Watched:
    """A bot that can be looked at."""

    def __init__(self, bot: Bot, port: int) -> None:
        self.bot = bot
        self._url = f"http://127.0.0.1:{port}"
        (job,) = re.findall(r"job_name: (\w+)", (PROMETHEUS / "prometheus.yml").read_text(encoding="utf-8"))
        self.target = {"instance": f"127.0.0.1:{port}", "job": job}
        """The labels by which Prometheus knows the bot."""

    async def look(self, path: str) -> tuple[int, str]:
        """Return what is served under a path: the status and the text."""
        async with aiohttp.ClientSession(timeout=_PATIENCE) as session, session.get(self._url + path) as answer:
            return answer.status, await answer.text()

    async def scrape(self) -> Scrape:
        """Return all that Prometheus would store of a scrape now: nothing but `up` if the bot does not answer."""
        try:
            _, text = await self.look("/metrics")
        except (aiohttp.ClientError, TimeoutError):
            return {series("up", self.target): 0.0}
        samples = [one for family in text_string_to_metric_families(text) for one in family.samples]
        found = {series(one.name, {**one.labels, **self.target}): one.value for one in samples}
        return found | {series("up", self.target): 1.0}

    async def figure(self, name: str, **labels: str) -> float:
        """Return the sum of all samples of a name that have these labels."""
        _, text = await self.look("/metrics")
        return sum(
            sample.value
            for family in text_string_to_metric_families(text)
            for sample in family.samples
            if sample.name == name and labels.items() <= sample.labels.items()
        )

    async def until(self, path: str, wanted: Callable[[int, str], bool]) -> str:
        """Wait until something is served under a path, and return it."""
        async with asyncio.timeout(SOON):
            while True:
                seen = await self.look(path)
                if wanted(*seen):
                    return seen[1]
                await asyncio.sleep(0.05)

    async def counts(self, wanted: Callable[[float], bool], name: str, **labels: str) -> None:
        """Wait until the sum of all samples of a name that have these labels is as wanted."""
        async with asyncio.timeout(SOON + SOON):
            while True:
                if wanted(await self.figure(name, **labels)):
                    return
                await asyncio.sleep(0.05)


def series(name: str, labels: Mapping[str, str]) -> str:
    """Return a series as Prometheus writes it, its labels in the order of their names."""
    return f"{name}{{{','.join(f'{key}={json.dumps(value)}' for key, value in sorted(labels.items()))}}}"
