"""Practice games with a store that fails, and presses that come twice, late, or from somebody else's message."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.screens.practice import PracticeAction
from bot.store import Practice
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.scenarios import ANA, BEN, HERE
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which nobody has done anything."""
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def begin(world: World, user: int = ANA) -> Message:
    """Begin a game as somebody does to whom lessons are offered, and give its message."""
    message = (await world.command(user, HERE, "learn")).shown[-1]
    await world.press(user, message, PressId(0, 0, Verb.PRACTICE, f"sobek/{PracticeAction.OPEN}/"))
    return message


async def stored(world: World, user: int = ANA) -> Practice | None:
    return await world.store.practices.of(user, "sobek", int(world.clock.now()))


def asks(message: Message, wish: PracticeAction) -> PressId:
    """Give the first button of a page that asks for something."""
    return next(one for one in message.ids if one.verb is Verb.PRACTICE and one.arg.split("/")[1] == wish)


async def test_what_cannot_be_stored_is_told_and_can_be_done_again(world: World) -> None:
    """The page stays as it was, and nothing that is there is lost."""
    message = await begin(world)
    before, page, take = await stored(world), message.text, asks(message, PracticeAction.ACT)
    world.store_fault = lambda words: Fault.LOST if words.startswith("UPDATE practices") else None
    done = await world.press(ANA, message, take)
    world.store_fault = lambda words: None
    assert await stored(world) == before
    assert "could not be saved" in done.told
    assert message.text == page
    await world.press(ANA, message, take)
    after = await stored(world)
    assert before is not None
    assert after is not None
    assert after.version == before.version + 1


async def test_the_same_press_twice_is_one_move(world: World) -> None:
    """The second gets the game as it is."""
    message = await begin(world)
    take = asks(message, PracticeAction.ACT)
    await world.press(ANA, message, take)
    once = await stored(world)
    await world.press(ANA, message, take)
    assert await stored(world) == once
    assert "has moved on" in message.text


async def test_a_press_that_carries_anothers_game_is_about_ones_own(world: World) -> None:
    """Who has none is told so, and no game changes or begins."""
    message, other = await begin(world), (await world.command(BEN, HERE, "learn")).shown[-1]
    before = await stored(world)
    for wish in (PracticeAction.ACT, PracticeAction.TAKE_BACK, PracticeAction.BOARD, PracticeAction.MORE):
        about = asks(message, PracticeAction.ACT).arg.rpartition("/")[2] if wish is PracticeAction.ACT else ""
        assert before is not None
        await world.press(BEN, other, PressId(0, before.version, Verb.PRACTICE, f"sobek/{wish}/{about}"))
        assert "This practice game is gone" in other.text
    assert await stored(world, BEN) is None
    assert await stored(world) == before


async def end(world: World, message: Message, user: int = ANA) -> None:
    """Forget the game that a page shows."""
    now = await stored(world, user)
    assert now is not None
    await world.press(user, message, PressId(0, now.version, Verb.PRACTICE, f"sobek/{PracticeAction.END}/"))
    assert await stored(world, user) is None


async def test_ten_games_are_begun_in_a_minute_and_the_next_one_waits(world: World) -> None:
    """Each is dealt and drawn; who goes on with one that is there never waits."""
    message = await begin(world)
    for _ in range(9):
        await end(world, message)
        await world.press(ANA, message, PressId(0, 0, Verb.PRACTICE, f"sobek/{PracticeAction.OPEN}/"))
    last = await stored(world)
    shown = await world.press(ANA, message, PressId(0, 0, Verb.PRACTICE, f"sobek/{PracticeAction.OPEN}/"))
    assert "a bit fast" not in shown.told
    assert await stored(world) == last
    await end(world, message)
    for wish in (PracticeAction.OPEN, PracticeAction.AGAIN):
        refused = await world.press(ANA, message, PressId(0, 0, Verb.PRACTICE, f"sobek/{wish}/"))
        assert "That was a bit fast. Please try again in" in refused.told
        assert await stored(world) is None
    await begin(world, BEN)
    assert await stored(world, BEN) is not None
    await world.clock.advance(60)
    await world.press(ANA, message, PressId(0, 0, Verb.PRACTICE, f"sobek/{PracticeAction.OPEN}/"))
    assert await stored(world) is not None
