"""What must be true of a bot once everything works again: all that is owed is done, and nothing was done wrongly."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from sqlalchemy import select

from bot.reconciler.diff import EditMessage, PostMessage, message_count, not_yet_pinged
from bot.screens.fair_play import DIGITS
from bot.store.schema import formers, guests, motions, seats
from bot.tables import Status, Table
from bot.tables.results import result_of
from tests.bot.at_table import plan
from tests.bot.faults.announced import check_announcements

if TYPE_CHECKING:
    from tests.bot.faults.world import World

NAMES = {1001: "Ana", 1002: "Ben", 1003: "Cleo", 1004: "Dan"}
NAMING = seats.c.user, formers.c.user, guests.c.user, motions.c.user
"""What a message in a channel may name people from."""


async def check(world: World) -> None:
    """Expect that everything is done that is owed to anybody, and nothing was done wrongly."""
    assert not world.wrong, world.wrong
    assert await world.tables.outbox.owed() == ()
    for number in await world.numbers():
        table = await world.tables.get(number)
        await world.contexts.load(table)
        _check_shown(world, table)
        await _check_result(world, table)
    await _check_names(world)
    if world.announces:
        await check_announcements(world)


async def _check_names(world: World) -> None:
    """Expect no message in a channel to name somebody whom no row names any more."""
    async with world.store._database.reading() as connection:
        rows = [await connection.scalars(select(column).distinct()) for column in NAMING]
        named = {user for users in rows for user in users}
    for message in world.discord.state.messages.values():
        if not message.deleted and message.ephemeral_for is None and message.channel > 0:
            said = {user for user, name in NAMES.items() if re.search(rf"\b{name}\b", message.text)}
            assert said <= named, (message.channel, message.text)


def _check_shown(world: World, table: Table) -> None:
    """Expect one table to be shown as it is."""
    if table.channel_ref.channel in world.discord.state.gone:
        # The bot learns of it when it has something to show there.
        assert not table.status.live or table.shown.board_version == table.version
        return
    boards, notes, about = world.boards(table), world.notes(table), f"table {table.id} {table.status} {table.shown}"
    assert not table.computer_due, about
    assert table.shown.sending is None, about
    assert not table.shown.discard, about
    assert not table.shown.invite, about
    assert not table.shown.letters, about
    assert not any(one.plain for one in (*boards, *notes)), (about, "no screen has taken the place of its words")
    match table.status:
        case Status.LOBBY:
            assert [one.version for one in notes] == [table.version], about
            assert boards == [], about
            _check_due(world, table, table.shown.note_version)
            called = {place: at for place, at in table.called_for.items() if message_count(table, place)}
            assert {(table.id, *one) for one in called.items()} <= world.called, about
            assert table.digest is not None
            assert table.digest[:DIGITS] in notes[0].text
        case Status.CANCELLED:
            assert notes == boards == [], about
        case _:
            assert notes == [], about
            assert [one.version for one in boards] == [table.version], (about, [one.version for one in boards])
            assert table.shown.board == boards[0].id, about
            _check_due(world, table, table.shown.board_version)
            note = world.discord.state.messages.get(table.shown.note or 0)
            if note is not None and not note.deleted:
                assert table.digest is not None
                assert table.digest[:DIGITS] in note.text
    for seat in table.asked:
        user = table.players[seat].user
        assert f"<@{user}>" in boards[0].text, about


async def _check_result(world: World, table: Table) -> None:
    """Expect the result of a game that is over and was dealt, and none of any other."""
    result = await world.store.results.of(table.id)
    assert (result is not None) == (table.status in (Status.FINISHED, Status.STOPPED)), f"table {table.id}"
    assert result == result_of(table), f"table {table.id}"
    rated = await world.store.ladders.of(table.id)
    begun = table.status in (Status.RUNNING, Status.FINISHED, Status.STOPPED)
    assert (rated is not None) == (begun and bool(table.rated)), f"table {table.id}"
    if rated is not None:
        assert (rated.settled is None) == table.is_rated_now, f"table {table.id}"
    if rated is not None and rated.settled is not None:
        places = {player.seat: player.place or 0 for player in rated.players}
        assert min(places.values()) == 1, f"table {table.id}"
        assert {places[seat] for seat in table.seats_given_up} <= {max(places.values())}, f"table {table.id}"


def _check_due(world: World, table: Table, version: int) -> None:
    """Expect that nothing is to be done for a table whose message shows this version."""
    due = plan(table, world.clock.now(), world.contexts.of(table))
    # After an outage a message may tell the earlier time, until the table wakes by it.
    known = isinstance(due, PostMessage | EditMessage) and version == table.version
    later = known and not not_yet_pinged(table, world.clock.now(), world.contexts.of(table))
    assert due is None or (later and world.heartbeat.of(table.channel_ref.guild).past), (due, table.id, table.shown)
