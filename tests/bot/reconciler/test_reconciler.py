"""What a pass costs: the diff is pure, but it is asked no more often than something has changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.reconciler import Executor, Slow, diff
from bot.reconciler.reconciler import LONGEST_PAUSE, SHORTEST_PAUSE, _pause
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


def test_a_pause_grows_with_the_outage_and_is_no_shorter_than_discord_asks() -> None:
    """It has an end, after which a step is tried again however long it has failed; a rate limit may ask for more."""
    lost = RuntimeError("lost")
    assert [_pause(lost, now, 0) for now in (0, 20, 10_000)] == [SHORTEST_PAUSE, 10, LONGEST_PAUSE]
    assert [_pause(Slow(30), now, 0) for now in (0, 20, 100)] == [30, 30, 50]
    assert _pause(Slow(600), 10_000, 0) == 600
