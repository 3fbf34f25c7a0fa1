"""People watch a table and are told of its rounds by direct message; players keep notes; hands are open afterwards."""

from __future__ import annotations

from random import Random

import pytest

from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")


def letters(person: Person) -> list[Json]:
    """Return the direct messages to a user in which a screen has taken the place of the words."""
    return [one for one in person.sees(person.direct()) if not one["ephemeral"] and not one["content"]]


async def round_over(table: Table, chance: Random, person: Person) -> None:
    """Play until somebody who watches is written to."""
    before = len(letters(person))
    for _ in range(120):
        await table.turn(chance, take=1, last=True)
        await table.quiet()
        if len(letters(person)) > before:
            return
    raise AssertionError("no round ends")


@pytest.mark.thorough
async def test_a_watcher_hears_of_rounds_and_of_the_end_and_a_player_keeps_a_note(
    bot: Bot, sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    table = new_table(1)
    guest, closed, shy = people(3)
    closed.close()
    await table.start(2, computers=1)
    page = await table.more(guest, "Watch")
    assert page.ephemeral
    chosen = await guest.press(page.message, "Message after each round")
    assert "I will send you a direct message when a round or the game ends" in chosen.text
    for person, how in ((closed, "Message after each round"), (shy, "Only list it")):
        await person.press((await table.more(person, "Watch")).message, how)
    assert "Watch" not in labels((await table.host.press(table.board, "More")).message), "he plays at this table"
    listed = await shy.command(shy.direct(), "sobek games")
    assert f"<#{table.id}>" in listed.text
    assert "You are watching" in listed.text

    hand = await table.host.press(table.board, "My hand")
    more = await table.host.press(hand.message, "More")
    form = await table.host.press(more.message, "My note")
    noted = await table.host.submit(form.modal, {"note": "**Keep** the fish\n@everyone"})
    assert "> 📝 \\*\\*Keep\\*\\* the fish" in noted.text
    assert noted.message["id"] == hand.message["id"], "the panel is turned"
    more = await table.host.press(noted.message, "More")
    again = await table.host.press(more.message, "My note")
    assert "**Keep** the fish" in str(again.modal)

    await round_over(table, Random(3), guest)
    (first,) = letters(guest)
    assert f"<#{table.id}> (Sobek): a round is over." in text_of(first)
    assert "Round 1" in text_of(first)
    assert letters(shy) == []
    await sandbox.wait_for(lambda: bot.rows('SELECT * FROM watches WHERE "user" = ? AND closed', closed.id) != [])
    await table.quiet()
    page = await table.more(closed, "Watch")
    assert "I could not send you a direct message" in page.text
    await table.finish(Random(4), take=1, last=True)
    await sandbox.wait_for(lambda: "the game is over" in text_of(letters(guest)[-1]))
    assert len({text_of(one) for one in letters(guest)}) == len(letters(guest)), "nothing is told twice"
    await sandbox.wait_for(lambda: bot.rows("SELECT * FROM watches") == [])
    assert letters(closed) == []

    history = await guest.press(table.board, "History")
    assert "Hand (" not in history.text
    select = next(one for one in ids(history.message, selects=True) if one.arg.endswith(".v.b"))
    hands = await guest.select(history.message, str(select), ["a"])
    assert hands.text.count("Corruption") >= 2
    assert [one["filename"] for one in hands.message["attachments"]] == ["board.png", "hands.png"]
    following = await guest.press(hands.message, "Next")
    assert [one["filename"] for one in following.message["attachments"]] == ["board.png", "hands.png"]
    assert "My note" not in labels(following.message)
    own = await table.host.press(table.board, "History")
    assert "My note" in labels(own.message)
    assert "Keep" not in bot.log
    assert "Traceback" not in bot.log


async def test_a_note_from_an_older_form_asks_before_it_overwrites_a_newer_one(new_table: NewTable) -> None:
    """What was typed is read back from the question, as Discord sends it along with the press."""
    table = new_table(1)
    await table.start(2, computers=1)
    more = await table.more(table.host, "My note")
    first = await table.host.press(table.board, "More")
    older = await table.host.press(first.message, "My note")
    assert more.modal is not None
    assert older.modal is not None
    assert "value" not in str(table.host.form_on_phone(older.modal)), "no note is there yet"
    kept = await table.host.submit(more.modal, {"note": "Keep the fish"})
    assert "> 📝 Keep the fish" in kept.text
    asked = await table.host.submit(older.modal, {"note": "```\nSell **all**\n```"})
    assert "was changed after you opened this form" in asked.text
    assert "Keep the fish" in asked.text
    assert table.bot.rows("SELECT text FROM notes WHERE game = ?", table.row["id"])[0]["text"] == "Keep the fish"
    done = await table.host.press(asked.message, "Save what I sent")
    assert done.message["id"] == asked.message["id"], "the question is turned into the hand"
    assert (
        table.bot.rows("SELECT text FROM notes WHERE game = ?", table.row["id"])[0]["text"] == "```\nSell **all**\n```"
    )
    third = await table.host.press(done.message, "More")
    form = await table.host.press(third.message, "My note")
    assert form.modal is not None
    assert "Sell **all**" in str(table.host.form_on_phone(form.modal)), "a phone shows it as it is now"
    gone = await table.host.submit(form.modal, {"note": ""})
    assert "Your note is deleted." in gone.text
    assert table.bot.rows("SELECT text FROM notes WHERE game = ?", table.row["id"]) == []
    assert "Sell" not in table.bot.log
