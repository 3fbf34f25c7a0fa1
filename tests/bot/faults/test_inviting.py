"""People invite each other in the lobby and by the options of the command, and are told what becomes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from sqlalchemy import insert

from bot.domain.pace import DAY
from bot.domain.preferences import QuietHours
from bot.interactions.custom_id import PressId, Verb
from bot.interactions.response import InteractionResponse
from bot.screens.lobby_invitations import ACCEPT
from bot.store.schema import avoids
from bot.tables import InvitationResult
from tests.bot.faults.inviting import ROLE, invite, named, with_role
from tests.bot.faults.scenarios import ANA, BEN, CLEO, DAN, HERE, here, lobby, press, shown
from tests.bot.faults.world import World, new_world


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Give a bot that has just been started."""
    return await new_world(tmp_path)


def notified(world: World) -> list[tuple[int, ...]]:
    """Return who heard of each message that is or was in the channel."""
    return [one.notified for one in world.discord.state.messages.values() if one.notified]


async def test_without_invitations_the_lobby_is_the_answer_as_ever(world: World) -> None:
    """Nobody is called, so nothing is sent beside it."""
    answer = await world.command(ANA, HERE, "new", seats=3)
    assert answer.told == ""
    assert world.discord.calls == ["answer"]
    await world.check()
    await world.stop()


async def test_with_invitations_the_answer_is_private_and_leads_to_the_lobby(world: World) -> None:
    """An answer calls nobody: the lobby is a message of its own, for as many as are invited."""
    options = {"invite1": named(BEN), "invite2": named(CLEO), "invite3": named(DAN)}
    answer = await world.command(ANA, HERE, "new", **options)
    table = await here(world)
    assert (table.size, [guest.user for guest in table.held_guests]) == (4, [BEN, CLEO, DAN])
    assert answer.answered == ["message"]
    assert "Your table is open." in answer.told
    assert notified(world) == [(BEN, CLEO, DAN)]
    await world.check()
    await world.stop()


async def test_whoever_cannot_be_invited_is_told_of_alone(world: World) -> None:
    """The table is opened all the same."""
    await world.tables.people.choose_invitations(CLEO, True)
    options = {"invite1": named(ANA), "invite2": named(CLEO), "invite3": named(9, bot=True)}
    answer = await world.command(ANA, HERE, "new", seats=3, **options)
    assert f"<@{CLEO}> does not accept invitations at the moment." in answer.told
    assert "<@9> is a bot" in answer.told
    assert "You already have a seat" in answer.told
    assert notified(world) == []
    await world.check()
    await world.stop()


async def test_a_choice_in_the_lobby_invites_and_says_who_cannot_be(world: World) -> None:
    """The reason is the same for those who take none and those who avoid somebody."""
    await lobby(size=4)(world)
    await world.tables.people.choose_invitations(BEN, True)
    async with world.store._database.writing() as connection:
        await connection.execute(insert(avoids).values(user=CLEO, other=ANA, name="", at=0))
    closed = [(await invite(world, ANA, user)).told.replace(str(user), "") for user in (BEN, CLEO)]
    assert closed == ["<@> does not accept invitations at the moment."] * 2
    both = await invite(world, ANA, DAN, BEN)
    assert both.told == f"<@{BEN}> does not accept invitations at the moment."
    assert notified(world) == [(DAN,)]
    await press(world, CLEO, Verb.JOIN)
    assert "has already been invited" in (await invite(world, CLEO, DAN)).told
    assert "no seat here yet" in (await invite(world, BEN, CLEO)).told
    await world.check()
    await world.stop()


async def test_whoever_is_chosen_again_is_invited_no_longer(world: World) -> None:
    """Where all seats are held too; he is called no second time, and his buttons answer kindly."""
    await lobby(size=2)(world)
    await invite(world, ANA, BEN)
    table, message = await shown(world)
    back = await invite(world, ANA, BEN)
    assert back.told == f"You have taken back the invitation for <@{BEN}>, and the seat is free again."
    assert (await here(world)).held_guests == ()
    _, lobby_now = await shown(world)
    assert f"<@{BEN}>" not in lobby_now.text
    declined = await world.press(BEN, message, PressId(table.id, table.version, Verb.REFUSE))
    assert "No seat is held for you" in declined.told
    await world.press(BEN, message, PressId(table.id, table.version, Verb.JOIN, ACCEPT))
    assert (await here(world)).people == (ANA, BEN), "a free seat is anybody's"
    assert notified(world) == [(BEN,)]
    await world.check()
    await world.stop()


async def test_accept_and_decline_are_for_those_who_are_invited(world: World) -> None:
    """Others are told kindly; a second time there is nothing left to decline."""
    await lobby(size=3)(world)
    await invite(world, ANA, BEN, CLEO)
    assert "held for invited players" in (await press(world, DAN, Verb.JOIN)).told
    assert "No seat is held for you" in (await press(world, DAN, Verb.REFUSE)).told
    await press(world, BEN, Verb.JOIN, ACCEPT)
    await press(world, CLEO, Verb.REFUSE)
    assert "No seat is held for you" in (await press(world, CLEO, Verb.REFUSE)).told
    table = await here(world)
    assert (table.people, table.held_guests) == ((ANA, BEN), ())
    await press(world, DAN, Verb.JOIN)
    assert (await here(world)).people == (ANA, BEN, DAN)
    await world.check()
    await world.stop()


async def test_who_accepts_too_late_gets_a_seat_where_one_is_free(world: World) -> None:
    """By the button that he still sees; where none is, he is told so."""
    await lobby(size=3)(world)
    await invite(world, ANA, BEN, CLEO)
    table, message = await shown(world)
    button = PressId(table.id, table.version, Verb.JOIN, ACCEPT)
    world.watch.start()
    await world.clock.advance(1)
    await world.later(DAY + 60)
    assert (await here(world)).held_guests == ()
    await press(world, DAN, Verb.JOIN)
    await world.press(BEN, message, button)
    assert (await here(world)).people == (ANA, DAN, BEN)
    assert "All seats are taken" in (await world.press(CLEO, message, button)).told
    await world.check()
    await world.stop()


async def test_a_table_that_is_off_or_under_way_answers_kindly(world: World) -> None:
    """To what is pressed on a lobby that is past."""
    await lobby(size=2)(world)
    await invite(world, ANA, BEN)
    table, message = await shown(world)
    await press(world, ANA, Verb.CANCEL)
    for verb in (Verb.JOIN, Verb.REFUSE, Verb.INVITE):
        answer = await world.press(BEN, message, PressId(table.id, table.version, verb), values=[str(CLEO)])
        assert answer.told
        assert "Something went wrong" not in answer.told
    await world.check()
    await world.stop()


async def test_a_select_that_carries_no_people_is_an_old_one(world: World) -> None:
    """Nothing that somebody sends by hand does harm."""
    await lobby(size=3)(world)
    table, message = await shown(world)
    for values in ([], ["abc"], ["-5"], ["9" * 30]):
        answer = await world.press(ANA, message, PressId(table.id, table.version, Verb.INVITE), values=values)
        assert "out of date" in answer.told
    assert (await here(world)).guests == ()
    await world.stop()


async def test_a_role_is_called_by_the_next_lobby_and_not_again(world: World) -> None:
    """The answer is private then; the one after it is the lobby itself again."""
    await with_role(world)
    answer = await world.command(ANA, HERE, "new", seats=2)
    assert "Your table is open." in answer.told
    (message,) = world.discord.here(HERE)
    assert message.roles == (ROLE,)
    await press(world, ANA, Verb.CANCEL)
    assert (await world.command(ANA, HERE, "new", seats=2)).told == ""
    assert [one.roles for one in world.discord.here(HERE) if one.roles] == [(ROLE,)]
    await world.check()
    await world.stop()


async def test_a_role_that_was_deleted_is_left_out(world: World) -> None:
    """The lobby is the answer as ever, and names nobody."""
    await with_role(world, there=False)
    assert (await world.command(ANA, HERE, "new", seats=2)).told == ""
    (message,) = world.discord.here(HERE)
    assert str(ROLE) not in message.text
    assert message.roles == ()
    await world.check()
    await world.stop()


async def test_a_role_that_may_not_be_mentioned_is_left_out(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Unless the bot may mention every role there."""
    await with_role(world, mentionable=False)
    most = discord.Permissions.all()
    most.mention_everyone = False
    with monkeypatch.context() as patched:
        patched.setattr(discord.Permissions, "all", lambda: most)
        await world.command(ANA, HERE, "new", seats=2)
    (message,) = world.discord.here(HERE)
    assert message.roles == ()
    await press(world, ANA, Verb.CANCEL)
    await world.command(ANA, HERE, "new", seats=2)
    assert list(world.discord.here(HERE))[-1].roles == (ROLE,)
    await world.stop()


@pytest.mark.parametrize("kind", ["everyone", "of_bot"])
async def test_a_role_that_the_settings_would_refuse_is_not_called_either(world: World, kind: str) -> None:
    """One rule says which roles can be called, when one is chosen and when it would be called."""
    await with_role(world, **{kind: True})
    assert (await world.command(ANA, HERE, "new", seats=2)).told == ""
    (message,) = world.discord.here(HERE)
    assert message.roles == ()
    assert str(ROLE) not in message.text
    await world.stop()


async def test_a_slow_answer_beside_a_lobby_that_calls_is_announced_to_one_alone(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Be it people whom it calls or a role, of which is known only when the server was asked."""
    opened, replies = world.tables.invitations.open, []

    async def begun(self: InteractionResponse) -> InteractionResponse:
        replies.append(self)
        return self

    async def slowly(*args: Any) -> InvitationResult:
        await replies[-1]._defer_later()
        return await opened(*args)

    monkeypatch.setattr("bot.interactions.response._PATIENCE", 0)
    monkeypatch.setattr(InteractionResponse, "__aenter__", begun)
    monkeypatch.setattr(world.tables.invitations, "open", slowly)
    await with_role(world)
    for options in ({}, {"invite1": named(BEN)}):
        answer = await world.command(ANA, HERE, "new", seats=3, **options)
        assert answer.answered == ["defer"]
        assert [one.ephemeral_for for one in answer.shown] == [ANA]
        assert "Your table is open." in answer.told
        await press(world, ANA, Verb.CANCEL)
    await world.stop()


async def test_all_seats_given_away_leave_nobody_to_be_called(world: World) -> None:
    """A role is not called for a table that has no room."""
    await with_role(world)
    await world.command(ANA, HERE, "new", seats=2, invite1=named(BEN))
    (message,) = world.discord.here(HERE)
    assert (message.notified, message.roles) == ((BEN,), ())
    await world.stop()


async def test_who_is_awake_is_called_though_it_is_night(world: World) -> None:
    """He has pressed something just now."""
    minute = int(world.clock.now()) % DAY // 60
    await world.tables.people.choose_quiet(BEN, QuietHours((minute - 60) % 1440, (minute + 60) % 1440, "UTC"))
    await lobby(size=3)(world)
    await world.command(BEN, HERE, "help")
    await press(world, BEN, Verb.RULES)
    await invite(world, ANA, BEN)
    assert notified(world) == [(BEN,)]
    await world.clock.quiet()
    await world.check()
    await world.stop()
