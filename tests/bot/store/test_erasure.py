"""After an erasure nothing of the person is left in the database, even if steps fail or others act meanwhile."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import JSON, BigInteger, Column, String, Text, cast, event, insert, select
from sqlalchemy.exc import OperationalError

from bot.domain.ping_recipient import User
from bot.store import ErasedRatings, ShardAssignment, Store
from bot.store.schema import metadata
from bot.tables import ChannelRef, MotionKind, Status, TableError, Tables, TableSpec
from tests.bot.at_table import BEN, CLEO, DAN
from tests.bot.store.person_everywhere import ME, NAME, NAMING, Everywhere, beside, everywhere, forget
from tests.bot.toy import GAMES

HOSTING = Path(__file__).resolve().parents[3] / "docs" / "hosting.md"


NOT_NAMING = {
    *("games.changed_from", "games.wanted"),  # what is played, and with how many seats
    *("games.hinted",),  # how many hints each seat was given
    *("games.options", "games.secret", "games.seed", "games.words", "seats.word"),  # what is played, and hashes of it
    *("games.salts", "games.salts_sha256"),  # what words get, before there is one
    *("games.guild", "games.channel", "games.role", "guilds.guild", "guilds.channels", "guilds.role"),  # places, roles
    *("guilds.opener_role", "guilds.role_called", "guilds.zone", "people.zone"),  # roles, a moment, zones
    *("games.closes", "games.wakes", "games.host_seen", "games.created", "games.updated", "games.finished"),  # moments
    *("guests.at", "guests.until", "motions.at", "plans.at", "watches.writing", "watches.at", "notes.at"),  # moments
    *("reviews.at", "results.at", "learning.at", "practices.at"),  # moments
    *("practices.options", "practices.seed", "practices.moves", "practices.told"),  # one person alone plays there
    *("log.at", "signs.at", "outages.began", "outages.ended", "absences.since", "absences.until"),  # moments
    *("invitations.at", "avoids.at", "unwanted.since", "shown.reopened", "shown.redraw"),  # moments
    *(
        "guilds.announcements",
        "guilds.gone",
        "rated_games.guild",
        "rated_games.started",
        "rated_games.settled",
    ),  # places, moments
    *("rated_games.struck", "ladder_exclusions.guild", "ladder_exclusions.at"),  # places, moments
    *("ladder_changes.guild", "ladder_changes.at"),  # places, moments
    *("welcomes.guild", "welcomes.channel", "welcomes.joined", "welcomes.sending"),  # places, moments
    *("announcements.channel", "announcements.message", "announcements.sending"),  # places, moments
    *("announcements.mark",),  # a button, or where a table is
    *("shown.note", "shown.board", "shown.discard", "shown.look"),  # messages, and what a board shows of seats
    *("shown.letters", "watches.letter"),  # direct messages, by their own numbers and of which seat
    *("motions.ballots", "plans.body", "log.code", "reviews.body"),  # by seat, which leads to nobody
}
"""What never does."""


def told(column: Column[Any]) -> str:
    return f"{column.table.name}.{column.name}"


def roomy(column: Column[Any]) -> bool:
    """Return whether a person's id or name would fit into a column."""
    kind = column.type
    return isinstance(kind, BigInteger | JSON | Text) or (isinstance(kind, String) and (kind.length or 99) > 50)


async def traces(store: Store) -> set[str]:
    """Return the columns that contain the person's id or name."""
    found = set()
    async with store._database.reading() as connection:
        for table in metadata.sorted_tables:
            for row in await connection.execute(select(*(cast(column, Text) for column in table.columns))):
                for column, value in zip(table.columns, row, strict=True):
                    if value is not None and (str(ME) in value or NAME in value):
                        found.add(told(column))
    return found


@pytest.fixture
async def somewhere(tables: Tables, store: Store) -> Everywhere:
    """Give the tables in which the person is."""
    return await everywhere(tables, store)


def test_every_column_is_known_to_name_somebody_or_not() -> None:
    """A new one has to be thought of here, and in the deletion, the page, the file and docs/hosting.md."""
    all_ = {told(column) for table in metadata.sorted_tables for column in table.columns if roomy(column)}
    assert all_ == NAMING | NOT_NAMING
    assert not NAMING & NOT_NAMING


def test_whoever_runs_a_bot_is_told_of_each_table_that_names_people() -> None:
    """With why it is kept, for how long, and what becomes of it."""
    duties = HOSTING.read_text(encoding="utf-8").partition("Duties of a public bot")[2]
    assert {name for name in {one.partition(".")[0] for one in NAMING} if f"`{name}" not in duties} == set()


async def test_nothing_of_him_is_left(store: Store, somewhere: Everywhere) -> None:
    """Neither the id nor the name, in any column of any table or in the memory of a process."""
    assert await traces(store) == NAMING
    tables = Tables(store, GAMES)
    for number in somewhere.all:
        await tables.get(number)
    assert await forget(tables) == somewhere.all
    assert await traces(store) == set()
    for each in (tables, Tables(store, GAMES)):
        for number in somewhere.all:
            assert str(ME) not in repr(await each.get(number))
            assert NAME not in repr(await each.get(number))
    assert await forget(tables) == ()


async def test_others_stay_as_they_are(store: Store, somewhere: Everywhere) -> None:
    """Their seats, waits, votes and notes; only that the person invited them is not known any more."""
    tables = Tables(store, GAMES)
    await forget(tables)
    table = {name: await tables.get(number) for name, number in zip(Everywhere.__slots__, somewhere.all, strict=True)}
    assert table["hosted"].people == (BEN,)
    assert table["hosted"].host == BEN
    assert table["played"].people == (BEN,)
    assert table["played"].players[0].name == "merchant-en"
    assert table["over"].players[0].is_erased
    for name in ("visited", "watched", "left"):
        assert table[name].people == (BEN, CLEO)
        assert len(table[name]._plans) == 2, "nobody who stays loses what he has decided"
    for each in table.values():
        assert [(one.user, one.by) for one in each.guests] == [(DAN, None)]
        assert [one.user for one in each.watches] == [DAN]
        assert each.shown.pinged is not None
        assert User(BEN) in each.shown.pinged
        assert each.shown.invite == (BEN,)
        assert User(BEN) in each.shown.waits
        assert each.shown.sending is not None
        assert dict(each.shown.sending.pinged) == {User(BEN): 3}
    async with store._database.reading() as connection:
        kept = list(await connection.execute(select(metadata.tables["notes"].c.user)))
        lists = list(await connection.execute(select(metadata.tables["avoids"].c["user", "other"])))
        invited = list(await connection.execute(select(metadata.tables["invitations"].c["inviter", "user"])))
    assert {user for (user,) in kept} == {BEN}
    assert list(await tables.lesson_progress.of(BEN)) == ["toy"]
    assert await store.lessons.counts() == {("toy", "one"): 2, ("toy", "two"): 1, ("toy", "three"): 1}
    assert await store.practices.of(BEN, "toy", tables.now) is not None
    assert [tuple(row) for row in lists] == [(BEN, CLEO)]
    assert [tuple(row) for row in invited] == [(BEN, CLEO)]


async def test_what_is_to_be_agreed_upon_goes_with_who_asked_and_his_ballots_with_his_seat(
    store: Store, somewhere: Everywhere
) -> None:
    """Others' questions stay, without the person's votes on them."""
    tables = Tables(store, GAMES)
    await forget(tables)
    played, watched = await tables.get(somewhere.played), await tables.get(somewhere.watched)
    assert [(one.kind, dict(one.ballots)) for one in played.motions] == [(MotionKind.HOST, {1: False})]
    assert [plan.seat for plan in played._plans] == [1]
    assert {(one.kind, len(one.ballots)) for one in watched.motions} == {(MotionKind.HOST, 2), (MotionKind.OFFER, 0)}


async def test_what_changed_is_shown(store: Store, somewhere: Everywhere) -> None:
    """Lobbies have another version, boards are to be edited, and all of it is owed."""
    before = Tables(store, GAMES)
    old = {number: await before.get(number) for number in somewhere.all}
    for table in old.values():
        await before.outbox.settle(table)
    tables = Tables(store, GAMES)
    await forget(tables)
    assert set(await tables.outbox.owed()) == set(somewhere.all)
    for number, table in old.items():
        now = await tables.get(number)
        if table.status is Status.LOBBY:
            assert now.version > table.version
        elif table.status is Status.RUNNING:
            assert now.version > table.version or now.shown.board_version == -1


async def test_two_deletions_at_once_are_one(store: Store, somewhere: Everywhere) -> None:
    """As by two presses, or on two devices."""
    tables = Tables(store, GAMES)
    await asyncio.gather(*(forget(tables) for _ in range(3)))
    assert await traces(store) == set()
    played = await tables.get(somewhere.played)
    assert [(former.seat, former.user) for former in played.seat_history.formers] == [(0, None)]


async def test_who_is_written_there_again_meanwhile_is_removed_again(
    store: Store, somewhere: Everywhere, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that held an older state of a table commits it between two steps."""
    tables, real, again = Tables(store, GAMES), store.people.forget, [somewhere.watched, somewhere.over]

    async def late(user: int, ratings: ErasedRatings, *, at: int) -> tuple[int, ...]:
        done = await real(user, ratings, at=at)
        if again:
            row = {"game": again.pop(), "user": ME, "letters": True, "rounds_known": 0, "closed": False, "at": 5}
            async with store._database.writing() as connection:
                await connection.execute(insert(metadata.tables["watches"]).values(row))
        return done

    monkeypatch.setattr(store.people, "forget", late)
    await forget(tables)
    assert not again
    assert await traces(store) == set()


async def test_what_is_stored_counts_and_not_what_is_remembered(tables: Tables, somewhere: Everywhere) -> None:
    """These tables were in memory before any of it was written beside them."""
    for number in somewhere.all:
        assert not (await tables.get(number)).watches
    assert await forget(tables) == somewhere.all
    assert await traces(tables._repository.store) == set()


async def test_a_deletion_that_fails_in_the_middle_leaves_no_table_half_done(
    store: Store, somewhere: Everywhere
) -> None:
    """At each statement once; a second request goes on, and in the end nothing is left."""
    tables, engine = Tables(store, GAMES), store._database._engine.sync_engine
    count, fails = 0, 0

    def broken(connection: Any, cursor: Any, statement: str, *rest: Any) -> None:
        nonlocal count
        count += 1
        if count == fails:
            raise OperationalError(statement, {}, Exception("database is locked"))

    for fails in range(1, 400):
        count = 0
        event.listen(engine, "before_cursor_execute", broken)
        with suppress(TableError):
            await forget(tables)
        event.remove(engine, "before_cursor_execute", broken)
        await _whole(store, somewhere)
        if count < fails:
            break
    else:
        raise AssertionError("it never succeeds")
    assert await traces(store) == set()


async def _whole(store: Store, somewhere: Everywhere) -> None:
    """Require that the person is in each table with all roles, or not at all."""
    for number in somewhere.all:
        stored = await store.load(number)
        assert stored is not None
        beside = {ME in {one.user for one in rows} for rows in (stored.guests, stored.motions, stored.watches)}
        assert len(beside) == 1, number
        if number in (somewhere.hosted, somewhere.played, somewhere.over):
            assert beside == {ME in {one.user for one in stored.seats}}, number


async def test_he_is_taken_out_of_tables_that_another_process_looks_after(url: str) -> None:
    """Which reads them again when it sweeps next."""
    here, there = [await Store.open(url, ShardAssignment(2, frozenset({shard})), exclusive=False) for shard in (0, 1)]
    lobby = await Tables(there, GAMES).lobbies.create(
        TableSpec(ChannelRef((1 << 22) + 5, 78), "toy", 3, {}, "en"), BEN, "Ben"
    )
    await beside(there, lobby.id, lobby=True, seated=False)
    theirs = Tables(there, GAMES)
    await theirs.outbox.settle(await theirs.get(lobby.id))
    assert await forget(Tables(here, GAMES)) == ()
    assert await traces(here) == set()
    assert await theirs.outbox.owed() == (lobby.id,)
    assert str(ME) not in repr(await theirs.get(lobby.id))
    for store in (here, there):
        await store.close()
