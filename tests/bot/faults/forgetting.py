"""People have their data deleted while much is open: a vote, a claim, an invitation, a plan; broken as all are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.domain.pace import HOUR, VoteChoice
from bot.interactions.custom_id import PressId, Verb
from bot.store import (
    Guest,
    GuestKind,
    Motion,
    MotionKind,
    PlanRow,
    RatedGame,
    RatedPlayer,
    Spectator,
    TableChange,
)
from bot.tables import Table
from tests.bot.faults.overtime import waited
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, THREE, TWO, Scenario, game, here, lobby, press
from tests.bot.faults.world import World

Doing = Callable[[World], Awaitable[None]]


def deleting(user: int) -> Doing:
    """Return what deletes somebody's data, in a direct message or wherever he is."""

    async def does(world: World) -> None:
        page = await world.command(user, HERE, "privacy")
        if page.shown:
            await world.press(user, page.shown[-1], PressId(0, 0, Verb.FORGET, "yes"))

    return does


def beside(before: Doing, change: Callable[[Table], TableChange]) -> Doing:
    """Return what writes beside a table what its people have asked of each other."""

    async def does(world: World) -> None:
        await before(world)
        table = await here(world)
        await world.store.change(replace(change(table), game=table.id, expected=table.version))
        await world.tables._repository.evict([table.id])
        await world.reconciler.reconcile(table.id)

    return does


def _invited(table: Table) -> TableChange:
    now = table.updated
    held = Guest(DAN, GuestKind.HELD, "Dan", ANA, now, now + 24 * HOUR, table.version)
    told = Guest(CLEO, GuestKind.NOTIFIED, "Cleo", None, now, None, table.version)
    return TableChange(0, 0, {}, guests=(held, told))


def _open(table: Table) -> TableChange:
    """Ana plans, watches as well, offers her seat; Dan would like to have another, and she has said yes."""
    now, version = table.updated, table.version
    return TableChange(
        0,
        0,
        {},
        plans=(PlanRow(0, "kind", "body", version, now), PlanRow(1, "kind", "body", version, now)),
        motions=(
            Motion(MotionKind.OFFER, 0, DAN, "Dan", now, version, False),
            Motion(MotionKind.CLAIM, 1, DAN, "Dan", now, version, False, {0: True}),
        ),
        watches=(Spectator(ANA, True, 0, None, False, now), Spectator(CLEO, True, 0, None, False, now)),
    )


def _rated(table: Table) -> TableChange:
    """The game is rated."""
    players = tuple(RatedPlayer(one.seat, one.user, one.name) for one in table.players)
    rated = RatedGame(table.id, table.channel_ref.guild, table.kind, table.updated, players)
    return TableChange(0, 0, {"rated": True}, rated_start=rated)


async def _voting(world: World) -> None:
    """Let the others be asked about Ana, and one of them have said something."""
    await waited(49 * HOUR, people=THREE)(world)
    table = await here(world)
    about = next(iter(table.votes))
    voter = next(user for user in table.present if table.seat_of(user) != about)
    await press(world, voter, Verb.BALLOT, f"{about}.{VoteChoice.WAIT}")


async def _left(world: World) -> None:
    """Let her have sat at a table that was stopped, and sit at none."""
    await game(TWO)(world)
    await world.tables.early_ends.stop((await here(world)).id, BEN, may_manage=True)
    await world.reconciler.reconcile((await here(world)).id)


async def _without_note(world: World) -> None:
    """Let her have played a game whose start note somebody has deleted since."""
    await _left(world)
    note = (await here(world)).shown.note
    assert note is not None
    world.discord.state.messages[note].deleted = True


async def _late(world: World) -> None:
    table = await here(world)
    about = next(iter(table.votes))
    user = table.players[about].user
    assert user is not None
    await deleting(user)(world)


async def _voter(world: World) -> None:
    table = await here(world)
    about = next(iter(table.votes))
    (seat,) = table.votes[about].ballots
    user = table.players[seat].user
    assert user is not None
    await deleting(user)(world)


async def _twice(world: World) -> None:
    for _ in range(2):
        await deleting(ANA)(world)


FORGETTING = (
    Scenario("an invited one deletes his data", beside(lobby(TWO, size=4), _invited), deleting(DAN)),
    Scenario("who invites deletes her data", beside(lobby(TWO, size=4), _invited), deleting(ANA)),
    Scenario("who plans and offers her seat deletes her data", beside(game(THREE), _open), deleting(ANA)),
    Scenario("who claims a seat deletes his data", beside(game(THREE), _open), deleting(DAN)),
    Scenario("who only watches deletes her data", beside(game((ANA, BEN, DAN)), _open), deleting(CLEO)),
    Scenario("who is late deletes his data", _voting, _late),
    Scenario("who has voted deletes his data", _voting, _voter),
    Scenario("who played deletes her data", _left, deleting(ANA)),
    Scenario("who played deletes her data and a message is gone", _without_note, deleting(ANA)),
    Scenario("who plays a rated game deletes her data", beside(game(THREE), _rated), deleting(ANA)),
    Scenario("who leaves one other in a rated game deletes her data", beside(game(TWO), _rated), deleting(ANA)),
    Scenario("data are deleted twice", beside(game(THREE), _open), _twice),
)
