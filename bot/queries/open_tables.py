"""The tables that a user could join: lobbies and open seats of a server, in channels that the user may view."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.interactions.bot_permissions import has_bot
from bot.tables import FoundTable, Status, Table, Tables, open_seats


@dataclass(frozen=True, slots=True)
class OpenTables:
    """The ids of tables with room for the user; for those on the shown page also the tables."""

    lobbies: tuple[int, ...] = ()
    seats: tuple[int, ...] = ()
    tables: Mapping[int, Table] = field(default_factory=dict)

    @property
    def all(self) -> tuple[int, ...]:
        """Return the ids of all tables, in order."""
        return (*self.lobbies, *self.seats)


NO_OPEN_TABLES = OpenTables()


async def find_open_tables(tables: Tables, interaction: discord.Interaction[Any], known: Iterable[Table]) -> OpenTables:
    """Return the open tables of the server in which the user asks; none outside of a server.

    Args:
        tables: all tables.
        interaction: the user's interaction; it tells which channels the user may view.
        known: tables that are shown to the user anyway.

    Raises:
        TableError: STORE.
    """
    guild, user = interaction.guild_id, interaction.user.id
    if guild is None or not has_bot(interaction):
        return NO_OPEN_TABLES
    known_ids = {table.id for table in known}

    def visible(found: Iterable[FoundTable]) -> tuple[int, ...]:
        return tuple(one.game for one in found if one.game not in known_ids and may_view(interaction, one.channel))

    lobbies = visible(await tables.joinable_tables.lobbies(guild, user))
    return OpenTables(lobbies, visible(await tables.joinable_tables.open_seats(guild, user)))


async def read_open_tables(tables: Tables, near: OpenTables, numbers: Iterable[int]) -> OpenTables:
    """Return the same with some of the tables themselves; a table without room by now is left out.

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
    return OpenTables(near.lobbies, near.seats, found)


def may_view(interaction: discord.Interaction[Any], channel: int) -> bool:
    """Return whether the user may view a channel of the server, as far as that is known without a request.

    Everybody who may view a channel may view its public threads. The members of a private thread are not known, so the
    answer is no.
    """
    guild, member = interaction.guild, interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return False
    found: Any = guild.get_channel_or_thread(channel)
    if isinstance(found, discord.Thread):
        found = None if found.is_private() else found.parent
    return found is not None and bool(found.permissions_for(member).view_channel)
