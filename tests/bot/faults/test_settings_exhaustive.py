"""Each scenario of settings is broken at single places; `make soak` breaks every one of them at every place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from bot.domain.guild_settings import Openers
from bot.domain.pace import Pace
from bot.domain.ping_recipient import Seat
from tests.bot.faults.breaking import Breaker
from tests.bot.faults.scenarios import BEN, Scenario, here
from tests.bot.faults.settings import SETTINGS
from tests.bot.faults.world import GUILD, new_world

SOME = 4


@pytest.mark.deep
@pytest.mark.parametrize("scenario", SETTINGS, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_when_a_server_sets_something_is_done_in_the_end(
    scenario: Scenario, tmp_path: Path
) -> None:
    breaker = Breaker(scenario, tmp_path)
    places = await breaker.prepare()
    for place in Random(scenario.name).sample(places, min(SOME, len(places))):
        await breaker.at(place)


async def test_who_is_waited_for_is_called_as_soon_as_the_quiet_hours_are_given_up(tmp_path: Path) -> None:
    """The press wakes the server's tables, and nobody has to wait for the morning."""
    world = await new_world(tmp_path)
    await SETTINGS[0].before(world)
    table = await here(world)
    ((seat, decision),) = table.asked.items()
    assert (table.id, Seat(seat), decision) not in world.called
    await SETTINGS[0].does(world)
    await world.clock.advance(2)
    assert (table.id, Seat(seat), decision) in world.called
    await world.check()
    await world.stop()


async def test_two_who_set_something_lose_nothing(tmp_path: Path) -> None:
    """Each is answered with what both have set."""
    world = await new_world(tmp_path)
    await SETTINGS[3].before(world)
    await SETTINGS[3].does(world)
    settings = await world.tables.guild_settings.of(GUILD)
    assert (settings.pace, settings.openers) == (Pace.SLOW, Openers.MANAGE)
    shown = [one.text for one in world.discord.state.messages.values() if one.ephemeral_for == BEN]
    assert "Saved." in shown[-1]
    await world.stop()
