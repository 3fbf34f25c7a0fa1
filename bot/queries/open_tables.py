"""Where somebody could sit down: open lobbies and open seats of a server, out of channels that he may view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.interactions.contexts import has_bot
from bot.tables import FoundTable, Status, Table, Tables, open_seats


@dataclass(frozen=True, slots=True)
class Nearby:
    """Tables of a server with room for somebody, by their numbers; of those on the page in view also what they are."""

    lobbies: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    tables: Mapping[int, Table] = field(default_factory=dict)

    @property
    def all(self) -> tuple[int, ...]:
        """Every table, in order."""
        return (*self.lobbies, *self.seats)


NOTHING_NEAR = Nearby()


async def look_around(tables: Tables, interaction: discord.Interaction[Any], known: Iterable[Table]) -> Nearby:
    """Return what there is in the server where somebody asks; elsewhere nothing.

    Args:
        tables: all tables.
        interaction: his; it tells which channels he may view.
        known: tables that are told to him anyway.

    Raises:
        TableError: STORE.
    """
    guild, user = interaction.guild_id, interaction.user.id
    if guild is None or not has_bot(interaction):
        return NOTHING_NEAR
    told = {table.id for table in known}

    def seen(found: Iterable[FoundTable]) -> tuple[int, ...]:
        return tuple(one.game for one in found if one.game not in told and may_view(interaction, one.channel))

    return Nearby(
        seen(await tables.table_search.lobbies(guild, user)), seen(await tables.table_search.open_seats(guild, user))
    )


async def read(tables: Tables, near: Nearby, numbers: Iterable[int]) -> Nearby:
    """Return the same with what some of the tables are; one that has changed meanwhile is left out.

    Raises:
        TableError: STORE.
    """
    found = {}
    for number in numbers:
        table = await tables.get(number)
        lobby = table.status is Status.LOBBY and table.room
        running = table.status is Status.RUNNING and table.dealt and open_seats(table)
        if lobby if number in near.lobbies else running:
            found[number] = table
    return Nearby(near.lobbies, near.seats, found)


def may_view(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Whether somebody may view a channel of the server where he asks, as far as is known without a request.

    A public thread is viewed by whoever views its channel. Who is in a private one is not known, so nobody may.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    found: Any = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and bool(found.permissions_for(member).view_channel)
