"""People find and play their tables from a direct message, and where only they themselves have the bot."""

from __future__ import annotations

from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import Person, components_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Bot, Json, Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

NEXT = "Next: "


async def two_tables(new_table: NewTable, sandbox: Sandbox) -> tuple[Table, Table]:
    """Have the same two people play in two servers, and give first the table that waits longer for one of them."""
    first = new_table(2)
    second = new_table(2, guild=sandbox.add_guild(f"Elsewhere {first.channel}"))
    second.people, second.host = first.people, first.host
    for table in (first, second):
        await table.start(2)
    return first, second


async def asked_at_both(first: Table, second: Table) -> Person:
    """Play until both tables wait for the same person, and give him."""
    while first.asked() != second.asked():
        await second.turn(Random(1), take=1)
    return first.asked()[0]


def links(message: Json) -> list[str]:
    return [part["url"] for part in components_of(message) if part.get("url")]


async def test_two_games_are_played_from_a_direct_message(sandbox: Sandbox, new_table: NewTable) -> None:
    """The list, the next table, a move there, and the offer to go on to the other one; the boards follow."""
    first, second = await two_tables(new_table, sandbox)
    person = await asked_at_both(first, second)
    shown = await person.command(person.direct(), "sobek games")
    assert shown.ephemeral
    assert shown.text.index(f"<#{first.id}>") < shown.text.index(f"<#{second.id}>"), "who waits longest comes first"
    assert shown.text.count("You were asked <t:") == 2
    assert not links(shown.message), "the way to each board is in the text"
    for table in (first, second):
        assert f"/{table.id}/{table.board['id']})" in shown.text
    panel = await person.press(shown.message, "Next table")
    assert panel.message["id"] == shown.message["id"], "in the place of the list"
    assert panel.message["attachments"][0]["filename"] == "hand.png"
    assert f"<#{first.id}>" in panel.text
    rows = len(first.log)
    done = await first.done(first.choose(person, panel, Random(3)))
    assert len(first.log) > rows
    if person not in first.asked():
        assert f"{NEXT}<#{second.id}>" in done.text
        other = await person.press(done.message, "My hand at that table")
        assert f"<#{second.id}>" in other.text
        assert (await person.press(other.message, "My games")).text.startswith("## My games")


async def test_after_a_move_on_the_board_the_other_table_is_offered_once(sandbox: Sandbox, new_table: NewTable) -> None:
    """Privately, behind the answer, and not again as long as it is the same decision."""
    first, second = await two_tables(new_table, sandbox)
    person = await asked_at_both(first, second)

    def offers() -> list[Json]:
        return [one for one in person.sees(first.channel) if one["ephemeral"] and NEXT in str(one["components"])]

    for _ in range(2):
        while person in first.asked():
            press = next(one for one in ids(first.board) if one.verb is Verb.ACT and one.arg.startswith("t."))
            await first.done(person.press(first.board, str(press), wait=0.1))
        await sandbox.wait_for(lambda: len(offers()) == 1)
        while person not in first.asked():
            await first.turn(Random(2), take=1)
    await first.quiet()
    (offer,) = offers()
    assert f"<#{second.id}>" in str(offer["components"])
    # Where the card that was taken is told privately, the panel for that has them.
    assert labels(offer)[-2:] == ["My hand at that table", "To the board"]


async def test_a_player_of_another_server_sees_nothing_of_it(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """A list has one's own tables only."""
    table, guest = new_table(2), people(1)[0]
    await table.start(2)
    answer = await guest.command(guest.direct(), "sobek games")
    assert "You have no seat at any table right now" in answer.text
    assert f"<#{table.id}>" not in answer.text


async def test_where_only_the_person_has_the_bot_the_list_works_and_a_table_says_what_it_takes(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """In a server without the bot, and in a conversation of two people."""
    table, friend = new_table(2), people(1)[0]
    await table.start(2)
    host = table.host
    host.install()
    name = f"cellar-{host.id}"
    sandbox.remove_bot(sandbox.add_guild(f"No bot {host.id}", name))
    refused = await host.command(name, "sobek new", seats=2)
    assert refused.ephemeral
    assert "I have not been added to this server yet" in refused.text
    assert "scope=bot+applications.commands&permissions=309237763072" in refused.text
    between = host.direct(friend)
    elsewhere = await host.command(between, "sobek board")
    assert "Tables live in server channels" in elsewhere.text
    for place in (name, between):
        shown = await host.command(place, "sobek games")
        assert shown.ephemeral
        assert f"<#{table.id}>" in shown.text
    assert friend.sees(between) == []


async def test_each_command_is_answered_in_a_direct_message(bot: Bot, people: People) -> None:
    """Be it kindly that it is for a server."""
    (person,) = people(1)
    for command in ("new", "hand", "board", "score", "cards", "resign", "stop", "record", "history"):
        answer = await person.command(person.direct(), f"sobek {command}")
        assert "Tables live in server channels" in answer.text, command
        assert answer.ephemeral
    for command in ("help", "rules", "privacy", "language", "games"):
        answer = await person.command(person.direct(), f"sobek {command}")
        assert answer.ephemeral
        assert "Tables live in server channels" not in answer.text, command
    assert bot.rows("SELECT * FROM games WHERE channel = ?", person.direct().id) == []
    assert "server" not in (await person.command(person.direct(), "sobek language")).text
    assert "Traceback" not in bot.log
