"""A whole game of three people, from /sobek new to the ranking and the rematch, the bot restarted in the middle."""

from __future__ import annotations

import hashlib
import json
import re
from random import Random

import pytest

from engine.sobek import RULES
from sandbox.person import text_of
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Bot, file_of, labels, version_of

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.thorough
async def test_three_people_play_to_the_ranking_while_the_bot_is_restarted(bot: Bot, new_table: NewTable) -> None:
    table, chance = new_table(3), Random(7)
    lobby = await table.open(3)
    digest = re.search(r"Fair deal: `([0-9a-f]{32})…`", text_of(lobby))
    assert digest is not None
    await table.host.press(lobby["id"], "Start")
    await table.settled()
    turns = restarts = asked_anew = redraws = 0
    while not table.over:
        await table.quiet()
        before, asked, requests = table.board, set(table.asked()), len(bot.sandbox.requests)
        person, answer = await table.turn(chance)
        assert answer.state in ("ok", "deferred"), "deferred: the board itself is the answer"
        now = set(table.asked())
        if not table.over:
            called = {one for one in table.people if str(one.id) in table.board["mentions"]}
            if table.board["id"] == before["id"]:
                assert now <= asked | {person}, "a board that asks somebody else is posted anew"
            else:
                assert called == now - (asked - {person}), "exactly those who are asked anew are called"
                assert now - asked - {person} or restarts, "who was asked already is not called again"
        await table.quiet()
        sent = [f"{one.method} {one.path}" for one in list(bot.sandbox.requests)[requests:]]
        # What deletes a panel that another has replaced has a token of its own, which counts for no bot.
        # Whoever has just begun looks once which icons there are, whatever is played.
        sent = [one for one in sent if not one.startswith(("DELETE /webhooks/", "GET /applications/"))]
        # A hand that waited is drawn again when its player is asked, by the token of the press that opened it.
        tokens = {one.split("/")[3] for one in sent if "/callback" in one}
        redrawn = [one for one in sent if one.startswith("PATCH /webhooks/") and one.split("/")[3] not in tokens]
        asked_anew += len(now - asked)
        redraws += len(redrawn)
        assert redraws <= asked_anew, "once at most, perhaps after the next press"
        sent = [one for one in sent if one not in redrawn]
        panels = sum("/callback" in one for one in sent) - 1
        # The answer to the press, the ping, the edit that makes it the new board, and the deletion of the old one.
        assert len(sent) - panels <= 4, f"at most 4 requests a turn, not {sent}"
        turns += 1
        if turns in (12, 30):
            assert await bot.stop() == 0
            await bot.start()
            restarts += 1
    assert restarts == 2

    last = table.board
    assert "The game is over" in text_of(last)
    assert labels(last) == ["Rematch", "History", "Scores", "More", "Review my game"]
    answer = await table.host.command(table.channel, "sobek record")
    record = json.loads(file_of(bot.sandbox, answer.message))
    assert hashlib.sha256(record["seed"].encode("ascii")).hexdigest() == record["seed_sha256"]
    assert record["seed_sha256"].startswith(digest[1])
    assert f"`{record['seed']}`" in (await table.host.press(last, "More")).text
    note = next(one for one in table.public if one["id"] == lobby["id"])
    assert digest[1] in text_of(note), "what the deal was bound to can still be read when it is over"
    assert labels(note) == []
    played = [(row["seat"], row["code"]) for row in table.log]
    assert record == json.loads(json.dumps(RULES.record(3, {}, record["seed"], played)))
    for rank, seat in enumerate(sorted(range(3), key=lambda seat: -record["final"]["scores"][seat])):
        points, name = record["final"]["scores"][seat], table.people[seat].user.global_name
        assert re.search(rf"{name}: (winner, )?{points} points?, round 1", str(last["components"])), rank

    again = await table.people[1].press(last, "Rematch")
    assert not again.ephemeral
    assert f"{table.people[1].user.global_name} (host)" in again.text
    assert "1 of 3 seats taken" in again.text
    refused = await table.people[2].press(last, "Rematch")
    assert refused.ephemeral
    assert "This channel already has a table" in refused.text
    await table.people[2].press(again.message["id"], "Join")
    assert version_of(table.public[-1]) == 1


async def test_alone_against_computers_the_board_is_edited_until_something_private_lies_below_it(
    bot: Bot, new_table: NewTable
) -> None:
    table, chance = new_table(1), Random(3)
    await table.start(3, computers=2)
    for turn in range(8):
        if turn % 2:
            await table.host.press(table.board, "My hand")
        before, below = table.board, table.host.sees(table.channel)[-1]["ephemeral"]
        requests = len(bot.sandbox.requests)
        await table.turn(chance, take=1.0)
        await table.quiet()
        # It is always the same person's turn again: an edit is enough, and nobody is ever called. A new hand comes in
        # the place of what lay below.
        comes = below and not table.host.sees(table.channel)[-1]["ephemeral"]
        assert (table.board["id"] != before["id"]) is comes
        assert table.board["mentions"] == [] or not comes
        sent = [(one.method, one.path) for one in list(bot.sandbox.requests)[requests:]]
        counted = [path for _, path in sent if path.startswith("/channels")]
        assert len(counted) <= (2 if comes else 1), "a new board and the old one's end, or an edit"
        assert sum(path.startswith("/interactions") for _, path in sent) == 1
