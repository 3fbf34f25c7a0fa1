"""Erasures are noted for 30 days, as salted hashes in a file of their own, before and after they are done."""

from __future__ import annotations

import json
import logging
import os
import stat
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import pytest

from bot.store import BadDeletionLog, DeletionLog, ErasedRatings, Store
from bot.store.deletion_log import FILE, REMEMBERED_FOR, DeletionList, deletion_files, merged, read
from bot.store.erasure import all_people
from bot.tables import Reason, TableError, Tables
from tests.bot.store.person_everywhere import ME, NAMING, everywhere
from tests.bot.toy import GAMES

AT = 1_700_000_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "deletions.json"


def people_of(file: Path, since: int, *users: int) -> set[int]:
    listed = read(file)
    assert listed is not None
    return listed.deleted(since, users)


def hashes(file: Path) -> set[str]:
    return {one for those in json.loads(file.read_text())["people"].values() for one in those}


def test_it_tells_who_had_his_data_deleted_since_a_moment_and_names_nobody(file: Path) -> None:
    deletions = DeletionLog(file)
    assert read(file) is None
    deletions.note(ME, AT)
    deletions.note(ME + 1, AT + 10)
    assert people_of(file, AT, ME, ME + 1, ME + 2) == {ME, ME + 1}
    assert people_of(file, AT + 1, ME, ME + 1, ME + 2) == {ME + 1}
    deletions.note(ME, AT + 20)
    assert people_of(file, AT + 15, ME, ME + 1) == {ME}
    assert str(ME) not in file.read_text()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_the_same_person_has_another_hash_in_another_list(file: Path, tmp_path: Path) -> None:
    for one in (file, tmp_path / "other.json"):
        DeletionLog(one).note(ME, AT)
    mine, other = (hashes(one) for one in (file, tmp_path / "other.json"))
    assert len(mine) == len(other) == 1
    assert not mine & other


def test_what_is_older_than_30_days_is_forgotten_at_the_next_start_or_deletion(file: Path) -> None:
    deletions = DeletionLog(file)
    deletions.note(ME, AT)
    deletions.make(AT + REMEMBERED_FOR)
    assert people_of(file, 0, ME) == {ME}
    deletions.make(AT + REMEMBERED_FOR + 1)
    assert people_of(file, 0, ME) == set()
    (salt,) = json.loads(file.read_text())["people"]
    deletions.note(ME + 1, AT + REMEMBERED_FOR + 1)
    assert list(json.loads(file.read_text())["people"]) == [salt]


def test_several_processes_may_note_at_once(file: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda number: DeletionLog(file).note(number, AT), range(40)))
    assert people_of(file, AT, *range(50)) == set(range(40))


def test_notes_that_are_made_at_once_in_one_process_are_both_kept(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    both = threading.Barrier(2)

    def slow(one: Path) -> DeletionList | None:
        found = read(one)
        with suppress(threading.BrokenBarrierError):
            both.wait(0.2)  # for the other to have read the same, if it may
        return found

    monkeypatch.setattr("bot.store.deletion_log.read", slow)
    deletions = DeletionLog(file)
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(lambda number: deletions.note(number, AT), range(2)))
    monkeypatch.undo()
    assert people_of(file, AT, 0, 1) == {0, 1}


def known(file: Path) -> int:
    """Return the moment since when a list knows everything."""
    listed = read(file)
    assert listed is not None
    return listed.since


def test_a_list_says_since_when_it_knows_everything(file: Path) -> None:
    deletions = DeletionLog(file)
    assert deletions.make(AT)
    assert not deletions.make(AT + 100)
    deletions.note(ME, AT + 200)
    assert known(file) == AT
    file.unlink()
    assert deletions.make(AT + 300)
    assert known(file) == AT + 300


def test_it_is_kept_beside_backups_and_database(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/games.sqlite3"
    assert deletion_files(address, None) == (tmp_path / FILE,)
    assert deletion_files(address, tmp_path / "backups") == (tmp_path / "backups" / FILE, tmp_path / FILE)
    assert deletion_files("postgresql://me@here/games", tmp_path) == (tmp_path / FILE, Path("data") / FILE)
    assert deletion_files("nonsense", None) == (Path("data") / FILE,)


def test_whichever_copy_is_lost_or_left_behind_nothing_is_forgotten(file: Path, tmp_path: Path) -> None:
    backups, other = tmp_path / "backups" / FILE, tmp_path / "elsewhere" / FILE
    DeletionLog(backups, file).make(AT)
    DeletionLog(backups, file).note(ME, AT + 10)
    for lost in (backups, file):
        lost.unlink()
        assert not DeletionLog(backups, file).make(AT + 20)
        assert [known(one) for one in (backups, file)] == [AT, AT]
        assert people_of(lost, AT + 10, ME) == {ME}
    # BACKUP_DIR is another folder now, and then there is none any more.
    assert not DeletionLog(other, file).make(AT + 30)
    assert people_of(other, AT + 10, ME) == {ME}
    DeletionLog(file).note(ME + 1, AT + 40)
    assert not DeletionLog(backups, file).make(AT + 50)
    assert people_of(backups, AT + 10, ME, ME + 1) == {ME, ME + 1}
    assert known(backups) == AT


def test_two_lists_that_began_apart_become_one(file: Path, tmp_path: Path) -> None:
    """As where a folder for backups was set that had a list of its own; each has its salt."""
    backups = tmp_path / "backups" / FILE
    DeletionLog(file).note(ME, AT)
    DeletionLog(backups).note(ME + 1, AT + 10)
    DeletionLog(backups, file).note(ME + 2, AT + 20)
    for one in (backups, file):
        assert people_of(one, AT, ME, ME + 1, ME + 2) == {ME, ME + 1, ME + 2}
        assert people_of(one, AT + 10, ME, ME + 1, ME + 2) == {ME + 1, ME + 2}
        assert known(one) == AT
    DeletionLog(backups, file).make(AT + REMEMBERED_FOR + 5)
    assert people_of(file, 0, ME, ME + 1, ME + 2) == {ME + 1, ME + 2}
    assert len(json.loads(file.read_text())["people"]) == 1


def test_an_old_copy_does_not_say_that_nothing_was_missed_after_it(file: Path, tmp_path: Path) -> None:
    found = tmp_path / "found" / FILE
    DeletionLog(found).note(ME, AT)
    DeletionLog(file).make(AT + 5 * 86_400)
    both = merged([one for one in (read(found), read(file)) if one is not None])
    assert both is not None
    assert both.deleted(AT, [ME]) == {ME}
    assert both.since == AT + 5 * 86_400


def test_a_list_of_the_first_format_is_taken_over(file: Path, tmp_path: Path) -> None:
    DeletionLog(tmp_path / FILE).note(ME, AT + 10)
    ((salt, people),) = json.loads((tmp_path / FILE).read_text())["people"].items()
    file.parent.mkdir()
    file.write_text(json.dumps({"format": "sobek-deletions/1", "salt": salt, "people": people}))
    os.utime(file, (AT, AT))
    beside = tmp_path / "beside" / FILE
    assert not DeletionLog(beside, also=file).make(AT + 20)
    assert people_of(beside, AT + 10, ME) == {ME}
    assert known(beside) == AT, "it has not been empty since before it was written"
    assert json.loads(file.read_text())["format"] == "sobek-deletions/1", "and is left as it was"


def test_a_second_copy_that_cannot_be_written_is_told_of_and_stops_nothing(
    file: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "bot")
    (tmp_path / "letter").write_text("x")
    DeletionLog(file, tmp_path / "letter" / FILE).note(ME, AT)
    assert people_of(file, AT, ME) == {ME}
    assert "a second list of deletions is not kept" in caplog.text
    with pytest.raises(BadDeletionLog, match="cannot be written"):
        DeletionLog(tmp_path / "letter" / FILE, file).note(ME + 1, AT)
    assert people_of(file, AT, ME + 1) == set()


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": "sobek-deletions/1", "salt": "zz", "people": {}}'])
def test_what_is_no_such_file_is_named_and_left_alone(file: Path, content: str) -> None:
    file.parent.mkdir()
    file.write_text(content)
    with pytest.raises(BadDeletionLog, match=r"deletions.json is no list of deletions"):
        DeletionLog(file).note(ME, AT)
    assert file.read_text() == content


async def test_each_column_that_names_somebody_is_looked_through(store: Store, tables: Tables) -> None:
    """One that is forgotten would let a restored backup bring back who was deleted."""
    await everywhere(tables, store)
    async with store._database.reading() as connection:
        assert ME in await all_people(connection)
    looked_through = {
        f"{column.table.name}.{column.key}"
        for column in (*all_people.__globals__["_NUMBERS"], *all_people.__globals__["_AMONG_OTHERS"])
    }
    assert looked_through == {one for one in NAMING if not one.endswith((".name", ".text"))}


async def test_a_deletion_is_noted_before_anything_is_deleted_and_again_when_all_is(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So neither a bot that ends in between nor a backup that is made in between loses it."""
    now = AT
    tables = Tables(store, GAMES, clock=lambda: now, deletions=DeletionLog(file))
    seen: list[set[int]] = []
    real = store.people.forget

    async def watched(user: int, ratings: ErasedRatings, *, at: int) -> tuple[int, ...]:
        nonlocal now
        seen.append(people_of(file, AT, ME))
        now = AT + 7
        return await real(user, ratings, at=at)

    monkeypatch.setattr(store.people, "forget", watched)
    await tables.people.erase(ME, lambda language: "merchant")
    assert seen[0] == {ME}
    assert people_of(file, AT + 7, ME) == {ME}


async def test_what_cannot_be_noted_is_not_deleted(store: Store, file: Path) -> None:
    deletions = DeletionLog(file)
    deletions.make(AT)
    os.truncate(file, 5)
    tables = Tables(store, GAMES, deletions=deletions)
    await store.people.choose_language(ME, "fr")
    with pytest.raises(TableError) as caught:
        await tables.people.erase(ME, lambda language: "merchant")
    assert caught.value.reason is Reason.STORE
    assert (await store.people.reading(ME))[0] == "fr"
