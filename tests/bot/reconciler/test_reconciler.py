"""What a pass costs: the diff is pure, but it is asked no more often than something has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.reconciler import Executor, diff
from tests.bot.faults.scenarios import ANA, BEN, acting, game
from tests.bot.faults.world import new_world


@pytest.mark.parametrize("people", [(ANA,), (ANA, BEN)], ids=["edited", "posted"])
async def test_what_is_to_be_done_is_found_out_once_a_step(
    people: tuple[int, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    world = await new_world(tmp_path)
    await game(people, computers=2 - len(people))(world)
    await world.clock.quiet()
    passes, steps, found = 0, 0, 0
    began, did, overtime = world.reconciler._steps_of, Executor.do, diff.due_action

    async def beginning(*args: Any) -> Any:
        nonlocal passes
        passes += 1
        return await began(*args)

    async def doing(*args: Any) -> Any:
        nonlocal steps
        steps += 1
        return await did(*args)

    def asked(*args: Any) -> Any:
        nonlocal found
        found += 1
        return overtime(*args)

    monkeypatch.setattr(world.reconciler, "_steps_of", beginning)
    monkeypatch.setattr(Executor, "do", doing)
    monkeypatch.setattr(diff, "due_action", asked)
    tidied = 0
    tidy = world.reconciler._background_steps_of

    async def tidying(*args: Any) -> Any:
        nonlocal tidied
        tidied += 1
        return await tidy(*args)

    monkeypatch.setattr(world.reconciler, "_background_steps_of", tidying)
    await acting()(world)
    await world.clock.quiet()
    assert steps > 0
    assert found == passes + tidied + steps
    await world.heal()
    await world.check()
    await world.stop()
