"""Presses from elsewhere: good for one's own seat in a direct message, and on a page that nobody else sees."""

from __future__ import annotations

import pytest

from bot.handlers.features import verbs_of
from bot.handlers.router import Scope
from bot.interactions.custom_id import PressId, Verb
from bot.screens.components import notice
from bot.tables import Status, Table
from tests.bot.faults.discord import Message
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, DAN, here
from tests.bot.faults.world import World
from tests.depth import some_of

DIRECT, ELSEWHERE = 501, 502
"""The channel of a conversation with the bot, and one of another server."""
OTHER = 2
OLD = "out of date"
OWN_SEAT_VERBS = verbs_of(Scope.OWN_SEAT)
STRANGER = "You have no seat at this table"


@pytest.fixture
def world(playing_world: World) -> World:
    """Give a world in which Ana and Ben play."""
    return playing_world


def page(world: World, user: int | None, channel: int = DIRECT) -> Message:
    """Have a message in a channel, which only one person sees if one is named."""
    return world.discord._new(channel, notice("words"), ephemeral_for=user)


async def pressed(
    world: World, user: int, verb: Verb, arg: str = "", *, server: int | None = None, private: bool = False
) -> FakeInteraction:
    """Press a button of the table in a conversation with the bot, or in another server."""
    table = await here(world)
    message = page(world, user if private else None, DIRECT if server is None else ELSEWHERE)
    done = await world.press(user, message, PressId(table.id, table.version, verb, arg), server=server)
    await world.clock.quiet()
    return done


def asked(table: Table) -> tuple[int, str]:
    """Return who is asked, and something that he may do."""
    seat = min(table.asked)
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    return user, seen.legal[0].code


@pytest.mark.parametrize("private", [False, True])
async def test_whoever_sits_there_plays_in_a_direct_message(world: World, private: bool) -> None:
    """He is answered to himself, and the board follows in its channel."""
    before = await here(world)
    user, code = asked(before)
    done = await pressed(world, user, Verb.ACT, code, private=private)
    after = await here(world)
    assert after.version > before.version
    assert "took " in done.told
    await world.heal()
    await world.check()


async def test_the_own_hand_opens_in_a_direct_message(world: World) -> None:
    """By a button on a message that tells of the table."""
    done = await pressed(world, BEN, Verb.HAND)
    assert any(one.verb is Verb.MORE for one in done.shown[-1].ids)
    assert done.shown[-1].ephemeral_for == BEN


@some_of("verb", sorted(OWN_SEAT_VERBS), 4)
async def test_a_stranger_gets_nothing_of_a_table_in_a_direct_message(world: World, verb: Verb) -> None:
    """Neither its names nor its cards; he is told that he has no seat there."""
    before = await here(world)
    done = await pressed(world, DAN, verb, "t.1")
    assert STRANGER in done.told
    assert "Ana" not in done.told
    assert (await here(world)).version == before.version


@some_of("verb", sorted(set(Verb) - OWN_SEAT_VERBS), 4)
async def test_what_needs_the_server_is_not_done_from_a_direct_message(world: World, verb: Verb) -> None:
    """No message of ours offers it there."""
    before = await here(world)
    assert OLD in (await pressed(world, ANA, verb)).told
    assert (await here(world)).version == before.version


async def test_a_page_of_ones_own_is_good_in_another_server_and_a_message_for_all_is_not(world: World) -> None:
    """A list of one's tables is asked for anywhere; nobody else's message there can be about this table."""
    user, code = asked(await here(world))
    assert OLD in (await pressed(world, user, Verb.ACT, code, server=OTHER)).told
    assert STRANGER in (await pressed(world, DAN, Verb.HAND, server=OTHER, private=True)).told
    before = await here(world)
    await pressed(world, user, Verb.ACT, code, server=OTHER, private=True)
    assert (await here(world)).version > before.version


async def test_what_somebody_may_do_in_another_server_stops_no_table(world: World) -> None:
    """Ben manages channels elsewhere; Ana is the host, and may stop from anywhere."""
    done = await pressed(world, BEN, Verb.STOP, server=OTHER, private=True)
    assert "can stop this game" in done.told
    assert (await here(world)).status is Status.RUNNING
    await pressed(world, ANA, Verb.STOP)
    assert (await here(world)).status is Status.STOPPED


async def test_an_old_button_in_a_direct_message_shows_how_things_stand(world: World) -> None:
    """As it does in the channel: the panel is there again, with what may be done now."""
    table = await here(world)
    user, code = asked(table)
    await pressed(world, user, Verb.ACT, code)
    press = PressId(table.id, table.version, Verb.ACT, code)
    done = await world.press(user, page(world, user), press, server=None)
    assert any(one.verb is Verb.MORE for one in done.shown[-1].ids)
