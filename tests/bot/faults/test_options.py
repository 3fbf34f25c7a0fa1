"""The options of a lobby as they are pressed: each shows at once to all, and older lobbies go on working."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.interactions.custom_id import PressId, Verb
from bot.tables import Status, Tables
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, here, lobby, press, shown
from tests.bot.faults.world import World, new_world
from tests.bot.thinker import Thinker

STANDS_NOW = "Here is how things stand now"


@pytest.fixture
async def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[World]:
    """Give a bot that thinks ahead, and a lobby of four with Ana, Ben and a computer."""
    monkeypatch.setattr("tests.bot.faults.world.Tables", partial(Tables, searching=Thinker()))
    world = await new_world(tmp_path)
    await lobby((ANA, BEN), 1, size=4)(world)
    yield world
    await world.stop()


async def options(world: World, user: int = ANA) -> Message:
    """Open the page and return it."""
    return (await press(world, user, Verb.OPTIONS)).shown[-1]


async def does(world: World, page: Message, verb: Verb, arg: str = "", user: int = ANA, **data: Any) -> FakeInteraction:
    """Press what a page offers; its version is that which it shows."""
    found = next(one for one in page.ids if one.verb is verb and (not arg or one.arg == arg))
    return await world.press(user, page, PressId(found.table, found.version, verb, found.arg), **data)


async def test_what_is_set_shows_at_once_in_the_lobby_and_on_the_page(world: World) -> None:
    page = await options(world)
    for verb, arg, said in (
        (Verb.VARIANT, "open", "Variant: **open**"),
        (Verb.VARIANT, "hidden", "Variant: **hidden**"),
        (Verb.HINTS, "on", "Hints: **on**"),
        (Verb.HINTS, "off", "Hints: **off**"),
    ):
        done = await does(world, page, verb, arg)
        table, message = await shown(world)
        assert done.shown == [page]
        assert said in message.text
        assert said in page.text
        assert message.version == page.version == table.version


async def test_computers_are_given_levels_and_sent_away(world: World) -> None:
    page, name = await options(world), (await here(world)).players[2].name
    await does(world, page, Verb.LEVEL, values=[f"2|{ComputerLevel.MASTER}|{name}"])
    assert (await here(world)).players[2].level is ComputerLevel.MASTER
    await does(world, page, Verb.REMOVE_COMPUTER)
    assert len((await here(world)).players) == 2
    assert Verb.LEVEL not in {one.verb for one in page.ids}, "nobody is left who has one"


async def test_a_computer_that_took_anothers_seat_is_not_meant(world: World) -> None:
    """A page may be older than who sits where; it is refused, and shows how things stand."""
    page, name = await options(world), (await here(world)).players[2].name
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, BEN, Verb.LEAVE)
    done = await does(world, page, Verb.LEVEL, values=[f"2|{ComputerLevel.MASTER}|{name}"])
    table = await here(world)
    assert [player.level for player in table.players] == [None, ComputerLevel.MERCHANT, ComputerLevel.MERCHANT]
    assert done.shown == [page]
    assert STANDS_NOW in page.text
    assert page.version == table.version
    await does(world, page, Verb.LEVEL, values=[f"1|{ComputerLevel.MASTER}|{name}"])
    assert (await here(world)).players[1].level is ComputerLevel.MASTER


async def test_who_is_not_the_host_any_more_is_told_so_and_keeps_what_is_his(world: World) -> None:
    page = await options(world)
    await press(world, ANA, Verb.LEAVE)
    done = await does(world, page, Verb.VARIANT, "open")
    assert done.shown == [page]
    assert "Only the host of this table can do that" in page.text
    assert Verb.VARIANT not in {one.verb for one in page.ids}
    assert "Variant: **hidden**" in (await shown(world))[1].text


async def test_a_page_of_a_lobby_whose_game_has_begun_is_refused(world: World) -> None:
    """Whoever plays sees his panel in its place, whoever does not is told."""
    page, strangers = await options(world), await options(world, CLEO)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, ANA, Verb.START)
    await does(world, page, Verb.VARIANT, "open")
    assert "This game is under way" in page.text
    assert "This game is under way" in (await does(world, strangers, Verb.SPARE, user=CLEO)).told
    table = await here(world)
    again = await world.press(ANA, page, PressId(table.id, 1, Verb.OPTIONS))
    assert "This game is under way" in again.told


async def test_a_table_can_be_called_off_there(world: World) -> None:
    page, table = await options(world), await here(world)
    await does(world, page, Verb.CANCEL)
    assert "cannot be undone" in page.text
    assert (await world.tables.get(table.id)).status is Status.LOBBY
    await does(world, page, Verb.OPTIONS)
    assert "Variant: **hidden**" in page.text
    await does(world, page, Verb.CANCEL)
    done = await does(world, page, Verb.CANCEL)
    assert done.shown == [page]
    assert "called off" in page.text
    assert page.ids == ()
    assert (await world.tables.get(table.id)).status is Status.CANCELLED


async def test_whoever_has_no_seat_waits_for_one_there(world: World) -> None:
    page = await options(world, CLEO)
    await does(world, page, Verb.SPARE, user=CLEO)
    assert "If nobody else joins: Cleo" in (await shown(world))[1].text
    assert page.version == (await here(world)).version


async def test_the_way_to_the_pace_and_back(world: World) -> None:
    page = await options(world)
    await does(world, page, Verb.PACE)
    assert "The pace of this table" in page.text
    await does(world, page, Verb.OPTIONS)
    assert "Variant: **hidden**" in page.text


async def test_a_lobby_that_was_shown_before_still_does_what_its_buttons_say(world: World) -> None:
    """Their ids are those of before: the press answers by the lobby itself, as it is now."""
    for verb, arg, values in (
        (Verb.VARIANT, "open", ()),
        (Verb.LEVEL, "", (f"2|{ComputerLevel.MASTER}",)),
        (Verb.HINTS, "on", ()),
        (Verb.SPARE, "", ()),
        (Verb.REMOVE_COMPUTER, "", ()),
        (Verb.CANCEL, "", ()),
    ):
        _, message = await shown(world)
        before = message.text
        done = await press(world, CLEO if verb is Verb.SPARE else ANA, verb, arg, *values)
        assert done.shown == [message], verb
        assert done.told == ""
        assert message.text != before
