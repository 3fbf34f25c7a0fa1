"""The announcements that must be in a world, and what the bot knows of its channels."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.helpers.base36 import base36
from bot.screens.announcements import AnnouncementScreens
from bot.tables import Announcement, AnnouncementKind, ChannelRef, Status, Table, has_announced_result
from tests.bot.faults.discord import Message, read

if TYPE_CHECKING:
    from tests.bot.faults.world import World

NEWS = 90
"""The channel for announcements, where the server has one."""


class Channels:
    """What the library knows of channels: the bot may post in all; those of `private` are not everybody's."""

    def __init__(self, private: set[int]) -> None:
        self._private = private

    def is_public(self, channel: ChannelRef) -> bool:
        return channel.channel not in self._private

    def may_post(self, channel: ChannelRef) -> bool:
        return True

    def locale(self, guild: int) -> None:
        return None


async def check_announcements(world: World) -> None:
    """Expect just the announcements that must be there, each as the table is now."""
    there = list(world.discord.here(NEWS))
    for number in await world.numbers():
        table, rows = await world.tables.get(number), await world.tables.announcements.of(number)
        for kind in AnnouncementKind:
            nonce, row = f"{base36(number)}.", rows.get(kind)
            of_kind = [one for one in there if (one.nonce or "").startswith(nonce) and (one.nonce or "")[-1] == kind[0]]
            about = f"table {number} {table.status} {kind} {row} {[one.text for one in of_kind]}"
            assert row is None or row.sending is None, about
            assert len(of_kind) <= 1, about
            must = _must_be_there(world, table, kind)
            assert must is None or len(of_kind) == must, about
            for message in of_kind:
                there.remove(message)
                assert row is not None, about
                await _check_message(world, table, kind, row, message)
    assert not there, [message.text for message in there]


def _must_be_there(world: World, table: Table, kind: AnnouncementKind) -> bool | None:
    """Return whether a table must be announced, None where either is right."""
    if kind is AnnouncementKind.TABLE:
        return table.status is Status.LOBBY and table.channel_ref.channel not in world.private
    return has_announced_result(table) and (world.all_results or None)


async def _check_message(
    world: World, table: Table, kind: AnnouncementKind, row: Announcement, message: Message
) -> None:
    """Expect a message to have pinged nobody, and to say what there is to say now."""
    about = f"table {table.id} {kind} {row}"
    assert (row.message, row.channel, message.notified, message.roles) == (message.id, NEWS, (), ()), about
    assert kind is AnnouncementKind.TABLE or not row.owed, about
    hidden = await world.tables.announcements.hidden(table)
    screens = AnnouncementScreens(world.app)
    content = await screens.content(table, kind, row.mark, hidden=hidden, locale=None, known="")
    assert content.screen is not None
    assert read(content.screen)[1] == message.text, about
