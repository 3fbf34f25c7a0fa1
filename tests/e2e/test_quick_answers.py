"""People who answer while Discord is slow: whoever is asked again is called again."""

from __future__ import annotations

import pytest

from bot.interactions.custom_id import Verb
from sandbox.person import Answer, Person
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Table, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_who_is_asked_again_while_the_old_board_still_goes_is_called(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    """One acts, the other answers at once, and the first board is still being deleted: the first one is called anew."""
    table = new_table(2)
    await table.start(2)
    first = table.asked()[0]
    second = next(one for one in table.people if one is not first)
    sandbox.fail("slow", method="DELETE", path=r"/messages/\d+$", seconds=1.0)
    await take(table, first)
    await sandbox.wait_for(lambda: table.asked() == [second])
    assert len(table.boards) == 2, "the old board is still there"
    await table.done(take(table, second))
    board = table.board
    assert table.asked() == [first]
    assert str(first.id) in board["mentions"]
    assert len(table.log) == 2


async def take(table: Table, person: Person) -> Answer:
    """Take a card that is one tap away."""
    takes = [one for one in ids(table.board) if one.verb is Verb.ACT]
    return await person.press(table.board, str(takes[0]), wait=0.1)
