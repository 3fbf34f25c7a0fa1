"""A player who gives no sign at a table without a clock: what counts as one, what the board says, who is told what."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.pace import DAY, LEFT_AFTER, MINUTE, SILENT_AFTER, VoteChoice
from bot.domain.ping_recipient import Seat
from bot.interactions.custom_id import PressId, Verb
from bot.tables import OPENED, SILENT, Table
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.overtime import silent
from tests.bot.faults.scenarios import DAN, HERE, THREE, TWO, here, press, shown
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def waited_for(world: World) -> tuple[int, int]:
    """Return the seat and the user of the player who is asked."""
    table = await here(world)
    seat = min({*table.asked, *table.absent})
    user = table.players[seat].user
    assert user is not None
    return seat, user


async def others(world: World) -> list[int]:
    """Return the users who wait."""
    table = await here(world)
    return [user for user in table.people if user != (await waited_for(world))[1]]


async def ballot(world: World, user: int, choice: str) -> FakeInteraction:
    """Let a user choose how to go on without the player who is asked."""
    return await press(world, user, Verb.BALLOT, f"{(await waited_for(world))[0]}.{choice}")


async def fine(world: World) -> tuple[Table, Message]:
    """Heal the world, check it, and return the table with its board."""
    await world.heal()
    await world.check()
    return await shown(world)


def choices_on(board: Message) -> set[str]:
    """Return what can be voted for on a board."""
    return {one.arg.partition(".")[2] for one in board.ids if one.verb is Verb.BALLOT}


async def test_the_board_says_after_a_week_from_when_the_others_may_decide(world: World) -> None:
    await silent(LEFT_AFTER - 2 * MINUTE)(world)
    table, board = await shown(world)
    assert "can decide how" not in board.text
    seat, _ = await waited_for(world)
    since = table.shown.waits[Seat(seat)].since
    pinged = dict(world.told.counts)
    await world.later(4 * MINUTE)
    _, board = await fine(world)
    assert f"From <t:{since + SILENT_AFTER}:D> on, the others can decide how to go on without" in board.text
    assert choices_on(board) == set()
    assert world.told.counts == pinged, "nobody is pinged for that, nor for the host who follows after a week"


async def test_the_board_offers_it_when_it_is_possible(world: World) -> None:
    await silent(SILENT_AFTER + MINUTE)(world)
    table, board = await fine(world)
    assert "can decide how" not in board.text
    assert "There has been no sign of" in board.text
    assert choices_on(board) == {"wait", "takeover", "open"}
    seat, silent_one = await waited_for(world)
    assert set(board.notified) == {silent_one, *await others(world)}
    assert f"from <t:{table.votes[seat].at + LEFT_AFTER}:D> on" in board.text


@pytest.mark.parametrize("verb", [Verb.HAND, Verb.PACE, Verb.RULES, Verb.MORE])
async def test_any_press_is_a_sign(world: World, verb: Verb) -> None:
    await silent(LEFT_AFTER + DAY)(world)
    seat, user = await waited_for(world)
    await press(world, user, verb)
    table, board = await fine(world)
    now = int(world.clock.now())
    assert now - (table.shown.waits[Seat(seat)].seen or 0) < 10 * MINUTE
    assert "can decide how" not in board.text
    await world.later(LEFT_AFTER)
    assert (await here(world)).votes == {}


async def test_a_command_is_a_sign_and_a_form_too(world: World) -> None:
    await silent(LEFT_AFTER + DAY)(world)
    seat, user = await waited_for(world)
    await world.command(user, HERE, "hand")
    first = (await here(world)).shown.waits[Seat(seat)].seen
    assert first is not None
    await world.later(DAY)
    table, board = await shown(world)
    await world.submit(user, board, PressId(table.id, table.version, Verb.NOTE), "text", field="note")
    assert ((await here(world)).shown.waits[Seat(seat)].seen or 0) >= first + DAY
    await fine(world)


async def test_a_press_that_is_refused_is_a_sign_all_the_same(world: World) -> None:
    await silent(LEFT_AFTER + DAY)(world)
    seat, user = await waited_for(world)
    assert (await press(world, user, Verb.ACT, "nothing")).told
    assert (await here(world)).shown.waits[Seat(seat)].seen is not None


async def test_presses_of_the_others_and_of_strangers_are_no_sign(world: World) -> None:
    await silent(LEFT_AFTER + DAY)(world)
    seat, _ = await waited_for(world)
    for user in (*(await others(world)), DAN):
        await press(world, user, Verb.RULES)
    assert (await here(world)).shown.waits[Seat(seat)].seen is None


async def test_presses_one_after_the_other_are_noted_once_a_minute(world: World) -> None:
    await silent(DAY)(world)
    _, user = await waited_for(world)
    await press(world, user, Verb.HAND)
    world.statements.clear()
    await press(world, user, Verb.HAND)
    assert not any(one.startswith("UPDATE") for one in world.statements)


async def test_a_press_ends_the_vote_and_is_told_kindly_that_the_seat_is_kept(world: World) -> None:
    await silent(SILENT_AFTER + MINUTE)(world)
    await ballot(world, (await others(world))[0], VoteChoice.TAKEOVER)
    seat, user = await waited_for(world)
    done = await press(world, user, Verb.HAND)
    assert "your seat stays yours" in done.told
    table, board = await fine(world)
    assert (table.votes, table.absent, table.seat_of(user)) == ({}, {}, seat)
    assert choices_on(board) == set()
    again = await press(world, user, Verb.HAND)
    assert "your seat stays yours" not in again.told


async def test_the_silent_player_who_presses_a_ballot_has_no_say_but_the_seat(world: World) -> None:
    await silent(SILENT_AFTER + MINUTE)(world)
    seat, user = await waited_for(world)
    done = await ballot(world, user, VoteChoice.OPEN)
    assert "your seat stays yours" in done.told
    assert "already decided" not in done.told
    table, _ = await fine(world)
    assert (table.votes, table.absent, table.seat_of(user)) == ({}, {}, seat)


@pytest.mark.parametrize(("choice", "why"), [(VoteChoice.TAKEOVER, SILENT), (VoteChoice.OPEN, OPENED)])
async def test_the_seat_comes_back_by_one_press(world: World, choice: VoteChoice, why: str) -> None:
    await silent(SILENT_AFTER + MINUTE, TWO)(world)
    seat, user = await waited_for(world)
    await ballot(world, (await others(world))[0], choice)
    table, board = await fine(world)
    assert table.absent == {seat: why}
    assert "until they press any button here" in board.text
    assert any(one.verb is Verb.SEAT_TAKE for one in board.ids) is (choice is VoteChoice.OPEN)
    await press(world, user, Verb.HAND)
    table, _ = await fine(world)
    assert (table.absent, table.seat_of(user)) == ({}, seat)


@pytest.mark.parametrize("choice", ["move", "end", "", "nothing"])
async def test_what_is_not_offered_is_refused(world: World, choice: str) -> None:
    await silent(SILENT_AFTER + MINUTE)(world)
    assert (await ballot(world, (await others(world))[0], choice)).told
    table, _ = await fine(world)
    assert [vote.ballots for vote in table.votes.values()] == [{}]


async def test_after_a_kill_the_days_go_on_where_they_were(world: World) -> None:
    """Signs, the answer of Discord and the moments are stored."""
    await silent(LEFT_AFTER + DAY)(world)
    _, user = await waited_for(world)
    await press(world, user, Verb.RULES)
    await world.kill()
    await world.later(SILENT_AFTER - MINUTE)
    assert (await here(world)).votes == {}
    await world.kill()
    await world.later(2 * MINUTE)
    assert len((await here(world)).votes) == 1
    await world.kill()
    for voter in await others(world):
        await ballot(world, voter, VoteChoice.OPEN)
    table, _ = await fine(world)
    assert list(table.absent.values()) == [OPENED]


async def test_who_returns_from_an_absence_elsewhere_has_given_a_sign(world: World) -> None:
    """Nobody is asked about a player who has just pressed at another table, or on a page of their own."""
    await silent(DAY)(world)
    seat, user = await waited_for(world)
    for table_id in await world.tables.people.go_away(user, int(world.clock.now()) + 60 * DAY, stand_in=False):
        world.reconciler.wake(table_id)
    await world.later(30 * DAY)
    assert (await here(world)).votes == {}
    done = await world.command(user, HERE + 1, "away")
    await world.press(user, done.shown[-1], PressId(0, 0, Verb.BACK))
    assert (await here(world)).shown.waits[Seat(seat)].seen is not None
    await world.later(SILENT_AFTER - MINUTE)
    assert (await here(world)).votes == {}
    await world.later(2 * MINUTE)
    assert (await here(world)).votes.keys() == {seat}


async def test_nothing_of_it_is_asked_in_a_lobby(world: World) -> None:
    await silent(0, THREE)(world)
    assert "member" not in world.discord.calls
