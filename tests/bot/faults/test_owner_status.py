"""What the bot's owner is told beside the card of a game, with the whole bot behind it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

import bot.queries.owner_status
from bot.queries.owner_status import Connection, Shard, owners
from bot.version import __version__
from tests.bot.faults.discord import Fault, Message
from tests.bot.faults.scenarios import ANA, BEN, CLEO, HERE
from tests.bot.faults.world import World, new_world

OWNED = Connection(frozenset({ANA}), (Shard(0, True, 0.045), Shard(1, False)), servers=7)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world whose bot is Ana's and has lost one of its two shards."""
    world = await new_world(tmp_path)
    world.connection = OWNED
    yield world
    await world.stop()


async def asked(world: World, user: int) -> list[Message]:
    """Have somebody ask for the card, and return what was shown."""
    return (await world.command(user, HERE, "about", game="sobek")).shown


async def test_the_owner_alone_is_told_how_the_bot_runs(world: World) -> None:
    """Everybody sees the card; what is beside it names shards, tables, what is late, and the version."""
    await world.command(BEN, HERE, "new", game="duel", seats=2)
    card, page = await asked(world, ANA)
    assert (card.ephemeral_for, page.ephemeral_for) == (None, ANA)
    for told in (
        f"**Version** {__version__}",
        "**Shards**: 1 of 2 connected, 7 servers, 45 ms to Discord; not connected: 1",
        "**Tables**: 1 waiting for players, 0 playing, 0 over",
        "**Database**: answers in",
        "**Boards**: all up to date",
        "**Event loop**:",
    ):
        assert told in page.text
    assert [one.ephemeral_for for one in await asked(world, BEN)] == [None]


async def test_everybody_of_a_team_is_told(world: World) -> None:
    """A bot of a team is each member's."""
    world.connection = Connection(frozenset({ANA, BEN}), (Shard(0, True),))
    for user in (ANA, BEN):
        assert [one.ephemeral_for for one in await asked(world, user)] == [None, user]


def application(**own: Any) -> discord.AppInfo:
    """Give what Discord says of an application."""
    return cast(discord.AppInfo, SimpleNamespace(**{"owner": SimpleNamespace(id=ANA), "team": None} | own))


def test_a_bot_is_its_owners_or_that_of_all_who_have_joined_its_team() -> None:
    """Whoever was only invited to the team is told nothing, nor is anybody as long as it is not known."""
    states = discord.TeamMembershipState
    members = [
        SimpleNamespace(id=user, membership_state=state)
        for user, state in ((BEN, states.accepted), (CLEO, states.invited))
    ]
    assert owners(None) == frozenset()
    assert owners(application()) == {ANA}
    assert owners(application(team=SimpleNamespace(members=members))) == {BEN}


async def test_a_store_that_does_not_answer_is_told_and_hinders_nothing(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The owner is told just then that something is wrong."""
    world.store_fault = lambda words: Fault.LOST if "count" in words else None
    _, page = await asked(world, ANA)
    assert "**Database**: does not answer" in page.text
    world.store_fault = lambda words: None
    monkeypatch.setattr(bot.queries.owner_status, "_STORE_TIMEOUT", 0.0)
    _, page = await asked(world, ANA)
    assert "**Database**: does not answer" in page.text
    assert "**Tables**" not in page.text


async def test_boards_behind_are_told_with_the_longest_time(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """How many there are and since when is what he has to know."""
    monkeypatch.setattr(world.reconciler, "seconds_behind", lambda *, refused: (12.0,) if refused else (7400.0,))
    _, page = await asked(world, ANA)
    assert "**Boards**: 2 are behind, by up to 2 hours" in page.text
