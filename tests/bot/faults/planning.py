"""What people do about plans, by the buttons that they are shown; broken as all scenarios are."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from bot.domain.ping_recipient import Seat
from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.due_actions import PLAN_DELAY
from bot.tables import Table
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, THREE, TWO, Scenario, acting, game, here, leaving, press
from tests.bot.faults.world import World

Doing = Callable[[World], Awaitable[None]]
FIRST = "t.1"
SECOND = "t.2"


def panel(world: World, user: int) -> Message | None:
    """Return what somebody was shown last and nobody else sees."""
    own = (one for one in world.discord.state.messages.values() if one.ephemeral_for == user)
    return max(own, key=lambda one: one.id, default=None)


def offered(message: Message | None, verb: Verb, arg: str = "") -> PressId | None:
    """Return the first button of a message that asks for something, None where none does."""
    ids = message.ids if message is not None else ()
    return next((one for one in ids if one.verb is verb and arg in one.arg), None)


async def tap(world: World, user: int, verb: Verb, arg: str = "", **data: Any) -> FakeInteraction | None:
    """Press the first button of this kind in somebody's panel; do nothing where none was shown."""
    message = panel(world, user)
    press = offered(message, verb, arg)
    if message is None or press is None:
        return None
    return await world.press(user, message, press, **data)


def other(table: Table) -> int:
    """Return somebody who is not asked."""
    return next(user for user in table.people if table.seat_of(user) not in table.asked)


def follower(table: Table) -> int:
    """Return who is asked after the one that is asked now."""
    user = table.players[(min(table.asked) + 1) % len(table.players)].user
    assert user is not None
    return user


async def decide(world: World, user: int, code: str, *, kind: str = "turn") -> None:
    """Decide something in advance: My hand, plan, the card, save."""
    await press(world, user, Verb.HAND)
    await tap(world, user, Verb.PLAN, kind)
    await tap(world, user, Verb.PLAN, f"|{code}")
    await tap(world, user, Verb.PLAN_MAKE)


def planned(code: str, people: tuple[int, ...] = TWO, *, acted: bool = False) -> Doing:
    """Return what begins a game in which whoever comes next has decided what he takes, perhaps is asked by now."""

    async def before(world: World) -> None:
        await game(people)(world)
        await decide(world, follower(await here(world)), code)
        assert [row.void for row in (await here(world))._plans] == [None]
        if acted:
            await acting()(world)

    return before


async def _decides(world: World) -> None:
    await decide(world, other(await here(world)), SECOND)


async def _waits(world: World) -> None:
    world.watch.start()
    await world.later(PLAN_DELAY + 5)


async def _acts_and_waits(world: World) -> None:
    await acting()(world)
    await _waits(world)


async def _takes_back(world: World) -> None:
    table = await here(world)
    user = table.players[(min(table.asked) - 1) % len(table.players)].user
    assert user is not None
    await press(world, user, Verb.TAKE_BACK)


async def _drops(world: World) -> None:
    table = await here(world)
    user = table.players[min(table.asked)].user
    assert user is not None
    await press(world, user, Verb.HAND)
    await tap(world, user, Verb.PLAN_DROP)


async def _at_once(world: World) -> None:
    """Press at the very second at which the plan is due."""
    table = await here(world)
    seat = min(table.asked)
    user, wait = table.players[seat].user, table.shown.waits[Seat(seat)]
    assert user is not None
    world.watch.start()
    await world.later(wait.since + PLAN_DELAY - 1 - world.clock.now())
    world.clock.leap(1)
    await asyncio.gather(
        press(world, user, Verb.ACT, FIRST),
        world.tables.plans.execute(table.id, seat, table.asked[seat]),
        return_exceptions=True,
    )
    await world.later(5)


PLANS = (
    Scenario("decide in advance", game(TWO), _decides),
    Scenario("a plan is played", planned(FIRST, acted=True), _waits),
    Scenario("a plan is played among three", planned(SECOND, THREE), _acts_and_waits),
    Scenario("a plan is void", planned(FIRST), _acts_and_waits),
    Scenario("the one before takes back", planned(SECOND, acted=True), _takes_back),
    Scenario("drop what is played soon", planned(SECOND, acted=True), _drops),
    Scenario("a plan and a press at once", planned(SECOND, acted=True), _at_once),
    Scenario("resign with a plan", planned(SECOND, THREE), leaving(Verb.RESIGN, BEN)),
    Scenario("stop with a plan", planned(SECOND), leaving(Verb.STOP, ANA)),
)
