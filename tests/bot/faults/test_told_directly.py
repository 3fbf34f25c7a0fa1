"""People who want to be told directly: what becomes of it where that cannot be."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

from discord import Locale

from bot.domain.ping_recipient import Seat
from bot.domain.preferences import ReminderTarget
from bot.queries.ladders import Ladders
from bot.screens.table_messages import TableScreens
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


async def test_whoever_is_told_directly_is_told_in_the_language_of_their_client(tmp_path: Path) -> None:
    """The table's is English; Ana's client is German, and Ben has chosen French."""
    world = await new_world(tmp_path)
    await game((ANA, BEN))(world)
    await world.clock.quiet()
    for user in (ANA, BEN):
        await world.tables.people.choose_reminders(user, None, ReminderTarget.DIRECT)
    await world.app.languages.choose(BEN, "fr")
    await world.app.languages.reader_of(
        cast(Any, SimpleNamespace(user=SimpleNamespace(id=ANA), locale=Locale.german, guild_id=1, guild_locale=None))
    )
    table = await here(world)
    screens = TableScreens(world.app, world.contexts, world.clock, Ladders(world.tables, world.clock))
    for seat, language in ((0, "de"), (1, "fr")):
        assert table.players[seat].user == (ANA, BEN)[seat]
        said = world.app.words.note(language, "snooze-morning")
        letter = await screens.letter(table, seat, 1, "")
        assert said in str(cast(Any, letter.view).to_components())
        ping = await screens.letter_ping(table, seat, 1, "", None)
        assert ping.content == world.app.words.note(
            language, "letter-call", place=f"<#{table.channel_ref.channel}>", game="Sobek"
        )
    await world.stop()
