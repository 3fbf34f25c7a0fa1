"""Old boards and start notes lose the name of who had their data deleted, slowly, and none is posted anew."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from bot.domain.pace import DAY
from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.executor import REDRAW_PAUSE
from bot.reconciler.reconciler import GIVEN_UP
from bot.tables import Status, Table
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.forgetting import deleting
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, THREE, TWO, game, here
from tests.bot.faults.world import GUILD, World, new_world, with_ladders


async def over(world: World, people: tuple[int, ...] = TWO) -> Table:
    """Play a game to its end; return it."""
    await game(people)(world)
    table, random = await here(world), Random(1)
    while table.status is Status.RUNNING:
        seat = min(table.asked)
        seen, user = table.seen_by(seat), table.players[seat].user
        assert seen is not None
        assert user is not None
        table = (await world.tables.play.act(table.id, user, None, [random.choice(list(seen.legal)).code])).table
    await world.reconciler.reconcile(table.id)
    await world.clock.quiet()
    return await world.tables.get(table.id)


async def rated(world: World) -> Table:
    """Play a rated game to its end in a server that shows results; return it."""
    await with_ladders(world)
    await world.tables.guild_settings.change(GUILD, lambda settings: replace(settings, results=True))
    return await over(world, THREE)


def messages(world: World, table: Table) -> tuple[Message, Message]:
    """Return the start note and the board of a table."""
    assert table.shown.note is not None
    assert table.shown.board is not None
    return world.discord.state.messages[table.shown.note], world.discord.state.messages[table.shown.board]


def public(world: World) -> int:
    """Return how many messages were ever posted in channels."""
    return sum(one.ephemeral_for is None and one.channel > 0 for one in world.discord.state.messages.values())


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a bot; in the end all must be as it must be."""
    world = await new_world(tmp_path)
    await world.ready()
    yield world
    await world.heal()
    await world.check()
    await world.stop()


async def test_start_note_and_board_of_a_game_that_is_over_lose_the_name(world: World) -> None:
    table = await over(world)
    note, board = messages(world, table)
    assert "Ana" in note.text
    assert "Ana" in board.text
    posted = public(world)
    await deleting(ANA)(world)
    await world.clock.advance(180)
    assert "Former player" in note.text
    assert "Former player" in board.text
    assert "Ana" not in note.text + board.text
    assert "Ben" in note.text
    assert public(world) == posted
    assert (await world.tables.get(table.id)).shown.redraw is None


async def test_a_message_that_somebody_deleted_is_not_posted_again(world: World) -> None:
    table = await over(world)
    note, board = messages(world, table)
    note.deleted = board.deleted = True
    posted = public(world)
    for user in (ANA, BEN):
        await deleting(user)(world)
        await world.clock.advance(180)
        assert public(world) == posted
        assert await world.tables.outbox.owed() == ()
        assert (await world.tables.get(table.id)).shown.redraw is None
    # So that the check at the end has a board to look at.
    board.deleted = False
    await world.tables.outbox.repost(table.id)


async def test_a_channel_that_is_gone_ends_it(world: World) -> None:
    table = await over(world)
    world.discord.state.gone.add(HERE)
    await deleting(ANA)(world)
    await world.clock.advance(180)
    assert await world.tables.outbox.owed() == ()
    assert (await world.tables.get(table.id)).shown.redraw is None
    for one in messages(world, table):
        one.deleted = True


@pytest.mark.parametrize(
    "fault", [Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.FORBIDDEN, Fault.KILL, Fault.KILL_AFTER]
)
async def test_it_is_tried_until_it_is_done(world: World, fault: Fault) -> None:
    table = await over(world)
    await deleting(ANA)(world)
    faults = iter([None, fault])
    world.discord.fault = lambda call: next(faults, None) if call == "edit" else None
    await world.clock.advance(180)
    assert next(faults, fault) is fault, "the second edit has failed"
    await world.heal(65)
    _, board = messages(world, await world.tables.get(table.id))
    assert "Former player" in board.text


async def test_what_is_refused_for_a_week_is_given_up_and_stays_known(world: World) -> None:
    table = await over(world)
    world.clock.leap(30 * DAY)
    note, board = messages(world, table)
    posted = public(world)
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "edit" else None
    await deleting(ANA)(world)
    await world.clock.advance(180)
    assert await world.tables.outbox.owed() == (table.id,), "a game that is long over is not given up at once"
    world.clock.leap(GIVEN_UP)
    await world.clock.advance(180)
    assert await world.tables.outbox.owed() == ()
    assert "Ana" in board.text
    world.discord.fault = lambda call: None
    await deleting(BEN)(world)
    await world.clock.advance(180)
    assert "Ana" not in note.text + board.text
    assert "Ben" not in note.text + board.text
    assert public(world) == posted


async def test_many_games_are_drawn_again_one_after_the_other_the_newest_first(world: World) -> None:
    boards = [messages(world, await over(world))[1] for _ in range(4)]
    await deleting(ANA)(world)
    seen: list[tuple[int, float]] = []
    begun = world.clock.now()
    while len(seen) < len(boards):
        await world.clock.advance(1)
        assert world.clock.now() < begun + 300
        known = {one for one, _ in seen}
        now = [one.id for one in boards if one.id not in known and "Ana" not in one.text]
        seen += [(one, world.clock.now()) for one in now]
    assert [one for one, _ in seen] == [one.id for one in reversed(boards)]
    gaps = [later - sooner for (_, sooner), (_, later) in pairwise(seen)]
    assert min(gaps) >= 2 * REDRAW_PAUSE, "each has two messages"


async def test_who_has_their_data_deleted_while_it_goes_on_is_not_drawn_with_a_name(world: World) -> None:
    table = await over(world)
    note, board = messages(world, table)
    await deleting(ANA)(world)
    world.discord.throttled["edit"] = 20.0
    for _ in range(120):
        await world.clock.advance(1)
        if "Ana" not in note.text:
            break
    assert "Ben" in note.text
    # The board is on its way, with Ben's name.
    await deleting(BEN)(world)
    world.discord.throttled.clear()
    await world.clock.advance(240)
    assert "Ben" not in note.text + board.text


async def test_the_board_of_a_running_game_loses_the_name_of_who_gave_the_seat_up(world: World) -> None:
    await game(THREE)(world)
    table = await here(world)
    await world.tables.early_ends.resign(table.id, ANA, "merchant")
    await world.reconciler.reconcile(table.id)
    note, board = messages(world, await here(world))
    assert "Ana leaves the table" in board.text
    await deleting(ANA)(world)
    await world.clock.advance(180)
    assert "Ana" not in note.text + board.text
    assert "leaves the table" in board.text
    assert (await world.tables.get(table.id)).status is Status.RUNNING


async def test_a_thread_that_is_archived_stays_so(world: World) -> None:
    world.discord.state.threads.add(HERE)
    table = await over(world)
    _, board = messages(world, table)
    world.discord.state.asleep.add(HERE)
    await deleting(ANA)(world)
    await world.clock.advance(180)
    assert "Ana" not in board.text
    assert world.discord.opened == set()


async def test_a_struck_game_says_so_and_one_that_counts_again_says_nothing_of_it(world: World) -> None:
    table = await rated(world)
    _, board = messages(world, table)
    before = board.text
    assert "Rated · " in before
    assert await world.tables.ladder_changes.strike(GUILD, table.id, CLEO)
    await world.clock.advance(180)
    assert "A manager of this server has struck this game" in board.text
    assert await world.tables.ladder_changes.restore(GUILD, table.id, CLEO)
    await world.clock.advance(180)
    assert board.text == before


async def test_the_ratings_below_an_old_board_leave_out_who_hides_and_name_them_again(world: World) -> None:
    table = await rated(world)
    _, board = messages(world, table)
    before = board.text
    line = before.rpartition("Rated · ")[2]
    assert "Ana" in line
    await world.press(ANA, board, PressId(0, 0, Verb.HIDE, "on"))
    await world.clock.advance(180)
    assert "Ana" not in board.text.rpartition("Rated · ")[2]
    await world.press(ANA, board, PressId(0, 0, Verb.HIDE, "off"))
    await world.clock.advance(180)
    assert board.text == before
