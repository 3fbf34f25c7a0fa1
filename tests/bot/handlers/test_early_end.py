"""The questions of who leaves a table or ends it say what that means now, in a lobby and in a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import ASK, PressId, Verb
from bot.tables import Status
from tests.bot.faults.discord import Message
from tests.bot.faults.scenarios import ANA, BEN, here, lobby, press
from tests.bot.faults.world import World, new_world

QUESTIONS = {
    "resign": (BEN, Verb.RESIGN, "Leave this game? A computer takes your seat"),
    "stop": (ANA, Verb.STOP, "Stop this game for everybody?"),
}
"""Who gives each command, and its press and question in a game."""
IN_LOBBY = {
    "resign": (BEN, Verb.RESIGN, "Leave this table?"),
    "stop": (ANA, Verb.CANCEL, "2 people have a seat here. Cancel this table?"),
}
"""The same in a lobby."""


@pytest.fixture
async def world(tmp_path: Path) -> World:
    """Give a lobby of two people."""
    world = await new_world(tmp_path)
    await lobby((ANA, BEN))(world)
    return world


async def asked(world: World, name: str, user: int) -> Message:
    """Give a command, and return the question that answers it."""
    await world.command(user, (await here(world)).channel_ref.channel, name)
    return newest(world, user)


def newest(world: World, user: int) -> Message:
    """Return the private message of a user that came last."""
    mine = [one for one in world.discord.state.messages.values() if one.ephemeral_for == user and not one.deleted]
    return max(mine, key=lambda one: one.id)


async def confirm(world: World, user: int, question: Message, verb: Verb) -> None:
    """Press the button of a question that does what it asks."""
    (answer,) = (one for one in question.ids if one.verb is verb)
    await world.press(user, question, answer)
    await world.clock.quiet()


async def begun(world: World) -> None:
    await world.tables.lobbies.start((await here(world)).id, ANA)


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_lobby_is_left_or_cancelled_by_its_own_words(world: World, name: str) -> None:
    user, verb, said = IN_LOBBY[name]
    question = await asked(world, name, user)
    assert said in question.text
    table = await here(world)
    await confirm(world, user, question, verb)
    after = await world.tables.get(table.id)
    if verb is Verb.CANCEL:
        assert after.status is Status.CANCELLED
        assert "This table was cancelled" in newest(world, user).text
    else:
        assert after.people == (ANA,)
        assert newest(world, user).text == "You have left the table."
    await world.stop()


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_button_asks_what_the_command_asks(world: World, name: str) -> None:
    """A seat is given up on a page that is found without any command."""
    user, verb, said = QUESTIONS[name]
    await begun(world)
    await press(world, user, Verb.HAND)
    table = await here(world)
    await world.press(user, newest(world, user), PressId(table.id, table.version, Verb.SEAT_OFFER))
    page = newest(world, user)
    assert sorted(one.verb for one in page.ids if one.arg == ASK) == (
        [Verb.RESIGN, Verb.STOP] if user == ANA else [Verb.RESIGN]
    )
    await confirm(world, user, page, verb)
    question = newest(world, user)
    assert said in question.text
    assert (await here(world)).people == (ANA, BEN)
    await confirm(world, user, question, verb)
    after = await world.tables.get(table.id)
    assert after.people == (ANA,) if verb is Verb.RESIGN else after.status is Status.STOPPED
    await world.stop()


@pytest.mark.parametrize("name", QUESTIONS)
async def test_a_question_of_a_lobby_does_nothing_to_a_game_that_has_begun_since(world: World, name: str) -> None:
    """Nobody gives up a game by a button that left a lobby: they are asked anew."""
    user, verb, _ = IN_LOBBY[name]
    question = await asked(world, name, user)
    await begun(world)
    await confirm(world, user, question, verb)
    table = await here(world)
    assert table.status is Status.RUNNING
    assert table.people == (ANA, BEN)
    if verb is Verb.RESIGN:
        _, _, said = QUESTIONS[name]
        assert said in newest(world, user).text
        await confirm(world, user, newest(world, user), verb)
        assert (await world.tables.get(table.id)).people == (ANA,)
    else:
        assert "has begun" in newest(world, user).text
    await world.stop()
