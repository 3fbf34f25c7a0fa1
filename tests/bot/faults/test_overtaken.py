"""A press whose outcome somebody else shows first, as the sweep at a start does, is answered all the same."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Self

import pytest

from bot.interactions.custom_id import Verb
from bot.interactions.response import InteractionResponse
from bot.tables import Table
from tests.bot.faults.scenarios import ANA, BEN, HERE, game, here, over, press
from tests.bot.faults.world import World, new_world

TWO = (ANA, BEN)


def swept(world: World, monkeypatch: pytest.MonkeyPatch, opening: str) -> None:
    """Let each lobby be shown by a sweep as soon as it is stored, before whoever opened it can do so."""
    lobbies = world.tables.lobbies
    opens: Callable[..., Awaitable[Table]] = getattr(lobbies, opening)

    async def opened(*wanted: Any, **more: Any) -> Table:
        table = await opens(*wanted, **more)
        await world.reconciler.reconcile(table.id)
        return table

    monkeypatch.setattr(lobbies, opening, opened)


async def test_a_sweep_leaves_a_new_table_to_the_command_that_opens_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The lobby is the answer, also for whoever is quicker than the bot is at its start."""
    world = await new_world(tmp_path)
    lobbies, opens = world.tables.lobbies, world.tables.lobbies.create
    waiting: set[asyncio.Task[None]] = set()

    async def opened(*wanted: Any, **more: Any) -> Table:
        table = await opens(*wanted, **more)
        world.reconciler.wake(table.id)
        waiting.add(world.reconciler._background[table.id])
        await asyncio.wait(waiting, timeout=0.2)
        return table

    monkeypatch.setattr(lobbies, "create", opened)
    answer = await world.command(ANA, HERE, "new", seats=2)
    assert answer.answered == ["message"]
    assert "Your table is open." not in answer.told
    table = await here(world)
    await asyncio.gather(*waiting)
    assert table.board == (await here(world)).board
    await world.check()
    await world.stop()


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every answer be deferred before anything is done."""

    async def deferred(self: InteractionResponse) -> Self:
        monkeypatch.setattr("bot.interactions.response._PATIENCE", 0)
        await self._defer_later()
        return self

    monkeypatch.setattr(InteractionResponse, "__aenter__", deferred)


async def test_whoever_opens_a_table_is_told_where_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Discord would say that the application did not respond."""
    world = await new_world(tmp_path)
    swept(world, monkeypatch, "create")
    answer = await world.command(ANA, HERE, "new", seats=2)
    assert answer.answered == ["message"]
    assert "Your table is open." in answer.told
    await world.check()
    await world.stop()


@pytest.mark.usefixtures("slow")
async def test_what_was_announced_to_all_is_withdrawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """That somebody thinks would stand in the channel for ever, or what is for one alone would be for all."""
    world = await new_world(tmp_path)
    swept(world, monkeypatch, "create")
    answer = await world.command(ANA, HERE, "new", seats=2)
    assert answer.answered == ["defer", "withdrawn"]
    assert "Your table is open." in answer.told
    await world.check()
    await world.stop()


async def test_a_rematch_is_acknowledged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await new_world(tmp_path)
    await game(TWO, kind="duel", seed=6, until=over)(world)
    swept(world, monkeypatch, "rematch")
    answer = await press(world, ANA, Verb.REMATCH)
    assert answer.answered == ["defer"]
    assert (await here(world)).status == "lobby"
    await world.check()
    await world.stop()


@pytest.mark.usefixtures("slow")
async def test_of_a_rematch_nothing_stays_that_was_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await new_world(tmp_path)
    await game(TWO, kind="duel", seed=6, until=over)(world)
    swept(world, monkeypatch, "rematch")
    answer = await press(world, ANA, Verb.REMATCH)
    assert answer.answered == ["defer", "withdrawn"]
    await world.check()
    await world.stop()


async def test_a_handler_that_forgets_to_answer_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Nobody is left with an application that did not respond, and whoever keeps the bot hears of it."""
    world = await new_world(tmp_path)

    async def forgets(response: InteractionResponse, *rest: Any, **more: Any) -> None:
        """Answer nothing."""

    monkeypatch.setattr("bot.commands.tree.open_table", forgets)
    answer = await world.command(ANA, HERE, "new", seats=2)
    assert answer.answered == ["message"]
    assert "nothing was answered" in caplog.text
    await world.stop()
