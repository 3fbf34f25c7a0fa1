"""Buttons that no message of ours can have, or only one of another age: a kind answer, no exception, nothing done."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.scenarios import ANA, BEN, CLEO, TWO, game, shown
from tests.bot.faults.world import World, new_world
from tests.depth import some_of

HUGE = "9" * 20
ARGS = (
    "x",
    "|",
    "|||",
    "turn",
    "turn.f",
    "turn.x|t.1",
    "turn.f|zz",
    "turn.f|t.99",
    "turn.e|t.1",
    "turn.a|t.1",
    "dance.f|t.1",
    "lay.d",
    "turn.f|t|zzzzzzzzzzzzzzz",
    "turn.f|t|-1",
    "turn.f|t|1|0",
    "turn.f|t.1|1|99999999999",
    "turn|0",
    "turn|",
    "turn?",
    "openers",
    "opener",
    "role",
    "channels",
    "quiet.from",
    "quiet.x",
    "zone.hours",
    "city.1|0",
    "city.x|0",
    f"city.{HUGE}|0",
    "off",
    "add",
    "results",
    "results-shown",
    "ladders",
    "announcements",
    "games.x",
    f"games.{HUGE}",
    "game.99",
    "strike.99.yes",
    "restore",
    "people.-1",
    "exclude",
    f"exclude.{HUGE}.x",
    "readmit.x",
    "restart.dice.0",
    "restart.sobek.x",
    "log.\u0661",
    "pairs.99999999",
    "\u0661",
    "\U0001f40a" * 20,
)
VALUES: tuple[dict[str, Any], ...] = (
    {},
    {"values": []},
    {"values": [HUGE]},
    {"values": ["99999999999"]},
    {"values": ["-1"]},
    {"values": ["more"]},
    {"values": ["\u0664"]},
)
OF_TABLES = (
    Verb.PLAN,
    Verb.PLAN_PICK,
    Verb.PLAN_PLAY,
    Verb.PLAN_ALLOW,
    Verb.PLAN_MAKE,
    Verb.PLAN_DROP,
    Verb.PICK,
    Verb.PLAY,
    Verb.WATCH,
)
OF_PEOPLE = (Verb.SETTINGS, Verb.MANAGE_LADDERS, Verb.AVOID, Verb.PRIVACY)


@pytest.fixture
async def world(tmp_path: Path) -> AsyncIterator[World]:
    """Give a world in which Ana and Ben play."""
    world = await new_world(tmp_path)
    await game(TWO)(world)
    await world.clock.quiet()
    yield world
    await world.stop()


@some_of("verb", [*OF_TABLES, *OF_PEOPLE], 3)
async def test_whatever_a_button_carries_is_answered_kindly(
    world: World, verb: Verb, caplog: pytest.LogCaptureFixture
) -> None:
    """Whoever presses it, with whatever was chosen, and whatever table and version it names."""
    table, board = await shown(world)
    before = table._plans, table.version, table.watches, table.shown
    caplog.set_level(logging.ERROR)
    for place, arg in enumerate(ARGS):
        for number, data in enumerate(VALUES):
            user = (ANA, BEN, CLEO)[(place + number) % 3]
            about = 0 if verb in OF_PEOPLE else (table.id, table.id, table.id, 9999)[(place * 3 + number) % 4]
            press = PressId(about, (table.version, 0)[number % 2], verb, arg)
            done = await world.press(user, board, press, **data)
            assert done.told, press
            assert not caplog.records, (press, data, caplog.text)
    table = await world.tables.get(table.id)
    assert all(row.void == "draft" for row in table._plans)
    assert (before[0], table.version, table.watches, table.shown) == before


async def test_a_button_that_is_out_of_date_leads_on(world: World) -> None:
    """To the hand of a player, to what everybody can look up, or to the own tables where no game is known."""
    table, board = await shown(world)
    for user, about, verb, arg, way in (
        (ANA, table.id, Verb.PLAN, "dance", (Verb.HAND, "")),
        (CLEO, table.id, Verb.FIRSTS, "x", (Verb.MORE, "back")),
        (ANA, 0, Verb.AVOID, "x", (Verb.GAMES, "0.b")),
    ):
        verb, arg = (
            (Verb.PLAN, "dance") if about and user != CLEO else (Verb.FIRSTS, "x") if about else (Verb.AVOID, "x")
        )
        refused = await world.press(user, board, PressId(about, table.version, verb, arg))
        assert "out of date" in refused.told
        (answer,) = refused.shown
        assert [(one.verb, one.arg) for one in answer.ids] == [way]
        assert (await world.press(user, answer, answer.ids[0])).told


async def test_a_refusal_at_a_table_leads_to_what_is_so_now(world: World) -> None:
    """A player who is not asked finds their hand beside the refusal, somebody who watches what there is to see."""
    table, board = await shown(world)
    idle = next(user for user in table.people if table.seat_of(user) not in table.asked)
    for user, verb in ((idle, Verb.HAND), (CLEO, Verb.MORE)):
        refused = await world.press(user, board, PressId(table.id, table.version, Verb.ACT, "t.1"))
        (answer,) = refused.shown
        assert [one.verb for one in answer.ids] == [verb]


@pytest.mark.parametrize(("verb", "arg"), [(Verb.PICK, "t|0|0"), (Verb.PLAN_PICK, "turn.f|t|0|0")])
async def test_a_card_that_no_select_can_have_is_not_marked(
    world: World, verb: Verb, arg: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A mask of so many cards would be larger than any machine."""
    table, board = await shown(world)
    asked = table.players[min(table.asked)].user or 0
    user = asked if verb is Verb.PICK else next(one for one in table.people if one != asked)
    seen = table.seen_by(table.seat_of(user))
    assert seen is not None
    version = table.version if verb is Verb.PICK else seen.mark
    done = await world.press(user, board, PressId(table.id, version, verb, arg), values=["99999999999"])
    assert "out of date" in done.told
    assert not caplog.records
