"""What people do at a table: done, stored, shown and answered."""

from __future__ import annotations

from pathlib import Path

from bot.interactions.custom_id import PressId, Verb
from tests.bot.faults.discord import Fault
from tests.bot.faults.scenarios import ANA, BEN, acting, game, here, press
from tests.bot.faults.world import World, new_world


def drawn_for(world: World, number: int) -> int | None:
    """Return the version of a table whose picture was begun last."""
    kept = world.app.pictures._pictures.get(number)
    return None if kept is None else kept[0].version


async def versions_while_stored(world: World, number: int) -> list[tuple[int, int | None]]:
    """Note at each stored change of a table its version in memory, and for which version a picture was begun."""
    noted: list[tuple[int, int | None]] = []

    def look(words: str) -> Fault | None:
        if words.startswith("UPDATE games"):
            noted.append((world.tables._repository.version(number) or 0, drawn_for(world, number)))
        return None

    world.store_fault = look
    return noted


async def test_the_board_is_drawn_while_the_press_is_being_stored(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    table = await here(world)
    noted = await versions_while_stored(world, table.id)
    await acting()(world)
    assert noted[0] == (table.version, (await here(world)).version)
    await world.stop()


async def test_the_board_is_drawn_while_an_action_is_being_taken_back(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    await game((ANA, BEN), seed=3)(world)
    await world.clock.quiet()
    table = await here(world)
    user = table.players[next(iter(table.asked))].user
    assert user is not None
    seen = table.seen_by(table.seat_of(user))
    board = world.board(table)
    assert seen is not None
    assert board is not None
    code = next(one.code for one in seen.legal if one.code.startswith("t."))
    await world.press(user, board, PressId(table.id, table.version, Verb.ACT, code))
    await world.clock.quiet()
    table = await here(world)
    assert table.take_back_refusal(user) is None
    noted = await versions_while_stored(world, table.id)
    await press(world, user, Verb.TAKE_BACK)
    assert noted[0] == (table.version, (await here(world)).version)
    await world.stop()
