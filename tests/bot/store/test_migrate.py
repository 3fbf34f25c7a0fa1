"""A database of version 0002 is carried over: its games go on, nobody is called twice, and lobbies become fair."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any, Final

import pytest
from sqlalchemy import MetaData
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.domain.ping_recipient import Seat
from bot.domain.preferences import NO_PREFERENCES
from bot.reconciler.diff import FindMessage, not_yet_pinged
from bot.store import UNSEEN, ShownState, Status, Store, StoredTable, Wait
from bot.tables import Tables
from engine.chance import seed_digest
from tests.bot.at_table import ANA, BEN, PLACE, plan
from tests.bot.store.old_schemas import connected, to
from tests.bot.toy import GAMES

LOBBY, RUNNING, FINISHED, STOPPED, CANCELLED = range(1, 6)
SEED: Final = "5eed" * 8
LOBBY_SECONDS: Final = 14 * 24 * 3600


async def fill(connection: AsyncConnection) -> None:
    """Write what a bot of that time had written: a table in each status, a press taken back in the running one."""
    known = MetaData()
    await connection.run_sync(known.reflect)

    async def insert(table: str, *rows: dict[str, Any]) -> None:
        await connection.execute(known.tables[table].insert(), list(rows))

    def game(id: int, status: Status, version: int, channel: int, **values: Any) -> dict[str, Any]:
        given = {"seed": SEED, "board": 900 + id, "due": False, "finished": None, "options": {"left": "6"}, **values}
        return {
            "id": id,
            "kind": "toy",
            "rules": "1",
            "size": 2,
            "status": status.value,
            "version": version,
            "guild": PLACE.guild,
            "channel": channel,
            "host": ANA,
            "language": "en",
            "created": 5,
            "updated": 6,
            **given,
        }

    await insert(
        "games",
        game(LOBBY, Status.LOBBY, 1, 71, seed=None),
        game(RUNNING, Status.RUNNING, 6, PLACE.channel, due=True),
        game(FINISHED, Status.FINISHED, 3, 73, finished=7, options={"left": "2"}),
        game(STOPPED, Status.STOPPED, 3, 74, finished=7),
        game(CANCELLED, Status.CANCELLED, 1, 75, seed=None, board=None, finished=7),
    )
    people = {ANA: "Ana", BEN: "Ben"}
    await insert(
        "seats",
        *(
            {"game": id, "seat": seat, "user": user, "name": name, "computer": False}
            for id in (LOBBY, RUNNING, FINISHED, STOPPED)
            for seat, (user, name) in enumerate(people.items())
        ),
    )
    rows = [
        (RUNNING, 3, 3, "play", 0, "k"),
        (RUNNING, 4, 3, "play", 0, "k"),
        (RUNNING, 5, 5, "back", 0, "3"),
        (RUNNING, 6, 6, "play", 0, "t1"),
        (FINISHED, 3, 3, "play", 0, "t2"),
    ]
    names = ("game", "number", "first", "entry", "seat", "code")
    await insert("log", *({**dict(zip(names, row, strict=True)), "at": 6} for row in rows))
    await insert("people", {"user": ANA, "language": "pl"})
    await insert("guilds", {"guild": PLACE.guild, "language": "fr"})


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """Give a store that was opened over a database of version 0002."""
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0002", sync))
    async with connected(url) as connection:
        await fill(connection)
    store = await Store.open(url)
    yield store
    await store.close()


async def loaded(store: Store, game: int) -> StoredTable:
    stored = await store.load(game)
    assert stored is not None
    return stored


async def test_a_lobby_gets_a_secret_and_a_term_and_keeps_its_message(store: Store) -> None:
    lobby = await loaded(store, LOBBY)
    assert lobby.game.secret is not None
    assert len(bytes.fromhex(lobby.game.secret)) == 16
    assert lobby.shown == ShownState(note=900 + LOBBY, note_version=UNSEEN, pinged={})
    assert lobby.game.closes is not None
    assert abs(lobby.game.closes - (time.time() + LOBBY_SECONDS)) < 600
    assert await store.outbox.rouse(lobby.game.closes, 10) == (LOBBY,)
    tables = Tables(store, GAMES)
    table = await tables.get(LOBBY)
    assert table.digest == seed_digest(lobby.game.secret)
    assert (table.salts, table.salts_digest) == ((), None), (
        "salts that were not bound before anybody joined prove nothing"
    )
    given = await tables.lobbies.add_word(LOBBY, ANA, "Nile")
    running = await tables.lobbies.start(LOBBY, ANA)
    assert running.digest == table.digest
    assert running.words == (given.digest, "")


async def test_a_running_game_stands_where_it_stood_and_nobody_is_called_again(store: Store) -> None:
    running = await loaded(store, RUNNING)
    assert (running.game.secret, running.game.seed, running.game.words) == (None, SEED, None)
    assert running.shown == ShownState(board=900 + RUNNING, board_version=UNSEEN, pinged=None)
    assert (running.game.closes, running.formers, len(running.log)) == (None, (), 4)
    tables = Tables(store, GAMES)
    table = await tables.get(RUNNING)
    assert table._game_session is not None
    assert [(step.number, step.code) for step in table._game_session.steps] == [(6, "t1")], (
        "what was taken back stays so"
    )
    assert table.asked == {1: 6}
    assert table.can_take_back(ANA)
    assert not_yet_pinged(table) == {}, "whoever is asked was called by the bot of that time"
    assert plan(table, 0.0) == FindMessage(None), "it may have sent more than it could write down"
    assert table.digest == seed_digest(SEED), "what was published before the first card"
    assert (table.seed, table.secret) == (None, None)
    over = (await tables.play.act(RUNNING, BEN, 6, ["k"])).table
    assert over.asked == {1: 7}


async def test_a_finished_game_has_its_record_and_is_left_alone(store: Store) -> None:
    finished = await loaded(store, FINISHED)
    assert finished.shown == ShownState(board=900 + FINISHED, board_version=3, pinged=None)
    table = await Tables(store, GAMES).get(FINISHED)
    assert (table.seed, table.secret, table.ending) == (SEED, None, None)
    assert table.digest == seed_digest(SEED)
    record = await Tables(store, GAMES).game_records.record(FINISHED)
    assert record == {"seats": 2, "options": {"left": "2"}, "seed": SEED, "moves": [(0, "t2")]}
    for id, version in ((STOPPED, 3), (CANCELLED, 1)):
        assert (await loaded(store, id)).shown.board_version == version
    assert (await Tables(store, GAMES).get(STOPPED)).ending is None, "nobody wrote down how it ended"


async def test_only_what_lives_is_looked_at_once(store: Store) -> None:
    assert await store.outbox.owed() == (LOBBY, RUNNING)
    assert await store.outbox.next_wake() == (await loaded(store, LOBBY)).game.closes


async def test_what_was_kept_of_people_and_servers_is_still_there(store: Store) -> None:
    assert (await store.people.reading(ANA))[0] == "pl"
    assert (await store.guild_settings.of(PLACE.guild)).language == "fr"
    assert await store.preferences.of([ANA, BEN]) == {ANA: NO_PREFERENCES, BEN: NO_PREFERENCES}
    assert (await store.personal_data.of(BEN)).statuses == {
        Status.LOBBY: 1,
        Status.RUNNING: 1,
        Status.FINISHED: 1,
        Status.STOPPED: 1,
    }


async def test_a_second_start_changes_nothing_more(store: Store, url: str) -> None:
    before = [await loaded(store, game) for game in range(LOBBY, CANCELLED + 1)]
    await store.close()
    again = await Store.open(url)
    assert [await loaded(again, game) for game in range(LOBBY, CANCELLED + 1)] == before
    await again.close()


async def test_an_empty_database_is_carried_over_too(url: str) -> None:
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0002", sync))
    store = await Store.open(url)
    assert await store.outbox.owed() == ()
    await store.close()


async def test_the_computers_of_games_that_are_there_are_merchants_and_go_back_as_computers(url: str) -> None:
    """The seat of a computer, and one that a computer has given up."""
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0009", sync))
        known = MetaData()
        await connection.run_sync(known.reflect)
        values = {"id": 1, "kind": "toy", "rules": "1", "size": 2, "options": {}, "status": "stopped", "version": 3}
        values |= {"guild": 1, "channel": 1, "language": "en", "pace": "live", "fallback": "ask", "owed": False}
        values |= {"closing": "close", "created": 1, "updated": 1}
        await connection.execute(known.tables["games"].insert(), values)
        seats = [{"seat": 0, "user": ANA, "computer": False}, {"seat": 1, "user": None, "computer": True}]
        await connection.execute(known.tables["seats"].insert(), [{"game": 1, "name": "n", **one} for one in seats])
        left = [{"until": 1, "user": None, "computer": True}, {"until": 2, "user": BEN, "computer": False}]
        formers = [{"game": 1, "seat": 0, "name": "n", **one} for one in left]
        await connection.execute(known.tables["formers"].insert(), formers)
    store = await Store.open(url)
    stored = await loaded(store, 1)
    assert [seat.level for seat in stored.seats] == [None, "merchant"]
    assert [former.level for former in stored.formers] == ["merchant", None]
    await store.close()
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0009", sync, back=True))
        back = MetaData()
        await connection.run_sync(back.reflect)
        for table, column, expected in (("seats", "seat", [False, True]), ("formers", "until", [True, False])):
            rows = await connection.execute(back.tables[table].select().order_by(column))
            assert [row.computer for row in rows] == expected


async def test_games_without_a_clock_are_looked_at_once_and_older_versions_read_how_long_is_waited(url: str) -> None:
    """They wake for players who give no sign, which nobody had asked for when they were settled."""
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0014", sync))
        known = MetaData()
        await connection.run_sync(known.reflect)
        values = {"kind": "toy", "rules": "1", "size": 2, "options": {}, "version": 3, "guild": 1, "owed": False}
        values |= {"language": "en", "fallback": "ask", "closing": "close", "created": 1, "updated": 1}
        games = [
            (1, "running", "untimed"),
            (2, "running", "relaxed"),
            (3, "lobby", "untimed"),
            (4, "stopped", "untimed"),
        ]
        rows = [{"id": id, "channel": id, "status": status, "pace": pace, **values} for id, status, pace in games]
        await connection.execute(known.tables["games"].insert(), rows)
        row = {"game": 1, "note_version": -1, "board_version": -1, "attempts": 0, "discard": [], "repost": False}
        row |= {"rename": False, "invite": [], "look": "", "waits": {"0": [2, 5, 1, 0, None, None, False, 1]}}
        await connection.execute(known.tables["shown"].insert(), row)
    store = await Store.open(url)
    assert await store.outbox.owed() == (1,)
    before = (await loaded(store, 1)).shown
    assert before.waits == {Seat(0): Wait(2, 5, 1)}
    after = replace(before, waits={Seat(0): replace(before.waits[Seat(0)], seen=7, looked=8, left=True)})
    await store.outbox.show(1, 3, before, after)
    assert (await loaded(store, 1)).shown == after
    await store.close()
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0014", sync, back=True))
        (waits,) = await connection.scalars(
            known.tables["shown"].select().with_only_columns(known.tables["shown"].c.waits)
        )
        assert waits == {"0": [2, 5, 1, 0, None, None, False, 1]}
