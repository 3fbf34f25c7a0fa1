"""Each scenario of time is broken at single places; `make soak` breaks every one of them at every place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bot.faults.breaking import Breaker
from tests.bot.faults.overtime import OVERTIME
from tests.bot.faults.scenarios import Scenario

SOME = 4


@pytest.mark.deep
@pytest.mark.parametrize("scenario", OVERTIME, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_when_time_has_passed_is_done_in_the_end(scenario: Scenario, tmp_path: Path) -> None:
    breaker = Breaker(scenario, tmp_path)
    places = await breaker.prepare()
    for place in Random(scenario.name).sample(places, min(SOME, len(places))):
        await breaker.at(place)
