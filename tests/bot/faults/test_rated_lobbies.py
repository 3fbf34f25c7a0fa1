"""Lobbies of rated games on a clock: what time removes from what keeps their game from being rated."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.domain.pace import DAY, HOUR
from bot.interactions.custom_id import Verb
from tests.bot.faults.scenarios import ANA, BEN, here, lobby, press, shown
from tests.bot.faults.world import GUILD, NAMES, World, new_world, with_ladders
from tests.bot.rated_games import Played

Playing = Callable[..., Awaitable[None]]

NOT_NOW = "Unrated for now"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot on a server with ladders, which gives signs."""
    world = await new_world(tmp_path)
    await with_ladders(world)
    yield world
    await world.stop()


async def text(world: World) -> str:
    """Return what the lobby says."""
    _, message = await shown(world)
    return message.text


@pytest.fixture
def played(world: World) -> Playing:
    """Give what lets Ana and Ben have begun rated games with each other so long ago."""
    games = Played(world.store, GUILD, "sobek")

    async def before(*ago: int) -> None:
        for one in ago:
            at = int(world.clock.now()) - one
            await games.settled(await games.started(ANA, BEN, at=at), at)

    return before


async def edits_in(world: World, seconds: float) -> int:
    """Let time pass and return how often a message was edited meanwhile."""
    before = world.discord.calls.count("edit")
    await world.later(seconds)
    return world.discord.calls.count("edit") - before


async def test_a_lobby_is_drawn_again_when_a_pair_may_begin_another_rated_game(world: World, played: Playing) -> None:
    """Once, and at that moment; nobody presses anything."""
    await played(DAY - HOUR, 20, 10)
    await lobby((ANA, BEN), size=3)(world)
    world.watch.start()
    assert NOT_NOW in await text(world)
    assert await edits_in(world, HOUR - 60) == 0
    assert NOT_NOW in await text(world)
    assert await edits_in(world, 120) == 1
    assert NOT_NOW not in await text(world)
    assert (await here(world)).unrated == ()
    assert await edits_in(world, DAY) == 0


async def test_it_is_so_after_a_restart_and_while_the_bot_was_away(world: World, played: Playing) -> None:
    """The moment is stored."""
    await played(DAY - HOUR, 20, 10)
    await lobby((ANA, BEN), size=3)(world)
    await world.stop()
    world.clock.leap(HOUR)
    await world.start()
    await world.ready()
    await world.later(60)
    assert NOT_NOW not in await text(world)


async def test_another_game_meanwhile_puts_the_moment_off_without_a_new_message(world: World, played: Playing) -> None:
    """The lobby says the same as before."""
    await played(DAY - HOUR, 20, 10)
    await lobby((ANA, BEN), size=3)(world)
    world.watch.start()
    await played(5)
    assert await edits_in(world, 2 * HOUR) == 0
    assert NOT_NOW in await text(world)
    assert await edits_in(world, DAY - 2 * HOUR - 25) == 0
    assert await edits_in(world, 60) == 1
    assert NOT_NOW not in await text(world)


async def test_an_account_grows_old_enough_in_a_lobby(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its id says when it was made."""
    made = int(world.clock.now()) - 30 * DAY + HOUR
    young = (made * 1000 - 1_420_070_400_000) << 22
    monkeypatch.setitem(NAMES, young, "Yann")
    await lobby((ANA, young), size=3)(world)
    world.watch.start()
    assert NOT_NOW in await text(world)
    assert await edits_in(world, HOUR - 60) == 0
    assert await edits_in(world, 120) == 1
    assert NOT_NOW not in await text(world)


async def test_what_else_is_against_it_is_said_then(world: World, played: Playing) -> None:
    """The pair may begin another game, but the computer is still there."""
    await played(DAY - HOUR, 20, 10)
    await lobby((ANA, BEN), size=3)(world)
    await press(world, ANA, Verb.ADD_COMPUTER)
    world.watch.start()
    both = await text(world)
    assert await edits_in(world, HOUR + 60) == 1
    after = await text(world)
    assert NOT_NOW in after
    assert len(after) < len(both)
