"""Each scenario is broken at single places; `make soak` breaks every one of them at every place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bot.faults.breaking import Breaker
from tests.bot.faults.scenarios import SCENARIOS, Scenario

SOME = 6
_THIRD = [
    pytest.param(one, marks=[] if place % 3 == 0 else pytest.mark.thorough) for place, one in enumerate(SCENARIOS)
]


@pytest.mark.parametrize("scenario", _THIRD, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_in_the_middle_is_done_in_the_end(scenario: Scenario, tmp_path: Path) -> None:
    breaker = Breaker(scenario, tmp_path)
    places = await breaker.prepare()
    for place in Random(scenario.name).sample(places, min(SOME, len(places))):
        await breaker.at(place)
