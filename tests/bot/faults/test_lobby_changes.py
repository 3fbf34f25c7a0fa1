"""Changes of a lobby as they are pressed: told to all, asked of those who would have no seat, kept by a kill."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby_changes import GIVE, KEEP, WITHDRAW
from bot.tables import Status
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, here, lobby, press, shown
from tests.bot.faults.world import World, new_world

CHANGED = "**Changed by the host:** Sobek → Sobek: 2 Players and 4 → 2 seats"


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot and a lobby of four seats with Ana, Ben and Cleo."""
    world = await new_world(tmp_path)
    await lobby((ANA, BEN, CLEO), size=4)(world)
    yield world
    await world.stop()


async def options(world: World, user: int = ANA) -> Message:
    """Open the page of options and return it."""
    return (await press(world, user, Verb.OPTIONS)).shown[-1]


async def choose(world: World, page: Message, part: str, value: str, user: int = ANA) -> None:
    """Choose a value in a select of the page."""
    table = await here(world)
    await world.press(user, page, PressId(table.id, page.version, Verb.SETUP, part), values=[value])


async def ask(world: World) -> Message:
    """Let Ana choose the duel and ask for seats; return her page."""
    page = await options(world)
    await choose(world, page, "game", "duel")
    asks = next(one for one in page.ids if one.verb is Verb.SETUP)
    await world.press(ANA, page, asks)
    return page


async def answer(world: World, user: int, how: str) -> str:
    """Let somebody answer the question in the lobby, and return what they alone are told."""
    _, message = await shown(world)
    button = next(one for one in message.ids if one.verb is Verb.GIVE_SEAT and one.arg.startswith(how))
    return (await world.press(user, message, button)).told


async def test_a_change_that_takes_no_seat_is_told_to_all_at_once(world: World) -> None:
    await press(world, CLEO, Verb.LEAVE)
    before = len(world.discord.sent) if hasattr(world.discord, "sent") else None
    page = await options(world)
    await choose(world, page, "game", "duel")
    table, message = await shown(world)
    assert (table.kind, table.size) == ("duel", 2)
    assert CHANGED in message.text
    assert "A game of Sobek: 2 Players" in message.text
    assert message.version == page.version == table.version
    assert before is None or len(world.discord.sent) == before


async def test_nobody_is_asked_before_the_host_says_so(world: World) -> None:
    page, (table, message) = await options(world), await shown(world)
    await choose(world, page, "game", "duel")
    assert "has no seat for Cleo" in page.text
    assert (await shown(world)) == (table, message)
    await world.press(ANA, page, next(one for one in page.ids if one.verb is Verb.OPTIONS))
    assert "Variant: **hidden**" in page.text


async def test_who_is_asked_is_pinged_and_the_table_changes_with_the_answer(world: World) -> None:
    page = await ask(world)
    table, message = await shown(world)
    assert (table.kind, table.asked_for_seats) == ("sobek", (CLEO,))
    assert f"<@{CLEO}>" in message.text
    assert "as soon as Cleo agrees" in page.text
    assert "no longer open" in await answer(world, BEN, GIVE)
    assert await answer(world, CLEO, GIVE) == ""
    table, message = await shown(world)
    assert (table.kind, table.people) == ("duel", (ANA, BEN))
    assert "Joining if nobody else does: Cleo" in message.text
    assert CHANGED in message.text


async def test_a_no_is_told_and_the_seat_stays(world: World) -> None:
    await ask(world)
    await answer(world, CLEO, KEEP)
    table, message = await shown(world)
    assert (table.kind, table.people) == ("sobek", (ANA, BEN, CLEO))
    assert "Not everybody wants to give up their seat" in message.text
    assert Verb.GIVE_SEAT not in {one.verb for one in message.ids}


async def test_the_host_asks_no_more_and_an_old_answer_is_refused(world: World) -> None:
    page = await ask(world)
    table, message = await shown(world)
    button = next(one for one in message.ids if one.verb is Verb.GIVE_SEAT)
    withdraw = next(one for one in page.ids if one.arg == WITHDRAW)
    await world.press(ANA, page, withdraw)
    assert "You keep your seat" in (await world.press(CLEO, message, button)).told
    assert (await here(world)).people == table.people


async def test_nobody_can_join_while_it_is_open_and_reads_why(world: World) -> None:
    await ask(world)
    assert "Nobody can join until they have answered" in (await press(world, DAN, Verb.JOIN)).told


async def test_a_change_and_a_start_pressed_at_once_leave_one_table(world: World) -> None:
    await press(world, CLEO, Verb.LEAVE)
    page = await options(world)
    await choose(world, page, "seats", "2")
    table, message = await shown(world)
    start = PressId(table.id, table.version, Verb.START)
    await asyncio.gather(world.press(ANA, message, start), choose(world, page, "game", "duel"))
    table, message = await shown(world)
    assert table.status is Status.RUNNING
    assert message.version == table.version
    assert len(table.players) == 2


async def test_old_buttons_of_variants_and_expansions_still_work(world: World) -> None:
    await press(world, ANA, Verb.VARIANT, "open")
    assert (await here(world)).options == {"way": "open"}
    await press(world, ANA, Verb.VARIANT, "hidden")
    await press(world, CLEO, Verb.LEAVE)
    await choose(world, await options(world), "game", "duel")
    for arg, expected in (("treasures", {"expansion": "treasures"}), ("", {})):
        await press(world, ANA, Verb.EXPANSION, arg)
        assert (await here(world)).options == expected
    assert "This table has changed" in (await press(world, ANA, Verb.VARIANT, "open")).told


@pytest.mark.parametrize("arg", ["", "colour", "ask", "ask|colour|red", "say|game|duel", "ask|seats|9"])
async def test_what_no_select_says_gets_a_kind_answer(world: World, arg: str) -> None:
    before = await here(world)
    told = (await press(world, ANA, Verb.SETUP, arg, "duel")).told
    assert told
    assert "wrong" not in told
    assert (await here(world)) == before
