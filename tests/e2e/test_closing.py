"""A lobby that waits for days: its host chooses what ends that, people wait for seats, and time does the rest."""

from __future__ import annotations

import re

import pytest

from bot.domain.pace import HOUR
from bot.i18n.messages import Words
from bot.interactions.custom_id import Verb
from sandbox.moving import DAY
from sandbox.person import Person, components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import SELECT, Json, Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

WORDS = Words.load()
SPARE, TOLD, PACE = (WORDS.text("en", f"closing-{what}") for what in ("spare", "told", "pace-button"))


def lobby_of(table: Table) -> Json:
    lobby = table.lobby
    assert lobby is not None
    return lobby


async def choose(table: Table, *values: str) -> str:
    """Let the host choose on the page of the pace; return what it says then."""
    page = await table.option(table.host, PACE)
    for value in values:
        select = next(
            part["custom_id"]
            for part in components_of(page.message)
            if part["type"] == SELECT and value in [option["value"] for option in part["options"]]
        )
        page = await table.host.select(page.message, select, [value])
    return page.text


def name(person: Person) -> str:
    return person.user.global_name or person.user.name


async def spare(table: Table, person: Person) -> None:
    """Let somebody join if nobody else does, and wait until the lobby says so."""
    await table.option(person, SPARE, wait=0.2)
    await table.sandbox.wait_for(lambda: name(person) in text_of(lobby_of(table)))


async def test_in_its_hour_it_fills_up_and_calls_who_is_asked_and_who_wanted_to_know(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """Nobody is there then: who waited sits down, a computer takes what is left."""
    table, (ben, cleo) = new_table(1), people(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=3)).message
    assert re.search(r"Closes <t:\d+:R> if nobody starts it", text_of(lobby))
    assert "the game begins <t:" in await choose(table, "1h", "fill")
    await sandbox.wait_for(lambda: "with computers on the free seats" in text_of(lobby_of(table)))
    await spare(table, ben)
    assert f"Joining if nobody else does: {name(ben)}." in text_of(lobby_of(table))
    told = await table.option(cleo, TOLD)
    assert told.ephemeral
    assert "I will ping you when the game begins" in told.text
    assert [person.pings(table.channel) for person in (table.host, ben, cleo)] == [[], [], []]
    sandbox.move_clock(HOUR)
    await sandbox.wait_for(lambda: table.row["status"] == "running" and table.shown())
    seats = table.bot.rows('SELECT "user", name FROM seats WHERE game = ? ORDER BY seat', table.row["id"])
    assert [row["user"] for row in seats] == [table.host.id, ben.id, None]
    assert seats[2]["name"] == WORDS.text("en", "computer-name-1")
    await table.settled()
    assert str(cleo.id) in table.board["mentions"]
    assert f"<@{cleo.id}>, the game has begun" in text_of(table.board)
    assert len(cleo.pings(table.channel)) == 1
    await sandbox.wait_for(lambda: not table.bot.rows("SELECT * FROM guests WHERE game = ?", table.row["id"]))
    table.people = (table.host, ben)
    person = table.asked()[0]
    press = next(one for one in ids(table.board) if one.verb is Verb.ACT and one.arg.startswith("t."))
    await table.done(person.press(table.board, str(press), wait=0.2))
    assert str(cleo.id) not in table.board["mentions"]


async def test_the_host_starts_with_those_who_wait_for_seats(new_table: NewTable, people: People) -> None:
    """Start can be pressed as soon as there is somebody for each seat."""
    table, (ben, cleo) = new_table(1), people(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=3)).message
    await spare(table, ben)
    assert Verb.START not in [one.verb for one in ids(lobby_of(table))]
    await spare(table, cleo)
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    seats = table.bot.rows('SELECT "user" FROM seats WHERE game = ? ORDER BY seat', table.row["id"])
    assert [row["user"] for row in seats] == [table.host.id, ben.id, cleo.id]


@pytest.mark.thorough
async def test_a_bot_that_was_down_for_days_does_what_was_chosen(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """Two of four are there, so it begins with two."""
    table = new_table(2)
    await table.open(4)
    await choose(table, "8h", "start")
    await table.quiet()
    await table.bot.stop()
    sandbox.move_clock(3 * DAY)
    await table.bot.start()
    await sandbox.wait_for(lambda: table.row["status"] == "running" and table.shown())
    assert table.row["size"] == 2


async def test_others_find_it_in_their_list_and_its_page_is_the_hosts(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    """In a channel and in a thread, with the way there, but in no direct message; who waits has it among his own."""
    table, (guest,) = new_table(2), people(1)
    await table.open(3)
    inside = await new_table(1).thread(seats=3)
    other = table.people[1]
    page = await table.option(other, PACE)
    assert "Only the host can change this" in page.text
    assert len([part for part in components_of(page.message) if part["type"] == SELECT]) == 2
    listed = await guest.command(table.channel, "sobek games")
    before, _, after = listed.text.partition("### Open tables in this server")
    assert f"<#{table.id}>" not in before
    assert {f"<#{one.id}>" in after for one in (table, inside)} == {True}
    assert "2 of 3 seats taken" in after
    assert f"<#{table.id}>" not in (await guest.command(guest.direct(), "sobek games")).text
    await spare(table, guest)
    own = await guest.command(guest.direct(), "sobek games")
    assert f"<#{table.id}>" in own.text
    assert "You join if nobody else does." in own.text


@pytest.mark.parametrize("language", WORDS.languages)
async def test_all_buttons_of_the_lobby_are_short_in_every_language(
    new_table: NewTable, people: People, language: str
) -> None:
    """A phone shows about 34 characters."""
    table = new_table(1)
    await table.host.command(table.channel, "sobek new", seats=3)
    await table.host.command(table.channel, "sobek language", language=language, **{"for": "table"})
    await table.quiet()
    assert WORDS.text(language, "lobby-options") in labels(lobby_of(table))
    assert max(map(len, labels(lobby_of(table)))) <= 34
