"""People who want to be told directly: what becomes of it where that cannot be."""

from __future__ import annotations

from pathlib import Path

from bot.domain.ping_recipient import Seat
from bot.domain.preferences import ReminderTarget
from tests.bot.faults.scenarios import ANA, BEN, game, here
from tests.bot.faults.world import new_world


async def test_whoever_takes_no_direct_messages_is_called_at_the_table_at_once(tmp_path: Path) -> None:
    """No sweep has to come by for it."""
    world = await new_world(tmp_path)
    world.discord.closed = {ANA, BEN}
    for user in (ANA, BEN):
        await world.tables.people.choose_reminders(user, None, ReminderTarget.DIRECT)
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    table = await here(world)
    assert {(table.id, Seat(seat), decision) for seat, decision in table.asked.items()} == world.called
    assert await world.tables.outbox.owed() == ()
    await world.stop()
