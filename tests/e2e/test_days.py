"""A table over days: reminders, time that is up, votes, substitutes, the pace. Time is moved in the sandbox."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.domain.pace import HOUR
from bot.interactions.custom_id import PressId, Verb
from sandbox.moving import DAY
from sandbox.person import components_of, text_of, walk
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import SELECT, Table, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")

Json = dict[str, Any]
GALLERY = 12


def entries(table: Table) -> list[str]:
    return [row["entry"] for row in table.log]


def button(message: Json, verb: Verb, arg: str = "") -> str:
    return next(str(one) for one in ids(message) if one.verb is verb and one.arg.endswith(arg))


def alt(message: Json) -> str:
    """Return what the picture of a board says in words."""
    return next(one["items"][0]["description"] for one in walk(message["components"]) if one["type"] == GALLERY)


async def moved(table: Table, seconds: float) -> None:
    """Let time pass, and what belongs to it be done."""
    table.sandbox.move_clock(seconds)
    await table.quiet()


async def test_a_lobby_says_its_pace_before_anybody_joins(new_table: NewTable) -> None:
    """And its options what happens when the time is up."""
    table = new_table(2)
    lobby = (await table.host.command(table.channel, "sobek new", seats=2, pace="slow")).message
    assert "Pace: **Slow**, a week for each decision" in text_of(lobby)
    assert "the others decide what to do" in text_of(await table.options(table.host))


async def test_who_is_asked_is_reminded_twice_and_then_the_other_decides(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    board = await table.start(2)
    (late,) = table.asked()
    (other,) = (one for one in table.people if one is not late)
    assert re.search(r"Time for this runs out <t:\d+:R>", text_of(board))
    boards = [board["id"]]
    for hours in (8, 16):
        sandbox.move_clock(hours * HOUR)
        await sandbox.wait_for(lambda: table.shown() and table.board["id"] not in boards)
        assert str(late.id) in table.board["mentions"], "he is reminded by a board of its own"
        boards.append(table.board["id"])
        assert "Reminder: you were asked" in text_of(table.board)
        assert any(one.verb is Verb.SNOOZE for one in ids(table.board, selects=True))
    sandbox.move_clock(24 * HOUR)
    await sandbox.wait_for(lambda: "ask" in entries(table))
    await sandbox.wait_for(lambda: table.shown() and str(other.id) in table.board["mentions"])
    vote = table.board
    refused = await late.press(vote, button(vote, Verb.BALLOT, "wait"))
    assert refused.ephemeral
    assert "The others decide this" in text_of(refused.message)
    await other.press(vote, button(vote, Verb.BALLOT, "move"), wait=0.2)
    await sandbox.wait_for(lambda: "sub" in entries(table))
    await table.settled()
    assert f"After the vote, a computer made this move for {late.user.global_name}." in text_of(table.board)
    assert table.asked() == [other]


async def test_two_presses_give_a_seat_back_and_play(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    (late,) = table.asked()
    (other,) = (one for one in table.people if one is not late)
    sandbox.move_clock(2 * DAY)
    await sandbox.wait_for(lambda: "ask" in entries(table))
    await table.settled()
    await other.press(table.board, button(table.board, Verb.BALLOT, "takeover"), wait=0.2)
    await sandbox.wait_for(lambda: "gone" in entries(table))
    await sandbox.wait_for(lambda: table.shown() and table.asked() == [other])
    assert "A computer is playing for" in text_of(table.board)
    await late.press(table.board, "My hand")
    await sandbox.wait_for(lambda: "here" in entries(table))
    await sandbox.wait_for(lambda: table.shown() and "A computer is playing for" not in text_of(table.board))


async def test_another_pace_needs_everybody_at_the_table(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    lobby = await table.open(2)
    first, second = table.people
    panel = await table.option(first, "Pace and closing")
    select = next(one["custom_id"] for one in components_of(panel.message) if one["type"] == SELECT)
    answer = await first.select(panel.message, select, ["live"])
    assert "as soon as everybody agrees" in text_of(answer.message)
    await sandbox.wait_for(lambda: "proposes another pace" in text_of(table.lobby or {}))
    assert table.row["pace"] == "relaxed"
    await second.press(lobby["id"], "Agree", wait=0.2)
    await sandbox.wait_for(lambda: table.row["pace"] == "live")
    await sandbox.wait_for(lambda: "Pace: **Live**" in text_of(table.lobby or {}))
    assert PressId.parse(button(table.lobby or {}, Verb.START)) is not None


async def test_whoever_is_away_has_a_sign_at_the_seat_until_the_first_press(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    await table.start(2)
    (asked,) = table.asked()
    (other,) = (one for one in table.people if one is not asked)
    name = other.user.global_name or other.user.name
    until = (datetime.now(UTC) + timedelta(days=40)).date().isoformat()
    for manner, mark in (("wait", "(away)"), ("computer", "(computer for now)")):
        await other.command(table.channel, "sobek away", until=until, **{"stand-in": manner})
        await sandbox.wait_for(lambda mark=mark: table.shown() and f"{name} {mark}:" in alt(table.board))
        text = await table.more(asked, "Board as text")
        assert f"**{name} {mark}**" in text.text
    await other.press(table.board, "My hand")
    await sandbox.wait_for(lambda: table.shown() and f"{name}:" in alt(table.board))


async def test_without_a_clock_the_others_decide_about_a_player_who_has_left_the_server(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    """After a week, by what the server says of its member; one who is still there is asked about a week later."""
    table = new_table(2)
    await table.start(2, pace="untimed")
    (silent,) = table.asked()
    (other,) = (one for one in table.people if one is not silent)
    await moved(table, 8 * DAY)
    await sandbox.wait_for(lambda: "the others can decide how to go on without" in text_of(table.board))
    assert "ask" not in entries(table)
    await silent.press(table.board, "My hand")
    await sandbox.wait_for(lambda: "can decide how" not in text_of(table.board))
    gone = sandbox.world.users.pop(silent.id)
    try:
        sandbox.move_clock(7 * DAY + HOUR)
        await sandbox.wait_for(lambda: "ask" in entries(table))
    finally:
        sandbox.world.users[silent.id] = gone
    await sandbox.wait_for(lambda: table.shown() and str(other.id) in table.board["mentions"])
    vote = table.board
    await other.press(vote, button(vote, Verb.BALLOT, "open"), wait=0.2)
    await sandbox.wait_for(lambda: "gone" in entries(table))
    await table.settled()
    assert "Take a seat" in str(components_of(table.board))
    await silent.press(table.board, "My hand")
    await sandbox.wait_for(lambda: "here" in entries(table))
