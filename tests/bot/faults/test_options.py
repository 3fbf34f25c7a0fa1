"""The options of a lobby as they are pressed: each shows at once to all, and older lobbies go on working."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bot.domain.computer_level import ComputerLevel
from bot.domain.pace import Pace
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.ephemeral import TOKEN_LIFE
from bot.tables import Status, Tables
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, here, lobby, press, shown
from tests.bot.faults.world import World, new_world
from tests.bot.thinker import Thinker

STANDS_NOW = "This table has changed since this was shown"


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


async def old_options(world: World, user: int = ANA) -> Message:
    """Open the page, and let so much time pass that the bot can no longer redraw it by itself."""
    page = await options(world, user)
    world.clock.leap(TOKEN_LIFE)
    return page


async def redrawn() -> None:
    """Wait until pages that follow a lobby are redrawn."""
    for _ in range(200):
        await asyncio.sleep(0)


async def does(world: World, page: Message, verb: Verb, arg: str = "", user: int = ANA, **data: Any) -> FakeInteraction:
    """Press what a page offers; its version is that which it shows."""
    found = next(one for one in page.ids if one.verb is verb and (not arg or one.arg == arg))
    return await world.press(user, page, PressId(found.table, found.version, verb, found.arg), **data)


async def test_what_is_set_shows_at_once_in_the_lobby_and_on_the_page(world: World) -> None:
    page = await options(world)
    for verb, arg, values, said in (
        (Verb.SETUP, "variant", ["open"], "Variant: **open**"),
        (Verb.SETUP, "variant", ["hidden"], "Variant: **hidden**"),
        (Verb.SETUP, "seats", ["3"], "3 of 3 seats taken"),
        (Verb.HINTS, "on", [], "Hints: **on**"),
        (Verb.HINTS, "off", [], "Hints: **off**"),
    ):
        done = await does(world, page, verb, arg, values=values)
        table, message = await shown(world)
        assert done.shown == [page]
        assert said in message.text
        assert said in page.text or verb is Verb.SETUP
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
    page = await old_options(world)
    await press(world, ANA, Verb.LEAVE)
    done = await does(world, page, Verb.SETUP, "variant", values=["open"])
    assert done.shown == [page]
    assert STANDS_NOW in page.text
    assert Verb.SETUP not in {one.verb for one in page.ids}
    assert "Variant: **hidden**" in (await shown(world))[1].text


@pytest.mark.parametrize(
    ("verb", "arg"),
    [
        *((Verb.SETUP, part) for part in ("game", "variant", "seats")),
        *((verb, "") for verb in (Verb.REMOVE_COMPUTER, Verb.LEVEL, Verb.INVITE, Verb.FAIR_PLAY, Verb.HINTS)),
        *((verb, "") for verb in (Verb.PACE, Verb.WORD, Verb.CANCEL, Verb.OPTIONS)),
    ],
)
async def test_a_page_of_options_ends_with_the_start(world: World, verb: Verb, arg: str) -> None:
    """Whatever is pressed there, one sentence takes its place, with the ways to the board and to the hand."""
    page = await options(world)
    begun = PressId((await here(world)).id, page.version, verb, arg)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, ANA, Verb.START)
    done = await world.press(ANA, page, begun, values=["duel"])
    if verb is not Verb.WORD:  # it may open a form, so it never changes the page
        assert done.shown == [page]
    assert "The game has begun, so you can no longer change these options" in done.told
    assert {one.verb for one in done.shown[-1].ids} == {Verb.HAND}
    hand = await does(world, done.shown[-1], Verb.HAND)
    assert hand.shown


async def test_a_stranger_is_led_to_the_board_alone(world: World) -> None:
    page = await old_options(world, CLEO)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, ANA, Verb.START)
    done = await does(world, page, Verb.SPARE, user=CLEO)
    assert "The game has begun" in done.told
    assert page.ids == ()


async def test_a_page_of_the_pace_ends_with_the_start_as_well(world: World) -> None:
    page = await options(world)
    await does(world, page, Verb.PACE)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, ANA, Verb.START)
    for verb, arg, value in ((Verb.PROPOSE, "pace", "live"), (Verb.CLOSES, "when", "1h")):
        done = await world.press(ANA, page, PressId((await here(world)).id, 1, verb, arg), values=[value])
        assert "The game has begun, so you can no longer change these options" in done.told
    assert (await here(world)).pace is Pace.RELAXED


async def test_a_page_of_a_table_that_was_called_off_says_so(world: World) -> None:
    page = await old_options(world)
    await press(world, ANA, Verb.CANCEL)
    await does(world, page, Verb.SETUP, "variant", values=["open"])
    assert "cancelled" in page.text
    assert page.ids == ()


async def test_a_page_shows_what_has_changed_since_it_was_opened(world: World) -> None:
    """Somebody left and a computer came: an old page is not acted on, and shows it."""
    page = await old_options(world)
    await press(world, BEN, Verb.LEAVE)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await does(world, page, Verb.SETUP, "variant", values=["open"])
    table = await here(world)
    assert STANDS_NOW in page.text
    assert "Variant: **hidden**" in (await shown(world))[1].text
    assert all(player.name in page.text for player in table.players if player.computer)
    assert page.version == table.version


async def test_a_page_follows_what_others_change(world: World) -> None:
    """Without a press on it, each in the words of its reader; what its reader opened in its place stays."""
    pages = {user: await options(world, user) for user in (BEN, CLEO)}
    paces = await options(world, ANA)
    await does(world, paces, Verb.PACE)
    host = await options(world)
    await does(world, host, Verb.SETUP, "variant", values=["open"])
    await redrawn()
    for page in (host, *pages.values()):
        assert "Variant: **open**" in page.text
        assert page.version == (await here(world)).version
    await does(world, pages[BEN], Verb.PACE, user=BEN)
    await does(world, host, Verb.SETUP, "variant", values=["hidden"])
    await redrawn()
    assert "Variant: **hidden**" in pages[CLEO].text
    assert "The pace of this table" in pages[BEN].text
    await press(world, ANA, Verb.ADD_COMPUTER)
    await press(world, ANA, Verb.START)
    await redrawn()
    for page in (host, pages[CLEO]):
        assert "The game has begun" in page.text


async def test_nobody_stands_by_on_what_has_changed(world: World) -> None:
    page = await old_options(world, CLEO)
    await press(world, BEN, Verb.LEAVE)
    await does(world, page, Verb.SPARE, user=CLEO)
    assert STANDS_NOW in page.text
    assert not (await here(world)).guests


async def test_what_cannot_be_taken_back_is_not_done_on_what_has_changed(world: World) -> None:
    """Which computer is the last, and who would lose a seat, has changed since: the page shows it, and asks anew."""
    page = await old_options(world)
    await press(world, ANA, Verb.ADD_COMPUTER)
    await does(world, page, Verb.REMOVE_COMPUTER)
    assert STANDS_NOW in page.text
    assert len((await here(world)).players) == 4
    await does(world, page, Verb.REMOVE_COMPUTER)
    assert len((await here(world)).players) == 3
    await does(world, page, Verb.CANCEL)
    await press(world, CLEO, Verb.JOIN)
    await does(world, page, Verb.CANCEL)
    assert STANDS_NOW in page.text
    assert (await here(world)).status is Status.LOBBY


async def test_what_another_game_has_not_is_refused_by_the_page_as_it_is_now(world: World) -> None:
    page = await options(world)
    variant = next(one for one in page.ids if one.arg == "variant")
    await does(world, page, Verb.SETUP, "game", values=["duel"])
    await world.press(ANA, page, variant, values=["open"])
    assert STANDS_NOW in page.text
    assert (await here(world)).kind == "duel"


async def test_a_table_can_be_called_off_there_after_a_question(world: World) -> None:
    page, table = await options(world), await here(world)
    await does(world, page, Verb.CANCEL)
    assert "2 people have a seat here. Cancel this table?" in page.text
    await does(world, page, Verb.OPTIONS)
    assert (await here(world)).id == table.id, "no"
    await does(world, page, Verb.CANCEL)
    done = await does(world, page, Verb.CANCEL)
    assert done.shown == [page]
    assert "cancelled" in page.text
    assert page.ids == ()
    assert (await world.tables.get(table.id)).status is Status.CANCELLED


async def test_the_hashes_stand_behind_the_options_in_full(world: World) -> None:
    page, table = await options(world, BEN), await here(world)
    await does(world, page, Verb.FAIR_PLAY, user=BEN)
    assert f"`{table.digest}`" in page.text
    assert str(table.digest)[:32] in (await shown(world))[1].text
    await does(world, page, Verb.OPTIONS, user=BEN)
    assert "Variant: **hidden**" in page.text


async def test_who_wants_to_be_told_of_the_start_reads_it_on_the_page(world: World) -> None:
    page = await options(world, BEN)
    for said in ("I will ping you when the game begins", "I will not ping you when the game begins"):
        done = await does(world, page, Verb.NOTIFIED, user=BEN)
        assert done.shown == [page]
        assert said in page.text
        assert Verb.PACE in {one.verb for one in page.ids}


async def test_whoever_has_no_seat_waits_for_one_there(world: World) -> None:
    page = await options(world, CLEO)
    await does(world, page, Verb.SPARE, user=CLEO)
    assert "Joining if nobody else does: Cleo" in (await shown(world))[1].text
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
