"""Private lists and data, pressed and commanded with the whole bot behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.queries.ladders import Ladders
from bot.screens.blocklist import ADD, REMOVE
from bot.screens.privacy import HIDE, SHOW
from bot.tables import PersonalData
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, here, lobby, press
from tests.bot.faults.world import World, new_world

NOT_HERE = "You cannot take a seat at this table"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana has opened a lobby for three."""
    world = await new_world(tmp_path)
    await lobby(size=3)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


async def page(world: World, user: int) -> Message:
    """Open the page of what is kept about somebody."""
    return (await world.command(user, HERE, "privacy")).shown[-1]


def resolved(*people: int, bots: tuple[int, ...] = ()) -> dict[str, Any]:
    """Return what Discord sends along where people were chosen."""
    users = {str(user): {"username": f"user{user}", "global_name": f"Name {user}"} for user in (*people, *bots)}
    for user in bots:
        users[str(user)]["bot"] = True  # type: ignore[assignment]
    return {"values": list(users), "resolved": {"users": users, "members": {str(BEN): {"nick": "Benny"}}}}


async def avoid(world: World, user: int, *others: int, **data: Any) -> FakeInteraction:
    """Put people on somebody's list as he does it."""
    message = await page(world, user)
    await world.press(user, message, PressId(0, 0, Verb.AVOID))
    return await world.press(user, message, PressId(0, 0, Verb.AVOID, ADD), **(data or resolved(*others)))


async def test_who_is_avoided_is_refused_kindly_and_sees_the_lobby_as_before(world: World) -> None:
    """The one on the list learns that there are other tables, nobody learns anything when he is put there."""
    board = world.board(await here(world))
    assert board is not None
    before = dict(world.discord.state.messages), board.text
    done = await avoid(world, ANA, BEN)
    assert "Saved" in done.told
    assert "Benny (<@1002>)" in done.told
    told = {number: one for number, one in world.discord.state.messages.items() if number not in before[0]}
    assert {one.ephemeral_for for one in told.values()} == {ANA}
    assert board.text == before[1]
    refused = await press(world, BEN, Verb.JOIN)
    assert NOT_HERE in refused.told
    assert "games" in refused.told
    assert "Ana" not in refused.told
    assert board.text == before[1]
    assert (await here(world)).people == (ANA,)
    await press(world, CLEO, Verb.JOIN)
    assert (await here(world)).people == (ANA, CLEO)


async def test_who_is_taken_off_the_list_may_join(world: World) -> None:
    """The page shows who is left."""
    await avoid(world, ANA, BEN, DAN)
    shown = await world.press(
        ANA, await page(world, ANA), PressId(0, 0, Verb.AVOID, REMOVE), values=[str(BEN), "not a number"]
    )
    assert "out of date" in shown.told
    shown = await world.press(ANA, await page(world, ANA), PressId(0, 0, Verb.AVOID, REMOVE), values=[str(BEN)])
    assert f"<@{DAN}>" in shown.told
    assert f"<@{BEN}>" not in shown.told
    await press(world, BEN, Verb.JOIN)
    assert (await here(world)).people == (ANA, BEN)


async def test_nobody_avoids_himself_or_a_bot(world: World) -> None:
    """Neither can sit down at his table anyway."""
    done = await avoid(world, ANA, **resolved(ANA, bots=(9,)))
    assert "Neither you nor a bot" in done.told
    assert await world.tables.blocklist.of(ANA) == ()
    done = await avoid(world, ANA, **resolved(ANA, BEN, bots=(9,)))
    assert [one.user for one in await world.tables.blocklist.of(ANA)] == [BEN]


@pytest.mark.parametrize("arg", ["x", "add.7", "off:1"])
async def test_what_was_never_offered_is_an_old_button(world: World, arg: str) -> None:
    """Nothing is done."""
    done = await world.press(ANA, await page(world, ANA), PressId(0, 0, Verb.AVOID, arg), **resolved(BEN))
    assert "out of date" in done.told
    assert await world.tables.blocklist.of(ANA) == ()


async def test_who_hides_is_hidden_at_once_until_they_show_themselves(world: World) -> None:
    """However often a button is pressed; on the ladders that were read before as well."""
    ladders = Ladders(world.tables, world.clock)
    await ladders.of(1, "toy")
    for arg, told in ((HIDE, "you are hidden"), (HIDE, "you are hidden"), (SHOW, "if you hide yourself")):
        done = await world.press(ANA, await page(world, ANA), PressId(0, 0, Verb.HIDE, arg))
        assert told in done.told
        hidden = arg == HIDE
        assert await ladders.without(1, (ANA, BEN)) == ({ANA} if hidden else set())
        assert (await world.tables.people.about(ANA)).hidden == hidden
    done = await world.press(ANA, await page(world, ANA), PressId(0, 0, Verb.HIDE, "never"))
    assert "out of date" in done.told


async def test_a_file_is_for_its_reader_alone_and_not_asked_for_too_often(world: World) -> None:
    """Nothing else changes by it."""
    public = [one for one in world.discord.state.messages.values() if one.ephemeral_for is None]
    shown = await page(world, ANA)
    done = [await world.press(ANA, shown, PressId(0, 0, Verb.EXPORT)) for _ in range(4)]
    await world.clock.quiet()
    assert "as a JSON file" in done[0].told
    assert [one.ephemeral_for for one in done[0].shown] == [ANA]
    assert "as a JSON file" not in done[3].told
    assert [one for one in world.discord.state.messages.values() if one.ephemeral_for is None] == public


@pytest.mark.parametrize("verb", [Verb.EXPORT, Verb.PRIVACY, Verb.AVOID])
async def test_where_nothing_can_be_read_that_is_said(world: World, verb: Verb) -> None:
    """And it works again with the database."""
    shown = await page(world, ANA)
    world.store_fault = lambda words: Fault.LOST
    done = await world.press(ANA, shown, PressId(0, 0, verb))
    assert "could not be saved" in done.told
    world.store_fault = lambda words: None
    done = await world.press(ANA, shown, PressId(0, 0, verb))
    assert "could not be saved" not in done.told


async def test_a_deletion_that_cannot_be_saved_says_so_and_is_done_when_asked_again(world: World) -> None:
    """His seat is his until then."""
    shown = await page(world, ANA)
    world.store_fault = lambda words: Fault.LOST if words.startswith("DELETE") else None
    done = await world.press(ANA, shown, PressId(0, 0, Verb.FORGET, "yes"))
    assert "could not be saved" in done.told
    world.store_fault = lambda words: None
    done = await world.press(ANA, shown, PressId(0, 0, Verb.FORGET, "yes"))
    assert "Nothing in these games identifies you" in done.told
    assert await world.tables.people.about(ANA) == PersonalData()
