"""Deciding in advance in the sandbox: three presses, and a turn plays itself; nobody is called or told too much."""

from __future__ import annotations

import pytest

from bot.interactions.custom_id import Verb
from bot.reconciler.due_actions import PLAN_DELAY
from sandbox.person import Person, text_of
from sandbox.server import Sandbox
from tests.e2e.conftest import NewTable
from tests.e2e.harness import Json, Table, ids

pytestmark = pytest.mark.asyncio(loop_scope="module")


def button(message: Json, verb: Verb, arg: str = "") -> str:
    return next(str(one) for one in ids(message) if one.verb is verb and arg in one.arg)


async def plan(table: Table, who: Person, code: str) -> Json:
    """Let somebody decide what he takes: plan, the card, save; give the panel that says so."""
    panel = await who.press(table.board, "My hand")
    chosen = await who.press(panel.message, button(panel.message, Verb.PLAN, "turn"))
    draft = await who.press(chosen.message, button(chosen.message, Verb.PLAN, f"|{code}"))
    saved = await who.press(draft.message, button(draft.message, Verb.PLAN_MAKE))
    assert "Your plan is saved." in text_of(saved.message)
    return saved.message


def moves(table: Table) -> list[tuple[str, int]]:
    return [(row["entry"], row["seat"]) for row in table.log]


async def take(table: Table, who: Person, code: str) -> None:
    await who.press(table.board, button(table.board, Verb.ACT, code), wait=0.2)


async def test_a_plan_is_played_two_minutes_after_its_turn_comes(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    (first,) = table.asked()
    (planner,) = (one for one in table.people if one is not first)
    before = table.board
    panel = await plan(table, planner, "t.2")
    assert "Your plan for your next turn" in text_of(panel)
    assert table.board == before, "nobody sees anything of it"
    await take(table, first, "t.1")
    await sandbox.wait_for(lambda: table.shown() and table.asked() == [planner])
    assert str(planner.id) not in table.board["mentions"], "he is not called to what he has decided"
    assert "plan" not in text_of(table.board).casefold()
    sandbox.move_clock(PLAN_DELAY + 5)
    await sandbox.wait_for(lambda: len(table.log) == 2)
    await sandbox.wait_for(lambda: table.shown() and table.asked() == [first])
    assert [entry for entry, _ in moves(table)] == ["play", "play"]
    assert str(first.id) in table.board["mentions"]
    assert "plan" not in text_of(table.board).casefold()
    panel = (await planner.press(table.board, "My hand")).message
    assert "Your plan was played:" in text_of(panel)
    assert "Drop this plan" not in text_of(panel)
    other = (await first.press(table.board, "My hand")).message
    assert "Your plan" not in text_of(other)


async def test_a_plan_that_came_to_nothing_calls_its_owner_and_tells_him_alone_why(
    sandbox: Sandbox, new_table: NewTable
) -> None:
    table = new_table(2)
    await table.start(2)
    (first,) = table.asked()
    (planner,) = (one for one in table.people if one is not first)
    await plan(table, planner, "t.1")
    await take(table, first, "t.1")
    await sandbox.wait_for(lambda: table.shown() and str(planner.id) in table.board["mentions"])
    assert "plan" not in text_of(table.board).casefold()
    panel = await planner.press(table.board, "My hand")
    assert "Dropped: what you wanted is no longer possible." in text_of(panel.message)
    sandbox.move_clock(PLAN_DELAY + 5)
    await table.quiet()
    assert len(table.log) == 1
    await take(table, planner, "t.1")
    await sandbox.wait_for(lambda: table.shown() and table.asked() == [first])
    assert table.bot.rows("SELECT * FROM plans WHERE game = ?", table.row["id"]) == []


async def test_a_plan_is_dropped_in_my_hand(sandbox: Sandbox, new_table: NewTable) -> None:
    table = new_table(2)
    await table.start(2)
    (first,) = table.asked()
    (planner,) = (one for one in table.people if one is not first)
    panel = await plan(table, planner, "t.2")
    dropped = await planner.press(panel, "Drop this plan")
    assert "Your plan is dropped." in text_of(dropped.message)
    assert "Your plan for" not in text_of(dropped.message)
    await take(table, first, "t.1")
    await sandbox.wait_for(lambda: table.shown() and str(planner.id) in table.board["mentions"])
