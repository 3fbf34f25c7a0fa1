"""Each scenario is broken at single places; `make soak` breaks every one of them at every place."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.bot.faults.breaking import Breaker
from tests.bot.faults.scenarios import SCENARIOS, Scenario
from tests.depth import some_of

SOME = 6


@some_of("scenario", SCENARIOS, 12, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_in_the_middle_is_done_in_the_end(scenario: Scenario, tmp_path: Path) -> None:
    breaker = Breaker(scenario, tmp_path)
    places = await breaker.prepare()
    for place in Random(scenario.name).sample(places, min(SOME, len(places))):
        await breaker.at(place)
