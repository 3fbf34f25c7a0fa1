"""Short outages in which people press on: what was refused is done soon after the end, however often they pressed."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

from bot.domain.preferences import ReminderTarget
from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, BEN, acting, game, here, shown
from tests.bot.faults.world import World
from tests.depth import games

OUTAGE: Final = 6.0
PRESSES: Final = 40
SOON: Final = 5.0
"""Seconds after the end of such an outage within which everything is right."""


async def presses_on(world: World, random: Random) -> None:
    """Let both players press on the board that they still see, and others wake the table, all through the outage."""
    table, board = await shown(world)
    begun = world.clock.now()
    for moment in sorted(random.uniform(0, OUTAGE) for _ in range(PRESSES)):
        await world.clock.advance(begun + moment - world.clock.now())
        await world.press(random.choice((ANA, BEN)), board, PressId(table.id, 1, Verb.ACT, "t.1"))
        world.reconciler.wake(table.id)
    await world.clock.advance(begun + OUTAGE - world.clock.now())


async def heals_after(world: World) -> float:
    """Let everything work again and return after how many seconds nothing is left to be done."""
    world.discord.fault = lambda call: None
    world.store_fault = lambda words: None
    healed = world.clock.now()
    while await world.tables.outbox.owed():
        await world.clock.advance(0.25)
        assert world.clock.now() - healed < 120
    return world.clock.now() - healed


async def outage(world: World, number: int, begin: Callable[[World], Awaitable[None]]) -> float:
    """Let an outage begin, people press during all of it, and return how long after its end everything is right."""
    await begin(world)
    await presses_on(world, Random(number))
    assert await world.tables.outbox.owed(), "the outage has hindered nothing"
    took = await heals_after(world)
    await world.clock.advance(60)
    return took


def losing(call: str) -> Callable[[World], Awaitable[None]]:
    """Return what lets players act while every request of a kind is lost, until one is missing."""

    async def begin(world: World) -> None:
        world.discord.fault = lambda name: Fault.LOST if name == call else None
        # A player who goes on has the board edited by the answer.
        while not await world.tables.outbox.owed():
            await acting()(world)

    return begin


def losing_beside(refused: str, lost: str) -> Callable[[World], Awaitable[None]]:
    """Return what lets a player act while one kind of request is still refused and another is lost."""

    async def begin(world: World) -> None:
        world.discord.fault = {refused: Fault.FORBIDDEN, lost: Fault.LOST}.get
        await acting()(world)

    return begin


@games(3, 100)
async def test_a_board_is_right_soon_after_an_outage_however_often_people_pressed(world: World, numbers: range) -> None:
    took = []
    for number in numbers:
        if number == numbers[0] or not (await here(world)).status.live:
            await game((ANA, BEN), seed=number)(world)
        took.append(await outage(world, number, losing("send")))
    assert max(took) <= SOON, took


async def test_letters_are_written_soon_after_an_outage(world: World) -> None:
    for user in (ANA, BEN):
        await world.tables.people.choose_reminders(user, None, ReminderTarget.DIRECT)
    await game((ANA, BEN))(world)
    assert await outage(world, 1, losing("write")) <= SOON


async def test_spectators_are_told_soon_after_an_outage(world: World) -> None:
    await game((ANA, BEN))(world)
    table = await here(world)
    await world.tables.spectators.watch(table.id, 1003, letters=True)

    async def begin(world: World) -> None:
        world.discord.fault = lambda name: Fault.LOST if name == "write" else None
        await world.tables.early_ends.stop(table.id, ANA, False)
        await world.reconciler.reconcile(table.id)

    assert await outage(world, 1, begin) <= SOON


async def test_computers_act_soon_after_the_store_was_away(world: World) -> None:
    await game((ANA, BEN), 1, until=lambda table: 1 in table.asked)(world)

    async def begin(world: World) -> None:
        table = await here(world)
        seen, user = table.seen_by(1), table.players[1].user
        assert seen is not None
        assert user is not None
        await world.tables.play.act(table.id, user, None, [seen.legal[0].code])
        world.store_fault = lambda words: Fault.LOST if words.startswith("INSERT INTO log") else None
        await world.reconciler.reconcile(table.id)

    assert await outage(world, 1, begin) <= SOON
    assert not (await here(world)).computer_due


async def test_what_fails_now_is_tried_after_a_second_though_something_else_was_refused_for_long(
    world: World,
) -> None:
    """A pause is that of the step that fails, and follows no other step's trouble."""
    await game((ANA, BEN))(world)
    world.discord.fault = lambda call: Fault.FORBIDDEN if call == "delete" else None
    await acting()(world)
    await world.clock.advance(1800)
    assert await outage(world, 1, losing_beside("delete", "send")) <= SOON
