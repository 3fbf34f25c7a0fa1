"""Each deletion of data is broken at single places; `make soak` breaks every one of them at every place."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.bot.faults.breaking import Breaker
from tests.bot.faults.forgetting import FORGETTING
from tests.bot.faults.scenarios import Scenario

SOME = 4


@pytest.mark.deep
@pytest.mark.parametrize("scenario", FORGETTING, ids=lambda one: one.name.replace(" ", "-"))
async def test_whatever_fails_while_data_are_deleted_is_done_in_the_end(scenario: Scenario, tmp_path: Path) -> None:
    breaker = Breaker(scenario, tmp_path)
    places = await breaker.prepare()
    for place in Random(scenario.name).sample(places, min(SOME, len(places))):
        await breaker.at(place)
