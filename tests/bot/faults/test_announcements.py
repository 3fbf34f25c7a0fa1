"""Announcements in the whole bot: people join from them, and they follow what happens at the table."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.reconciler.announcements import GATHERED
from bot.tables import Status
from tests.bot.faults.discord import Message, http
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE, here, lobby, press
from tests.bot.faults.world import NEWS, World

PARENT = 70


def channel(*, view: bool = True) -> Any:
    return SimpleNamespace(permissions_for=lambda member: discord.Permissions(view_channel=view))


def thread(*, view: bool = True, private: bool = False) -> Any:
    made = Mock(spec=discord.Thread, is_private=lambda: private, parent_id=PARENT)
    made.parent = channel(view=view)
    return made


@pytest.fixture
async def announcing(world: World) -> World:
    """Give a world whose server announces a table of Ana's with three seats."""
    await world.announce()
    await world.ready()
    world.discord.channels[HERE] = channel()
    await lobby(size=3)(world)
    await soon(world)
    return world


async def soon(world: World) -> None:
    """Let the announcements follow."""
    await world.clock.advance(2 * GATHERED)


def news(world: World) -> list[Message]:
    return list(world.discord.here(NEWS))


async def joins(world: World, user: int, message: Message | None = None) -> FakeInteraction:
    """Press the button of an announcement."""
    message = message or news(world)[0]
    done = await world.press(user, message, message.ids[0])
    await soon(world)
    return done


async def test_whoever_joins_from_an_announcement_has_a_seat_and_is_shown_the_way(announcing: World) -> None:
    """The lobby and the announcement follow; the person alone is told where the table is."""
    done = await joins(announcing, BEN)
    table = await here(announcing)
    assert table.people == (ANA, BEN)
    assert f"You have a seat. The table is in <#{HERE}>" in done.told
    (message,) = news(announcing)
    assert "2 of 3 seats taken, 1 free" in message.text
    assert message.notified == ()
    await announcing.check()


async def test_an_announcement_goes_with_the_start_and_its_button_gets_a_kind_answer(announcing: World) -> None:
    (old,) = news(announcing)
    await joins(announcing, BEN)
    await press(announcing, ANA, Verb.ADD_COMPUTER)
    await press(announcing, ANA, Verb.START)
    await soon(announcing)
    assert news(announcing) == []
    done = await joins(announcing, CLEO, old)
    assert "under way" in done.told
    table = await here(announcing)
    assert (table.status, CLEO in table.people) == (Status.RUNNING, False)


async def test_whoever_cannot_see_the_channel_of_the_table_gets_no_seat(announcing: World) -> None:
    announcing.discord.channels[HERE] = channel(view=False)
    done = await joins(announcing, BEN)
    assert "You cannot see the channel of this table" in done.told
    assert (await here(announcing)).people == (ANA,)


@pytest.mark.parametrize("private", [False, True])
async def test_whoever_joins_a_table_in_a_thread_is_added_to_the_thread(announcing: World, private: bool) -> None:
    """A private one is not announced; where it has become one since, its members alone can join."""
    announcing.discord.channels[HERE] = thread(private=private)
    await joins(announcing, BEN)
    await announcing.clock.quiet()
    assert announcing.discord.state.members.get(HERE, set()) == (set() if private else {BEN})
    assert (await here(announcing)).people == ((ANA,) if private else (ANA, BEN))


@pytest.mark.parametrize("answer", ["public", "private", "hidden", "gone"])
async def test_a_thread_that_sleeps_is_asked_for(
    announcing: World, answer: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Discord has told only of threads that are open."""
    del announcing.discord.channels[HERE]
    announcing.discord.channels[PARENT] = channel(view=answer != "hidden")
    gone = http(discord.NotFound, 404, 10003)
    fetch = AsyncMock(return_value=thread(private=answer == "private"), side_effect=gone if answer == "gone" else None)
    begin = FakeInteraction.__init__

    def knowing(self: FakeInteraction, *values: Any, **named: Any) -> None:
        begin(self, *values, **named)
        self.guild.fetch_channel = fetch

    monkeypatch.setattr(FakeInteraction, "__init__", knowing)
    await joins(announcing, BEN)
    fetch.assert_awaited_once_with(HERE)
    assert (await here(announcing)).people == ((ANA, BEN) if answer == "public" else (ANA,))


async def test_the_button_of_the_lobby_itself_asks_nothing_of_that(announcing: World) -> None:
    """Whoever presses it sees it."""
    announcing.discord.channels[HERE] = channel(view=False)
    table = await here(announcing)
    board = announcing.board(table)
    assert board is not None
    done = await announcing.press(BEN, board, PressId(table.id, table.version, Verb.JOIN))
    assert (await here(announcing)).people == (ANA, BEN)
    assert "The table is in" not in done.told
