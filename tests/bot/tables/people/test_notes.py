"""A note is its writer's alone: bound to the person, kept as it was written, shown so that nothing of it acts."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.screens.notes import note_lines
from bot.store import Note, Store
from bot.tables import ChannelRef, EditConflict, Reason, Tables, TableSpec
from bot.tables.people.notes import MAX_LENGTH
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
    assert await tables._repository.store.notes.of(table.id, ANA) is None


async def test_only_whoever_plays_a_game_notes_something_about_it(tables: Tables) -> None:
    table = await started(tables)
    await refused(Reason.NOT_SEATED, tables.notes.write(table.id, CLEO, "x"))
    lobby = await tables.lobbies.create(TableSpec(ChannelRef(1, 78), "toy", 2, {}, "en"), ANA, "Ana")
    await refused(Reason.NOT_RUNNING, tables.notes.write(lobby.id, ANA, "x"))
    await refused(Reason.NO_TABLE, tables.notes.write(99, ANA, "x"))


async def test_whoever_leaves_takes_his_note_along_and_may_still_change_it(tables: Tables) -> None:
    """Nobody who sits there after him has it, and who has written nothing writes nothing any more."""
    table = await started(tables, (ANA, BEN, CLEO))
    await tables.notes.write(table.id, ANA, "x")
    for user in (ANA, BEN):
        await tables.early_ends.resign(table.id, user, "merchant")
    assert await tables.notes.write(table.id, ANA, "y") == "y"
    await refused(Reason.NOT_SEATED, tables.notes.write(table.id, BEN, "x"))


async def test_a_note_may_be_read_and_changed_when_the_game_is_over(tables: Tables) -> None:
    table = await started(tables)
    await tables.notes.write(table.id, ANA, "x")
    await tables.early_ends.stop(table.id, ANA)
    assert await tables.notes.of(table.id, ANA) == "x"
    assert await tables.notes.write(table.id, ANA, "y") == "y"


@pytest.mark.parametrize(
    ("written", "kept"),
    [
        ("  a\r\nb\rc ", "a\nb\nc"),
        ("nothing\0ness", "nothingness"),
        ("half \ud83d a sign", "half  a sign"),
        ("🐊" * 2000, "🐊" * MAX_LENGTH),
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
    stored = await tables._repository.store.load(table.id)
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


async def test_a_note_is_written_over_the_one_that_was_seen(tables: Tables) -> None:
    """Each note has a later revision than the one that it replaced, within one second too."""
    table, notes = await started(tables), tables.notes
    assert await notes.revised(table.id, ANA) == ("", 0)
    await notes.write(table.id, ANA, "x", 0)
    seen = [await notes.revised(table.id, ANA)]
    for text in ("y", "z"):
        await notes.write(table.id, ANA, text, seen[-1][1])
        seen.append(await notes.revised(table.id, ANA))
    assert [text for text, _ in seen] == ["x", "y", "z"]
    assert 0 < seen[0][1] < seen[1][1] < seen[2][1]


@pytest.mark.parametrize("text", ["z", ""])
async def test_a_note_that_was_not_seen_is_not_overwritten(tables: Tables, text: str) -> None:
    table, notes = await started(tables), tables.notes
    await notes.write(table.id, ANA, "x")
    _, older = await notes.revised(table.id, ANA)
    await notes.write(table.id, ANA, "y")
    for revision in (0, older):
        with pytest.raises(EditConflict):
            await notes.write(table.id, ANA, text, revision)
    assert await notes.of(table.id, ANA) == "y"
    assert await notes.write(table.id, ANA, " y ", older) == "y", "nothing is changed by it"


async def test_a_note_that_another_process_has_written_meanwhile_is_not_overwritten(
    tables: Tables, store: Store
) -> None:
    """Between reading and writing, as no lock of this process keeps it from that."""
    table, notes = await started(tables), tables.notes
    await notes.write(table.id, ANA, "x")
    _, revision = await notes.revised(table.id, ANA)
    write, before = store.notes.write, await store.notes.of(table.id, ANA)

    async def late(game: int, user: int, new: Note, over: Note | None) -> bool:
        if over == before:
            assert await write(game, user, Note("from elsewhere", new.at), over)
        return await write(game, user, new, over)

    with patch.object(store.notes, "write", late), pytest.raises(EditConflict):
        await notes.write(table.id, ANA, "y", revision)
    assert await notes.of(table.id, ANA) == "from elsewhere"
