"""Lobbies that wait for days, one thing at a time: who waits for a seat, who is told, what their time brings."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import UTC, datetime

from bot.domain.lobby_expiry_choices import LobbyExpiryAction
from bot.domain.pace import HOUR
from bot.domain.preferences import QuietHours
from bot.interactions.custom_id import PressId, Verb
from bot.screens.waiting_lobby import THEN, WHEN
from tests.bot.faults.scenarios import (
    ANA,
    BEN,
    CLEO,
    DAN,
    TWO,
    Scenario,
    here,
    in_thread,
    lobby,
    pressing,
    shown,
)
from tests.bot.faults.world import World

Doing = Callable[[World], Awaitable[None]]


def after(*doings: Doing) -> Doing:
    """Return what does one thing after the other."""

    async def does(world: World) -> None:
        for one in doings:
            await one(world)

    return does


def choosing(what: str, value: str, user: int = ANA) -> Doing:
    """Return what chooses when a lobby closes, or what happens then."""

    async def does(world: World) -> None:
        table, message = await shown(world)
        await world.press(user, message, PressId(table.id, table.version, Verb.CLOSES, what), values=[value])

    return does


def passing(seconds: float) -> Doing:
    """Return what lets time pass, the bot being there all along."""

    async def does(world: World) -> None:
        world.watch.start()
        await world.clock.advance(1)
        await world.later(seconds)

    return does


def waiting(then: LobbyExpiryAction, *people: int, size: int = 3) -> Doing:
    """Return what opens a lobby that closes in an hour, with Ben waiting for a seat and Cleo to be told."""
    opened = lobby(people or (ANA,), size=size)
    spare, told = pressing(Verb.SPARE, user=BEN), pressing(Verb.NOTIFIED, user=CLEO)
    return after(opened, spare, told, choosing(WHEN, "1h"), choosing(THEN, then.value))


async def _quiet(world: World) -> None:
    """Have Cleo want quiet for an hour from now."""
    here_ = datetime.fromtimestamp(world.clock.now(), UTC)
    minute = here_.hour * 60 + here_.minute
    await world.tables.people.choose_quiet(CLEO, QuietHours((minute - 60) % 1440, (minute + 60) % 1440, "UTC"))


async def _both(world: World) -> None:
    """Let the last seat be taken in the second in which the lobby closes."""
    table, message = await shown(world)
    assert table.closes is not None
    world.watch.start()
    world.clock.leap(table.closes - world.clock.now())
    await world.press(DAN, message, PressId(table.id, table.version, Verb.JOIN))
    await passing(120)(world)


async def _longer(world: World) -> None:
    """Let the host change his mind a minute before, and some hours pass."""
    table = await here(world)
    assert table.closes is not None
    await passing(table.closes - world.clock.now() - 60)(world)
    await choosing(WHEN, "8h")(world)
    await world.later(9 * HOUR)


_TOLD = after(lobby(TWO), pressing(Verb.NOTIFIED, user=CLEO))

CLOSING = (
    Scenario("wait for a seat", lobby(size=3), pressing(Verb.SPARE, user=BEN)),
    Scenario("wait for a seat in a thread", in_thread, pressing(Verb.SPARE, user=BEN)),
    Scenario("wait no more", after(lobby(size=3), pressing(Verb.SPARE, user=BEN)), pressing(Verb.SPARE, user=BEN)),
    Scenario("join after all", after(lobby(size=3), pressing(Verb.SPARE, user=BEN)), pressing(Verb.JOIN, user=BEN)),
    Scenario("want to be told", lobby(TWO), pressing(Verb.NOTIFIED, user=CLEO)),
    Scenario("start with one who waits", after(lobby(size=2), pressing(Verb.SPARE, user=BEN)), pressing(Verb.START)),
    Scenario("start, somebody is told", _TOLD, pressing(Verb.START)),
    Scenario(
        "start, a player is told",
        after(lobby(TWO), *[pressing(Verb.NOTIFIED, user=one) for one in TWO]),
        pressing(Verb.START),
    ),
    Scenario(
        "told when the night is over", after(_TOLD, passing(HOUR), _quiet, pressing(Verb.START)), passing(2 * HOUR)
    ),
    Scenario("choose when it closes", lobby(TWO), choosing(WHEN, "8h")),
    Scenario("choose what then", lobby(TWO), choosing(THEN, "fill")),
    Scenario("somebody else chooses", lobby(TWO), choosing(THEN, "fill", user=BEN)),
    *(Scenario(f"its time comes, {then}", waiting(then), passing(HOUR + 120)) for then in LobbyExpiryAction),
    Scenario(
        "its time comes, too few",
        after(lobby(size=3), choosing(WHEN, "1h"), choosing(THEN, "start")),
        passing(HOUR + 120),
    ),
    *(Scenario(f"its time comes and somebody joins, {then}", waiting(then), _both) for then in LobbyExpiryAction),
    Scenario("its time comes later", waiting(LobbyExpiryAction.FILL), _longer),
)
