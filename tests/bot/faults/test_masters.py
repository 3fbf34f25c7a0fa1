"""Masters in the whole bot: what a person did is shown at once, what all masters did by one change more."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.ai_workers import WorkerPool
from bot.domain.computer_level import ComputerLevel
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Table
from engine.ai.search_contract import Evaluation
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, here, lobby, press, shown
from tests.bot.faults.world import World, new_world
from tests.bot.toy_search import last

THINKS = 0.25


class Slow(WorkerPool):
    """Thinks for a while by the world's clock."""

    def __init__(self, world: World) -> None:
        super().__init__({}, 1)
        self._world = world
        self.asked = 0

    def can_search(self, rules: Any) -> bool:
        return True

    async def evaluate(
        self, game: str, version: str, view: Any, memory: Any, legal: Any, number: int, *, budget: int, patience: float
    ) -> Evaluation[Any] | None:
        self.asked += 1
        await self._world.clock.sleep(THINKS)
        found: Evaluation[Any] = last(view, memory, legal[:1], budget, "")
        return found


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana plays with two masters, and is to move."""
    world = await new_world(tmp_path)
    world.tables.play._searching = Slow(world)
    for seed in range(1, 20):
        await lobby((ANA,), 2, seed=seed)(world)
        for seat in (1, 2):
            await press(world, ANA, Verb.LEVEL, "", f"{seat}|{ComputerLevel.MASTER}")
        await press(world, ANA, Verb.START)
        await world.clock.advance(5)
        if (await here(world)).asked:
            break
    yield world
    await world.stop()


def panel_of(world: World) -> Message:
    return max(world.discord.state.messages.values(), key=lambda one: (one.ephemeral_for == ANA, one.id))


async def begun(world: World, message: Message) -> tuple[Table, asyncio.Task[Any]]:
    """Let Ana take the first card, and give the table while the first master thinks."""
    table = await here(world)
    seen = table.seen_by(0)
    assert seen is not None
    world.discord.calls.clear()
    act = PressId(table.id, table.version, Verb.ACT, seen.legal[0].code)
    task = asyncio.create_task(world.press(ANA, message, act))
    await world.clock.quiet()
    return await here(world), task


async def test_a_move_is_shown_before_the_masters_have_thought_and_theirs_by_one_change_more(world: World) -> None:
    _, board = await shown(world)
    table, task = await begun(world, board)
    assert world.tables.is_search_next(table)
    assert board.version == table.version, "the board shows what she did"
    assert world.discord.calls == ["answer"], "it came with the answer to her press"
    await world.clock.advance(5)
    await task
    later = await here(world)
    assert 0 in later.asked
    assert later.version == table.version + 2
    assert board.version == later.version
    assert world.discord.calls == ["answer", "edit"]
    await world.check()


async def test_a_panel_shows_the_move_and_then_what_the_masters_did(world: World) -> None:
    _, board = await shown(world)
    await press(world, ANA, Verb.HAND)
    panel = panel_of(world)
    table, task = await begun(world, panel)
    assert panel.version == table.version
    before = panel.text
    await world.clock.advance(5)
    await task
    later, board = await shown(world)
    assert panel.version == board.version == later.version > table.version
    assert panel.text != before
    await world.check()


async def test_a_bot_that_is_killed_while_a_master_thinks_lets_it_think_again(world: World) -> None:
    _, board = await shown(world)
    table, task = await begun(world, board)
    await world.kill()
    task.cancel()
    world.tables.play._searching = Slow(world)
    await world.reconciler_sweep()
    await world.clock.advance(5)
    later = await here(world)
    assert later.version > table.version
    assert 0 in later.asked
    await world.heal()
    await world.check()


async def opened(world: World, verb: Verb) -> tuple[Message, Table, asyncio.Task[Any]]:
    """Let Ana take a card in her panel, and press there while the masters think."""
    await press(world, ANA, Verb.HAND)
    panel = panel_of(world)
    table, task = await begun(world, panel)
    await world.press(ANA, panel, PressId(table.id, table.version, verb))
    return panel, table, task


async def test_a_page_that_was_opened_while_masters_think_stays(world: World) -> None:
    panel, table, task = await opened(world, Verb.RULES)
    page = panel.text
    await world.clock.advance(5)
    await task
    assert (await here(world)).version > table.version
    assert panel.text == page


async def test_a_panel_to_which_somebody_went_back_while_masters_think_shows_what_they_did(world: World) -> None:
    panel, table, task = await opened(world, Verb.RULES)
    back = asyncio.create_task(world.press(ANA, panel, PressId(table.id, table.version, Verb.HAND)))
    await world.clock.quiet()
    assert panel.version == table.version
    await world.clock.advance(5)
    await asyncio.gather(task, back)
    later = await here(world)
    assert panel.version == later.version > table.version
    await world.check()


async def test_a_second_tap_on_a_card_keeps_the_masters_moves_from_nobody(world: World) -> None:
    await press(world, ANA, Verb.HAND)
    panel = panel_of(world)
    table, task = await begun(world, panel)
    again = await world.press(ANA, panel, PressId(table.id, table.version - 1, Verb.ACT, "t.1"))
    assert again.shown == [panel]
    await world.clock.advance(5)
    await task
    later = await here(world)
    assert panel.version == later.version > table.version
    assert 0 in later.asked


async def test_a_panel_that_was_opened_while_masters_think_shows_what_they_did(world: World) -> None:
    """It came by a press on the board, as does one that tells what its player alone has learnt."""
    _, board = await shown(world)
    table, task = await begun(world, board)
    opening = asyncio.create_task(press(world, ANA, Verb.HAND))
    await world.clock.quiet()
    panel = panel_of(world)
    assert panel.version == table.version
    await world.clock.advance(5)
    await asyncio.gather(task, opening)
    later = await here(world)
    assert panel.version == later.version > table.version
    assert panel_of(world) is panel, "no other takes its place"


async def test_a_panel_that_was_dismissed_while_masters_think_stays_away(world: World) -> None:
    _, board = await shown(world)
    _, task = await begun(world, board)
    opening = asyncio.create_task(press(world, ANA, Verb.HAND))
    await world.clock.quiet()
    panel = panel_of(world)
    panel.deleted = True
    await world.clock.advance(5)
    await asyncio.gather(task, opening)
    assert panel_of(world) is panel
