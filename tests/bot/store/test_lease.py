"""One process a database: a second one is told so, a dead one blocks nothing, a loser stops writing."""

from __future__ import annotations

import asyncio
import signal
import stat
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, cast
from unittest.mock import patch

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store import ALL, BadDatabaseUrl, DatabaseInUse, Lease, ShardAssignment, ShownState, Store, StoreUnavailable
from bot.store.lease import KEY, SessionLease, lease_of
from bot.store.url import database_url
from tests.bot.store.new_table import NEW
from tests.bot.store.stolen_lease import HOLDERS, admin, end_holder, hurry, stolen
from tests.databases import SERVED
from tests.proxy import Proxy

SOON: Final = 60.0
"""Seconds for what has to come."""
POSTGRESQL = pytest.mark.parametrize("url", [SERVED], indirect=True)
ENDS_NOTHING = text("SELECT CAST(:pid AS integer)")
"""What a server does that takes its time to end a session."""


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wait long for what must come, on however busy a machine."""
    monkeypatch.setattr("bot.store.lease.PATIENCE", SOON)
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", SOON)
    monkeypatch.setattr("bot.store.lease.CHECK_SECONDS", 0.05)
    monkeypatch.setattr("bot.store.database._LAST_WAIT", 0.5)


@contextmanager
def refused(match: str = "") -> Iterator[pytest.ExceptionInfo[DatabaseInUse]]:
    """Require that another process has it."""
    with hurry(), pytest.raises(DatabaseInUse, match=match) as caught:
        yield caught


async def until(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(SOON):
        while not true():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)


async def lost(lease: Lease) -> None:
    """Wait until a process has noticed that its session does not answer."""
    with patch("bot.store.lease.ANSWER_SECONDS", 0.2):
        await until(lambda: not lease.held)


async def test_whoever_comes_second_is_told_in_one_line_and_the_first_goes_on(store: Store, url: str) -> None:
    with refused(match=r"^Another bot is running on this database \((sqlite|postgresql) .+\)") as caught:
        await Store.open(url)
    assert "\n" not in str(caught.value)
    assert (password := database_url(url).password) is None or str(password) not in str(caught.value)
    await store.create(NEW)
    assert not store.lease.lost.is_set()


async def test_a_database_that_was_closed_may_be_opened_by_another(url: str) -> None:
    for _ in range(3):
        await (await Store.open(url)).close()


async def test_who_does_not_ask_is_not_refused(store: Store, url: str) -> None:
    beside = await Store.open(url, exclusive=False)
    await beside.create(NEW)
    await beside.close()
    with refused():
        await Store.open(url)


async def test_whoever_comes_while_the_one_before_is_ending_waits(store: Store, url: str) -> None:
    coming = asyncio.create_task(Store.open(url))
    await asyncio.sleep(0.3)
    assert not coming.done()
    await store.close()
    await (await coming).close()


async def test_whoever_cannot_open_a_database_does_not_keep_it_from_others(store: Store, url: str) -> None:
    async with store._database.writing() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await store.close()
    for _ in range(2):
        with pytest.raises(BadDatabaseUrl, match="newer version"):
            await Store.open(url)


async def test_a_holder_that_was_killed_is_in_nobodys_way(url: str) -> None:
    holder = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.bot.play_on",
        url,
        "1",
        cwd=Path(__file__).parents[3],
        stdout=asyncio.subprocess.PIPE,
    )
    assert holder.stdout is not None
    await holder.stdout.readline()
    with refused():
        await Store.open(url)
    holder.send_signal(signal.SIGKILL)
    await holder.communicate()
    await (await Store.open(url)).close()


async def test_the_lock_of_a_file_lies_beside_it_for_the_owner_alone(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "link").symlink_to(tmp_path / "data" / "games.sqlite3")
    store = await Store.open(f"sqlite:///{tmp_path}/data/games.sqlite3")
    lock = tmp_path / "data" / "games.sqlite3.lock"
    assert stat.S_IMODE(lock.stat().st_mode) == 0o600
    for other in (f"{tmp_path}/link", f"file:{tmp_path}/data/games.sqlite3?uri=true"):
        with refused():
            await Store.open(f"sqlite:///{other}")
    with refused():
        await Store.open(f"sqlite:///{tmp_path}/data/games.sqlite3", ShardAssignment(2, frozenset({1})))
    await store.close()


def test_servers_are_divided_as_discord_divides_them() -> None:
    assert ShardAssignment().owns(0)
    assert ShardAssignment().owns(None)
    assert ShardAssignment().owns(2**63 - 1)
    halves = ShardAssignment(2, frozenset({0})), ShardAssignment(2, frozenset({1}))
    assert [half.owns(None) for half in halves] == [True, False]
    for guild in (1, 5 << 22, (6 << 22) + 7, 1_234_567_890_123_456_789):
        assert [half.owns(guild) for half in halves] == [(guild >> 22) % 2 == number for number in (0, 1)]


@pytest.mark.parametrize(("count", "ids"), [(1, {1}), (2, {-1}), (2, set()), (0, {0})])
def test_a_shard_that_does_not_exist_is_refused(count: int, ids: set[int]) -> None:
    with pytest.raises(ValueError, match="shards"):
        ShardAssignment(count, frozenset(ids))


@POSTGRESQL
async def test_processes_share_a_server_if_their_shards_differ(url: str) -> None:
    one = await Store.open(url, ShardAssignment(4, frozenset({0, 1})))
    two = await Store.open(url, ShardAssignment(4, frozenset({2})))
    await two.create(NEW)
    with refused():
        await Store.open(url, ShardAssignment(4, frozenset({3, 2})))
    three = await Store.open(url, ShardAssignment(4, frozenset({3})))
    for store in (one, two, three):
        await store.close()


@POSTGRESQL
async def test_who_divides_the_servers_otherwise_would_have_some_of_them_twice(url: str) -> None:
    old = await Store.open(url)
    with refused():
        await Store.open(url, ShardAssignment(2, frozenset({1})))
    await old.close()
    await (await Store.open(url, ShardAssignment(2, frozenset({1})))).close()


@POSTGRESQL
async def test_a_lease_that_was_lost_is_taken_again_if_nobody_else_has_it(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("bot.store.lease.CHECK_SECONDS", 600)  # the loss is heard of without looking
    for times in range(1, 4):
        async with admin(url) as other:
            before = (await other.scalars(text(HOLDERS))).all()
            await end_holder(other)
            # Told and not asked: it may be taken again before anybody looks.
            await until(lambda: caplog.text.count("the database may be somebody else's") == times)  # noqa: B023
            await store.people.choose_language(1001, "pl")
            assert len(before) == 1
            assert (await other.scalars(text(HOLDERS))).all() != before
    assert not store.lease.lost.is_set()
    with refused():
        await Store.open(url)


@POSTGRESQL
async def test_whoever_lost_the_lease_to_another_writes_no_more(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 0.05)
    made = await store.create(NEW)
    async with stolen(url):
        await until(lambda: not store.lease.held)
        with pytest.raises(StoreUnavailable):
            await store.outbox.show(made.id, 0, ShownState(), ShownState(board=5))
        await asyncio.wait_for(store.lease.lost.wait(), SOON)
        with pytest.raises(StoreUnavailable):
            async with store._database.writing():
                pytest.fail("it was not even to be tried")
        stored = await store.load(made.id)
        assert stored is not None
        assert stored.game == made


@POSTGRESQL
async def test_what_was_under_way_when_the_lease_was_lost_to_another_is_undone(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.database.BUSY_SECONDS", 0.05)

    async def write() -> None:
        async with store._database.writing() as connection:
            await connection.execute(text("INSERT INTO people (\"user\", language) VALUES (7, 'pl')"))
            async with stolen(url):
                await asyncio.wait_for(store.lease.lost.wait(), SOON)

    with pytest.raises(StoreUnavailable):
        await write()
    assert (await store.people.reading(7))[0] is None


@POSTGRESQL
async def test_a_session_that_no_longer_answers_is_given_up(
    store: Store, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    lease = store.lease
    assert isinstance(lease, SessionLease)
    async with admin(url) as other:
        before = (await other.scalars(text(HOLDERS))).one()
        monkeypatch.setattr("bot.store.lease.ANSWER_SECONDS", 0.2)
        monkeypatch.setattr("bot.store.lease._ALIVE", text("SELECT pg_sleep(60)"))
        await until(lambda: not lease.held)
        monkeypatch.undo()
        await until(lambda: lease.held)
        assert (await other.scalars(text(HOLDERS))).one() != before
    assert not lease.lost.is_set()


@POSTGRESQL
async def test_a_server_that_was_frozen_for_longer_than_the_patience_is_not_another_bots(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The server still has the session of before, and takes a moment to end it."""
    caplog.set_level("INFO", "bot.store.lease")
    async with Proxy(database_url(url)) as proxy, admin(url) as other:
        store = await Store.open(proxy.url)
        before = (await other.scalars(text(HOLDERS))).one()
        with hurry(), monkeypatch.context() as slow:
            slow.setattr("bot.store.lease._END", ENDS_NOTHING)
            proxy.cut()
            proxy.freeze()
            await lost(store.lease)
            await asyncio.sleep(0.6)  # longer than the patience
            proxy.thaw()
            await until(lambda: "old session of this bot" in caplog.text or store.lease.lost.is_set())
            await asyncio.sleep(0.6)
        await until(lambda: store.lease.held or store.lease.lost.is_set())
        assert not store.lease.lost.is_set()
        assert (await other.scalars(text(HOLDERS))).one() != before
        await store.close()
    assert "an old session of this bot still holds the database" in caplog.text
    assert "the old session of this bot is gone" in caplog.text


@POSTGRESQL
async def test_a_session_whose_lock_was_never_answered_is_the_bots_own(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whether it was locked is not known here; the server knows, and keeps it for a session that nobody uses."""
    async with Proxy(database_url(url)) as proxy, admin(url) as other:
        lease = lease_of(database_url(proxy.url), ALL, exclusive=True)
        assert isinstance(lease, SessionLease)
        locked = lease._locked

        async def unanswered(session: AsyncConnection) -> bool:
            await locked(session)
            proxy.cut()
            raise TimeoutError

        monkeypatch.setattr(lease, "_locked", unanswered)
        with pytest.raises(TimeoutError):
            await lease.take()
        before = (await other.scalars(text(HOLDERS))).one()
        monkeypatch.setattr(lease, "_locked", locked)
        with hurry():
            await lease.take()
        assert (await other.scalars(text(HOLDERS))).one() != before
        await lease.release()


@POSTGRESQL
async def test_a_session_is_another_bots_unless_number_start_and_name_are_the_own(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server gives numbers of sessions again, and a pooler lends one session to several bots."""
    lease = lease_of(database_url(url), ALL, exclusive=True)
    assert isinstance(lease, SessionLease)
    facts = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
    async with admin(url) as other:
        pid, began = (await other.execute(text(facts))).one()
        await other.execute(text(f"SELECT pg_advisory_lock({KEY}, 0)"))
        for name, known in (
            (lease.session_name, set()),
            (lease.session_name, {(pid, began - timedelta(seconds=1))}),
            ("sobek-bot", {(pid, began)}),
        ):
            await other.execute(text("SELECT set_config('application_name', :name, false)"), {"name": name})
            monkeypatch.setattr(lease, "_opened", known)
            with refused("^Another bot is running on this database"):
                await lease.take()
            assert await other.scalar(text("SELECT 1")) == 1
    await lease.release()


@POSTGRESQL
async def test_an_own_session_that_may_not_be_ended_is_waited_for(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Some servers let nobody end sessions; the server ends it itself, later than the patience lasts."""
    caplog.set_level("INFO", "bot.store.lease")
    end = "pg_terminate_backend(integer, bigint) FROM PUBLIC"
    async with admin(url) as other, Proxy(database_url(url)) as proxy:
        guest = await other.scalar(text("SELECT 'sobek_guest_' || pg_backend_pid()"))
        for command in (
            f"CREATE ROLE {guest} LOGIN PASSWORD 'guest'",
            f"GRANT ALL ON SCHEMA public TO {guest}",
            f"REVOKE EXECUTE ON FUNCTION {end}",
        ):
            await other.execute(text(command))
        try:
            address = database_url(proxy.url).set(username=guest, password="guest")
            lease = lease_of(address, ALL, exclusive=True)
            await lease.take()
            with hurry():
                proxy.cut()
                await lost(lease)
                await until(lambda: "may not be ended" in caplog.text)
                await asyncio.sleep(0.5)
                assert not lease.held
                assert not lease.lost.is_set()
                await end_holder(other)
                await until(lambda: lease.held)
            await lease.release()
        finally:
            await other.execute(text(f"GRANT EXECUTE ON FUNCTION {end.replace('FROM', 'TO')}"))
            await other.execute(text(f"DROP OWNED BY {guest}"))
            await other.execute(text(f"DROP ROLE {guest}"))
    assert not lease.lost.is_set()
    assert caplog.text.count("an old session of this bot still holds the database") == 1


@POSTGRESQL
async def test_each_process_ends_old_sessions_of_its_own_shards_alone(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    holder = text(f"SELECT DISTINCT pid FROM ({HOLDERS} AND objid::bigint = ANY(:shards)) AS one")
    async with Proxy(database_url(url)) as proxy, admin(url) as other:
        near = await Store.open(url, ShardAssignment(4, frozenset({0, 1})))
        far = await Store.open(proxy.url, ShardAssignment(4, frozenset({2, 3})))
        before = [(await other.scalars(holder, {"shards": some})).one() for some in ([0, 1], [2, 3])]
        ended, lease = [], cast(SessionLease, far.lease)
        end = lease._end

        async def noted(session: AsyncConnection, pid: int, began: datetime) -> None:
            ended.append(pid)
            await end(session, pid, began)

        monkeypatch.setattr(lease, "_end", noted)
        with hurry(), monkeypatch.context() as slow:
            slow.setattr("bot.store.lease._END", ENDS_NOTHING)
            proxy.cut()
            await lost(lease)
            await until(lambda: "old session of this bot" in caplog.text or lease.lost.is_set())
            await asyncio.sleep(0.6)  # longer than the patience
        await until(lambda: lease.held or lease.lost.is_set())
        assert not lease.lost.is_set()
        # On a busy machine the other process may have lost its session, too, and taken a new one.
        await until(lambda: near.lease.held)
        after = [(await other.scalars(holder, {"shards": some})).one() for some in ([0, 1], [2, 3])]
        assert before[1] in ended
        assert after[1] != before[1]
        assert not {before[0], after[0]} & set(ended)
        for store in (near, far):
            await store.close()


@POSTGRESQL
async def test_another_bot_that_takes_the_shards_of_a_frozen_process_has_them(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Proxy(database_url(url)) as proxy:
        old = await Store.open(proxy.url, ShardAssignment(2, frozenset({0})))
        proxy.freeze()
        await lost(old.lease)
        async with stolen(url):
            proxy.thaw()
            await until(old.lease.lost.is_set)
            assert str(old.lease.in_use).startswith("Another bot is running on this database (postgresql ")
        await old.close()


@POSTGRESQL
async def test_all_sessions_of_a_process_have_one_name_and_no_other_process_has_it(url: str) -> None:
    names = text(
        "SELECT DISTINCT application_name FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()"
    )
    seen = set()
    async with admin(url) as other:
        for _ in range(2):
            store = await Store.open(url)
            seen.add(name := (await other.scalars(names)).one())
            assert name == store.lease.session_name
            await store.close()
            while (await other.scalars(names)).all():  # noqa: ASYNC110 (nobody tells)
                await asyncio.sleep(0.01)
    assert len(seen) == 2


async def test_a_server_that_is_away_is_told_once_and_when_it_is_back(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Not at each try, of which there is one a second."""
    caplog.set_level("INFO", "bot")
    monkeypatch.setattr("bot.store.lease._PAUSE", 0.0)
    lease, left = SessionLease(database_url("postgresql://127.0.0.1:1/nowhere"), ALL), [ConnectionRefusedError()] * 5

    async def answer() -> bool:
        if left:
            raise left.pop()
        return True

    monkeypatch.setattr(lease, "_try", answer)
    await lease._retake()
    assert lease.held
    first, second, third = [(record.levelname, record.message) for record in caplog.records]
    assert first[1].startswith("the database may be somebody else's")
    assert second == ("WARNING", "the database does not answer (ConnectionRefusedError)")
    assert third[0] == "INFO"
    assert third[1].startswith("the database answers again, after ")
