"""Lobbies of rated games on a clock: what time removes from what keeps their game from being rated."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.domain.pace import DAY, HOUR
from bot.domain.rated_tables import ObstacleKind
from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, here, lobby, press, shown
from tests.bot.faults.world import GUILD, NAMES, World, new_world, with_ladders
from tests.bot.rated_games import Played

Playing = Callable[..., Awaitable[None]]

NOT_NOW = "Unrated for now"
ELSEWHERE = 78


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


async def full_lobby_elsewhere(world: World, *others: int) -> Message:
    """Open and fill another lobby of Ana in the same server; return its message."""
    await world.command(ANA, ELSEWHERE, "new", game="sobek", seats=1 + len(others))
    for user in others:
        message = await message_elsewhere(world)
        await world.press(user, message, await press_elsewhere(world, Verb.JOIN))
    return await message_elsewhere(world)


async def edits_at_start(world: World, message: Message) -> int:
    """Start the other table and return how many messages were edited; its own lobby is one of them."""
    before = world.discord.calls.count("edit")
    await world.press(ANA, message, await press_elsewhere(world, Verb.START))
    await world.clock.advance(1)
    return world.discord.calls.count("edit") - before


async def message_elsewhere(world: World) -> Message:
    """Return the newest message of the other table."""
    table = await world.tables.live_in(ELSEWHERE)
    assert table is not None
    message = world.board(table)
    assert message is not None
    return message


async def press_elsewhere(world: World, verb: Verb) -> PressId:
    """Return a press at the other table."""
    table = await world.tables.live_in(ELSEWHERE)
    assert table is not None
    return PressId(table.id, table.version, verb)


async def test_a_lobby_is_drawn_again_when_its_players_reach_a_limit_at_another_table(
    world: World, played: Playing
) -> None:
    """At once and once, without a press there; and again when the limit has lapsed."""
    await played(20, 10)
    await lobby((ANA, BEN), size=2)(world)
    message = await full_lobby_elsewhere(world, BEN)
    assert NOT_NOW not in await text(world)
    assert await edits_at_start(world, message) == 2
    assert NOT_NOW in await text(world)
    (obstacle,) = (await here(world)).unrated
    assert obstacle.told == (ObstacleKind.DAY, ANA, BEN)
    world.watch.start()
    assert await edits_in(world, HOUR) == 0
    await world.later(DAY - HOUR)
    assert NOT_NOW not in await text(world)


async def test_it_is_drawn_again_if_the_bot_ends_right_after_the_start(world: World, played: Playing) -> None:
    """The duty is stored with the start."""
    await played(20, 10)
    await lobby((ANA, BEN), size=2)(world)
    await full_lobby_elsewhere(world, BEN)
    table = await world.tables.live_in(ELSEWHERE)
    assert table is not None
    await world.tables.lobbies.start(table.id, ANA)
    await world.kill()
    assert NOT_NOW in await text(world)


async def test_a_start_that_changes_nothing_there_edits_nothing(world: World, played: Playing) -> None:
    """The pair may begin one more game."""
    await played(10)
    await lobby((ANA, BEN), size=2)(world)
    message = await full_lobby_elsewhere(world, CLEO, BEN)
    assert await edits_at_start(world, message) == 1
    assert NOT_NOW not in await text(world)
