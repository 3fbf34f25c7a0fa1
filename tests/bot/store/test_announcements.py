"""Announcements in rows: what is due, a result that is owed with the end of its game, and what is owed meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.store import Announcement, AnnouncementKind, GameResult, ShardAssignment, Store, TableChange
from tests.bot.at_table import ANA
from tests.bot.store.new_table import NEW

TABLE, RESULT = AnnouncementKind.TABLE, AnnouncementKind.RESULT
POSTED = Announcement(501, 900, None, "mark", "hash")


async def announce(store: Store, channel: int | None = 501, guild: int = NEW.guild) -> None:
    await store.guild_settings.change(guild, lambda settings: replace(settings, announcements=channel))


async def ended(store: Store, how: str = "finished") -> int:
    """Store a game that is over, and return its number."""
    game = (await store.create(NEW)).id
    status = how if how == "finished" else "stopped"
    values = {"version": 1, "status": status, "updated": 9, "finished": 9}
    await store.change(TableChange(game, 0, values, result=GameResult(9, how, ())))
    return game


async def test_an_announcement_comes_back_as_it_was_and_one_is_kept_of_each_kind(store: Store) -> None:
    game = (await store.create(NEW)).id
    assert await store.announcements.of(game) == {}
    sending = Announcement(501, None, 7, "mark")
    for kind, row in ((TABLE, sending), (RESULT, POSTED), (TABLE, replace(sending, message=900, sending=None))):
        await store.announcements.keep(game, kind, row)
    assert await store.announcements.of(game) == {TABLE: replace(sending, message=900, sending=None), RESULT: POSTED}
    await store.announcements.forget(game, TABLE)
    assert await store.announcements.of(game) == {RESULT: POSTED}


async def test_lobbies_are_due_where_tables_are_announced_and_all_to_which_something_is_owed(store: Store) -> None:
    lobby = (await store.create(NEW)).id
    elsewhere = (await store.create(replace(NEW, guild=2, channel=78))).id
    assert await store.announcements.due() == {}
    await announce(store)
    assert await store.announcements.due() == {lobby: NEW.guild}
    await store.announcements.keep(elsewhere, TABLE, POSTED)
    assert await store.announcements.due() == {lobby: NEW.guild, elsewhere: 2}
    assert await store.announcements.due([elsewhere, 99]) == {elsewhere: 2}
    await announce(store, None)
    await store.announcements.settle(elsewhere, TABLE, 1)
    assert await store.announcements.due() == {}


@pytest.mark.parametrize(("how", "owed"), [("finished", True), ("host", False)])
async def test_a_result_is_owed_from_the_end_of_a_game_that_was_played_out(store: Store, how: str, owed: bool) -> None:
    """In the same transaction, and only where results are announced then."""
    before = await ended(store, how)
    await announce(store)
    after = await ended(store, how)
    assert await store.announcements.of(before) == {}
    assert await store.announcements.of(after) == ({RESULT: Announcement()} if owed else {})
    assert list(await store.announcements.due()) == ([after] if owed else [])


async def test_what_is_owed_meanwhile_stays_so(store: Store) -> None:
    """Though what is kept then says nothing of it."""
    await announce(store)
    game = await ended(store)
    await store.people.choose_hidden(ANA, hidden=True)
    await store.announcements.keep(game, RESULT, POSTED)
    await store.announcements.settle(game, RESULT, 1)
    assert (await store.announcements.of(game))[RESULT].owed == 2
    await store.announcements.settle(game, RESULT, 2)
    assert (await store.announcements.of(game))[RESULT].owed == 0
    await store.people.forget(ANA)
    assert (await store.announcements.of(game))[RESULT].owed == 1
    assert list(await store.announcements.due()) == [game]


async def test_an_open_table_needs_no_second_note_of_a_name_that_goes(store: Store) -> None:
    game = (await store.create(NEW)).id
    await store.announcements.keep(game, TABLE, POSTED)
    await store.people.choose_hidden(ANA, hidden=True)
    assert (await store.announcements.of(game))[TABLE].owed == 1


async def test_a_process_is_told_of_its_own_shards_tables(store: Store, url: str) -> None:
    games = {}
    for guild in (0, 1 << 22):
        await announce(store, guild=guild)
        games[guild] = (await store.create(replace(NEW, guild=guild, channel=77 + guild))).id
    for shard, guild in ((0, 0), (1, 1 << 22)):
        half = await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False)
        assert await half.announcements.due() == {games[guild]: guild}
        await half.close()
