"""Seats that change hands: one is offered to somebody in the channel, an open one is taken, the others agree."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")

Json = dict[str, Any]
PEOPLE_SELECT = 5


def answer(message: Json, word: str) -> str:
    return next(str(one) for one in ids(message) if one.verb is Verb.MOTION and one.arg.endswith(f".{word}"))


async def played(table: Table) -> None:
    """Let everybody act once."""
    chance = Random(3)
    while {row["seat"] for row in table.log if row["entry"] == "play"} != set(range(len(table.people))):
        await table.turn(chance, take=1.0)


async def test_a_seat_is_offered_accepted_agreed_to_and_played(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    table, (eve,) = new_table(2), people(1)
    await table.start(2)
    await played(table)
    first, second = table.people
    panel = await first.press(table.board, "My hand")
    more = await first.press(panel.message, "More")
    assert "My hand" in labels(more.message), "there is a way back"
    pace = await first.press(more.message, "Pace")
    offer = await first.press(pace.message, "Leave or offer my seat")
    select = next(one["custom_id"] for one in components_of(offer.message) if one["type"] == PEOPLE_SELECT)
    question = await first.select(offer.message, select, [str(eve.id)])
    assert f"Offer your seat to {eve.mention}? I ping them at the table" in text_of(question.message)
    await table.settled()
    assert "motion" not in [row["entry"] for row in table.log], "nothing is offered before the yes"
    made = await first.press(question.message, "Offer my seat")
    assert f"You have offered your seat to {eve.mention}" in text_of(made.message)
    await sandbox.wait_for(lambda: table.shown() and str(eve.id) in table.board["mentions"])
    assert str(second.id) in table.board["mentions"]
    refused = await eve.press(table.board, "My hand")
    assert "You have no seat" in refused.text
    await eve.press(table.board, answer(table.board, "accept"), wait=0.2)
    await sandbox.wait_for(lambda: table.shown() and "is ready to take over from" in text_of(table.board))
    await second.press(table.board, answer(table.board, "yes"), wait=0.2)
    await sandbox.wait_for(lambda: "taken" in [row["entry"] for row in table.log])
    await table.settled()
    assert " takes over from " in text_of(table.board)
    assert table.row["host"] == second.id
    assert "You have no seat" in (await first.press(table.board, "My hand")).text
    hand = await eve.press(table.board, "My hand")
    assert hand.message["attachments"]
    seen = Table(table.bot, table.channel, eve, second)
    for _ in range(6):
        await seen.turn(Random(1), take=1.0)
    assert {row["entry"] for row in table.log} == {"play", "motion", "taken"}


async def test_who_resigned_is_followed_by_somebody_new_whom_the_other_agrees_to(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    table, (eve,) = new_table(2), people(1)
    await table.start(2, computers=0)
    await played(table)
    first, second = table.people
    question = await second.command(table.channel, "sobek resign")
    await second.press(question.message, "Leave the game")
    await sandbox.wait_for(lambda: table.shown() and "Take a seat" in str(components_of(table.board)))
    assert "You have already played at this table" in (await second.press(table.board, "Take a seat")).text
    await eve.press(table.board, "Take a seat", wait=0.2)
    await sandbox.wait_for(lambda: table.shown() and "would like to take over" in text_of(table.board))
    assert str(first.id) in table.board["mentions"]
    await first.press(table.board, answer(table.board, "yes"), wait=0.2)
    await sandbox.wait_for(lambda: "taken" in [row["entry"] for row in table.log])
    board = await table.settled()
    assert eve.user.global_name in text_of(board)
    assert (await eve.press(board, "My hand")).message["attachments"]
