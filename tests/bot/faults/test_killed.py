"""What a killed bot leaves behind is nobody's any more, here as on a real machine."""

from __future__ import annotations

from pathlib import Path

from tests.bot.faults.world import new_world


async def test_what_a_killed_bot_was_writing_does_not_lock_the_next_one_out(tmp_path: Path) -> None:
    world = await new_world(tmp_path)
    writing = await world.store._database._engine.connect()
    await writing.exec_driver_sql("BEGIN IMMEDIATE")
    await world.kill()
    async with world.store._database.writing() as connection:
        await connection.exec_driver_sql("DELETE FROM people")
    await world.stop()
