"""Seats that change hands, one thing at a time, and hosts; broken as all scenarios are."""

from __future__ import annotations

from typing import Any, Final

from bot.domain.pace import DAY, HOUR, Fallback
from bot.interactions.custom_id import PressId, Verb
from bot.store import Entry
from bot.tables import Table
from tests.bot.faults.overtime import Doing, passing, waited
from tests.bot.faults.scenarios import (
    ANA,
    BEN,
    CLEO,
    DAN,
    THREE,
    TWO,
    Scenario,
    game,
    here,
    lobby,
    press,
    pressing,
    shown,
)
from tests.bot.faults.world import World

_MINUTE: Final = 60
CHOSEN: Final[dict[str, Any]] = {
    "values": [str(DAN)],
    "resolved": {"users": {str(DAN): {"id": str(DAN), "username": "dan", "global_name": "Dan"}}},
}
"""What Discord sends when somebody chooses Dan."""


def all_played(table: Table) -> bool:
    """Whether everybody has acted himself."""
    steps = table._game_session.steps if table._game_session is not None else ()
    return {step.seat for step in steps if step.entry is Entry.PLAY} == set(range(len(table.players)))


def left(*, played: bool) -> Doing:
    """Return what lets Ben leave a game of three, played by all or by nobody."""

    async def before(world: World) -> None:
        await game(THREE, until=all_played if played else lambda table: True)(world)
        await world.tables.early_ends.resign((await here(world)).id, BEN, "Merit")
        await _follow(world)

    return before


def then(*doings: Doing) -> Doing:
    """Return what does one thing after the other."""

    async def does(world: World) -> None:
        for doing in doings:
            await doing(world)

    return does


def says(word: str, user: int) -> Doing:
    """Return what lets somebody answer the latest thing that the table is asked."""

    async def does(world: World) -> None:
        motion = (await here(world)).motions[-1]
        await press(world, user, Verb.MOTION, f"{motion.version}.{word}")

    return does


def taking(user: int = DAN, seat: int = 1) -> Doing:
    """Return what lets somebody press for a seat."""
    return pressing(Verb.SEAT_TAKE, str(seat), user)


async def offering(world: World) -> None:
    """Let Ana offer her seat to Dan."""
    table, message = await shown(world)
    await world.press(ANA, message, PressId(table.id, table.version, Verb.SEAT_TO), **CHOSEN)


async def waited_twice(world: World) -> None:
    """Let somebody who is not the host let a table wait for twice his time."""
    await waited(95 * HOUR, Fallback.WAIT, THREE)(world)
    table = await here(world)
    if table.players[min(table.asked)].user == table.host and table.host is not None:
        await world.tables.host_succession.pass_on(table.id, table.host, table.host_seen)
        await _follow(world)
    await world.later(2 * HOUR)


async def opening(world: World) -> None:
    """Let the host open the seat of whoever is waited for."""
    table = await here(world)
    assert table.host is not None
    await press(world, table.host, Verb.SEAT_OPEN, str(min(table.asked or table.absent)))


async def absent_one_looks(world: World) -> None:
    """Let whoever has a computer playing for him look at his hand."""
    table = await here(world)
    owner = table.players[min(table.absent or {0: ""})].user
    assert owner is not None
    await press(world, owner, Verb.HAND)


async def _follow(world: World) -> None:
    table = await here(world)
    await world.reconciler.play_computers(table)
    await world.reconciler.reconcile(table.id)


async def absent_and_claimed(world: World) -> None:
    """Let somebody ask for the seat of somebody who was late after he had played."""
    await game(THREE, until=all_played)(world)
    table = await here(world)
    world.watch.start()
    seat = min(table.asked)
    await world.tables.overdue_players.take_over(table.id, seat, table.asked[seat], "late")
    await _follow(world)
    await taking(seat=seat)(world)


def passed(seconds: int) -> Doing:
    """Return what lets time pass before something else happens."""

    async def before(world: World) -> None:
        world.watch.start()
        await world.clock.advance(1)
        await world.later(seconds)

    return before


ASKED = then(left(played=True), taking())
OFFERED = then(game(THREE, until=all_played), offering)

SEATS = (
    Scenario("take an open seat", left(played=False), taking()),
    Scenario("ask for an open seat", left(played=True), taking()),
    Scenario("the first who agrees", ASKED, says("yes", ANA)),
    Scenario("the last who agrees", then(ASKED, says("yes", ANA)), says("yes", CLEO)),
    Scenario("the last who does not", then(ASKED, says("yes", ANA)), says("no", CLEO)),
    Scenario("who has asked takes it back", ASKED, says("no", DAN)),
    Scenario("nobody says anything to who has asked", then(ASKED, passed(23 * HOUR)), passing(2 * HOUR)),
    Scenario("one of those leaves who were asked", then(ASKED, says("yes", ANA)), pressing(Verb.RESIGN, user=CLEO)),
    Scenario("the owner returns while his seat is asked for", absent_and_claimed, absent_one_looks),
    Scenario("offer a seat", game(TWO), offering),
    Scenario("accept a seat", OFFERED, says("accept", DAN)),
    Scenario(
        "accept a seat that all agree to", then(OFFERED, says("yes", BEN), says("yes", CLEO)), says("accept", DAN)
    ),
    Scenario("decline a seat", OFFERED, says("decline", DAN)),
    Scenario("withdraw an offer", OFFERED, says("back", ANA)),
    Scenario("an offer lapses", then(game(TWO), offering, passed(DAY - 5 * _MINUTE)), passing(9 * _MINUTE)),
    Scenario("open a seat", waited_twice, opening),
    Scenario("ask to be the host", game(THREE), pressing(Verb.HOSTING, user=CLEO)),
    Scenario("another host", then(game(TWO), pressing(Verb.HOSTING, user=BEN)), says("yes", ANA)),
    Scenario("another host in the lobby", then(lobby(TWO), pressing(Verb.HOSTING, user=BEN)), says("yes", ANA)),
    Scenario("a lobby is passed on", then(lobby(TWO), passed(7 * DAY - 5 * _MINUTE)), passing(9 * _MINUTE)),
)
