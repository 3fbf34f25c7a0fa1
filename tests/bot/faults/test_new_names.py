"""A player who calls themselves differently now is called so at a table from their next press there on."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.interactions.custom_id import PressId, Verb
from bot.tables import Table
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, BEN, DAN, HERE, here, lobby, press, shown
from tests.bot.faults.world import NAMES, World, new_world

NEW = "Anastasia"


@pytest.fixture
def world(playing_world: World) -> World:
    """Give a world in which Ana and Ben play."""
    return playing_world


def asked(table: Table) -> tuple[int, str]:
    """Return the user who is asked, and something that they may do."""
    (seat,) = table.asked
    seen, user = table.seen_by(seat), table.players[seat].user
    assert seen is not None
    assert user is not None
    return user, seen.legal[0].code


def commits(world: World) -> int:
    return world.statements.count("COMMIT")


def seats_written(world: World) -> int:
    return sum(one.startswith("INSERT INTO seats") for one in world.statements)


async def stored(world: World) -> dict[int | None, str]:
    """Return the names of the players as the store has them."""
    table = await world.store.load((await here(world)).id)
    assert table is not None
    return {row.user: row.name for row in table.seats}


async def test_what_the_press_commits_stores_the_name_and_the_board_shows_it(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, code = asked(await here(world))
    monkeypatch.setitem(NAMES, user, NEW)
    world.statements.clear()
    await press(world, user, Verb.ACT, code)
    await world.clock.quiet()
    with_name = commits(world), seats_written(world)
    assert (await stored(world))[user] == NEW
    assert (await here(world)).players[(await here(world)).seat_of(user) or 0].name == NEW
    _, board = await shown(world)
    assert NEW in board.text
    await world.heal()
    await world.check()
    other, code = asked(await here(world))
    world.statements.clear()
    await press(world, other, Verb.ACT, code)
    await world.clock.quiet()
    assert with_name == (commits(world), 1)
    assert seats_written(world) == 0


async def test_a_press_that_only_looks_stores_the_name_by_itself_and_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await here(world)
    monkeypatch.setitem(NAMES, BEN, NEW)
    await press(world, BEN, Verb.HAND)
    await world.clock.quiet()
    assert await stored(world) == {ANA: NAMES[ANA], BEN: NEW}
    after = await here(world)
    assert (after.version, after.waiting, after.host) == (before.version, before.waiting, before.host)
    world.statements.clear()
    await press(world, BEN, Verb.HAND)
    await world.clock.quiet()
    assert seats_written(world) == 0


async def test_a_command_takes_a_name_over_as_well(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(NAMES, BEN, NEW)
    await world.command(BEN, HERE, "hand")
    await world.clock.quiet()
    assert (await stored(world))[BEN] == NEW


async def test_a_lobby_shows_the_name_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    world = await new_world(tmp_path)
    await lobby((ANA, BEN), size=3)(world)
    monkeypatch.setitem(NAMES, BEN, NEW)
    await press(world, BEN, Verb.OPTIONS)
    await world.clock.quiet()
    _, message = await shown(world)
    assert NEW in message.text
    await world.stop()


async def test_a_refused_press_keeps_the_name_for_the_next_commit(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, code = asked(await here(world))
    other = {ANA: BEN, BEN: ANA}[user]
    monkeypatch.setitem(NAMES, other, NEW)
    await press(world, other, Verb.ACT, code)
    await press(world, user, Verb.ACT, code)
    await world.clock.quiet()
    assert (await stored(world))[other] == NEW


async def test_a_name_that_was_changed_and_changed_back_is_the_old_one(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    user, code = asked(await here(world))
    other = {ANA: BEN, BEN: ANA}[user]
    before = NAMES[other]
    monkeypatch.setitem(NAMES, other, NEW)
    await press(world, other, Verb.ACT, code)
    monkeypatch.setitem(NAMES, other, before)
    await press(world, other, Verb.HAND)
    await press(world, user, Verb.ACT, code)
    await world.clock.quiet()
    assert (await stored(world))[other] == before


async def test_a_store_that_fails_loses_no_press_and_the_next_one_stores_the_name(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(NAMES, BEN, NEW)
    world.store_fault = lambda words: Fault.LOST if words.startswith("INSERT INTO seats") else None
    done = await press(world, BEN, Verb.HAND)
    await world.clock.quiet()
    assert done.shown[-1].ephemeral_for == BEN
    assert (await stored(world))[BEN] != NEW
    world.store_fault = lambda words: None
    await press(world, BEN, Verb.HAND)
    await world.clock.quiet()
    assert (await stored(world))[BEN] == NEW


@pytest.mark.parametrize("server", [None, 2])
async def test_the_name_in_another_server_or_a_direct_message_does_not_count(
    world: World, monkeypatch: pytest.MonkeyPatch, server: int | None
) -> None:
    monkeypatch.setitem(NAMES, BEN, NEW)
    table, message = await shown(world)
    await world.press(BEN, message, PressId(table.id, table.version, Verb.HAND), server=server)
    await world.clock.quiet()
    assert NEW not in (await stored(world)).values()


async def test_who_has_no_seat_changes_no_name(world: World) -> None:
    before = await stored(world)
    await press(world, DAN, Verb.SEE)
    await world.clock.quiet()
    assert await stored(world) == before
