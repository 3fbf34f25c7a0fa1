"""One private panel: a new one takes the place of the one before, and its token is known to nobody."""

from __future__ import annotations

import gzip
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.interactions.custom_id import Verb
from sandbox.faults import Fault
from sandbox.person import Person, components_of
from sandbox.server import Sandbox
from tests.e2e.harness import Bot, Json, Table, file_of, ids

HOOKS = r"^/webhooks/"


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    """Give a channel with one person, and a bot that tells all that it tells to those who look for a fault."""
    async with Sandbox() as sandbox:
        bot = Bot(sandbox, tmp_path)
        await bot.start(LOG_LEVEL="DEBUG")
        sandbox.world.add_channel("alone")
        yield Table(bot, "alone", sandbox.person("Nefertari"))
        assert await bot.stop() == 0
        assert "Traceback" not in bot.log
        assert sandbox.warnings == []


def private(table: Table, person: Person | None = None) -> list[Json]:
    """Give the private messages that lie in the channel, oldest first."""
    return [one for one in (person or table.host).sees(table.channel) if one["ephemeral"]]


def tokens(table: Table) -> list[str]:
    """Give the tokens of all interactions so far."""
    return [one.token for one in table.sandbox.interactions._known.values()]


async def rest(table: Table, most: int) -> None:
    """Wait until no more than so many private messages lie there: old ones are deleted beside everything else."""
    await table.sandbox.wait_for(lambda: len(private(table)) <= most)


@pytest.mark.thorough
async def test_a_whole_game_alone_leaves_at_most_six_private_messages(table: Table) -> None:
    """However it is played; and no token of theirs is in the log, in the store or among a person's data."""
    chance = Random(5)
    await table.start(3, computers=2)
    shown = 0
    while not table.over:
        before = {one["id"] for one in private(table)}
        await table.turn(chance, take=0.5)
        await rest(table, 6)
        shown += len({one["id"] for one in private(table)} - before)
    assert shown > 10, "each of them took the place of another"
    await table.more(table.host, "Scores")
    await rest(table, 6)

    page = (await table.host.command(table.channel, "sobek privacy")).message
    button = next(str(one) for one in ids(page) if one.verb is Verb.EXPORT)
    export = file_of(table.sandbox, (await table.host.press(page, button)).message)
    stored = b"".join(file.read_bytes() for file in table.bot.folder.glob("games.sqlite3*"))
    told = stored + table.bot.log.encode() + (gzip.decompress(export) if export[:2] == b"\x1f\x8b" else export)
    assert len(tokens(table)) > 20
    assert not [token for token in tokens(table) if token.encode() in told]


async def test_pages_and_the_panel_are_one_each(table: Table) -> None:
    await table.start(2, computers=1)
    for button in ("Rules", "Scores", "Board as text"):
        await table.host.press(table.board, "My hand")
        await table.more(table.host, button)
    await table.host.press(table.board, "My hand")
    await rest(table, 2)
    page, panel = private(table)
    offered = [{one.verb for one in ids(message)} & {Verb.ACT, Verb.BRANCH} for message in (page, panel)]
    assert list(map(bool, offered)) == [False, True]


async def test_what_a_tap_on_the_board_tells_comes_with_a_new_hand(table: Table) -> None:
    """A face-down card is told with the hand that it came to, and the panel before is gone."""
    chance = Random(1)
    for _ in range(40):
        await table.start(2, computers=1) if not table.boards else None
        down = next((one for one in components_of(table.board) if "Face down" in one.get("label", "")), None)
        if down is not None:
            break
        await table.turn(chance, take=1)
    assert down is not None
    await table.host.press(table.board, "My hand")
    board = table.board["id"]
    answer = await table.host.press(table.board, down["custom_id"])
    await table.settled()
    await rest(table, 1)
    assert answer.ephemeral
    assert answer.message["attachments"], "the hand itself"
    assert [one["id"] for one in private(table)] == [answer.message["id"]]
    assert table.board["id"] == board, "what lay below it is gone, so it stays above the new hand"
    assert table.host.sees(table.channel)[-1]["id"] == answer.message["id"]


async def test_a_deletion_that_fails_or_comes_too_late_does_no_harm(table: Table) -> None:
    """The old panel stays, play goes on, and nothing is said of it."""
    sandbox = table.sandbox
    await table.start(2, computers=1)
    await table.host.press(table.board, "My hand")
    sandbox.faults.add(Fault("status", method="DELETE", path=HOOKS, status=404))
    sandbox.faults.add(Fault("status", method="DELETE", path=HOOKS, status=403))
    for left in (2, 3):
        answer = await table.host.press(table.board, "My hand")
        await table.quiet()
        assert answer.state == "ok"
        assert len(private(table)) == left
    # Fifteen minutes later the token is good for nothing.
    sandbox.move_clock(16 * 60)
    answer = await table.host.press(table.board, "My hand")
    await table.quiet()
    assert answer.state == "ok"
    assert len(private(table)) == 4
    choice = next(str(one) for one in ids(answer.message) if one.verb is Verb.ACT)
    assert (await table.host.press(answer.message, choice)).state == "ok"
    await table.settled()
    assert "webhooks/" not in table.bot.log
