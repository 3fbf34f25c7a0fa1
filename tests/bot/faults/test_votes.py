"""A vote about a player who is late: its end of the game asks first, and every press says that it counts."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.domain.pace import DAY, VoteChoice
from bot.interactions.custom_id import PressId, Verb
from bot.store import Status
from tests.bot.faults.overtime import waited
from tests.bot.faults.scenarios import THREE, TWO, here, press
from tests.bot.faults.world import World, new_world

END = VoteChoice.END
LATE = 2 * DAY + 60


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    yield world
    await world.stop()


async def voted_on(world: World) -> tuple[int, list[int]]:
    """Return the seat that is voted on, and the users who vote."""
    table = await here(world)
    (seat,) = table.votes
    return seat, [user for user in table.people if user != table.players[seat].user]


async def test_a_vote_for_the_end_asks_first_and_no_leads_back(world: World) -> None:
    """One tap on the board ends nothing, even where one vote decides."""
    await waited(LATE)(world)
    seat, (voter,) = await voted_on(world)
    table = await here(world)
    board = world.board(table)
    assert board is not None
    assert PressId(table.id, table.version, Verb.BALLOT, f"{seat}.{END}.ask") in board.ids
    asked = await press(world, voter, Verb.BALLOT, f"{seat}.{END}.ask")
    (page,) = asked.shown
    assert "cannot be undone" in page.text
    assert page.ephemeral_for == voter
    assert (await here(world)).version == table.version
    assert [(one.verb, one.arg) for one in page.ids] == [(Verb.BALLOT, f"{seat}.{END}"), (Verb.MORE, "back")]
    yes, no = page.ids
    assert (await world.press(voter, page, no)).shown == [page]
    assert "cannot be undone" not in page.text
    (page,) = (await press(world, voter, Verb.BALLOT, f"{seat}.{END}.ask")).shown
    done = await world.press(voter, page, yes)
    assert page in done.shown
    assert "Your vote: End the game." in page.text
    assert (await world.tables.get(table.id)).status is Status.STOPPED
    await world.heal()
    await world.check()


async def test_who_may_not_vote_is_told_before_they_are_asked(world: World) -> None:
    """The player who is late by themselves, and anybody when nothing is voted on."""
    await waited(LATE, people=THREE)(world)
    seat, _ = await voted_on(world)
    late = (await here(world)).players[seat].user
    assert late is not None
    assert "out of date" not in (await press(world, late, Verb.BALLOT, f"{seat}.{END}.ask")).told
    refused = await press(world, late, Verb.BALLOT, f"{seat}.{END}.ask")
    assert refused.told
    assert "cannot be undone" not in refused.told


@pytest.mark.parametrize("people", [TWO, THREE])
async def test_a_vote_that_was_given_already_is_told_privately(world: World, people: tuple[int, ...]) -> None:
    """Where the board shows nothing new."""
    await waited(LATE, people=people)(world)
    seat, voters = await voted_on(world)
    first = await press(world, voters[0], Verb.BALLOT, f"{seat}.{VoteChoice.WAIT}")
    assert first.told == ""
    if (await here(world)).votes:
        again = await press(world, voters[0], Verb.BALLOT, f"{seat}.{VoteChoice.WAIT}")
        assert "Your vote: Wait another day." in again.told
    await world.heal()
    await world.check()
