"""A backup that is made while tables play is restored elsewhere, and every table goes on; what cannot be is refused."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import inspect
from sqlalchemy.engine import URL

from bot.ops.backup import postgresql
from bot.ops.backup.backup_files import DAY, Backup, make_backup
from bot.ops.backup.restore import restore
from bot.ops.backup.set_aside import BEFORE
from bot.ops.errors import OperationFailed
from bot.store import BadDatabaseUrl, DatabaseInUse, DeletionLog, Store
from bot.store.erasure import all_people
from bot.store.migrate import RESTORING_MARK
from bot.store.url import database_url
from tests.bot.ops.at_play import FIRST, begin, closed, opened, play
from tests.bot.store.old_schemas import connected, to
from tests.databases import SERVED, alter, drop_database, look, make_database, server

NOW = 1_700_000_000.0
LATER = NOW + 3600


@pytest.fixture
async def elsewhere(url: str, tmp_path: Path) -> AsyncIterator[str]:
    """Give the address of another database, on the same kind of server."""
    if url.startswith("sqlite"):
        yield f"sqlite:///{tmp_path}/elsewhere/games.sqlite3"
        return
    on = server()
    assert on is not None
    made = await make_database(on)
    yield made.render_as_string(hide_password=False)
    await drop_database(on, made)


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    """Give a list of deletions with nobody on it."""
    file = tmp_path / "list" / "deletions.json"
    DeletionLog(file).make(int(NOW))
    return file


async def backed_up(url: str, folder: Path, at: float = NOW) -> Backup:
    return await asyncio.to_thread(make_backup, url, folder, at)


def at(url: str) -> URL:
    return database_url(url)


@pytest.mark.parametrize("count", [50])
async def test_a_backup_of_tables_that_play_is_restored_elsewhere_and_every_table_goes_on(
    url: str, elsewhere: str, listed: Path, tmp_path: Path, count: int
) -> None:
    tables = await opened(url)
    numbers = await begin(tables, count)
    for number in numbers:
        await play(tables, number, 2, Random(number))
    before = {number: (await tables.get(number)).version for number in numbers}
    running = asyncio.create_task(backed_up(url, tmp_path / "backups"))
    turns = 0
    while not running.done():
        await play(tables, numbers[turns % count], 1, Random(turns))
        turns += 1
    after = {number: (await tables.get(number)).version for number in numbers}
    await closed(tables)
    assert turns
    done = await restore((await running).file, elsewhere, [listed], LATER)
    assert done.previous is None
    restored = await opened(elsewhere)
    for number in numbers:
        table = await restored.get(number)
        assert before[number] <= table.version <= after[number]
        gone_on = await play(restored, number, 1, Random(number))
        assert gone_on.version > table.version
    # A number is never used twice, since it stands on buttons: neither one of these nor one that was given since.
    assert await begin(restored, 1, 500) == [max(numbers) + 3600 + 100 + 1]
    await closed(restored)


async def test_nothing_is_restored_while_a_bot_runs(url: str, listed: Path, tmp_path: Path) -> None:
    store = await Store.open(url)
    backup = await backed_up(url, tmp_path)
    with pytest.raises(DatabaseInUse, match=r"^Another bot is running on this database .* Stop it first\.$"):
        await restore(backup.file, url, [listed], LATER)
    await store.close()
    await restore(backup.file, url, [listed], LATER)


async def test_what_was_there_is_kept_and_can_be_restored_itself(url: str, listed: Path, tmp_path: Path) -> None:
    tables = await opened(url)
    (number,) = await begin(tables, 1)
    backup = await backed_up(url, tmp_path)
    version = (await play(tables, number, 3, Random(1))).version
    await closed(tables)
    done = await restore(backup.file, url, [listed], LATER)
    restored = await opened(url)
    assert (await restored.get(number)).version < version
    (given,) = await begin(restored, 1, 500)
    await closed(restored)
    kept = done.previous
    assert kept is not None
    assert (BEFORE in kept.name) == url.startswith("sqlite")
    await restore(kept, url, [listed], LATER + 1)
    restored = await opened(url)
    assert (await restored.get(number)).version == version
    assert (await begin(restored, 1, 500))[0] > given, "which stands on buttons"
    await closed(restored)


async def test_who_had_his_data_deleted_since_is_gone_again_and_nobody_else(
    url: str, elsewhere: str, listed: Path, tmp_path: Path
) -> None:
    deletions = DeletionLog(listed)
    tables = await opened(url)
    number, other = await begin(tables, 2)
    await play(tables, number, 2, Random(1))
    deletions.note(FIRST + 1, int(NOW) - 1)  # and has come back before the backup
    backup = await backed_up(url, tmp_path)
    await closed(tables)
    deletions.note(FIRST, int(NOW) + 5)
    deletions.note(FIRST + 999, int(NOW) + 5)
    done = await restore(backup.file, elsewhere, [tmp_path / "nowhere.json", listed], LATER)
    assert done.erased == 1
    restored = await opened(elsewhere)
    table = await restored.get(number)
    assert table.people == (FIRST + 1,)
    assert (await restored.get(other)).people == (FIRST + 10, FIRST + 11)
    async with restored._repository.store._database.reading() as connection:
        assert FIRST not in await all_people(connection)
    await closed(restored)


async def test_a_restore_that_is_cut_short_lets_no_bot_in_and_is_done_again(
    url: str, elsewhere: str, listed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before deletions have been made again nobody's bot may serve what people had deleted."""
    tables = await opened(url)
    (number,) = await begin(tables, 1)
    await closed(tables)
    backup = await backed_up(url, tmp_path)
    DeletionLog(listed).note(FIRST, int(NOW) + 5)

    async def cut(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("bot.tables.people.user_data.UserData.erase", cut)
        with pytest.raises(KeyboardInterrupt):
            await restore(backup.file, elsewhere, [listed], LATER)
    if elsewhere.startswith("sqlite"):
        assert not sqlite_path(elsewhere).exists()
    else:
        assert look(at(elsewhere), "SELECT version_num FROM alembic_version")[0][0].startswith(RESTORING_MARK)
        with pytest.raises(BadDatabaseUrl, match="it is only half restored: do the same `sobek-bot restore` again"):
            await Store.open(elsewhere)
    done = await restore(backup.file, elsewhere, [listed], LATER)
    assert done.erased == 1
    assert done.previous is None, "what was half done is worth nothing"
    restored = await opened(elsewhere)
    assert (await restored.get(number)).people == (FIRST + 1,)
    await closed(restored)


def sqlite_path(url: str) -> Path:
    return Path(str(at(url).database))


@pytest.mark.parametrize("url", [SERVED], indirect=True)
async def test_numbers_that_were_given_are_known_after_a_restore_that_was_cut_short(url: str, tmp_path: Path) -> None:
    """Before it is done again nothing else tells them; a file is only replaced when all is done."""
    tables = await opened(url)
    (number,) = await begin(tables, 1)
    await closed(tables)
    backup = await backed_up(url, tmp_path)
    names = sorted(
        one["tablename"] for one in look(at(url), "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")
    )
    await asyncio.to_thread(postgresql.load, at(url), backup.file, names, number + 50)
    assert look(at(url), "SELECT last_value FROM games_id_seq")[0][0] == number + 50


async def test_an_older_backup_is_brought_up_to_date(url: str, elsewhere: str, listed: Path, tmp_path: Path) -> None:
    async with connected(url) as connection:
        await connection.run_sync(lambda sync: to("0010", sync))
    backup = await backed_up(url, tmp_path)
    await restore(backup.file, elsewhere, [listed], LATER)
    async with connected(elsewhere) as connection:
        assert "practices" in await connection.run_sync(lambda sync: inspect(sync).get_table_names())
    await (await Store.open(elsewhere)).close()


async def refused(words: str, file: Path, url: str, *lists: Path, at: float = LATER) -> None:
    """Expect one line, and that nothing was changed."""
    with pytest.raises(OperationFailed, match=words) as caught:
        await restore(file, url, lists, at)
    assert "\n" not in str(caught.value)


async def test_a_newer_backup_is_refused(url: str, elsewhere: str, listed: Path, tmp_path: Path) -> None:
    await (await Store.open(url)).close()
    alter(at(url), "UPDATE alembic_version SET version_num = '9999'")
    backup = await backed_up(url, tmp_path)
    await refused(r"newer version of this program \(9999\)", backup.file, elsewhere, listed)


@pytest.mark.parametrize("with_sum", [True, False])
async def test_a_damaged_backup_is_refused(
    url: str, elsewhere: str, listed: Path, tmp_path: Path, with_sum: bool
) -> None:
    tables = await opened(url)
    await begin(tables, 2)
    await closed(tables)
    backup = await backed_up(url, tmp_path)
    if not with_sum:
        backup.file.with_name(backup.file.name + ".sha256").unlink()
    whole = backup.file.read_bytes()
    for broken in (whole[: len(whole) // 2], whole[:3000] + bytes(4000) + whole[7000:], b"", b"a letter" * 100):
        backup.file.write_bytes(broken)
        await refused("damaged|holds no games", backup.file, elsewhere, listed)
    if with_sum:
        backup.file.write_bytes(whole[:-1] + bytes([whole[-1] ^ 1]))
        await refused("is not what .* says", backup.file, elsewhere, listed)
    backup.file.write_bytes(whole)
    await restore(backup.file, elsewhere, [listed], LATER)


async def test_a_database_of_another_program_is_no_backup(listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "sobek-20231114T221320Z.sqlite3"
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute("CREATE TABLE letters (text)")
    await refused("holds no games", file, f"sqlite:///{tmp_path}/games.sqlite3", listed)


@pytest.mark.parametrize(
    ("name", "words"), [("copy.sqlite3", "is not named as"), ("sobek-20231114T221320Z.pgdump", "backup of PostgreSQL")]
)
async def test_what_is_not_named_as_a_backup_or_of_another_kind_is_refused(
    listed: Path, tmp_path: Path, name: str, words: str
) -> None:
    (tmp_path / name).write_bytes(b"")
    await refused(words, tmp_path / name, f"sqlite:///{tmp_path}/games.sqlite3", listed)


async def test_without_a_list_of_deletions_or_one_that_reaches_back_nothing_is_restored(tmp_path: Path) -> None:
    url, file = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "deletions.json"
    await (await Store.open(url)).close()
    backup = await backed_up(url, tmp_path)
    await refused("No list of deletions is there", backup.file, url, file)
    DeletionLog(file).make(int(NOW))
    await refused("older than 30 days", backup.file, url, file, at=NOW + 31 * DAY)
    file.write_text("{}")
    await refused("is no list of deletions", backup.file, url, file)
    await restore(backup.file, url, [file], LATER, anyway=True)
    file.unlink()
    await restore(backup.file, url, [file], LATER, anyway=True)


async def test_a_damaged_database_is_replaced_and_its_companions_never_meet_the_new_one(
    listed: Path, tmp_path: Path
) -> None:
    url, file = f"sqlite:///{tmp_path}/games.sqlite3", tmp_path / "games.sqlite3"
    await (await Store.open(url)).close()
    backup = await backed_up(url, tmp_path)
    file.write_bytes(b"no database" * 1000)
    for companion in ("-wal", "-shm"):
        (tmp_path / f"games.sqlite3{companion}").write_bytes(b"old" * 1000)
    done = await restore(backup.file, url, [listed], LATER)
    assert done.previous is not None
    assert done.previous.read_bytes().startswith(b"no database")
    assert not any(file.with_name(file.name + ending).exists() for ending in ("-wal", "-shm"))
    await (await Store.open(url)).close()
    assert os.stat(file).st_mode & 0o777 == 0o600
