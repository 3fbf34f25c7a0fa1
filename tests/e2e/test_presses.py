"""Presses that cannot be granted: each gets a kind, private answer of its own, and nothing changes."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.interactions.custom_id import PressId, Verb
from sandbox.person import Answer, Person, components_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Table, ids, labels, table_of, version_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

STALE = "The game has moved on since this was shown"
NOT_SEATED = "You have no seat at this table"
NOT_YOUR_TURN = "It is not your turn. Waiting for"
OVER = "This game is over"


def takes(table: Table) -> list[str]:
    return [str(one) for one in ids(table.board) if one.verb is Verb.ACT]


def others(table: Table) -> list[Person]:
    return [one for one in table.people if one not in table.asked()]


def refused(answer: Answer, words: str) -> None:
    assert answer.ephemeral
    assert words in answer.text
    assert answer.state == "ok"


async def test_who_has_no_seat_is_told_so(new_table: NewTable, people: People) -> None:
    table, guest = new_table(), people(1)[0]
    board = await table.start(2)
    for button in (takes(table)[0], "My hand"):
        refused(await guest.press(board, button), NOT_SEATED)
    refused(await guest.command(table.channel, "sobek hand"), NOT_SEATED)
    refused(await guest.command(table.channel, "sobek take", card="1"), NOT_SEATED)
    refused(await guest.command(table.channel, "sobek resign"), NOT_SEATED)
    # Whoever watches may look at what everybody may know.
    for button in ("Scores", "Board as text", "Rules"):
        assert (await table.more(guest, button)).ephemeral
    assert table.log == []
    assert table.boards == [board]


async def test_behind_more_is_everything_else_on_one_page_with_a_way_back(new_table: NewTable, people: People) -> None:
    """For everybody; who watches finds how to be told, who plays what he can settle."""
    table, (guest,) = new_table(2), people(1)
    board = await table.start(2)
    assert labels(board)[-2:] == ["My hand", "More"]
    page = await guest.press(board, "More")
    assert page.ephemeral
    assert labels(page.message) == ["Legend", "Scores", "Board as text", "Rules", "Watch"]
    for one in labels(page.message):
        opened = await guest.press(page.message["id"], one)
        assert opened.message["id"] == page.message["id"], "it takes the page's place"
        back = await guest.press(opened.message, "Back")
        assert labels(back.message) == labels(page.message)
    own = labels((await table.people[1].press(board, "More")).message)
    assert own[:5] == ["Legend", "Scores", "Board as text", "Rules", "My hand"]
    assert own[5:9] == ["Pace", "Leave or offer my seat", "Ask to be the host", "My note"]
    assert own[9:] == ["Hide help lines", "Reminders and quiet hours"]
    assert table.boards == [board]


async def test_who_is_not_to_move_is_told_who_is(new_table: NewTable) -> None:
    table = new_table()
    await table.start(2)
    waited, early = table.asked()[0], others(table)[0]
    refused(await early.press(table.board, takes(table)[0]), f"{NOT_YOUR_TURN} {waited.user.global_name}")
    refused(await early.command(table.channel, "sobek take", card="1"), f"Waiting for {waited.user.global_name}")
    assert table.log == []


async def test_a_press_on_an_old_board_shows_the_way_to_the_new_one(new_table: NewTable) -> None:
    table, chance = new_table(), Random(1)
    await table.start(2)
    # A client that lags behind still shows the buttons of a message that is only edited later.
    old = takes(table)[0]
    first, _ = await table.turn(chance, take=1)
    second, _ = await table.turn(chance, take=1)
    assert table.asked() == [first]
    log = len(table.log)
    note = await first.press(table.host.say(table.channel, "x")["id"], old, stale=True)
    refused(note, STALE)
    assert labels(note.message) == ["My hand", "To the board"]
    assert components_of(note.message)[1]["url"].endswith(f"/{table.id}/{table.board['id']}")
    refused(await first.press(table.board, old, stale=True), STALE)
    refused(await second.press(table.board, old, stale=True), NOT_YOUR_TURN)
    assert len(table.log) == log


async def test_an_old_panel_is_brought_up_to_date_when_it_is_pressed(new_table: NewTable) -> None:
    # What is told to nobody else comes with a new panel, in the place of this one: the first card is to lie open.
    for _ in range(20):
        table = new_table(1)
        await table.start(2, computers=1)
        openly = components_of(table.board)[0]
        if "Face down" not in openly["label"]:
            break
    panel = (await table.host.press(table.board, "My hand")).message
    choice = next(one for one in ids(panel) if one.verb is Verb.ACT)
    await table.done(table.host.press(table.board, openly["custom_id"], wait=0.1))
    log = len(table.log)
    answer = await table.host.press(panel["id"], str(choice))
    refused(answer, STALE)
    assert answer.message["id"] == panel["id"]
    assert version_of(answer.message) == table.row["version"]
    assert len(table.log) == log


async def test_a_finished_game_takes_no_more_moves(new_table: NewTable) -> None:
    table, chance = new_table(1), Random(5)
    await table.start(2, computers=1)
    # Earlier hands had this button in a turn too; a client that lags behind may still show it.
    refresh = str(PressId(table_of(table.board), table.row["version"], Verb.HAND, "again"))
    page = (await table.more(table.host, "Rules")).message
    first = takes(table)[0]
    last = await table.finish(chance, take=0.9, last=True)
    log = len(table.log)
    refused(await table.host.press(last, first, stale=True), OVER)
    refused(await table.host.press(page["id"], refresh, stale=True), "The game is over.")
    refused(await table.host.command(table.channel, "sobek take", card="1"), "There is no table in this channel")
    assert len(table.log) == log
    assert (await table.host.press(last, "Scores")).ephemeral
    assert (await table.more(table.host, "Record")).ephemeral


async def test_a_stopped_and_a_cancelled_table_say_so(new_table: NewTable) -> None:
    table = new_table()
    await table.start(2)
    board, press = table.board, takes(table)[0]
    question = (await table.host.command(table.channel, "sobek stop")).message
    await table.host.press(question["id"], "Stop the game")
    note = table.host.say(table.channel, "x")
    refused(await table.asked_or_host().press(note["id"], press, stale=True), OVER)
    refused(await table.host.press(note["id"], str(PressId(table_of(board), 1, Verb.HAND)), stale=True), "game is over")
    lobby = await table.open(2)
    await table.call_off(table.host)
    join = str(PressId(table_of(lobby), 0, Verb.JOIN))
    refused(await table.people[1].press(lobby["id"], join, stale=True), "There is no table in this channel")


async def test_unknown_tables_and_unknown_buttons_get_an_answer(new_table: NewTable) -> None:
    table = new_table(1)
    note = table.host.say(table.channel, "x")
    for verb in Verb:
        if verb not in (Verb.FORGET, Verb.TOPIC):
            press = str(PressId(10**9, 0, verb, "c.queen|0|0" if verb in (Verb.PICK, Verb.PLAY) else "x"))
            refused(await table.host.press(note["id"], press, stale=True), "There is no table in this channel")
    for strange in ("vote:7", "s:1:2:zz", "s:::", "s:1:0:k", "s:1:0:p:x"):
        answer = await table.host.press(note["id"], strange, stale=True)
        assert answer.ephemeral
        assert answer.text


async def test_of_two_presses_at_once_one_counts(new_table: NewTable) -> None:
    table = new_table()
    await table.start(2)
    for _ in range(4):
        log, person, other = len(table.log), table.asked()[0], others(table)[0]
        one, two, *_ = takes(table)
        answers = await asyncio.gather(
            person.press(table.board, one, wait=0.5),
            person.press(table.board, two, wait=0.5),
            person.press(table.board, one, wait=0.5),
            other.press(table.board, one, wait=0.5),
        )
        await table.settled()
        assert len(table.log) == log + 1, "two devices, a double press and somebody else: one action"
        assert all(answer.state != "failed" for answer in answers)
        # The next to move may have come just in time for a turn of their own; the same place then was another card.
        told = [answer for answer in answers if answer.messages and answer.ephemeral]
        assert len([one for one in told if STALE in one.text or NOT_YOUR_TURN in one.text]) == 3


async def test_an_interaction_that_comes_twice_counts_once(sandbox: Sandbox, new_table: NewTable) -> None:
    table, chance = new_table(), Random(2)
    sandbox.repeat_interactions(2)
    lobby = await table.open(2)
    assert sum("A game of" in one["components"][0]["components"][0]["content"] for one in table.public) == 1
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    for number in range(1, 6):
        sandbox.repeat_interactions()
        person, answer = await table.turn(chance, take=1)
        assert answer.state != "failed"
        assert len(table.log) == number
        sandbox.repeat_interactions()
        person = table.asked()[0]
        assert (await person.command(table.channel, "sobek hand")).ephemeral
    assert len(table.boards) == 1


async def test_impossible_choices_by_command_change_nothing(new_table: NewTable) -> None:
    table = new_table(1)
    await table.start(2, computers=1)
    version = table.row["version"]
    for command, option, typed in (
        ("take", "card", "9"),
        ("take", "card", "0"),
        ("take", "card", "the best one"),
        ("take", "card", "t.5"),
        ("character", "card", "c.queen.x"),
        ("character", "card", "c.priest.gold"),
        ("character", "card", "queen"),
        ("character", "card", "d"),
        ("set", "cards", "s.new.fish.fish1,fish1,fish1,fish1,fish1,fish1"),
        ("set", "cards", "s.new.fish.fish0"),
        ("set", "cards", "l.fish.fish0,fish0,fish0"),
        ("set", "cards", "e.flood"),
        ("set", "cards", "x" * 3000),
    ):
        answer = await table.host.command(table.channel, f"sobek {command}", **{option: typed})
        assert answer.ephemeral, typed
        assert "went wrong" not in answer.text, typed
        assert answer.text.endswith("."), typed
        assert table.row["version"] == version, typed
    assert table.log == [] or all(row["entry"] != "play" for row in table.log)
