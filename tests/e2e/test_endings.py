"""Taking back, resigning, stopping, tables in threads, and choices that several people make at once."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import Person
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import Table, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")


def open_takes(table: Table) -> list[str]:
    """Give the takes that reveal nothing: a first card that lies face up."""
    return [
        part
        for part, label in zip(map(str, ids(table.board)), labels(table.board), strict=False)
        if ":a:t.1" in part and "Face down" not in label
    ]


async def test_a_move_is_taken_back_until_somebody_acts(new_table: NewTable) -> None:
    table, chance = new_table(2), Random(1)
    await table.start(2)
    nothing = await table.host.command(table.channel, "sobek hand")
    assert "Take back" not in labels(nothing.message)
    person = table.asked()[0]
    other = next(one for one in table.people if one is not person)
    while not open_takes(table):
        await table.turn(chance, take=1)
        person = table.asked()[0]
        other = next(one for one in table.people if one is not person)
    state = (await table.more(person, "Board as text")).text
    await table.done(person.press(table.board, open_takes(table)[0], wait=0.1))
    assert table.asked() == [other]
    assert "Take back" in labels(table.board)
    refused = await other.press(table.board, "Take back")
    assert refused.ephemeral
    assert "no move to take back" in refused.text or "take your move back" in refused.text
    back = next(str(one) for one in ids(table.board) if one.verb is Verb.TAKE_BACK)
    await table.done(person.press(table.board, "Take back", wait=0.1))
    assert table.asked() == [person]
    assert (await table.more(person, "Board as text")).text == state

    await table.done(person.press(table.board, open_takes(table)[0], wait=0.1))
    await other.command(table.channel, "sobek take", card="1")
    await table.settled()
    late = await person.press(table.board, back, stale=True)
    assert "Another player has moved since" in late.text


async def test_what_came_to_light_is_not_taken_back(new_table: NewTable) -> None:
    table = new_table(1)
    await table.start(2, computers=1)
    for _ in range(8):
        hidden = [
            one.get("custom_id")
            for row in table.board["components"][0]["components"]
            for one in row.get("components", ())
            if "Face down" in one.get("label", "")
        ]
        if hidden:
            break
        await table.host.command(table.channel, "sobek take", card="1")
        await table.settled()
    else:
        pytest.skip("no character lay among the first cards in this game")
    back = ids(table.board)[0]
    await table.done(table.host.press(table.board, hidden[0], wait=0.2))
    press = f"s:{str(back).split(':')[1]}:0:u"
    refused = await table.host.press(table.board, press, stale=True)
    assert refused.ephemeral
    assert "take your move back" in refused.text


async def test_a_seat_that_is_resigned_is_played_on_by_a_computer(new_table: NewTable) -> None:
    table, chance = new_table(2), Random(1)
    await table.start(2)
    leaver, stays = table.host, table.people[1]
    question = await leaver.command(table.channel, "sobek resign")
    assert question.ephemeral
    assert "cannot come back" in question.text
    assert table.row["status"] == "running"
    done = await leaver.press(question.message["id"], "Leave the game")
    assert "You have left the game" in done.text
    await table.settled()
    # Long news of the computer, which may have moved at once, leave no room for it on the board.
    told = [str(one["components"]) for one in table.public]
    told.append(str((await stays.press(table.board, "More")).message["components"]))
    assert any(f"{leaver.user.global_name} leaves the table" in text for text in told)
    assert table.asked() == [stays]
    assert table.row["host"] == stays.id
    await table.turn(chance, take=1)
    assert "no seat" in (await leaver.command(table.channel, "sobek take", card="1")).text
    again = str(ids(question.message)[0])
    assert "no seat" in (await leaver.press(question.message["id"], again, stale=True)).text
    last = await stays.command(table.channel, "sobek resign")
    await stays.press(last.message["id"], "Leave the game")
    assert table.row["status"] == "stopped"


async def test_a_game_is_stopped_by_its_host_or_a_manager_only(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    for who in ("host", "manager"):
        table = new_table(2)
        await table.start(2)
        manager = people(1)[0]
        manager.permit(manage_channels=True)
        refused = await table.people[1].command(table.channel, "sobek stop")
        assert "Only the host, or people who can manage channels" in refused.text
        by: Person = table.host if who == "host" else manager
        question = await by.command(table.channel, "sobek stop")
        assert table.row["status"] == "running"
        await by.press(question.message["id"], "Stop the game")
        assert table.row["status"] == "stopped"
        await sandbox.wait_for(lambda: "It ends without a winner" in str([one["components"] for one in table.public]))  # noqa: B023
        assert not (await table.host.command(table.channel, "sobek new", seats=2)).ephemeral


async def test_tables_in_a_channel_and_in_its_threads_do_not_meet(sandbox: Sandbox, new_table: NewTable) -> None:
    table, chance = new_table(2), Random(2)
    inside = []
    for _ in range(2):
        at = await table.thread()
        await at.people[1].press(at.lobby, "Join")
        await at.host.press(at.lobby, "Start")
        await at.settled()
        inside.append(at)
    await table.start(2)
    for _ in range(2):
        for each in (table, *inside):
            await each.turn(chance, take=1)
    assert [len(each.log) for each in (table, *inside)] == [2, 2, 2]
    assert len({each.row["id"] for each in (table, *inside)}) == 3


async def test_people_who_are_asked_at_once_choose_at_once(new_table: NewTable) -> None:
    """End of the round: everybody may lay sets; all press in the same moment, and nothing is lost or mixed up."""
    table, chance = new_table(3), Random(5)
    await table.start(3)
    rounds = 0
    while not table.over:
        asked = table.asked()
        if len(asked) < 2:
            await table.turn(chance, take=0.97)
            continue
        rounds += 1
        log = len(table.log)
        panels = [await one.press(table.board, "My hand") for one in asked]
        await asyncio.gather(*(table.choose(one, panel, chance) for one, panel in zip(asked, panels, strict=True)))
        await table.settled()
        acted = {row["seat"] for row in table.log[log:]}
        assert acted == {table.people.index(one) for one in asked}
        if rounds == 2:
            return
    assert rounds, "nobody was asked at the same time"
