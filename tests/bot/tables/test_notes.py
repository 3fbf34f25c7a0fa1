"""A note is its writer's alone: bound to the person, kept as it was written, shown so that nothing of it acts."""

from __future__ import annotations

import pytest

from bot.screens.notes import note_lines
from bot.store import Store
from bot.tables import Place, Reason, Tables
from bot.tables.notes import LONGEST
from tests.bot.at_table import ANA, BEN, CLEO, refused, started
from tests.bot.toy import GAMES


async def test_each_person_has_one_note_at_each_table_and_reads_no_other(tables: Tables) -> None:
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "Ben collects fish")
    await tables.notes.write(table.id, BEN, "Ana has a queen")
    await tables.notes.write(table.id, ANA, "Ben collects wheat")
    assert await tables.notes.of(table.id, ANA) == "Ben collects wheat"
    assert await tables.notes.of(table.id, BEN) == "Ana has a queen"
    assert await tables.notes.of(table.id, CLEO) == ""
    assert await tables.notes.of(table.id + 1, ANA) == ""


async def test_a_note_outlives_the_process(store: Store) -> None:
    tables = Tables(store, GAMES)
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "x")
    assert await Tables(store, GAMES).notes.of(table.id, ANA) == "x"


async def test_empty_text_deletes_a_note(tables: Tables) -> None:
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "x")
    assert await tables.notes.write(table.id, ANA, " \n ") == ""
    assert await tables.notes.of(table.id, ANA) == ""
    assert await tables._shelf.store.notes.of(table.id, ANA) is None


async def test_only_whoever_plays_a_game_notes_something_about_it(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.NOT_SEATED, tables.notes.write(table.id, CLEO, "x"))
    lobby = await tables.lobbies.create(Place(1, 78), "toy", 2, {}, ANA, "Ana", "en")
    await refused(Reason.NOT_RUNNING, tables.notes.write(lobby.id, ANA, "x"))
    await refused(Reason.NO_TABLE, tables.notes.write(99, ANA, "x"))


async def test_whoever_leaves_takes_his_note_along_and_may_still_change_it(tables: Tables) -> None:
    """Nobody who sits there after him has it, and who has written nothing writes nothing any more."""
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.notes.write(table.id, ANA, "x")
    for user in (ANA, BEN):
        await tables.leaving.resign(table.id, user, "merchant")
    assert await tables.notes.write(table.id, ANA, "y") == "y"
    await refused(Reason.NOT_SEATED, tables.notes.write(table.id, BEN, "x"))


async def test_a_note_may_be_read_and_changed_when_the_game_is_over(tables: Tables) -> None:
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "x")
    await tables.leaving.stop(table.id, ANA)
    assert await tables.notes.of(table.id, ANA) == "x"
    assert await tables.notes.write(table.id, ANA, "y") == "y"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  a\r\nb\rc ", "a\nb\nc"),
        ("nothing\0ness", "nothingness"),
        ("half \ud83d a sign", "half  a sign"),
        ("🐊" * 2000, "🐊" * LONGEST),
    ],
)
async def test_a_note_is_kept_as_a_database_takes_it(tables: Tables, written: str, kept: str) -> None:
    table = await started(tables)
    assert await tables.notes.write(table.id, ANA, written) == kept
    assert await tables.notes.of(table.id, ANA) == kept


async def test_no_text_of_a_table_has_a_note(tables: Tables) -> None:
    """Neither the table, which is logged at times, nor anything that is stored with it."""
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "crocodile")
    stored = await tables._shelf.store.load(table.id)
    assert "crocodile" not in f"{await tables.get(table.id)!r} {stored!r}"


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("", ""),
        ("fish", "> 📝 fish"),
        ("\n one \n\n two ", "> 📝 one\n> two"),
        ("one\ntwo\nthree", "> 📝 one\n> two …"),
        ("# large", r"> 📝 \# large"),
        (">>> all that follows", r"> 📝 \>\>\> all that follows"),
        ("```\nopen", "> 📝 \\`\\`\\`\n> open"),
        ("-# small **bold", r"> 📝 \-\# small \*\*bold"),
        ("@everyone <@1001>", "> 📝 @​everyone \\<@​1001\\>"),
        ("w" * 200, f"> 📝 {'w' * 89}…"),
    ],
)
def test_my_hand_shows_the_beginning_of_a_note_as_it_was_written(text: str, lines: str) -> None:
    """No mark of it means anything there, and nobody is mentioned."""
    assert note_lines(text) == lines
