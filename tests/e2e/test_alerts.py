"""Each alert is provoked once on the real bot beside the sandbox; Prometheus' engine raises it by its real figures."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

import pytest
import pytest_asyncio

from bot.interactions.custom_id import Verb
from sandbox.server import Sandbox
from tests.e2e.harness import Bot
from tests.e2e.provoked import PROVOKED, Ailing, rejected
from tests.e2e.watched import free_port, series
from tests.promtool import RULES, alerts

pytestmark = pytest.mark.asyncio(loop_scope="module")

SHORT: Final = {"SobekDown", "SobekFaults", "SobekStoreFails", "SobekMessagesRefused"}
"""What is provoked in every run; the others are when it is to be thorough."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def ailing(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Ailing]:
    """Give the bot; but for the fault that is put into it, nothing of all this is worth a traceback."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path_factory.mktemp("bot"), program="tests.e2e.ailing", deals="alerts")
        ailing = Ailing(bot, free_port())
        await ailing.start()
        ailing.fresh = await ailing.scrape()
        yield ailing
        assert await bot.stop() == 0
        assert bot.log.count("Traceback") == bot.log.count("RuntimeError: ailing"), bot.log


@pytest.mark.parametrize(
    "alert", [one if one in SHORT else pytest.param(one, marks=pytest.mark.thorough) for one in alerts()]
)
async def test_an_alert_is_raised_by_what_the_real_bot_counts(alert: str, ailing: Ailing, tmp_path: Path) -> None:
    """And not by the moment before."""
    course = await PROVOKED[alert](ailing)
    course.try_alert(alert, tmp_path)


@pytest.mark.thorough
async def test_a_board_that_discord_rejects_lastingly_raises_the_alert_of_the_bots_own_faults(
    ailing: Ailing, tmp_path: Path
) -> None:
    """The player was told that the operator knows."""
    (await rejected(ailing)).try_alert("SobekFaults", tmp_path)


async def test_what_an_alert_sees_increase_is_there_before_it_does(ailing: Ailing) -> None:
    """A series that begins with its first event has not increased by it, as Prometheus sees it."""
    asked = re.findall(r"(?:increase|rate)\((\w+)(?:\{([^}]*)\})?\[", RULES.read_text(encoding="utf-8"))
    assert len(asked) >= 8
    for name, where in asked:
        known = [part for part in where.split(",") if part and "!" not in part]
        assert any(one.startswith(f"{name}{{") and all(part in one for part in known) for one in ailing.fresh), name


async def test_faults_of_every_kind_of_press_are_counted_before_the_first(ailing: Ailing) -> None:
    """An alert looks at them kind by kind."""
    (group,) = ailing.sandbox.world.commands.values()
    kinds = {verb.name.lower() for verb in Verb} | {f"/{command['name']}" for command in group["options"]} | {"unknown"}
    missing = {
        kind
        for kind in kinds
        if series("sobek_presses_total", {"kind": kind, "outcome": "failed", **ailing.target}) not in ailing.fresh
    }
    assert missing == set()
