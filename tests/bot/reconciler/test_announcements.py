"""Open tables and results are announced once each: after kills, lost answers, refusals and changes of mind too."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import pytest

from bot.reconciler.announcements import GATHERED, GIVEN_UP, LONGEST_LOOK, LOOK_EVERY, REFUSED_PAUSE
from bot.store import ShardAssignment, Store
from bot.tables import AnnouncementKind, ChannelRef, Tables
from tests.bot.at_table import ANA, BEN, CLEO
from tests.bot.faults.clock import START
from tests.bot.faults.discord import Fault
from tests.bot.reconciler.announcing import GUILD, NEWS, OTHER_NEWS, TABLE, World
from tests.bot.toy import GAMES


@pytest.fixture
async def world(store: Store) -> World:
    """Give a bot whose server announces tables and results."""
    world = World(store)
    await world.announce(NEWS)
    return world


# Open tables.


async def test_an_open_table_is_announced_once_without_a_ping_and_edited_when_it_changes(world: World) -> None:
    table = await world.lobby()
    for _ in range(3):
        await world.look()
    (message,) = world.sent
    assert (message.channel, message.notified, message.roles, message.text) == (NEWS, (), (), "table 0 de: Ana\nJoin")
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    await world.look()
    assert [one.text for one in world.sent] == ["table 1 de: Ana, Ben\nJoin"]
    world.calls.clear()
    await world.look()
    assert not {"send", "edit", "keep"} & set(world.calls), "what shows everything is left alone"


async def test_its_message_is_deleted_at_its_start_and_forgotten(world: World) -> None:
    table = await world.lobby()
    await world.look()
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    await world.tables.lobbies.start(table.id, ANA)
    await world.look()
    assert world.there == []
    assert await world.row(table) is None


@pytest.mark.parametrize("how", ["ended", "off", "private", "another channel", "its own channel"])
async def test_it_is_deleted_when_the_table_ends_or_is_not_to_be_announced_any_more(world: World, how: str) -> None:
    table = await world.lobby()
    await world.look()
    match how:
        case "ended":
            await world.tables.early_ends.stop(table.id, ANA, may_manage=False)
        case "private":
            world.channels.private.add(TABLE)
        case _:
            await world.announce({"another channel": OTHER_NEWS, "its own channel": TABLE}.get(how))
    for _ in range(2):
        await world.look()
    assert [one.channel for one in world.there] == [OTHER_NEWS] * (how == "another channel")
    row = await world.row(table)
    assert (row is not None) == (how == "another channel")


async def test_a_table_in_the_channel_for_announcements_stands_there_already(world: World) -> None:
    await world.lobby(ChannelRef(GUILD, NEWS))
    await world.look()
    assert world.sent == []


async def test_a_server_that_has_chosen_no_channel_has_no_announcements(world: World) -> None:
    await world.announce(None)
    await world.lobby()
    await world.look()
    assert world.calls == ["due"]


@pytest.mark.parametrize("what", [TABLE, NEWS])
async def test_as_long_as_a_channel_is_not_known_nothing_is_posted_and_nothing_deleted(world: World, what: int) -> None:
    """An archived thread is not known, nor is a server that Discord has not sent."""
    table = await world.lobby()
    world.channels.unknown.add(what)
    await world.look()
    assert world.sent == []
    world.channels.unknown.clear()
    await world.look()
    world.channels.unknown.add(what)
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    await world.look()
    assert [one.text for one in world.there] == ["table 0 de: Ana\nJoin"]
    await world.tables.lobbies.start(table.id, ANA)
    await world.look()
    assert world.there == []


async def test_a_message_that_somebody_has_deleted_stays_so(world: World) -> None:
    table = await world.lobby()
    await world.look()
    world.sent[0].deleted = True
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    for _ in range(3):
        await world.look()
    assert len(world.sent) == 1
    await world.announce(OTHER_NEWS)
    await world.look()
    assert [one.channel for one in world.there] == [OTHER_NEWS], "in another channel it is announced"


# Results.


async def test_a_result_is_announced_once_in_a_message_of_its_own(world: World) -> None:
    table = await world.ended()
    for _ in range(3):
        await world.look()
    (message,) = world.sent
    assert (message.channel, message.notified) == (NEWS, ())
    assert message.text.startswith("result")
    row = await world.row(table, AnnouncementKind.RESULT)
    assert row is not None
    assert (row.message, row.sending, row.owed) == (message.id, None, 0)


async def test_a_result_is_owed_from_the_end_of_the_game_only_if_results_are_announced_then(world: World) -> None:
    """Switched on later, nothing old is announced; switched off before it is posted, it is dropped for good."""
    await world.announce(None)
    old = await world.ended()
    await world.announce(NEWS)
    await world.look()
    assert await world.row(old, AnnouncementKind.RESULT) is None
    new = await world.ended()
    await world.announce(None)
    await world.look()
    await world.announce(NEWS)
    await world.look()
    assert await world.row(new, AnnouncementKind.RESULT) is None
    assert world.sent == []


@pytest.mark.parametrize("arrived", [True, False])
async def test_a_result_that_may_have_arrived_is_not_sent_again_where_it_is_not_wanted_any_more(
    world: World, arrived: bool
) -> None:
    table = await world.ended()
    world.discord.fault = lambda call: Fault.UNANSWERED if arrived else Fault.LOST
    await world.look()
    world.discord.fault = lambda call: None
    await world.announce(None)
    world.clock.leap(GATHERED + 1)
    await world.look()
    await world.look()
    assert len(world.sent) == arrived
    assert (await world.row(table, AnnouncementKind.RESULT) is None) == (not arrived)
    assert world.calls.count("send") == 1 + arrived


@pytest.mark.parametrize("why", ["stopped", "alone", "private"])
async def test_there_is_none_of_games_that_are_stopped_alone_or_private(world: World, why: str) -> None:
    if why == "stopped":
        table = await world.lobby()
        await world.tables.lobbies.join(table.id, BEN, "Ben")
        await world.tables.lobbies.start(table.id, ANA)
        table = await world.tables.early_ends.stop(table.id, CLEO, may_manage=True)
    else:
        table = await world.ended(computer=why == "alone")
        world.channels.private |= {TABLE} if why == "private" else set()
    await world.look()
    assert world.sent == []
    assert await world.store.announcements.of(table.id) == {}


async def test_a_result_that_cannot_be_posted_for_a_day_is_dropped(world: World) -> None:
    table = await world.ended()
    world.channels.closed.add(NEWS)
    await world.look()
    world.clock.leap(GIVEN_UP - 60)
    await world.look()
    assert await world.row(table, AnnouncementKind.RESULT) is not None
    world.clock.leap(120)
    await world.look()
    assert await world.row(table, AnnouncementKind.RESULT) is None


@pytest.mark.parametrize("how", ["erased", "erased elsewhere", "hidden"])
async def test_a_name_goes_from_an_announced_result_with_the_next_edit(world: World, how: str) -> None:
    """Even where announcements were switched off since, or the table in memory still has the name."""
    await world.ended()
    await world.look()
    assert "Ben" in world.sent[0].text
    await world.announce(None)
    if how != "hidden":
        tables = world.tables if how == "erased" else Tables(world.store, GAMES)
        await tables.people.erase(BEN, lambda language: "merchant")
    else:
        await world.store.people.choose_hidden(BEN, hidden=True)
    await world.look()
    (message,) = world.sent
    assert message.text.partition(": ")[2].startswith(f"Ana, {how.split()[0]}")
    world.calls.clear()
    await world.look()
    assert world.calls == ["due"]


async def test_a_name_that_goes_while_the_message_is_edited_is_gone_after_the_next_look(world: World) -> None:
    table = await world.ended()
    await world.look()
    await world.store.people.choose_hidden(ANA, hidden=True)
    keep = world.tables.announcements.keep

    async def hide_another(*values: Any) -> None:
        await keep(*values)
        await world.store.people.choose_hidden(BEN, hidden=True)

    world.tables.announcements.keep = hide_another  # type: ignore[method-assign]
    await world.look()
    world.tables.announcements.keep = keep  # type: ignore[method-assign]
    row = await world.row(table, AnnouncementKind.RESULT)
    assert row is not None
    assert row.owed
    await world.look()
    assert "Ben" not in world.sent[0].text


async def test_a_look_leaves_old_results_to_the_next_when_it_has_lasted_long(world: World) -> None:
    """An erasure may have hundreds edited; other servers wait for the look, and what is new does not wait for them."""
    for _ in range(5):
        await world.ended()
    await world.look()
    await world.tables.people.erase(BEN, lambda language: "merchant")
    await world.ended()
    await world.look_slowly(edit=LONGEST_LOOK / 2)
    assert ["Ben" in message.text for message in world.sent] == [False, False, True, True, True, True]
    await world.look_slowly(edit=1.0)
    assert ["Ben" in message.text for message in world.sent] == [False, False, False, False, False, True]


# Kills and failures.


@pytest.mark.parametrize("later", [10, 600], ids=["soon", "late"])
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("kind", AnnouncementKind)
@pytest.mark.parametrize("step", range(1, 9))
async def test_a_bot_that_is_killed_at_any_step_has_announced_once_in_the_end(
    world: World, step: int, kind: AnnouncementKind, when: str, later: int
) -> None:
    table = await (world.lobby() if kind is AnnouncementKind.TABLE else world.ended())
    world.dies_at = (step, when)
    await world.look()
    assert len(world.calls) <= step
    world.dies_at = None
    world.clock.leap(later)
    world.start()
    for _ in range(3):
        await world.look()
    (message,) = world.sent
    assert not message.deleted
    row = await world.row(table, kind)
    assert row is not None
    assert (row.message, row.sending) == (message.id, None)


@pytest.mark.parametrize("later", [10, 600], ids=["soon", "late"])
@pytest.mark.parametrize("when", ["before", "after"])
@pytest.mark.parametrize("step", range(1, 6))
async def test_a_bot_that_is_killed_while_it_deletes_a_message_leaves_none(
    world: World, step: int, when: str, later: int
) -> None:
    """Even if it was killed before it heard that the message had arrived."""
    table = await world.lobby()
    world.discord.fault = lambda call: Fault.UNANSWERED if call == "send" else None
    await world.look()
    world.discord.fault = lambda call: None
    await world.tables.early_ends.stop(table.id, ANA, may_manage=False)
    world.clock.leap(GATHERED + 1)
    world.calls.clear()
    world.dies_at = (step, when)
    await world.look()
    world.dies_at = None
    world.clock.leap(later)
    world.start()
    for _ in range(3):
        await world.look()
    assert (len(world.sent), world.there) == (1, [])
    assert await world.row(table) is None


@pytest.mark.parametrize("fault", [Fault.LOST, Fault.UNANSWERED, Fault.SLOW, Fault.FORBIDDEN, Fault.BLOCKED])
@pytest.mark.parametrize("kind", AnnouncementKind)
async def test_what_fails_for_hours_is_there_once_when_it_works_again(
    world: World, kind: AnnouncementKind, fault: Fault
) -> None:
    await (world.lobby() if kind is AnnouncementKind.TABLE else world.ended())
    world.discord.fault = lambda call: fault
    for _ in range(100):
        await world.look()
        world.clock.leap(LOOK_EVERY)
    assert world.calls.count("send") <= (101 if fault in (Fault.LOST, Fault.UNANSWERED, Fault.SLOW) else 8)
    world.discord.fault = lambda call: None
    world.clock.leap(REFUSED_PAUSE)
    await world.look()
    await world.look()
    assert len(world.there) == 1


async def test_a_channel_that_refuses_costs_one_line_in_the_log_and_keeps_no_other_server_from_it(
    world: World, caplog: pytest.LogCaptureFixture
) -> None:
    await world.lobby()
    await world.lobby(ChannelRef(GUILD, TABLE + 1))
    await world.tables.guild_settings.change(7, lambda settings: replace(settings, announcements=OTHER_NEWS))
    await world.lobby(ChannelRef(7, 700))
    send = world.discord.send

    async def refuse(place: ChannelRef, *values: Any, **named: Any) -> int:
        if place.channel == NEWS:
            world.discord.fault = lambda call: Fault.BLOCKED
        try:
            return await send(place, *values, **named)
        finally:
            world.discord.fault = lambda call: None

    world.discord.send = refuse  # type: ignore[method-assign]
    with caplog.at_level(logging.INFO):
        for _ in range(40):
            await world.look()
            world.clock.leap(LOOK_EVERY)
    assert [one.channel for one in world.there] == [OTHER_NEWS]
    assert [one.getMessage() for one in caplog.records if one.name == "bot.reconciler.announcements"] == [
        "server 1: its channel for announcements refuses them (Blocked)"
    ]
    caplog.clear()
    world.discord.send = send  # type: ignore[method-assign]
    world.clock.leap(REFUSED_PAUSE)
    with caplog.at_level(logging.INFO):
        await world.look()
    assert [one.getMessage() for one in caplog.records if one.name == "bot.reconciler.announcements"] == [
        "server 1: its channel for announcements takes them again"
    ]
    assert len(world.there) == 3


async def test_a_message_that_can_never_be_deleted_is_forgotten_after_a_day(world: World) -> None:
    """As where the bot was removed from the server."""
    table = await world.lobby()
    await world.look()
    await world.tables.early_ends.stop(table.id, ANA, may_manage=False)
    world.discord.fault = lambda call: Fault.FORBIDDEN
    await world.look()
    assert await world.row(table) is not None
    world.clock.leap(GIVEN_UP + 60)
    await world.look()
    assert await world.row(table) is None


async def test_a_channel_that_was_deleted_took_its_messages_with_it(world: World) -> None:
    table = await world.lobby()
    await world.look()
    world.discord.state.gone.add(NEWS)
    await world.announce(OTHER_NEWS)
    await world.look()
    assert [one.channel for one in world.there if one.channel != NEWS] == [OTHER_NEWS]
    row = await world.row(table)
    assert row is not None
    assert row.channel == OTHER_NEWS


async def test_a_table_that_starts_while_its_announcement_waits_is_not_announced(world: World) -> None:
    table = await world.lobby()
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    world.discord.throttled["send"] = 5.0
    looking = asyncio.create_task(world.look())
    await world.clock.advance(1)
    await world.tables.lobbies.start(table.id, ANA)
    await world.clock.advance(10)
    await looking
    assert world.sent == []
    await world.look()
    assert await world.row(table) is None


async def test_each_process_announces_the_tables_of_its_own_shards(url: str) -> None:
    """What the other process changes is announced as well."""
    first, second = 0, 1 << 22
    stores = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    worlds = [World(store) for store in stores]
    try:
        for guild in (first, second):
            await worlds[0].tables.guild_settings.change(guild, lambda settings: replace(settings, announcements=NEWS))
            await worlds[0].lobby(ChannelRef(guild, 700 + guild))
        for world in worlds:
            await world.look()
        assert [len(world.sent) for world in worlds] == [1, 1]
    finally:
        for store in stores:
            await store.close()


# When it is looked.


async def test_changed_tables_are_looked_at_soon_and_all_of_them_once_a_minute(world: World) -> None:
    """Changes in quick succession lead to one look."""
    looks: list[tuple[float, int]] = []
    table = await world.lobby()

    async def looking() -> None:
        while True:
            await world.announcements.next_look()
            await world.announcements.look()
            looks.append((round(world.clock.now() - START, 1), len(world.sent)))

    task = asyncio.create_task(looking())
    await world.clock.advance(10)
    assert looks == [(GATHERED, 1)]
    await world.tables.lobbies.join(table.id, BEN, "Ben")
    for _ in range(3):
        world.announcements.wake(table.id)
    await world.clock.advance(10)
    assert looks == [(GATHERED, 1), (10 + GATHERED, 1)]
    assert "Ben" in world.sent[0].text
    other = await world.lobby(ChannelRef(GUILD, TABLE + 1))
    world.announcements.wake(table.id)
    await world.clock.advance(10)
    assert len(world.sent) == 1, "only the table that was named is looked at"
    await world.clock.advance(LOOK_EVERY)
    assert len(world.sent) == 2
    assert await world.row(other) is not None
    task.cancel()
