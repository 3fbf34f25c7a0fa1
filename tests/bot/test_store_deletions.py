"""Who had his data deleted is noted for 30 days, as salted hashes in a file of its own, before it is done and after."""

from __future__ import annotations

import json
import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from bot.store import BadDeletions, Deletions, Store
from bot.store.deletions import KEPT, read
from bot.store.forgetting import everybody
from bot.tables import Reason, TableError, Tables
from tests.bot.test_forgetting import ME, NAMING, everywhere
from tests.bot.toy import GAMES

AT = 1_700_000_000


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "deletions.json"


def people_of(file: Path, since: int, *users: int) -> set[int]:
    listed = read(file)
    assert listed is not None
    return listed.since(since, users)


def test_it_tells_who_had_his_data_deleted_since_a_moment_and_names_nobody(file: Path) -> None:
    deletions = Deletions(file)
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
        Deletions(one).note(ME, AT)
    mine, other = (set(json.loads(one.read_text())["people"]) for one in (file, tmp_path / "other.json"))
    assert not mine & other


def test_what_is_older_than_30_days_is_forgotten_at_the_next_start_or_deletion(file: Path) -> None:
    deletions = Deletions(file)
    deletions.note(ME, AT)
    deletions.make(AT + KEPT)
    assert people_of(file, 0, ME) == {ME}
    deletions.make(AT + KEPT + 1)
    assert people_of(file, 0, ME) == set()
    salt = json.loads(file.read_text())["salt"]
    deletions.note(ME + 1, AT + KEPT + 1)
    assert json.loads(file.read_text())["salt"] == salt


def test_several_processes_may_note_at_once(file: Path) -> None:
    with ThreadPoolExecutor(4) as threads:
        list(threads.map(lambda number: Deletions(file).note(number, AT), range(40)))
    assert people_of(file, AT, *range(50)) == set(range(40))


@pytest.mark.parametrize("content", ["", "[]", "{}", '{"format": "sobek-deletions/1", "salt": "zz", "people": {}}'])
def test_what_is_no_such_file_is_named_and_left_alone(file: Path, content: str) -> None:
    file.parent.mkdir()
    file.write_text(content)
    with pytest.raises(BadDeletions, match=r"deletions.json is no list of deletions"):
        Deletions(file).note(ME, AT)
    assert file.read_text() == content


async def test_each_column_that_names_somebody_is_looked_through(store: Store, tables: Tables) -> None:
    """One that is forgotten would let a restored backup bring back who was deleted."""
    await everywhere(tables, store)
    async with store._database.reading() as connection:
        assert ME in await everybody(connection)
    looked_through = {
        f"{column.table.name}.{column.key}"
        for column in (*everybody.__globals__["_NUMBERS"], *everybody.__globals__["_AMONG_OTHERS"])
    }
    assert looked_through == {one for one in NAMING if not one.endswith((".name", ".text"))}


async def test_a_deletion_is_noted_before_anything_is_deleted_and_again_when_all_is(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So neither a bot that ends in between nor a backup that is made in between loses it."""
    now = AT
    tables = Tables(store, GAMES, clock=lambda: now, deletions=Deletions(file))
    seen: list[set[int]] = []
    real = store.people.forget

    async def watched(user: int) -> tuple[int, ...]:
        nonlocal now
        seen.append(people_of(file, AT, ME))
        now = AT + 7
        return await real(user)

    monkeypatch.setattr(store.people, "forget", watched)
    await tables.people.forget(ME, lambda language: "merchant")
    assert seen[0] == {ME}
    assert people_of(file, AT + 7, ME) == {ME}


async def test_what_cannot_be_noted_is_not_deleted(store: Store, file: Path) -> None:
    deletions = Deletions(file)
    deletions.make(AT)
    os.truncate(file, 5)
    tables = Tables(store, GAMES, deletions=deletions)
    await store.people.choose_language(ME, "fr")
    with pytest.raises(TableError) as caught:
        await tables.people.forget(ME, lambda language: "merchant")
    assert caught.value.reason is Reason.STORE
    assert await store.people.language(ME) == "fr"
