"""A channel in which messages have to wait: nobody presses what is past meanwhile, and nobody waits for a deletion."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.domain.ping_recipient import Seat
from bot.interactions.response import Screen
from bot.reconciler import DiscordFailure
from bot.reconciler.executor import AT_ONCE
from bot.tables import Table
from tests.bot.faults.discord import Fault, Message, read
from tests.bot.faults.scenarios import game, here
from tests.bot.faults.world import World, new_world
from tests.unhurried import UNHURRIED

ANA, BEN = 1001, 1002
LONG = 4.0


class Pressed:
    """The press on a message (`bot.reconciler.Response`), and how it was answered."""

    posts = False

    def __init__(self, message: Message) -> None:
        self.message = message
        self.answered: list[str] = []

    def offers(self, message: int) -> bool:
        return message == self.message.id and not self.answered

    async def update(self, screen: Screen) -> None:
        self.answered.append("update")
        self.message.ids, self.message.text = read(screen)

    async def post(self, screen: Screen) -> int:
        raise AssertionError("a board never comes as an answer")

    async def acknowledge(self) -> None:
        if not self.answered:
            self.answered.append("acknowledge")

    async def erase(self, message: int) -> bool:
        return False


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    world.discord.calls.clear()
    yield world
    await world.heal()
    await world.check()
    await world.stop()


async def moved(world: World) -> tuple[Table, Message]:
    """Let whoever is asked take a card, and return the table and the board that is old now."""
    table = await here(world)
    ((seat, _),) = table.asked.items()
    user, seen, board = table.players[seat].user, table.seen_by(seat), world.board(table)
    assert user is not None
    assert seen is not None
    assert board is not None
    turn = await world.tables.play.act(table.id, user, None, [seen.legal[0].code])
    assert turn.table.asked.keys() != {seat}, "this is about a turn that passes to somebody else"
    return turn.table, board


async def beside(
    world: World, work: Awaitable[DiscordFailure | None], look: Callable[[], Awaitable[None]], after: float
) -> None:
    """Look at the channel some seconds after something has begun, and wait for its end."""
    task = asyncio.ensure_future(work)
    await world.clock.advance(after)
    await look()
    await world.clock.advance(60)
    assert task.done()


async def test_a_press_is_answered_by_the_old_board_as_it_is_now_where_the_new_one_must_wait(world: World) -> None:
    table, old = await moved(world)
    pressed = Pressed(old)
    world.discord.throttled["send"] = LONG

    async def look() -> None:
        assert pressed.answered == ["update"]
        assert old.version == table.version
        assert not old.deleted

    await beside(world, world.reconciler.reconcile(table.id, response=pressed), look, AT_ONCE + 0.1)
    assert world.discord.calls == ["send", "edit", "delete"], "the answer to a press counts against no limit"
    assert [one.version for one in world.boards(await here(world))] == [table.version]
    assert old.deleted


async def test_an_old_board_that_was_not_pressed_is_edited_where_the_new_one_must_wait(world: World) -> None:
    table, old = await moved(world)
    world.discord.throttled["send"] = LONG

    async def look() -> None:
        assert world.discord.calls == ["edit"]
        assert old.version == table.version

    await beside(world, world.reconciler.reconcile(table.id), look, AT_ONCE + 0.1)
    assert world.discord.calls == ["edit", "send", "edit", "delete"]
    assert old.deleted


async def test_where_all_channels_have_to_wait_no_request_is_spent_on_an_old_board(world: World) -> None:
    table, old = await moved(world)
    world.discord.throttled["send"], world.discord.busy = LONG, True

    async def look() -> None:
        assert world.discord.calls == []

    await beside(world, world.reconciler.reconcile(table.id), look, AT_ONCE + 0.1)
    assert world.discord.calls == ["send", "edit", "delete"], "the words, and the board in their place"
    assert old.deleted


async def test_an_old_board_stays_as_it_was_where_the_new_one_comes_at_once(world: World) -> None:
    table, old = await moved(world)
    pressed, before = Pressed(old), old.version
    await world.reconciler.reconcile(table.id, response=pressed)
    await world.clock.advance(60)
    assert pressed.answered == ["acknowledge"]
    assert old.version == before
    assert world.discord.calls == ["send", "edit", "delete"]


async def test_an_old_board_that_cannot_be_edited_keeps_no_new_one_back(world: World) -> None:
    table, old = await moved(world)
    world.discord.throttled["send"] = LONG
    world.moderate(old)

    async def look() -> None:
        assert world.discord.calls == ["edit"]

    await beside(world, world.reconciler.reconcile(table.id), look, AT_ONCE + 0.1)
    assert [one.version for one in world.boards(await here(world))] == [table.version]


async def test_nobody_waits_for_the_old_board_to_be_deleted(world: World) -> None:
    world.discord.throttled["delete"] = 30.0
    table, first = await moved(world)
    await asyncio.wait_for(world.reconciler.reconcile(table.id), UNHURRIED)
    table, second = await moved(world)
    await asyncio.wait_for(world.reconciler.reconcile(table.id), UNHURRIED)
    assert not first.deleted
    assert [one.version for one in world.boards(await here(world))][-1] == table.version
    await world.clock.advance(100)
    assert first.deleted
    assert second.deleted
    assert await world.tables.outbox.owed() == ()


async def test_who_acts_on_the_old_board_is_shown_it_at_once_though_the_new_one_still_waits(world: World) -> None:
    """The new one is out of date before it could go out: it is given up, and the old one brought up to date again."""
    table, old = await moved(world)
    world.discord.throttled["send"] = LONG
    first = asyncio.ensure_future(world.reconciler.reconcile(table.id))
    await world.clock.advance(AT_ONCE + 0.1)
    assert old.version == table.version
    table, _ = await moved(world)
    second = asyncio.ensure_future(world.reconciler.reconcile(table.id))
    await world.clock.advance(AT_ONCE + 0.5)
    assert old.version == table.version
    await world.clock.advance(60)
    assert first.done()
    assert second.done()


async def test_a_board_that_was_sent_before_its_table_spoke_another_language_is_said_again(world: World) -> None:
    table, _ = await moved(world)
    world.discord.throttled["send"] = LONG
    following = asyncio.ensure_future(world.reconciler.reconcile(table.id))
    await world.clock.advance(2)
    await world.tables.lobbies.set_language(table.id, "de")
    await world.clock.advance(60)
    await following
    (board,) = world.boards(await here(world))
    assert "nimm hier eine Karte auf" in board.text


async def test_a_board_that_is_deleted_while_a_lost_one_is_looked_for_is_not_taken_for_it(world: World) -> None:
    world.discord.throttled["delete"] = 250.0
    table, _ = await moved(world)
    await world.reconciler.reconcile(table.id)
    table, _ = await moved(world)
    world.discord.fault = lambda call: Fault.LOST if call == "send" else None
    await world.reconciler.reconcile(table.id)
    world.clock.leap(200)
    world.discord.fault = lambda call: None
    world.discord.late = 60.0
    await world.clock.advance(300)
    ((seat, decision),) = (await here(world)).asked.items()
    assert (table.id, Seat(seat), decision) in world.called


async def swept(world: World, **rest: Any) -> None:
    """Sweep as a shard's new session does."""
    sweep = asyncio.create_task(world.reconciler.sweep(fresh=True, **rest))
    await world.clock.advance(5)
    await sweep


async def test_what_may_not_be_deleted_is_given_up_a_week_after_the_end(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    table, _ = await moved(world)
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "delete" else None
    await world.reconciler.reconcile(table.id)
    stopped = await world.tables.early_ends.stop(table.id, ANA, False)
    await world.reconciler.reconcile(stopped.id)
    await world.clock.advance(8 * 24 * 3600)
    world.discord.calls.clear()
    await world.clock.advance(24 * 3600)
    assert "delete" not in world.discord.calls
    assert await world.tables.outbox.owed() == ()
    await world.stop()


async def test_another_shards_return_tries_nothing_that_was_refused_here(world: World) -> None:
    table, _ = await moved(world)
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "send" else None
    await world.reconciler.reconcile(table.id)
    world.discord.calls.clear()
    for rest in ({"among": lambda guild: False}, {"refused": False}):
        await swept(world, **rest)
    assert "send" not in world.discord.calls
    await swept(world)
    assert "send" in world.discord.calls


async def test_a_board_does_not_wait_for_what_is_refused_beside_it(world: World) -> None:
    """What may not be deleted is tried again in an hour, what was only lost in a second."""
    table, _ = await moved(world)
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "delete" else None
    await world.reconciler.reconcile(table.id)
    table, _ = await moved(world)
    world.discord.fault = lambda call: {"delete": Fault.FORBIDDEN, "send": Fault.LOST}.get(call)
    await world.reconciler.reconcile(table.id)
    await world.clock.quiet()
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "delete" else None
    await world.clock.advance(60)
    assert [one.version for one in world.boards(await here(world))][-1] == table.version
