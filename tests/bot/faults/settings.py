"""What a server sets while its tables wait, one thing at a time; broken as all scenarios are."""

from __future__ import annotations

from dataclasses import replace

from bot.domain.preferences import QuietHours
from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.overtime import Doing
from tests.bot.faults.scenarios import ANA, BEN, TWO, Scenario, acting, game, here
from tests.bot.faults.world import GUILD, World

_LONG = QuietHours(1, 0, "UTC")
"""Hours in which it is quiet nearly always, whatever the time."""


def with_quiet(quiet: QuietHours | None) -> Doing:
    """Return what brings about a table that waits for somebody who has not pressed lately, in such a server."""

    async def before(world: World) -> None:
        await game(TWO)(world)
        await world.tables.guild_settings.change(GUILD, lambda settings: replace(settings, quiet=quiet, zone="UTC"))
        world.watch.start()
        await world.later(40 * 60)
        await acting()(world)

    return before


def setting(arg: str, *values: str) -> Doing:
    """Return what chooses something on the panel."""

    async def does(world: World) -> None:
        table = await here(world)
        message = world.board(table)
        assert message is not None
        await world.press(ANA, message, PressId(0, 0, Verb.SETTINGS, arg), values=list(values))

    return does


async def _both(world: World) -> None:
    """Let two people set different things, one after the other."""
    await setting("pace", "slow")(world)
    table = await here(world)
    message = world.board(table)
    assert message is not None
    await world.press(BEN, message, PressId(0, 0, Verb.SETTINGS, "openers"), values=["manage"])


SETTINGS = (
    Scenario("quiet hours given up", with_quiet(_LONG), setting("quiet.off")),
    Scenario("quiet hours chosen", with_quiet(None), setting("quiet.from", "1")),
    Scenario("another zone", with_quiet(_LONG), setting("city.1|0", "Asia/Tokyo")),
    Scenario("two who set something", with_quiet(None), _both),
)
