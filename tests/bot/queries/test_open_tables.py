"""Open lobbies and open seats of a server: found cheaply, in channels that may be viewed, after one's own tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import Mock

import discord
import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.queries.open_tables import NO_OPEN_TABLES, find_open_tables, may_view
from bot.screens.my_tables import ON_A_PAGE
from bot.store import Store
from bot.tables import AWAY, LATE, ChannelRef, Table, Tables, TableSpec, open_seats
from bot.tables.joinable_tables import MAX_FOUND
from bot.tables.lobby.actions import ALL_LOBBIES
from bot.tables.lobby.invitations import Invitee
from tests.bot.at_table import ANA, BEN, CLEO, DAN
from tests.bot.faults.interaction import FakeInteraction
from tests.bot.faults.world import GUILD, World, new_world
from tests.bot.toy import GAMES

EVE = 10**17 + 5
SECRET, THREAD, HIDDEN_THREAD, PRIVATE = 900, 901, 902, 903


async def lobby(tables: Tables, channel: int, *people: int, size: int = 3, guild: int = 1) -> Table:
    table = await tables.lobbies.create(TableSpec(ChannelRef(guild, channel), "toy", size, {}, "en"), people[0], "Ana")
    for user in people[1:]:
        table = await tables.lobbies.join(table.id, user, "n")
    return table


async def running(tables: Tables, channel: int, *people: int, computers: int = 0) -> Table:
    table = await lobby(tables, channel, *people, size=len(people) + computers)
    for _ in range(computers):
        await tables.lobbies.add_computer(table.id, people[0], "merchant")
    return await tables.lobbies.start(table.id, people[0])


async def found(tables: Tables, user: int = EVE) -> tuple[list[int], list[int]]:
    """Return the channels with open lobbies, and with open seats."""
    lobbies, seats = await tables.joinable_tables.lobbies(1, user), await tables.joinable_tables.open_seats(1, user)
    return [one.channel for one in lobbies], [one.channel for one in seats]


# What there is.


async def test_lobbies_with_room_are_found_the_newest_first(tables: Tables) -> None:
    """Of this server, without a seat of the user, and with seats that are not held for others."""
    await lobby(tables, 1, ANA)
    await lobby(tables, 2, BEN, CLEO)
    await lobby(tables, 3, BEN, ANA, CLEO)
    await lobby(tables, 4, DAN, guild=2)
    await running(tables, 5, ANA, BEN)
    held = await lobby(tables, 6, DAN, size=2)
    held = (await tables.invitations.invite(held.id, DAN, [Invitee(BEN, "Ben")])).table
    assert await found(tables) == ([2, 1], [])
    assert await found(tables, ANA) == ([2], [])
    await tables.invitations.decline(held.id, BEN)
    assert await found(tables, CLEO) == ([6, 1], [])
    await tables.lobbies.cancel(held.id, DAN)
    assert await found(tables, CLEO) == ([1], [])


async def test_seats_are_open_where_a_computer_plays_for_a_person_who_left_or_does_not_come(tables: Tables) -> None:
    """Not where one was from the first, nor for those who sit there, nor when the person is back or the game over."""
    await running(tables, 1, ANA, computers=1)
    left = await running(tables, 2, ANA, BEN)
    late = await running(tables, 3, ANA, BEN)
    assert await found(tables) == ([], [])
    left = (await tables.early_ends.resign(left.id, BEN, "merchant")).table
    assert open_seats(left) == (1,)
    late = await tables.overdue_players.take_over(late.id, 0, late.asked[0], LATE)
    assert open_seats(late) == (0,)
    assert await found(tables) == ([], [3, 2])
    assert await found(tables, BEN) == ([], []), "he has seen a hand there; at the other table he sits"
    late = await tables.overdue_players.come_back(late.id, ANA)
    assert (open_seats(late), await found(tables)) == ((), ([], [2]))
    away = await tables.overdue_players.take_over(late.id, 0, late.asked[0], AWAY)
    assert (open_seats(away), await found(tables)) == ((), ([], [2])), "she has said until when"
    await tables.overdue_players.come_back(late.id, ANA)
    late = await tables.overdue_players.take_over(late.id, 0, (await tables.get(late.id)).asked[0], LATE)
    assert await found(tables) == ([], [3, 2])
    await tables.early_ends.stop(left.id, ANA)
    await tables.early_ends.stop(late.id, ANA)
    assert await found(tables) == ([], [])


async def test_a_second_person_on_a_seat_leaves_none_open(tables: Tables, store: Store) -> None:
    """A computer that gave a seat up is nobody's loss: only where one plays now is it open."""
    table = await running(tables, 1, ANA, BEN)
    table = (await tables.early_ends.resign(table.id, BEN, "merchant")).table
    again = await Tables(store, GAMES).get(table.id)
    assert open_seats(again) == open_seats(table) == (1,)


# Who may view what.


def known(*, admin: bool = False) -> dict[int, Any]:
    """Return what is known of a server's channels: those from 1 on are open, one is hidden, and there are threads."""

    def channel(view: bool) -> Any:
        return SimpleNamespace(permissions_for=lambda member: discord.Permissions(view_channel=view or admin))

    def thread(parent: Any, *, private: bool = False) -> Any:
        made = Mock(spec=discord.Thread, is_private=lambda: private)
        made.parent = parent
        return made

    return {
        SECRET: channel(False),
        THREAD: thread(channel(True)),
        HIDDEN_THREAD: thread(channel(False)),
        PRIVATE: thread(channel(True), private=True),
        **{number: channel(True) for number in range(1, 100)},
    }


def guild(*, admin: bool = False) -> Any:
    """Return a server with these channels."""
    return SimpleNamespace(get_channel_or_thread=known(admin=admin).get)


def asking(user: int = EVE, *, where: Any = None, added: bool = True) -> Any:
    """Return a user's interaction, in a server or in a direct message."""
    return SimpleNamespace(
        guild=where,
        guild_id=None if where is None else 1,
        user=Mock(spec=discord.Member, id=user),
        is_guild_integration=lambda: added,
        is_user_integration=lambda: not added,
    )


@pytest.mark.parametrize(
    ("channel", "seen"),
    [(1, True), (SECRET, False), (THREAD, True), (HIDDEN_THREAD, False), (PRIVATE, False), (5000, False)],
)
def test_a_table_is_told_to_those_who_may_view_its_channel(channel: int, seen: bool) -> None:
    """A thread's channel stands for it; of private ones, and of what is not known, nothing is told."""
    assert may_view(asking(where=guild()), channel) is seen


def test_even_whoever_may_view_everything_hears_nothing_of_private_threads() -> None:
    """Only a request could tell whether the user is a member."""
    assert may_view(asking(where=guild(admin=True)), SECRET)
    assert not may_view(asking(where=guild(admin=True)), PRIVATE)
    assert not may_view(asking(), 1)


async def test_only_what_may_be_viewed_is_found_and_nothing_that_is_told_anyway(tables: Tables) -> None:
    made = {channel: await lobby(tables, channel, 2000 + channel) for channel in (SECRET, THREAD, PRIVATE, 1, 2)}
    game = await running(tables, 3, ANA, BEN)
    hidden = await running(tables, HIDDEN_THREAD, ANA, BEN)
    for one in (game, hidden):
        await tables.early_ends.resign(one.id, BEN, "merchant")
    near = await find_open_tables(tables, asking(where=guild()), [made[2]])
    assert near.lobbies == (made[1].id, made[THREAD].id)
    assert near.seats == (game.id,)


async def test_without_a_server_or_where_only_the_person_has_the_bot_nothing_is_near(tables: Tables) -> None:
    await lobby(tables, 1, ANA)
    assert await find_open_tables(tables, asking(), ()) == NO_OPEN_TABLES
    assert await find_open_tables(tables, asking(where=guild(), added=False), ()) == NO_OPEN_TABLES


# The list.


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world whose channels up to 99 may be viewed."""
    world = await new_world(tmp_path)
    world.discord.channels = known()
    yield world
    await world.stop()


async def open_lobby(world: World, channel: int, host: int = 5000) -> Table:
    table = await world.tables.lobbies.create(
        TableSpec(ChannelRef(GUILD, channel), "sobek", 3, {}, "en"), host + channel, "Ana"
    )
    await world.reconciler.reconcile(table.id)
    return await world.tables.get(table.id)


async def games(world: World, user: int = DAN, server: int | None = GUILD) -> FakeInteraction:
    return await world.command(user, 77, "games", server=server)


async def test_open_tables_come_after_ones_own_with_the_way_there(world: World) -> None:
    mine = await world.tables.lobbies.create(TableSpec(ChannelRef(GUILD, 7), "sobek", 2, {}, "en"), DAN, "Dan")
    await open_lobby(world, 8)
    await open_lobby(world, SECRET)
    told = (await games(world)).told
    assert told.index("### Not begun yet") < told.index("<#7>") < told.index("### Open tables in this server")
    assert told.index("### Open tables in this server") < told.index("<#8>")
    assert "1 of 3 seats taken" in told
    assert f"<#{SECRET}>" not in told
    await world.tables.lobbies.cancel(mine.id, DAN)
    alone = (await games(world)).told
    assert "You have no seat at any table right now" in alone
    assert "<#8>" in alone
    assert "<#8>" not in (await games(world, server=None)).told


async def test_an_open_seat_is_told_with_the_name_and_no_way_to_act(world: World) -> None:
    table = await world.tables.lobbies.create(TableSpec(ChannelRef(GUILD, 8), "sobek", 2, {}, "en"), ANA, "Ana")
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    table = await world.tables.lobbies.start(table.id, ANA)
    await world.tables.early_ends.resign(table.id, BEN, "Merit")
    await world.reconciler.reconcile(table.id)
    shown = (await games(world)).shown[-1]
    assert "### Open seats in this server" in shown.text
    assert "A computer plays for Merit." in shown.text
    assert not [one for one in shown.ids if one.table == table.id]
    assert "Open seats" not in (await games(world, ANA)).told, "she sits there"


@pytest.mark.parametrize("server", [GUILD, None])
async def test_who_waits_for_a_seat_has_the_lobby_among_his_own(world: World, server: int | None) -> None:
    """In a direct message too, and not a second time among the open ones."""
    table = await open_lobby(world, 8)
    await world.tables.waiting_lobbies.toggle_standby(table.id, DAN, "Dan")
    told = (await games(world, server=server)).told
    assert told.count("<#8>") == 1
    assert told.index("### Not begun yet") < told.index("<#8>")
    assert "You join if nobody else does." in told
    await world.tables.waiting_lobbies.toggle_standby(table.id, DAN, "Dan")
    assert "You join" not in (await games(world, server=server)).told


@pytest.mark.thorough
async def test_fifty_lobbies_are_paged_and_only_those_in_view_are_read(world: World) -> None:
    """None is lost, and a page costs the store so much as its eight tables."""
    made = [(await open_lobby(world, channel)).id for channel in range(1, ALL_LOBBIES + 1)]
    assert MAX_FOUND == ALL_LOBBIES
    await world.kill()
    world.discord.channels = known()
    read: list[int] = []
    load = world.store.load

    async def noted(game: int) -> Any:
        read.append(game)
        return await load(game)

    cast(Any, world.store).load = noted
    world.statements.clear()
    shown = (await games(world)).shown[-1]
    assert read == [*reversed(made[-ON_A_PAGE:])]
    asked = [one for one in world.statements if "WHERE games.guild =" in one]
    assert len(asked) == 2
    seen = set(channels(shown.text))
    for page in range(1, 7):
        shown = (await world.press(DAN, shown, PressId(0, 0, Verb.GAMES, f"{page}.n"))).shown[-1]
        seen |= set(channels(shown.text))
    assert seen == set(range(1, ALL_LOBBIES + 1))
    assert f"Page 7 of {-(-ALL_LOBBIES // ON_A_PAGE)}" in shown.text


def channels(text: str) -> list[int]:
    return [int(part.partition(">")[0]) for part in text.split("<#")[1:]]


async def test_a_lobby_that_has_begun_while_the_list_was_made_is_left_out(world: World) -> None:
    table = await open_lobby(world, 8)
    lobbies = world.tables.joinable_tables.lobbies

    async def late(guild: int, user: int) -> Any:
        found = await lobbies(guild, user)
        await world.tables.lobbies.cancel(table.id, 5008)
        return found

    cast(Any, world.tables.joinable_tables).lobbies = late
    assert "<#8>" not in (await games(world)).told
