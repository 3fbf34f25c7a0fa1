"""Every slash command with its completion, as people use them."""

from __future__ import annotations

from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import Answer, components_of, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable, People
from tests.e2e.harness import SELECT, Bot, ids, labels

pytestmark = pytest.mark.asyncio(loop_scope="module")


def names(answer: Answer) -> list[str]:
    assert answer.choices is not None
    return [choice["name"] for choice in answer.choices]


async def test_take_offers_the_first_four_cards_and_takes_one(new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    person = table.asked()[0]
    other = next(one for one in table.people if one is not person)
    offered = await person.complete(table.channel, "sobek take", "card")
    assert [name[:2] for name in names(offered)] == ["1:", "2:", "3:", "4:"]
    assert names(await person.complete(table.channel, "sobek take", "card", "2:")) == [names(offered)[1]]
    assert names(await other.complete(table.channel, "sobek take", "card")) == []
    answer = await person.command(table.channel, "sobek take", card=offered.choices[1]["value"])
    assert answer.ephemeral
    assert answer.text.startswith("You took ")
    await table.settled()
    assert [(row["seat"], row["code"]) for row in table.log] == [(table.people.index(person), "t.2")]
    await other.command(table.channel, "sobek take", card="1")
    assert len(table.log) == 2


async def test_characters_and_sets_are_completed_with_all_that_they_ask_for(new_table: NewTable) -> None:
    """Played until each of the two has been offered and used."""
    table, chance = new_table(1), Random(8)
    used: set[str] = set()
    await table.start(2, computers=1)
    for _ in range(120):
        if table.over:
            await table.host.press(table.board, "Rematch")  # alone it begins at once
            await table.settled()
        for command, option in (("character", "card"), ("set", "cards")):
            offered = (await table.host.complete(table.channel, f"sobek {command}", option)).choices or []
            assert len({choice["name"] for choice in offered}) == len(offered)
            if offered:
                rows = len(table.log)
                value = chance.choice(offered)["value"]
                answer = await table.host.command(table.channel, f"sobek {command}", **{option: value})
                assert answer.ephemeral
                mine = [row["code"] for row in table.log[rows:] if row["seat"] == 0]
                # A token that is the only one left is chosen by itself.
                assert mine[:1] == [value]
                used.add(command)
                break
        else:
            if not table.over:
                await table.turn(chance, take=0.9)
        if used == {"character", "set"}:
            return
        await table.settled()
    raise AssertionError(f"only {used} could be played")


async def test_hand_board_and_score_show_what_they_promise(new_table: NewTable) -> None:
    table = new_table(2)
    assert "There is no table in this channel" in (await table.host.command(table.channel, "sobek board")).text
    first = await table.start(2)
    hand = await table.people[1].command(table.channel, "sobek hand")
    assert hand.ephemeral
    assert hand.message["attachments"][0]["filename"] == "hand.png"
    assert hand.message["components"][0]["components"][0]["items"][0]["description"], "a picture has an alt text"
    again = await table.host.command(table.channel, "sobek board")
    assert again.ephemeral
    assert labels(again.message) == ["To the board"]
    board = await table.settled()
    assert board["id"] != first["id"]
    assert components_of(again.message)[0]["url"].endswith(f"/{board['id']}")
    score = await table.host.command(table.channel, "sobek score")
    assert score.ephemeral
    assert "No round" in score.text or "scored" in score.text


async def test_rules_and_help_are_at_hand_with_and_without_a_table(new_table: NewTable) -> None:
    table = new_table(1)
    topics = (await table.host.complete(table.channel, "sobek rules", "topic", "Sobek: 2 Players")).choices or []
    topics += (await table.host.complete(table.channel, "sobek rules", "topic")).choices or []
    assert 30 <= len(topics) <= 50
    games = {topic["value"].partition(".")[0] for topic in topics}
    assert games == {"sobek", "duel"}
    for topic in topics:
        page = await table.host.command(table.channel, "sobek rules", topic=topic["value"])
        assert page.ephemeral
        assert topic["name"].rpartition(": ")[2] in page.text
    assert "no such topic" in (await table.host.command(table.channel, "sobek rules", topic="chess")).text
    page = await table.host.command(table.channel, "sobek rules")
    for number, title in enumerate(("Sobek: 2 Players", "Sobek")):
        games, _ = (one for one in components_of(page.message) if one["type"] == SELECT)
        assert games["placeholder"] == ("Game: Sobek", "Game: Sobek: 2 Players")[number]
        value = next(option["value"] for option in games["options"] if option["label"] == title)
        other = await table.host.select(page.message, games["custom_id"], [value])
        assert other.message["id"] == page.message["id"]
        assert f"Rules of {title}" in other.text
        _, topics = (one for one in components_of(other.message) if one["type"] == SELECT)
        page = await table.host.select(other.message, topics["custom_id"], [topics["options"][3]["value"]])
        assert topics["options"][3]["label"] in page.text
    await table.start(2, computers=1)
    assert "Your turn" in (await table.host.command(table.channel, "sobek rules")).text
    overview = await table.host.command(table.channel, "sobek help")
    assert overview.ephemeral
    for name in ("learn", "new", "games"):
        assert f"</sobek {name}:" in overview.text
    overview = await table.host.press(overview.message, "All commands")
    for name in (
        "new",
        "take",
        "character",
        "set",
        "hand",
        "board",
        "score",
        "cards",
        "rules",
        "resign",
        "stop",
        "record",
    ):
        assert f"</sobek {name}:" in overview.text


async def test_a_record_is_there_when_the_game_is_over_and_not_before(new_table: NewTable) -> None:
    table = new_table(1)
    assert "only a finished game has one" in (await table.host.command(table.channel, "sobek record")).text
    await table.start(2, computers=1)
    assert "when it is over" in (await table.host.command(table.channel, "sobek record")).text


async def test_data_are_told_and_deleted(bot: Bot, new_table: NewTable) -> None:
    table, chance = new_table(2), Random(1)
    await table.start(2)
    leaver = table.people[1]
    page = await leaver.command(table.channel, "sobek privacy")
    assert page.ephemeral
    assert "one game" in page.text
    question = await leaver.press(page.message["id"], "Delete my data")
    assert "cannot be undone" in question.text
    assert bot.rows('SELECT * FROM seats WHERE "user" = ?', leaver.id)
    done = await leaver.press(question.message["id"], "Delete my data")
    assert "Nothing in these games identifies you" in done.text
    assert bot.rows('SELECT * FROM seats WHERE "user" = ?', leaver.id) == []
    await table.settled()
    assert table.asked() == [table.host], "a computer plays on in the seat"
    await table.turn(chance, take=1)
    assert "I keep nothing about you" in (await leaver.command(table.channel, "sobek privacy")).text


async def test_private_words_are_in_the_reader_s_language_and_public_ones_in_the_table_s(
    sandbox: Sandbox, new_table: NewTable, people: People
) -> None:
    table = new_table(1)
    await table.start(2, computers=1)
    guest = people(1)[0]
    guest.user.locale = "de"
    assert (await table.more(guest, "Punkte")).ephemeral
    assert labels(table.board)[4:] == ["My hand", "More"]


async def test_lobby_people_come_and_go(bot: Bot, new_table: NewTable, people: People) -> None:
    table, guest = new_table(2), people(1)[0]
    host, other = table.people
    lobby = await table.open(3)

    async def press(who: object, button: str) -> Answer:
        return await who.press(lobby["id"], button)  # type: ignore[attr-defined,no-any-return]

    assert "Only the host" in (await press(other, "Add a computer")).text
    assert "You already have a seat at this table" in (await press(other, "Join")).text
    assert "You have no seat here yet" in (await press(guest, "Leave")).text
    full = await press(host, "Add a computer")
    assert "3 of 3 seats taken" in full.text
    start = next(str(one) for one in ids(full.message) if one.verb is Verb.START)
    join = str(next(one for one in ids(lobby) if one.verb is Verb.JOIN))
    assert "All seats are taken" in (await guest.press(lobby["id"], join, stale=True)).text
    assert "Only the host" in (await press(other, "Start")).text
    assert "Cancel this table" not in labels(await table.options(guest))
    await table.option(host, "Remove a computer")
    await bot.sandbox.wait_for(lambda: "2 of 3 seats taken" in text_of(table.public[0]))
    assert "not enough players" in (await host.press(lobby["id"], start, stale=True)).text
    left = await press(host, "Leave")
    assert f"{other.user.global_name} (host)" in left.text
    assert "1 of 3 seats taken" in left.text
    assert (await table.call_off(other)).state in ("ok", "deferred")
    # Whoever is at work for the table shows it; the press is acknowledged beside that.
    await bot.sandbox.wait_for(lambda: "cancelled" in text_of(table.public[0]))
    assert table.row["status"] == "cancelled"
    # The channel is free again.
    assert not (await host.command(table.channel, "sobek new", seats=2)).ephemeral
    assert "already has a table" in (await other.command(table.channel, "sobek new", seats=2)).text
    assert "has no table" not in (await host.press(table.public[-1]["id"], "Leave")).text
    assert table.row["status"] == "cancelled"
    assert bot.rows("SELECT id FROM games WHERE channel = ? AND status = 'lobby'", table.id) == []
