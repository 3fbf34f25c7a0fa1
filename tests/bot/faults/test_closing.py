"""A lobby that waits for days, pressed and commanded with the whole bot behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.lobby_expiry_choices import LOBBY_LENGTHS, LobbyExpiryAction
from bot.domain.pace import DAY, HOUR
from bot.interactions.custom_id import PressId, Verb
from bot.screens.waiting_lobby import THEN, WHEN
from bot.tables import Ending, GuestKind, Status
from bot.tables.lobby.waitlist import guests_of_kind
from tests.bot.faults.closing import passing, waiting
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, here, in_thread, lobby, press, shown
from tests.bot.faults.world import World, new_world

DIRECT = 501


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana has opened a lobby for three."""
    world = await new_world(tmp_path)
    await lobby(size=3)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


async def text(world: World) -> str:
    """Return what the table's message says."""
    return (await shown(world))[1].text


async def page(world: World, user: int, value: str = "", what: str = WHEN) -> FakeInteraction:
    """Open the page of the pace, and choose on it if wanted."""
    opened = await press(world, user, Verb.PACE)
    if not value or not opened.shown:
        return opened
    table = await here(world)
    press_ = PressId(table.id, table.version, Verb.CLOSES, what)
    return await world.press(user, opened.shown[-1], press_, values=[value])


async def test_who_waits_for_a_seat_is_named_until_he_presses_again(world: World) -> None:
    """By the pressed message itself: no second one, nobody is called."""
    done = await press(world, BEN, Verb.SPARE)
    assert (done.answered, done.told) == (["update"], "")
    assert "Joining if nobody else does: Ben." in await text(world)
    await press(world, CLEO, Verb.SPARE)
    assert "Joining if nobody else does: Ben and Cleo." in await text(world)
    await press(world, BEN, Verb.SPARE)
    assert "Joining if nobody else does: Cleo." in await text(world)
    assert world.called == set()
    assert "You already have a seat at this table" in (await press(world, ANA, Verb.SPARE)).told


async def test_who_sits_down_is_named_among_the_players_alone(world: World) -> None:
    await press(world, BEN, Verb.SPARE)
    await press(world, BEN, Verb.JOIN)
    assert "Joining if nobody else does" not in await text(world)
    assert "2. Ben" in await text(world)


async def test_leave_is_kind_to_who_only_waits(world: World) -> None:
    await press(world, BEN, Verb.SPARE)
    assert (await press(world, BEN, Verb.LEAVE)).told == ""
    assert "Joining if nobody else does" not in await text(world)
    assert "You have no seat here yet" in (await press(world, BEN, Verb.LEAVE)).told


async def test_who_waits_in_a_thread_is_added_to_it_at_once(world: World) -> None:
    """He sits down there without pressing again."""
    await press(world, ANA, Verb.CANCEL)
    await in_thread(world)
    await press(world, BEN, Verb.SPARE)
    await world.clock.quiet()
    assert BEN in world.discord.state.members[HERE]


async def test_start_seats_those_who_wait_and_calls_who_is_asked(world: World) -> None:
    for user in (BEN, CLEO):
        await press(world, user, Verb.SPARE)
    await press(world, ANA, Verb.START)
    table = await here(world)
    assert (table.status, table.people) == (Status.RUNNING, (ANA, BEN, CLEO))
    await world.clock.quiet()
    await world.check()


async def test_who_wants_to_be_told_hears_so_privately_and_is_called_by_the_first_board(world: World) -> None:
    """The lobby stays as it is; the line of the board is gone with the next one."""
    await press(world, BEN, Verb.JOIN)
    await press(world, CLEO, Verb.JOIN)
    before = (await here(world)).version
    done = await press(world, DAN, Verb.NOTIFIED)
    assert "I will ping you when the game begins" in done.told
    assert "I will not ping you" in (await press(world, DAN, Verb.NOTIFIED)).told
    await press(world, DAN, Verb.NOTIFIED)
    assert (await here(world)).version == before
    await press(world, ANA, Verb.START)
    await world.clock.quiet()
    table, board = await shown(world)
    assert f"<@{DAN}>, the game has begun" in board.text
    assert DAN in board.notified
    assert guests_of_kind(table, GuestKind.NOTIFIED) == ()
    seat = min(table.asked)
    user, seen = table.players[seat].user, table.seen_by(seat)
    assert user is not None
    assert seen is not None
    await world.press(user, board, PressId(table.id, table.version, Verb.ACT, seen.legal[0].code))
    await world.clock.quiet()
    assert f"<@{DAN}>" not in await text(world)
    assert "already" not in (await press(world, DAN, Verb.NOTIFIED)).told
    await world.check()


@pytest.mark.parametrize("length", LOBBY_LENGTHS)
async def test_the_host_chooses_on_the_page_when_it_closes(world: World, length: str) -> None:
    """The page and the lobby tell it at once."""
    await world.clock.advance(100)
    done = await page(world, ANA, length)
    closes = int(world.clock.now()) + LOBBY_LENGTHS[length]
    assert f"<t:{closes}:R>" in done.shown[-1].text
    await world.clock.quiet()
    assert (await here(world)).closes == closes
    assert f"Closes <t:{closes}:R>" in await text(world)


async def test_the_host_chooses_what_happens_then_and_may_change_both_again(world: World) -> None:
    await page(world, ANA, "fill", THEN)
    assert "with computers on the free seats" in await text(world)
    await page(world, ANA, "1h")
    await page(world, ANA, "start", THEN)
    await page(world, ANA, "8h")
    world.watch.start()
    await passing(2 * HOUR)(world)
    assert (await here(world)).status is Status.LOBBY
    await press(world, BEN, Verb.SPARE)
    await passing(6 * HOUR + 60)(world)
    table = await here(world)
    assert (table.status, table.people, table.size) == (Status.RUNNING, (ANA, BEN), 2)
    await world.check()


async def test_the_page_can_be_had_in_a_direct_message_by_its_host(world: World) -> None:
    table, message = await shown(world)
    done = await world.press(
        ANA, message, PressId(table.id, table.version, Verb.CLOSES, THEN), server=None, values=["fill"]
    )
    assert "with computers" in done.told
    assert (await here(world)).closing is LobbyExpiryAction.FILL


async def test_nobody_else_may_choose_and_is_told_so_kindly(world: World) -> None:
    """Whoever sits there sees when it closes; somebody who had the host's page as well."""
    await press(world, BEN, Verb.JOIN)
    opened = await page(world, BEN)
    assert "Only the host can change this" in opened.told
    assert not [one for one in opened.shown[-1].ids if one.verb is Verb.CLOSES]
    table = await here(world)
    done = await world.press(BEN, opened.shown[-1], PressId(table.id, table.version, Verb.CLOSES, WHEN), values=["1h"])
    assert "Only the host of this table can do that" in done.told
    assert (await here(world)).closes == table.closes


@pytest.mark.parametrize(("what", "value"), [(WHEN, "2h"), (WHEN, "fill"), (THEN, "1h"), (THEN, ""), ("x", "1h")])
async def test_what_was_never_offered_is_an_old_button(world: World, what: str, value: str) -> None:
    assert "out of date" in (await page(world, ANA, value or "-", what)).told
    assert (await here(world)).version == 0


@pytest.mark.parametrize("then", LobbyExpiryAction)
async def test_a_press_on_a_lobby_that_has_just_closed_is_answered_kindly(
    world: World, then: LobbyExpiryAction
) -> None:
    """On the message as it was a second ago."""
    await press(world, ANA, Verb.CANCEL)
    await waiting(then)(world)
    table, message = await shown(world)
    await passing(HOUR + 60)(world)
    for verb in (Verb.JOIN, Verb.SPARE, Verb.NOTIFIED, Verb.START):
        done = await world.press(DAN, message, PressId(table.id, table.version, verb))
        expected = "There is no table in this channel" if then is LobbyExpiryAction.CLOSE else "This game is under way"
        assert expected in done.told, verb
    await world.check()


async def test_where_the_time_came_with_too_few_the_lobby_says_so(world: World) -> None:
    await page(world, ANA, "start", THEN)
    table, message = await shown(world)
    await passing(14 * DAY + 60)(world)
    assert (await world.tables.get(table.id)).ending is Ending.TIME
    assert "there were too few players" in message.text
    assert message.ids == ()
    await world.check()


async def test_a_bot_that_was_down_for_days_does_what_was_chosen_when_it_is_back(world: World) -> None:
    """Nobody presses anything; who waited and who is to be told are called then."""
    await press(world, ANA, Verb.CANCEL)
    await waiting(LobbyExpiryAction.START)(world)
    await world.clock.quiet()
    await world.stop()
    world.clock.leap(3 * DAY)
    await world.start()
    await world.ready()
    await world.clock.advance(120)
    table, board = await shown(world)
    assert (table.status, table.people) == (Status.RUNNING, (ANA, BEN))
    assert CLEO in board.notified
    await world.check()


async def test_who_sat_down_and_is_gone_for_ever_is_late_like_anybody(world: World) -> None:
    """He has left the server since he pressed: nobody is told of that, and the others decide in two days."""
    await press(world, ANA, Verb.CANCEL)
    await waiting(LobbyExpiryAction.START)(world)
    await passing(HOUR + 60)(world)
    table = await here(world)
    assert table.people == (ANA, BEN)
    if table.asked.keys() == {0}:
        seen = table.seen_by(0)
        assert seen is not None
        await press(world, ANA, Verb.ACT, seen.legal[0].code)
    await passing(2 * DAY + HOUR)(world)
    assert (await here(world)).votes.keys() == {1}
    await world.check()
