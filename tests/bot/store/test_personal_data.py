"""What is stored about a person, and nothing of others, is read with few queries however many tables there are."""

from __future__ import annotations

import pytest
from sqlalchemy import insert

from bot.domain.preferences import ReminderTarget
from bot.store import Entry, FormerRow, Guest, GuestKind, MotionKind, Status, Store
from bot.store.personal_data import OwnLogRow, OwnSeat, PersonalData
from bot.store.schema import formers, log, metadata, shown
from bot.tables import Tables, TableSpec
from tests.bot.at_table import ANA, BEN, CLEO, DAN, PLACE, started
from tests.bot.store.person_everywhere import ME, NAME, Everywhere, everywhere, many
from tests.bot.store.statements import statements


@pytest.fixture
async def somewhere(tables: Tables, store: Store) -> Everywhere:
    """Give the tables in which the person has every possible role."""
    return await everywhere(tables, store)


async def test_of_somebody_unknown_nothing_is_kept(tables: Tables) -> None:
    """Though others play."""
    await started(tables, (ANA, BEN))
    assert await tables.people.about(CLEO) == PersonalData()


async def test_every_kind_is_told(tables: Tables, somewhere: Everywhere) -> None:
    """Their seats, former seats, waits, tables they watch, motions about them, preferences, texts and blocklist."""
    about = await tables.people.about(ME)
    assert about.statuses == {Status.LOBBY: 1, Status.RUNNING: 1, Status.STOPPED: 1}
    assert about.left == 3
    assert set(about.tables) == set(somewhere.all)
    assert {number for number, one in about.tables.items() if one.hosted} == {
        somewhere.hosted,
        somewhere.played,
        somewhere.over,
    }
    assert {one.agreed for one in about.tables.values()} == {("live", "ask")}
    assert (about.language, about.preferences.interval, about.preferences.where) == ("fr", 7200, ReminderTarget.BOTH)
    assert (len(about.preferences.absences), about.uninvited) == (1, False)
    assert [(one.game, one.text) for one in about.notes] == [(number, f"{NAME} thinks") for number in somewhere.all]
    assert {(number, plan.seat) for number, plan in about.plans} == {
        (number, 0) for number in (somewhere.hosted, somewhere.played, somewhere.over)
    }
    assert [number for number, motion in about.motions if motion.kind is MotionKind.CLAIM] == list(somewhere.all)
    said = {(one.game, one.kind, one.yes) for one in about.ballots}
    assert (somewhere.played, MotionKind.HOST, True) in said
    assert {number for number, _, _ in said} == {somewhere.hosted, somewhere.played, somewhere.over}
    assert [(number, guest.user, guest.by) for number, guest in about.guests] == [
        (number, ME, BEN) for number in somewhere.all
    ]
    assert {(number, guest.user, guest.by) for number, guest in about.invited} == {
        (number, DAN, ME) for number in somewhere.all
    }
    assert sorted((one.game, one.sent) for one in about.invitations) == [(somewhere.all[0], False), (1, True)]
    assert [number for number, _ in about.watches] == list(somewhere.all)
    assert [(one.user, one.name) for one in about.blocklist] == [(CLEO, "Cleo")]
    assert [(one.game, one.ended, one.placing.seat) for one in about.results] == [(somewhere.over, "host", 0)]


async def test_that_somebody_is_on_anothers_list_changes_nothing(tables: Tables) -> None:
    """Not even a number: with one friend it would tell all."""
    await started(tables, (ANA, BEN))
    before = await tables.people.about(ANA)
    await tables.blocklist.add(BEN, {ANA: "Ana"})
    assert await tables.people.about(ANA) == before


async def test_moves_are_those_of_who_had_the_seat_then(tables: Tables, store: Store) -> None:
    """Neither what others did there before or after, nor what others did elsewhere at the table."""
    table = await started(tables, (ANA, BEN), left="900")
    async with store._database.writing() as connection:
        rows = [
            {
                "game": table.id,
                "number": 10 + n,
                "first": 10 + n,
                "entry": "play",
                "seat": n % 2,
                "code": f"c{n}",
                "at": n,
            }
            for n in range(12)
        ]
        await connection.execute(insert(log), rows)
        left = [FormerRow(0, 13, CLEO, "Cleo"), FormerRow(0, 17, None, ""), FormerRow(1, 15, ANA, "Ana")]
        await connection.execute(
            insert(formers),
            [
                {
                    "game": table.id,
                    "seat": one.seat,
                    "until": one.until,
                    "user": one.user,
                    "name": one.name,
                }
                for one in left
            ],
        )

    async def moves(user: int) -> list[str]:
        about = await store.personal_data.of(user, log=True)
        assert sum(about.log_counts.values()) == len(about.log)
        return [act.code for act in about.log]

    assert await moves(CLEO) == ["c0", "c2"]
    assert await moves(ANA) == ["c1", "c3", "c5", "c8", "c10"]
    assert await moves(BEN) == ["c7", "c9", "c11"]
    about = await store.personal_data.of(CLEO, log=True)
    assert about.seats == (OwnSeat(table.id, 0, "Cleo", 13),)
    assert about.log[0] == OwnLogRow(table.id, 10, 0, Entry.PLAY, "c0", 0)
    assert about.statuses == {}


async def test_three_hundred_tables_cost_no_more_questions_than_one(tables: Tables, store: Store) -> None:
    """A question for each kind, not for each table."""
    table = await started(tables, (ANA, BEN))
    with statements(tables) as few:
        await store.personal_data.of(ANA, log=True)
    await many(store, 300, 40)
    with statements(tables) as many_:
        about = await store.personal_data.of(ANA, log=True)
    assert len(many_) == len(few)
    assert len(about.tables) == 301
    assert len(about.log) == 300 * 20
    assert table.id in about.tables


async def test_what_is_waited_for_is_told_while_the_game_lives(tables: Tables, store: Store) -> None:
    """Since when, and how many messages they got."""
    table = await started(tables, (ANA, BEN))
    async with store._database.writing() as connection:
        await connection.execute(shown.update().values(waits={"0": [3, 5, 2], "1": [4, 6]}))
    (seating,) = (await store.personal_data.of(ANA)).seats
    assert seating.wait is not None
    assert (seating.wait.since, seating.wait.reminded) == (5, 2)
    await tables.early_ends.stop(table.id, ANA)
    (seating,) = (await store.personal_data.of(ANA)).seats
    assert seating.wait is None


async def test_who_waits_at_a_lobby_is_told_of_it(tables: Tables, store: Store) -> None:
    """Though the person has no seat at any table."""
    lobby = await tables.lobbies.create(TableSpec(PLACE, "toy", 2, {}, "en"), ANA, "Ana")
    row = {"game": lobby.id, "user": CLEO, "kind": "spare", "name": "Cleo", "by": None, "at": 5, "version": 0}
    async with store._database.writing() as connection:
        await connection.execute(insert(metadata.tables["guests"]).values(row))
    about = await tables.people.about(CLEO)
    assert about.guests == ((lobby.id, Guest(CLEO, GuestKind.SPARE, "Cleo", None, 5, None, 0)),)
    assert about.tables[lobby.id].status is Status.LOBBY
    assert about.statuses == {}
