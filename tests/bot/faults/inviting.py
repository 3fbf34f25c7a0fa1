"""Invitations and the role that is called, one thing at a time; broken as all scenarios are."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

from bot.domain.pace import DAY, HOUR
from bot.domain.preferences import QuietHours
from bot.interactions.custom_id import PressId, Verb
from bot.screens.lobby_invitations import ACCEPT
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.overtime import Doing
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, Scenario, lobby, nothing, press, pressing, shown
from tests.bot.faults.world import GUILD, NAMES, World

ROLE = 10**17 + 9


def named(user: int, *, bot: bool = False) -> Any:
    """Return somebody as an option of a command has him."""
    return SimpleNamespace(id=user, display_name=NAMES.get(user, ""), bot=bot)


def chosen(*users: int) -> dict[str, Any]:
    """Return people as a select has them in which they were chosen."""
    users_ = {str(user): {"id": str(user), "username": NAMES.get(user, "x")} for user in users}
    return {"values": [str(user) for user in users], "resolved": {"users": users_}}


async def invite(world: World, by: int, *users: int) -> FakeInteraction:
    """Choose people in the select of the newest lobby."""
    table, message = await shown(world)
    return await world.press(by, message, PressId(table.id, table.version, Verb.INVITE), **chosen(*users))


def inviting(*users: int, by: int = ANA) -> Doing:
    """Return what invites people."""

    async def does(world: World) -> None:
        await invite(world, by, *users)

    return does


def opening(*users: int) -> Doing:
    """Return what opens a table with invitations."""

    async def does(world: World) -> None:
        options = {f"invite{number}": named(user) for number, user in enumerate(users, 1)}
        await world.command(ANA, HERE, "new", game="sobek", seats=4, **options)

    return does


async def with_role(
    world: World, *, mentionable: bool = True, there: bool = True, everyone: bool = False, of_bot: bool = False
) -> None:
    """Have a role that the server's new lobbies call."""
    await world.store.guild_settings.change(GUILD, lambda settings: replace(settings, role=ROLE))
    if there:
        world.discord.state.roles[ROLE] = SimpleNamespace(
            mentionable=mentionable, is_default=lambda: everyone, is_bot_managed=lambda: of_bot
        )


def invited(*users: int) -> Doing:
    """Return what brings about a lobby to which people are invited."""

    async def before(world: World) -> None:
        await lobby(size=4)(world)
        await invite(world, ANA, *users)

    return before


async def _asleep(world: World) -> None:
    """Have somebody invited in his quiet hours."""
    await lobby(size=4)(world)
    now = int(world.clock.now())
    start = now % DAY // 60
    await world.tables.people.choose_quiet(BEN, QuietHours((start - 60) % 1440, (start + 120) % 1440, "UTC"))
    await invite(world, ANA, BEN)


def passing(seconds: int) -> Doing:
    """Return what lets time pass once the bot has given its first sign of life."""

    async def does(world: World) -> None:
        world.watch.start()
        await world.clock.advance(1)
        await world.later(seconds)

    return does


async def _sits_down(world: World) -> None:
    await press(world, BEN, Verb.JOIN, ACCEPT)


INVITING = (
    Scenario("invite", lobby(size=4), inviting(BEN)),
    Scenario("invite two, and one who cannot be", lobby((ANA, DAN), size=4), inviting(BEN, CLEO, DAN)),
    Scenario("invite one more", invited(BEN), inviting(CLEO)),
    Scenario("new with invitations", nothing, opening(BEN, CLEO)),
    Scenario("new with a role", with_role, opening()),
    Scenario("accept an invitation", invited(BEN, CLEO), _sits_down),
    Scenario("decline an invitation", invited(BEN, CLEO), pressing(Verb.REFUSE, user=BEN)),
    Scenario("an invitation lapses", invited(BEN), passing(DAY + 60)),
    Scenario("an invitation at night", _asleep, passing(3 * HOUR)),
    Scenario("call off what people are invited to", invited(BEN), pressing(Verb.CANCEL)),
)
