"""One's own data and private list, as people press them: a list, a file, a deletion."""

from __future__ import annotations

import json

import pytest

from sandbox.person import text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, file_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_who_is_avoided_is_let_to_other_tables_kindly(bot: Bot, new_table: NewTable, people: People) -> None:
    """Put on the list, refused at the lobby, taken off, and let in; nobody else sees any of it."""
    table, guest = new_table(1), people(1)[0]
    lobby = await table.open(3)
    before = len(guest.sees(table.channel))
    page = await table.host.command(table.channel, "sobek privacy")
    page = await table.host.press(page.message, "People I avoid")
    page = await table.host.select(page.message, "Add someone …", [str(guest.id)])
    assert page.ephemeral
    assert "Saved" in page.text
    assert f"<@{guest.id}>" in page.text
    assert len(guest.sees(table.channel)) == before
    refused = await guest.press(lobby["id"], "Join")
    assert refused.ephemeral
    assert "You cannot take a seat at this table. </sobek games:" in refused.text
    assert table.host.user.global_name not in refused.text
    assert "1 of 3 seats taken" in text_of(table.public[0])
    page = await table.host.select(page.message, "Remove someone …", [str(guest.id)])
    assert "Nobody is on your list" in page.text
    back = await table.host.press(page.message, "Back to my data")
    assert back.message["id"] == page.message["id"]
    await guest.press(lobby["id"], "Join")
    await bot.sandbox.wait_for(lambda: "2 of 3 seats taken" in text_of(table.public[0]))


async def test_the_file_has_what_is_kept_and_nothing_that_is_hidden(
    bot: Bot, sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """In a private message, of a game under way; after the deletion it is empty."""
    table = new_table(2)
    await table.start(2)
    person = table.asked()[0]
    offered = await person.complete(table.channel, "sobek take", "card")
    assert offered.choices
    await person.command(table.channel, "sobek take", card=offered.choices[0]["value"])
    await table.settled()
    page = await person.command(person.direct(), "sobek privacy")
    answer = await person.press(page.message, "My data as a file")
    assert answer.ephemeral
    assert answer.message["attachments"][0]["filename"] == "sobek-data.json"
    data = file_of(sandbox, answer.message)
    export = json.loads(data)
    assert [one["code"] for one in export["moves"]][:1] == [offered.choices[0]["value"]]
    assert {one["seat"] for one in export["moves"]} == {table.people.index(person)}
    assert [one["channel"] for one in export["tables"]] == [str(table.id)]
    (row,) = bot.rows("SELECT secret, seed FROM games WHERE channel = ?", table.id)
    for hidden in (row["secret"], row["seed"], *(str(one.id) for one in table.people if one is not person)):
        assert hidden.encode() not in data
    question = await person.press(page.message, "Delete my data")
    await person.press(question.message, "Delete my data")
    page = await person.command(person.direct(), "sobek privacy")
    answer = await person.press(page.message, "My data as a file")
    export = json.loads(file_of(sandbox, answer.message))
    assert export["tables"] == export["seats"] == export["moves"] == []
